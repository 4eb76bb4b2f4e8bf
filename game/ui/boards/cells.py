"""Where a land of square tiles lies on its sheet: the size of a tile, which cell is under a pixel, zoom and pan.

The land grows, so what fits is asked anew after each tile. Pixels count from the sheet's upper left corner.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from pygame import Rect

from game.ui.grid import round_px
from game.ui.shapes import Point

Cell = tuple[int, int]
"""Column to the right, row downwards, from wherever the game counts."""
LARGEST = 112
"""Units of a tile at rest, however small the land is."""
SMALLEST_PX = 14
HARDLY_SMALLER = 0.9
_STEP = 4
"""Sizes at rest are whole multiples of so many units, so that few sizes are ever painted."""
MARGIN = 22
TOP = 46
"""Units above the land for its name."""
CARD = 278
"""Units at the right for the preview card."""
ZOOM_LIMITS = (0.6, 3.0)


@dataclass(frozen=True)
class CellCamera:
    """`origin` is the corner of the cell (0, 0), `size` the pixels of a tile."""

    sheet: Rect
    u: float
    size: int
    origin: tuple[int, int]
    zoom: float = 1.0

    @property
    def at_rest(self) -> bool:
        return self.zoom == 1.0

    def rect(self, cell: Cell) -> Rect:
        """Of a cell, in pixels of the sheet."""
        return Rect(self.origin[0] + cell[0] * self.size, self.origin[1] + cell[1] * self.size, self.size, self.size)

    def middle(self, cell: Cell) -> Point:
        return self.rect(cell).center

    def cell_at(self, pos: Point) -> Cell:
        """The cell under a pixel of the screen."""
        x, y = pos[0] - self.sheet.x - self.origin[0], pos[1] - self.sheet.y - self.origin[1]
        return math.floor(x / self.size), math.floor(y / self.size)

    def zoomed(self, factor: float, pos: Point, fit: CellCamera) -> CellCamera:
        """Closer or farther, the point under `pos` staying where it is. `fit` is the camera at rest."""
        zoom = min(max(self.zoom * factor, ZOOM_LIMITS[0]), ZOOM_LIMITS[1])
        size = max(SMALLEST_PX, round_px(fit.size * zoom))
        x, y = pos[0] - self.sheet.x, pos[1] - self.sheet.y
        share = size / self.size
        origin = round_px(x - (x - self.origin[0]) * share), round_px(y - (y - self.origin[1]) * share)
        return replace(self, size=size, origin=origin, zoom=zoom if zoom != 1.0 else 1.0001)

    def panned(self, dx: float, dy: float) -> CellCamera:
        zoom = self.zoom if not self.at_rest else 1.0001
        return replace(self, origin=(self.origin[0] + round_px(dx), self.origin[1] + round_px(dy)), zoom=zoom)

    def held(self, bounds: tuple[int, int, int, int]) -> CellCamera:
        """Never lose the land: its middle stays on the sheet, or its edge if it is larger than that."""
        left, top, right, bottom = bounds
        half_w, half_h = (right - left) * self.size / 2, (bottom - top) * self.size / 2
        middle_x, middle_y = self.origin[0] + left * self.size + half_w, self.origin[1] + top * self.size + half_h
        room = [max(s / 2 - self.size, h) for s, h in ((self.sheet.w, half_w), (self.sheet.h, half_h))]
        dx = min(max(middle_x, self.sheet.w / 2 - room[0]), self.sheet.w / 2 + room[0]) - middle_x
        dy = min(max(middle_y, self.sheet.h / 2 - room[1]), self.sheet.h / 2 + room[1]) - middle_y
        return replace(self, origin=(self.origin[0] + round_px(dx), self.origin[1] + round_px(dy)))


def fitting(
    sheet: Rect,
    u: float,
    bounds: tuple[int, int, int, int],
    card: float = CARD,
    top: float = TOP,
    foot: float = MARGIN,
    largest: float = LARGEST,
) -> CellCamera:
    """All cells that matter, beside the room for the card, above that at the foot."""
    left, above, right, bottom = bounds
    room_w, room_h = sheet.w - (card + MARGIN) * u, sheet.h - (top + foot) * u
    fits = min(room_w / (right - left), room_h / (bottom - above), largest * u)
    step = _STEP * u
    size = max(SMALLEST_PX, int(math.floor(fits / step) * step))
    x = MARGIN * u + (room_w - (right - left) * size) / 2 - left * size
    y = top * u + (room_h - (bottom - above) * size) / 2 - above * size
    return CellCamera(sheet, u, size, (round_px(x), round_px(y)))


def sparing(
    sheet: Rect,
    u: float,
    bounds: tuple[int, int, int, int],
    card: float,
    top: float,
    foot: float,
    spare: float,
    largest: float = LARGEST,
    least: float = HARDLY_SMALLER,
) -> CellCamera:
    """The same; `spare` more units at the right stay free if tiles keep that share of their size. Where the middle
    of all the room leaves them free as well, as in a wide window, the land lies there."""
    fit, spared = (fitting(sheet, u, bounds, wide, top, foot, largest) for wide in (card, card + spare))
    lies_free = fit.rect((bounds[2] - 1, bounds[3] - 1)).right <= sheet.w - (card + spare) * u
    return fit if lies_free or spared.size < fit.size * least else spared
