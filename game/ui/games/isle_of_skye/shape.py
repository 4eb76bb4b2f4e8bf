"""The geometry of a tile before anything is painted: areas as polygons, roads as curves, in the unit square.

Borders meet the edge of the tile only in its corners, so like sides join without a seam whatever lies beside them.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui.games.isle_of_skye.plan import WATER, Area, TilePlan
from game.ui.shapes import Point

CORNERS: tuple[Point, ...] = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
MIDDLES: tuple[Point, ...] = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
INWARD: tuple[Point, ...] = ((0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0))
LABELS = 48
"""Cells of the grid that says which area lies where."""
_SPOKE_POINTS = 17
_DISC_POINTS = 48


@dataclass(frozen=True)
class TileShape:
    plan: TilePlan
    pieces: tuple[tuple[int, tuple[Point, ...]], ...]
    """(index of the area, polygon), to be drawn in this order."""
    roads: tuple[tuple[tuple[Point, ...], ...], ...]
    """For each road its strands; strands of one road meet."""
    labels: bytes
    """The index of the area for each cell of a grid of LABELS by LABELS."""

    def label_at(self, x: float, y: float) -> int:
        column, row = (min(LABELS - 1, max(0, int(v * LABELS))) for v in (x, y))
        return self.labels[row * LABELS + column]

    def area_at(self, x: float, y: float) -> Area:
        return self.plan.areas[self.label_at(x, y)]


def turned(point: Point, turn: int) -> Point:
    """A point of the unit square after clockwise quarter turns."""
    x, y = point
    for _ in range(turn % 4):
        x, y = 1 - y, x
    return x, y


@lru_cache(maxsize=128)
def shape_of(plan: TilePlan) -> TileShape:
    rng = random.Random(f"tile {plan.id}")
    pieces = _areas(plan, rng)
    bare = TileShape(plan, pieces, (), _labels(pieces))
    return TileShape(plan, pieces, tuple(_road(road, bare, rng) for road in plan.roads), bare.labels)


# areas


def _areas(plan: TilePlan, rng: random.Random) -> tuple[tuple[int, tuple[Point, ...]], ...]:
    index = {area.id: number for number, area in enumerate(plan.areas)}
    spokes = [_spoke(corner, rng) for corner in CORNERS]
    pieces = []
    for side in range(4):
        outline = (*spokes[side], *reversed(spokes[(side + 1) % 4]))
        pieces.append((index[plan.area_on(side).id], outline))
    patch = not plan.area(plan.centre).sides
    pieces.append((index[plan.centre], _disc(0.275 if patch else 0.25, rng)))
    return tuple(pieces)


def _spoke(corner: Point, rng: random.Random) -> tuple[Point, ...]:
    """From a corner to the middle, bent sideways but not at its ends."""
    waves = [rng.uniform(-1, 1) * size for size in (0.066, 0.024, 0.012)]
    dx, dy = 0.5 - corner[0], 0.5 - corner[1]
    length = math.hypot(dx, dy)
    points = []
    for i in range(_SPOKE_POINTS):
        t = i / (_SPOKE_POINTS - 1)
        aside = sum(wave * math.sin((n + 1) * math.pi * t) for n, wave in enumerate(waves))
        points.append((corner[0] + dx * t - dy / length * aside, corner[1] + dy * t + dx / length * aside))
    return tuple(points)


def _disc(radius: float, rng: random.Random) -> tuple[Point, ...]:
    waves = [(size, n, rng.uniform(0, math.tau)) for size, n in ((0.030, 2), (0.022, 3), (0.012, 5))]
    points = []
    for i in range(_DISC_POINTS):
        angle = math.tau * i / _DISC_POINTS
        r = radius + sum(size * math.sin(n * angle + phase) for size, n, phase in waves)
        points.append((0.5 + r * math.cos(angle), 0.5 + r * math.sin(angle)))
    return tuple(points)


def _labels(pieces: tuple[tuple[int, tuple[Point, ...]], ...]) -> bytes:
    grid = Surface((LABELS, LABELS), depth=8)
    grid.set_palette([(i, i, i) for i in range(256)])
    for number, outline in pieces:
        pygame.draw.polygon(grid, (number, number, number), [(x * LABELS, y * LABELS) for x, y in outline])
    return pygame.image.tobytes(grid, "P")


# roads


def _road(exits: tuple[int, ...], shape: TileShape, rng: random.Random) -> tuple[tuple[Point, ...], ...]:
    if len(exits) == 1:
        return (_lane(exits[0], rng),)
    if len(exits) == 2:
        return (_between(exits[0], exits[1], shape, rng),)
    first, second = next((a, b) for a in exits for b in exits if b - a == 2)
    third = next(side for side in exits if side not in (first, second))
    main = _through(first, second, rng.uniform(-0.05, 0.05), 0.06, third)
    knot = main[len(main) // 2]
    (mx, my), (nx, ny) = MIDDLES[third], INWARD[third]
    branch = _curve((mx, my), (mx + nx * 0.2, my + ny * 0.2), (knot[0] - nx * 0.14, knot[1] - ny * 0.14), knot)
    return main, branch


def _lane(side: int, rng: random.Random) -> tuple[Point, ...]:
    """A road that ends on the tile, at its barrels."""
    (mx, my), (nx, ny) = MIDDLES[side], INWARD[side]
    bend = rng.choice((-1, 1)) * rng.uniform(0.06, 0.10)
    end = mx + nx * 0.40 - ny * bend, my + ny * 0.40 + nx * bend
    return _curve((mx, my), (mx + nx * 0.2, my + ny * 0.2), (end[0] - nx * 0.12, end[1] - ny * 0.12), end)


def _between(first: int, second: int, shape: TileShape, rng: random.Random) -> tuple[Point, ...]:
    if second - first == 2:
        ways = [_through(first, second, bend, 0.0, first) for bend in (0.09, -0.09, 0.16, -0.16)]
        rng.shuffle(ways)
    elif len(shape.plan.roads) > 1:
        ways = [_corner(first, second, 0.20)]
    else:
        pulls = [0.44] if shape.plan.bridge else [0.34, 0.28, 0.22, 0.16, 0.10, 0.04]
        ways = [_corner(first, second, pull) for pull in pulls]
    if shape.plan.bridge:
        return ways[0]
    return min(ways, key=lambda way: sum(_wet(shape, point) for point in way))


def _wet(shape: TileShape, point: Point) -> bool:
    """Whether a road here would touch water, were it as wide as it is drawn."""
    x, y = point
    wide = 0.065
    around = ((x - wide, y), (x + wide, y), (x, y - wide), (x, y + wide))
    return any(0 <= a <= 1 and 0 <= b <= 1 and shape.area_at(a, b).terrain == WATER for a, b in around)


def _corner(first: int, second: int, pull: float) -> tuple[Point, ...]:
    """Round a corner of the tile; the more pull, the nearer to the middle."""
    (ax, ay), (bx, by) = MIDDLES[first], MIDDLES[second]
    (nx, ny), (ox, oy) = INWARD[first], INWARD[second]
    return _curve((ax, ay), (ax + nx * pull, ay + ny * pull), (bx + ox * pull, by + oy * pull), (bx, by))


def _through(first: int, second: int, bend: float, aside: float, towards: int) -> tuple[Point, ...]:
    """Straight across with a double bend, drawn towards one side."""
    (ax, ay), (bx, by), (nx, ny) = MIDDLES[first], MIDDLES[second], INWARD[first]
    tx, ty = -INWARD[towards][0] * aside, -INWARD[towards][1] * aside
    middle = 0.5 + tx, 0.5 + ty
    flow = nx * 0.15 - ny * bend, ny * 0.15 + nx * bend
    near = _curve((ax, ay), (ax + nx * 0.16, ay + ny * 0.16), (middle[0] - flow[0], middle[1] - flow[1]), middle)
    far = _curve(middle, (middle[0] + flow[0], middle[1] + flow[1]), (bx - nx * 0.16, by - ny * 0.16), (bx, by))
    return (*near, *far[1:])


def _curve(a: Point, b: Point, c: Point, d: Point, steps: int = 16) -> tuple[Point, ...]:
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        k = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        points.append(
            (
                k[0] * a[0] + k[1] * b[0] + k[2] * c[0] + k[3] * d[0],
                k[0] * a[1] + k[1] * b[1] + k[2] * c[1] + k[3] * d[1],
            )
        )
    return tuple(points)
