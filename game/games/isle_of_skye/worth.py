"""What lands, tiles and coins are worth in points, from this round to the end.

A Plan knows what is still counted and how often. The best place for a tile in a land is looked for once and
remembered, because axe, prices, buying and play-outs all ask for it again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import exp

from game.games.isle_of_skye import scoring
from game.games.isle_of_skye.growth import BY_NUMBER, closing
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, State
from game.games.isle_of_skye.tiles import (
    FITS,
    ON_TILES,
    SCROLL_TILES,
    SCROLLS,
    count,
    files,
)

_SCROLL_RULES = files().scrolls
_BARRELS = ON_TILES["whisky"][0]
_MOST = {SCORING_IDS.index("most_whisky"): ON_TILES["whisky"], SCORING_IDS.index("most_ships"): ON_TILES["ship"]}
_FIRST, _SECOND = files().scoring["most_ships"].first, files().scoring["most_ships"].second
_REMEMBERED = 8_000
_TILES_A_ROUND = 2.2
_BEGINNERS_COIN = 0.25
_DENSITY = {kind: count(levels, (1 << 73) - 1) / 73 for kind, levels in ON_TILES.items()}


@dataclass(frozen=True, slots=True)
class Weights:
    """Fitted numbers, in points."""

    coin_round: float = 0.32
    """What a coin is worth more than at the end, for each round that is still to come."""
    coin_now: float = 0.03
    """The same for the buying of this round."""
    growth: float = 0.8
    """How much of what a land may grow into comes true."""
    place: float = 0.05
    """An empty place beside the land that is easy to fill, for each round to come."""
    barrel: float = 0.25
    """Barrels that no road joins to the castle, beside joined ones."""
    majority: float = 0.9
    """How sure a lead of one in ships or barrels is, when nothing is left to come."""
    wavering: float = 1.2
    """Points of difference that make a buyer clearly prefer one deal to another."""
    staked_least: float = 0.15
    """The share of a seat's gold that lies behind its screen at least, as far as anybody can know."""
    staked_most: float = 0.8
    second: float = 0.75
    """How much of the best place of the second tile remains when another has been laid."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What is still to be counted from this round on. `slots`: scoring tile, times in all, times after this round."""

    slots: tuple[tuple[int, int, int], ...]
    rounds_left: int
    coin: float
    columns: str


@lru_cache(maxsize=4096)
def _plan(slots: tuple[int, ...], number: int, seats: int, columns: str, weights: Weights) -> Plan:
    last = scoring.last_round(seats)
    counted = []
    for slot, tile in enumerate(slots):
        rounds = [n for n in range(number, last + 1) if slot in scoring.slots_of_round(seats, n)]
        if tile != NO_TILE and rounds:
            counted.append((tile, len(rounds), len(rounds) - (rounds[0] == number)))
    left = last - number
    coin = 1 / files().final.gold.per + weights.coin_round * left + weights.coin_now
    return Plan(tuple(counted), left, coin, columns)


def plan_of(state: State, weights: Weights) -> Plan:
    return _plan(state.slots, state.round, state.seats, state.options["columns"], weights)


def glance_plan(state: State) -> Plan:
    """Every scoring tile that still counts, once; a coin for little more than at the end."""
    return _glance_plan(state.slots, state.round, state.seats, state.options["columns"])


@lru_cache(maxsize=4096)
def _glance_plan(slots: tuple[int, ...], number: int, seats: int, columns: str) -> Plan:
    plan = _plan(slots, number, seats, columns, Weights())
    return Plan(tuple((tile, 1, 0) for tile, _, _ in plan.slots), 0, _BEGINNERS_COIN, columns)


def land_worth(land: Land, plan: Plan, weights: Weights) -> float:
    """What this land alone will bring: countings, scrolls, income, room to build."""
    worth = 0.0
    for tile, times, later in plan.slots:
        now, soon = BY_NUMBER[tile](land, plan.columns)
        worth += times * now + later * weights.growth * soon
    if land.tiles & SCROLL_TILES:
        worth += _scrolls(land, plan)
    left = plan.rounds_left
    if left:
        joined = (land.roads[0] & _BARRELS).bit_count()
        apart = (land.tiles & _BARRELS).bit_count() - joined
        worth += (joined + weights.barrel * apart) * left * (plan.coin - weights.coin_round)
        easy = sum(1 for code in land.frontier.values() if code in _EASY)
        worth += weights.place * left * min(easy, 12)
    return worth


