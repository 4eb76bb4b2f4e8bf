"""What stands on a tile: houses, castles, herds, firs, rocks, fields, stills, tents. Drawn in 100 units a tile.

The middle stays for the motif; corners and the lower edge belong to cost, gains and the plate of the activation.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.pen import Pen, oval
from game.ui.games.glen_more.plan import TilePlan
from game.ui.games.glen_more.symbols import draw_symbol
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

Motif = Callable[[Pen, Palette, TilePlan, random.Random], None]


def house(pen: Pen, p: Palette, x: float, y: float, w: float, roof: Colour | None = None) -> None:
    """A cottage whose foot stands at y."""
    h, roof = w * 0.52, roof or p.roof
    pen.box(p.dark, x - w / 2 - 0.7, y - h - 0.7, w + 1.4, h + 1.4)
    pen.box(p.wall, x - w / 2, y - h, w, h)
    pen.box(p.wall_shade, x + w * 0.18, y - h, w * 0.32, h)
    pen.poly(
        p.dark,
        (x - w * 0.66, y - h + 0.8),
        (x - w * 0.4, y - h - w * 0.44),
        (x + w * 0.4, y - h - w * 0.44),
        (x + w * 0.66, y - h + 0.8),
    )
    pen.poly(
        roof,
        (x - w * 0.58, y - h),
        (x - w * 0.37, y - h - w * 0.36),
        (x + w * 0.37, y - h - w * 0.36),
        (x + w * 0.58, y - h),
    )
    pen.box(p.dark, x - w * 0.30, y - h * 0.62, w * 0.16, h * 0.62)
    pen.box(p.dark, x + w * 0.02, y - h * 0.72, w * 0.14, h * 0.34)
    pen.box(p.dark, x + w * 0.2, y - h - w * 0.52, w * 0.14, w * 0.18)


def _village(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 43 if plan.river else 56
    spots = [(36, foot - 6, 17), (63, foot - 7, 15), (50, foot, 20), (76, foot - 1, 17), (25, foot + 1, 15)]
    if plan.river:
        spots += [(70, 76, 15)]
    else:
        spots += [(64, foot + 13, 17)]
    for number, (x, y, w) in enumerate(spots):
        house(pen, p, x + dice.uniform(-2, 2), y, w, mix(p.roof, p.slate, 0.55 * ((number + len(plan.id)) % 3) / 2))


def _tower(pen: Pen, p: Palette, x: float, foot: float, w: float, h: float, pointed: bool = False) -> None:
    pen.box(p.dark, x - w / 2 - 0.8, foot - h - 0.8, w + 1.6, h + 1.6)
    pen.box(p.stone, x - w / 2, foot - h, w, h)
    pen.box(p.stone_light, x - w / 2, foot - h, w * 0.3, h)
    pen.box(p.stone_dark, x + w * 0.22, foot - h, w * 0.28, h)
    if pointed:
        pen.poly(p.dark, (x - w * 0.75, foot - h), (x, foot - h - w * 1.1), (x + w * 0.75, foot - h))
        pen.poly(p.slate, (x - w * 0.55, foot - h - 0.7), (x, foot - h - w * 0.9), (x + w * 0.55, foot - h - 0.7))
    else:
        step = w / 5
        for number in range(3):
            left = x - w / 2 - 1 + number * (w + 2 - step * 1.2) / 2
            pen.box(p.dark, left - 0.6, foot - h - step - 1.2, step * 1.2 + 1.2, step + 1.6)
            pen.box(p.stone, left, foot - h - step - 0.6, step * 1.2, step + 1)
    pen.box(p.dark, x - w * 0.09, foot - h * 0.72, w * 0.18, h * 0.2)


def _castle(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 61
    pen.oval(mix(p.castle, p.dark, 0.3), 50, foot, 34, 5)
    variety = len(plan.id) % 3
    _tower(pen, p, 50, foot, 30, 15 + variety)
    _tower(pen, p, 33, foot + 1.5, 12, 25 - 2 * variety, pointed=variety == 1)
    _tower(pen, p, 67, foot + 1.5, 12, 22 + 3 * variety, pointed=variety != 0)
    if variety == 2:
        _tower(pen, p, 50, foot - 6, 13, 24)
    pen.box(p.dark, 46, foot - 7.5, 8, 8.5, 3.6)
    pen.line(p.dark, 1, (67, foot - 24 - 3 * variety - 12), (67, foot - 24 - 3 * variety))
    pen.poly(
        p.cost, (67.4, foot - 36 - 3 * variety), (76, foot - 33.4 - 3 * variety), (67.4, foot - 31 - 3 * variety)
    )


def _fence(pen: Pen, p: Palette, y: float) -> None:
    for height in (y - 3, y + 0.6):
        pen.line(p.timber, 1.2, (-2, height), (102, height))
    for x in range(6, 100, 14):
        pen.line(p.timber, 1.9, (x, y - 5.4), (x, y + 3.4))


def _pasture(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 43 if plan.river else 60
    for _ in range(26):
        x, y = dice.uniform(3, 97), dice.uniform(34, foot + 10)
        pen.line(mix(p.animal, p.fir, 0.34), 0.7, (x, y), (x + dice.uniform(-1, 1), y - 2.6))
    if not plan.river:
        _fence(pen, p, foot - 12)
    kinds = [part for line in plan.lines for part, _ in line if part in ("sheep", "cattle", "any")] or ["sheep"]
    herd = kinds * 3 if len(kinds) == 1 else [*kinds, *kinds]
    places = ((29, foot - 3, 17), (60, foot - 5, 16), (46, foot + 7 - 9 * plan.river, 18), (79, foot + 2, 16))
    for kind, (x, y, size) in zip(herd, places, strict=False):
        if kind == "cattle":
            _highland_cow(pen, p, x, y, size)
        else:
            draw_symbol(pen.canvas, p, "sheep", pen.at((x, y)), size * pen.scale)


def _highland_cow(pen: Pen, p: Palette, x: float, y: float, w: float) -> None:
    u = w / 20
    for dx in (-5, -1.5, 4, 7):
        pen.line(p.dark, 2.6 * u, (x + dx * u, y), (x + dx * u, y + 6.4 * u))
    pen.box(p.dark, x - 7 * u, y - 6 * u, 16 * u, 9.6 * u, 4 * u)
    pen.box(p.hide, x - 6 * u, y - 5 * u, 14 * u, 7.6 * u, 3.4 * u)
    pen.poly(
        (214, 134, 70),
        (x - 5 * u, y - 4.6 * u),
        (x + 6 * u, y - 4.6 * u),
        (x + 4 * u, y - 2.4 * u),
        (x - 4 * u, y - 2.2 * u),
    )
    for side in (-1, 1):
        pen.line(p.dark, 2.4 * u, (x - 8 * u + side * 2.4 * u, y - 6 * u), (x - 8 * u + side * 6 * u, y - 9.6 * u))
        pen.line(p.horn, 1.2 * u, (x - 8 * u + side * 2.4 * u, y - 6 * u), (x - 8 * u + side * 6 * u, y - 9.6 * u))
    pen.box(p.dark, x - 11.4 * u, y - 7.4 * u, 7 * u, 8.8 * u, 2.4 * u)
    pen.box(p.hide, x - 10.5 * u, y - 6.5 * u, 5.2 * u, 7 * u, 1.8 * u)
    pen.box(p.horn, x - 10 * u, y - 2.2 * u, 4.2 * u, 2.5 * u, 1 * u)


def _fir(pen: Pen, p: Palette, x: float, foot: float, h: float) -> None:
    pen.line(p.timber, h * 0.09, (x, foot), (x, foot - h * 0.3))
    for low, wide, top in ((0.12, 0.30, 0.62), (0.36, 0.24, 0.82), (0.58, 0.17, 1.0)):
        pen.poly(
            mix(p.fir, p.dark, 0.35),
            (x - h * wide - 0.7, foot - h * low + 0.5),
            (x, foot - h * top - 1),
            (x + h * wide + 0.7, foot - h * low + 0.5),
        )
        pen.poly(p.fir, (x - h * wide, foot - h * low), (x, foot - h * top), (x + h * wide, foot - h * low))
        pen.poly(
            p.fir_light, (x - h * wide, foot - h * low), (x, foot - h * top), (x - h * wide * 0.2, foot - h * low)
        )


def _forest(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    far, near = (39, 45) if plan.river else (46, 62)
    for x in range(4, 100, 9):
        _fir(pen, p, x + dice.uniform(-2, 2), far + dice.uniform(-3, 1), dice.uniform(17, 23))
    for x in range(16, 92, 15):
        _fir(pen, p, x + dice.uniform(-3, 3), near + dice.uniform(-2, 2), dice.uniform(22, 28))


def _quarry(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 68
    blocks = ((28, foot - 4, 20), (72, foot - 5, 22), (50, foot - 10, 26), (40, foot, 15), (62, foot + 1, 15))
    for x, y, size in blocks:
        tilt = dice.uniform(-2, 2)
        left, right, top = x - size / 2, x + size / 2, y - size * 0.62
        pen.poly(
            p.dark,
            (left - 1, y + 1),
            (left + size * 0.12 - 1, top + 3 + tilt),
            (x - size * 0.1, top - 3),
            (right - size * 0.1 + 1, top + 1 - tilt),
            (right + 1, y + 1),
        )
        pen.poly(p.stone, (left, y), (left + size * 0.14, top + 4 + tilt), (x, top + 4), (x + size * 0.08, y))
        pen.poly(
            p.stone_light,
            (left + size * 0.14, top + 4 + tilt),
            (x - size * 0.08, top - 1.6),
            (right - size * 0.12, top + 2 - tilt),
            (x, top + 4),
        )
        pen.poly(p.stone_dark, (x, top + 4), (right - size * 0.12, top + 2 - tilt), (right, y), (x + size * 0.08, y))


def _field(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    low = 45 if plan.river else 74
    for row, y in enumerate(range(39, low + 2, 7)):
        pen.line(mix(p.field, p.straw_dark, 0.35), 1.1, (-2, y + 1), (30, y - 1.4), (66, y + 1), (102, y - 1))
        for x in range(3 + 4 * (row % 2), 100, 8):
            pen.line(p.straw_dark, 0.9, (x, y + 0.5), (x, y - 5))
            pen.oval(p.straw, x, y - 6, 1.6, 2.6)
    if not plan.river:
        for x, y in ((31, 56), (52, 51), (71, 57)):
            draw_symbol(pen.canvas, p, "barley", pen.at((x, y)), 17 * pen.scale)


def _distillery(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 62
    for x, w, h in ((32, 30, 14), (62, 26, 12)):
        pen.box(p.dark, x - w / 2 - 0.8, foot - h - 0.8, w + 1.6, h + 1.6)
        pen.box(p.wall, x - w / 2, foot - h, w, h)
        pen.poly(
            p.dark,
            (x - w / 2 - 3, foot - h + 0.6),
            (x - w * 0.36, foot - h - 9),
            (x + w * 0.36, foot - h - 9),
            (x + w / 2 + 3, foot - h + 0.6),
        )
        pen.poly(
            p.slate,
            (x - w / 2 - 1.6, foot - h),
            (x - w * 0.34, foot - h - 8),
            (x + w * 0.34, foot - h - 8),
            (x + w / 2 + 1.6, foot - h),
        )
        for window in range(3):
            pen.box(p.dark, x - w * 0.36 + window * w * 0.28, foot - h * 0.66, w * 0.14, h * 0.36)
    x, top = 80, foot - 22
    pen.box(p.dark, x - 6.8, top, 13.6, 23)
    pen.box(p.wall, x - 6, top, 12, 22)
    pen.box(p.wall_shade, x + 1.5, top, 4.5, 22)
    for wide, y in ((11, top + 1), (7.5, top - 7)):
        pen.poly(p.dark, (x - wide - 1, y), (x - wide * 0.3, y - 8), (x + wide * 0.3, y - 8), (x + wide + 1, y))
        pen.poly(
            p.slate, (x - wide, y - 0.8), (x - wide * 0.24, y - 7), (x + wide * 0.24, y - 7), (x + wide, y - 0.8)
        )
    draw_symbol(pen.canvas, p, "whisky", pen.at((50, foot + 3)), 12 * pen.scale)


def _bunting(pen: Pen, p: Palette, y: float) -> None:
    colours = (p.cost, p.river, p.straw, p.fir_light, p.violet)
    line = [(x, y + 5 - 5 * ((x - 50) / 52) ** 2) for x in range(-2, 104, 8)]
    pen.line(p.dark, 0.8, *line)
    for number, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        pen.poly(
            colours[number % 5], (ax + 0.8, ay + 0.4), (bx - 0.8, by + 0.4), ((ax + bx) / 2, (ay + by) / 2 + 5.6)
        )


def _trade(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 45 if plan.river else 61
    _bunting(pen, p, foot - 33)
    colours = [p.cost, p.river, p.straw, p.fir_light]
    dice.shuffle(colours)
    for number, (x, w) in enumerate(((28, 26), (76, 25), (52, 32))):
        top, low = foot - w * 0.78, foot + (number == 2) * 4
        pen.poly(
            p.dark,
            (x - w / 2 - 1, low + 1),
            (x - w * 0.36, top + w * 0.3),
            (x, top - 1),
            (x + w * 0.36, top + w * 0.3),
            (x + w / 2 + 1, low + 1),
        )
        pen.poly(
            p.wool,
            (x - w / 2, low),
            (x - w * 0.33, top + w * 0.3),
            (x, top),
            (x + w * 0.33, top + w * 0.3),
            (x + w / 2, low),
        )
        for left, right in ((-0.5, -0.25), (0.0, 0.25)):
            pen.poly(
                colours[number],
                (x + left * w, low),
                (x + left * w * 0.66, top + w * 0.3),
                (x, top),
                (x + right * w * 0.66, top + w * 0.3),
                (x + right * w, low),
            )
        pen.poly(p.dark, (x - 2.6, low), (x, low - w * 0.3), (x + 2.6, low))


def _inn(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 61
    house(pen, p, 40, foot, 38, p.roof)
    house(pen, p, 72, foot + 1, 22, p.slate)
    for x in (31, 47):
        pen.box(p.straw, x, foot - 13, 4.6, 4.6)
    pen.line(p.dark, 1.6, (60, foot + 1), (60, foot - 24), (68, foot - 24))
    pen.box(p.dark, 62.4, foot - 23, 11, 9, 1)
    pen.box(p.wool, 63.2, foot - 22.2, 9.4, 7.4, 0.6)
    draw_symbol(
        pen.canvas, p, "haggis" if plan.chronicle == 5 else "whisky", pen.at((67.9, foot - 18.5)), 7 * pen.scale
    )


def _loch(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    """The water itself is the river's; here are reeds, a boat or what some say they have seen."""
    for x, y in ((14, 40), (20, 37), (84, 72), (90, 69), (78, 74)):
        for lean in (-1.4, 0, 1.4):
            pen.line(mix(p.fir, p.dark, 0.15), 0.9, (x, y), (x + lean, y - 6))
    if plan.id == "loch_ness":
        for x, size in ((42, 5), (52, 6.4), (62, 5)):
            pen.poly(p.dark, *(point for point in oval(x, 58, size, size) if point[1] <= 58.01))
        pen.line(p.dark, 4.2, (70, 58), (73, 48), (77, 45))
        pen.oval(p.dark, 78.4, 44.6, 4.2, 2.6)
    else:
        draw_symbol(pen.canvas, p, "boat", pen.at((54, 53)), 17 * pen.scale)


