"""Mountains, tundra, forests and lakes: what lies flat in one hexagon, and what stands on it from back to front."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.games.scythe import props
from game.ui.games.scythe.brush import curve
from game.ui.games.scythe.layout import corners
from game.ui.games.scythe.props import DARK, over_draw
from game.ui.games.scythe.terrain import RIM, Brush, along, inside, scattered, sides
from game.ui.theme import mix


def _mountain_ground(brush: Brush) -> None:
    rng, rock = brush.rng, brush.palette.terrains["mountain"]
    for x, y in scattered(rng, 16, 4):
        brush.patch(
            x,
            y,
            rng.uniform(6, 12),
            rng.uniform(3, 6),
            (*mix(rock, rng.choice(((92, 98, 74), (128, 104, 82))), 0.8), 76),
        )
    brush.patch(0, 10, 20, 11, (*mix(rock, (238, 226, 204), 0.5), 90))
    for x, y in scattered(rng, 40, 3):
        dx = rng.uniform(2, 5)
        brush.line([(x, y), (x + dx, y + dx * 0.45)], 0.6, mix(rock, DARK, 0.24))


def _mountain(brush: Brush) -> None:
    rng, canvas = brush.rng, brush.canvas
    peaks = [
        (-7, -21, 25, 20),
        (10, -18, 30, 25),
        (-22, -9, 27, 23),
        (25, -6, 27, 21),
        (-32, 7, 17, 15),
        (-10, -3, 15, 10),
        (34, 9, 14, 11),
        (13, -2, 13, 8),
        (-24, 25, 20, 15),
        (21, 27, 22, 16),
        (-4, 35, 15, 10),
        (-14, 31, 11, 7),
        (30, 20, 11, 8),
    ]
    for px, py, w, h in sorted(peaks, key=lambda one: one[1]):
        size = rng.uniform(0.86, 1.08)
        if inside(px, py, w * size * 0.36):
            foot = brush.at(px + rng.uniform(-2, 2), py)
            props.peak(canvas, *foot, w * size, h * size, rng, brush.palette, brush.snowy)
    for x, y in scattered(rng, 9, 6, (16, 10), 8):
        props.rock(canvas, *brush.at(x, y), rng.uniform(1.2, 2.2), brush.palette.terrains["mountain"])


def _tundra_ground(brush: Brush) -> None:
    rng, base = brush.rng, brush.palette.terrains["tundra"]
    for x, y in scattered(rng, 14, 2):
        moss = rng.choice(((132, 148, 122), (158, 160, 130), (206, 214, 206), (146, 158, 146)))
        brush.patch(x, y, rng.uniform(7, 14), rng.uniform(3.4, 6), (*mix(base, moss, 0.8), 120))
    for x, y in scattered(rng, 6, 9, (15, 12), 14):
        rx, ry = rng.uniform(5, 8.5), rng.uniform(2, 3.2)
        brush.patch(x, y + 0.7, rx * 1.14, ry * 1.3, (*mix(base, (92, 92, 76), 0.6), 200))
        brush.patch(x, y, rx, ry, (*mix(brush.palette.river_dark, base, 0.35), 235))
        brush.line(
            [(x - rx * 0.5, y - ry * 0.25), (x + rx * 0.3, y - ry * 0.3)], 0.6, mix(base, (240, 248, 250), 0.7)
        )


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


def _lake_ground(brush: Brush) -> None:
    rng, water = brush.rng, brush.palette.terrains["lake"]
    deep, shore = mix(water, brush.palette.river_dark, 0.42), mix(water, (232, 240, 226), 0.55)
    brush.canvas.polygon([brush.at(*p) for p in corners((0, 0), RIM + 1)], shore)
    for number, (radius, colour) in enumerate(
        (
            (RIM - 3.4, mix(water, shore, 0.4)),
            (RIM - 7.6, water),
            (RIM - 15, mix(water, deep, 0.3)),
            (RIM - 24, mix(water, deep, 0.5)),
        )
    ):
        ring = [
            (x * (1 + rng.uniform(-0.035, 0.03)), y * (1 + rng.uniform(-0.035, 0.03)))
            for a, b in sides(radius)
            for x, y in along(a, b, 4)
        ]
        brush.canvas.polygon([brush.at(*p) for p in curve(ring, closed=True, steps=3)], colour)
        if number < 2:
            brush.canvas.line(
                [brush.at(*p) for p in curve(ring, closed=True, steps=3)],
                0.7,
                mix(shore, (255, 255, 255), 0.4),
                closed=True,
            )
    for x, y in scattered(rng, 26, 9, apart=6):
        wide = rng.uniform(2, 4.4)
        wave = [(x + t * wide, y + 0.7 * math.sin(t * math.pi * 1.5)) for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)]
        brush.line(wave, 0.65, mix(water, (236, 246, 248), 0.5 if y < 8 else 0.36))


def _lake(brush: Brush) -> None:
    rng = brush.rng
    reed = mix((92, 110, 62), brush.palette.terrains["lake"], 0.2)
    for a, b in rng.sample(list(sides(RIM - 5)), 3):
        t = rng.uniform(0.25, 0.75)
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        for _ in range(5):
            dx, dy = rng.uniform(-3, 3), rng.uniform(-1.5, 1.5)
            if inside(x + dx, y + dy, 2):
                brush.line(
                    [(x + dx, y + dy), (x + dx + rng.uniform(-0.5, 0.5), y + dy - rng.uniform(2.4, 4))], 0.6, reed
                )
    if rng.random() < 0.6:
        _sail(brush, rng.uniform(-14, 14), rng.choice((-20, 22)))


def _sail(brush: Brush, x: float, y: float) -> None:
    hull, canvas = mix(brush.palette.wood, DARK, 0.25), brush.canvas
    over_draw(
        canvas,
        [brush.at(x - 6, y + 1.4), brush.at(x + 6, y + 1.4), brush.at(x + 3, y + 3.4), brush.at(x - 3, y + 3.4)],
        (*brush.palette.river_dark, 90),
    )
    canvas.polygon(
        [brush.at(x - 5, y), brush.at(x + 5.4, y), brush.at(x + 3.4, y + 2.2), brush.at(x - 3.4, y + 2.2)], hull
    )
    canvas.polygon([brush.at(x - 0.2, y - 0.8), brush.at(x - 0.2, y - 10), brush.at(x + 5, y - 0.8)], (246, 238, 220))
    canvas.polygon([brush.at(x - 1, y - 0.8), brush.at(x - 1, y - 8.6), brush.at(x - 4.6, y - 0.8)], (216, 204, 182))


GROUNDS: dict[str, Callable[[Brush], None]] = {
    "mountain": _mountain_ground,
    "tundra": _tundra_ground,
    "forest": _forest_ground,
    "lake": _lake_ground,
}
STANDING: dict[str, Callable[[Brush], None]] = {
    "mountain": _mountain,
    "tundra": _tundra,
    "forest": _forest,
    "lake": _lake,
}
