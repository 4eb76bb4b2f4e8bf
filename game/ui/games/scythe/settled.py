"""Farms, villages and the Factory: what lies flat in one hexagon, and what stands on it from back to front."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from game.ui.games.scythe import props
from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.props import over_draw
from game.ui.games.scythe.terrain import RIM, Brush, inside, scattered, sides
from game.ui.shapes import Point
from game.ui.theme import Colour, mix


def _farm_ground(brush: Brush) -> None:
    """Three or four fields, each with furrows of its own direction, with lanes between."""
    rng, farm = brush.rng, brush.palette.terrains["farm"]
    turn = rng.uniform(0, math.tau)
    cuts = sorted((turn + i * math.tau / 4 + rng.uniform(-0.3, 0.3)) % math.tau for i in range(4))
    hub = rng.uniform(-7, 7), rng.uniform(-5, 8)
    tints = [
        mix(farm, (226, 200, 110), 0.5),
        mix(farm, (190, 150, 62), 0.42),
        mix(farm, (168, 172, 84), 0.45),
        mix(farm, (236, 218, 150), 0.45),
    ]
    rng.shuffle(tints)

    def field_of(x: float, y: float) -> int:
        angle = (math.atan2(y - hub[1], x - hub[0]) + 0.12 * math.sin(math.hypot(x, y) / 9)) % math.tau
        return sum(angle >= cut for cut in cuts) % 4

    for index in range(4):
        a, b = cuts[index - 1], cuts[index] + (math.tau if index == 0 else 0)
        fan = [hub] + [
            (hub[0] + 90 * math.cos(a + (b - a) * i / 8), hub[1] + 90 * math.sin(a + (b - a) * i / 8))
            for i in range(9)
        ]
        brush.canvas.polygon([brush.at(*p) for p in fan], tints[index])
        lean = rng.uniform(0, math.pi)
        for points in _furrows(lean, field_of, index):
            brush.line(points, 0.75, mix(tints[index], (112, 72, 16), 0.34))
    for cut in cuts:
        lane = [hub] + [
            (hub[0] + d * math.cos(cut + 0.1 * math.sin(d / 9)), hub[1] + d * math.sin(cut + 0.1 * math.sin(d / 9)))
            for d in range(6, 80, 6)
        ]
        brush.line(lane, 2.6, mix(farm, (255, 244, 214), 0.6))
        for x, y in lane[1:]:
            if inside(x, y, 3) and rng.random() < 0.72:
                brush.canvas.circle(
                    brush.at(x + 1.8, y + 0.6),
                    rng.uniform(1.1, 1.9),
                    mix((104, 118, 56), farm, rng.uniform(0.1, 0.4)),
                )


def _furrows(lean: float, field_of: Callable[[float, float], int], field: int) -> Iterator[list[Point]]:
    """Pieces of wavy parallel lines as far as they lie in the field."""
    cos, sin = math.cos(lean), math.sin(lean)
    for offset in range(-48, 49, 4):
        run: list[Point] = []
        for along in range(-52, 53, 3):
            bend = offset + 0.9 * math.sin(along / 8 + offset)
            x, y = along * cos - bend * sin, along * sin + bend * cos
            if field_of(x, y) == field and inside(x, y, -3):
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


def _village_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["village"]
    for x, y in scattered(rng, 12, 2):
        brush.patch(
            x,
            y,
            rng.uniform(6, 11),
            rng.uniform(4, 6),
            (*mix(base, rng.choice(((150, 152, 90), (226, 190, 150))), 0.6), 90),
        )
    sand = mix(base, (255, 238, 206), 0.62)
    turn = rng.uniform(0, math.tau)
    for i in range(3):
        a = turn + i * math.tau / 3 + rng.uniform(-0.3, 0.3)
        lane = curve(
            [
                (0, 4),
                (16 * math.cos(a + 0.3), 4 + 16 * math.sin(a + 0.3)),
                (34 * math.cos(a), 4 + 34 * math.sin(a)),
                (60 * math.cos(a - 0.1), 60 * math.sin(a - 0.1)),
            ]
        )
        brush.line(lane, 4.6, mix(base, (120, 76, 50), 0.3))
        brush.line(lane, 3.4, sand)
    brush.patch(0, 5, 13, 9, (*sand, 235))
    for x, y in scattered(rng, 5, 8, (22, 20), 12):
        _garden(brush, x, y)


def _garden(brush: Brush, x: float, y: float) -> None:
    rng = brush.rng
    wide = rng.uniform(4, 6)
    for row in range(3):
        brush.line(
            [(x - wide, y + row * 2 - 2), (x + wide, y + row * 2 - 2)],
            1.1,
            mix((112, 128, 66), brush.palette.terrains["village"], 0.2),
        )


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


def _factory_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["factory"]
    for x, y in scattered(rng, 22, 0):
        brush.patch(
            x,
            y,
            rng.uniform(6, 13),
            rng.uniform(4, 7),
            (*mix(base, rng.choice(((20, 16, 14), (126, 104, 84))), 0.6), 70),
        )
    for a, b in sides(RIM):
        x, y = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        for side in (-1.5, 1.5):
            nx, ny = -(y) / RIM * side, x / RIM * side
            brush.line(
                [(x * 0.3 + nx, y * 0.3 + ny), (x * 1.1 + nx, y * 1.1 + ny)], 0.8, mix(base, (176, 168, 158), 0.5)
            )
        for step in range(6):
            t = 0.42 + step * 0.11
            nx, ny = -(y) / RIM * 2.8, x / RIM * 2.8
            brush.line([(x * t - nx, y * t - ny), (x * t + nx, y * t + ny)], 0.7, mix(base, (30, 24, 20), 0.6))


STACKS = ((-23, 33, 7), (-3, 40, 8), (19, 35, 7))
"""The Factory's: where each stands, from the middle, how high and how wide it is."""


