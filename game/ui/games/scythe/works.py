"""Pumps, rails, bridges, towers, mills and bells: what people have built in the pictures of encounters."""

from __future__ import annotations

import math

from game.ui.games.scythe import props
from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.props import DARK, shadow
from game.ui.games.scythe.stage import WATER, WIDE, Stage
from game.ui.games.scythe.things import IRON, WOOD
from game.ui.shapes import on_circle
from game.ui.theme import Colour, mix


def pump(stage: Stage, x: float, y: float, h: float) -> None:
    """A nodding pump with its counterweight."""
    shadow(stage.canvas, x, y, h * 0.5, h * 0.08, 66)
    for dx in (-0.2, 0.2):
        stage.line([(x + h * dx, y), (x, y - h * 0.72)], h * 0.06, IRON)
    stage.line([(x - h * 0.1, y - h * 0.3), (x + h * 0.1, y - h * 0.3)], h * 0.04, IRON)
    stage.line([(x - h * 0.56, y - h * 0.58), (x + h * 0.5, y - h * 0.86)], h * 0.08, mix(IRON, (150, 84, 46), 0.5))
    stage.poly(
        [
            (x + h * 0.4, y - h * 0.96),
            (x + h * 0.62, y - h * 1.0),
            (x + h * 0.66, y - h * 0.66),
            (x + h * 0.5, y - h * 0.7),
        ],
        IRON,
    )
    stage.line([(x + h * 0.6, y - h * 0.7), (x + h * 0.6, y)], h * 0.025, IRON)
    stage.poly(
        [
            (x - h * 0.72, y - h * 0.36),
            (x - h * 0.44, y - h * 0.36),
            (x - h * 0.46, y - h * 0.64),
            (x - h * 0.66, y - h * 0.6),
        ],
        IRON,
    )
    stage.canvas.box(x + h * 0.46, y - h * 0.14, h * 0.28, h * 0.14, stage.tone(mix(IRON, DARK, 0.3)))


def tank_wagon(stage: Stage, x: float, y: float, w: float) -> None:
    """A tank on rail wheels."""
    for dx in (-0.36, -0.2, 0.2, 0.36):
        stage.disc((x + w * dx, y - w * 0.07), w * 0.07, mix(IRON, DARK, 0.5))
        stage.disc((x + w * dx, y - w * 0.07), w * 0.035, IRON)
    stage.canvas.box(x - w * 0.5, y - w * 0.17, w, w * 0.05, stage.tone(mix(IRON, DARK, 0.3)))
    body: Colour = (70, 84, 78)
    stage.canvas.box(x - w * 0.46, y - w * 0.46, w * 0.92, w * 0.3, stage.tone(body), w * 0.13)
    stage.canvas.box(
        x - w * 0.42, y - w * 0.43, w * 0.84, w * 0.07, stage.tone(mix(body, (240, 240, 220), 0.3)), w * 0.035
    )
    for dx in (-0.22, 0.22):
        stage.line([(x + w * dx, y - w * 0.46), (x + w * dx, y - w * 0.17)], w * 0.02, mix(body, DARK, 0.4))
    stage.canvas.box(x - w * 0.07, y - w * 0.54, w * 0.14, w * 0.1, stage.tone(body), w * 0.03)


def rails(stage: Stage, y: float) -> None:
    for x in range(0, int(WIDE) + 6, 6):
        stage.line([(x, y - 1.2), (x - 2.4, y + 2.6)], 1.4, mix(WOOD, DARK, 0.4))
    for dy in (-0.8, 2.0):
        stage.line([(-2, y + dy), (WIDE + 2, y + dy)], 0.8, (128, 126, 124))


def river(stage: Stage, top: float, low: float, bend: float = 3.0) -> None:
    """Water from left to right between two heights."""
    edge = [(float(x), top + bend * math.sin(x / 19)) for x in range(-4, int(WIDE) + 9, 6)]
    back = [(float(x), low + bend * math.sin(x / 23 + 1)) for x in range(int(WIDE) + 8, -6, -6)]
    stage.poly([(x, y - 1.2) for x, y in edge] + [(x, y + 1.2) for x, y in back], (226, 214, 178))
    stage.poly(edge + back, WATER)
    for _ in range(int((low - top) * 1.6)):
        x, y = stage.rng.uniform(0, WIDE), stage.rng.uniform(top + 2, low - 1)
        stage.line([(x, y), (x + stage.rng.uniform(4, 10), y)], 0.6, mix(WATER, (255, 255, 255), 0.5))


