"""How large the tiles of a territory are, so that all of it has room."""

from __future__ import annotations

import math

from pygame import Rect

from game.ui.boards.cells import SMALLEST_PX, CellCamera
from game.ui.games.glen_more.plates import NAMED_FROM
from game.ui.grid import round_px

SMALLEST, MARGIN = 34, 7


def fitting_territory(
    sheet: Rect, u: float, bounds: tuple[int, int, int, int], above: float, largest: float, *, edges: bool
) -> CellCamera:
    """With `edges` half of an outermost place is enough where tiles would lose their names."""
    left, top, right, bottom = bounds
    columns, rows = right - left, bottom - top
    wide, high = sheet.w - 2 * MARGIN * u, sheet.h - above - MARGIN * u
    whole = half = min(wide / columns, high / rows)
    if edges:
        half = min(wide / (columns - 1), high / (rows - 1))
    fits = min(max(whole, min(half, NAMED_FROM * max(u, 1.0))), largest * u)
    size = max(SMALLEST_PX, math.floor(max(fits, SMALLEST * u)))
    x = MARGIN * u + (wide - columns * size) / 2 - left * size
    y = above + (high - rows * size) / 2 - top * size
    return CellCamera(sheet.copy(), u, size, (round_px(x), round_px(y)))
