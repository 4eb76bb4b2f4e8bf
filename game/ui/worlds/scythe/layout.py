"""Where the map lies on the screen: map units, sheet, zoom and pan, and which hexagon is under a pixel.

One map unit is a design unit at 1280x720; (0, 0) is the middle of row 0, column -1/2.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from pygame import Rect

from game.ui.grid import round_px
from game.ui.worlds.scythe.plan import Cell, PlanHex

Point = tuple[float, float]

HEX = 48.5
"""Centre to corner."""
STEP = HEX * math.sqrt(3)
ROW = HEX * 1.5
SHEET_AT = (8, 46, 744, 666)
MAP_IN_SHEET = (85.0, 17.0)
"""The middle of cell (1, 0) is so far from the left, and row 0 so far from the top of a sheet of the designed size."""
MAP_SIZE = (640.0, 640.0)
"""Of all hexagons and home bases, from (-MAP_EDGE, 0) on."""
MAP_EDGE = 50.0
ZOOM_LIMITS = (1.0, 3.0)
HOME_RADIUS = 24.0
_HOME_DROP = 15.0
"""The home bases above the first row lie closer to it than a row of hexagons would."""


def centre(one: PlanHex) -> Point:
    x, y = cell_centre(one.cell)
    return x, y + (_HOME_DROP if one.home and one.row == 0 else 0)


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
    return [(x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2), (x, y + radius),
            (x - half, y + radius / 2), (x - half, y - radius / 2)]


def edge_of(middle: Point, direction: int, radius: float = HEX) -> tuple[Point, Point]:
    """The two ends of the edge towards neighbours()[direction]."""
    around = corners(middle, radius)
    return around[(direction + 1) % 6], around[(direction + 2) % 6]


@dataclass(frozen=True)
class Layout:
    """A sheet of pixels and the part of the map it shows. `origin` is the map's (0, 0) inside the sheet."""

    sheet: Rect
    u: float
    scale: float
    origin: Point
    zoom: float = 1.0

    @property
    def radius(self) -> float:
        """Of a hexagon, in pixels."""
        return HEX * self.scale

    def px(self, units: float) -> float:
        return units * self.scale

    def inside(self, point: Point) -> Point:
        """A point of the map in pixels from the sheet's corner."""
        return self.origin[0] + point[0] * self.scale, self.origin[1] + point[1] * self.scale

    def on_screen(self, point: Point) -> Point:
        x, y = self.inside(point)
        return self.sheet.x + x, self.sheet.y + y

    def in_map(self, pos: Point) -> Point:
        """A pixel of the screen in units of the map."""
        return ((pos[0] - self.sheet.x - self.origin[0]) / self.scale,
                (pos[1] - self.sheet.y - self.origin[1]) / self.scale)

    @property
    def key(self) -> tuple:
        """For caches of what was drawn for this view."""
        return self.sheet.size, self.scale, self.origin

    @property
    def at_rest(self) -> bool:
        return self.zoom == 1.0

    def zoomed(self, factor: float, pos: Point, whole: Layout) -> Layout:
        """Closer or farther, the point under `pos` staying where it is. `whole` is the fitting layout."""
        zoom = min(max(self.zoom * factor, ZOOM_LIMITS[0]), ZOOM_LIMITS[1])
        if zoom < 1.02:
            return whole
        point = self.in_map(pos)
        scale = whole.scale * zoom
        origin = (pos[0] - self.sheet.x - point[0] * scale, pos[1] - self.sheet.y - point[1] * scale)
        return replace(self, scale=scale, origin=origin, zoom=zoom).held(whole)

    def panned(self, dx: float, dy: float, whole: Layout) -> Layout:
        if self.at_rest:
            return self
        return replace(self, origin=(self.origin[0] + dx, self.origin[1] + dy)).held(whole)

    def held(self, whole: Layout) -> Layout:
        """Never show anything beyond the edge of the fitting picture."""
        z = self.zoom
        x = min(whole.origin[0] * z, max(self.origin[0], whole.origin[0] * z - self.sheet.w * (z - 1)))
        y = min(whole.origin[1] * z, max(self.origin[1], whole.origin[1] * z - self.sheet.h * (z - 1)))
        return replace(self, origin=(round_px(x), round_px(y)))


def fitting(sheet: Rect, u: float) -> Layout:
    """The whole map, as large as the sheet allows: the middle of a sheet that has grown in one direction."""
    wide, high = SHEET_AT[2] * u, SHEET_AT[3] * u
    share = min(sheet.w / wide, sheet.h / high) if sheet.w and sheet.h else 1.0
    scale = u * max(share, 0.1)
    left = (sheet.w - SHEET_AT[2] * scale) / 2 + MAP_IN_SHEET[0] * scale
    top = (sheet.h - SHEET_AT[3] * scale) / 2 + MAP_IN_SHEET[1] * scale
    return Layout(sheet, u, scale, (round_px(left), round_px(top)))
