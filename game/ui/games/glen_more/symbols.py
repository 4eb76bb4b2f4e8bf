"""What lies on tiles and is printed on them: goods, barrels, coins, points, steps, Scots; 24 units square."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.pen import Pen
from game.ui.shapes import Canvas, Point, regular

Drawing = Callable[[Pen, Palette], None]


def _wood(pen: Pen, p: Palette) -> None:
    pen.box(p.dark, 1.4, 5.2, 21.2, 13.6, 6.6)
    pen.box(p.log, 2.6, 6.4, 18.8, 11.2, 5.5)
    pen.line((*p.timber, 255), 1, (11.4, 9.4), (18.6, 9.4))
    pen.line((*p.timber, 255), 1, (12.4, 13.6), (19.4, 13.6))
    pen.oval(p.dark, 7.4, 12, 6, 6.8)
    pen.oval(p.log_end, 7.4, 12, 4.8, 5.6)
    pen.ring(p.log, 7.4, 12, 2.9, 1)
    pen.disc(p.log, 7.4, 12, 1)


def _stone(pen: Pen, p: Palette) -> None:
    pen.poly(p.dark, (1.6, 19.8), (3.6, 9.2), (10, 3.4), (18.2, 5.4), (22.6, 13.4), (21.2, 19.8))
    pen.poly(p.stone, (3.2, 18.6), (4.8, 9.8), (10.4, 4.8), (17.4, 6.6), (21.2, 13.6), (20.2, 18.6))
    pen.poly(p.stone_light, (4.8, 9.8), (10.4, 4.8), (17.4, 6.6), (13, 11))
    pen.poly(p.stone_dark, (13, 11), (17.4, 6.6), (21.2, 13.6), (20.2, 18.6), (14.4, 18.6))


def _barley(pen: Pen, p: Palette) -> None:
    pen.line(p.dark, 2.6, (12, 22), (12, 4))
    grains = [(12, 3.6), *((12 + side * 4.2, y) for y in (7.4, 11.6, 15.8) for side in (-1, 1))]
    for x, y in grains:
        pen.oval(p.dark, x, y, 3.6, 3.5)
    pen.line(p.straw_dark, 1.2, (12, 21.6), (12, 6))
    for x, y in grains:
        pen.oval(p.straw, x, y, 2.6, 2.5)
        pen.line(p.straw_dark, 0.7, (x, y - 1.4), (x, y + 1.4))


def _sheep(pen: Pen, p: Palette) -> None:
    puffs = ((7.4, 11, 4.2), (11.4, 8, 4.4), (16, 9, 4.3), (18.4, 12.8, 3.9), (14.6, 15.2, 4.2), (9.4, 15, 4.2))
    for x in (9.2, 16.2):
        pen.line(p.dark, 2.4, (x, 16), (x, 21.4))
    for x, y, r in puffs:
        pen.disc(p.dark, x, y, r + 1.2)
    for x, y, r in puffs:
        pen.disc(p.wool, x, y, r)
    pen.oval(p.dark, 4.4, 11.6, 3.3, 3.9)
    pen.line(p.dark, 1.8, (6, 8.2), (8.2, 8.8))
    pen.disc(p.wool, 3.6, 10.9, 0.8)


def _cattle(pen: Pen, p: Palette) -> None:
    for side in (-1, 1):
        horn = [(12 + side * 5, 7.8), (12 + side * 9, 6.6), (12 + side * 10, 2)]
        pen.line(p.dark, 3.4, *horn)
        pen.line(p.horn, 1.7, *horn)
        pen.oval(p.dark, 12 + side * 6.8, 10.8, 2.8, 1.9)
    pen.poly(p.dark, (6, 5.6), (18, 5.6), (18.4, 12), (16, 21.6), (8, 21.6), (5.6, 12))
    pen.poly(p.hide, (7, 6.6), (17, 6.6), (17.3, 12), (15.4, 20.6), (8.6, 20.6), (6.7, 12))
    pen.poly((214, 134, 70), (7.2, 6.6), (16.8, 6.6), (15, 11.6), (12, 9.6), (9.4, 12))
    pen.oval(p.horn, 12, 18.4, 3.3, 2.3)
    for x in (10.7, 13.3):
        pen.disc(p.dark, x, 18.4, 0.7)
    for x in (9, 15):
        pen.disc(p.dark, x, 13.4, 0.95)


def _whisky(pen: Pen, p: Palette) -> None:
    outline = (
        (6, 1.8),
        (18, 1.8),
        (20.6, 7.6),
        (21.2, 12),
        (20.6, 16.4),
        (18, 22.2),
        (6, 22.2),
        (3.4, 16.4),
        (2.8, 12),
        (3.4, 7.6),
    )
    pen.poly(p.dark, *outline)
    pen.poly(
        p.barrel,
        (6.8, 3),
        (17.2, 3),
        (19.5, 8),
        (20, 12),
        (19.5, 16),
        (17.2, 21),
        (6.8, 21),
        (4.5, 16),
        (4, 12),
        (4.5, 8),
    )
    pen.poly((205, 146, 74), (8.6, 3), (11.6, 3), (11.2, 21), (8.6, 21), (7, 12))
    for x in (12, 16):
        pen.line(p.hoop, 0.7, (x, 3), (x + (x - 12) * 0.35, 12), (x, 21))
    for y in (6.2, 15.6):
        pen.box(p.hoop, 3.8, y, 16.4, 2.2)


def _any(pen: Pen, p: Palette) -> None:
    """A crate that may hold whatever one likes."""
    pen.box(p.dark, 2, 3, 20, 18.4, 1.6)
    pen.box(p.log, 3.2, 4.2, 17.6, 16, 0.8)
    pen.box(p.log_end, 5.2, 6.2, 13.6, 12, 0.6)
    pen.line(p.dark, 2.1, (9.2, 9.6), (10, 8), (12.4, 7.4), (14.8, 8.4), (15, 10.4), (12.4, 12), (12.2, 13.8))
    pen.disc(p.dark, 12.2, 16.6, 1.25)


def _animal(pen: Pen, p: Palette) -> None:
    _sheep(Pen(pen.canvas, pen.at((8.4, 9)), pen.scale * 0.72), p)
    _cattle(Pen(pen.canvas, pen.at((16, 15.6)), pen.scale * 0.66), p)


def _different(pen: Pen, p: Palette) -> None:
    """Goods of different kinds: four dots of their colours."""
    pen.disc(p.dark, 12, 12, 10.6)
    pen.disc(p.disc, 12, 12, 9.4)
    for (x, y), colour in zip(regular((12, 12), 5.2, 5), (p.log, p.stone, p.straw, p.wool, p.hide), strict=True):
        pen.disc(p.dark, x, y, 2.9)
        pen.disc(colour, x, y, 2.1)


def _coin(pen: Pen, p: Palette) -> None:
    pen.disc(p.coin_dark, 12, 12, 10.4)
    pen.disc(p.coin, 12, 12, 9.2)
    pen.ring(p.coin_dark, 12, 12, 6.6, 1)
    pen.line((255, 232, 168), 1.5, (7, 8.6), (9.6, 6.2), (12.4, 5.4))


def _points(pen: Pen, p: Palette) -> None:
    pen.poly(p.dark, (2, 1.6), (22, 1.6), (22, 13.6), (12, 23), (2, 13.6))
    pen.poly(p.violet_dark, (3.2, 2.8), (20.8, 2.8), (20.8, 13), (12, 21.4), (3.2, 13))
    pen.poly(p.violet, (4.6, 4.2), (19.4, 4.2), (19.4, 12.4), (12, 19.5), (4.6, 12.4))


def _step(pen: Pen, p: Palette) -> None:
    boot = ((6.6, 2), (14.6, 2), (14.6, 12), (20.6, 14.6), (22, 17), (22, 20.8), (5, 20.8), (5, 13))
    pen.poly(p.dark, *boot)
    pen.poly((120, 76, 44), (7.8, 3.2), (13.4, 3.2), (13.4, 12.8), (19.8, 15.6), (20.6, 17.4), (6.4, 17.4), (6.4, 13))
    pen.box((168, 116, 72), 7.8, 3.2, 5.6, 2.4)


def _scot(pen: Pen, p: Palette) -> None:
    """A Scot of nobody: grey. Those of players are figures."""
    scot_shape(pen, (150, 145, 136), (104, 99, 92), p.dark, p.wool)


def scot_shape(
    pen: Pen, colour: tuple[int, ...], shade: tuple[int, ...], line: tuple[int, ...], face: tuple[int, ...]
) -> None:
    """Tam with a bobble, face, sash over the body, checked kilt."""
    pen.poly(line, (8, 8.6), (16, 8.6), (18.6, 14.6), (18.6, 22.6), (5.4, 22.6), (5.4, 14.6))
    pen.disc(line, 12, 6.6, 4.6)
    pen.oval(line, 12, 4.2, 6.4, 2.9)
    pen.disc(line, 12, 1.7, 1.7)
    pen.disc(face, 12, 7, 3.5)
    pen.oval(colour, 12, 4.2, 5.3, 1.9)
    pen.disc(colour, 12, 1.9, 0.9)
    pen.poly(colour, (8.6, 10.4), (15.4, 10.4), (17.4, 15), (17.4, 17), (6.6, 17), (6.6, 15))
    pen.poly(shade, (6.6, 16.4), (17.4, 16.4), (17.6, 21.5), (6.4, 21.5))
    for x in (9.2, 12, 14.8):
        pen.line(colour, 0.8, (x, 16.6), (x, 21.4))
    pen.line(colour, 0.8, (6.6, 19), (17.4, 19))
    pen.line(face, 1.7, (8.2, 10.8), (15.8, 16.2))


def _clan_marker(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 10.6)
    pen.disc((72, 110, 80), 12, 12, 9.4)
    pen.line(p.disc, 2.6, (12, 6.6), (12, 17.4))
    pen.line(p.disc, 2.6, (6.6, 12), (17.4, 12))


def _landmark(pen: Pen, p: Palette) -> None:
    pen.box(p.dark, 4, 1.4, 16, 21.2, 2.4)
    pen.box(p.disc, 5.2, 2.6, 13.6, 18.8, 1.4)
    pen.poly(
        p.dark,
        (7.4, 17.4),
        (7.4, 7.4),
        (9.2, 7.4),
        (9.2, 9.2),
        (11, 9.2),
        (11, 7.4),
        (13, 7.4),
        (13, 9.2),
        (14.8, 9.2),
        (14.8, 7.4),
        (16.6, 7.4),
        (16.6, 17.4),
    )
    pen.box(p.disc, 10.6, 13, 2.8, 4.4, 1)


def _person(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 10.6)
    pen.disc(p.disc, 12, 12, 9.4)
    pen.disc(p.dark, 12, 9.4, 3.6)
    pen.poly(p.dark, (5.4, 18.6), (7, 15), (10, 13.8), (14, 13.8), (17, 15), (18.6, 18.6), (15, 20.8), (9, 20.8))


def _event(pen: Pen, p: Palette) -> None:
    """An opened book: something is told."""
    pen.poly(p.dark, (1.4, 5), (6.6, 3.4), (12, 5.6), (17.4, 3.4), (22.6, 5), (22.6, 19.4), (12, 21.6), (1.4, 19.4))
    pen.poly(p.disc, (2.8, 6), (6.6, 4.8), (11.3, 6.8), (11.3, 19.8), (2.8, 18.2))
    pen.poly(p.disc, (21.2, 6), (17.4, 4.8), (12.7, 6.8), (12.7, 19.8), (21.2, 18.2))
    for y in (9.2, 12, 14.8):
        pen.line(p.stone_dark, 1, (4.8, y - 0.4), (9.4, y + 0.6))
        pen.line(p.stone_dark, 1, (19.2, y - 0.4), (14.6, y + 0.6))


def _haggis(pen: Pen, p: Palette) -> None:
    pen.oval(p.dark, 12, 18.6, 11, 3.6)
    pen.oval(p.wool, 12, 18.2, 9.8, 2.6)
    pen.oval(p.dark, 12, 12.6, 8.4, 6.6)
    pen.oval((146, 92, 58), 12, 12.6, 7.3, 5.5)
    pen.oval((184, 126, 84), 9.8, 10.6, 3, 1.8)
    pen.line(p.dark, 2.2, (4.4, 11.4), (2.4, 9.4))
    pen.line(p.dark, 2.2, (19.6, 11.4), (21.6, 9.4))


def _age(pen: Pen, p: Palette) -> None:
    """A barrel that ages: one place to the right."""
    _whisky(Pen(pen.canvas, pen.at((8.6, 12)), pen.scale * 0.72), p)
    pen.line(p.dark, 3.4, (15.6, 12), (21, 12))
    pen.poly(p.dark, (18, 6.8), (23.6, 12), (18, 17.2))


def _england(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 10.6)
    pen.disc(p.disc, 12, 12, 9.4)
    pen.box(p.cost, 10.2, 3.4, 3.6, 17.2)
    pen.box(p.cost, 3.4, 10.2, 17.2, 3.6)


def _tile_plus(pen: Pen, p: Palette) -> None:
    pen.box(p.dark, 2.4, 2.4, 19.2, 19.2, 2.4)
    pen.box(p.village, 3.6, 3.6, 16.8, 16.8, 1.4)
    pen.line(p.disc, 2.8, (12, 7.4), (12, 16.6))
    pen.line(p.disc, 2.8, (7.4, 12), (16.6, 12))


def _tile_minus(pen: Pen, p: Palette) -> None:
    pen.box(p.dark, 2.4, 2.4, 19.2, 19.2, 2.4)
    pen.box(p.stone, 3.6, 3.6, 16.8, 16.8, 1.4)
    pen.line(p.disc, 2.8, (7.4, 12), (16.6, 12))


def _sun(pen: Pen, p: Palette) -> None:
    for outer in (True, False):
        colour, more = (p.dark, 1.1) if outer else (p.coin, 0.0)
        for x, y in regular((12, 12), 9.2, 8):
            pen.line(colour, 1.8 + 2 * more, (12 + (x - 12) * 0.75, 12 + (y - 12) * 0.75), (x, y))
        pen.disc(colour, 12, 12, 4.8 + more)


def _infinity(pen: Pen, p: Palette) -> None:
    for x in (7.2, 16.8):
        pen.ring(p.violet_dark, x, 12, 4.4, 2.6)


def _boat(pen: Pen, p: Palette) -> None:
    """A long boat with a dragon's neck."""
    pen.poly(
        p.dark, (1.4, 12.6), (18, 14), (19, 6), (17, 4.6), (20.4, 2), (23, 4.6), (21.6, 14), (18.4, 20.4), (5.4, 20.4)
    )
    pen.poly(p.log, (3.4, 14), (18.6, 15.2), (19.8, 13), (19.4, 15.8), (17.6, 19.2), (6, 19.2))
    for x in (7, 10.6, 14.2):
        pen.disc(p.disc, x, 16.6, 1.25)


