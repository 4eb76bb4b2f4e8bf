"""The way a unit would go: a dashed line over the map with an arrow head at its end."""

from __future__ import annotations

import math
from collections.abc import Collection
from itertools import pairwise

from pygame import Rect

from game.ui.items import Item
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour

DASH, GAP, DOT = 7.0, 4.0, 11.0


def path(
    scale: float, theme_ring: Colour, ink: Colour, points: list[Point], unseen: Collection[int] = ()
) -> Item | None:
    """A dashed way through points in pixels, with an arrow head; legs that are `unseen` lead under ground."""
    if len(points) < 2:
        return None
    reach = math.ceil(12 * scale)
    left, top = int(min(x for x, _ in points)) - reach, int(min(y for _, y in points)) - reach
    size = (math.ceil(max(x for x, _ in points)) + reach - left, math.ceil(max(y for _, y in points)) + reach - top)
    canvas = Canvas(size, 1, theme_ring, over=2)
    line = [(x - left, y - top) for x, y in points]
    head = _head(line, 9.0 * scale)
    for number, leg in enumerate(pairwise(line)):
        if number in unseen:
            for dot in _dots(leg, DOT * scale):
                canvas.circle(dot, 3.0 * scale, theme_ring)
                canvas.circle(dot, 1.9 * scale, ink)
        else:
            canvas.line(list(leg), 5.6 * scale, theme_ring)
            for dash in _dashes(list(leg), DASH * scale, GAP * scale):
                canvas.line(dash, 2.7 * scale, ink)
    canvas.line(head, 3.4 * scale, theme_ring, closed=True)
    canvas.polygon(head, ink)
    return Item(canvas.finish(), Rect(left, top, *size))


def _head(line: list[Point], size: float) -> list[Point]:
    (ax, ay), (bx, by) = line[-2], line[-1]
    length = math.dist((ax, ay), (bx, by)) or 1.0
    dx, dy = (bx - ax) / length, (by - ay) / length
    return [
        (bx + dx * size * 0.7, by + dy * size * 0.7),
        (bx - dy * size * 0.62 - dx * size * 0.3, by + dx * size * 0.62 - dy * size * 0.3),
        (bx + dy * size * 0.62 - dx * size * 0.3, by - dx * size * 0.62 - dy * size * 0.3),
    ]


def _dots(leg: tuple[Point, Point], apart: float) -> list[Point]:
    (ax, ay), (bx, by) = leg
    number = max(1, round(math.dist(*leg) / apart))
    return [(ax + (bx - ax) * n / number, ay + (by - ay) * n / number) for n in range(1, number)]


def _dashes(line: list[Point], dash: float, gap: float) -> list[list[Point]]:
    """Pieces of a line of points."""
    total = sum(math.dist(a, b) for a, b in pairwise(line))
    found, at = [], 0.0
    while at < total:
        start, end = max(0.0, at), min(total, at + dash)
        if end > start:
            found.append([_along(line, start), _along(line, (start + end) / 2), _along(line, end)])
        at += dash + gap
    return found


def _along(line: list[Point], distance: float) -> Point:
    for a, b in pairwise(line):
        length = math.dist(a, b)
        if distance <= length and length:
            t = distance / length
            return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        distance -= length
    return line[-1]
