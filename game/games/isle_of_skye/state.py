"""The position of a match: flat lists of numbers, lands that copies share because they never change, and secrets.

Secret are the gold in others' hands, and axe and prices until all have sealed; that somebody has sealed is open. All
lands, tiles and incomes are open, and so is the content of the bag. Gold flows in the open except for what lies
behind the screens, so `counted` stands in every view: whoever counts along knows it.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core import contract
from game.core.fields import Position, Seen, by_seat, declared, in_piles, is_over, made, own, whole
from game.core.ledger import in_order
from game.core.masks import bits
from game.core.told import STACK, Hidden, Number, OrNull, Seat
from game.core.told_groups import BySeat, Chain, Mask, Pile, SeatFlags
from game.games.isle_of_skye import told
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.tiles import CASTLE
from game.games.isle_of_skye.told import NO_TILE, STATED

__all__ = ["HIDDEN", "NOBODY", "NO_TILE", "STATED", "LedgerEntry", "Part", "State", "View"]

NOBODY = 255
HIDDEN = -1_000_000
"""Gold that is not known. Whatever is added to it or taken from it, it stays below zero and unknown."""

Part = tuple[int, int]
"""Points, and the mask of the tiles that make them."""
LedgerEntry = tuple[int, int, int, int, tuple[Part, ...], "LedgerEntry | None"]
"""Seat, slot, round, points, the parts they are made of, the entry before."""


def _unknown_gold(state: State, seat: contract.Seat) -> int:
    return HIDDEN


def _no_draft(state: State, seat: contract.Seat) -> tuple[int, ...]:
    return ()


def _built(lands: list[Land]) -> Iterator[int]:
    return (oriented >> 2 for land in lands for oriented in land.cells.values() if oriented >> 2 != CASTLE)


@declared
class State(Position):
    """Numbers of tiles are those of tiles.py."""

    start: int = whole(NOBODY, told=OrNull(Seat(), NOBODY))
    """Who has the start marker; NOBODY until it is known."""
    round: int = whole(1, told=Number(1, 6))
    stack = STACK
    slots: tuple[int, ...] = whole((NO_TILE,) * 4, told=told.SCORING, named="scoring")
    """Scoring tiles of the slots A to D."""
    bag: int = whole(0, holds={"tile": bits}, told=Mask(told.TILE))
    """Mask of tiles. What is in it is open to all, for every tile lies open once it is out; no order exists."""
    lands: list[Land] = made(lambda seats: [Land()] * seats, holds={"tile": _built}, told=BySeat(told.LAND))
    offers: list[tuple[int, ...]] = by_seat((), holds={"tile": in_piles}, told=Pile(told.TILE))
    """Tiles in front of the screen."""
    prices: list[tuple[int, ...]] = by_seat((), told=Pile(told.PRICE))
    """Once they are revealed: the gold on each tile of `offers`."""
    drafts: list[tuple[int, ...]] = by_seat((), sight=own("drafts", _no_draft, open_when=is_over), told=told.DRAFTS)
    """Behind the screen: the tile with the axe, then the gold on each of the two others."""
    sealed: int = whole(0, told=SeatFlags())
    """Mask of seats."""
    got: list[tuple[int, ...]] = by_seat((), holds={"tile": in_piles}, told=Pile(told.TILE))
    """Tiles that wait to be built."""
    gold: list[int] = by_seat(
        0, sight=own("gold", _unknown_gold, open_when=is_over), told=Hidden(told.GOLD, HIDDEN, lambda gold: gold < 0)
    )
    """In hand; what lies on tiles is not."""
    counted: list[int] = by_seat(0, told=told.GOLD)
    """In hand and behind the screen together. All gold flows in the open, so whoever counts along knows it."""
    shown: tuple[int, ...] = whole((), told=Pile(told.GOLD))
    """The gold that everybody showed when it was last compared."""
    points: list[int] = by_seat(0, told=Number(0, 999))
    turns: list[int] = by_seat(0, told=Number(0, 6))
    ledger: LedgerEntry | None = whole(None, told=Chain(told.ledger_line, told.read_ledger_line))

    def entries(self) -> list[LedgerEntry]:
        """The ledger from the first entry to the last."""
        return in_order(self.ledger)


class View(State, Seen):
    """What a seat may see: others' gold is HIDDEN, their drafts are empty."""

    __slots__ = ()
