"""Drawing into one hexagon: a brush with the generator of its id, spots scattered around the rim, sides and edges.

The middle stays calm and light, for pieces stand there; what tells the terrain lies around the rim.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random

from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.layout import HEX, corners
from game.ui.games.scythe.palette import Palette
from game.ui.games.scythe.props import over_draw
from game.ui.shapes import Canvas, Point

RIM = HEX - 2.6
"""Corner of the coloured ground."""
_FLAT = math.sqrt(3) / 2


def inside(x: float, y: float, margin: float = 0.0) -> bool:
    """Whether a point, seen from the middle, lies in the ground and so far from its edge."""
    reach = RIM * _FLAT - margin
    return abs(x) <= reach and abs(x) * 0.5 + abs(y) * _FLAT <= reach


def scattered(
    rng: Random, count: int, margin: float, free: tuple[float, float] = (0, 0), apart: float = 0
) -> list[Point]:
    """Random spots in the ground outside an ellipse in the middle, not closer to each other than `apart`."""
    spots: list[Point] = []
    for _ in range(count * 30):
        x, y = rng.uniform(-RIM, RIM), rng.uniform(-RIM, RIM)
        if not inside(x, y, margin) or (free[0] and (x / free[0]) ** 2 + ((y - 4) / free[1]) ** 2 < 1):
            continue
        if all(math.dist((x, y), other) >= apart for other in spots):
            spots.append((x, y))
            if len(spots) == count:
                break
    return sorted(spots, key=lambda spot: spot[1])


def sides(radius: float) -> Iterator[tuple[Point, Point]]:
    """The six sides of a hexagon around (0, 0)."""
    ring = corners((0, 0), radius)
    yield from ((ring[i], ring[(i + 1) % 6]) for i in range(6))


def along(a: Point, b: Point, count: int) -> Iterator[Point]:
    """Points from a towards b, b left out."""
    yield from ((a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count))


class Brush:
    """Draws one hexagon: `canvas` is its picture, `middle` where the hexagon's middle lies in it, in units."""

    def __init__(self, canvas: Canvas, middle: Point, palette: Palette, rng: Random, snowy: float) -> None:
        self.canvas = canvas
        self.middle = middle
        self.palette = palette
        self.rng = rng
        self.snowy = snowy

    def at(self, x: float, y: float) -> Point:
        return self.middle[0] + x, self.middle[1] + y

    def patch(self, x: float, y: float, rx: float, ry: float, colour: tuple[int, ...]) -> None:
        """A blot with an uneven edge, see-through."""
        ring = [
            (px + self.rng.uniform(-0.16, 0.16) * rx, py + self.rng.uniform(-0.16, 0.16) * ry)
            for px, py in ellipse((0, 0), rx, ry, 9)
        ]
        over_draw(self.canvas, [self.at(x + px, y + py) for px, py in curve(ring, closed=True, steps=4)], colour)

    def line(self, points: list[Point], width: float, colour: tuple[int, ...]) -> None:
        self.canvas.line([self.at(*point) for point in points], width, colour)