def bridge(stage: Stage, x: float, y: float, w: float) -> None:
    """A stone arch with iron railings, its roadway at y."""
    stone: Colour = (158, 146, 128)
    arch = [
        (x + w * 0.3 * math.cos(a), y + w * 0.26 - w * 0.2 * math.sin(a))
        for a in (i * math.pi / 12 for i in range(13))
    ]
    stage.poly([(x - w / 2, y), (x + w / 2, y), (x + w / 2, y + w * 0.26), *arch, (x - w / 2, y + w * 0.26)], stone)
    stage.line(arch, w * 0.02, mix(stone, DARK, 0.45))
    stage.line([(x - w / 2, y), (x + w / 2, y)], w * 0.03, mix(stone, (255, 250, 235), 0.4))
    for i in range(15):
        px = x - w / 2 + w * i / 14
        stage.line([(px, y), (px, y - w * 0.1)], w * 0.01, IRON)
    stage.line([(x - w / 2, y - w * 0.1), (x + w / 2, y - w * 0.1)], w * 0.014, IRON)


def ferry(stage: Stage, x: float, y: float, w: float) -> None:
    """A flat ferry with a rail, on a rope."""
    stage.line([(-2, y - w * 0.34), (WIDE + 2, y - w * 0.4)], 0.6, (110, 92, 66))
    stage.poly(
        [
            (x - w * 0.56, y - w * 0.12),
            (x + w * 0.56, y - w * 0.12),
            (x + w * 0.46, y + w * 0.04),
            (x - w * 0.46, y + w * 0.04),
        ],
        WOOD,
    )
    stage.line([(x - w * 0.5, y - w * 0.05), (x + w * 0.5, y - w * 0.05)], 0.6, mix(WOOD, DARK, 0.4))
    for dx in (-0.5, -0.17, 0.17, 0.5):
        stage.line([(x + w * dx, y - w * 0.12), (x + w * dx, y - w * 0.28)], w * 0.02, mix(WOOD, DARK, 0.3))
    stage.line([(x - w * 0.5, y - w * 0.26), (x + w * 0.5, y - w * 0.26)], w * 0.02, mix(WOOD, DARK, 0.2))
    stage.line([(x, y - w * 0.12), (x, y - w * 0.38)], w * 0.03, mix(WOOD, DARK, 0.4))


def watchtower(stage: Stage, x: float, y: float, h: float) -> None:
    for dx in (-0.2, 0.2):
        stage.line([(x + h * dx, y), (x + h * dx * 0.6, y - h * 0.66)], h * 0.05, mix(WOOD, DARK, 0.2))
    for a, b in ((0.1, 0.36), (0.36, 0.62)):
        stage.line([(x - h * 0.18, y - h * a), (x + h * 0.15, y - h * b)], h * 0.03, mix(WOOD, DARK, 0.35))
        stage.line([(x + h * 0.18, y - h * a), (x - h * 0.15, y - h * b)], h * 0.03, mix(WOOD, DARK, 0.35))
    stage.canvas.box(x - h * 0.24, y - h * 0.84, h * 0.48, h * 0.2, stage.tone(WOOD))
    stage.canvas.box(x - h * 0.17, y - h * 0.8, h * 0.34, h * 0.09, stage.tone((52, 42, 36)))
    stage.poly([(x - h * 0.32, y - h * 0.83), (x, y - h * 1.06), (x + h * 0.32, y - h * 0.83)], mix(WOOD, DARK, 0.4))


def anvil(stage: Stage, x: float, y: float, w: float) -> None:
    stage.canvas.box(x - w * 0.22, y - w * 0.5, w * 0.44, w * 0.5, stage.tone(mix(WOOD, DARK, 0.3)))
    stage.poly(
        [
            (x - w * 0.5, y - w * 0.82),
            (x + w * 0.42, y - w * 0.82),
            (x + w * 0.3, y - w * 0.66),
            (x + w * 0.16, y - w * 0.62),
            (x + w * 0.24, y - w * 0.48),
            (x - w * 0.24, y - w * 0.48),
            (x - w * 0.14, y - w * 0.64),
        ],
        IRON,
    )
    stage.line([(x - w * 0.44, y - w * 0.8), (x + w * 0.4, y - w * 0.8)], w * 0.05, mix(IRON, (255, 255, 255), 0.45))


def bell(stage: Stage, x: float, y: float, h: float) -> None:
    """A great bell hanging from a crane of beams that stands at (x, y)."""
    stage.line([(x - h * 0.44, y), (x - h * 0.1, y - h)], h * 0.06, WOOD)
    stage.line([(x + h * 0.44, y), (x + h * 0.1, y - h)], h * 0.06, mix(WOOD, DARK, 0.25))
    stage.line([(x - h * 0.2, y - h * 0.98), (x + h * 0.2, y - h * 0.98)], h * 0.07, mix(WOOD, DARK, 0.1))
    stage.line([(x, y - h * 0.96), (x, y - h * 0.72)], h * 0.03, IRON)
    bronze: Colour = (176, 128, 58)
    cup = curve(
        [
            (x - h * 0.09, y - h * 0.72),
            (x - h * 0.14, y - h * 0.5),
            (x - h * 0.26, y - h * 0.28),
            (x + h * 0.26, y - h * 0.28),
            (x + h * 0.14, y - h * 0.5),
            (x + h * 0.09, y - h * 0.72),
        ],
        closed=True,
    )
    stage.poly(cup, bronze)
    stage.poly(
        curve(
            [
                (x - h * 0.06, y - h * 0.68),
                (x - h * 0.1, y - h * 0.48),
                (x - h * 0.18, y - h * 0.32),
                (x - h * 0.08, y - h * 0.32),
                (x - h * 0.03, y - h * 0.5),
            ],
            closed=True,
        ),
        mix(bronze, (255, 240, 200), 0.42),
    )
    stage.line([(x - h * 0.25, y - h * 0.28), (x + h * 0.25, y - h * 0.28)], h * 0.035, mix(bronze, DARK, 0.35))
    stage.disc((x, y - h * 0.22), h * 0.04, mix(bronze, DARK, 0.5))


