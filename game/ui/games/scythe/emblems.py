"""The coloured signs of Scythe on a grid of 24: goods, tracks, cubes, cards, stars. Each told by its shape alone."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.palette import Palette
from game.ui.shapes import Canvas, Colour4, Point, on_circle, regular, star
from game.ui.theme import Colour, mix

Drawn = Callable[[Canvas, Palette], None]
LINE: Colour = (35, 28, 20)
LIGHT: Colour = (255, 250, 238)


def framed(canvas: Canvas, points: list[Point], fill: Colour4, line: Colour4 = LINE, width: float = 1.0) -> None:
    """A polygon with a line outside it."""
    canvas.line(points, 2 * width, line, closed=True)
    canvas.polygon(points, fill)


def _metal(canvas: Canvas, palette: Palette) -> None:
    """An ingot with a light top."""
    steel, line = palette.metal, mix(palette.metal, LINE, 0.7)
    whole = [(2.4, 18.6), (6.2, 7.4), (18.6, 7.4), (21.8, 18.6)]
    framed(canvas, whole, mix(steel, LINE, 0.15), line, 1.1)
    canvas.polygon([(6.2, 7.4), (18.6, 7.4), (16.8, 11.8), (8.4, 11.8)], mix(steel, LIGHT, 0.72))
    canvas.polygon([(8.4, 11.8), (16.8, 11.8), (18.4, 18.6), (6.4, 18.6)], mix(steel, LIGHT, 0.26))
    canvas.polygon([(18.6, 7.4), (21.8, 18.6), (18.4, 18.6), (16.8, 11.8)], mix(steel, LINE, 0.42))


def _wood(canvas: Canvas, palette: Palette) -> None:
    """A log, its end grain to the left."""
    bark, line = palette.wood, mix(palette.wood, LINE, 0.66)
    body = [(6.6, 6.2), (18.4, 6.2), *[on_circle((18.4, 12), 5.8, a) for a in range(-80, 90, 20)], (18.4, 17.8),
            (6.6, 17.8)]
    framed(canvas, body, bark, line, 1.1)
    canvas.polygon([(7, 7.2), (18.4, 7.2), (20, 8.6), (7, 9.6)], mix(bark, LIGHT, 0.3))
    for y in (12.4, 15.2):
        canvas.line([(12.6, y), (20.6, y + 0.2)], 0.8, mix(bark, LINE, 0.4))
    framed(canvas, ellipse((6.6, 12), 4.4, 5.9), mix(bark, (248, 222, 174), 0.74), line, 0.9)
    for r in (0.66, 0.34):
        canvas.line(ellipse((6.6, 12), 4.4 * r, 5.9 * r), 0.8, mix(bark, (248, 222, 174), 0.25), closed=True)


def _oil(canvas: Canvas, palette: Palette) -> None:
    """A drop with one highlight."""
    drop = curve([(12, 2), (15, 7.4), (18.4, 13.2), (17.2, 19), (12, 21.6), (6.8, 19), (5.6, 13.2), (9, 7.4)],
                 closed=True)
    framed(canvas, drop, palette.oil, (12, 12, 14), 0.9)
    canvas.polygon(curve([(9.2, 11), (7.8, 15), (9.2, 18.4), (10, 17.8), (9.2, 15), (10, 11.6)], closed=True),
                   (196, 204, 216))
    canvas.circle((14.6, 17.4), 1.1, mix(palette.oil, LIGHT, 0.3))


def _food(canvas: Canvas, palette: Palette) -> None:
    """A sheaf of three ears, tied in the middle."""
    gold, line = palette.food, mix(palette.food, LINE, 0.7)
    for lean, top in ((-1, (5.4, 7.4)), (1, (18.6, 7.4)), (0, (12, 4.6))):
        foot = (12 + lean * 2.6, 21.6)
        canvas.line([foot, (12 + lean * 0.6, 15.4), (top[0], top[1] + 4)], 2.8, line)
        canvas.line([foot, (12 + lean * 0.6, 15.4), (top[0], top[1] + 4)], 1.3, gold)
        ear = [(top[0] + dx, top[1] + dy) for dx, dy in ((0, -3), (2.6, 0.4), (2.0, 4.2), (0, 5.8), (-2.0, 4.2),
                                                         (-2.6, 0.4))]
        framed(canvas, ear, gold, line, 0.9)
        canvas.polygon([ear[0], ear[5], ear[4], ear[3]], mix(gold, LIGHT, 0.4))
        canvas.line([ear[0], ear[3]], 0.6, mix(gold, LINE, 0.35))
    framed(canvas, [(9.2, 14.4), (14.8, 14.4), (14.6, 16.8), (9.4, 16.8)], mix(palette.wood, LIGHT, 0.1), line, 0.7)


def _any(canvas: Canvas, palette: Palette) -> None:
    """A crate with a question: any resource."""
    crate, line = mix(palette.wood, LIGHT, 0.24), mix(palette.wood, LINE, 0.66)
    framed(canvas, [(3.4, 3.8), (20.6, 3.8), (20.6, 20.4), (3.4, 20.4)], crate, line, 1.1)
    for x, y, w, h in ((3.4, 3.8, 17.2, 2.6), (3.4, 17.8, 17.2, 2.6), (3.4, 3.8, 2.4, 16.6), (18.2, 3.8, 2.4, 16.6)):
        canvas.box(x, y, w, h, mix(crate, LINE, 0.26))
    canvas.arc((12, 9.9), 2.7, -170, 80, 1.9, LIGHT)
    canvas.line([(12.4, 12.4), (12, 14)], 1.9, LIGHT)
    canvas.circle((12, 16.6), 1.15, LIGHT)


def _power(canvas: Canvas, palette: Palette) -> None:
    canvas.circle((12, 12), 10.6, mix(palette.power, LINE, 0.6))
    canvas.circle((12, 12), 9.6, palette.power)
    canvas.arc((12, 12), 8.4, 190, 300, 0.9, mix(palette.power, LIGHT, 0.4))
    canvas.polygon([(13.8, 3.6), (6.4, 13.6), (11.2, 13.6), (9.6, 20.6), (17.6, 10), (12.6, 10)], palette.bolt)


def _popularity(canvas: Canvas, palette: Palette) -> None:
    heart = curve([(12, 7.4), (15, 4), (19.4, 4.4), (21.4, 8.6), (19.4, 13.2), (12, 20.8), (4.6, 13.2), (2.6, 8.6),
                   (4.6, 4.4), (9, 4)],
                  closed=True)
    framed(canvas, heart, palette.popularity, mix(palette.popularity, LINE, 0.66), 0.9)
    canvas.arc((7.6, 8.4), 2.6, 170, 290, 1.4, mix(palette.popularity, LIGHT, 0.6))


def _coins(canvas: Canvas, palette: Palette) -> None:
    gold = palette.coin
    canvas.circle((12, 12), 10.4, mix(gold, LINE, 0.66))
    canvas.circle((12, 12), 9.3, gold)
    canvas.circle((12, 12), 7.2, mix(gold, LINE, 0.22))
    canvas.circle((12.2, 12.2), 6.5, mix(gold, LIGHT, 0.34))
    canvas.polygon(star((12.1, 12.3), 4.4, 0.5, 6), mix(gold, LINE, 0.3))
    canvas.arc((12, 12), 8.3, 190, 280, 1.0, mix(gold, LIGHT, 0.75))


def draw_swords(canvas: Canvas, at: Point, size: float, colour: Colour4) -> None:
    """Two crossed blades; size is half their span."""
    x, y = at
    for side in (-1, 1):
        canvas.line([(x - side * size, y - size), (x + side * size * 0.62, y + size * 0.62)], size * 0.26, colour)
        canvas.line([(x + side * size * 0.22, y + size * 0.78), (x + side * size * 0.8, y + size * 0.22)],
                    size * 0.24, colour)
        canvas.line([(x + side * size * 0.6, y + size * 0.6), (x + side * size, y + size)], size * 0.32, colour)


def _combat_card(canvas: Canvas, palette: Palette) -> None:
    red = palette.combat
    canvas.box(3.8, 1.2, 16.4, 21.6, mix(red, LINE, 0.7), 2.4)
    canvas.box(4.7, 2.1, 14.6, 19.8, red, 1.7)
    canvas.box(6, 3.4, 12, 17.2, mix(red, LIGHT, 0.35), 1)
    canvas.box(6.7, 4.1, 10.6, 15.8, red, 0.8)
    draw_swords(canvas, (12, 12), 4.2, LIGHT)


def _combat(canvas: Canvas, palette: Palette) -> None:
    draw_swords(canvas, (12, 12), 8.8, mix(palette.combat, LINE, 0.6))
    draw_swords(canvas, (12, 12), 8.4, palette.combat)


def _objective(canvas: Canvas, palette: Palette) -> None:
    violet = palette.objective
    canvas.box(3.8, 1.2, 16.4, 21.6, mix(violet, LINE, 0.7), 2.4)
    canvas.box(4.7, 2.1, 14.6, 19.8, violet, 1.7)
    canvas.box(6, 3.4, 12, 17.2, mix(violet, LIGHT, 0.45), 1)
    canvas.box(6.7, 4.1, 10.6, 15.8, violet, 0.8)
    eye = curve([(7.4, 12), (9.6, 9.4), (12, 8.4), (14.4, 9.4), (16.6, 12), (14.4, 14.6), (12, 15.6), (9.6, 14.6)],
                closed=True)
    canvas.polygon(eye, LIGHT)
    canvas.circle((12, 12), 2.7, mix(violet, LINE, 0.6))
    canvas.circle((12, 12), 1.1, LIGHT)


def draw_cube(canvas: Canvas, at: Point, size: float, colour: Colour) -> None:
    """A cube seen from a corner; size is half its height."""
    x, y = at
    six = regular(at, size, 6)
    canvas.line(six, size * 0.24, mix(colour, LINE, 0.7), closed=True)
    canvas.polygon([six[5], six[0], six[1], (x, y)], mix(colour, LIGHT, 0.5))
    canvas.polygon([six[1], six[2], six[3], (x, y)], mix(colour, LINE, 0.35))
    canvas.polygon([six[3], six[4], six[5], (x, y)], colour)


def _cube(canvas: Canvas, palette: Palette) -> None:
    draw_cube(canvas, (12, 12), 9.4, palette.upgrade)


def _upgrade(canvas: Canvas, palette: Palette) -> None:
    """A cube with an arrow that lifts it."""
    draw_cube(canvas, (12, 15.4), 6.8, palette.upgrade)
    arrow: list[Point] = [(12, 0.8), (18.4, 7.2), (14.6, 7.2), (14.6, 12), (9.4, 12), (9.4, 7.2), (5.6, 7.2)]
    framed(canvas, arrow, LIGHT, LINE, 0.9)


def _recruit(canvas: Canvas, palette: Palette) -> None:
    brown = palette.recruit
    canvas.circle((12, 12), 10.6, mix(brown, LINE, 0.66))
    canvas.circle((12, 12), 9.6, brown)
    bust = [(5.4, 18.6), (6.6, 14.8), (9.6, 13.2), (14.4, 13.2), (17.4, 14.8), (18.6, 18.6), (15.6, 20.8),
            (8.4, 20.8)]
    canvas.polygon(curve(bust, closed=True, steps=3), LIGHT)
    canvas.circle((12, 9.6), 3.7, LIGHT)
    canvas.polygon([(7.4, 8), (9, 4.4), (15, 4.4), (16.6, 8)], mix(brown, LINE, 0.5))


def _hex(canvas: Canvas, palette: Palette) -> None:
    """One hexagon that produces: fields with a sprout."""
    green = palette.upgrade
    framed(canvas, regular((12, 12), 9.8, 6), mix(green, LIGHT, 0.5), mix(green, LINE, 0.55), 1.1)
    ink = mix(green, LINE, 0.4)
    canvas.line([(12, 17.6), (12, 8.6)], 1.6, ink)
    canvas.polygon(curve([(12, 12), (8.6, 10.8), (7.2, 7.4), (10.8, 8.2)], closed=True), ink)
    canvas.polygon(curve([(12, 14), (15.4, 12.8), (16.8, 9.4), (13.2, 10.2)], closed=True), ink)


def _move(canvas: Canvas, palette: Palette) -> None:
    """An arrow out of a hexagon."""
    canvas.line(regular((9.6, 12), 7.6, 6), 1.5, mix(palette.grout, LINE, 0.45), closed=True)
    arrow: list[Point] = [(6.4, 10.2), (14.4, 10.2), (14.4, 6.2), (22.2, 12), (14.4, 17.8), (14.4, 13.8), (6.4, 13.8)]
    framed(canvas, arrow, mix(palette.wood, LIGHT, 0.12), LINE, 0.7)


def _worker(canvas: Canvas, palette: Palette) -> None:
    _silhouette(canvas, [(5.4, 21.4), (6.4, 14.6), (8.8, 11), (15.2, 11), (17.6, 14.6), (18.6, 21.4)])
    canvas.circle((12, 8.4), 3.5, LINE)
    canvas.box(5.4, 5, 13.2, 1.9, LINE, 0.8)
    canvas.box(8.6, 1.6, 6.8, 4, LINE, 0.8)


def _silhouette(canvas: Canvas, points: list[Point]) -> None:
    canvas.polygon(points, LINE)


def _mech(canvas: Canvas, palette: Palette) -> None:
    hull = [(3.6, 6.4), (6.6, 3.6), (16, 3.6), (19.4, 6.8), (19.4, 11.4), (16, 14.8), (7, 14.8), (3.6, 11.4)]
    for side in (-1, 1):
        hip, knee, foot = (11.6 + side * 3, 14), (11.6 + side * 5.8, 18), (11.6 + side * 4.6, 21)
        canvas.line([hip, knee, foot], 3, LINE)
        x = 11.6 + side * 5
        canvas.polygon([(x - 4, 22.6), (x - 2.7, 19.8), (x + 2.7, 19.8), (x + 4, 22.6)], LINE)
    canvas.box(6, 0.8, 2.8, 4, LINE)
    canvas.line([(18, 8.6), (22.6, 8.6)], 3, LINE)
    canvas.polygon(hull, LINE)
    canvas.polygon([(5, 7), (7.2, 5), (15.4, 5), (17.4, 6.8), (5, 8)], mix(LINE, LIGHT, 0.25))
    canvas.circle((8.6, 10), 2.1, LIGHT)
    canvas.box(12.6, 7, 4.6, 2.4, palette.bolt, 0.5)


def _structure(canvas: Canvas, palette: Palette) -> None:
    """Battlements over a gate: any structure."""
    tower: list[Point] = [(4, 19.4), (4, 4), (8, 4), (8, 7), (10.4, 7), (10.4, 4), (13.6, 4), (13.6, 7), (16, 7),
                          (16, 4), (20, 4), (20, 19.4)]
    framed(canvas, tower, mix((124, 116, 104), LIGHT, 0.05), LINE, 0.9)
    canvas.polygon([(5, 18.8), (5, 5), (7, 5), (7, 18.8)], mix((124, 116, 104), LIGHT, 0.45))
    canvas.polygon([(9.2, 19.4), (9.2, 13), (12, 10.4), (14.8, 13), (14.8, 19.4)], LINE)
    canvas.box(2.6, 19, 18.8, 2.8, LINE, 0.6)


def _encounter(canvas: Canvas, palette: Palette) -> None:
    """A signpost on a pale green disc."""
    green = (58, 104, 78)
    canvas.circle((12, 12), 11.4, mix(green, LINE, 0.55))
    canvas.circle((12, 12), 10.4, LIGHT)
    canvas.circle((12, 12), 9.2, mix(LIGHT, green, 0.2))
    canvas.line([(12, 19.4), (12, 5)], 2.0, mix(green, LINE, 0.35))
    canvas.polygon([(11, 6), (16.6, 6), (19, 8), (16.6, 10), (11, 10)], green)
    canvas.polygon([(13, 11.2), (7.6, 11.2), (5.2, 13.2), (7.6, 15.2), (13, 15.2)], green)


def _tunnel(canvas: Canvas, palette: Palette) -> None:
    stone: Colour = (136, 128, 116)
    arch: list[Point] = [(2.4, 21), *[on_circle((12, 12.4), 9.6, a) for a in range(180, 361, 12)], (21.6, 21)]
    framed(canvas, arch, mix(stone, LIGHT, 0.3), mix(stone, LINE, 0.7), 1.0)
    for a in range(200, 350, 28):
        canvas.line([on_circle((12, 12.4), 6.4, a), on_circle((12, 12.4), 9.4, a)], 0.8, mix(stone, LINE, 0.5))
    canvas.polygon([(6, 21), *[on_circle((12, 12.8), 6, a) for a in range(180, 361, 15)], (18, 21)], LINE)


def _factory(canvas: Canvas, palette: Palette) -> None:
    """A cogged wheel with three stacks before it."""
    iron: Colour = (58, 50, 46)
    cogs = [on_circle((12, 12), 10.8 if i % 4 < 2 else 8.6, 11.25 * i) for i in range(32)]
    framed(canvas, cogs, palette.brass[1], palette.brass[0], 0.7)
    canvas.circle((12, 12), 6.8, iron)
    for x, top in ((8.4, 9), (11.4, 7), (14.4, 9.6)):
        canvas.box(x - 0.2, top, 1.9, 7, palette.brass[1])
    canvas.box(7.4, 14, 9.4, 2.6, palette.brass[1])


def _flag_of_lake(canvas: Canvas, palette: Palette) -> None:
    for y in (7.4, 12, 16.6):
        wave = [(3 + i * 1.5, y + 1.5 * math.sin(i * 1.05)) for i in range(13)]
        canvas.line(wave, 2.2, mix(palette.river_dark, palette.river, 0.4))


def _territory(canvas: Canvas, palette: Palette) -> None:
    framed(canvas, regular((12, 12), 10, 6), mix(palette.grout, LIGHT, 0.3), LINE, 1.0)
    canvas.line([(8.6, 17.6), (8.6, 6)], 1.5, LINE)
    canvas.polygon([(9.2, 6), (17, 8.4), (9.2, 11.4)], palette.popularity)


DRAWN: dict[str, Drawn] = {
    "metal": _metal, "wood": _wood, "oil": _oil, "food": _food, "any_resource": _any, "power": _power,
    "popularity": _popularity, "coins": _coins, "combat_cards": _combat_card, "combat": _combat,
    "objective": _objective,
    "upgrade": _upgrade, "cube": _cube, "recruit": _recruit, "produce_hexes": _hex, "move_units": _move,
    "worker": _worker,
    "mech": _mech, "structure": _structure, "encounter": _encounter, "tunnel": _tunnel, "factory": _factory,
    "lake": _flag_of_lake, "territory": _territory,
}
ALIASES = {
    "gain_coins": "coins", "gain_power": "power", "draw_combat_cards": "combat_cards",
    "gain_any_resources": "any_resource",
    "gain_popularity": "popularity", "upgrades": "upgrade", "mechs": "mech", "structures": "structure",
    "recruits": "recruit",
    "workers": "worker",
}
"""Other words of the game for the same sign: what top actions give, and the stars of the triumph track."""
