"""The kinds of parts that only the table of Glen More II has, by the names that its screen.yaml gives them."""

from __future__ import annotations

from game.ui.games.glen_more.parts.chronicle_lands import ChronicleLands
from game.ui.games.glen_more.parts.chronicle_sheet import ChronicleSheet
from game.ui.games.glen_more.parts.chronicle_strip import ChronicleStrip
from game.ui.games.glen_more.parts.clan_sheet import ClanSheet
from game.ui.games.glen_more.parts.large_shelf import LargeShelf
from game.ui.games.glen_more.parts.large_stacks import LargeStacks
from game.ui.games.glen_more.parts.rondel import RondelPart
from game.ui.games.glen_more.parts.scoring_sheet import ScoringSheet
from game.ui.games.glen_more.parts.shelf import Shelf
from game.ui.games.glen_more.parts.stacks_panel import StacksPanel
from game.ui.games.glen_more.parts.territory import TerritoryPart
from game.ui.games.glen_more.parts.tile_gallery import TileGallery
from game.ui.kinds import Part

KINDS: dict[str, type[Part]] = {
    "chronicle_lands": ChronicleLands,
    "chronicle_sheet": ChronicleSheet,
    "chronicle_strip": ChronicleStrip,
    "clan_sheet": ClanSheet,
    "rondel": RondelPart,
    "scoring_sheet": ScoringSheet,
    "shelf": Shelf,
    "stacks_panel": StacksPanel,
    "territory": TerritoryPart,
    "tile_gallery": TileGallery,
}
LARGE: dict[str, type[Part]] = {"shelf": LargeShelf, "stacks_panel": LargeStacks}
"""Their other form with large type."""
