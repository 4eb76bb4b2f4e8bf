"""Where a tile's symbols stand: a seeded search inside their areas, away from borders, roads, edges and each other.

Searched once per tile in the unturned square; turning moves the places, never the pictures.
"""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from game.ui.shapes import Point
from game.ui.worlds.isle_of_skye.plan import CASTLE, WATER, TilePlan
from game.ui.worlds.isle_of_skye.shape import LABELS, TileShape, shape_of

SIZES = {"castle": 0.40, "lighthouse": 0.27, "cattle": 0.25, "farm": 0.25, "ship": 0.25, "scroll": 0.26,
         "broch": 0.23, "sheep": 0.20, "whisky": 0.17}
"""Share of the tile's side."""
_ROAD = 0.055
_SHORE_WISH = 0.06
_TRIES = 4
_BY_HAND: dict[tuple[str, int], Point] = {}
"""(tile, number of the symbol) -> place, where the search finds an ugly one."""


class Placed(NamedTuple):
    kind: str
    at: Point
    """The middle, in the unturned square."""
    shows: str = ""
    """For a scroll, its kind."""


class _Wish(NamedTuple):
    kind: str
    area: int
    shows: str = ""


@lru_cache(maxsize=128)
def placed(plan: TilePlan) -> tuple[Placed, ...]:
    """All symbols of a tile, the upper ones first."""
    shape = shape_of(plan)
    index = {area.id: number for number, area in enumerate(plan.areas)}
    wishes = [_Wish(kind, index[area]) for kind, area in plan.symbols]
    if plan.scroll is not None:
        wishes.append(_Wish("scroll", index[plan.scroll[1]], plan.scroll[0]))
    rooms = _Rooms(shape)
    rng = random.Random(f"places {plan.id}")
    best: list[Point] = []
    best_room = -math.inf
    order = sorted(range(len(wishes)), key=lambda i: (-SIZES[wishes[i].kind], i))
    for _ in range(_TRIES if len(wishes) > 1 else 1):
        spots, room = _attempt(wishes, order, rooms, rng)
        if room > best_room:
            best, best_room = spots, room
        rng.shuffle(order)
    found = [Placed(w.kind, _BY_HAND.get((plan.id, i), best[i]), w.shows) for i, w in enumerate(wishes)]
    return tuple(sorted(found, key=lambda one: (one.at[1], one.at[0])))


def _attempt(
    wishes: list[_Wish], order: list[int], rooms: _Rooms, rng: random.Random
) -> tuple[list[Point], float]:
    """Places in this order, and how much room the most crowded symbol has."""
    spots: list[Point] = [(0.5, 0.5)] * len(wishes)
    done: list[tuple[Point, float]] = []
    least = math.inf
    for number in order:
        wish = wishes[number]
        radius = SIZES[wish.kind] / 2
        spot, room = ((0.5, 0.5), 1.0) if wish.kind == CASTLE else rooms.best(wish, radius, done, rng)
        spots[number] = spot
        done.append((spot, radius))
        least = min(least, room)
    return spots, least


class _Rooms:
    """The free space of a tile, cell by cell."""

    def __init__(self, shape: TileShape) -> None:
        self.shape = shape
        self.roads = [point for road in shape.roads for strand in road for point in strand[::2]]
        roads = zip(shape.roads, shape.plan.roads, strict=True)
        self.ends = [road[0][-1] for road, exits in roads if len(exits) == 1]
        self.border = _distances(shape)
        inner = range(4, LABELS - 4)
        self.cells = [(x, y) for y in inner for x in inner]

    def best(
        self, wish: _Wish, radius: float, done: list[tuple[Point, float]], rng: random.Random
    ) -> tuple[Point, float]:
        on_shore = wish.kind == "lighthouse"
        water = self.shape.plan.areas[wish.area].terrain == WATER
        best: Point = (0.5, 0.5)
        best_room = -math.inf
        for x, y in self.cells:
            cell = y * LABELS + x
            inside = self.shape.labels[cell] == wish.area
            if inside == on_shore:
                continue
            spot = (x + 0.5) / LABELS, (y + 0.5) / LABELS
            room = min(spot[0], spot[1], 1 - spot[0], 1 - spot[1]) - radius - 0.02
            if on_shore:
                far = self._to_area(spot, wish.area)
                if far > _SHORE_WISH + 0.05:
                    continue
                room = min(room, 0.05 - abs(far - _SHORE_WISH))
            else:
                room = min(room, self.border[cell] - radius * (0.75 if water else 0.85))
            if room <= best_room - 0.02:
                continue
            room = min(room, self._from_roads(spot, radius, wish.kind))
            for other, size in done:
                room = min(room, math.dist(spot, other) - (radius + size) * 0.92)
            room = min(room, 0.05) + rng.random() * 0.012
            if room > best_room:
                best, best_room = spot, room
        return best, best_room

    def _from_roads(self, spot: Point, radius: float, kind: str) -> float:
        if kind == "whisky" and self.ends:
            return 0.1 - min(math.dist(spot, end) for end in self.ends)
        touching = 0.6 if kind == "whisky" else 0.9
        return min((math.dist(spot, point) for point in self.roads), default=1.0) - radius * touching - _ROAD

    def _to_area(self, spot: Point, area: int) -> float:
        """How far the nearest cell of an area is, up to a little more than the shore is wide."""
        reach = 6
        column, row = int(spot[0] * LABELS), int(spot[1] * LABELS)
        nearest = math.inf
        for y in range(max(0, row - reach), min(LABELS, row + reach + 1)):
            for x in range(max(0, column - reach), min(LABELS, column + reach + 1)):
                if self.shape.labels[y * LABELS + x] == area:
                    nearest = min(nearest, (x - column) ** 2 + (y - row) ** 2)
        return math.sqrt(nearest) / LABELS


def _distances(shape: TileShape) -> list[float]:
    """For each cell how far another area is: two sweeps over the grid."""
    labels = shape.labels
    far = [float(LABELS)] * (LABELS * LABELS)
    for backwards in (False, True):
        span = range(LABELS - 1, -1, -1) if backwards else range(LABELS)
        step = 1 if backwards else -1
        for y in span:
            for x in span:
                here = y * LABELS + x
                for dx, dy, cost in ((step, 0, 1.0), (0, step, 1.0), (step, step, 1.414), (-step, step, 1.414)):
                    if 0 <= x + dx < LABELS and 0 <= y + dy < LABELS:
                        there = here + dy * LABELS + dx
                        near = cost / 2 if labels[there] != labels[here] else far[there] + cost
                        far[here] = min(far[here], near)
    return [value / LABELS for value in far]
