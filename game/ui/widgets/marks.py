"""Small things drawn on others: a letter on a disc, and the line from a card to its place."""

from __future__ import annotations

import math

from pygame import Surface

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


def leader(
    surface: Surface, grid: Grid, start: tuple[int, int], end: tuple[int, int], theme: Theme
) -> None:
    """The thin copper line with cream casing and a ring at its end."""
    ring = grid.u * 4
    length = math.hypot(end[0] - start[0], end[1] - start[1]) or 1.0
    stop = (end[0] - (end[0] - start[0]) / length * ring, end[1] - (end[1] - start[1]) / length * ring)
    margin = math.ceil(ring * 2)
    left, top = min(start[0], end[0]) - margin, min(start[1], end[1]) - margin
    size = abs(start[0] - end[0]) + 2 * margin, abs(start[1] - end[1]) + 2 * margin
    canvas = Canvas((int(size[0]), int(size[1])), 1, theme.lit_ring, over=2)
    a, b = (start[0] - left, start[1] - top), (stop[0] - left, stop[1] - top)
    middle = (end[0] - left, end[1] - top)
    canvas.line([a, b], 3.6 * grid.u, (*theme.lit_ring, 255))
    canvas.circle(middle, ring, (*theme.lit_ring, 255), 3.6 * grid.u)
    canvas.line([a, b], 1.9 * grid.u, (*theme.copper, 255))
    canvas.circle(middle, ring, (*theme.copper, 255), 1.9 * grid.u)
    surface.blit(canvas.finish(), (left, top))
