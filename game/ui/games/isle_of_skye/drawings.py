"""What lives and stands on Skye, as little drawings in the light of the lamp; 24 units across, like the icons."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix, rgb

_WOOL, _WOOL_SHADE, _FACE = rgb("#fbf6ea"), rgb("#d5ccb8"), rgb("#2b2522")
_COAT, _COAT_LIGHT, _COAT_DARK, _HORN = rgb("#a2572a"), rgb("#c57a3f"), rgb("#74391a"), rgb("#f2e6c6")
_WALL, _WALL_SHADE, _ROOF, _ROOF_SHADE = rgb("#f7eeda"), rgb("#d3c3a2"), rgb("#b5402c"), rgb("#8a2c1e")
STONE, _STONE_LIGHT, _STONE_DARK = rgb("#bfb29e"), rgb("#e4dac8"), rgb("#85796a")
_RED, _RED_SHADE, _GLASS = rgb("#d0452f"), rgb("#9c3022"), rgb("#ffd861")
_SAIL, _SAIL_SHADE, _HULL, _HULL_DARK = rgb("#fdf7ea"), rgb("#d9cdb4"), rgb("#8a5a34"), rgb("#5d3a1f")
_OAK, _OAK_LIGHT, _OAK_DARK, _HOOP = rgb("#b0753c"), rgb("#cf9a5c"), rgb("#7d4d22"), rgb("#3d342c")
_PAPER, _PAPER_SHADE, _ROD = rgb("#f9f0d8"), rgb("#ddcba2"), rgb("#8a5d34")
_HOLE = rgb("#2c231b")


def sheep(canvas: Canvas) -> None:
    for x in (8.6, 11.2, 15.6, 18.0):
        canvas.line([(x, 16), (x, 20.8)], 1.5, _FACE)
    for x, y, r in ((8.6, 12.6, 4.5), (12.4, 9.8, 4.7), (17.2, 11.0, 4.4), (18.4, 14.0, 3.5), (12.6, 15, 4.1),
                    (16, 15, 3.9)):
        canvas.circle((x, y), r, _WOOL_SHADE)
    for x, y, r in ((8.4, 11.8, 4.0), (12.2, 9.1, 4.2), (16.7, 10.2, 3.9), (12.4, 12.6, 4.0), (15.8, 12.6, 3.6)):
        canvas.circle((x, y), r, _WOOL)
    canvas.polygon([(2.6, 9.0), (5.0, 6.8), (7.4, 8.2), (7.4, 12), (5.2, 14.6), (3.2, 13)], _FACE)
    canvas.circle((5.0, 10.6), 2.5, _FACE)
    canvas.line([(6.8, 7.8), (9.0, 8.4)], 1.4, _FACE)
    canvas.circle((5.4, 7.2), 1.7, _WOOL)


def cattle(canvas: Canvas) -> None:
    for x in (8.4, 11.0, 16.6, 19.2):
        canvas.box(x, 14, 2.1, 7.2, _COAT_DARK, 0.5)
    canvas.line([(21.4, 10.6), (22.6, 15.8)], 1.3, _COAT_DARK)
    canvas.box(7, 8.6, 14.8, 8.6, _COAT, 2.8)
    canvas.box(8, 8.8, 12.8, 3.2, _COAT_LIGHT, 1.5)
    for x, low in ((9, 18), (11.4, 18.8), (13.8, 18.4), (16.2, 18.8), (18.6, 18)):
        canvas.polygon([(x - 1.3, 15.6), (x + 1.3, 15.6), (x, low)], _COAT)
    canvas.line([(5.6, 8.4), (2.4, 7.2), (1.4, 3.6)], 1.7, _HORN)
    canvas.line([(7.4, 8.4), (10.8, 7.0), (11.8, 3.4)], 1.7, _HORN)
    canvas.polygon([(3.2, 8), (9.8, 8), (9.2, 14.4), (6.6, 17), (4, 14.4)], _COAT_LIGHT)
    canvas.polygon([(6.8, 8), (9.8, 8), (9.2, 14.4), (6.6, 17)], _COAT)
    for x in (4.4, 6.4, 8.4):
        canvas.line([(x, 8), (x - 0.3, 11.4)], 1.1, _COAT_DARK)
    canvas.box(5, 14.4, 3.2, 1.9, rgb("#d9a98c"), 0.9)


def farm(canvas: Canvas) -> None:
    canvas.box(16.4, 2.6, 2.9, 5, _ROOF_SHADE)
    canvas.box(3.4, 11.4, 17.4, 9.8, _WALL)
    canvas.box(13.6, 11.4, 7.2, 9.8, _WALL_SHADE)
    canvas.polygon([(1.4, 12.4), (5, 4.6), (19, 4.6), (22.6, 12.4)], _ROOF)
    canvas.polygon([(13.4, 12.4), (13.4, 4.6), (19, 4.6), (22.6, 12.4)], _ROOF_SHADE)
    canvas.line([(5.2, 5.2), (18.8, 5.2)], 0.9, mix(_ROOF, (255, 235, 210), 0.35))
    canvas.box(10, 14.6, 3.6, 6.6, _HOLE, 0.3)
    canvas.box(5.4, 14.8, 2.9, 2.8, _HOLE, 0.2)
    canvas.box(15.8, 14.8, 2.9, 2.8, _HOLE, 0.2)


def broch(canvas: Canvas) -> None:
    def band(top: float, low: float, y0: float, y1: float, left: Colour, right: Colour) -> None:
        canvas.polygon([(12 - top, y0), (12 + top, y0), (12 + low, y1), (12 - low, y1)], left)
        canvas.polygon([(12 + top * 0.25, y0), (12 + top, y0), (12 + low, y1), (12 + low * 0.25, y1)], right)

    band(6.4, 8.8, 6.6, 21.4, _STONE_LIGHT, STONE)
    canvas.polygon([(12 + 4.6, 6.6), (12 + 6.4, 6.6), (12 + 8.8, 21.4), (12 + 6.2, 21.4)], _STONE_DARK)
    for x, colour in ((4.9, _STONE_LIGHT), (8.5, _STONE_LIGHT), (12.1, STONE), (15.7, _STONE_DARK)):
        canvas.box(x, 3.4, 3.0, 4.0, colour)
    for y, half in ((10.4, 7.0), (14.2, 7.6), (18.0, 8.2)):
        canvas.line([(12 - half, y), (12 + half, y)], 0.8, _STONE_DARK)
    for x, y in ((8.6, 12.4), (13.4, 12.2), (7.2, 16.2), (16.2, 16.2), (10.4, 8.6), (15, 8.6)):
        canvas.line([(x, y - 1.4), (x, y + 1.4)], 0.7, _STONE_DARK)
    canvas.box(10.3, 16.6, 3.6, 4.8, _HOLE, 1.6)


def lighthouse(canvas: Canvas) -> None:
    def band(y0: float, y1: float, left: Colour, right: Colour) -> None:
        a, b = 3.2 + (y0 - 9.6) * 0.16, 3.2 + (y1 - 9.6) * 0.16
        canvas.polygon([(12 - a, y0), (12 + a, y0), (12 + b, y1), (12 - b, y1)], left)
        canvas.polygon([(12 + a * 0.3, y0), (12 + a, y0), (12 + b, y1), (12 + b * 0.3, y1)], right)

    for i, y in enumerate((9.6, 12.6, 15.6, 18.6)):
        band(y, y + 3.05, *((_RED, _RED_SHADE) if i % 2 == 0 else (_SAIL, _SAIL_SHADE)))
    canvas.box(7.0, 21.0, 10, 1.5, STONE, 0.4)
    canvas.box(8.0, 8.6, 8.0, 1.7, _STONE_DARK, 0.5)
    canvas.box(9.2, 4.8, 5.6, 4.0, _GLASS, 0.3)
    canvas.box(12.6, 4.8, 2.2, 4.0, rgb("#f0ad33"), 0.2)
    canvas.polygon([(8.4, 5.2), (12, 1.2), (15.6, 5.2)], _RED)
    canvas.polygon([(12.6, 5.2), (12, 1.2), (15.6, 5.2)], _RED_SHADE)


def ship(canvas: Canvas) -> None:
    canvas.line([(12.2, 2.2), (12.2, 17)], 1.3, _HULL_DARK)
    canvas.polygon([(11.5, 1.6), (11.5, 14.4), (3.4, 14.4), (6.8, 8.6)], _SAIL)
    canvas.polygon([(11.5, 9), (11.5, 14.4), (3.4, 14.4)], mix(_SAIL, _SAIL_SHADE, 0.6))
    canvas.polygon([(13.1, 4.2), (13.1, 14.4), (20.8, 14.4), (17.6, 9.2)], _SAIL_SHADE)
    canvas.polygon([(1.8, 15.6), (22.2, 15.6), (18.8, 21.4), (5.4, 21.4)], _HULL)
    canvas.polygon([(3.4, 18.4), (20.6, 18.4), (18.8, 21.4), (5.4, 21.4)], _HULL_DARK)
    canvas.line([(2.6, 15.9), (21.4, 15.9)], 0.9, rgb("#c08d57"))


def barrel(canvas: Canvas) -> None:
    body: list[Point] = [(6.6, 2.4), (17.4, 2.4), (19.8, 7.6), (20.4, 12), (19.8, 16.4), (17.4, 21.6), (6.6, 21.6),
                         (4.2, 16.4), (3.6, 12), (4.2, 7.6)]
    canvas.polygon(body, _OAK)
    canvas.polygon([(6.6, 2.4), (10.4, 2.4), (9.4, 12), (10.4, 21.6), (6.6, 21.6), (4.2, 16.4), (3.6, 12),
                    (4.2, 7.6)], _OAK_LIGHT)
    canvas.polygon([(15.4, 2.4), (17.4, 2.4), (19.8, 7.6), (20.4, 12), (19.8, 16.4), (17.4, 21.6), (15.4, 21.6),
                    (16.6, 12)], _OAK_DARK)
    for x, bend in ((9.6, 8.6), (13.2, 13.6)):
        canvas.line([(x, 2.8), (bend, 12), (x, 21.2)], 0.5, _OAK_DARK)
    canvas.box(3.9, 6.0, 16.2, 2.3, _HOOP)
    canvas.box(3.9, 15.7, 16.2, 2.3, _HOOP)
    canvas.box(5.0, 6.2, 4.4, 0.9, rgb("#8a7d6d"))
    canvas.box(5.0, 15.9, 4.4, 0.9, rgb("#8a7d6d"))


def scroll(canvas: Canvas) -> None:
    """The sheet alone; its symbol is laid over it."""
    canvas.box(3.6, 3.6, 16.8, 16.8, _PAPER)
    canvas.box(3.6, 3.6, 2.0, 16.8, _PAPER_SHADE)
    canvas.box(18.4, 3.6, 2.0, 16.8, _PAPER_SHADE)
    for y in (0.9, 19.1):
        canvas.box(1.2, y, 21.6, 4.0, _ROD, 2.0)
        canvas.box(2.4, y + 0.5, 19.2, 1.2, mix(_ROD, (255, 240, 215), 0.4), 0.6)
        for x in (0.6, 20.6):
            canvas.box(x, y + 0.4, 2.8, 3.2, _OAK_DARK, 1.2)


def castle(canvas: Canvas, colour: Colour) -> None:
    """A clan's castle: two towers and a gatehouse in its colour."""
    light, deep = mix(colour, (255, 250, 238), 0.34), mix(colour, (18, 12, 8), 0.40)
    _tower(canvas, 1.8, 6.6, 6.6, colour, light, deep)
    _tower(canvas, 15.6, 6.6, 6.6, colour, light, deep)
    canvas.box(7.6, 9.6, 8.8, 12.0, colour)
    canvas.box(7.6, 9.6, 3.0, 12.0, light)
    for x in (7.6, 10.9, 14.2):
        canvas.box(x, 7.4, 2.2, 2.6, light if x < 9 else colour)
    canvas.circle((12, 15.8), 2.6, _HOLE)
    canvas.box(9.4, 15.8, 5.2, 5.8, _HOLE)
    for x in (11.2, 12.8):
        canvas.line([(x, 14.0), (x, 21.4)], 0.4, mix(_HOLE, STONE, 0.5))
    for x in (4.2, 18.0):
        canvas.box(x, 9.8, 1.7, 3.8, _HOLE, 0.7)
    canvas.box(1.4, 20.8, 21.2, 1.2, deep)


def _tower(canvas: Canvas, x: float, top: float, width: float, colour: Colour, light: Colour, deep: Colour) -> None:
    canvas.box(x, top, width, 15, colour)
    canvas.box(x, top, width * 0.34, 15, light)
    canvas.box(x + width * 0.74, top, width * 0.26, 15, deep)
    step = (width + 1.2) / 5
    canvas.box(x - 0.6, top - 1.6, width + 1.2, 1.9, colour)
    canvas.box(x - 0.6, top - 1.6, width * 0.4, 1.9, light)
    for i, tone in ((0, light), (2, colour), (4, deep)):
        canvas.box(x - 0.6 + i * step, top - 3.9, step, 2.5, tone)


DRAWINGS: dict[str, Callable[[Canvas], None]] = {
    "sheep": sheep, "cattle": cattle, "farm": farm, "broch": broch, "lighthouse": lighthouse, "ship": ship,
    "whisky": barrel, "scroll": scroll,
}
SCROLL_SHOWS = {
    "sheep": "sheep", "whisky": "whisky", "ships": "ship", "cattle": "cattle", "brochs": "broch", "farms": "farm",
    "lighthouses": "lighthouse",
}
"""Kind of scroll -> the symbol that stands on it."""
