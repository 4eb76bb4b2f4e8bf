"""What a seat has built and what its tracks show, in coins of the end: all of a position that is not on the map.

It changes with an action or two of a turn only, while pieces move about, so it is remembered.
"""

from __future__ import annotations

from typing import NamedTuple

from game.games.scythe.board import NOWHERE
from game.games.scythe.ending import bonus_coins
from game.games.scythe.mat import bottom_coins, bottom_cost
from game.games.scythe.outlook import LADDER, Outlook, lead_with_one_star_missing, most_stars, outlook, star_worth
from game.games.scythe.records import STRUCTURES
from game.games.scythe.state import State
from game.games.scythe.tables import (
    BUILD,
    DEPLOY,
    ENLIST,
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

_NEEDED = (6, 4, 4, 4)
"""By bottom action, how often it can be done."""
_INTRINSIC = ((0.5, 0.13), (1.6, 0.12), (0.8, 0.07), (1.0, 0.13))
"""What one upgrade, mech, structure or recruit is worth in itself, and for each turn that is left."""
_OF_MECH = {"riverwalk": (1.5, 0.2), "speed": (1.0, 0.15)}
_OF_STRUCTURE = {"mine": 0.02, "monument": 0.06, "armory": 0.03, "mill": 0.12}
_FIRST_SET, _SECOND_SET = 0.6, 0.33
"""Which part of a bottom action its resources are worth when they lie ready once, and for a second time."""


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
    return float((n / most) ** 1.7)


_SHARE = tuple(tuple(_begun(n, most) for n in range(most + 1)) for most in _NEEDED)
_STEP = tuple((*(_begun(n + 1, most) - _begun(n, most) for n in range(most)), 0.0) for most in _NEEDED)


def payoffs(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> list[float]:
    """What doing each bottom action once more would bring."""
    star = view.begun
    found = []
    for bottom in range(4):
        if done[bottom] >= _NEEDED[bottom]:
            worth = 0.0
        else:
            base, turn = _INTRINSIC[bottom]
            worth = base + turn * view.turns + star * _STEP[bottom][done[bottom]]
            if bottom == DEPLOY:
                worth += 1.0
            elif bottom == BUILD:
                worth += 0.3 * view.territory + 1.0
            elif bottom == ENLIST:
                worth += 1.5
        found.append(worth + bottom_coins(state, seat, bottom) + (state.recruits[seat][bottom] >= 0))
    return found


def _developments(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> float:
    star, stars, worth = view.begun, state.stars[seat], 0.0
    for bottom in range(4):
        base, turn = _INTRINSIC[bottom]
        worth += done[bottom] * (base + turn * view.turns)
        if not stars[bottom]:  # the star itself is placed a moment after the last piece of work
            worth += star * _SHARE[bottom][done[bottom]]
    deployed = state.deployed[seat]
    if deployed:
        for number, name in enumerate(MECHS[state.faction[seat]]):
            if deployed >> number & 1 and name in _OF_MECH:
                base, turn = _OF_MECH[name]
                worth += base + turn * view.turns
    for name, place in zip(STRUCTURES, state.structures[seat], strict=True):
        if place != NOWHERE:
            worth += _OF_STRUCTURE[name] * view.turns
    return worth + bonus_coins(state, seat)


def _slots(state: State, seat: int, view: Outlook, done: tuple[int, ...]) -> float:
    """Cheaper bottom actions, as far as they will still be wanted."""
    covered = state.covered[seat]
    return sum(
        n * 0.045 * view.turns * min(3, _NEEDED[bottom] - done[bottom] + 1) for bottom, n in enumerate(covered) if n
    )


_TRACK_OF_WORKERS = (0.0, 0.0, 0.0, 1.0, 1.9, 2.6, 3.0, 3.2, 3.2)
_BURDEN = tuple(0.3 * p + 1.0 * q + 0.5 * c for p, q, c in PRODUCE_COST)


def _workers(state: State, seat: int, view: Outlook) -> float:
    n = state.worker_count[seat]
    worth = _TRACK_OF_WORKERS[n] * (0.25 + 0.1 * view.turns) - _BURDEN[n] * 0.1 * view.turns
    if not state.stars[seat][S_WORKERS]:
        worth += view.begun * (max(0, n - 2) / (MOST_WORKERS - 2)) ** 1.7 * min(1.0, view.turns / 6)
    return worth


def _tracks(state: State, seat: int, view: Outlook) -> float:
    power, popularity, cards = state.power[seat], state.popularity[seat], state.hand_size[seat]
    star = view.begun
    worth = 0.4 * min(power, 7) + 0.15 * max(0, power - 7) + 0.45 * min(cards, 5) + 0.1 * max(0, cards - 5)
    stars = state.stars[seat]
    if not stars[S_POWER]:
        worth += star * (power / MOST_POWER) ** 2.5
    if not stars[S_POPULARITY]:
        worth += star * (popularity / MOST_POPULARITY) ** 4
    return worth


def resource_worth(has: int, cost: int, payoff: float, left: int, floor: float) -> float:
    """Tokens that lie ready for a bottom action; it still brings its coins when nothing is left to be made by it."""
    first = min(1.0, has / cost)
    worth = floor * has + payoff * _FIRST_SET * first * (0.75 + 0.25 * first)
    if left > 1 and has > cost:
        worth += payoff * _SECOND_SET * min(1.0, has / cost - 1)
    return worth


class Standing(NamedTuple):
    """`pays` is what each bottom action would bring, `ready` what so many of its resources are worth."""

    view: Outlook
    pays: tuple[float, ...]
    costs: tuple[int, ...]
    ready: tuple[tuple[float, ...], ...]
    worth: float


MOST_TOKENS = 12
"""More of one resource than this is worth no more than its price at the end."""
_MOST_KEPT = 20_000
_KEPT: dict[tuple[object, ...], Standing] = {}


def standing(state: State, seat: int) -> Standing:
    lead = lead_with_one_star_missing(state, seat)
    key = (
        state.mat[seat], state.faction[seat], state.upgrades[seat], state.covered[seat], state.deployed[seat],
        state.recruits[seat], state.structures[seat], state.stars[seat], state.worker_count[seat], state.power[seat],
        state.popularity[seat], state.hand_size[seat], state.turns[seat], most_stars(state, seat), state.bonus, lead,
    )  # fmt: skip
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _standing(state, seat, lead)
    return found


def _standing(state: State, seat: int, lead: int) -> Standing:
    view = outlook(state, seat, lead)
    done = done_of(state, seat)
    pays = payoffs(state, seat, view, done)
    stars = sum(state.stars[seat])
    hoped = max(0.0, min(GAME_ENDS_AT - stars, 0.3 * view.turns))
    worth = star_worth(view) * stars + (view.star - LADDER[0][1]) * hoped
    worth += _developments(state, seat, view, done) + _slots(state, seat, view, done)
    worth += _workers(state, seat, view) + _tracks(state, seat, view)
    soon, floor = min(1.0, view.turns / 5), view.pair / 2 * 0.9
    costs = tuple(max(1, bottom_cost(state, seat, bottom)) for bottom in range(4))
    ready = tuple(
        tuple(
            resource_worth(n, costs[bottom], pays[bottom] * soon, _NEEDED[bottom] - done[bottom], floor)
            for n in range(MOST_TOKENS + 3)
        )
        for bottom in range(4)
    )
    return Standing(view, tuple(pays), costs, ready, worth)
