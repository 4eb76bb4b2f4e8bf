"""What lies around pages of this world: a survey map at night, lines of height and a grid of hexagons."""

from __future__ import annotations

from pygame import Surface

from game.ui import noise, pixels
from game.ui.games.scythe import contours
from game.ui.games.scythe.layout import HEX, ROW, STEP, corners
from game.ui.games.scythe.palette import palette_for
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

CURTAIN: Colour = (74, 58, 42)
_NIGHT = (26, 22, 19)


def backdrop(look: Look, size: tuple[int, int]) -> Surface:
    palette, u = palette_for(look.theme), look.grid.u
    made = pixels.plain(size, mix(palette.sheet, _NIGHT, 0.80))
    noise.add_around(made, noise.cloud(size, (90 * u, 90 * u), 4, 41), 11)
    wide, high = size[0] / u, size[1] / u
    canvas = Canvas(size, u, palette.contour, over=2)
    for start, end in contours.lines((0.0, 0.0, wide, high)):
        canvas.line([start, end], 0.8, (*palette.contour, 62))
    for row in range(round(high / ROW) + 2):
        for column in range(round(wide / STEP) + 2):
            middle = column * STEP + row % 2 * STEP / 2, row * ROW
            canvas.line(corners(middle, HEX), 0.9, (*palette.sheet, 15), closed=True)
    made.blit(canvas.finish(), (0, 0))
    return made
