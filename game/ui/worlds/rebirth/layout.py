"""Where the board lies on the screen: map units, sheet, zoom and pan, and which hexagon is under a pixel.

One map unit is a design unit at 1280x720; a hexagon's radius is 23 of them. (0, 0) is the corner of the grid.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

from game.core import hexes
from game.ui.grid import Grid, round_px

Point = tuple[float, float]

HEX = 23.0
"""Centre to corner."""
HEX_WIDTH = HEX * hexes.SQRT3
SHEET_AT = (12, 50, 960, 662)
MAP_IN_SHEET = (294.0, 19.5)
"""The grid's corner seen from the corner of a sheet of the designed size."""
MAP_SIZE = (617.5, 632.5)
ZOOM_LIMITS = (1.0, 3.5)
NAMES_FROM = 44
"""From this radius in pixels on the map says the names of towns and castles."""


def centre(place: hexes.Hex) -> Point:
    x, y = hexes.centre(place, HEX)
    return x + HEX_WIDTH / 2, y + HEX


def hex_corners(middle: Point, radius: float) -> list[Point]:
    """The upper corner first, then clockwise."""
    half = radius * hexes.SQRT3 / 2
    x, y = middle
    return [(x, y - radius), (x + half, y - radius / 2), (x + half, y + radius / 2), (x, y + radius),
            (x - half, y + radius / 2), (x - half, y - radius / 2)]


def place_at(point: Point) -> hexes.Hex:
    return hexes.at_pixel(point[0] - HEX_WIDTH / 2, point[1] - HEX, HEX)


@dataclass(frozen=True)
class Layout:
    """A sheet of pixels and the part of the world it shows. `origin` is the grid's corner inside the sheet."""

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

    def hex_at(self, pos: Point) -> hexes.Hex:
        return place_at(self.in_map(pos))

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


def sheet_rect(grid: Grid) -> Rect:
    """Where the sheet lies in a window of this grid: it takes all that is left over."""
    spare_w, spare_h = grid.surplus
    x, y, w, h = SHEET_AT
    return grid.rect(x, y, w + spare_w, h + spare_h)


def fitting(sheet: Rect, u: float) -> Layout:
    """The whole map: as far from the right edge as designed, in the middle of a taller sheet."""
    right = (SHEET_AT[2] - MAP_IN_SHEET[0]) * u
    spare_h = max(0.0, sheet.h - SHEET_AT[3] * u)
    origin = round_px(sheet.w - right), round_px(MAP_IN_SHEET[1] * u + spare_h / 2)
    return Layout(sheet, u, u, origin)
