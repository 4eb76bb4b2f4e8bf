"""Small things drawn on others: a letter on a disc, and the line from a card to its place."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
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
        self._ring = max(3.0, grid.u * 4)
        self._start, self._end = start, end
        self._margin = math.ceil(self._ring * 2)
        self._strokes = (
            (theme.lit_ring, max(2, round(3.6 * grid.u)), 1.8 * grid.u),
            (theme.copper, max(1, round(1.9 * grid.u)), 0.95 * grid.u),
        )

    def draw(self, surface: Surface) -> None:
        """Smoothed strokes straight onto the surface: no picture as large as the way has to be made or mixed."""
        (sx, sy), (ex, ey) = self._start, self._end
        length = math.hypot(ex - sx, ey - sy) or 1.0
        stop = ex - (ex - sx) / length * self._ring, ey - (ey - sy) / length * self._ring
        for colour, width, half in self._strokes:
            pygame.draw.aaline(surface, colour, self._start, stop, width)
            pygame.draw.aacircle(surface, colour, self._end, self._ring + half, width)

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
