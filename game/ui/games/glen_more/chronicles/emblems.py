"""The signs by which the Chronicles are known on chips and headings, and other symbols that only they need."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.pen import Pen
from game.ui.look import Look
from game.ui.shapes import Canvas

Drawing = Callable[[Pen, Palette], None]


def _mountain(pen: Pen, p: Palette) -> None:
    pen.poly(p.dark, (0.6, 21.6), (9.6, 3.4), (13.4, 9.4), (15.6, 6.6), (23.4, 21.6))
    pen.poly((122, 122, 112), (2.4, 20.4), (9.7, 5.8), (13.2, 11.6), (15.5, 8.8), (21.5, 20.4))
    pen.poly((92, 94, 88), (9.7, 5.8), (13.2, 11.6), (15.5, 8.8), (21.5, 20.4), (11.4, 20.4), (13, 14.6))
    pen.poly(p.wool, (9.7, 5.8), (12.2, 10), (10.6, 11.8), (9.6, 10.4), (8, 12), (6.9, 11.2))
    pen.poly(p.wool, (15.5, 8.8), (17.2, 12), (15.9, 12.6), (14.7, 11.6), (14, 12.6), (13.5, 11.4))


def _ballot(pen: Pen, p: Palette) -> None:
    """Two markers: one says aye, one nay."""
    _aye(Pen(pen.canvas, pen.at((8.2, 8.6)), pen.scale * 0.66), p)
    _nay(Pen(pen.canvas, pen.at((15.8, 15.4)), pen.scale * 0.66), p)


def _aye(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 11)
    pen.disc((94, 138, 84), 12, 12, 9.6)
    pen.line(p.disc, 3, (6.6, 12.4), (10.4, 16.2), (17.6, 8))


def _nay(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 11)
    pen.disc(p.cost, 12, 12, 9.6)
    pen.line(p.disc, 3, (7.6, 7.6), (16.4, 16.4))
    pen.line(p.disc, 3, (16.4, 7.6), (7.6, 16.4))


def _fist(pen: Pen, p: Palette) -> None:
    """A closed hand: a vote is in it."""
    skin, shade = (238, 208, 176), (200, 160, 124)
    pen.box(p.dark, 3.4, 5.4, 17.2, 13.2, 4)
    pen.box(p.dark, 6.4, 15, 11.2, 7.8, 1)
    pen.box(p.plaid, 7.6, 17.6, 8.8, 4.4, 0.5)
    for x in (4.6, 8.6, 12.6, 16.6):
        pen.box(skin, x, 6.6, 3.3, 8.4, 1.5)
    pen.box(skin, 4.8, 11.6, 14.6, 6, 2.4)
    pen.box(shade, 4.8, 11.2, 9.4, 3.2, 1.6)


def _penny(pen: Pen, p: Palette) -> None:
    pen.disc(p.dark, 12, 12, 9.8)
    pen.disc((176, 104, 58), 12, 12, 8.6)
    pen.ring((112, 60, 30), 12, 12, 6.2, 1)
    pen.line((232, 168, 120), 1.5, (7.4, 8.8), (9.8, 6.8), (12.4, 6.2))
    pen.box((112, 60, 30), 11, 8.2, 2, 7.6)


def _prison(pen: Pen, p: Palette) -> None:
    pen.box(p.dark, 2.4, 1.8, 19.2, 20.6, 2.2)
    pen.box(p.stone, 3.6, 3, 16.8, 18.2, 1.2)
    pen.poly(p.dark, (6.2, 20), (6.2, 9), (8.4, 6), (12, 4.8), (15.6, 6), (17.8, 9), (17.8, 20))
    for x in (8.2, 12, 15.8):
        pen.line(p.stone_light, 1.3, (x, 6.6 if x != 12 else 5.4), (x, 20))
    pen.line(p.stone_light, 1.3, (6.4, 12.4), (17.6, 12.4))


def _cellar(pen: Pen, p: Palette) -> None:
    """A vault with a barrel lying in it."""
    pen.poly(p.dark, (1.6, 22), (1.6, 11), (4.4, 5), (12, 2), (19.6, 5), (22.4, 11), (22.4, 22))
    pen.poly(p.stone, (3, 20.8), (3, 11.4), (5.4, 6.2), (12, 3.4), (18.6, 6.2), (21, 11.4), (21, 20.8))
    pen.poly((60, 48, 38), (5.4, 20.8), (5.4, 12), (7.4, 8.4), (12, 6.4), (16.6, 8.4), (18.6, 12), (18.6, 20.8))
    pen.disc(p.dark, 12, 15.2, 6.2)
    pen.disc(p.barrel, 12, 15.2, 5.2)
    pen.ring(p.hoop, 12, 15.2, 3.9, 0.9)
    pen.line(p.hoop, 0.9, (9, 15.2), (15, 15.2))


def _cask(pen: Pen, p: Palette) -> None:
    """The head of a barrel that lies on its side."""
    pen.disc(p.dark, 12, 12, 11.2)
    pen.disc(p.hoop, 12, 12, 10.2)
    pen.disc(p.barrel, 12, 12, 8.8)
    for x in (7.6, 10.6, 13.6, 16.6):
        pen.line(p.hoop, 0.7, (x, 5.2), (x, 18.8))
    pen.ring((205, 146, 74), 12, 12, 8, 1)


def _lock(pen: Pen, p: Palette) -> None:
    pen.ring(p.dark, 12, 8.4, 5.4, 2.6)
    pen.box(p.dark, 4.4, 9.4, 15.2, 12.4, 2)
    pen.box(p.coin, 5.6, 10.6, 12.8, 10, 1.2)
    pen.disc(p.dark, 12, 14.6, 1.9)
    pen.box(p.dark, 11.2, 14.6, 1.6, 4.2)


def _bottle(pen: Pen, p: Palette) -> None:
    """Cod-liver oil, for the last."""
    pen.poly(p.dark, (9, 1.4), (15, 1.4), (15, 7.6), (18.2, 11), (18.2, 22.6), (5.8, 22.6), (5.8, 11), (9, 7.6))
    oil = ((10.2, 2.6), (13.8, 2.6), (13.8, 8.2), (17, 11.6), (17, 21.4), (7, 21.4), (7, 11.6), (10.2, 8.2))
    pen.poly((150, 132, 60), *oil)
    pen.box(p.disc, 7, 13, 10, 5.6)
    pen.line(p.dark, 1.1, (9, 15.8), (13, 14.8), (15, 15.8), (13, 16.8), (9, 15.8))


EMBLEMS: dict[str, Drawing] = {
    "mountain": _mountain, "ballot": _ballot, "aye": _aye, "nay": _nay, "fist": _fist, "penny": _penny,
    "prison": _prison, "cellar": _cellar, "cask": _cask, "lock": _lock, "bottle": _bottle,
}


def emblem(look: Look, kind: str, px: int) -> Surface:
    """Shared: do not draw on it."""

    def make() -> Surface:
        palette = palette_for(look.theme)
        canvas = Canvas((px, px), px / 24, palette.dark, over=4 if px < 64 else 3)
        EMBLEMS[kind](Pen(canvas, (12, 12), 1), palette)
        return canvas.finish()

    return look.materials.kept(("glen_emblem", kind, px), make)
