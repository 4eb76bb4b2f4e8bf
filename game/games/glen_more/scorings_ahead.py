"""The scorings of Glen More II that are still to come, foreseen from the leads as they stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from game.games.glen_more import scoring
from game.games.glen_more.book import CASTLE_MOIL, PERSONS
from game.games.glen_more.cells import ALL, CASTLE, distance
from game.games.glen_more.state import State

_LATER = 0.85
"""How much of a lead is left by the next scoring."""
_WEIGHTS = tuple(sum(_LATER**number for number in range(4 - scorings)) for scorings in range(5))
"""By scorings that are done: as how many of today's the others count."""
_ON_THE_WAY, _STEP = 0.6, 0.1
"""What a Scot who is not home counts in the scorings to come, and what each step takes from that."""
_FINE = 20
_MOST = _FINE * len(scoring.TABLE)
_STEPS = tuple(
    scoring.points_for(step // _FINE) * (1 - step % _FINE / _FINE)
    + scoring.points_for(step // _FINE + 1) * (step % _FINE / _FINE)
    for step in range(_MOST + 1)
)
"""Points for a difference in twentieths: it need not be a whole number."""
_WHOLE = tuple(map(float, scoring.TABLE))
_BEYOND = len(_WHOLE) - 1


_WAY = tuple(0.0 if cell == CASTLE else max(0.05, _ON_THE_WAY - _STEP * distance(cell, CASTLE)) for cell in ALL)
"""By cell: what a Scot there counts who may yet come home."""


def _scots_to_come(scots: Mapping[int, int], turns: float) -> float:
    total = 0.0
    for cell, number in scots.items():
        total += number * _WAY[cell]
    return total * turns / 2 if turns < 2 else total


def scorings_to_come(state: State, left: list[float]) -> list[float]:
    """By seat: the points of all scorings that are left, from the leads as they stand."""
    weight = _WEIGHTS[state.scorings]
    totals = [0.0] * state.seats
    if not weight:
        return totals
    if state.mods:
        for counts in _changed_counts(state, left):
            _add_parts(totals, weight, counts)
        return totals
    _add_parts(totals, weight, _scots(state, left))
    landmarks = [len(cards) for cards in state.landmarks]
    for whole in (state.whisky, landmarks, [_heads(persons) for persons in state.persons]):
        least = min(whole)
        for seat, count in enumerate(whole):
            if count > least:
                ahead = count - least
                totals[seat] += weight * _WHOLE[ahead if ahead < _BEYOND else _BEYOND]
    return totals


def _add_parts(totals: list[float], weight: float, counts: Sequence[float]) -> None:
    """Adds the points of one category, in which parts of a piece may count."""
    least = min(counts)
    for seat, count in enumerate(counts):
        if count > least:
            step = int((count - least) * _FINE + 0.5)
            totals[seat] += weight * _STEPS[step if step < _MOST else _MOST]


def _scots(state: State, left: list[float]) -> list[float]:
    """By seat: what a scoring would count; those on the way home count in part."""
    return [
        _scots_to_come(scots, turns) + scots.get(CASTLE, 0) * (scoring.MOIL if CASTLE_MOIL in cards else 1)
        for scots, turns, cards in zip(state.scots, left, state.landmarks, strict=True)
    ]


@cache
def _heads(persons: tuple[int, ...]) -> int:
    return sum(PERSONS[one] for one in persons)


def _changed_counts(state: State, left: list[float]) -> Iterator[Sequence[float]]:
    """The same where a Chronicle changes what counts."""
    for category in scoring.CATEGORIES:
        counts: list[float] = [scoring.count(state, seat, category) for seat in range(state.seats)]
        if category == scoring.SCOTS:
            coming = [_scots_to_come(scots, turns) for scots, turns in zip(state.scots, left, strict=True)]
            counts = [more + there for more, there in zip(coming, counts, strict=True)]
        yield counts
