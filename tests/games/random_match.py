"""A match played at random by its rules alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from game.core.contract import CHANCE, Action, Event, Rules


class Step(NamedTuple):
    before: Any
    seat: int
    action: Action
    events: list[Event]
    after: Any


def random_steps(rules: Rules, seats: int, seed: int, **options: Any) -> Iterator[Step]:
    """Every step of a match: the state before it, the seat, the action, what happens, the state behind it."""
    rng = random.Random(seed)
    state = rules.new(options, seats)
    while waiting := rules.waiting(state):
        seat = rng.choice(waiting)
        offered = rules.options(state, seat)
        weights = rules.weights(state) if seat == CHANCE else None
        action = rng.choices(offered, weights)[0]
        after, events = state.copy(), list[Event]()
        rules.step(after, seat, action, events)
        yield Step(state, seat, action, events, after)
        state = after
