"""The seven kinds of land, each painted into one hexagon from a generator seeded by its id.

The middle stays calm and light, for pieces stand there; what tells the terrain lies around the rim.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from random import Random

from game.ui.shapes import Canvas, Point
from game.ui.theme import mix
from game.ui.worlds.scythe import props
from game.ui.worlds.scythe.brush import curve, ellipse
from game.ui.worlds.scythe.layout import HEX, corners
from game.ui.worlds.scythe.palette import Palette
from game.ui.worlds.scythe.props import DARK, over_draw

RIM = HEX - 2.6
"""Corner of the coloured ground."""
_FLAT = math.sqrt(3) / 2


def inside(x: float, y: float, margin: float = 0.0) -> bool:
    """Whether a point, seen from the middle, lies in the ground and so far from its edge."""
    reach = RIM * _FLAT - margin
    return abs(x) <= reach and abs(x) * 0.5 + abs(y) * _FLAT <= reach


def scattered(rng: Random, count: int, margin: float, free: tuple[float, float] = (0, 0), apart: float = 0) -> list[Point]:
    """Random spots in the ground outside an ellipse in the middle, not closer to each other than `apart`."""
    spots: list[Point] = []
    for _ in range(count * 30):
        x, y = rng.uniform(-RIM, RIM), rng.uniform(-RIM, RIM)
        if not inside(x, y, margin) or (free[0] and (x / free[0]) ** 2 + ((y - 4) / free[1]) ** 2 < 1):
            continue
        if all(math.dist((x, y), other) >= apart for other in spots):
            spots.append((x, y))
            if len(spots) == count:
                break
    return sorted(spots, key=lambda spot: spot[1])


class Brush:
    """Draws one hexagon: `canvas` is its picture, `middle` where the hexagon's middle lies in it, in units."""

    def __init__(self, canvas: Canvas, middle: Point, palette: Palette, rng: Random, snowy: float) -> None:
        self.canvas = canvas
        self.middle = middle
        self.palette = palette
        self.rng = rng
        self.snowy = snowy

    def at(self, x: float, y: float) -> Point:
        return self.middle[0] + x, self.middle[1] + y

    def patch(self, x: float, y: float, rx: float, ry: float, colour: tuple[int, ...]) -> None:
        """A blot with an uneven edge, see-through."""
        ring = [(px + self.rng.uniform(-0.16, 0.16) * rx, py + self.rng.uniform(-0.16, 0.16) * ry)
                for px, py in ellipse((0, 0), rx, ry, 9)]
        over_draw(self.canvas, [self.at(x + px, y + py) for px, py in curve(ring, closed=True, steps=4)], colour)

    def line(self, points: list[Point], width: float, colour: tuple[int, ...]) -> None:
        self.canvas.line([self.at(*point) for point in points], width, colour)


def ground(brush: Brush, terrain: str) -> None:
    """What lies flat; it is cut off at the edge afterwards."""
    _GROUNDS[terrain](brush)


def standing(brush: Brush, terrain: str) -> None:
    """What stands up, from back to front."""
    _STANDING[terrain](brush)


# mountain


def _mountain_ground(brush: Brush) -> None:
    rng, rock = brush.rng, brush.palette.terrains["mountain"]
    for x, y in scattered(rng, 16, 4):
        brush.patch(x, y, rng.uniform(6, 12), rng.uniform(3, 6), (*mix(rock, rng.choice(((92, 98, 74), (128, 104, 82))), 0.8), 76))
    brush.patch(0, 10, 20, 11, (*mix(rock, (238, 226, 204), 0.5), 90))
    for x, y in scattered(rng, 40, 3):
        dx = rng.uniform(2, 5)
        brush.line([(x, y), (x + dx, y + dx * 0.45)], 0.6, mix(rock, DARK, 0.24))


