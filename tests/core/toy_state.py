"""The state of Pebbles, and who may see what of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core import contract
from game.core.fields import Position, Seen, by_seat, declared, hidden, made, own, whole
from game.core.reading import index, mapped, number
from game.core.told import At, Custom, Flag, Hidden, Number, OrNull, Seat, Word
from game.core.told_groups import Pile

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


def _hidden_pebble(state: PebblesState, seat: contract.Seat) -> str | None:
    return None if state.hands[seat] is None else HIDDEN


def _unseen(state: PebblesState, viewer: contract.Seat | None) -> dict[str, int]:
    """What is in the bag or in somebody else's hand."""
    bag = dict(state.bag)
    for seat, hand in enumerate(state.hands):
        if seat != viewer and hand is not None and hand != HIDDEN:
            bag[hand] += 1
    return bag


def _hidden_bid(state: PebblesState, seat: contract.Seat) -> str | None:
    return HIDDEN if state.sealed[seat] and state.drafts[seat] is not None else None


def _board(state: PebblesState, board: dict[str, tuple[int, str]]) -> dict[str, str]:
    return {space: f"{seat} {colour}" for space, (seat, colour) in sorted(board.items())}


def _read_board(at: At, given: Any) -> dict[str, tuple[int, str]]:
    board = {}
    for space, stone in mapped(given, at.what).items():
        index(space, dict.fromkeys(SPACES, 0), "space")
        seat, _, colour = str(stone).partition(" ")
        index(colour, dict.fromkeys(COLOURS, 0), "pebble")
        board[space] = (number(int(seat) if seat.isdigit() else seat, at.what, 0, at.state.seats - 1), colour)
    return board


def _read_bag(at: At, given: Any) -> dict[str, int]:
    for colour in mapped(given, at.what):
        index(colour, dict.fromkeys(COLOURS, 0), "pebble")
    return {**at.usual, **given}


def _read_ledger(at: At, given: Any) -> list[Taken]:
    lines = [line.split(" ") for line in given]
    return [Taken(int(seat), category, component, int(points)) for seat, category, component, points in lines]


def _ledger(state: PebblesState, ledger: list[Taken]) -> list[str]:
    return [f"{t.seat} {t.category} {t.component} {t.points}" for t in ledger]


_PEBBLE = OrNull(Hidden(Word(COLOURS, "pebble"), HIDDEN))


@declared
class PebblesState(Position):
    start: int = whole(0, told=Seat())
    board: dict[str, tuple[int, str]] = made(lambda seats: {}, told=Custom(_board, _read_board))
    hands: list[str | None] = by_seat(None, sight=own("hands", _hidden_pebble), told=_PEBBLE)
    bag: dict[str, int] = made(
        lambda seats: dict.fromkeys(COLOURS, 0),
        sight=hidden(_unseen),
        told=Custom(lambda state, bag: dict(bag), _read_bag),
    )
    """In a view this is everything unseen: the others' hands are still in it."""
    bag_count: int = whole(0, told=Number(0, 12))
    drafts: list[Any] = by_seat(None, sight=own("drafts", _hidden_bid), told=OrNull(Hidden(Number(0, 2), HIDDEN)))
    sealed: list[bool] = by_seat(False, told=Flag())
    last_bids: tuple[int, ...] = whole((), told=Pile(Number(0, 2)))
    """What the last reveal showed: nothing is told that cannot be seen afterwards."""
    points: list[int] = by_seat(0, told=Number())
    turns: list[int] = by_seat(0, told=Number())
    ledger: list[Taken] = made(lambda seats: [], told=Custom(_ledger, _read_ledger))

    def earn(self, seat: int, category: str, component: str, points: int) -> None:
        if points:
            self.points[seat] += points
            self.ledger.append(Taken(seat, category, component, points))


class PebblesView(PebblesState, Seen):
    """What a seat may see."""

    __slots__ = ()
