"""Where the hexagons lie on the map and on the screen, and which one is under a point.

A hexagon's radius is 48.5 map units; (0, 0) is the middle of cell (1, 0) moved up by one row.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from game.ui.boards.map_camera import MapCamera
from game.ui.games.scythe.plan import Cell, PlanHex
from game.ui.grid import round_px
from game.ui.shapes import Point

HEX = 48.5
"""Centre to corner."""
STEP = HEX * math.sqrt(3)
ROW = HEX * 1.5
SHEET_AT = (8, 46, 744, 666)
MAP_IN_SHEET = (85.0, 17.0)
"""So far are the middle of cell (1, 0) from the left and row 0 from the top of a sheet of the designed size."""
MAP_SIZE = (640.0, 640.0)
"""Of all hexagons and home bases, from (-MAP_EDGE, 0) on."""
MAP_EDGE = 50.0
HOME_RADIUS = 24.0
_HOME_DROP = 15.0
"""The home bases above the first row lie closer to it than a row of hexagons would."""


def centre(one: PlanHex) -> Point:
    x, y = cell_centre(one.cell)
    return x, y + (_HOME_DROP if one.home and one.row == 0 else 0)


def touch(one: PlanHex, other: PlanHex) -> bool:
    """Whether two places lie side by side, so that the way between them can be seen; home bases are a bit farther."""
    return math.dist(centre(one), centre(other)) < 1.15 * STEP


def cell_centre(cell: Cell) -> Point:
    row, col = cell
    return STEP * (col + (0.5 if row % 2 == 0 else 0)), ROW * row


def cell_at(point: Point) -> Cell:
    """The cell whose middle is nearest, which is the hexagon that holds the point."""
    x, y = point
    guess = round(y / ROW)
    cells = [(row, round(x / STEP - (0.5 if row % 2 == 0 else 0))) for row in (guess - 1, guess, guess + 1)]
    return min(cells, key=lambda cell: math.dist(cell_centre(cell), point))


def corners(middle: Point, radius: float) -> list[Point]:
    """The upper corner first, then clockwise; the edge towards neighbours()[i] lies between i + 1 and i + 2."""
    half = radius * math.sqrt(3) / 2
    x, y = middle
    return [
        (x, y - radius),
        (x + half, y - radius / 2),
        (x + half, y + radius / 2),
        (x, y + radius),
        (x - half, y + radius / 2),
        (x - half, y - radius / 2),
    ]


def edge_of(middle: Point, direction: int) -> tuple[Point, Point]:
    """The two ends of the edge towards neighbours()[direction]."""
    around = corners(middle, HEX)
    return around[(direction + 1) % 6], around[(direction + 2) % 6]


@dataclass(frozen=True)
class Layout(MapCamera):
    """The camera over the map."""

    @property
    def radius(self) -> float:
        """Of a hexagon, in pixels."""
        return HEX * self.scale


def fitting(sheet: Rect, u: float) -> Layout:
    """The whole map, as large as the sheet allows: the middle of a sheet that has grown in one direction."""
    wide, high = SHEET_AT[2] * u, SHEET_AT[3] * u
    share = min(sheet.w / wide, sheet.h / high) if sheet.w and sheet.h else 1.0
    scale = u * max(share, 0.1)
    left = (sheet.w - SHEET_AT[2] * scale) / 2 + MAP_IN_SHEET[0] * scale
    top = (sheet.h - SHEET_AT[3] * scale) / 2 + MAP_IN_SHEET[1] * scale
    return Layout(sheet, u, scale, (round_px(left), round_px(top)))
