"""Where a tile's symbols stand: a seeded search inside their areas, away from borders, roads, edges and each other.

Searched once per tile in the unturned square; turning moves the places, never the pictures.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.ui.games.isle_of_skye.plan import CASTLE, WATER, TilePlan
from game.ui.games.isle_of_skye.shape import LABELS, TileShape, shape_of
from game.ui.shapes import Point

SIZES = {
    "castle": 0.40,
    "lighthouse": 0.27,
    "cattle": 0.25,
    "farm": 0.25,
    "ship": 0.25,
    "scroll": 0.26,
    "broch": 0.23,
    "sheep": 0.20,
    "whisky": 0.17,
}
"""Share of the tile's side."""
_ROAD = 0.055
_SHORE_WISH = 0.06
_TRIES = 4
_BY_HAND: dict[tuple[str, int], Point] = {}
"""(tile, number of the symbol) -> place, where the search finds an ugly one."""


_CELLS = tuple(
    (y * LABELS + x, ((x + 0.5) / LABELS, (y + 0.5) / LABELS))
    for y in range(4, LABELS - 4)
    for x in range(4, LABELS - 4)
)
"""Every cell in which a symbol may have its middle, and where that is."""


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


def _attempt(wishes: list[_Wish], order: list[int], rooms: _Rooms, rng: random.Random) -> tuple[list[Point], float]:
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
        roads = zip(shape.roads, shape.plan.roads, strict=True)
        self.ends = [road[0][-1] for road, exits in roads if len(exits) == 1]
        labels = shape.labels
        inner = (y * LABELS + x for y in range(1, LABELS - 1) for x in range(1, LABELS - 1))
        self.border = _distances(
            [
                i
                for i in inner
                if not labels[i] == labels[i + 1] == labels[i - 1] == labels[i + LABELS] == labels[i - LABELS]
            ]
        )
        points = [point for road in shape.roads for strand in road for point in strand]
        self.road = _distances([_cell(point) for point in points])
        self._bases: dict[tuple[str, int], list[tuple[float, Point]]] = {}

    def best(
        self, wish: _Wish, radius: float, done: list[tuple[Point, float]], rng: random.Random
    ) -> tuple[Point, float]:
        """The roomiest spot, and its room: the distance to spare to whatever is nearest."""
        best: Point = (0.5, 0.5)
        best_room = -math.inf
        for base, spot in self._base(wish, radius):
            if base <= best_room - 0.012:
                break
            room = base
            for other, size in done:
                room = min(room, math.dist(spot, other) - (radius + size) * 0.92)
            room += rng.random() * 0.012
            if room > best_room:
                best, best_room = spot, room
        return best, best_room

    def _base(self, wish: _Wish, radius: float) -> list[tuple[float, Point]]:
        """Spots for a kind in an area with their room but for other symbols, the roomiest first."""
        key = wish.kind, wish.area
        if key not in self._bases:
            find = self._shore if wish.kind == "lighthouse" else self._inside
            rooms = [(min(room, 0.05), spot) for room, spot in find(wish, radius)]
            self._bases[key] = sorted(rooms, key=lambda entry: -entry[0])
        return self._bases[key]

    def _inside(self, wish: _Wish, radius: float) -> Iterator[tuple[float, Point]]:
        inset = radius * (0.75 if self.shape.plan.areas[wish.area].terrain == WATER else 0.85)
        border, label = self.border, wish.area
        for cell, spot in _CELLS:
            if self.shape.labels[cell] == label:
                near = min(border[cell] - inset, self._edge(spot, radius))
                yield min(near, self._from_roads(cell, spot, radius, wish.kind)), spot

    def _shore(self, wish: _Wish, radius: float) -> Iterator[tuple[float, Point]]:
        """On land, its foot near the water that it lights."""
        water = _distances([i for i, label in enumerate(self.shape.labels) if label == wish.area])
        for cell, spot in _CELLS:
            if self.shape.labels[cell] != wish.area and water[cell] < _SHORE_WISH + 0.05:
                room = 0.05 - abs(water[cell] - _SHORE_WISH)
                yield min(room, self._edge(spot, radius), self._from_roads(cell, spot, radius, wish.kind)), spot

    def _edge(self, spot: Point, radius: float) -> float:
        return min(spot[0], spot[1], 1 - spot[0], 1 - spot[1]) - radius - 0.02

    def _from_roads(self, cell: int, spot: Point, radius: float, kind: str) -> float:
        if kind == "whisky" and self.ends:
            return 0.1 - min(math.dist(spot, end) for end in self.ends)
        return self.road[cell] - radius * (0.6 if kind == "whisky" else 0.9) - _ROAD


def _cell(point: Point) -> int:
    column, row = (min(LABELS - 1, max(0, int(v * LABELS))) for v in point)
    return row * LABELS + column


def _distances(seeds: list[int]) -> list[float]:
    """For each cell how far the nearest seed is: two sweeps over the grid, with one cell of margin around it."""
    wide = LABELS + 2
    far = [9.0] * (wide * wide)
    for seed in seeds:
        far[(seed // LABELS + 1) * wide + seed % LABELS + 1] = 0.0
    straight, slant = 1 / LABELS, math.sqrt(2) / LABELS
    rows = [range(row * wide + 1, row * wide + 1 + LABELS) for row in range(1, LABELS + 1)]
    for forward in (True, False):
        step = -1 if forward else 1
        for row in rows if forward else reversed(rows):
            beside = far[row[0] - 1] if forward else far[row[-1] + 1]
            for i in row if forward else reversed(row):
                # comparing by hand: this runs five thousand times for each tile and kind
                beyond = i + step * wide
                here, nearest, aslant = far[i], far[beyond], far[beyond - 1]
                if beside < nearest:
                    nearest = beside
                if far[beyond + 1] < aslant:
                    aslant = far[beyond + 1]
                if nearest + straight < here:
                    here = nearest + straight
                if aslant + slant < here:
                    here = aslant + slant
                far[i] = beside = here
    return [far[i] for row in rows for i in row]