_EASY = frozenset(terrain << 2 * side for terrain in (1, 2, 3) for side in range(4))
"""The code of a place with a single demand."""


def _scrolls(land: Land, plan: Plan) -> float:
    worth = 0.0
    left = plan.rounds_left
    for tile, area, kind in SCROLLS:
        if land.tiles >> tile & 1:
            rule = _SCROLL_RULES[kind]
            number = count(ON_TILES[rule.measure], land.tiles)
            open_sides = next(area_[1] for area_ in land.areas.values() if area_[3] & area)
            if left:
                points = (number + left * _TILES_A_ROUND * _DENSITY[rule.measure]) / rule.per * rule.points
                worth += points * (1 + closing(open_sides) ** (1 / (1 + 0.25 * left)))
            else:
                points = number // rule.per * rule.points
                worth += points * (2 if not open_sides else 1)
    return worth


_GAINS: dict[tuple[frozenset[tuple[int, int]], int, Plan, Weights], dict[int, float]] = {}


def gains_of(land: Land, tile: int, plan: Plan, weights: Weights) -> dict[int, float]:
    """What the tile adds, by place and turn (cell * 4 + turn)."""
    key = (frozenset(land.cells.items()), tile, plan, weights)
    found = _GAINS.get(key)
    if found is None:
        fits = FITS[tile]
        before = land_worth(land, plan, weights)
        found = {
            cell * 4 + turn: land_worth(land.laid(tile * 4 + turn, cell), plan, weights) - before
            for cell, code in land.frontier.items()
            if (turns := fits[code])
            for turn in range(4)
            if turns >> turn & 1
        }
        if len(_GAINS) >= _REMEMBERED:
            _GAINS.clear()
        _GAINS[key] = found
    return found


def best_gain(land: Land, tile: int, plan: Plan, weights: Weights) -> float:
    """What the tile adds at its best place; nothing if it fits nowhere."""
    return max(gains_of(land, tile, plan, weights).values(), default=0.0)


def majorities(state: State, seat: int, plan: Plan, weights: Weights, more: int = 0) -> float:
    """What ships and barrels promise, with the tiles of the mask `more` added to the seat's land."""
    worth = 0.0
    for tile, times, _ in plan.slots:
        levels = _MOST.get(tile)
        if levels is not None:
            own = count(levels, state.lands[seat].tiles | more)
            others = [count(levels, land.tiles) for other, land in enumerate(state.lands) if other != seat]
            worth += times * _race(own, others, weights.majority / (1 + 0.5 * plan.rounds_left) ** 0.5)
    return worth


def richest(state: State, seat: int, plan: Plan) -> float:
    """What the comparison of gold promises, by what was counted along."""
    for tile, times, _ in plan.slots:
        if tile == scoring.MOST_GOLD:
            others = [gold for other, gold in enumerate(state.counted) if other != seat]
            return times * _race(state.counted[seat], others, 0.2)
    return 0.0


def _race(own: int, others: list[int], slope: float) -> float:
    """First or second place, the likelier the larger the lead; a tie shares in full."""
    chances = [1 / (1 + exp(-max(-30.0, min(30.0, slope * (2 * (own - other) + 0.5))))) for other in others]
    first = second = 1.0
    for chance in chances:
        first *= chance
    lost = sum(1 - chance for chance in chances)
    second = max(0.0, min(1 - first, lost if lost < 1 else 2 - lost))
    return (first * _FIRST + second * _SECOND) * (1.0 if own else 0.5)


def tile_worth(state: State, seat: int, tile: int, plan: Plan, weights: Weights) -> float:
    """What one more tile is worth to a seat."""
    bit = 1 << tile
    return (
        best_gain(state.lands[seat], tile, plan, weights)
        + majorities(state, seat, plan, weights, bit)
        - majorities(state, seat, plan, weights)
    )
