"""Hexagons with a point at the top: coordinates, neighbours, pixels. Nothing here draws.

Rules use axial coordinates `Hex(q, r)`. Maps made with Tiled and people count columns and rows: every second row is
shifted right by half a hexagon, rows 1, 3, 5 ... ("odd-r") or, with `even`, rows 0, 2, 4 ... ("even-r").
`from_offset` and `to_offset` are the only border between both.
"""

from __future__ import annotations

import math
from typing import NamedTuple

SQRT3 = math.sqrt(3)


class Hex(NamedTuple):
    """Axial coordinates: q grows eastwards along a row, r southwards with each row."""

    q: int
    r: int


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""East first, then clockwise as seen on the screen: east, south-east, south-west, west, north-west, north-east."""


def from_offset(col: int, row: int, even: bool = False) -> Hex:
    return Hex(col - (row + (row & 1) * (1 if even else -1)) // 2, row)


def to_offset(place: Hex, even: bool = False) -> tuple[int, int]:
    """Column and row."""
    return place.q + (place.r + (place.r & 1) * (1 if even else -1)) // 2, place.r


def neighbour(place: Hex, direction: int) -> Hex:
    step = DIRECTIONS[direction % 6]
    return Hex(place.q + step.q, place.r + step.r)


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexagons around `place`, in the order of DIRECTIONS, whether a board has them or not."""
    return tuple(Hex(place.q + step.q, place.r + step.r) for step in DIRECTIONS)


def centre(place: Hex, radius: float) -> tuple[float, float]:
    """The centre in pixels, the centre of Hex(0, 0) being (0, 0). `radius` is the distance to a corner."""
    return radius * SQRT3 * (place.q + place.r / 2), radius * 1.5 * place.r


def corners(place: Hex, radius: float) -> tuple[tuple[float, float], ...]:
    """The six corners in pixels. Corners i and i + 1 bound the edge towards DIRECTIONS[i]."""
    x, y = centre(place, radius)
    turns = (math.radians(60 * i - 30) for i in range(6))
    return tuple((x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns)


def at_pixel(x: float, y: float, radius: float) -> Hex:
    """The hexagon under a pixel, the inverse of `centre`."""
    q = (x * SQRT3 / 3 - y / 3) / radius
    r = (y * 2 / 3) / radius
    s = -q - r
    near_q, near_r, near_s = round(q), round(r), round(s)
    # the coordinate which rounding moved most follows from the other two
    moved_q, moved_r, moved_s = abs(near_q - q), abs(near_r - r), abs(near_s - s)
    if moved_q > moved_r and moved_q > moved_s:
        near_q = -near_r - near_s
    elif moved_r > moved_s:
        near_r = -near_q - near_s
    return Hex(near_q, near_r)
