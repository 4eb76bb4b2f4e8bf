"""What workers and resources promise: tokens, what will be made, bottom actions that can be paid next, good pairs.

A turn counts twice where the section of a useful top action has a bottom action that can be paid, so a seat that
plays well keeps the right resources under the sections it wants next.
"""

from __future__ import annotations

from game.games.scythe.board import COUNT, PRODUCES, WORKER_MADE
from game.games.scythe.pieces import spots
from game.games.scythe.standing import MOST_TOKENS, Standing, beyond_price, gain_of_workers, resource_worth
from game.games.scythe.state import State
from game.games.scythe.tables import (
    BOLSTER,
    BOTTOM_RESOURCE,
    CUBE,
    MAT_TOP,
    MILL,
    MOVE_GAIN,
    PRODUCE,
    PRODUCE_COST,
    RUSVIET,
    TRADE,
)

Engine = tuple[float, float, float, float, float]
_MOST_KEPT = 20_000
_KEPT: dict[tuple[object, ...], Engine] = {}
_BOTTOM_OF = tuple(BOTTOM_RESOURCE.index(resource) for resource in range(4))
_MORE_HEXES = 1 << CUBE["produce_hexes"]
_A_BOTTOM_SOON = (0.45, 0.35, 0.2)
"""What part of a bottom action payable next turn counts beyond its tokens: of the best, the second, the third."""
_PAIRED = 0.13
"""What part of it a useful top action in the same section can add at most: tokens, payable and pair together promise
all that it brings, and never more, else whoever could keep such a promise would rather keep the tokens."""
_USE_OF_TOP = {MOVE_GAIN: 2.0, BOLSTER: 1.0, TRADE: 2.0}
_MADE_USE = 0.5
"""What a token that Produce would make next turn counts."""
_LOCKED = 0.5
"""Which part of a production is left whose price is not there."""
_OFTEN = 0.22
"""How often Produce is chosen in a turn that is left."""
_RECRUITED, _THEIRS = 0.65, 0.25
"""What part of the workers counts already that a village could make next, and of those that these would make."""
_DEMAND, _PLENTY = (0.25, 0.6, 0.8, 0.9), 0.6
"""What a token that Produce could make is worth by how often its bottom action is still wanted, and the part of that
where two of those are paid for already."""
_CROWD = (1.0, 0.8, 0.65, 0.5, 0.35, 0.3, 0.3, 0.3, 0.3)
"""What part of that each further token of the same territory counts: one bottom action a turn uses them up."""


def engine(state: State, seat: int, built: Standing, own: int, has: list[int]) -> Engine:
    """Tokens, production, variety, what can be paid next turn, and how well rows pair; the order of MAPPED.

    Most that moves is no worker of the seat, so it is remembered."""
    at, places = seat * COUNT, state.worker_at[seat] & own
    hands = bytes(state.workers[at : at + COUNT])
    key = (built.number, tuple(has), hands, places, state.last[seat], _idle(state, seat))
    found = _KEPT.get(key)
    if found is None:
        if len(_KEPT) >= _MOST_KEPT:
            _KEPT.clear()
        found = _KEPT[key] = _engine(state, seat, built, own, has)
    return found


def _engine(state: State, seat: int, built: Standing, own: int, has: list[int]) -> Engine:
    stores = _stores(built, has)
    made = _made(state, seat, built, own, has)
    tokens = sum(n for n, _, what in made if what != WORKER_MADE)
    turns = built.view.turns
    often = _OFTEN * turns
    if _idle(state, seat):
        often *= _LOCKED
    production = sum(worth if what == WORKER_MADE else worth * often for _, worth, what in made)
    kinds = len({what for _, _, what in made})
    variety = 0.8 * max(0, kinds - 1) * min(1.0, turns / 8)
    payable = _payable(state, seat, built, has)
    return stores, production, variety, _soon(payable, turns), _pairing(state, seat, payable, tokens, turns)


def _idle(state: State, seat: int) -> bool:
    """Whether Produce cannot be paid for: power was spent to the last, and workers look on."""
    power, popularity, coins = PRODUCE_COST[state.worker_count[seat]]
    return state.power[seat] < power or state.popularity[seat] < popularity or state.coins[seat] < coins


def _stores(built: Standing, has: list[int]) -> float:
    """What the tokens are worth."""
    worth = 0.0
    for bottom, resource in enumerate(BOTTOM_RESOURCE):
        n, cost, left = min(has[resource], MOST_TOKENS), built.costs[bottom], built.left[bottom]
        if n:
            worth += resource_worth(n, cost, built.pays[bottom] * built.soon, left, built.floor)
    return worth


def _wanted(n: int, has: int, cost: int, left: int) -> float:
    """What so many new tokens of a kind are worth beside those that lie there: what all that is left to be done does
    not need is worth its price at the end only."""
    demand, worth = _DEMAND[min(left, len(_DEMAND) - 1)], 0.0
    for share, lies in zip(_CROWD[:n], range(has, has + n), strict=True):
        if lies >= left * cost:
            worth += _DEMAND[0] * share
        else:
            worth += demand * share * (_PLENTY if lies >= 2 * cost else 1.0)
    return worth


def _made(state: State, seat: int, built: Standing, own: int, has: list[int]) -> list[tuple[int, float, int]]:
    """The places where Produce would make most: how much, what that is worth, of what."""
    at, mill = seat * COUNT, state.structures[seat][MILL]
    found = []
    for place in spots(state.worker_at[seat] & own):
        what = PRODUCES[place]
        if what >= 0:
            n = state.workers[at + place] + (place == mill)
            if what == WORKER_MADE:
                soon = gain_of_workers(state, seat, built.view, n)
                later = gain_of_workers(state, seat, built.view, 3 * n)
                found.append((n, _RECRUITED * soon + _THEIRS * (later - soon), what))
            else:
                bottom = _BOTTOM_OF[what]
                found.append((n, _wanted(n, has[what], built.costs[bottom], built.left[bottom]), what))
    found.sort(key=_by_worth, reverse=True)
    return found[: 2 + bool(state.upgrades[seat] & _MORE_HEXES)]


def _by_worth(made: tuple[int, float, int]) -> float:
    return made[1]


def _payable(state: State, seat: int, built: Standing, has: list[int]) -> list[tuple[float, int]]:
    """Bottom actions that can be paid and chosen next turn, the best first: what each brings beyond its price, and
    its section."""
    last = state.last[seat] if state.faction[seat] != RUSVIET else -1
    found = [
        (beyond_price(built.pays[bottom], built.costs[bottom], built.floor), bottom)
        for bottom, resource in enumerate(BOTTOM_RESOURCE)
        if bottom != last and has[resource] >= built.costs[bottom]
    ]
    found.sort(reverse=True)
    return found


def _soon(payable: list[tuple[float, int]], turns: float) -> float:
    shares = zip(payable, _A_BOTTOM_SOON, strict=False)
    return sum(share * pays for (pays, _), share in shares) * min(1.0, turns / 4)


def _pairing(state: State, seat: int, payable: list[tuple[float, int]], tokens: int, turns: float) -> float:
    """The most useful top action above a bottom action that can be paid."""
    tops = MAT_TOP[state.mat[seat]]
    best = 0.0
    for gain, section in payable:
        top = tops[section]
        use = _MADE_USE * tokens if top == PRODUCE else _USE_OF_TOP[top]
        best = max(best, min(use * 0.5, gain * _PAIRED))
    return best * min(1.0, turns / 4)
