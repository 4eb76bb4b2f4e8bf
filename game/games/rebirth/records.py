"""What stands in data/rebirth/*.yaml, as typed records: an unknown key or word there is refused with its line."""

from __future__ import annotations

from typing import Literal

from game.core.catalogue import Record

KINDS = ("food", "energy", "settlement_1", "settlement_2", "settlement_3", "settlement_4")
FOOD, ENERGY = 0, 1
FARMS = (FOOD, ENERGY)
SYMBOLS = ("food", "energy", "blank", "settlement")
SIZES = {"small": 1, "medium": 2, "large": 3}


Provenance = Literal["designed", "rulebook"]
"""Whether something was designed for this edition or stands in the printed game."""


class Region(Record, frozen=True):
    id: str
    spaces: tuple[str, ...]


class Castle(Record, frozen=True):
    id: str
    hex: str
    region: str
    half: Literal["north", "south"]
    tie_break: Literal[0, 1, 2] = 0
    """Which castle is asked first and second when players are tied; 0 for all others."""


class Cathedral(Record, frozen=True):
    id: str
    hex: str
    region: str


class Loch(Record, frozen=True):
    id: str
    hex: str


class Settlement(Record, frozen=True):
    id: str
    size: Literal["small", "medium", "large"]
    spaces: tuple[str, ...]
    harbours: tuple[str, ...] = ()


class TileKind(Record, frozen=True):
    id: str
    count: int
    removed_with_four: int = 0
    symbols: int = 0


class Ranks(Record, frozen=True):
    first: int
    second: int


class Scoring(Record, frozen=True):
    """Points, as the rulebook gives them."""

    farm_tile: int
    harbour: int
    medium: Ranks
    large: Ranks
    unfinished_symbol: int
    castle: int


class Totals(Record, frozen=True):
    missions: int
    bonus_cards: int


class Pieces(Record, frozen=True):
    """What each colour has, and how many tiles leave the match at set-up."""

    castles: int
    cathedrals: int
    set_aside: int
    hand: int


Measure = Literal[
    "",
    "count_tiles",
    "sum_symbols",
    "count_castles",
    "count_cathedral_majorities",
    "largest_group",
    "count_settlements",
]
"""The functions of missions.py, by name; bonus cards measure nothing."""


class Where(Record, frozen=True):
    """What a mission counts; every key that is given must hold."""

    region: tuple[str, ...] | None = None
    coast: bool | None = None
    loch_shore: bool | None = None
    harbour: bool | None = None
    symbol: tuple[Literal["food", "energy", "blank", "settlement"], ...] | None = None
    tile: tuple[Literal["food", "energy", "settlement"], ...] | None = None
    adjacent_to: Literal["castle", "cathedral"] | None = None
    settlement_size: tuple[Literal["small", "medium", "large"], ...] | None = None
    half: Literal["north", "south"] | None = None


class Card(Record, frozen=True):
    """A mission (with a measure) or a bonus card (without)."""

    id: str
    points: int
    minimum: int = 1
    measure: Measure = ""
    where: Where = Where()
