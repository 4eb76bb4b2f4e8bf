"""Castle, cathedral and town as little drawings in the light of the lamp; 24 units across, like the icons."""

from __future__ import annotations

from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix, rgb

_LIT, _SIDE, _DEEP = rgb("#f6eedb"), rgb("#cdbb97"), rgb("#a08c69")
_DARK = rgb("#2c241c")
_ROOF, _ROOF_SHADE = rgb("#6a7683"), rgb("#47515d")


def _tower(canvas: Canvas, x: float, top: float, width: float, foot: float, merlons: int) -> None:
    """A round tower: lit at the left, in shade at the right, with a crown of merlons."""
    canvas.box(x - 0.5, top - 0.5, width + 1, foot - top + 0.5, _DARK)
    canvas.box(x, top, width, foot - top, _LIT)
    canvas.box(x + width * 0.52, top, width * 0.48, foot - top, _SIDE)
    canvas.box(x + width * 0.8, top, width * 0.2, foot - top, _DEEP)
    crown = width + 1.2
    step = crown / (2 * merlons - 1)
    canvas.box(x - 1.1, top - 3.1, crown + 1, 3.6, _DARK)
    canvas.box(x - 0.6, top - 1.5, crown, 1.6, _LIT)
    canvas.box(x - 0.6 + crown * 0.55, top - 1.5, crown * 0.45, 1.6, _SIDE)
    for i in range(2 * merlons - 1):
        left = x - 0.6 + i * step
        if i % 2 == 0:
            canvas.box(left, top - 2.8, step, 1.5, _LIT if i < merlons - 0.5 else _SIDE)
        else:
            canvas.box(left, top - 3.4, step, 1.9, canvas.clear)


def castle(canvas: Canvas) -> None:
    _tower(canvas, 13.0, 6.4, 7.4, 21.4, 3)
    canvas.box(6.6, 10.6, 8.4, 10.8, _DARK)
    canvas.box(7, 11, 7, 10.4, mix(_LIT, _SIDE, 0.45))
    for x in (7, 9.4, 11.8):
        canvas.box(x, 9.9, 1.4, 1.4, mix(_LIT, _SIDE, 0.3))
    _tower(canvas, 3.4, 9.8, 5.2, 21.4, 2)
    canvas.circle((11.4, 17.4), 1.9, _DARK)
    canvas.box(9.5, 17.4, 3.8, 4, _DARK)
    canvas.line([(11.4, 16), (11.4, 21.2)], 0.35, rgb("#6d5a40"))
    for x, y in ((15.4, 9.6), (15.4, 14.2), (5.1, 13.2)):
        canvas.box(x, y, 1.3, 2.9, _DARK, 0.6)
    canvas.box(3.1, 20.9, 17.6, 0.9, _DEEP)


def cathedral(canvas: Canvas) -> None:
    def wall(points: list[Point], colour: Colour) -> None:
        canvas.polygon(points, colour)

    wall([(1.4, 21.8), (1.4, 16.4), (6.6, 12.6), (6.6, 9.8), (12, 0.4), (17.4, 9.8), (17.4, 12.6), (22.6, 16.4),
          (22.6, 21.8)], _DARK)
    wall([(2, 21.3), (2, 17), (7.2, 13.4), (7.2, 21.3)], mix(_LIT, _SIDE, 0.2))
    wall([(22, 21.3), (22, 17), (16.8, 13.4), (16.8, 21.3)], _DEEP)
    wall([(1.6, 17.2), (7.2, 13.2), (7.2, 14.9), (1.6, 18.9)], _ROOF)
    wall([(22.4, 17.2), (16.8, 13.2), (16.8, 14.9), (22.4, 18.9)], _ROOF_SHADE)
    wall([(7.2, 21.3), (7.2, 10.4), (12, 6), (16.8, 10.4), (16.8, 21.3)], _LIT)
    wall([(12.6, 21.3), (12.6, 6), (16.8, 10.4), (16.8, 21.3)], _SIDE)
    wall([(12, 1.4), (14.4, 8.6), (9.6, 8.6)], _ROOF)
    wall([(12, 1.4), (14.4, 8.6), (12.2, 8.6)], _ROOF_SHADE)
    glass = rgb("#ffd98a")
    canvas.circle((12, 12.2), 2.3, _DARK)
    canvas.circle((12, 12.2), 1.6, glass)
    canvas.line([(12, 10.5), (12, 13.9)], 0.4, _DARK)
    canvas.line([(10.3, 12.2), (13.7, 12.2)], 0.4, _DARK)
    canvas.circle((12, 17.8), 1.7, _DARK)
    canvas.box(10.3, 17.8, 3.4, 3.5, _DARK)
    for x in (4.2, 18.2):
        canvas.box(x, 17.6, 1.5, 3, _DARK, 0.7)
        canvas.box(x + 0.35, 18, 0.8, 2.3, glass, 0.4)


def _gable_house(
    canvas: Canvas, x: float, eaves: float, width: float, roof: float, wall: float, colour: Colour
) -> None:
    shade = mix(colour, (20, 14, 10), 0.34)
    canvas.box(x + width * 0.12, eaves - 0.6, width * 0.76, wall + 0.6, mix(colour, (255, 246, 226), 0.62))
    canvas.box(x + width * 0.56, eaves - 0.6, width * 0.32, wall + 0.6, mix(colour, (255, 240, 215), 0.36))
    canvas.polygon([(x, eaves), (x + width / 2, eaves - roof), (x + width, eaves)], colour)
    canvas.polygon([(x + width * 0.52, eaves), (x + width / 2, eaves - roof), (x + width, eaves)], shade)


def town(canvas: Canvas, colour: Colour) -> None:
    """Two gables, the taller one behind with a chimney."""
    shade = mix(colour, (20, 14, 10), 0.34)
    canvas.box(17.4, 4.4, 2.2, 5, shade)
    _gable_house(canvas, 8.4, 11.2, 14.2, 8, 10.4, colour)
    _gable_house(canvas, 1.2, 14.2, 10.8, 6.2, 7.4, colour)
    canvas.box(14.2, 12.9, 2.9, 3.2, shade)
    canvas.box(5.1, 17, 3, 4.6, shade)
    canvas.box(15, 18, 2.6, 3.6, shade)
