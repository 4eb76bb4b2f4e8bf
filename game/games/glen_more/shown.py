"""What the screen of Glen More is shown of a position, and the figures beside it: frozen records, no rule in them.

Made by seen.py, figures.py and, for their parts, by the Chronicles, from the view of whoever looks. Ids are those of
data/glen_more; what may not be seen is None, and what is not there an empty text. Nobody changes what is in here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Cell = tuple[int, int]
"""Column and row of a territory; the start village lies at 0, 0."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the rondel: a tile or nothing, and the figures: seats, `die`, `englishman`, `mountain`."""

    tile: str = ""
    pawns: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not (self.tile or self.pawns or self.others)

    def components(self) -> tuple[str, ...]:
        """What can be pointed at here, figures first."""
        pawns = tuple(f"pawn:{seat}" for seat in self.pawns)
        return (*pawns, *self.others, *((f"tile:{self.tile}",) if self.tile else ()))


@dataclass(frozen=True, slots=True)
class Spot:
    """One cell of a territory: its tile on top, how many lie below it, goods in their order, Scots."""

    tile: str
    below: int = 0
    goods: tuple[str, ...] = ()
    scots: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has."""

    coins: int = 0
    points: int = 0
    whisky: int = 0
    persons: tuple[str, ...] = ()
    landmarks: tuple[str, ...] = ()
    markers_left: int = 0
    scots_left: int = 0
    territory: Mapping[Cell, Spot] = field(default_factory=dict)


# -- Chronicles ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class River:
    """Whose it is, where the castle stands, and where it ends to the left and right."""

    seat: int | None
    castle: int
    left: int
    right: int


@dataclass(frozen=True, slots=True)
class DragonBoats:
    begun: bool
    boats: tuple[tuple[int, int], ...]
    """By seat the river and the column."""
    home: tuple[int, ...]
    last: tuple[int, ...]
    rivers: tuple[River, ...]
    rewards: tuple[tuple[str | None, ...] | None, ...]
    """By castle what still lies there; None where nobody has looked."""


@dataclass(frozen=True, slots=True)
class Cellar:
    """How many cellars a player owns, where the barrels lie, and how many lie aside."""

    owned: int
    places: tuple[int, ...]
    spare: int


@dataclass(frozen=True, slots=True)
class Sold:
    usual: int = 0
    bonus: int = 0


@dataclass(frozen=True, slots=True)
class SingleCask:
    cellars: tuple[Cellar, ...]
    sold: Mapping[str, Sold]
    """By tile of a sale the barrels that were sold there."""


@dataclass(frozen=True, slots=True)
class Highlander:
    """What lies on the mountain."""

    coins: int
    goods: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Hammer:
    """Coins on the Englishman's row, and who has the token."""

    row: int
    holder: int | None


@dataclass(frozen=True, slots=True)
class Haggis:
    open: tuple[int, ...]
    tables: tuple[tuple[int | None, ...], ...]
    """By seat the tokens that lie face down."""
    face_up: tuple[tuple[int, ...], ...]
    face_down: int
    """Tokens left in the supply."""
    rolled: int


@dataclass(frozen=True, slots=True)
class DubiousTome:
    flipped: tuple[str, ...]
    """The landmark cards that show their event."""


@dataclass(frozen=True, slots=True)
class Votes:
    """Markers or votes for and against."""

    aye: int
    nay: int


@dataclass(frozen=True, slots=True)
class HardPlace:
    cards: Mapping[str, Votes | None]
    """By card how it was voted, None as long as it was not."""
    markers: tuple[Votes, ...]
    has_voted: tuple[bool, ...]
    measured: Mapping[str, tuple[int, ...]]
    """By card what it counts of each player."""
    card: str = ""
    """The card that is voted on."""


@dataclass(frozen=True, slots=True)
class Lodger:
    """With whom and where somebody lodges."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Reserved:
    """A tile of the rondel, and what others pay for taking it."""

    tile: str
    coins: int


@dataclass(frozen=True, slots=True)
class PennyMobs:
    prison: Mapping[str, int]
    """By mobster the pennies before the cell."""
    hidden: int
    """How many are still to come."""
    bosses: Mapping[str, int]
    """By mobster who is free, whom it serves."""
    pennies: tuple[int, ...]
    """By seat those that cost a point each, then those that bring one."""
    freed_pennies: tuple[int, ...]
    markers: Mapping[str, tuple[int, ...]]
    coins: int
    """Those of the one who keeps some."""
    tolls: Mapping[str, int]
    """By clan what others pay there."""
    reserved: Reserved | None
    lodgers: Mapping[str, Lodger]
    claims: tuple[str, ...]
    used: tuple[str, ...]


Part = DragonBoats | SingleCask | Highlander | Hammer | Haggis | DubiousTome | HardPlace | PennyMobs


@dataclass(frozen=True, slots=True)
class Chronicles:
    """Those that are played."""

    dragon_boats: DragonBoats | None = None
    single_cask: SingleCask | None = None
    highlander: Highlander | None = None
    hammer: Hammer | None = None
    haggis: Haggis | None = None
    dubious_tome: DubiousTome | None = None
    hard_place: HardPlace | None = None
    penny_mobs: PennyMobs | None = None

    def part(self, name: str) -> Part | None:
        found: Part | None = getattr(self, name)
        return found


# -- the whole ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ShownGlenMore:
    players: tuple[Player, ...] = ()
    rondel: tuple[Space, ...] = ()
    last: int | None = None
    """The space of the figure at the very back."""
    home: tuple[int, ...] = ()
    """Seats whose figures are at the end."""
    die: int = 0
    """What the die shows; 0 before it was rolled."""
    stacks: Mapping[str, int] = field(default_factory=dict)
    discards: tuple[tuple[str, ...], ...] = ()
    """The common pile, then each player's own."""
    market: Mapping[str, int] = field(default_factory=dict)
    """The filled spaces of each row."""
    clan_markers: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """By clan the seats that have a marker there."""
    scorings: int = 0
    activated: tuple[Cell, ...] = ()
    activating: int | None = None
    """In whose territory those lie: others may be asked something meanwhile."""
    chronicles: Chronicles = field(default_factory=Chronicles)
    tile_in_hand: str = ""
    """The tile of which the phase that decides speaks."""
    asked: tuple[object, ...] = ()
    """What is to be decided, for whoever wants to know whether it is still the same question."""

    def lodgers_with(self, seat: int) -> tuple[tuple[str, Cell, int], ...]:
        """The Penny Mobs who lodge with a player: name, place, and whom they serve."""
        mobs = self.chronicles.penny_mobs
        if mobs is None:
            return ()
        return tuple(
            (name, one.cell, mobs.bosses[name])
            for name, one in mobs.lodgers.items()
            if one.seat == seat and name in mobs.bosses
        )


@dataclass(frozen=True, slots=True)
class Compared:
    """One of the four things that a scoring compares: how many each player has, and the points that brings."""

    counts: tuple[int, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FiguresGlenMore:
    scoring: Mapping[str, Compared]
    """What a scoring would bring now."""
    brings: Mapping[str, int]
    """The same for the seat alone, by component."""
    buy: Mapping[str, int]
    sell: Mapping[str, int]
    """Prices of goods now; 0 if it cannot be."""
    clans: Mapping[str, int]
    """What a marker on each clan that is free costs the seat."""

    @property
    def prices(self) -> dict[str, int]:
        """Of goods that can be bought."""
        return {kind: coins for kind, coins in self.buy.items() if coins}
