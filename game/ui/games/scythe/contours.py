"""Lines of equal height for the empty sheet around the land: noise on a coarse grid, traced as vectors."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

from game.ui import noise
from game.ui.shapes import Point

CELL = 11.0
_LEVELS = tuple(0.26 + 0.06 * i for i in range(9))


_LEFT, _TOP, _ACROSS, _DOWN = -880.0, -480.0, 230, 146
"""Where the grid begins in map units, and its cells."""


@lru_cache(maxsize=1)
def heights() -> list[list[float]]:
    """Three octaves of value noise, 0..1."""
    rng = Random(1921)
    total = [[0.0] * (_ACROSS + 1) for _ in range(_DOWN + 1)]
    for octave, weight in ((14, 0.57), (7, 0.29), (3.5, 0.14)):
        wide = int(_ACROSS / octave) + 3
        field = [rng.random() for _ in range(wide * (int(_DOWN / octave) + 3))]
        for row, line in enumerate(total):
            for col in range(_ACROSS + 1):
                line[col] += weight * noise.sample(field, wide, col / octave, row / octave)
    return total


def lines(area: tuple[float, float, float, float]) -> Iterator[tuple[Point, Point]]:
    """Short strokes that make up the contours in a part of the map: left, top, width, height."""
    left, top, wide, high = area
    field = heights()
    first_col, first_row = max(0, math.floor((left - _LEFT) / CELL)), max(0, math.floor((top - _TOP) / CELL))
    for row in range(first_row, min(_DOWN, first_row + math.ceil(high / CELL) + 1)):
        for col in range(first_col, min(_ACROSS, first_col + math.ceil(wide / CELL) + 1)):
            four = (field[row][col], field[row][col + 1], field[row + 1][col + 1], field[row + 1][col])
            for level in _LEVELS:
                if min(four) < level <= max(four):
                    yield from _crossing(four, level, _LEFT + col * CELL, _TOP + row * CELL)


def _crossing(
    four: tuple[float, float, float, float], level: float, x: float, y: float
) -> Iterator[tuple[Point, Point]]:
    """Where one level passes through one cell."""
    places = ((0.0, 0.0), (CELL, 0.0), (CELL, CELL), (0.0, CELL))
    hits: list[Point] = []
    for i in range(4):
        a, b = four[i], four[(i + 1) % 4]
        if (a < level) != (b < level):
            t = (level - a) / (b - a)
            (ax, ay), (bx, by) = places[i], places[(i + 1) % 4]
            hits.append((x + ax + (bx - ax) * t, y + ay + (by - ay) * t))
    for i in range(0, len(hits) - 1, 2):
        yield hits[i], hits[i + 1]