def water_wheel(stage: Stage, x: float, y: float, r: float) -> None:
    stage.canvas.line(ellipse((x, y), r, r, 30), r * 0.12, stage.tone(mix(WOOD, DARK, 0.4)), closed=True)
    for turn in range(0, 360, 30):
        stage.line([(x, y), on_circle((x, y), r * 1.12, turn)], r * 0.08, mix(WOOD, DARK, 0.25))
        stage.line([on_circle((x, y), r * 1.12, turn - 6), on_circle((x, y), r * 1.12, turn + 6)], r * 0.14, WOOD)
    stage.disc((x, y), r * 0.16, mix(WOOD, DARK, 0.5))


def saw(stage: Stage, x: float, y: float, r: float) -> None:
    """A round blade in a bench with a trunk."""
    for dx in (-1.6, 1.6):
        stage.line([(x + dx * r, y), (x + dx * r, y - r * 1.1)], r * 0.2, WOOD)
    teeth = [on_circle((x, y - r * 1.2), r * (1.0 if i % 2 else 0.86), 360 * i / 36) for i in range(36)]
    stage.poly(teeth, (168, 172, 176))
    stage.disc((x, y - r * 1.2), r * 0.2, IRON)
    stage.canvas.box(x - r * 2.2, y - r * 1.24, r * 4.4, r * 0.3, stage.tone(mix(WOOD, DARK, 0.15)))
    stage.line([(x - r * 2.6, y - r * 1.5), (x - r * 0.2, y - r * 1.5)], r * 0.44, mix(WOOD, DARK, 0.2))
    stage.disc((x - r * 2.6, y - r * 1.5), r * 0.22, mix(WOOD, (250, 226, 180), 0.6))


def hall(stage: Stage, x: float, y: float, w: float) -> None:
    """A works hall with a saw-tooth roof, lit windows and two stacks that smoke."""
    iron: Colour = (74, 66, 62)
    for dx, high in ((-0.3, 0.62), (0.16, 0.7)):
        props.smoke(stage.canvas, x + w * dx, y - w * high, w * 0.05, stage.rng, (196, 188, 178), 1.2)
        props.chimney(stage.canvas, x + w * dx, y - w * 0.2, w * 0.07, w * (high - 0.2), stage.tone(iron))
    stage.canvas.box(x - w / 2, y - w * 0.24, w, w * 0.24, stage.tone(iron))
    for i in range(6):
        left, step = x - w / 2 + w * i / 6, w / 6
        stage.poly(
            [(left, y - w * 0.24), (left, y - w * 0.34), (left + step, y - w * 0.24)],
            mix(iron, (255, 226, 190), 0.14),
        )
        stage.canvas.polygon(
            [(left, y - w * 0.24), (left, y - w * 0.34), (left + step * 0.26, y - w * 0.24)], (232, 164, 80)
        )
        stage.canvas.box(left + step * 0.28, y - w * 0.16, step * 0.44, w * 0.1, (240, 170, 84))


def gate(stage: Stage, x: float, y: float, w: float) -> None:
    """Two pillars and an open iron gate."""
    for side in (-1, 1):
        px = x + side * w * 0.5
        stage.canvas.box(px - w * 0.07, y - w * 0.6, w * 0.14, w * 0.6, stage.tone((150, 134, 116)))
        stage.disc((px, y - w * 0.66), w * 0.08, (170, 154, 134))
        for i in range(4):
            bx = px - side * w * (0.1 + i * 0.05)
            stage.line([(bx, y + w * 0.02 * i), (bx, y - w * (0.5 - i * 0.02))], w * 0.018, IRON)


def papers(stage: Stage, x: float, y: float, w: float) -> None:
    """Sheets of paper in the wind."""
    for _ in range(9):
        px, py = x + stage.rng.uniform(-0.5, 0.5) * w, y - stage.rng.uniform(0, 0.34) * w
        lean = stage.rng.uniform(-1.4, 1.4)
        stage.canvas.polygon(
            [(px, py), (px + 3.6, py + lean), (px + 3, py + lean + 4), (px - 0.6, py + 4)], (246, 240, 224)
        )
