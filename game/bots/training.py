"""Matches from which the weights of a judge are learnt (fitting.py), and matches that tell whether it was worth it.

Bots play themselves. Once in a round the terms of every seat are noted, from what that seat sees; the points of the
end tell what they were worth.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.bots.fitting import Sums, Vector
from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.bots.match import play_match
from game.core import chance
from game.core.contract import CHANCE, AnyRules
from game.core.result import Result

_PLAYOUTS = 60


@dataclass
class Lesson:
    """What one match taught, and how far off the judge's promise was on average."""

    sums: Sums
    off: float
    turns: float
    winner: float


def lesson(rules: AnyRules, given: Any, level: str, seats: int, seed: int, options: Mapping[str, Any]) -> Lesson:
    """One match of a judge against itself."""
    judge, names = judge_for(rules, given), list(given.weights)
    bots = [make_bot(level, seat, judge, _PLAYOUTS) for seat in range(seats)]
    minds = [random.Random(f"{seed}:{seat}") for seat in range(seats)]
    state, draws, noted = rules.new(options, seats), 0, 0
    ways: list[list[Vector]] = [[] for _ in range(seats)]
    while waiting := rules.waiting(state):
        seat = waiting[0]
        offered = rules.options(state, seat)
        if seat == CHANCE:
            action = offered[chance.draw(seed, draws, rules.weights(state))]
            draws += 1
        else:
            round_now = sum(rules.turns(state)) // seats
            if round_now > noted and judge.is_settled(state):
                noted = round_now
                _note(ways, [_parts(given, rules.view(state, one), one, names) for one in range(seats)])
            action = offered[0]
            if len(offered) > 1:
                action = bots[seat].choose(rules, rules.view(state, seat), offered, minds[seat], 0.0)
        rules.step(state, seat, action)
    result = rules.result(state)
    assert result is not None
    return _told(names, given.weights, ways, result, sum(rules.turns(state)) / seats)


def _parts(given: Any, view: Any, seat: int, names: Sequence[str]) -> Vector:
    """Each term as it was made, without its weight."""
    terms = given.terms(view, seat)
    return [terms.get(name, 0.0) / given.weights[name] for name in names]


def _note(ways: list[list[Vector]], found: list[Vector]) -> None:
    """Against the average of the table."""
    average = [sum(column) / len(found) for column in zip(*found, strict=True)]
    for way, parts in zip(ways, found, strict=True):
        way.append([own - all_of_us for own, all_of_us in zip(parts, average, strict=True)])


def _told(
    names: Sequence[str], weights: Mapping[str, float], ways: list[list[Vector]], result: Result, turns: float
) -> Lesson:
    sums, average = Sums(len(names)), sum(result.points) / len(result.points)
    off, places = 0.0, 0
    factors = [weights[name] for name in names]
    for way, points in zip(ways, result.points, strict=True):
        sums.add(way, points - average)
        for parts in way:
            promised = sum(part * factor for part, factor in zip(parts, factors, strict=True))
            off += abs(points - average - promised)
            places += 1
    return Lesson(sums, off / max(1, places), turns, max(result.points))


def trial(
    rules: AnyRules, new: Any, old: Any, level: str, seats: int, seed: int, place: int, options: Mapping[str, Any]
) -> tuple[float, float]:
    """One seat with the new weights among others with the old ones: the share of the match it has won, and its points
    less the average of the others."""
    judges = [judge_for(rules, new if seat == place else old) for seat in range(seats)]
    bots = [make_bot(level, seat, judge, _PLAYOUTS) for seat, judge in enumerate(judges)]
    result = play_match(rules, bots, seed, options).result
    others = [points for seat, points in enumerate(result.points) if seat != place]
    won = (place in result.winners) / len(result.winners)
    return won, result.points[place] - sum(others) / len(others)
