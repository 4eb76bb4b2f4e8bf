"""What a seat has built and what its tracks show, in coins of the end: all of a position that is not on the map.

It changes with an action or two of a turn only, while pieces move about, so it is remembered. Each part is a term of
its own (weights.py), so that somebody can be told what a move was for.
"""

from __future__ import annotations

from itertools import count
from operator import mul
from typing import NamedTuple

from game.games.scythe.board import NOWHERE
from game.games.scythe.ending import bonus_coins
from game.games.scythe.mat import bottom_coins, bottom_cost
from game.games.scythe.outlook import LADDER, TEMPO, Outlook, lead_with_one_star_missing, most_stars, outlook
from game.games.scythe.state import State
from game.games.scythe.tables import (
    BUILD,
    DEPLOY,
    GAME_ENDS_AT,
    MECHS,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    PRODUCE_COST,
    S_POPULARITY,
    S_POWER,
    S_WORKERS,
)
from game.games.scythe.terms import STRUCTURES
from game.games.scythe.weights import BUILT, Factors, factors

_NEEDED = (6, 4, 4, 4)
"""By bottom action, how often it can be done."""
_INTRINSIC = ((0.5, 0.13), (1.6, 0.12), (0.8, 0.07), (1.0, 0.13))
"""What one upgrade, mech, structure or recruit is worth in itself, and for each turn that is left."""
_AT_ONCE = (1.0, 2.0, 2.0, 2.5)
"""What each brings in the moment it is done: a fighter in place, a territory held, a bonus taken."""
_OF_MECH = {"riverwalk": (1.5, 0.2), "speed": (1.0, 0.15)}
_OF_STRUCTURE = {"mine": 0.02, "monument": 0.06, "armory": 0.03, "mill": 0.12}
_FIRST_SET, _SECOND_SET = 0.42, 0.22
"""Which part of a bottom action its resources are worth when they lie ready once, and for a second time: beyond
their price at the end, for it uses them up. With what engine.py adds for the next turn never more than all is."""
_OFTEN_WANTED = 3
"""So often a cheaper bottom action is thought to be done again, at most."""
_PACE = 1.5
"""Turns that each missing step of a star takes, beside all else there is to do."""


def done_of(state: State, seat: int) -> tuple[int, int, int, int]:
    """Upgrades, mechs, structures and recruits so far."""
    return (
        state.upgrades[seat].bit_count(),
        state.deployed[seat].bit_count(),
        4 - state.structures[seat].count(NOWHERE),
        4 - state.recruits[seat].count(-1),
    )


def _begun(n: int, most: int) -> float:
    """The part of a star that unfinished work is worth: the nearer, the more."""
    return float((n / most) ** 1.35)


_SHARE = tuple(tuple(_begun(n, most) for n in range(most + 1)) for most in _NEEDED)
_STEP = tuple((*(_begun(n + 1, most) - _begun(n, most) for n in range(most)), 0.0) for most in _NEEDED)


def _in_time(turns: float, missing: float) -> float:
    """How likely so many steps are still made before the end."""
    return min(1.0, (turns + 1.0) / (_PACE * missing)) if missing else 1.0


def payoffs(state: State, seat: int, view: Outlook, done: tuple[int, ...], weights: Factors) -> list[float]:
    """What doing each bottom action once more would bring."""
    made, near = weights[BUILT.upgrades : BUILT.upgrades + 4], weights[BUILT.near_upgrades : BUILT.near_upgrades + 4]
    found = []
    for bottom in range(4):
        if done[bottom] >= _NEEDED[bottom]:
            worth = 0.0
        else:
            base, turn = _INTRINSIC[bottom]
            in_time = _in_time(view.turns, _NEEDED[bottom] - done[bottom])
            worth = made[bottom] * (base + turn * view.turns)
            worth += near[bottom] * view.begun * _STEP[bottom][done[bottom]] * in_time + _AT_ONCE[bottom]
            if bottom == BUILD:
                worth += 0.3 * view.territory
            worth -= _slot(state.covered[seat][bottom], view) * (_NEEDED[bottom] - done[bottom] < _OFTEN_WANTED)
        found.append(worth + bottom_coins(state, seat, bottom) + (state.recruits[seat][bottom] >= 0))
    return found