def _mountain(brush: Brush) -> None:
    rng, canvas = brush.rng, brush.canvas
    peaks = [(-7, -21, 25, 20), (10, -18, 30, 25), (-22, -9, 27, 23), (25, -6, 27, 21), (-32, 7, 17, 15),
             (-10, -3, 15, 10), (34, 9, 14, 11), (13, -2, 13, 8), (-24, 25, 20, 15), (21, 27, 22, 16), (-4, 35, 15, 10),
             (-14, 31, 11, 7), (30, 20, 11, 8)]
    for x, y, w, h in sorted(peaks, key=lambda one: one[1]):
        size = rng.uniform(0.86, 1.08)
        if inside(x, y, w * size * 0.36):
            props.peak(canvas, *brush.at(x + rng.uniform(-2, 2), y), w * size, h * size, rng, brush.palette, brush.snowy)
    for x, y in scattered(rng, 9, 6, (16, 10), 8):
        props.rock(canvas, *brush.at(x, y), rng.uniform(1.2, 2.2), brush.palette.terrains["mountain"])


# farm


def _farm_ground(brush: Brush) -> None:
    """Three or four fields, each with furrows of its own direction, with lanes between."""
    rng, farm = brush.rng, brush.palette.terrains["farm"]
    turn = rng.uniform(0, math.tau)
    cuts = sorted((turn + i * math.tau / 4 + rng.uniform(-0.3, 0.3)) % math.tau for i in range(4))
    hub = rng.uniform(-7, 7), rng.uniform(-5, 8)
    tints = [mix(farm, (226, 200, 110), 0.5), mix(farm, (190, 150, 62), 0.42), mix(farm, (168, 172, 84), 0.45),
             mix(farm, (236, 218, 150), 0.45)]
    rng.shuffle(tints)

    def field_of(x: float, y: float) -> int:
        angle = (math.atan2(y - hub[1], x - hub[0]) + 0.12 * math.sin(math.hypot(x, y) / 9)) % math.tau
        return sum(angle >= cut for cut in cuts) % 4

    for index in range(4):
        a, b = cuts[index - 1], cuts[index] + (math.tau if index == 0 else 0)
        fan = [hub] + [(hub[0] + 90 * math.cos(a + (b - a) * i / 8), hub[1] + 90 * math.sin(a + (b - a) * i / 8)) for i in range(9)]
        brush.canvas.polygon([brush.at(*p) for p in fan], tints[index])
        lean = rng.uniform(0, math.pi)
        for points in _furrows(lean, lambda x, y, i=index: field_of(x, y) == i):
            brush.line(points, 0.75, mix(tints[index], (112, 72, 16), 0.34))
    for cut in cuts:
        lane = [hub] + [(hub[0] + d * math.cos(cut + 0.1 * math.sin(d / 9)), hub[1] + d * math.sin(cut + 0.1 * math.sin(d / 9)))
                        for d in range(6, 80, 6)]
        brush.line(lane, 2.6, mix(farm, (255, 244, 214), 0.6))
        for x, y in lane[1:]:
            if inside(x, y, 3) and rng.random() < 0.72:
                brush.canvas.circle(brush.at(x + 1.8, y + 0.6), rng.uniform(1.1, 1.9), mix((104, 118, 56), farm, rng.uniform(0.1, 0.4)))


def _furrows(lean: float, belongs: Callable[[float, float], bool]) -> Iterator[list[Point]]:
    """Pieces of wavy parallel lines as far as they lie in the field."""
    cos, sin = math.cos(lean), math.sin(lean)
    for offset in range(-48, 49, 4):
        run: list[Point] = []
        for along in range(-52, 53, 3):
            bend = offset + 0.9 * math.sin(along / 8 + offset)
            x, y = along * cos - bend * sin, along * sin + bend * cos
            if belongs(x, y) and inside(x, y, -3):
                run.append((x, y))
            elif len(run) > 1:
                yield run
                run = []
            else:
                run = []
        if len(run) > 1:
            yield run


def _farm(brush: Brush) -> None:
    rng, canvas = brush.rng, brush.canvas
    barn = rng.choice(((-24, -12), (23, -17), (25, 16)))
    spots = [(x, y) for x, y in scattered(rng, 7, 9, (22, 20), 11) if math.dist((x, y), barn) > 12]
    for x, y in sorted([*spots, barn], key=lambda spot: spot[1]):
        if (x, y) == barn:
            props.house(canvas, *brush.at(x, y), 11, rng, brush.palette, brush.snowy)
            props.tree(canvas, *brush.at(x + 9, y + 1), 3.0, brush.palette, rng.random())
        elif rng.random() < 0.7:
            props.haystack(canvas, *brush.at(x, y), rng.uniform(2.4, 3.2), brush.palette)
        else:
            props.tree(canvas, *brush.at(x, y), rng.uniform(2.2, 3.0), brush.palette, rng.random())


