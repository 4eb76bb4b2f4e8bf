"""Points of shapes: ellipses, smooth curves, the marks of factions."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.ui.shapes import Point, regular, star

ROUND = 22
"""Corners of what passes for a circle."""


def ellipse(middle: Point, rx: float, ry: float, corners: int = ROUND) -> list[Point]:
    x, y = middle
    return [
        (x + rx * math.cos(math.tau * i / corners), y + ry * math.sin(math.tau * i / corners)) for i in range(corners)
    ]


def curve(points: Sequence[Point], closed: bool = False, steps: int = 6) -> list[Point]:
    """A smooth line through the points."""
    count = len(points)
    result: list[Point] = []
    for i in range(count if closed else count - 1):
        p0 = points[i - 1] if closed or i > 0 else points[0]
        p1, p2 = points[i], points[(i + 1) % count]
        p3 = points[(i + 2) % count] if closed or i + 2 < count else points[-1]
        for k in range(steps):
            t = k / steps
            result.append((_spline(p0[0], p1[0], p2[0], p3[0], t), _spline(p0[1], p1[1], p2[1], p3[1], t)))
    if not closed:
        result.append(points[-1])
    return result


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def sign_shape(sign: str, middle: Point, radius: float) -> list[Point]:
    """The mark of a faction as a polygon."""
    x, y = middle
    if sign == "circle":
        return ellipse(middle, radius * 0.9, radius * 0.9)
    if sign == "triangle":
        return [(x, y - radius), (x + radius * 1.02, y + radius * 0.76), (x - radius * 1.02, y + radius * 0.76)]
    if sign == "square":
        half = radius * 0.8
        return [(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
    if sign == "diamond":
        return regular(middle, radius * 1.06, 4)
    return star((x, y + radius * 0.05), radius * 1.16, 0.46)
