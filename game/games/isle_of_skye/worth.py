"""What lands, tiles and coins are worth in points, from this round to the end.

A Plan knows what is still counted and how often. The best place for a tile in a land is looked for once and
remembered, because axe, prices, buying and play-outs all ask for it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp
from typing import Any

from game.core.masks import bits
from game.games.isle_of_skye import rounds, scoring
from game.games.isle_of_skye.frames.income import Income
from game.games.isle_of_skye.growth import BY_NUMBER, closing
from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, State
from game.games.isle_of_skye.tiles import FITS, ON_TILES, SCROLL_TILES, SCROLLS, Levels, count, files

_SCROLLS = {
    tile: (area, files().scrolls[kind].measure, files().scrolls[kind].per, files().scrolls[kind].points)
    for tile, area, kind in SCROLLS
}
"""By tile: the area under the scroll, what it counts, how many of them give how many points."""
_BARRELS = ON_TILES["whisky"][0]
_MOST = {SCORING_IDS.index("most_whisky"): ON_TILES["whisky"], SCORING_IDS.index("most_ships"): ON_TILES["ship"]}
_FIRST, _SECOND = files().scoring["most_ships"].first, files().scoring["most_ships"].second
_LANDS, _POSITIONS = 8_000, 256
"""How many tiles beside lands, and how many tables, are remembered."""
_TILES_A_ROUND = 2.2
_DENSITY = {kind: count(levels, (1 << 73) - 1) / 73 for kind, levels in ON_TILES.items()}


@dataclass(frozen=True, slots=True, eq=False)
class Weights:
    """Fitted numbers, in points."""

    coins: tuple[float, ...] = (0.21, 0.39, 0.6, 0.97, 1.4, 2.0)
    """What a coin is worth before the buying of a round, by the number of rounds that follow."""
    shown: float = 0.05
    """What a coin adds to each comparison of gold."""
    growth: float = 0.95
    """How much of what a land may grow into comes true."""
    place: float = 0.02
    """An empty place beside the land that is easy to fill, for each round to come."""
    barrel: float = 0.2
    """Barrels that no road joins to the castle, beside joined ones."""
    majority: float = 1.2
    """How sure a lead of one in ships or barrels is, when nothing is left to come."""
    wavering: float = 1.3
    """Points of difference that make a buyer clearly prefer one deal to another."""
    elsewhere: float = 1.7
    """By how many points a deal has to be better than what the buyer will find elsewhere, to be as likely as not."""
    asked: float = 0.5
    """Which part of what a tile is worth to its seller will be asked for it, as far as anybody can know."""
    purse: float = 0.5
    """Which part of the seller's gold that is at most."""
    steady: float = 0.3
    """How much a price counts by the worse of its two ends, sold and kept, beside what may be expected of it."""
    staked_least: float = 0.15
    """The share of a seat's gold that lies behind its screen at least, as far as anybody can know."""
    staked_most: float = 0.8
    rival: float = 0.5
    """How much a rival's gain counts against an own one, beside an even share of it."""
    hope: float = 0.76
    """How much of the best purchase in sight comes true."""
    second: float = 0.75
    """How much of the best place of the second tile remains when another has been laid."""

    def leaning(self, factors: Mapping[str, float]) -> Weights:
        """As a character has them; `coins` all alike."""
        changed: dict[str, Any] = {
            name: factor * getattr(self, name) for name, factor in factors.items() if name != "coins"
        }
        return replace(self, coins=tuple(factors.get("coins", 1.0) * coin for coin in self.coins), **changed)


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """What is still to come from a moment on. Made once for each moment, so that plans are told apart by identity."""

    slots: tuple[tuple[int, int, int], ...]
    """Scoring tile, how often it counts, how often after this round."""
    races: tuple[tuple[Levels, int], ...]
    """What is compared between the lands, and how often."""
    rounds_left: int
    coin: float
    barrel: float
    """What the coins of a joined barrel are worth, all rounds together."""
    behind: float
    """What the next income brings for each player who is ahead."""
    rival: float
    columns: str
    weights: Weights


@lru_cache(maxsize=512)
def _plan(
    slots: tuple[int, ...], number: int, seats: int, columns: str, is_income_due: bool, weights: Weights
) -> Plan:
    last = rounds.last_round(seats)
    left = last - number
    counted = []
    for slot, tile in enumerate(slots):
        scored = [n for n in range(number, last + 1) if slot in rounds.slots_of_round(seats, n)]
        if tile != NO_TILE and scored:
            counted.append((tile, len(scored), len(scored) - (scored[0] == number)))
    coins = weights.coins
    barrel = sum(coins[: left + is_income_due])
    paid = number if is_income_due else number + 1
    behind = rounds.catch_up(seats, paid) * coins[last - paid] if paid <= last else 0.0
    rival = weights.rival / (seats - 1)
    shown = sum(times for tile, times, _ in counted if tile == scoring.MOST_GOLD)
    coin = coins[left] + weights.shown * shown
    return Plan(tuple(counted), _races(counted), left, coin, barrel, behind, rival, columns, weights)


