"""What a position of Scythe promises in the end, in coins: what is scored, what is built, what lies ready for it.

Everything is counted for one seat from the view it has; what a turn makes of it stands in plans.py.
"""

from __future__ import annotations

from game.core.masks import bits
from game.games.scythe.board import COUNT, FACTORY_PLACE, NOWHERE, PRODUCES, WORKER_MADE
from game.games.scythe.ending import bonus_coins, territories
from game.games.scythe.frames.developing import TakeUpgrade
from game.games.scythe.frames.finding import ChooseFactoryCard, MeetEncounter
from game.games.scythe.frames.placing import TakeResources
from game.games.scythe.frames.turn import BottomAction, TakeTurn
from game.games.scythe.mat import bottom_coins, bottom_cost
from game.games.scythe.objectives import progress
from game.games.scythe.outlook import LADDER, Outlook, distances, outlook, star_worth
from game.games.scythe.pieces import control, totals
from game.games.scythe.records import STRUCTURES
from game.games.scythe.risks import battles, danger
from game.games.scythe.stars import has_room
from game.games.scythe.state import State
from game.games.scythe.tables import (
    BOTTOM_RESOURCE,
    BUILD,
    DEPLOY,
    ENLIST,
    GAME_ENDS_AT,
    MECHS,
    MILL,
    MINE,
    MOST_POPULARITY,
    MOST_POWER,
    MOST_WORKERS,
    PRODUCE_COST,
    S_OBJECTIVE,
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
_ENCOUNTER, _FACTORY_CARD, _CLOSER = 4.5, 4.5, 0.74
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
    star = star_worth(view)
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
    star, stars, worth = star_worth(view), state.stars[seat], 0.0
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
        worth += star_worth(view) * (max(0, n - 2) / (MOST_WORKERS - 2)) ** 1.7 * min(1.0, view.turns / 6)
    return worth


def _tracks(state: State, seat: int, view: Outlook) -> float:
    power, popularity, cards = state.power[seat], state.popularity[seat], state.hand_size[seat]
    star = star_worth(view)
    worth = 0.4 * min(power, 7) + 0.15 * max(0, power - 7) + 0.45 * min(cards, 5) + 0.1 * max(0, cards - 5)
    stars = state.stars[seat]
    if not stars[S_POWER]:
        worth += star * (power / MOST_POWER) ** 2.5
    if not stars[S_POPULARITY]:
        worth += star * (popularity / MOST_POPULARITY) ** 4
    return worth


def _objectives(state: State, seat: int, view: Outlook) -> float:
    cards = state.objectives[seat]
    if not cards or not has_room(state, seat, S_OBJECTIVE):
        return 0.0
    best = max((progress(state, seat, card) for card in cards if card >= 0), default=0.3)
    return star_worth(view) * (0.8 if best >= 1 else 0.55 * best**3)


def resource_worth(has: int, cost: int, payoff: float, left: int, floor: float) -> float:
    """Tokens that lie ready for a bottom action."""
    worth = floor * has
    if left <= 0:
        return worth
    first = min(1.0, has / cost)
    worth += payoff * _FIRST_SET * first * (0.75 + 0.25 * first)
    if left > 1 and has > cost:
        worth += payoff * _SECOND_SET * min(1.0, has / cost - 1)
    return worth


def _stores(state: State, seat: int, view: Outlook, done: tuple[int, ...], pays: list[float], own: int) -> float:
    """Resources, and what the workers would make of them."""
    has = totals(state, own)
    soon = min(1.0, view.turns / 5)
    floor = view.pair / 2 * 0.9
    worth = 0.0
    more = [0.0] * 5
    for bottom in range(4):
        resource = BOTTOM_RESOURCE[bottom]
        cost = max(1, bottom_cost(state, seat, bottom))
        n = has[resource]
        left = _NEEDED[bottom] - done[bottom]
        payoff = pays[bottom] * soon
        now = resource_worth(n, cost, payoff, left, floor)
        worth += now
        more[resource] = resource_worth(n + 2, cost, payoff, left, floor) - now
    n = state.worker_count[seat]
    if n < MOST_WORKERS:
        more[WORKER_MADE] = 2 * (0.5 + 0.12 * view.turns) if n < 6 else 1.5
    return worth + _production(state, seat, view, own, more)


def _production(state: State, seat: int, view: Outlook, own: int, more: list[float]) -> float:
    at = seat * COUNT
    mill = state.structures[seat][MILL]
    made = []
    for place in bits(state.worker_at[seat] & own):
        what = PRODUCES[place]
        if what >= 0:
            made.append((state.workers[at + place] + (place == mill)) ** 0.9 * more[what] / 2)
    made.sort(reverse=True)
    most = 2 + (state.upgrades[seat].bit_count() > 2)
    return (sum(made[:most]) + 0.4 * sum(made[most:])) * 0.4 * min(1.0, view.turns / 6)


def _character(state: State, seat: int, view: Outlook) -> float:
    faction = state.faction[seat]
    far = distances(faction, state.deployed[seat], state.structures[seat][MINE], state.character[seat])
    soon = min(1.0, view.turns / 4)
    worth = 0.0
    if state.encounters:
        worth = _ENCOUNTER * _CLOSER ** min(far[place] for place in bits(state.encounters))
    if state.factory_card[seat] < 0:
        worth += _FACTORY_CARD * _CLOSER ** far[FACTORY_PLACE]
    else:
        worth += _FACTORY_CARD
    return worth * soon


def _pending(state: State, seat: int, view: Outlook, pays: list[float], has: list[int]) -> float:
    """What the rest of this turn will still bring, where a plan ends before it."""
    worth = 0.0
    for frame in state.stack:
        if isinstance(frame, MeetEncounter) and frame.seat == seat:
            worth += _ENCOUNTER + 0.5
        elif isinstance(frame, ChooseFactoryCard) and frame.seat == seat:
            worth += _FACTORY_CARD + 0.5
        elif isinstance(frame, TakeResources) and frame.seat == seat:
            worth += 0.9 * frame.n
        elif isinstance(frame, TakeUpgrade) and frame.seat == seat:
            worth += 2.0
        elif isinstance(frame, BottomAction) and frame.seat == seat:
            bottom = state.last[seat]
            if has[BOTTOM_RESOURCE[bottom]] >= bottom_cost(state, seat, bottom):
                worth += 0.35 * pays[bottom]
    return worth


def worth(state: State, seat: int) -> float:
    """The coins this seat may expect in the end."""
    if state.is_over():
        return float(state.final[seat])
    view = outlook(state, seat)
    own = control(state, seat)
    done = done_of(state, seat)
    pays = payoffs(state, seat, view, done)
    stars = sum(state.stars[seat])
    hoped = max(0.0, min(GAME_ENDS_AT - stars, 0.3 * view.turns))
    land = territories(own)
    wanted = max(0.0, 9 - land) * min(1.0, view.turns / 18) * 0.7
    total = state.coins[seat] + star_worth(view) * stars + (view.star - LADDER[0][1]) * hoped
    total += view.territory * land * (1 - 0.018 * view.turns) + (view.territory - LADDER[0][2]) * wanted
    total += _developments(state, seat, view, done) + _slots(state, seat, view, done)
    total += _workers(state, seat, view) + _tracks(state, seat, view) + _objectives(state, seat, view)
    total += _stores(state, seat, view, done, pays, own)
    total += _character(state, seat, view) - danger(state, seat, view, own)
    if state.battles and state.active == seat:
        total += battles(state, seat)
    if state.active == seat and not isinstance(state.stack[-1], TakeTurn):
        total += _pending(state, seat, view, pays, totals(state, own))
    return total
