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


_PROPS: dict[str, tuple[float, float]] = {
    "house": (1.5, 0.9),
    "fir": (1.2, 0.95),
    "cow": (1.3, 0.6),
    "rock": (1.25, 0.9),
    "tent": (1.2, 0.9),
    "distillery": (1.3, 0.8),
    "still": (1.8, 0.9),
    "bonfire": (1.4, 0.9),
}
"""A drawing -> its side in sizes of what it shows, and how far down in it that stands."""


def _put(pen: Pen, p: Palette, name: str, x: float, y: float, size: float, **colours: Colour) -> None:
    """A drawing of that size with its foot at (x, y)."""
    span, foot = _PROPS[name]
    middle = pen.at((x, y - (foot - 0.5) * span * size))
    ART.draw(pen.canvas, p, "tiles", name, middle, span * size * pen.scale, **colours)


def house(pen: Pen, p: Palette, x: float, y: float, w: float, roof: Colour | None = None) -> None:
    """A cottage whose foot stands at y."""
    _put(pen, p, "house", x, y, w, roof=roof or p.roof)


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
            _put(pen, p, "cow", x, y, size)
        else:
            draw_symbol(pen.canvas, p, "sheep", pen.at((x, y)), size * pen.scale)


def _forest(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    far, near = (39, 45) if plan.river else (46, 62)
    for x in range(4, 100, 9):
        _put(pen, p, "fir", x + dice.uniform(-2, 2), far + dice.uniform(-3, 1), dice.randint(17, 23))
    for x in range(16, 92, 15):
        _put(pen, p, "fir", x + dice.uniform(-3, 3), near + dice.uniform(-2, 2), dice.randint(22, 28))


def _quarry(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    foot = 46 if plan.river else 68
    blocks = ((28, foot - 4, 20), (72, foot - 5, 22), (50, foot - 10, 26), (40, foot, 15), (62, foot + 1, 15))
    for x, y, size in blocks:
        _put(pen, p, "rock", x, y, size)


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
    _put(pen, p, "distillery", 32, foot, 30)
    _put(pen, p, "distillery", 62, foot, 26)
    _put(pen, p, "still", 80, foot, 22)
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
        _put(pen, p, "tent", x, foot + (number == 2) * 4, w, cloth=colours[number])


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
    _put(pen, p, "bonfire", 50, 66, 16)


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
