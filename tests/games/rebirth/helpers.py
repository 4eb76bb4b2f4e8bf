"""What several tests of Rebirth need: a random match, a stated position, sentences in words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from game.core.contract import CHANCE, Action, Event, Say
from game.core.words import Words
from game.games.rebirth.rules import RULES
from game.games.rebirth.state import State

Step = tuple[State, int, Action, list[Event]]


def random_match(seats: int, seed: int, **options: Any) -> Iterator[Step]:
    """Every step of a match: the state before it, the seat, the action and what happens."""
    rng = random.Random(seed)
    state = RULES.new(options, seats)
    while waiting := RULES.waiting(state):
        seat = waiting[0]
        offered = RULES.options(state, seat)
        weights = RULES.weights(state) if seat == CHANCE else None
        action = rng.choices(offered, weights)[0]
        after, events = state.copy(), []
        RULES.step(after, seat, action, events)
        yield state, seat, action, events
        state = after


def final_state(seats: int, seed: int, **options: Any) -> State:
    *_, (state, seat, action, _) = random_match(seats, seed, **options)
    RULES.step(state, seat, action)
    return state


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
