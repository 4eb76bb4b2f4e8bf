"""A match between bots without a table around it: for ladders, for fitting weights, for measuring.

The draws are those of a Session with the same seed, so a match seen here can be looked at on the screen.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.bots.levels import Bot
from game.core import chance
from game.core.contract import CHANCE, AnyRules, Event, Seat
from game.core.result import Result


@dataclass(slots=True)
class Played:
    """What became of a match. `spent` holds the seconds of every real decision, seat by seat."""

    result: Result
    turns: tuple[int, ...]
    first_seat: Seat
    decisions: int
    spent: list[list[float]] = field(default_factory=list)
    counts: Sequence[Mapping[str, float]] = ()
    """By seat what the game counts of how it was played, if somebody asked."""


def play_match(
    rules: AnyRules, bots: Sequence[Bot], seed: int, options: Mapping[str, Any], seconds: float = 0.0,
    counts: Any = None,
) -> Played:  # fmt: skip
    """Plays to the end. Every bot sees its own view only, and brings a generator of its own. `counts` is made by the
    game (its room of that name)."""
    state = rules.new(options, len(bots))
    minds = [random.Random(f"{seed}:{seat}") for seat in range(len(bots))]
    spent: list[list[float]] = [[] for _ in bots]
    draws = decisions = 0
    first_seat: Seat | None = None
    while waiting := rules.waiting(state):
        seat = waiting[0]
        offered = rules.options(state, seat)
        if seat == CHANCE:
            action = offered[chance.draw(seed, draws, rules.weights(state))]
            draws += 1
        else:
            if first_seat is None:
                first_seat = seat
            decisions += 1
            action = offered[0]
            if len(offered) > 1:
                view = rules.view(state, seat)
                before = time.perf_counter()
                action = bots[seat].choose(rules, view, offered, minds[seat], seconds)
                spent[seat].append(time.perf_counter() - before)
                assert action in offered, f"a bot answered {action}, which is not on offer"
        if counts is None:
            rules.step(state, seat, action)
        else:
            events: list[Event] = []
            counts.heard(state, seat, offered, action)
            rules.step(state, seat, action, events)
            counts.seen(events)
    result = rules.result(state)
    assert result is not None and first_seat is not None
    return Played(result, rules.turns(state), first_seat, decisions, spent, counts.of(state) if counts else ())
