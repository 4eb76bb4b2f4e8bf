"""What can be said in Chronicle 5 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class TakeOpen(Action):
    word = "haggis_open"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis_open:{self.value}",)


@dataclass(frozen=True, slots=True)
class TakeHidden(Action):
    word = "haggis_hidden"


@dataclass(frozen=True, slots=True)
class ReturnToken(Action):
    """To make room on a full table."""

    word = "haggis_return"
    value: int

    def touches(self) -> tuple[str, ...]:
        return (f"haggis_token:{self.value}",)


@dataclass(frozen=True, slots=True)
class RollForOneself(Action):
    """A barrel for one more roll."""

    word = "haggis_roll"


@dataclass(frozen=True, slots=True)
class DrawToken(Action):
    """Onto the table of a seat, face down."""

    word = "draw_haggis"
    barrier = "glen_more.barrier.drawn"
    value: int


@dataclass(frozen=True, slots=True)
class OpenToken(Action):
    word = "open_haggis"
    barrier = "glen_more.barrier.drawn"
    value: int


@dataclass(frozen=True, slots=True)
class RollHaggis(Action):
    word = "roll_haggis"
    barrier = "glen_more.barrier.rolled"
    value: int


@dataclass(frozen=True, slots=True)
class ScoreHaggis(Action):
    word = "score_haggis"
    barrier = "glen_more.barrier.scored"
