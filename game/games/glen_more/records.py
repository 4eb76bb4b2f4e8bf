"""What stands in data/glen_more/*.yaml, as typed records: an unknown key or word is refused with its line.

Effects stay mappings of a verb to its value (`{move: 1}`); effect_words.py says which there are and checks them.
"""

from __future__ import annotations

from typing import Any, Literal

from game.core.catalogue import Record, Signed

Good = Literal["wood", "stone", "barley", "sheep", "cattle"]
Price = Literal["wood", "stone", "barley", "sheep", "cattle", "coin", "whisky", "scot"]
Stack = Literal["start", "S", "A", "B", "C", "D", "special", "end"]
TileType = Literal[
    "village",
    "castle",
    "animal",
    "resource",
    "whisky",
    "trade",
    "loch",
    "monument",
    "gathering",
    "special",
    "person",
    "end",
]
Category = Literal["scots", "landmarks", "whisky", "persons"]
Origin = Literal["rulebook", "public", "designed"]
Provenance = dict[str, Origin]
"""Where each field of a record comes from; `default` speaks for those that are not named."""
Effect = dict[str, Any]
"""One verb and its value, e.g. `{gain: {wood: 1}}`, perhaps with words that modify it."""
Cell = tuple[int, int]
"""Column and row in a territory: the start village is 0,0, the river runs along row 0."""

GOODS: tuple[Good, ...] = ("wood", "stone", "barley", "sheep", "cattle")
STACKS: tuple[Stack, ...] = ("A", "B", "C", "D")
"""The stacks one draws from, in their order."""


class TileRecord(Record, frozen=True, kw_only=True):
    """Whatever can lie on the rondel or in a territory; persons too, though they are never laid out."""

    id: str
    stack: Stack
    type: TileType
    river: bool = False
    overbuild: TileType | None = None
    """The type it is laid upon; it is never laid beside."""
    placed_at: Cell | None = None
    """Where a start tile lies from the beginning."""
    cost: dict[Price, int] = {}
    one_time: tuple[Effect, ...] = ()
    activation: tuple[Effect, ...] = ()
    landmark: str | None = None
    chronicle: int = 0
    """Number of the Chronicle that brings it; 0 is the base game."""
    die_protected: bool = False
    """The die walks on instead of removing it."""
    no_landing: bool = False
    """Figures only ever pass over it."""
    replaces: str | None = None
    insert: Literal["middle_of_D", "upper_third_of_B"] | None = None
    counts_as_persons: int = 1
    obtained_by: str | None = None
    """The clan through which alone one gets it."""
    provenance: Provenance
    note: str = ""


class LandmarkRecord(Record, frozen=True, kw_only=True):
    id: str
    stack: Stack
    chronicle: int = 0
    kind: Literal["once", "permanent", "end"]
    effect: tuple[Effect, ...]
    provenance: Provenance


class EventRecord(Record, frozen=True):
    """The right side of a landmark event card."""

    id: str
    effect: tuple[Effect, ...]
    vp_per_scoring: int
    provenance: Provenance


class ClanRecord(Record, frozen=True):
    id: str
    kind: Literal["once", "permanent", "repeatable"]
    effect: tuple[Effect, ...]


class Setup(Record, frozen=True):
    scots: int
    markers: int
    scots_on_start_village: int
    coins: tuple[int, ...]
    end_tile_above: tuple[int, ...]


class Die(Record, frozen=True):
    faces: tuple[int, ...]
    always_with: tuple[int, ...]


class Rondel(Record, frozen=True):
    spaces: int
    s_tiles: int
    empty: int
    a_tiles: dict[int, int]
    """By number of figures, the die among them."""


class Market(Record, frozen=True):
    rows: tuple[Good, ...]
    spaces: tuple[int, ...]
    start_coins: dict[int, int]


class Scoring(Record, frozen=True):
    categories: tuple[Category, ...]
    table: tuple[int, ...]
    beyond: int
    coin: int
    extra_tile: Signed


class OwnTable(Record, frozen=True):
    """A scoring table that an event gives to one player."""

    id: str
    category: Category
    table: tuple[int, ...]
    beyond: int


class Rulings(Record, frozen=True):
    goods_per_tile: int
    nothing_possible: tuple[Effect, ...]


class Pieces(Record, frozen=True):
    coins: int
    points: dict[int, int]
    goods: dict[Good, int]
    whisky: int
    landmarks: int


class ChronicleRecord(Record, frozen=True):
    """What every Chronicle says of itself; its own sections are declared in its folder of code."""

    number: int
    players: tuple[int, ...]
    minutes: int
    option: str
    verbs: dict[str, Literal["number", "name", "flag"]] = {}
    """Effects that only this Chronicle knows, with the kind of value they take."""
