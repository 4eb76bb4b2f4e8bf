"""The state of Pebbles, and who may see what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Seat
from game.core.fields import Position, Seen, by_seat, declared, hidden, made, own, whole

COLOURS = ("white", "black")
SPACES = tuple(f"p{number}" for number in range(10))
HIDDEN = "?"


@dataclass(frozen=True, slots=True)
class Taken:
    """Points that somebody got, and for what."""

    seat: int
    category: str
    component: str
    points: int


def _hidden_pebble(state: PebblesState, seat: Seat) -> str | None:
    return None if state.hands[seat] is None else HIDDEN


def _unseen(state: PebblesState, viewer: Seat | None) -> dict[str, int]:
    """What is in the bag or in somebody else's hand."""
    bag = dict(state.bag)
    for seat, hand in enumerate(state.hands):
        if seat != viewer and hand is not None and hand != HIDDEN:
            bag[hand] += 1
    return bag


def _hidden_bid(state: PebblesState, seat: Seat) -> str | None:
    return HIDDEN if state.sealed[seat] and state.drafts[seat] is not None else None


@declared
class PebblesState(Position):
    start: int = whole(0)
    board: dict[str, tuple[int, str]] = made(lambda seats: {})
    hands: list[str | None] = by_seat(None, sight=own("hands", _hidden_pebble))
    bag: dict[str, int] = made(lambda seats: dict.fromkeys(COLOURS, 0), sight=hidden(_unseen))
    """In a view this is everything unseen: the others' hands are still in it."""
    bag_count: int = whole(0)
    drafts: list[Any] = by_seat(None, sight=own("drafts", _hidden_bid))
    sealed: list[bool] = by_seat(False)
    last_bids: tuple[int, ...] = whole(())
    """What the last reveal showed: nothing is told that cannot be seen afterwards."""
    points: list[int] = by_seat(0)
    turns: list[int] = by_seat(0)
    ledger: list[Taken] = made(lambda seats: [])

    def earn(self, seat: int, category: str, component: str, points: int) -> None:
        if points:
            self.points[seat] += points
            self.ledger.append(Taken(seat, category, component, points))


class PebblesView(PebblesState, Seen):
    """What a seat may see."""

    __slots__ = ()
