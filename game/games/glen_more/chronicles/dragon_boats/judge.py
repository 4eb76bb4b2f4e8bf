"""What the race promises a seat: a prize by how far the boats are, and coins that count only at home."""

from __future__ import annotations

from math import exp

from game.games.glen_more.chronicles.dragon_boats.course import RACE, RIVERS, Course, course, river_of, shape
from game.games.glen_more.state import State

_PACE, _DOUBT = 1.6, 4.0
"""Pieces of river a turn if one cares, and how many of them make a difference that is still open."""
_COINS_AT_END = 5.0
"""About as many turns before the end coins can still be spent well."""
_PRIZES = (RACE.results.winner.vp, RACE.results.second.vp, RACE.results.third.vp)


def worth(state: State, seat: int, turns: float) -> float:
    part = course(state)
    if seat in part.home:
        return 0.0
    lost_coins = state.coins[seat] * max(0.0, 1.0 - turns / _COINS_AT_END)
    if seat in part.last:
        return -lost_coins
    shapes = [shape(state, river) for river in range(RIVERS)]
    own = _steps(state, part, seat, shapes)
    arrives = _chance(_PACE * turns - own)
    return arrives * _prize(state, part, seat, own, shapes) - (1.0 - arrives) * lost_coins


def _chance(ahead: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, ahead / _DOUBT))))


def _prize(state: State, part: Course, seat: int, own: int, shapes: list[tuple[int, int, int]]) -> float:
    """Between the prizes, by how likely it is to be overtaken; whoever comes home last gets none."""
    before = float(len(part.home))
    for other in range(state.seats):
        if other != seat and other not in part.home and other not in part.last:
            before += 1.0 - _chance(_steps(state, part, other, shapes) - own)
    prizes = (*_PRIZES[: state.seats - 1], 0)
    place = min(int(before), len(prizes) - 1)
    following = prizes[min(place + 1, len(prizes) - 1)]
    return float(prizes[place] + (following - prizes[place]) * (before - place))


def _steps(state: State, part: Course, seat: int, shapes: list[tuple[int, int, int]]) -> int:
    """Pieces of river from the boat to its own castle, all around."""
    own = river_of(state, seat)
    river, x = part.boats[seat]
    castle, _, east = shapes[own]
    if river == own and x > castle:
        return x - castle
    steps = x - shapes[river][1] + east - castle + 1
    river = (river + 1) % RIVERS
    while river != own:
        _, left, right = shapes[river]
        steps += right - left + 1
        river = (river + 1) % RIVERS
    return steps
