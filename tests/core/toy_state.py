"""The state of Pebbles: flat, copied by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

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


@dataclass(slots=True)
class PebblesState:
    seats: int
    options: dict[str, Any]
    start: int
    stack: list[Any]
    board: dict[str, tuple[int, str]]
    hands: list[str | None]
    bag: dict[str, int]
    """In a view this is everything unseen: the others' hands are still in it."""
    bag_count: int
    drafts: list[Any]
    sealed: list[bool]
    last_bids: tuple[int, ...]
    """What the last reveal showed: nothing is told that cannot be seen afterwards."""
    points: list[int]
    turns: list[int]
    ledger: list[Taken]

    def copy(self) -> PebblesState:
        return PebblesState(
            self.seats, self.options, self.start, self.stack[:], dict(self.board), self.hands[:], dict(self.bag),
            self.bag_count, self.drafts[:], self.sealed[:], self.last_bids, self.points[:], self.turns[:],
            self.ledger[:],
        )

    def earn(self, seat: int, category: str, component: str, points: int) -> None:
        if points:
            self.points[seat] += points
            self.ledger.append(Taken(seat, category, component, points))