_DRAWN: dict[str, Drawing] = {
    "wood": _wood,
    "stone": _stone,
    "barley": _barley,
    "sheep": _sheep,
    "cattle": _cattle,
    "whisky": _whisky,
    "any": _any,
    "animal": _animal,
    "different": _different,
    "coin": _coin,
    "points": _points,
    "step": _step,
    "scot": _scot,
    "clan_marker": _clan_marker,
    "landmark": _landmark,
    "person": _person,
    "event": _event,
    "haggis": _haggis,
    "age": _age,
    "england": _england,
    "tile_plus": _tile_plus,
    "tile_minus": _tile_minus,
    "sun": _sun,
    "infinity": _infinity,
    "boat": _boat,
}
SYMBOLS = tuple(_DRAWN)


def draw_symbol(canvas: Canvas, palette: Palette, kind: str, at: Point, size: float) -> None:
    """A symbol with its middle `at` in canvas units, `size` of them wide."""
    _DRAWN[kind](Pen(canvas, at, size / 24), palette)


def symbol(palette: Palette, kind: str, px: int) -> Surface:
    """A picture of its own, px wide and high."""
    canvas = Canvas((px, px), px / 24, palette.dark, over=4 if px < 64 else 3)
    _DRAWN[kind](Pen(canvas, (12, 12), 1), palette)
    made = canvas.finish()
    return made.convert_alpha() if pygame.display.get_surface() else made
