"""Matches that bots play for tests, looked at from inside."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.bots.judging import Judge
from game.bots.levels import make_bot
from game.core.contract import CHANCE, Action, Rules, Seat


def said(
    rules: Rules, judge: Judge, level: str, seats: int, seed: int, *, options: Mapping[str, Any] | None = None,
    until: Callable[[Any], bool] = lambda state: False,
) -> Iterator[tuple[Any, Seat, Action]]:  # fmt: skip
    """What the seats of a match say, each with the position before it, to its end or until something holds."""
    state, rng = rules.new(options or {}, seats), random.Random(seed)
    while (waiting := rules.waiting(state)) and not until(state):
        seat = waiting[0]
        offered = rules.options(state, seat)
        if seat == CHANCE:
            action = rng.choices(offered, rules.weights(state))[0]
        else:
            action = make_bot(level, seat, judge).choose(rules, rules.view(state, seat), offered, rng, 0.0)
            yield state, seat, action
        rules.step(state, seat, action)


def decisions(
    rules: Rules, judge: Judge, seats: int, seed: int, every: int = 1, level: str = "normal"
) -> Iterator[tuple[Any, Seat]]:
    """Copies of the positions in which somebody really chooses, or of each so-and-so-many-th of them."""
    count = 0
    for state, seat, _ in said(rules, judge, level, seats, seed):
        if len(rules.options(state, seat)) > 1:
            count += 1
            if count % every == 0:
                yield state.copy(), seat