# tundra


def _tundra_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["tundra"]
    for x, y in scattered(rng, 14, 2):
        moss = rng.choice(((132, 148, 122), (158, 160, 130), (206, 214, 206), (146, 158, 146)))
        brush.patch(x, y, rng.uniform(7, 14), rng.uniform(3.4, 6), (*mix(base, moss, 0.8), 120))
    for x, y in scattered(rng, 6, 9, (15, 12), 14):
        rx, ry = rng.uniform(5, 8.5), rng.uniform(2, 3.2)
        brush.patch(x, y + 0.7, rx * 1.14, ry * 1.3, (*mix(base, (92, 92, 76), 0.6), 200))
        brush.patch(x, y, rx, ry, (*mix(brush.palette.river_dark, base, 0.35), 235))
        brush.line([(x - rx * 0.5, y - ry * 0.25), (x + rx * 0.3, y - ry * 0.3)], 0.6, mix(base, (240, 248, 250), 0.7))


def _tundra(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["tundra"]
    for x, y in scattered(rng, 30, 4, (13, 9), 4.5):
        kind = rng.random()
        if kind < 0.66:
            props.tuft(brush.canvas, *brush.at(x, y), rng.uniform(2.2, 3.6), mix(base, (84, 90, 62), 0.62))
        elif kind < 0.9:
            props.rock(brush.canvas, *brush.at(x, y), rng.uniform(1.1, 2.3), mix(base, (120, 116, 108), 0.6))
        else:
            _birch(brush, x, y, rng.uniform(8, 11))


def _birch(brush: Brush, x: float, y: float, h: float) -> None:
    """A bare tree, thin and leaning."""
    ink = mix(brush.palette.terrains["tundra"], (62, 54, 46), 0.7)
    lean = brush.rng.uniform(-0.2, 0.2)
    brush.line([(x, y), (x + lean * h, y - h)], 0.8, ink)
    for share, side in ((0.4, -1), (0.55, 1), (0.72, -1), (0.84, 1)):
        sx, sy = x + lean * h * share, y - h * share
        brush.line([(sx, sy), (sx + side * h * 0.26, sy - h * 0.24)], 0.55, ink)


# forest


def _forest_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["forest"]
    for x, y in scattered(rng, 18, 2, (13, 10)):
        brush.patch(x, y, rng.uniform(7, 12), rng.uniform(4, 7), (*mix(base, (50, 66, 40), 0.55), 70))
    brush.patch(1, 6, 19, 15, (*mix(base, (214, 216, 150), 0.5), 70))
    for x, y in scattered(rng, 26, 4):
        props.tuft(brush.canvas, *brush.at(x, y), 1.8, mix(base, (66, 84, 44), 0.5))


def _forest(brush: Brush) -> None:
    rng = brush.rng
    firs = 0.95 if brush.snowy > 0.3 else 0.74
    for x, y in scattered(rng, 46, 4.5, (20, 21), 5.4):
        if y < -RIM + 20 and not inside(x, y - 9, 0):
            continue
        if rng.random() < firs:
            props.fir(brush.canvas, *brush.at(x, y), rng.uniform(10, 15), brush.palette, brush.snowy, rng.random())
        else:
            props.tree(brush.canvas, *brush.at(x, y), rng.uniform(2.8, 3.8), brush.palette, rng.random())


# village


def _village_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["village"]
    for x, y in scattered(rng, 12, 2):
        brush.patch(x, y, rng.uniform(6, 11), rng.uniform(4, 6), (*mix(base, rng.choice(((150, 152, 90), (226, 190, 150))), 0.6), 90))
    sand = mix(base, (255, 238, 206), 0.62)
    turn = rng.uniform(0, math.tau)
    for i in range(3):
        a = turn + i * math.tau / 3 + rng.uniform(-0.3, 0.3)
        lane = curve([(0, 4), (16 * math.cos(a + 0.3), 4 + 16 * math.sin(a + 0.3)), (34 * math.cos(a), 4 + 34 * math.sin(a)),
                      (60 * math.cos(a - 0.1), 60 * math.sin(a - 0.1))])
        brush.line(lane, 4.6, mix(base, (120, 76, 50), 0.3))
        brush.line(lane, 3.4, sand)
    brush.patch(0, 5, 13, 9, (*sand, 235))
    for x, y in scattered(rng, 5, 8, (22, 20), 12):
        _garden(brush, x, y)


def _garden(brush: Brush, x: float, y: float) -> None:
    rng = brush.rng
    wide = rng.uniform(4, 6)
    for row in range(3):
        brush.line([(x - wide, y + row * 2 - 2), (x + wide, y + row * 2 - 2)], 1.1, mix((112, 128, 66), brush.palette.terrains["village"], 0.2))


def _village(brush: Brush) -> None:
    rng, canvas = brush.rng, brush.canvas
    spots = scattered(rng, 10, 9, (21, 21), 12.5)
    steeple = rng.choice([spot for spot in spots if spot[1] < -8] or spots)
    for x, y in spots:
        if (x, y) == steeple:
            props.church(canvas, *brush.at(x, y), 9, brush.palette, brush.snowy)
            continue
        props.house(canvas, *brush.at(x, y), rng.uniform(8.6, 10.6), rng, brush.palette, brush.snowy)
        if rng.random() < 0.5:
            props.tree(canvas, *brush.at(x + 7.4, y + 1.4), rng.uniform(1.8, 2.6), brush.palette, rng.random())


# lake


def _lake_ground(brush: Brush) -> None:
    rng, water = brush.rng, brush.palette.terrains["lake"]
    deep, shore = mix(water, brush.palette.river_dark, 0.42), mix(water, (232, 240, 226), 0.55)
    brush.canvas.polygon([brush.at(*p) for p in corners((0, 0), RIM + 1)], shore)
    for number, (radius, colour) in enumerate(((RIM - 3.4, mix(water, shore, 0.4)), (RIM - 7.6, water), (RIM - 15, mix(water, deep, 0.3)),
                                               (RIM - 24, mix(water, deep, 0.5)))):
        ring = [(x * (1 + rng.uniform(-0.035, 0.03)), y * (1 + rng.uniform(-0.035, 0.03)))
                for a, b in _sides(radius) for x, y in _along(a, b, 4)]
        brush.canvas.polygon([brush.at(*p) for p in curve(ring, closed=True, steps=3)], colour)
        if number < 2:
            brush.canvas.line([brush.at(*p) for p in curve(ring, closed=True, steps=3)], 0.7, mix(shore, (255, 255, 255), 0.4), closed=True)
    for x, y in scattered(rng, 26, 9, apart=6):
        wide = rng.uniform(2, 4.4)
        wave = [(x + t * wide, y + 0.7 * math.sin(t * math.pi * 1.5)) for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
        brush.line(wave, 0.65, mix(water, (236, 246, 248), 0.5 if y < 8 else 0.36))


def _sides(radius: float) -> Iterator[tuple[Point, Point]]:
    ring = corners((0, 0), radius)
    yield from ((ring[i], ring[(i + 1) % 6]) for i in range(6))


def _along(a: Point, b: Point, count: int) -> Iterator[Point]:
    yield from ((a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count) for i in range(count))


def _lake(brush: Brush) -> None:
    rng = brush.rng
    reed = mix((92, 110, 62), brush.palette.terrains["lake"], 0.2)
    for a, b in rng.sample(list(_sides(RIM - 5)), 3):
        t = rng.uniform(0.25, 0.75)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        for _ in range(5):
            dx, dy = rng.uniform(-3, 3), rng.uniform(-1.5, 1.5)
            if inside(x + dx, y + dy, 2):
                brush.line([(x + dx, y + dy), (x + dx + rng.uniform(-0.5, 0.5), y + dy - rng.uniform(2.4, 4))], 0.6, reed)
    if rng.random() < 0.6:
        _sail(brush, rng.uniform(-14, 14), rng.choice((-20, 22)))


def _sail(brush: Brush, x: float, y: float) -> None:
    hull, canvas = mix(brush.palette.wood, DARK, 0.25), brush.canvas
    over_draw(canvas, [brush.at(x - 6, y + 1.4), brush.at(x + 6, y + 1.4), brush.at(x + 3, y + 3.4), brush.at(x - 3, y + 3.4)],
              (*brush.palette.river_dark, 90))
    canvas.polygon([brush.at(x - 5, y), brush.at(x + 5.4, y), brush.at(x + 3.4, y + 2.2), brush.at(x - 3.4, y + 2.2)], hull)
    canvas.polygon([brush.at(x - 0.2, y - 0.8), brush.at(x - 0.2, y - 10), brush.at(x + 5, y - 0.8)], (246, 238, 220))
    canvas.polygon([brush.at(x - 1, y - 0.8), brush.at(x - 1, y - 8.6), brush.at(x - 4.6, y - 0.8)], (216, 204, 182))


# the Factory


def _factory_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["factory"]
    for x, y in scattered(rng, 22, 0):
        brush.patch(x, y, rng.uniform(6, 13), rng.uniform(4, 7), (*mix(base, rng.choice(((20, 16, 14), (126, 104, 84))), 0.6), 70))
    for a, b in list(_sides(RIM))[::1]:
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        for side in (-1.5, 1.5):
            nx, ny = -(y) / RIM * side, x / RIM * side
            brush.line([(x * 0.3 + nx, y * 0.3 + ny), (x * 1.1 + nx, y * 1.1 + ny)], 0.8, mix(base, (176, 168, 158), 0.5))
        for step in range(6):
            t = 0.42 + step * 0.11
            nx, ny = -(y) / RIM * 2.8, x / RIM * 2.8
            brush.line([(x * t - nx, y * t - ny), (x * t + nx, y * t + ny)], 0.7, mix(base, (30, 24, 20), 0.6))


def _factory(brush: Brush) -> None:
    """Halls with saw-tooth roofs and lit windows, three stacks that smoke over the land."""
    rng, canvas = brush.rng, brush.canvas
    iron = mix(brush.palette.terrains["factory"], (24, 18, 16), 0.55)
    for x, h, w in ((-23, 33, 7), (-3, 40, 8), (19, 35, 7)):
        props.smoke(canvas, *brush.at(x + 1, -12 - h), 5.2, rng, brush.palette.smoke)
        props.chimney(canvas, *brush.at(x, -10), w, h, iron)
    for left, wide, high in ((-36, 26, 13), (-12, 30, 17), (14, 22, 12)):
        _hall(brush, left, wide, high, iron)
    over_draw(canvas, [brush.at(*p) for p in ellipse((0, 0), 36, 5)], (12, 9, 8, 70))


def _hall(brush: Brush, left: float, wide: float, high: float, iron: tuple[int, int, int]) -> None:
    canvas, low = brush.canvas, 1.0
    canvas.polygon([brush.at(left, low), brush.at(left, low - high), brush.at(left + wide, low - high), brush.at(left + wide, low)],
                   mix(iron, (0, 0, 0), 0.25))
    teeth = max(2, round(wide / 8))
    for i in range(teeth):
        x, w = left + wide * i / teeth, wide / teeth
        canvas.polygon([brush.at(x, low - high), brush.at(x, low - high - 6), brush.at(x + w, low - high)], mix(iron, (255, 226, 190), 0.16))
        canvas.polygon([brush.at(x, low - high), brush.at(x, low - high - 6), brush.at(x + w * 0.24, low - high)], (214, 150, 74))
    for i in range(int(wide // 5)):
        x = left + 2.4 + i * 5
        canvas.box(*brush.at(x, low - high * 0.62), 2.4, high * 0.3, brush.palette.ember if (i * 7 + int(wide)) % 3 else mix(iron, (0, 0, 0), 0.5))


_GROUNDS: dict[str, Callable[[Brush], None]] = {
    "mountain": _mountain_ground, "farm": _farm_ground, "tundra": _tundra_ground, "forest": _forest_ground,
    "village": _village_ground, "lake": _lake_ground, "factory": _factory_ground,
}
_STANDING: dict[str, Callable[[Brush], None]] = {
    "mountain": _mountain, "farm": _farm, "tundra": _tundra, "forest": _forest, "village": _village, "lake": _lake,
    "factory": _factory,
}
