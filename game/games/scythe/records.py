"""What stands in data/scythe/*.yaml, as typed records: an unknown key or word is refused with its line."""

from __future__ import annotations

from typing import Literal

from game.core.catalogue import Record
from game.games.scythe.terms import (
    AbilityId,
    Bonus,
    Bottom,
    Goods,
    Measure,
    MechId,
    Resource,
    Star,
    StructureKind,
    Terrain,
    TieBreaker,
    Top,
    Yield,
)


class TerrainRecord(Record, frozen=True):
    id: Terrain
    produces: Resource | Literal["worker"] | None = None
    lake: bool = False


class Ability(Record, frozen=True):
    """The faction's own ability; the numbers belong to one of them each."""

    id: AbilityId
    onto_terrains: tuple[Terrain, ...] = ()
    """Swim: where workers may go across a river."""
    combat_cards_per_turn: int = 0
    unlimited_stars: tuple[Star, ...] = ()
    options_per_encounter: int = 1


class Mech(Record, frozen=True):
    """What the character and all mechs can do once this mech is on the map; numbers belong to one of them each."""

    id: MechId
    cross_river_onto: tuple[Terrain, ...] = ()
    extra_steps: int = 0
    extra_combat_cards: int = 0
    steal_combat_cards: int = 0
    pay: Goods = {}
    opponent_loses: Goods = {}


class Faction(Record, frozen=True):
    id: str
    colour: Literal["blue", "red", "yellow", "black", "white"]
    home_base: str
    start_workers: tuple[str, str]
    start_power: int
    start_combat_cards: int
    ability: Ability
    mechs: tuple[Mech, Mech, Mech, Mech]


class Common(Record, frozen=True):
    """The pieces of every faction."""

    characters: int
    mechs: int
    workers: int
    workers_at_start: int
    structures: int
    recruits: int
    upgrades: int
    stars: int


class Start(Record, frozen=True):
    objectives: int
    popularity: int
    coins: int


class Section(Record, frozen=True):
    """A top and a bottom action of a mat; `reducible` squares of the cost may be covered by an upgrade cube."""

    top: Top
    bottom: Bottom
    cost: int
    reducible: int
    coins: int

    @property
    def min(self) -> int:
        return self.cost - self.reducible


class Mat(Record, frozen=True):
    id: str
    start_number: int
    start: Start
    sections: tuple[Section, Section, Section, Section]


class TopYield(Record, frozen=True):
    id: Yield
    base: int
    cubes: int

    @property
    def max(self) -> int:
        return self.base + self.cubes


class StructureRecord(Record, frozen=True):
    """The building of a top action; mine and mill have a rule of their own instead of a benefit."""

    id: StructureKind
    benefit: Goods = {}


class TopAction(Record, frozen=True):
    id: Top
    cost: Goods
    choose_one: tuple[TopYield, ...]
    structure: StructureRecord


class BottomAction(Record, frozen=True):
    id: Bottom
    resource: Resource
    gain: Goods
    ongoing: dict[Bonus, int]


class Deal(Record, frozen=True):
    """One way to answer an encounter: the full price, and all there is to be had."""

    pay: Goods
    gain: Goods


class Encounter(Record, frozen=True):
    id: str
    A: Deal
    B: Deal
    C: Deal

    @property
    def deals(self) -> tuple[Deal, Deal, Deal]:
        return self.A, self.B, self.C


class FactoryCard(Record, frozen=True):
    id: str
    pay: Goods
    choose: tuple[Goods, ...]
    """Exactly one of them."""


class FactoryMove(Record, frozen=True):
    """The bottom action of every Factory card."""

    units: int
    moves: int


class Condition(Record, frozen=True):
    """One number of the player, which must be at least `min` and at most `max`."""

    measure: Measure
    terrain: Terrain | None = None
    min: int | None = None
    max: int | None = None


class Objective(Record, frozen=True):
    id: str
    all_of: tuple[Condition, ...]
    card_says_end_of_turn: bool = False


class BonusTile(Record, frozen=True):
    """Coins by the least number of a band."""

    id: str
    coins_by_count: dict[int, int]

    def coins(self, count: int) -> int:
        return max((coins for least, coins in self.coins_by_count.items() if least <= count), default=0)


class Track(Record, frozen=True):
    id: str
    max: int
    star_at: int | None = None


class StarRecord(Record, frozen=True):
    id: Star
    needs: int
    places: int = 1


class Tier(Record, frozen=True):
    min: int
    max: int
    star: int
    territory: int
    resource_pair: int


class Scoring(Record, frozen=True):
    factory_territories: int
    resources_per_pair: int
    tie_breakers: tuple[TieBreaker, ...]
    later_tie_breakers: tuple[TieBreaker, ...]


class Pair(Record, frozen=True):
    faction: str
    mat: str


class MatTotals(Record, frozen=True):
    cost: int
    reducible: int
    coins: int
    cubes: int


class Totals(Record, frozen=True):
    """What the map and the cards add up to."""

    hexes: int
    terrains: dict[Terrain, int]
    encounter_hexes: int
    tunnels: int
    river_edges: int
    home_bases: int
    encounters: int
    objectives: int
    factory_cards: int
    bonus_tiles: int
    mat: MatTotals
