"""The kinds of parts that only the table of Scythe has, by the names that its screen.yaml gives them."""

from __future__ import annotations

from game.ui.games.scythe.parts.battle import BattleSheet
from game.ui.games.scythe.parts.count_card import CountCard
from game.ui.games.scythe.parts.desk import WarDesk
from game.ui.games.scythe.parts.map import WarMap
from game.ui.games.scythe.parts.mats import ActionMat, FactionPlates, SeatRows
from game.ui.games.scythe.parts.roles import RolePage
from game.ui.games.scythe.parts.sheets import DealSheet, EncounterSheet, FactorySheet
from game.ui.games.scythe.parts.tiers import PopularityTiers
from game.ui.games.scythe.parts.tracks import BonusTile, FactoryPile, FactoryPlate, TriumphTrack, WarTracks
from game.ui.games.scythe.parts.war_hand import WarHand
from game.ui.kinds import Part

KINDS: dict[str, type[Part]] = {
    "war_map": WarMap,
    "seat_rows": SeatRows,
    "war_tracks": WarTracks,
    "faction_plates": FactionPlates,
    "action_mat": ActionMat,
    "war_hand": WarHand,
    "war_desk": WarDesk,
    "triumph_track": TriumphTrack,
    "bonus_tile": BonusTile,
    "factory_pile": FactoryPile,
    "factory_plate": FactoryPlate,
    "encounter_sheet": EncounterSheet,
    "factory_sheet": FactorySheet,
    "deal_sheet": DealSheet,
    "role_page": RolePage,
    "battle_sheet": BattleSheet,
    "popularity_tiers": PopularityTiers,
    "count_card": CountCard,
}
