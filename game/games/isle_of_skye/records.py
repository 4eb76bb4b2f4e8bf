"""What stands in data/isle_of_skye/*.yaml, as typed records: an unknown key or word is refused with its line."""

from __future__ import annotations

from typing import Literal

from game.core.catalogue import Record

Side = Literal["north", "east", "south", "west"]
Terrain = Literal["pasture", "mountain", "water"]
SymbolKind = Literal["castle", "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky"]
ScrollKind = Literal["sheep", "whisky", "ships", "cattle", "brochs", "farms", "lighthouses"]
Slot = Literal["A", "B", "C", "D"]
Origin = Literal["public", "designed"]

SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
"""In the order of turning clockwise; the opposite of side s is s ^ 2."""
TERRAINS: tuple[Terrain, ...] = ("pasture", "mountain", "water")
SLOTS: tuple[Slot, ...] = ("A", "B", "C", "D")


class Edges(Record, frozen=True):
    north: Terrain
    east: Terrain
    south: Terrain
    west: Terrain

    def at(self, side: Side) -> Terrain:
        found: Terrain = getattr(self, side)
        return found


class Area(Record, frozen=True):
    """A connected piece of one terrain; without edges it lies inside the tile."""

    terrain: Terrain
    edges: tuple[Side, ...]


class Symbol(Record, frozen=True):
    """`area` is where it lies; for a lighthouse the water beside which it stands."""

    kind: SymbolKind
    count: int
    area: str


class Scroll(Record, frozen=True):
    kind: ScrollKind
    area: str
    """The area that decides whether the scroll counts double."""


class TileRecord(Record, frozen=True):
    """A landscape tile as it lies unturned."""

    id: str
    edges: Edges
    areas: dict[str, Area]
    centre: str
    """The area in the middle, for drawing."""
    roads: tuple[tuple[Side, ...], ...]
    """One list of exits per separate road."""
    symbols: tuple[Symbol, ...] = ()
    scroll: Scroll | None = None
    bridge: bool = False
    checked: Literal["clear", "blurred", "none"] = "clear"
    note: str = ""


class ScoringRecord(Record, frozen=True):
    """The numbers of a scoring tile; which of them it has depends on what it counts."""

    id: str
    points: int = 0
    at_least: int = 0
    first: int = 0
    second: int = 0
    by_number: tuple[int, ...] = ()


class FirstGame(Record, frozen=True):
    A: str
    B: str
    C: str
    D: str


class Clan(Record, frozen=True):
    id: Literal["blue", "red", "white", "green", "yellow"]
    clan: str
    provenance: Origin


class Money(Record, frozen=True):
    castle: int
    whisky: int
    least_price: int
    coins: dict[int, int]


class Offer(Record, frozen=True):
    drawn: int
    axed: int


class Round(Record, frozen=True):
    score: tuple[Slot, ...]
    catch_up: int


class Rounds(Record, frozen=True):
    two_to_four: tuple[Round, ...]
    five: tuple[Round, ...]

    def of(self, seats: int) -> tuple[Round, ...]:
        return self.five if seats == 5 else self.two_to_four


class Exchange(Record, frozen=True):
    per: int
    points: int


class Final(Record, frozen=True):
    gold: Exchange
    doubled: int


class ScrollRule(Record, frozen=True):
    id: str
    measure: SymbolKind
    per: int
    points: int


class Totals(Record, frozen=True):
    """What the whole set of tiles adds up to."""

    tiles: int
    symbols: dict[SymbolKind, int]
    scrolls: int
    edges: dict[Terrain, int]
    inner_areas: int
    road_exits: dict[int, int]