def _factory(brush: Brush) -> None:
    """Halls with saw-tooth roofs and lit windows, three stacks that smoke over the land."""
    rng, canvas = brush.rng, brush.canvas
    iron = mix(brush.palette.terrains["factory"], (24, 18, 16), 0.55)
    for x, h, w in STACKS:
        props.smoke(canvas, *brush.at(x + 1, -12 - h), 5.2, rng, brush.palette.smoke)
        props.chimney(canvas, *brush.at(x, -10), w, h, iron)
    for left, wide, high in ((-36, 26, 13), (-12, 30, 17), (14, 22, 12)):
        _hall(brush, left, wide, high, iron)
    over_draw(canvas, [brush.at(*p) for p in ellipse((0, 0), 36, 5)], (12, 9, 8, 70))


def _hall(brush: Brush, left: float, wide: float, high: float, iron: Colour) -> None:
    canvas, low = brush.canvas, 1.0
    canvas.polygon(
        [
            brush.at(left, low),
            brush.at(left, low - high),
            brush.at(left + wide, low - high),
            brush.at(left + wide, low),
        ],
        mix(iron, (0, 0, 0), 0.25),
    )
    teeth = max(2, round(wide / 8))
    for i in range(teeth):
        x, w = left + wide * i / teeth, wide / teeth
        canvas.polygon(
            [brush.at(x, low - high), brush.at(x, low - high - 6), brush.at(x + w, low - high)],
            mix(iron, (255, 226, 190), 0.16),
        )
        canvas.polygon(
            [brush.at(x, low - high), brush.at(x, low - high - 6), brush.at(x + w * 0.24, low - high)], (214, 150, 74)
        )
    for i in range(int(wide // 5)):
        x = left + 2.4 + i * 5
        canvas.box(
            *brush.at(x, low - high * 0.62),
            2.4,
            high * 0.3,
            brush.palette.ember if (i * 7 + int(wide)) % 3 else mix(iron, (0, 0, 0), 0.5),
        )


GROUNDS: dict[str, Callable[[Brush], None]] = {
    "farm": _farm_ground,
    "village": _village_ground,
    "factory": _factory_ground,
}
STANDING: dict[str, Callable[[Brush], None]] = {"farm": _farm, "village": _village, "factory": _factory}
