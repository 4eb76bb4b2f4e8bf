"""What several tests of Isle of Skye need: random matches and stated positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.core.contract import CHANCE, Action, Event
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.state import State

Step = tuple[State, int, Action, list[Event], State]


def random_match(seats: int, seed: int, **options: Any) -> Iterator[Step]:
    """Every step of a match: the state before it, the seat, the action, what happens, the state behind it."""
    rng = random.Random(seed)
    state = RULES.new(options, seats)
    while waiting := RULES.waiting(state):
        seat = rng.choice(waiting)
        offered = RULES.options(state, seat)
        weights = RULES.weights(state) if seat == CHANCE else None
        action = rng.choices(offered, weights)[0]
        after, events = state.copy(), list[Event]()
        RULES.step(after, seat, action, events)
        yield state, seat, action, events, after
        state = after


def stated(**position: Any) -> State:
    return RULES.from_plain(position)