def _made(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> list[float]:
    """Upgrades, mechs, structures and recruits for what they do."""
    found = [n * (base + turn * view.turns) for n, (base, turn) in zip(done, _INTRINSIC, strict=True)]
    deployed = state.deployed[seat]
    if deployed:
        for number, name in enumerate(MECHS[state.faction[seat]]):
            if deployed >> number & 1 and name in _OF_MECH:
                base, turn = _OF_MECH[name]
                found[DEPLOY] += base + turn * view.turns
    for name, place in zip(STRUCTURES, state.structures[seat], strict=True):
        if place != NOWHERE:
            found[BUILD] += _OF_STRUCTURE[name] * view.turns
    found[BUILD] += bonus_coins(state, seat)
    return found


def _near(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> tuple[float, ...]:
    """Work on stars that are not placed yet, by the order of BUILT: the nearer, the more."""
    star, stars, turns = view.begun, state.stars[seat], view.turns
    found = [
        0.0 if stars[bottom] else star * _SHARE[bottom][n] * _in_time(turns, _NEEDED[bottom] - n)
        for bottom, n in enumerate(done)  # the star itself is placed a moment after the last piece of work
    ]
    n, power, popularity = state.worker_count[seat], state.power[seat], state.popularity[seat]
    workers = 0.0 if stars[S_WORKERS] else star * (max(0, n - 2) / (MOST_WORKERS - 2)) ** 1.7 * min(1.0, turns / 6)
    strong = 0.0 if stars[S_POWER] else star * (power / MOST_POWER) ** 2.2
    loved = 0.0 if stars[S_POPULARITY] else star * (popularity / MOST_POPULARITY) ** 3
    return (*found, workers, strong, loved)


def _slot(covered: int, view: Outlook) -> float:
    """What so many covered squares save each time."""
    return covered * 0.045 * view.turns


def _slots(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> float:
    """Cheaper bottom actions, as far as they will still be wanted."""
    return sum(
        _slot(n, view) * min(_OFTEN_WANTED, _NEEDED[bottom] - done[bottom] + 1)
        for bottom, n in enumerate(state.covered[seat])
        if n
    )


_TRACK_OF_WORKERS = (0.0, 0.0, 0.0, 1.5, 2.7, 3.5, 3.8, 3.9, 3.9)
_BURDEN = tuple(0.3 * p + 1.0 * q + 0.5 * c for p, q, c in PRODUCE_COST)


def _workers(n: int, turns: float) -> float:
    return _TRACK_OF_WORKERS[n] * (0.25 + 0.18 * turns) - _BURDEN[n] * 0.1 * turns


def gain_of_workers(state: State, seat: int, view: Outlook, more: int) -> float:
    """What so many more workers would be worth."""
    n = state.worker_count[seat]
    now = _workers(n, view.turns)
    return max(0.0, max(_workers(least, view.turns) for least in range(n, min(MOST_WORKERS, n + more) + 1)) - now)


def _force(state: State, seat: int) -> float:
    """Power and cards, which keep others away as long as they are not spent."""
    power, cards = state.power[seat], state.hand_size[seat]
    worth = 0.45 * min(power, 7) + 0.15 * max(0, power - 7) + 0.5 * min(cards, 4) + 0.1 * max(0, cards - 4)
    return worth


def resource_worth(has: int, cost: int, payoff: float, left: int, floor: float) -> float:
    """Tokens that lie ready for a bottom action; it still brings its coins when nothing is left to be made by it."""
    first, gain = min(1.0, has / cost), beyond_price(payoff, cost, floor)
    worth = floor * has + gain * _FIRST_SET * first * (0.6 + 0.4 * first)
    if left > 1 and has > cost:
        worth += gain * _SECOND_SET * min(1.0, has / cost - 1)
    return worth


def beyond_price(payoff: float, cost: int, floor: float) -> float:
    """What a bottom action brings beyond what the tokens it uses up would count in the end."""
    return max(0.0, payoff - floor * cost)


class Standing(NamedTuple):
    """`number` tells it apart, for what is remembered of it. By bottom action: `pays`, what it would bring, `costs`,
    and `left`, how often it is still wanted. `soon` and `floor` price resources; `terms` stand in the order of BUILT,
    `worth` is what they weigh together."""

    number: int
    view: Outlook
    pays: tuple[float, ...]
    costs: tuple[int, ...]
    left: tuple[int, ...]
    soon: float
    floor: float
    terms: tuple[float, ...]
    worth: float


MOST_TOKENS = 12
"""More of one resource than this is worth no more than its price at the end."""
_MOST_KEPT = 20_000
_numbers = count()
_KEPT: dict[tuple[object, ...], Standing] = {}


def standing(state: State, seat: int) -> Standing:
    weights = factors()
    lead = lead_with_one_star_missing(state, seat)
    key = (
        state.mat[seat], state.faction[seat], state.upgrades[seat], state.covered[seat], state.deployed[seat],
        state.recruits[seat], state.structures[seat], state.stars[seat], state.worker_count[seat], state.power[seat],
        state.popularity[seat], state.hand_size[seat], state.turns[seat], most_stars(state, seat), state.bonus, lead,
        weights.number,
    )  # fmt: skip
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _standing(state, seat, lead, weights.built)
    return found


def _standing(state: State, seat: int, lead: int, weights: Factors) -> Standing:
    view = outlook(state, seat, lead)
    done = done_of(state, seat)
    pays = payoffs(state, seat, view, done, weights)
    stars = sum(state.stars[seat])
    hoped = max(0.0, min(GAME_ENDS_AT - stars, 0.3 * view.turns))
    terms = (
        LADDER[0][1] * stars, TEMPO * stars, (view.star - LADDER[0][1]) * (stars + hoped),
        *_made(state, seat, view, done), *_near(state, seat, view, done), _slots(state, seat, view, done),
        _workers(state.worker_count[seat], view.turns), _force(state, seat),
    )  # fmt: skip
    soon, floor = min(1.0, view.turns / 5), view.pair / 2 * 0.9
    costs = tuple(max(1, bottom_cost(state, seat, bottom)) for bottom in range(4))
    left = tuple(needed - n for needed, n in zip(_NEEDED, done, strict=True))
    return Standing(next(_numbers), view, tuple(pays), costs, left, soon, floor, terms, sum(map(mul, terms, weights)))
