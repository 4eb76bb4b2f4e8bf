"""What stands on the land: trees, houses, peaks, tufts, hay. All lit from the upper left, all in map units."""

from __future__ import annotations

import math
from random import Random

from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.palette import Palette
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

DARK: Colour = (38, 32, 22)


def shadow(canvas: Canvas, x: float, y: float, rx: float, ry: float, alpha: int = 60) -> None:
    """A soft-looking foot: two rings of shade to the lower right."""
    over_draw(canvas, ellipse((x + rx * 0.35, y + ry * 0.2), rx * 1.2, ry * 1.15), (*DARK, alpha // 2))
    over_draw(canvas, ellipse((x + rx * 0.3, y + ry * 0.15), rx * 0.95, ry * 0.9), (*DARK, alpha))


def over_draw(canvas: Canvas, points: list[Point], colour: tuple[int, ...]) -> None:
    """A see-through polygon laid over what is drawn already, which pygame's own polygon would replace."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, top = min(xs), min(ys)
    layer = Canvas(
        (math.ceil((max(xs) - left) * canvas.unit) + 2, math.ceil((max(ys) - top) * canvas.unit) + 2),
        canvas.unit,
        colour,
        over=1,
    )
    layer.polygon([(x - left, y - top) for x, y in points], colour)
    canvas.big.blit(layer.big, (round(left * canvas.unit), round(top * canvas.unit)))


def peak(canvas: Canvas, x: float, y: float, w: float, h: float, rng: Random, palette: Palette, snowy: float) -> None:
    """A mountain whose foot is w wide at (x, y): a lit and a shaded face, snow on the top."""
    rock = palette.terrains["mountain"]
    lit, dim, deep = mix(rock, (255, 248, 234), 0.30), mix(rock, DARK, 0.34), mix(rock, DARK, 0.52)
    top = x + w * rng.uniform(-0.06, 0.06), y - h
    left, right = (x - w / 2, y), (x + w / 2, y)
    ridge = [top, (x + w * 0.05, y - h * 0.66), (x - w * 0.03, y - h * 0.36), (x + w * 0.07, y)]
    slope_l = [(x - w * 0.19, y - h * 0.60), (x - w * 0.31, y - h * 0.40)]
    slope_r = [(x + w * 0.20, y - h * 0.62), (x + w * 0.33, y - h * 0.32)]
    canvas.polygon([left, *reversed(slope_l), top, *slope_r, right], deep)
    canvas.polygon([left, *reversed(slope_l), *ridge], lit)
    canvas.polygon([*ridge, right, *reversed(slope_r)], dim)
    for share in (0.3, 0.55):  # gullies in both faces
        gx = x + w * (share - 0.12)
        canvas.line([(gx - w * 0.1, y - h * (0.62 - share * 0.4)), (gx, y - h * 0.06)], 0.8, deep)
        hx = x - w * share * 0.62
        canvas.line([(hx + w * 0.12, y - h * (0.5 - share * 0.3)), (hx, y - h * 0.05)], 0.7, mix(lit, DARK, 0.22))
    cap = 0.34 + 0.2 * snowy
    edge = [
        (x - w * 0.5 * cap * 0.9, y - h * (1 - cap)),
        (x - w * 0.09, y - h * (1 - cap * 0.72)),
        (x - w * 0.02, y - h * (1 - cap * 1.12)),
        (x + w * 0.08, y - h * (1 - cap * 0.7)),
        (x + w * 0.5 * cap * 0.95, y - h * (1 - cap * 0.96)),
    ]
    canvas.polygon([top, *edge], mix(palette.snow, (158, 174, 190), 0.34))
    canvas.polygon([top, *edge[:3]], palette.snow)


def fir(canvas: Canvas, x: float, y: float, h: float, palette: Palette, snowy: float, tint: float) -> None:
    """A fir of three tiers standing at (x, y)."""
    green = mix(palette.terrains["forest"], (38, 62, 42), 0.50 + 0.16 * tint)
    lit, dim = mix(green, (214, 222, 160), 0.24), mix(green, DARK, 0.26)
    shadow(canvas, x, y, h * 0.26, h * 0.10, 56)
    canvas.line([(x, y), (x, y - h * 0.2)], h * 0.09, mix(palette.wood, DARK, 0.4))
    for tier, (wide, low, high) in enumerate(((0.30, 0.12, 0.62), (0.245, 0.36, 0.82), (0.17, 0.60, 1.0))):
        canvas.polygon([(x - h * wide, y - h * low), (x, y - h * high), (x + h * wide, y - h * low)], dim)
        canvas.polygon(
            [(x - h * wide, y - h * low), (x, y - h * high), (x + h * 0.04, y - h * (low + 0.02))],
            lit if tier else mix(lit, green, 0.5),
        )
        if snowy > 0.35:
            canvas.polygon(
                [
                    (x - h * wide * 0.62, y - h * (low + 0.16)),
                    (x, y - h * high),
                    (x + h * wide * 0.2, y - h * (low + 0.22)),
                    (x - h * wide * 0.1, y - h * (low + 0.14)),
                ],
                palette.snow,
            )


def tree(canvas: Canvas, x: float, y: float, r: float, palette: Palette, tint: float) -> None:
    """A round tree."""
    green = mix(palette.terrains["forest"], (72, 86, 36), 0.42 + 0.2 * tint)
    shadow(canvas, x, y, r * 0.9, r * 0.34, 54)
    canvas.line([(x, y), (x, y - r)], r * 0.3, mix(palette.wood, DARK, 0.4))
    canvas.circle((x, y - r * 1.5), r, mix(green, DARK, 0.22))
    canvas.circle((x - r * 0.16, y - r * 1.62), r * 0.82, green)
    canvas.circle((x - r * 0.34, y - r * 1.82), r * 0.46, mix(green, (232, 226, 160), 0.28))


def house(canvas: Canvas, x: float, y: float, w: float, rng: Random, palette: Palette, snowy: float) -> None:
    """A house seen from the front, its floor at (x, y): plaster, a roof with a dark side, a door, now and then a
    chimney."""
    wall = mix((240, 226, 200), palette.terrains["village"], rng.uniform(0.05, 0.28))
    roof = mix((142, 70, 50), (112, 84, 66), rng.random())
    h = w * 0.46
    shadow(canvas, x + w * 0.1, y, w * 0.58, w * 0.16, 62)
    canvas.polygon([(x - w / 2, y), (x - w / 2, y - h), (x + w / 2, y - h), (x + w / 2, y)], mix(wall, DARK, 0.22))
    canvas.polygon([(x - w / 2, y), (x - w / 2, y - h), (x + w * 0.1, y - h), (x + w * 0.1, y)], wall)
    if rng.random() < 0.6:
        canvas.box(x + w * 0.2, y - h - w * 0.52, w * 0.13, w * 0.34, mix(roof, DARK, 0.45))
    top = y - h - w * 0.46
    canvas.polygon(
        [(x - w * 0.62, y - h), (x - w * 0.18, top), (x + w * 0.36, top), (x + w * 0.62, y - h)],
        mix(roof, DARK, 0.25),
    )
    canvas.polygon(
        [(x - w * 0.62, y - h), (x - w * 0.18, top), (x + w * 0.22, y - h)], mix(roof, (255, 214, 170), 0.2)
    )
    canvas.polygon([(x - w * 0.18, top), (x + w * 0.22, y - h), (x + w * 0.62, y - h), (x + w * 0.36, top)], roof)
    if snowy > 0.35:
        canvas.polygon(
            [
                (x - w * 0.18, top),
                (x + w * 0.36, top),
                (x + w * 0.5, top + w * 0.26),
                (x + w * 0.3, top + w * 0.2),
                (x + w * 0.12, top + w * 0.3),
                (x - w * 0.06, top + w * 0.18),
            ],
            palette.snow,
        )
    canvas.box(x - w * 0.3, y - h * 0.62, w * 0.17, h * 0.62, mix(palette.wood, DARK, 0.35))
    canvas.box(x + w * 0.22, y - h * 0.66, w * 0.15, h * 0.34, (245, 206, 120))


def church(canvas: Canvas, x: float, y: float, w: float, palette: Palette, snowy: float) -> None:
    wall, roof = (240, 228, 206), (104, 84, 86)
    shadow(canvas, x + w * 0.1, y, w * 0.7, w * 0.18, 62)
    canvas.polygon(
        [(x - w * 0.1, y), (x - w * 0.1, y - w * 0.5), (x + w * 0.7, y - w * 0.5), (x + w * 0.7, y)],
        mix(wall, DARK, 0.2),
    )
    canvas.polygon(
        [
            (x - w * 0.1, y - w * 0.5),
            (x + w * 0.02, y - w * 0.92),
            (x + w * 0.6, y - w * 0.92),
            (x + w * 0.78, y - w * 0.5),
        ],
        palette.snow if snowy > 0.5 else roof,
    )
    canvas.box(x - w * 0.42, y - w * 1.1, w * 0.4, w * 1.1, wall)
    canvas.box(x - w * 0.16, y - w * 1.1, w * 0.14, w * 1.1, mix(wall, DARK, 0.18))
    canvas.polygon(
        [(x - w * 0.5, y - w * 1.08), (x - w * 0.22, y - w * 1.9), (x + w * 0.06, y - w * 1.08)],
        mix(roof, DARK, 0.15),
    )
    canvas.polygon(
        [(x - w * 0.5, y - w * 1.08), (x - w * 0.22, y - w * 1.9), (x - w * 0.2, y - w * 1.08)],
        mix(roof, (255, 240, 225), 0.25),
    )
    canvas.box(x - w * 0.31, y - w * 0.86, w * 0.14, w * 0.26, (70, 60, 66))
    canvas.box(x + w * 0.2, y - w * 0.36, w * 0.12, w * 0.2, (245, 206, 120))


def haystack(canvas: Canvas, x: float, y: float, r: float, palette: Palette) -> None:
    straw = mix(palette.terrains["farm"], (148, 96, 22), 0.42)
    shadow(canvas, x, y, r, r * 0.34, 56)
    dome = curve(
        [(x - r, y), (x - r * 0.8, y - r), (x, y - r * 1.7), (x + r * 0.8, y - r), (x + r, y), (x, y + r * 0.24)],
        closed=True,
    )
    canvas.polygon(dome, mix(straw, DARK, 0.16))
    canvas.polygon(
        curve(
            [
                (x - r * 0.86, y - r * 0.1),
                (x - r * 0.66, y - r),
                (x, y - r * 1.6),
                (x + r * 0.1, y - r * 0.8),
                (x, y),
            ],
            closed=True,
        ),
        mix(straw, (255, 240, 196), 0.34),
    )
    canvas.line([(x - r * 0.7, y - r * 0.5), (x + r * 0.74, y - r * 0.56)], 0.5, mix(straw, DARK, 0.45))


def tuft(canvas: Canvas, x: float, y: float, size: float, colour: Colour) -> None:
    for lean in (-0.6, 0.0, 0.6):
        canvas.line([(x, y), (x + lean * size, y - size * (1.1 - abs(lean) * 0.3))], 0.55, colour)


def rock(canvas: Canvas, x: float, y: float, r: float, colour: Colour) -> None:
    canvas.polygon(
        [
            (x - r, y),
            (x - r * 0.6, y - r * 0.8),
            (x + r * 0.3, y - r),
            (x + r, y - r * 0.1),
            (x + r * 0.7, y + r * 0.2),
        ],
        mix(colour, DARK, 0.35),
    )
    canvas.polygon(
        [(x - r, y), (x - r * 0.6, y - r * 0.8), (x + r * 0.3, y - r), (x + r * 0.05, y - r * 0.3)],
        mix(colour, (255, 250, 240), 0.3),
    )


def chimney(canvas: Canvas, x: float, y: float, w: float, h: float, colour: Colour) -> None:
    """A tall stack with a collar."""
    canvas.polygon(
        [(x - w * 0.6, y), (x - w * 0.42, y - h), (x + w * 0.42, y - h), (x + w * 0.6, y)],
        mix(colour, (0, 0, 0), 0.3),
    )
    canvas.polygon(
        [(x - w * 0.6, y), (x - w * 0.42, y - h), (x - w * 0.1, y - h), (x - w * 0.16, y)],
        mix(colour, (255, 230, 200), 0.14),
    )
    for share in (1.0, 0.84):
        canvas.box(x - w * 0.56, y - h * share, w * 1.12, h * 0.05, mix(colour, (0, 0, 0), 0.5))


def smoke(canvas: Canvas, x: float, y: float, size: float, rng: Random, colour: Colour, drift: float = 1.0) -> None:
    """Puffs that grow and fade as they drift off."""
    for step in range(7):
        share = step / 6
        r = size * (0.35 + 0.75 * share)
        sway = drift * size * (0.2 + 2.6 * share * share) + rng.uniform(-0.2, 0.2) * size
        at = x + sway, y - size * (0.3 + 2.1 * share)
        over_draw(canvas, ellipse(at, r, r * 0.8), (*colour, round(120 * (1 - share) + 18)))
