"""What lies on tiles and is printed on them: goods, barrels, coins, points, steps, Scots."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.palette import Palette
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour

KIND = "symbols"
_NOBODY: Colour = (150, 145, 136)
_NOBODY_DARK: Colour = (104, 99, 92)


def draw_symbol(canvas: Canvas, palette: Palette, kind: str, at: Point, size: float) -> None:
    """A symbol with its middle `at` in canvas units, `size` of them wide."""
    ART.draw(canvas, palette, KIND, kind, at, size, **_of_nobody(palette))


def symbol(palette: Palette, kind: str, px: int) -> Surface:
    """A picture of its own, px wide and high."""
    made = ART.picture(palette, KIND, kind, px, **_of_nobody(palette))
    return made.convert_alpha() if pygame.display.get_surface() else made


def _of_nobody(palette: Palette) -> dict[str, Colour | None]:
    """A Scot among the symbols is grey; those of players are figures."""
    return {"seat": _NOBODY, "seat_dark": _NOBODY_DARK, "face": palette.wool}
