"""What lies around pages of this world: deep sea with its swell and the lines of a chart."""

from __future__ import annotations

from pygame import Surface

from game.ui import noise, pixels
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.tiles import Pieces
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.signs import Livery
from game.ui.theme import Colour, mix

_OWN = ("settlement_2", "food", "settlement_4", "energy", "settlement_1")
CURTAIN: Colour = (34, 72, 84)
_DEPTH = (10, 22, 28)
_RINGS = ((0.13, 0.86), (0.93, 0.08))
"""Middles of the rings of depth, in shares of the window."""


def backdrop(look: Look, size: tuple[int, int]) -> Surface:
    palette, u = palette_for(look.theme), look.grid.u
    made = pixels.plain(size, mix(palette.deep, _DEPTH, 0.45))
    noise.add_around(made, noise.cloud(size, (150 * u, 16 * u), 3, 71), 13)
    canvas = Canvas(size, u, palette.chart, over=2)
    for x, y in _RINGS:
        middle = x * size[0] / u, y * size[1] / u
        for number in range(1, 9):
            canvas.circle(middle, 46.0 * number, (*palette.chart, 34 - 3 * number), 1.1)
        for degrees in range(0, 360, 45):
            canvas.arc(middle, 92.0, degrees, degrees + 12, 2.6, (*palette.chart, 30))
    made.blit(canvas.finish(), (0, 0))
    return made


def own_pieces(look: Look, sign: int, size: tuple[int, int]) -> Surface:
    """The tiles of one player, lying at sea."""
    made = backdrop(look, size)
    pieces, livery = Pieces(0.34 * size[1], look, palette_for(look.theme)), Livery(sign, sign)
    dx, dy = pieces.shadow_shift()
    for number, kind in enumerate(_OWN):
        x, y = size[0] * (number + 1) / (len(_OWN) + 1), size[1] * (0.46 if number % 2 else 0.54)
        for picture, at in ((pieces.shadow(), (x + dx, y + dy)), (pieces.tile(kind, livery), (x, y))):
            made.blit(picture, picture.get_rect(center=(round_px(at[0]), round_px(at[1]))))
    return made
