"""The position of a match: flat lists of numbers, lands that copies share because they never change, and secrets.

Secret are the gold in others' hands, and axe and prices until all have sealed; that somebody has sealed is open. All
lands, tiles and incomes are open, and so is the content of the bag. Gold flows in the open except for what lies
behind the screens, so `counted` stands in every view: whoever counts along knows it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Seat
from game.core.fields import Position, Seen, by_seat, declared, in_piles, is_over, made, own, whole
from game.core.ledger import in_order
from game.core.masks import bits
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.tiles import CASTLE

NOBODY = 255
NO_TILE = -1
HIDDEN = -1_000_000
"""Gold that is not known. Whatever is added to it or taken from it, it stays below zero and unknown."""

STATED = 4
"""In the ledger, instead of a slot 0..3: points that a position was stated with."""

Part = tuple[int, int]
"""Points, and the mask of the tiles that make them."""
LedgerEntry = tuple[int, int, int, int, tuple[Part, ...], "LedgerEntry | None"]
"""Seat, slot, round, points, the parts they are made of, the entry before."""


def _unknown_gold(state: State, seat: Seat) -> int:
    return HIDDEN


def _no_draft(state: State, seat: Seat) -> tuple[int, ...]:
    return ()


def _built(lands: list[Land]) -> Iterator[int]:
    return (oriented >> 2 for land in lands for oriented in land.cells.values() if oriented >> 2 != CASTLE)


@declared
class State(Position):
    """Numbers of tiles are those of tiles.py."""

    start: int = whole(NOBODY)
    """Who has the start marker; NOBODY until it is known."""
    round: int = whole(1)
    slots: tuple[int, ...] = whole((NO_TILE,) * 4)
    """Scoring tiles of the slots A to D."""
    bag: int = whole(0, holds={"tile": bits})
    """Mask of tiles. What is in it is open to all, for every tile lies open once it is out; no order exists."""
    lands: list[Land] = made(lambda seats: [Land()] * seats, holds={"tile": _built})
    offers: list[tuple[int, ...]] = by_seat((), holds={"tile": in_piles})
    """Tiles in front of the screen."""
    prices: list[tuple[int, ...]] = by_seat(())
    """Once they are revealed: the gold on each tile of `offers`."""
    drafts: list[tuple[int, ...]] = by_seat((), sight=own("drafts", _no_draft, open_when=is_over))
    """Behind the screen: the tile with the axe, then the gold on each of the two others."""
    sealed: int = whole(0)
    """Mask of seats."""
    got: list[tuple[int, ...]] = by_seat((), holds={"tile": in_piles})
    """Tiles that wait to be built."""
    gold: list[int] = by_seat(0, sight=own("gold", _unknown_gold, open_when=is_over))
    """In hand; what lies on tiles is not."""
    counted: list[int] = by_seat(0)
    """In hand and behind the screen together. All gold flows in the open, so whoever counts along knows it."""
    shown: tuple[int, ...] = whole(())
    """The gold that everybody showed when it was last compared."""
    points: list[int] = by_seat(0)
    turns: list[int] = by_seat(0)
    ledger: LedgerEntry | None = whole(None)

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        return in_order(self.ledger)


class View(State, Seen):
    """What a seat may see: others' gold is HIDDEN, their drafts are empty."""

    __slots__ = ()
