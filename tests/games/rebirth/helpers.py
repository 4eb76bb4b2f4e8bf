"""What several tests of Rebirth need: a random match, a stated position, sentences in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.core.contract import Event, Say
from game.core.words import Words
from game.games.rebirth.rules import RULES
from game.games.rebirth.state import State
from tests.games.random_match import random_steps

random_match = partial(random_steps, RULES)


def final_state(seats: int, seed: int, **options: Any) -> State:
    *_, last = random_match(seats, seed, **options)
    return last.after


def stated(**position: Any) -> State:
    return RULES.from_plain(position)


def place(state: State, seat: int, at: str) -> list[Event]:
    """Lays the tile in hand and says what happened."""
    events: list[Event] = []
    RULES.step(state, seat, RULES.read_action(f"place at={at}"), events)
    return events


def speaker(language: str) -> Callable[[Say], str]:
    """Turns a Say into a sentence; strict, so that a missing key or value fails the test."""
    words = Words(language, ("rebirth",), strict=True)

    def shown(value: Any) -> Any:
        if isinstance(value, Say):
            return told(value)
        if isinstance(value, tuple):
            return ", ".join(str(shown(v)) for v in value)
        if isinstance(value, str):
            name = value.replace(":", ".")
            return f"Player {value[5:]}" if name.startswith("seat.") else words(f"rebirth.name.{name}")
        return value

    def told(said: Say) -> str:
        return words(said.key, **{name: shown(value) for name, value in said.values})

    return told
