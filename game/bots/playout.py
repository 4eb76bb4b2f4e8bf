"""A lap of the strong bot's race: one guess of what is unseen, in which every option still running is played out.

A lap hangs on the position, its runners and its seed alone, so it may be played in any process.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from game.bots.judging import Judge, lead
from game.core.contract import CHANCE, Action, AnyRules, Seat

OUT_OF_THE_QUESTION = float("-inf")
"""The merit of an option that no play-out is spent on, though nothing else may be open."""

SECOND_BEST, THIRD_BEST = 0.1, 0.03
"""How often a play-out takes the second and the third of the quick order, so that it does not believe it blindly."""

PLAYOUT_LIMIT = 100_000
"""No game is this long; a play-out that gets here has found a circle in the rules."""


def play_lap(
    rules: AnyRules, judge: Judge, view: Any, seat: Seat, actions: Sequence[Action], seed: str,
    stopped: Callable[[], bool],
) -> list[float] | None:  # fmt: skip
    """The lead that each of the actions ends with, all of them in the same deal and with the same luck; None if
    `stopped`, which is asked before every play-out, says so."""
    rng = random.Random(seed)
    deal, luck = judge.deal(view, seat, rng), rng.getrandbits(64)
    leads: list[float] = []
    for action in actions:
        if stopped():
            return None
        leads.append(play_out(rules, judge, deal.copy(), seat, action, random.Random(luck)))
    return leads


def play_out(rules: AnyRules, judge: Judge, state: Any, own: Seat, first: Action, rng: random.Random) -> float:
    """Plays on from a full state for the judge's rounds, and returns the lead it finds there."""
    play_on(rules, judge, state, own, (first,), rng)
    return lead(judge.value, state, own)


def play_on(rules: AnyRules, judge: Judge, state: Any, own: Seat, way: Sequence[Action], rng: random.Random) -> None:
    """The same for several actions of the seat that follow each other; the position is left where it is judged."""
    glance, chance = judge.glance, rng.random
    waiting, options, draw, step = rules.waiting, rules.options, rules.draw, rules.step
    for action in way:
        step(state, own, action)
    left = judge.rounds * state.seats or PLAYOUT_LIMIT
    while asked := waiting(state):
        if left <= 0 and judge.is_settled(state):
            break
        seat = asked[0]
        if seat == CHANCE:
            step(state, seat, draw(state, chance))
            continue
        offered = options(state, seat)
        if len(offered) == 1:
            action = offered[0]
        else:
            left -= 1
            action = offered[_liked(glance(state, seat, offered), chance())]
        step(state, seat, action)


def _liked(merits: list[float], ticket: float) -> int:
    """Mostly the best, sometimes the second or third. Changes the list it is given."""
    skip = 0 if ticket >= SECOND_BEST else 1 if ticket >= THIRD_BEST or len(merits) < 3 else 2
    liked = merits.index(max(merits))
    for _ in range(skip):
        merits[liked] = OUT_OF_THE_QUESTION
        best = max(merits)
        if best == OUT_OF_THE_QUESTION:
            break
        liked = merits.index(best)
    return liked
