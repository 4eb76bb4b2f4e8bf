"""Drawing with parts: polygons in tones that share one outline, smooth curves, tapered strokes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from game.ui.shapes import Canvas, Colour4, Point, regular, star

ROUND = 22
"""Corners of what passes for a circle."""


class Part(NamedTuple):
    """A polygon and the name of its tone."""

    points: tuple[Point, ...]
    tone: str = "fill"
    outlined: bool = True
    """False for what lies inside a part that has the outline already."""


def part(tone: str, *points: Point) -> Part:
    return Part(points, tone)


def inner(tone: str, *points: Point) -> Part:
    return Part(points, tone, False)


def ball(tone: str, x: float, y: float, rx: float, ry: float | None = None, outlined: bool = True) -> Part:
    return Part(tuple(ellipse((x, y), rx, ry if ry is not None else rx)), tone, outlined)


def bar(tone: str, a: Point, b: Point, wide: float, narrow: float | None = None, outlined: bool = True) -> Part:
    """A stroke from a to b as a polygon, `wide` at a and `narrow` at b."""
    return Part(tuple(stroke(a, b, wide, wide if narrow is None else narrow)), tone, outlined)


def box(tone: str, x: float, y: float, w: float, h: float, outlined: bool = True) -> Part:
    return Part(((x, y), (x + w, y), (x + w, y + h), (x, y + h)), tone, outlined)


def ellipse(middle: Point, rx: float, ry: float, corners: int = ROUND) -> list[Point]:
    x, y = middle
    return [(x + rx * math.cos(math.tau * i / corners), y + ry * math.sin(math.tau * i / corners))
            for i in range(corners)]


def stroke(a: Point, b: Point, wide: float, narrow: float) -> list[Point]:
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length / 2, (bx - ax) / length / 2
    return [(ax + nx * wide, ay + ny * wide), (bx + nx * narrow, by + ny * narrow),
            (bx - nx * narrow, by - ny * narrow), (ax - nx * wide, ay - ny * wide)]


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


def moved(points: Iterable[Point], dx: float, dy: float, scale: float = 1.0, mirror: bool = False) -> list[Point]:
    side = -scale if mirror else scale
    return [(x * side + dx, y * scale + dy) for x, y in points]


def draw_parts(
    canvas: Canvas, parts: Sequence[Part], tones: Mapping[str, Colour4], at: Point = (0, 0), scale: float = 1.0,
    *, outline: float = 0.0, outer: tuple[float, Colour4] | None = None, mirror: bool = False,
) -> None:
    """Draw parts on one common outline; `outer` is a second line around it."""
    placed = [(one, moved(one.points, *at, scale, mirror)) for one in parts]
    lines = [(outline + outer[0], outer[1])] if outer else []
    if outline:
        lines.append((outline, tones["line"]))
    for width, colour in lines:
        for one, points in placed:
            if one.outlined:
                canvas.polygon(points, colour)
                canvas.line(points, 2 * width, colour, closed=True)
    for one, points in placed:
        canvas.polygon(points, tones[one.tone])
