"""Small things drawn on others: a letter on a disc, and the line from a card to its place."""

from __future__ import annotations

import math
from itertools import pairwise

from pygame import Rect, Surface

from game.ui.grid import Grid
from game.ui.shapes import Canvas
from game.ui.theme import Theme
from game.ui.widget import Widget


def draw_badge(
    widget: Widget, surface: Surface, letter: str, radius: float, centre: tuple[int, int], ground: str = "copper"
) -> None:
    """A letter on a disc."""
    colour = widget.colour(ground)
    px = max(8, widget.grid.px(radius * 2))

    def make() -> Surface:
        canvas = Canvas((px, px), 1, colour)
        canvas.circle((px / 2, px / 2), px / 2 - 0.5, colour)
        return canvas.finish()

    made = widget.materials.kept(("badge", px, colour), make)
    surface.blit(made, made.get_rect(center=centre))
    widget.fonts.draw(surface, letter, "second_serif", widget.theme.button_text, centre, "centre")


class Leader:
    """The thin copper line with cream casing and a ring at its end."""

    def __init__(self, grid: Grid, start: tuple[int, int], end: tuple[int, int], theme: Theme) -> None:
        self._ring = grid.u * 4
        self._start, self._end = start, end
        self._margin = math.ceil(self._ring * 2)
        left, top = min(start[0], end[0]) - self._margin, min(start[1], end[1]) - self._margin
        self._corner = (left, top)
        self._picture = self._paint(grid.u, theme)

    def _paint(self, u: float, theme: Theme) -> Surface:
        (sx, sy), (ex, ey), (left, top) = self._start, self._end, self._corner
        length = math.hypot(ex - sx, ey - sy) or 1.0
        size = abs(ex - sx) + 2 * self._margin, abs(ey - sy) + 2 * self._margin
        canvas = Canvas(size, 1, theme.lit_ring, over=2)
        a, middle = (sx - left, sy - top), (ex - left, ey - top)
        b = (middle[0] - (ex - sx) / length * self._ring, middle[1] - (ey - sy) / length * self._ring)
        for width, colour in ((3.6 * u, theme.lit_ring), (1.9 * u, theme.copper)):
            canvas.line([a, b], width, (*colour, 255))
            canvas.circle(middle, self._ring, (*colour, 255), width)
        return canvas.finish()

    def draw(self, surface: Surface) -> None:
        surface.blit(self._picture, self._corner)

    def areas(self) -> list[Rect]:
        """Small rectangles which together hold the line."""
        (sx, sy), (ex, ey) = self._start, self._end
        parts = max(1, round(math.hypot(ex - sx, ey - sy) / (self._margin * 10)))
        spots = [(sx + (ex - sx) * n / parts, sy + (ey - sy) * n / parts) for n in range(parts + 1)]
        areas = []
        for (ax, ay), (bx, by) in pairwise(spots):
            left, top = min(ax, bx), min(ay, by)
            area = Rect(round(left), round(top), math.ceil(abs(ax - bx)) + 1, math.ceil(abs(ay - by)) + 1)
            areas.append(area.inflate(2 * self._margin, 2 * self._margin))
        return areas
