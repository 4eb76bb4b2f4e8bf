"""What a position of Glen More II promises in the end, in points: leads in the scorings to come, goods and coins, and
what the turns that are left will bring from this territory.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from game.core import places
from game.core.characters import read_characters
from game.core.weighing import read_weights
from game.games.glen_more import scoring
from game.games.glen_more.book import (
    ARMADALE,
    LOCH_NESS,
    MACGREGOR,
    MACKINTOSH,
    MACLACHLAN,
    SINCLAIR,
    STACKS,
    THE_END,
)
from game.games.glen_more.cells import CASTLE, around, cells_in, reach_mask
from game.games.glen_more.chronicles.all_of_them import ALL as ALL_CHRONICLES
from game.games.glen_more.goods import held
from game.games.glen_more.land import Land
from game.games.glen_more.moments import moments
from game.games.glen_more.programs import LINES, Program
from game.games.glen_more.scorings_ahead import scorings_to_come
from game.games.glen_more.state import AWAY, State

TERMS = ("points", "scorings", "size", "chronicles", "coins", "scots", "goods", "turns", "engine", "promises")
_SHARED = 4
"""So many of them come of a comparison with the others."""
WEIGHED = read_weights(places.DATA / "glen_more", TERMS)
CHARACTERS = read_characters(places.DATA / "glen_more", TERMS)
_STRIDE = {2: 4.5, 3: 4.4, 4: 5.4}
"""By number of players: spaces that a figure goes in a turn, on average."""
_PART = 0.7
"""The last turn goes beyond the end tile or stops before it."""
_TURN, _USE, _ENOUGH = 2.2, 0.5, 9.0
"""What a turn brings by itself, which part of its activations pays off, and where more of them help little."""
_KEPT = 3_000
"""Territories that are remembered: what comes again comes within the same thoughts."""
_RIVALS = 0.6
"""What a point of the others weighs."""
_GOOD_VALUES = (2.3, 2.1, 1.5, 0.8)
"""What the first, second ... good of a kind is worth as long as there are turns to use it."""
_GOODS_LATER = tuple(sum(_GOOD_VALUES[:number]) + 0.2 * max(0, number - len(_GOOD_VALUES)) for number in range(61))
_SOON = 2.5
"""With fewer turns to go goods are worth less and less, until only the market takes them."""
_LAST = len(STACKS) - 1
_SURE = 9.0
"""With fewer turns to go the cost of a large territory is surer."""
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
    left = _tiles_before_it(tuple(state.bags), state.inserts)
    return state.filled + left + left // 8


@lru_cache(maxsize=1_000)  # nothing is drawn as long as one thinks of a turn
def _tiles_before_it(bags: tuple[int, ...], inserts: tuple[tuple[int, int, int, int], ...]) -> int:
    left = sum(bag.bit_count() for bag in bags[:_LAST])
    for stack, tile, soonest, latest in inserts:
        if tile == THE_END:
            left += (soonest + latest) // 2
        elif stack < _LAST:
            left += 1
    return left


def turns_left(state: State) -> list[float]:
    """By seat: about how many turns it has yet."""
    end, stride = end_place(state), _STRIDE[state.seats]
    return [
        14.0 if place == AWAY else (end - place) / stride + _PART if place < end else 0.0
        for place in state.at[: state.seats]
    ]


# -- the territory ---------------------------------------------------------------------------------------------------


@lru_cache(maxsize=_KEPT)
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


@lru_cache(maxsize=_KEPT)
def _each_turn(land: Land, reach: int, clans: tuple[int, ...], has_loch_ness: bool) -> float:
    """The same with what clans and landmarks add to every turn."""
    each = _TURN + _per_turn(land, reach)
    for clan in clans:
        each += _CLANS.get(clan, 0.0)
        if clan in _CLANS_BY_TYPE:
            kind, points = _CLANS_BY_TYPE[clan]
            each += points * min(3, len(land.of_type(kind)))
    return each + 1.0 if has_loch_ness else each


def _future(state: State, seat: int, turns: float) -> float:
    land, has_loch_ness = state.lands[seat], LOCH_NESS in state.landmarks[seat]
    return _each_turn(land, reach_of(state, seat), state.clans[seat], has_loch_ness) * turns


@lru_cache(maxsize=_KEPT)
def _engine(land: Land) -> float:
    """What all tiles together can do, less the room in which more could be built."""
    return 1.2 * sum([ACTIVATION[tile] for tile in land.tops.values()]) - 1.0 * len(land.tops)


# -- goods and coins -------------------------------------------------------------------------------------------------


def _goods(state: State, seat: int, turns: float) -> float:
    """What goods are good for later, or what the market gives for them."""
    goods = state.goods[seat]
    if not goods:
        return 0.0
    if turns >= _SOON:
        return sum([_GOODS_LATER[number] for number in held(goods)])
    total, use = 0.0, turns / _SOON
    for kind, number in enumerate(held(goods)):
        if number:
            sold = state.market[kind] * 0.5
            total += use * _GOODS_LATER[number] + (1 - use) * sold
    return total


def _sizes(state: State, left: list[float]) -> list[float]:
    """By seat: what the territories cost at the end; some of it is made good by others who grow."""
    sizes = [len(land.cells) for land in state.lands]
    least = min(sizes)
    return [
        scoring.EXTRA_TILE_POINTS * (size - least) * (1.0 - 0.05 * turns if turns < _SURE else 0.55)
        if size > least
        else 0.0
        for size, turns in zip(sizes, left, strict=True)
    ]


_in_force: Sequence[float] = tuple(WEIGHED.values())


def use(weights: Mapping[str, float]) -> None:
    """Lays open how much each term weighs, for as long as a judge thinks; this page lies far below it."""
    global _in_force
    _in_force = [weights[name] for name in TERMS]


def worths(state: State) -> list[float]:
    """By seat: the points it may expect in the end."""
    if state.is_over():
        return [points + sum(held(goods)) / 100 for points, goods in zip(state.points, state.goods, strict=True)]
    left = turns_left(state)
    found = _compared(state, left)
    return [own + _own_worth(state, seat, left[seat]) for seat, own in enumerate(found)]


def terms(state: State, seat: int) -> dict[str, float]:
    """What that is made of, for one seat."""
    if state.is_over():
        return {"points": worths(state)[seat]}
    left = turns_left(state)
    shared = (points[seat] for points in _shared(state, left))
    found = zip(TERMS, _in_force, (*shared, *_own(state, seat, left[seat])), strict=True)
    return {
        name: weight * points
        for name, weight, points in found
        if state.mods or name not in ("chronicles", "promises")
    }


def _compared(state: State, left: list[float]) -> list[float]:
    """By seat: the weighed sum of what depends on the others as well."""
    now, scorings, size, chronicles = _in_force[:_SHARED]
    more, cost = scorings_to_come(state, left), _sizes(state, left)
    found = [now * state.points[seat] + scorings * more[seat] + size * cost[seat] for seat in range(state.seats)]
    if not state.mods:
        return found
    return [so_far + chronicles * extra for so_far, extra in zip(found, _of_chronicles(state), strict=True)]


def _own_worth(state: State, seat: int, turns: float) -> float:
    coins, scots, goods, to_come, engine, promises = _in_force[_SHARED:]
    found = _own(state, seat, turns)
    return (
        coins * found[0] + scots * found[1] + goods * found[2]
        + to_come * found[3] + engine * found[4] + promises * found[5]
    )  # fmt: skip


def _shared(state: State, left: list[float]) -> tuple[Sequence[float], ...]:
    """The first terms, each by seat: points so far, and what depends on the others."""
    return state.points, scorings_to_come(state, left), _sizes(state, left), _of_chronicles(state)


def _of_chronicles(state: State) -> list[float]:
    """By seat: what they add at the end, as it stands."""
    extra = [0.0] * state.seats
    if state.mods:
        for final in moments(state).final:
            for entry in final(state):
                extra[entry.seat] += entry.points
    return extra


def _own(state: State, seat: int, turns: float) -> tuple[float, ...]:
    """The other terms of one seat."""
    coins = state.coins[seat]
    money = coins + (0.5 * coins + 1.0 * min(coins, 4)) * min(1.0, turns / 1.5)
    if ARMADALE in state.landmarks[seat]:
        money += min(8, coins + round(turns))
    scots = state.scots[seat]
    abroad = sum(scots.values()) - scots.get(CASTLE, 0)
    return (
        money, 0.4 * min(turns, 8.0) * min(abroad, 3), _goods(state, seat, turns), _future(state, seat, turns),
        _engine(state.lands[seat]) * min(1.0, turns / 6),
        sum(promised(state, seat, turns) for promised in moments(state).worth) if state.mods else 0.0,
    )  # fmt: skip


def lead(state: State, seat: int) -> float:
    """Own worth, less a part of what the others may expect, as far as the seat has an influence on that."""
    if state.is_over():
        found = worths(state)
    else:
        left = turns_left(state)
        found = _compared(state, left)
        found[seat] += _own_worth(state, seat, left[seat])
    others = (sum(found) - found[seat]) / max(1, state.seats - 1)
    return found[seat] - _RIVALS * others
