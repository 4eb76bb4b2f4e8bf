"""Where the hexagons lie on the map and on the screen, and which one is under a pixel.

A hexagon's radius is 23 map units; (0, 0) is the corner of the grid.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core import hexes
from game.ui.boards.map_camera import MapCamera
from game.ui.grid import round_px
from game.ui.shapes import Point

HEX = 23.0
"""Centre to corner."""
HEX_WIDTH = HEX * hexes.SQRT3
SHEET_AT = (12, 50, 960, 662)
MAP_IN_SHEET = (294.0, 19.5)
"""The grid's corner seen from the corner of a sheet of the designed size."""
MAP_SIZE = (617.5, 632.5)
NAMES_FROM = 44
"""From this radius in pixels on the map says the names of towns and castles."""


def centre(place: hexes.Hex) -> Point:
    x, y = hexes.centre(place, HEX)
    return x + HEX_WIDTH / 2, y + HEX


def hex_corners(middle: Point, radius: float) -> list[Point]:
    """The upper corner first, then clockwise."""
    half = radius * hexes.SQRT3 / 2
    x, y = middle
    return [
        (x, y - radius),
        (x + half, y - radius / 2),
        (x + half, y + radius / 2),
        (x, y + radius),
        (x - half, y + radius / 2),
        (x - half, y - radius / 2),
    ]


def place_at(point: Point) -> hexes.Hex:
    return hexes.at_pixel(point[0] - HEX_WIDTH / 2, point[1] - HEX, HEX)


@dataclass(frozen=True)
class Layout(MapCamera):
    """The camera over a map of hexagons."""

    @property
    def radius(self) -> float:
        """Of a hexagon, in pixels."""
        return HEX * self.scale

    def hex_at(self, pos: Point) -> hexes.Hex:
        return place_at(self.in_map(pos))


def fitting(sheet: Rect, u: float) -> Layout:
    """The whole map: as far from the right edge as designed, in the middle of a taller sheet; a sheet that is lower
    than designed has a smaller one in its middle."""
    right = (SHEET_AT[2] - MAP_IN_SHEET[0]) * u
    spare_h = sheet.h - SHEET_AT[3] * u
    if spare_h < -1:
        scale = u * sheet.h / (SHEET_AT[3] * u)
        middle = (sheet.w - MAP_SIZE[0] * scale) / 2
        return Layout(sheet, u, scale, (round_px(middle), round_px(MAP_IN_SHEET[1] * scale)))
    origin = round_px(sheet.w - right), round_px(MAP_IN_SHEET[1] * u + max(0.0, spare_h) / 2)
    return Layout(sheet, u, u, origin)
