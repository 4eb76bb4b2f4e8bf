"""Ends of matches in which several come to as many points: who has won then is rare at random."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from game.core.text import to_text
from game.games import rules_of


def before_the_end(
    game: str, seats: int, seed: int, options: Mapping[str, Any], last: str, dull: Mapping[str, float]
) -> tuple[dict[str, Any], list[int], list[str]]:
    """A match at random: its position at the last step called `last`, the points at its end, and what was said."""
    rules, rng = rules_of(game), random.Random(seed)
    state = rules.new(dict(options), seats)
    begin: dict[str, Any] = {}
    said: list[str] = []
    while waiting := rules.waiting(state):
        if to_text(state.stack[-1]).split()[0] == last:
            begin, said = rules.to_plain(state), []
        seat = waiting[0]
        offers = rules.options(state, seat)
        likely = rules.weights(state) if seat < 0 else [dull.get(type(a).word, 1.0) for a in offers]
        action = rng.choices(offers, likely)[0]
        said.append(to_text(action))
        rules.step(state, seat, action)
    result = rules.result(state)
    assert result is not None
    return begin, list(result.points), said


def levelled(values: list[int], ends: Sequence[int], seed: int) -> list[int]:
    """So much more for everybody that some of them tie for the most, and others are just behind."""
    seats = len(values)
    tied = set(random.Random(seed).sample(range(seats), min(seats, 2 + (seed % 5 == 0))))
    best = max(ends) + seats
    return [
        value + best - end - (0 if seat in tied else 1 + seat)
        for seat, (value, end) in enumerate(zip(values, ends, strict=True))
    ]