def _races(counted: Iterable[tuple[int, int, int]]) -> tuple[tuple[Levels, int], ...]:
    return tuple((_MOST[tile], times) for tile, times, _ in counted if tile in _MOST)


def plan_of(state: State, weights: Weights) -> Plan:
    is_income_due = bool(state.stack) and isinstance(state.stack[-1], Income)
    return _plan(state.slots, state.round, state.seats, state.options["columns"], is_income_due, weights)


@lru_cache(maxsize=_LANDS)
def land_worth(land: Land, plan: Plan) -> float:
    """What this land alone will bring: countings, scrolls, income, room to build."""
    worth = 0.0
    weights = plan.weights
    for tile, times, later in plan.slots:
        now, soon = BY_NUMBER[tile](land, plan.columns)
        worth += times * now + later * weights.growth * soon
    if land.tiles & SCROLL_TILES:
        worth += _scrolls(land, plan)
    if plan.barrel:
        joined = (land.roads[0] & _BARRELS).bit_count()
        apart = (land.tiles & _BARRELS).bit_count() - joined
        worth += (joined + weights.barrel * apart) * plan.barrel
    if plan.rounds_left:
        easy = 0
        for code in land.frontier.values():
            easy += code in _EASY
        worth += weights.place * plan.rounds_left * min(easy, 12)
    return worth


_EASY = frozenset(terrain << 2 * side for terrain in (1, 2, 3) for side in range(4))
"""The code of a place with a single demand."""


def countings(land: Land, plan: Plan) -> dict[int, float]:
    """By scoring tile: what it will bring this land, all rounds together."""
    found: dict[int, float] = {}
    for tile, times, later in plan.slots:
        now, soon = BY_NUMBER[tile](land, plan.columns)
        found[tile] = times * now + later * plan.weights.growth * soon
    return found


def _scrolls(land: Land, plan: Plan) -> float:
    worth = 0.0
    left = plan.rounds_left
    tiles = land.tiles
    for tile in bits(tiles & SCROLL_TILES):
        area, measure, per, each = _SCROLLS[tile]
        number = count(ON_TILES[measure], tiles)
        open_sides = next(open_sides for _, open_sides, _, mask in land.areas.values() if mask & area)
        if left:
            points = (number + left * _TILES_A_ROUND * _DENSITY[measure]) / per * each
            worth += points * (1 + closing(open_sides) ** (1 / (1 + 0.25 * left)))
        else:
            worth += number // per * each * (1 if open_sides else 2)
    return worth


@lru_cache(maxsize=_LANDS)
def gains_of(land: Land, tile: int, plan: Plan) -> dict[int, float]:
    """What the tile adds, by place and turn (cell * 4 + turn)."""
    fits = FITS[tile]
    before = land_worth(land, plan)
    return {
        cell * 4 + turn: land_worth(land.laid(tile * 4 + turn, cell), plan) - before
        for cell, code in land.frontier.items()
        if (turns := fits[code])
        for turn in range(4)
        if turns >> turn & 1
    }


def best_gain(land: Land, tile: int, plan: Plan) -> float:
    """What the tile adds at its best place; nothing if it fits nowhere."""
    return max(gains_of(land, tile, plan).values(), default=0.0)


def majorities(lands: tuple[Land, ...] | list[Land], seat: int, plan: Plan, more: int = 0) -> float:
    """What ships and barrels promise, with the tiles of the mask `more` added to the seat's land."""
    worth = 0.0
    for levels, times in plan.races:
        own = count(levels, lands[seat].tiles | more)
        others = tuple([count(levels, land.tiles) for other, land in enumerate(lands) if other != seat])
        worth += times * _race(own, others, plan.weights.majority / (1 + 0.5 * plan.rounds_left))
    return worth


@lru_cache(maxsize=4096)
def _race(own: int, others: tuple[int, ...], slope: float) -> float:
    """First or second place, the likelier the larger the lead; a tie shares in full."""
    chances = [1 / (1 + exp(-max(-30.0, min(30.0, slope * (2 * (own - other) + 0.5))))) for other in others]
    first = 1.0
    for chance in chances:
        first *= chance
    lost = sum(1 - chance for chance in chances)
    second = max(0.0, min(1 - first, lost if lost < 1 else 2 - lost))
    return (first * _FIRST + second * _SECOND) * (1.0 if own else 0.5)


class Wishes:
    """What each tile is worth to each seat, at one table of lands; worked out when first asked for."""

    def __init__(self, lands: tuple[Land, ...], plan: Plan) -> None:
        self.lands, self.plan = lands, plan
        self._known: dict[int, float] = {}

    def of(self, seat: int, tile: int) -> float:
        key = tile << 3 | seat
        found = self._known.get(key)
        if found is None:
            lands, plan = self.lands, self.plan
            found = best_gain(lands[seat], tile, plan)
            found += majorities(lands, seat, plan, 1 << tile) - majorities(lands, seat, plan)
            self._known[key] = found
        return found


_wishes = lru_cache(maxsize=_POSITIONS)(Wishes)


def wishes_of(state: State, plan: Plan) -> Wishes:
    return _wishes(tuple(state.lands), plan)
