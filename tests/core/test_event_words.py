"""What data files may name of an event: its fields, and what its class works out from them."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event
from game.core.event_words import event_words


@dataclass(frozen=True, slots=True)
class StonesLaid(Event):
    word = "stones_laid"
    seat: int
    stones: tuple[str, ...]
    points: int | None

    @property
    def place(self) -> str:
        return f"heap:{len(self.stones)}"


def test_the_word_the_fields_and_what_they_hold_are_read_from_the_class() -> None:
    found = event_words((StonesLaid,))["stones_laid"]
    assert set(found.fields) == {"seat", "stones", "points", "place"}
    assert found.holds_a_number("points") and not found.holds_a_number("stones")
    assert not found.holds_a_number("seat"), "a seat is somebody, no amount"
    assert found.holds_a_text("place") and found.holds_a_text("stones") and not found.holds_a_text("points")
