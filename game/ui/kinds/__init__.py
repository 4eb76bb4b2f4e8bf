"""The kinds of parts a table is made of: data/<game>/screen.yaml names them, the table scene makes them from KINDS.

A kind is a class in a module beside this one; explicit, so that a reader finds all of them here.
"""

from __future__ import annotations

from game.ui.kinds.hex_board import HexBoard
from game.ui.kinds.part import Host, Part, PartSpec, Shown
from game.ui.kinds.tile_hand import TileHand

KINDS: dict[str, type[Part]] = {
    "hex_board": HexBoard,
    "tile_hand": TileHand,
}

__all__ = ["KINDS", "Host", "Part", "PartSpec", "Shown"]
