"""What a position of Glen More II promises in the end, in points: leads in the scorings to come, goods and coins, and
what the turns that are left will bring from this territory.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from game.core import places
from game.core.weighing import read_weights
from game.games.glen_more import scoring
from game.games.glen_more.book import (
    ARMADALE,
    CASTLE_MOIL,
    LOCH_NESS,
    MACGREGOR,
    MACKINTOSH,
    MACLACHLAN,
    PERSONS,
    SINCLAIR,
    STACKS,
    THE_END,
)
from game.games.glen_more.cells import ALL, CASTLE, around, cells_in, distance, reach_mask
from game.games.glen_more.chronicles.all_of_them import ALL as ALL_CHRONICLES
from game.games.glen_more.goods import held
from game.games.glen_more.land import Land
from game.games.glen_more.moments import moments
from game.games.glen_more.programs import LINES, Program
from game.games.glen_more.state import AWAY, State

TERMS = ("points", "scorings", "size", "chronicles", "coins", "scots", "goods", "turns", "engine", "promises")
WEIGHED = read_weights(places.DATA / "glen_more", TERMS)
_STRIDE = {2: 4.5, 3: 4.4, 4: 5.4}
"""By number of players: spaces that a figure goes in a turn, on average."""
_PART = 0.7
"""The last turn goes beyond the end tile or stops before it."""
_TURN, _USE, _ENOUGH = 2.2, 0.5, 9.0
"""What a turn brings by itself, which part of its activations pays off, and where more of them help little."""
_RIVALS = 0.6
_LATER = 0.85
"""What a point of the others weighs, and how much of a lead is left by the next scoring."""
_WEIGHTS = tuple(sum(_LATER**number for number in range(4 - scorings)) for scorings in range(5))
"""By scorings that are done: as how many of today's the others count."""
_ON_THE_WAY, _STEP = 0.6, 0.1
"""What a Scot who is not home counts in the scorings to come, and what each step takes from that."""
_GOOD_VALUES = (2.3, 2.1, 1.5, 0.8)
"""What the first, second ... good of a kind is worth as long as there are turns to use it."""
_GOODS_LATER = tuple(sum(_GOOD_VALUES[:number]) + 0.2 * max(0, number - len(_GOOD_VALUES)) for number in range(61))
_LAST = len(STACKS) - 1
_FINE = 20
_MOST = _FINE * len(scoring.TABLE)
_STEPS = tuple(
    scoring.points_for(step // _FINE) * (1 - step % _FINE / _FINE)
    + scoring.points_for(step // _FINE + 1) * (step % _FINE / _FINE)
    for step in range(_MOST + 1)
)
"""Points for a difference in twentieths: it need not be a whole number."""
_GAINS = {"vp": 1.0, "coin": 1.0, "move": 0.5, "whisky": 2.4, "scot": 2.5}
_UNIT = 1.3
_OTHER = 2.5
_PROMISED = {verb: points for chronicle in ALL_CHRONICLES for verb, points in chronicle.promised.items()}
_CLANS = {SINCLAIR: 0.2, MACKINTOSH: 0.35, MACLACHLAN: 0.75}
"""Clans that help for the rest of the match, in points for each turn."""
_CLANS_BY_TYPE = {SINCLAIR: ("trade", 0.2), MACGREGOR: ("whisky", 0.5)}
"""The same for each tile of a type."""


def _of_line(line: Program) -> float:
    total, paid = 0.0, False
    for verb, value in line:
        if verb == "gain":
            total += _UNIT * len(value)
        elif verb == "pay":
            paid = True
            total -= sum(_GAINS.get(unit, _UNIT) for unit in value[0])
        elif verb in _GAINS:
            total += _GAINS[verb] * value
        else:
            total += _PROMISED.get(verb, _OTHER)
    return total * (0.7 if paid else 1.0)


ACTIVATION = tuple(max((_of_line(line) for line in lines), default=0.0) for lines in LINES)
"""By tile: what one activation brings, roughly."""


def end_place(state: State) -> int:
    """Where the end tile lies, or about where it will come."""
    if state.end_at != AWAY:
        return state.end_at
    left = sum(bag.bit_count() for bag in state.bags[:_LAST])
    for stack, tile, soonest, latest in state.inserts:
        if tile == THE_END:
            left += (soonest + latest) // 2
        elif stack < _LAST:
            left += 1
    return state.filled + left + left // 8


def turns_left(state: State) -> list[float]:
    """By seat: about how many turns it has yet."""
    end, stride = end_place(state), _STRIDE[state.seats]
    return [
        14.0 if place == AWAY else (end - place) / stride + _PART if place < end else 0.0
        for place in state.at[: state.seats]
    ]


# -- the territory ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=20_000)
def _per_turn(land: Land, reach: int) -> float:
    """What a turn brings from this territory: the best places to build at next, by the tiles around them."""
    tops = land.tops
    values = sorted(
        (sum(ACTIVATION[tops[near]] for near in around(cell) if near in tops)
         for cell in cells_in((land.dry_cells | land.river_cells) & reach)),
        reverse=True,
    )  # fmt: skip
    if not values:
        return -_TURN
    best = sum(values[:3]) / 3
    open_river = bool(land.river_cells & reach)
    room = min(1.0, len(values) / 5) + 0.2 * open_river - 1.2
    return _USE * _ENOUGH * best / (_ENOUGH + best) * 1.6 + room


def reach_of(state: State, seat: int) -> int:
    mask = 0
    for cell in state.scots[seat]:
        mask |= reach_mask(cell)
    if MACKINTOSH in state.clans[seat]:
        for cell in state.lands[seat].castles:
            mask |= reach_mask(cell)
    return mask


def _future(state: State, seat: int, turns: float) -> float:
    each = _TURN + _per_turn(state.lands[seat], reach_of(state, seat))
    land = state.lands[seat]
    for clan in state.clans[seat]:
        each += _CLANS.get(clan, 0.0)
        if clan in _CLANS_BY_TYPE:
            kind, points = _CLANS_BY_TYPE[clan]
            each += points * min(3, len(land.of_type(kind)))
    if LOCH_NESS in state.landmarks[seat]:
        each += 1.0
    return each * turns


@lru_cache(maxsize=20_000)
def _engine(land: Land) -> float:
    """What all tiles together can do, less the room in which more could be built."""
    return 1.2 * sum([ACTIVATION[tile] for tile in land.tops.values()]) - 1.0 * len(land.tops)


# -- the scorings ----------------------------------------------------------------------------------------------------


_WAY = tuple(0.0 if cell == CASTLE else max(0.05, _ON_THE_WAY - _STEP * distance(cell, CASTLE)) for cell in ALL)
"""By cell: what a Scot there counts who may yet come home."""


def _scots_to_come(scots: Mapping[int, int], turns: float) -> float:
    total = 0.0
    for cell, number in scots.items():
        total += number * _WAY[cell]
    return total * min(1.0, turns / 2)


def scorings_to_come(state: State, left: list[float]) -> list[float]:
    """By seat: the points of all scorings that are left, from the leads as they stand."""
    weight = _WEIGHTS[state.scorings]
    totals = [0.0] * state.seats
    if not weight:
        return totals
    for category in scoring.CATEGORIES:
        counts = _counts(state, category, left)
        least = min(counts)
        for seat, count in enumerate(counts):
            if count > least:
                step = int((count - least) * _FINE + 0.5)
                totals[seat] += weight * _STEPS[step if step < _MOST else _MOST]
    return totals


def _counts(state: State, category: str, left: list[float]) -> list[float]:
    """By seat: what a scoring would count; Scots on the way home count in part."""
    if category == scoring.SCOTS:
        coming = [_scots_to_come(scots, turns) for scots, turns in zip(state.scots, left, strict=True)]
        return [
            more + (scoring.count(state, seat, category) if state.mods else _at_home(state, seat))
            for seat, more in enumerate(coming)
        ]
    if state.mods:
        return [scoring.count(state, seat, category) for seat in range(state.seats)]
    if category == scoring.PEOPLE:
        return [sum([PERSONS[person] for person in persons]) for persons in state.persons]
    return list(state.whisky) if category == scoring.WHISKY else [len(cards) for cards in state.landmarks]


def _at_home(state: State, seat: int) -> int:
    number = state.scots[seat].get(CASTLE, 0)
    return number * scoring.MOIL if CASTLE_MOIL in state.landmarks[seat] else number


# -- goods and coins -------------------------------------------------------------------------------------------------


def _goods(state: State, seat: int, turns: float) -> float:
    """What goods are good for later, or what the market gives for them."""
    total, use = 0.0, min(1.0, turns / 2.5)
    for kind, number in enumerate(held(state.goods[seat])):
        if number:
            sold = state.market[kind] * 0.5
            total += use * _GOODS_LATER[number] + (1 - use) * sold
    return total


def _sizes(state: State, left: list[float]) -> list[float]:
    """By seat: what the territories cost at the end; some of it is made good by others who grow."""
    sizes = [len(land.tops) for land in state.lands]
    least = min(sizes)
    sure = [max(0.55, 1.0 - 0.05 * turns) for turns in left]
    return [scoring.EXTRA_TILE_POINTS * (size - least) * share for size, share in zip(sizes, sure, strict=True)]


_in_force: Mapping[str, float] = WEIGHED


def use(weights: Mapping[str, float]) -> None:
    """Lays open how much each term weighs, for as long as a judge thinks; this page lies far below it."""
    global _in_force
    _in_force = weights


def worths(state: State) -> list[float]:
    """By seat: the points it may expect in the end."""
    if state.is_over():
        return [points + sum(held(goods)) / 100 for points, goods in zip(state.points, state.goods, strict=True)]
    left = turns_left(state)
    return [sum(terms.values()) for terms in _terms(state, left, range(state.seats))]


def terms(state: State, seat: int) -> dict[str, float]:
    """What that is made of, for one seat."""
    if state.is_over():
        return {"points": worths(state)[seat]}
    return _terms(state, turns_left(state), (seat,))[seat]


def _terms(state: State, left: list[float], whole: Collection[int]) -> list[dict[str, float]]:
    """By seat: all terms of those seats, and of the others what depends on each other only."""
    found = _compared(state, left)
    for seat in whole:
        found[seat] |= _own(state, seat, left[seat])
    weights = _in_force
    return [{name: weights[name] * points for name, points in one.items()} for one in found]


def _compared(state: State, left: list[float]) -> list[dict[str, float]]:
    """By seat: points so far, and what depends on the others: scorings, sizes, the end of Chronicles."""
    found = [
        {"points": float(points), "scorings": more, "size": cost}
        for points, more, cost in zip(state.points, scorings_to_come(state, left), _sizes(state, left), strict=True)
    ]
    if state.mods:
        for final in moments(state).final:
            for entry in final(state):
                found[entry.seat]["chronicles"] = found[entry.seat].get("chronicles", 0.0) + entry.points
    return found


def _own(state: State, seat: int, turns: float) -> dict[str, float]:
    coins = state.coins[seat]
    money = coins + (0.5 * coins + 1.0 * min(coins, 4)) * min(1.0, turns / 1.5)
    if ARMADALE in state.landmarks[seat]:
        money += min(8, coins + round(turns))
    scots = state.scots[seat]
    abroad = sum(scots.values()) - scots.get(CASTLE, 0)
    found = {
        "coins": money, "scots": 0.4 * min(turns, 8.0) * min(abroad, 3), "goods": _goods(state, seat, turns),
        "turns": _future(state, seat, turns), "engine": _engine(state.lands[seat]) * min(1.0, turns / 6),
    }  # fmt: skip
    if state.mods:
        found["promises"] = sum(promised(state, seat, turns) for promised in moments(state).worth)
    return found


def lead(state: State, seat: int) -> float:
    """Own worth, less a part of what the others may expect, as far as the seat has an influence on that."""
    if state.is_over():
        found = worths(state)
    else:
        found = [sum(terms.values()) for terms in _terms(state, turns_left(state), (seat,))]
    others = (sum(found) - found[seat]) / max(1, state.seats - 1)
    return found[seat] - _RIVALS * others