def _monument(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 62
    if plan.id == "old_man_of_storr":
        for x, w, h in ((34, 16, 22), (52, 13, 40), (66, 18, 18)):
            pen.poly(
                p.dark,
                (x - w / 2 - 1, foot + 1),
                (x - w * 0.2, foot - h),
                (x + w * 0.14, foot - h - 2),
                (x + w / 2 + 1, foot + 1),
            )
            pen.poly(p.stone, (x - w / 2, foot), (x - w * 0.16, foot - h + 1), (x, foot))
            pen.poly(
                p.stone_dark, (x, foot), (x - w * 0.16, foot - h + 1), (x + w * 0.12, foot - h), (x + w / 2, foot)
            )
    elif plan.id == "general_wades_roads":
        pen.poly(p.road_edge, (20, foot + 8), (44, foot - 16), (54, foot - 16), (82, foot + 8))
        pen.poly(p.road, (24, foot + 8), (46, foot - 15), (52, foot - 15), (77, foot + 8))
        pen.box(p.stone_dark, 30, foot - 12, 44, 4)
        pen.box(p.stone, 30, foot - 13, 44, 3)
    elif plan.id == "glenfinnan_church":
        house(pen, p, 56, foot, 32, p.slate)
        _tower(pen, p, 34, foot, 13, 26, pointed=True)
    else:
        _tower(pen, p, 50, foot, 14, 40 if plan.id == "wallace_monument" else 34)
        pen.poly(p.dark, (44, foot - 40), (50, foot - 49), (56, foot - 40))
        pen.box(p.stone_dark, 40, foot - 3, 20, 4, 1)


def _gathering(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    """A fire and people around it: stories are told."""
    for x, y in ((24, 57), (76, 57), (38, 51), (62, 51), (30, 66), (70, 66)):
        draw_symbol(pen.canvas, p, "scot", pen.at((x, y - 4)), 17 * pen.scale)
    pen.line(p.timber, 2.6, (44, 66), (56, 61))
    pen.line(p.timber, 2.6, (56, 66), (44, 61))
    pen.poly((214, 96, 38), (43, 62), (46, 51), (49, 56), (52, 45), (55, 55), (58, 52), (57, 62), (50, 65))
    pen.poly((250, 202, 84), (46.5, 62), (50, 52), (53.6, 62), (50, 64))


def _harbour(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    pen.poly(p.river, (-2, 46), (102, 44), (102, 100), (-2, 100))
    for y in (56, 66):
        for x in range(6, 96, 22):
            pen.line(p.river_light, 1, (x, y), (x + 6, y - 1.4), (x + 11, y))
    if plan.id == "race_start":
        for number, x in enumerate((28, 54, 78)):
            draw_symbol(pen.canvas, p, "boat", pen.at((x, 52 + 4 * (number % 2))), 24 * pen.scale)
    else:
        house(pen, p, 26, 48, 24, p.slate)
        for x in (42, 52, 62, 72, 82):
            pen.line(p.timber, 2, (x, 62), (x, 38))
        pen.line(p.timber, 2, (40, 46), (86, 46))
        draw_symbol(pen.canvas, p, "boat", pen.at((62, 53)), 30 * pen.scale)


def _cellar(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    pen.box(p.dark, 10, 26, 80, 44, 20)
    pen.box(mix(p.stone_dark, p.dark, 0.55), 12, 28, 76, 42, 18)
    for x, y in ((28, 60), (50, 60), (72, 60), (39, 43), (61, 43)):
        draw_symbol(pen.canvas, p, "whisky", pen.at((x, y)), 19 * pen.scale)


def _end(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    """Evening: the sun goes down behind the hills."""
    pen.disc((240, 200, 120), 50, 34, 13)
    pen.poly(mix(p.end, p.dark, 0.25), (-2, 44), (24, 31), (46, 42), (70, 30), (102, 43), (102, 100), (-2, 100))
    house(pen, p, 34, 60, 18, p.slate)
    house(pen, p, 58, 63, 20, p.slate)
    for x in (31, 55):
        pen.box(p.straw, x, 54, 3, 3)


_MOTIFS: dict[str, Motif] = {
    "village": _village,
    "castle": _castle,
    "pasture": _pasture,
    "forest": _forest,
    "quarry": _quarry,
    "field": _field,
    "whisky": _distillery,
    "trade": _trade,
    "inn": _inn,
    "loch": _loch,
    "monument": _monument,
    "gathering": _gathering,
    "harbour": _harbour,
    "cellar": _cellar,
    "end": _end,
    "person": lambda pen, p, plan, _: ART.draw(pen.canvas, p, "portraits", plan.id, pen.at((50, 46)), 68 * pen.scale),
}


def draw_motif(canvas: Canvas, palette: Palette, plan: TilePlan) -> None:
    """The canvas is 100 units wide."""
    dice = random.Random(plan.id)
    _MOTIFS[plan.motif](Pen(canvas, (50, 50), 1, 100), palette, plan, dice)
