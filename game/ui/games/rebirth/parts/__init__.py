"""The kinds of parts that only the table of Rebirth has, by the names that its screen.yaml gives them."""

from __future__ import annotations

from game.ui.games.rebirth.parts.hex_board import HexBoard
from game.ui.games.rebirth.parts.tile_hand import TileHand
from game.ui.kinds import Part

KINDS: dict[str, type[Part]] = {"hex_board": HexBoard, "tile_hand": TileHand}
