"""The position of a match: flat lists of numbers, and territories that copies share because they never change.

Figures are numbers: the seats, then DIE and any that a Chronicle brings. A figure's place counts all spaces it has
gone, so the lowest number moves next and `place % spaces` is its space on the rondel. What a Chronicle adds stands in
`parts` under its id, as a value that is never changed but replaced. The base game hides nothing; what a Chronicle
hides it declares itself (`Chronicle.sights`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.exact_values import CHAIN, NUMBER, NUMBERS, TUPLES
from game.core.fields import (
    Position,
    Seen,
    Sight,
    by_seat,
    declared,
    in_masks,
    in_piles,
    in_places,
    inside,
    is_over,
    made,
    whole,
)
from game.core.ledger import in_order
from game.core.told import STACK, Number
from game.core.told_groups import ByName, Pile
from game.games.glen_more import told, told_land
from game.games.glen_more.book import AWAY as AWAY
from game.games.glen_more.book import DAVID_HUME, FIGURES, NO_TILE, STACKS, START_TILES
from game.games.glen_more.book import DIE as DIE
from game.games.glen_more.book import FIRST_EXTRA as FIRST_EXTRA
from game.games.glen_more.book import MARKERS as MARKERS
from game.games.glen_more.book import SPACES as SPACES
from game.games.glen_more.goods import KINDS
from game.games.glen_more.land import START_LAND, Land, covered_and_open
from game.games.glen_more.market import SPACES as MARKET_SPACES

LedgerEntry = tuple[int, str, str, int, "LedgerEntry | None"]
"""Seat, category, component, points, the entry before."""


PART_SIGHTS: dict[str, Mapping[str, Sight]] = {}
"""By Chronicle who may see what of its part; filled in where the Chronicles are registered."""


def _figures(seats: int) -> list[int]:
    return [AWAY] * FIGURES


def _inserted(inserts: tuple[tuple[int, int, int, int], ...]) -> list[int]:
    return [insert[1] for insert in inserts]


def _laid(lands: list[Land]) -> list[int]:
    return [tile for land in lands for tile in covered_and_open(land) if tile not in START_TILES]


def _met(persons: list[tuple[int, ...]]) -> list[int]:
    """One person is no tile."""
    return [person for met in persons for person in met if person != DAVID_HUME]


@declared
class State(Position):
    """Lists are by seat unless it says otherwise; tiles, landmarks and clans are the numbers of book.py."""

    mods: int = whole(0)
    """Mask of the Chronicles that are played."""
    stack = STACK
    rondel = told.RONDEL
    last = told.LAST
    home = told.HOME
    at: list[int] = made(_figures, exact=NUMBERS)
    """By figure: its place."""
    spaces: list[int] = made(lambda seats: [NO_TILE] * SPACES, holds={"tile": in_places})
    """By space of the rondel: the tile that lies there."""
    closed: int = whole(0)
    """Mask of spaces that never take a tile (a Chronicle builds there)."""
    filled: int = whole(0, exact=NUMBER)
    """The first place that has not been filled with a tile yet."""
    end_at: int = whole(AWAY, exact=NUMBER)
    """The place of the end tile, once it is out."""
    die_shows: int = whole(0, told=Number(0, 6))
    """What the die was rolled to last, 0 before."""
    stacks = told.STACK_SIZES
    bags: list[int] = made(
        lambda seats: [0] * len(STACKS), holds={"tile": in_masks}, told=told.UNSEEN, named="unseen"
    )
    """By stack: mask of the tiles still in it, without one that is put in at a certain depth. No order is known."""
    inserts: tuple[tuple[int, int, int, int], ...] = whole(
        (), holds={"tile": _inserted}, told=told.DEPTHS, named="depths"
    )
    """Such tiles: stack, tile, after how many more tiles of the stack it comes at the soonest and the latest."""
    discards: list[tuple[int, ...]] = made(
        lambda seats: [()] * (seats + 1), holds={"tile": in_piles}, told=told.DISCARDS
    )
    """The common pile, then those of the seats (only a Chronicle uses these)."""
    market: list[int] = made(
        lambda seats: [0] * len(KINDS), told=ByName(KINDS, "row of the market", Number(0, MARKET_SPACES), whole=True)
    )
    """By resource: how many spaces of the row have coins on them."""
    territories = told_land.TERRITORIES
    lands: list[Land] = by_seat(START_LAND, holds={"tile": _laid})
    goods: list[dict[int, int]] = made(lambda seats: [{} for _ in range(seats)])
    """By cell: the number of goods.py."""
    scots: list[dict[int, int]] = made(lambda seats: [{} for _ in range(seats)])
    """By cell: how many Scots."""
    coins: list[int] = by_seat(0, told=Number(0, 999))
    whisky: list[int] = by_seat(0, told=Number(0, 999))
    persons: list[tuple[int, ...]] = by_seat((), holds={"tile": _met}, told=Pile(told.TILE))
    landmarks: list[tuple[int, ...]] = by_seat((), told=Pile(told.LANDMARK))
    clans: list[tuple[int, ...]] = made(
        lambda seats: [()] * seats, exact=TUPLES, told=told_land.CLAN_MARKERS, named="clan_markers"
    )
    """The spaces of the clan board with a marker of this seat, in the order in which they were claimed."""
    markers_left = told_land.MARKERS_LEFT
    scots_left: list[int] = by_seat(0, told=Number(0, MARKERS - 1))
    may_activate: tuple[int, ...] = whole((), told=Pile(told.CELL))
    """Cells of the territory of whoever acts that the new tile allows to activate in this turn."""
    activated: tuple[int, ...] = whole((), told=Pile(told.CELL))
    """Cells that were activated in this turn, in order."""
    free_activations: int = whole(0, told=Number(0, 99))
    """How many tiles besides these may be activated."""
    moves: int = whole(0, told=Number(0, 999), named="moves_left")
    """Points of movement left in this turn."""
    scorings: int = whole(0, told=Number(0, 4))
    """How many of the four scorings have taken place."""
    points: list[int] = by_seat(0, told=Number(-999, 9999))
    turns: list[int] = by_seat(0, told=Number(0, 999))
    ledger: LedgerEntry | None = whole(None, exact=CHAIN, told=told.LEDGER)
    parts: dict[str, Any] = made(
        lambda seats: {}, sight=inside("parts", PART_SIGHTS, open_when=is_over), told=told.PARTS, named="chronicles"
    )

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        return in_order(self.ledger)

    def claimed(self) -> int:
        """Mask of the clans that anybody has claimed."""
        mask = 0
        for clans in self.clans:
            for clan in clans:
                mask |= 1 << clan
        return mask


class View(State, Seen):
    """What a seat may see: what the Chronicles hide is replaced by their HIDDEN."""

    __slots__ = ()
