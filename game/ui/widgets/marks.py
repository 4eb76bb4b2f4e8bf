"""Small things drawn on others: a letter on a disc, the line from a card to its place, and the arrow of who acts."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.ui.grid import Grid
from game.ui.shapes import Canvas
from game.ui.theme import Colour, Theme
from game.ui.widget import Widget

_IN_DISC = 0.8
"""Share of a disc that its letter may fill in large type."""


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
    style = widget.fonts.low("second_serif", px * _IN_DISC)
    widget.fonts.draw(surface, letter, style, widget.theme.button_text, centre, "centre")


class Leader:
    """The thin copper line with cream casing and a ring at its end."""

    def __init__(self, grid: Grid, start: tuple[int, int], end: tuple[int, int], theme: Theme) -> None:
        self._ring = max(3.0, grid.u * 4)
        self._start, self._end = start, end
        self._margin = math.ceil(self._ring * 2)
        self._corner = min(start[0], end[0]) - self._margin, min(start[1], end[1]) - self._margin
        strokes = (
            (theme.lit_ring, max(2, round(3.6 * grid.u)), 1.8 * grid.u),
            (theme.copper, max(1, round(1.9 * grid.u)), 0.95 * grid.u),
        )
        self._picture = self._paint(strokes)

    def _paint(self, strokes: tuple[tuple[Colour, int, float], ...]) -> Surface:
        """Smoothed strokes, drawn once: a line drawn piece by piece in clips would not meet itself exactly."""
        (left, top), (sx, sy), (ex, ey) = self._corner, self._start, self._end
        size = abs(ex - sx) + 2 * self._margin, abs(ey - sy) + 2 * self._margin
        picture = Surface(size, pygame.SRCALPHA)
        picture.fill((*strokes[0][0], 0))
        length = math.hypot(ex - sx, ey - sy) or 1.0
        start, middle = (sx - left, sy - top), (ex - left, ey - top)
        stop = middle[0] - (ex - sx) / length * self._ring, middle[1] - (ey - sy) / length * self._ring
        for colour, width, half in strokes:
            pygame.draw.aaline(picture, colour, start, stop, width)
            pygame.draw.aacircle(picture, colour, middle, self._ring + half, width)
        return picture

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


def draw_arrow(widget: Widget, surface: Surface) -> None:
    """A copper arrow at the left edge of a panel, pointing to the board."""
    size = (widget.grid.px(9), widget.grid.px(18))
    colour = (*widget.theme.copper, 255)

    def make() -> Surface:
        canvas = Canvas(size, 1, colour)
        canvas.polygon([(size[0], 0), (size[0], size[1]), (0, size[1] / 2)], colour)
        return canvas.finish()

    made = widget.materials.kept(("arrow", size, colour), make)
    surface.blit(made, made.get_rect(midright=(widget.rect.x + 1, widget.rect.centery)))


def draw_promise(widget: Widget, surface: Surface, promise: str, behind: tuple[int, int], end: int) -> None:
    """What advice would change a figure by, behind it, where that has room in type that can be read."""
    x, style = behind[0] + widget.grid.px(3), widget.fonts.low("second_bold", widget.grid.px(18))
    if promise and x + widget.fonts.width(promise, style) <= end:
        colour = widget.colour("gain_text" if promise[0] == "+" else "refuse_text")
        widget.fonts.draw(surface, promise, style, colour, (x, behind[1]))
