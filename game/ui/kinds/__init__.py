"""The kinds of parts a table is made of: data/<game>/screen.yaml names them, the table scene makes them from KINDS.

A kind is a class in a module beside this one; explicit, so that a reader finds all of them here.
"""

from __future__ import annotations

from game.ui.kinds.choice_tray import ChoiceTray
from game.ui.kinds.chronicle_lands import ChronicleLands
from game.ui.kinds.chronicle_sheet import ChronicleSheet
from game.ui.kinds.chronicle_strip import ChronicleStrip
from game.ui.kinds.clan_sheet import ClanSheet
from game.ui.kinds.hex_board import HexBoard
from game.ui.kinds.land_board import LandBoard
from game.ui.kinds.offer_rows import OfferRows
from game.ui.kinds.part import Host, Part, PartSpec, Shown
from game.ui.kinds.price_screen import PriceScreen
from game.ui.kinds.purse_dock import PurseDock
from game.ui.kinds.rondel import RondelPart
from game.ui.kinds.round_strip import RoundStrip
from game.ui.kinds.scored_lands import ScoredLands
from game.ui.kinds.scoring_column import ScoringColumn
from game.ui.kinds.scoring_sheet import ScoringSheet
from game.ui.kinds.shelf import Shelf
from game.ui.kinds.stacks_panel import StacksPanel
from game.ui.kinds.territory import TerritoryPart
from game.ui.kinds.tile_dock import TileDock
from game.ui.kinds.tile_gallery import TileGallery
from game.ui.kinds.tile_hand import TileHand
from game.ui.kinds.war_battle import BattleSheet
from game.ui.kinds.war_map import WarMap
from game.ui.kinds.war_mats import ActionMat, FactionPlates, SeatRows, WarHand
from game.ui.kinds.war_sheets import DealSheet, EncounterSheet, FactorySheet
from game.ui.kinds.war_tracks import BonusTile, FactoryPile, FactoryPlate, TriumphTrack, WarTracks

KINDS: dict[str, type[Part]] = {
    "choice_tray": ChoiceTray,
    "chronicle_lands": ChronicleLands,
    "chronicle_sheet": ChronicleSheet,
    "chronicle_strip": ChronicleStrip,
    "clan_sheet": ClanSheet,
    "hex_board": HexBoard,
    "land_board": LandBoard,
    "offer_rows": OfferRows,
    "price_screen": PriceScreen,
    "purse_dock": PurseDock,
    "rondel": RondelPart,
    "round_strip": RoundStrip,
    "scored_lands": ScoredLands,
    "scoring_column": ScoringColumn,
    "scoring_sheet": ScoringSheet,
    "shelf": Shelf,
    "stacks_panel": StacksPanel,
    "territory": TerritoryPart,
    "tile_dock": TileDock,
    "tile_gallery": TileGallery,
    "tile_hand": TileHand,
    "war_map": WarMap,
    "seat_rows": SeatRows,
    "war_tracks": WarTracks,
    "faction_plates": FactionPlates,
    "action_mat": ActionMat,
    "war_hand": WarHand,
    "triumph_track": TriumphTrack,
    "bonus_tile": BonusTile,
    "factory_pile": FactoryPile,
    "factory_plate": FactoryPlate,
    "encounter_sheet": EncounterSheet,
    "factory_sheet": FactorySheet,
    "deal_sheet": DealSheet,
    "battle_sheet": BattleSheet,
}

__all__ = ["KINDS", "Host", "Part", "PartSpec", "Shown"]
