"""Carts, tents, fires, barrels, stalls: what stands about in the pictures of encounters."""

from __future__ import annotations

import math

from game.ui.games.scythe import props
from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.props import DARK, over_draw, shadow
from game.ui.games.scythe.stage import HIGH, WIDE, Stage
from game.ui.shapes import on_circle
from game.ui.theme import Colour, mix

WOOD: Colour = (138, 98, 62)
IRON: Colour = (78, 76, 76)
STRAW: Colour = (214, 176, 88)
RED: Colour = (178, 66, 52)
CLOTH: Colour = (236, 226, 204)


def wheel(stage: Stage, x: float, y: float, r: float) -> None:
    stage.canvas.line(ellipse((x, y), r, r, 28), r * 0.2, stage.tone(mix(WOOD, DARK, 0.5)), closed=True)
    for turn in range(0, 180, 45):
        stage.line([on_circle((x, y), r, turn), on_circle((x, y), r, turn + 180)], r * 0.11, mix(WOOD, DARK, 0.3))
    stage.disc((x, y), r * 0.2, mix(WOOD, DARK, 0.5))


def cart(stage: Stage, x: float, y: float, w: float, load: str = "") -> None:
    """A cart of that width; its load is straw, scrap, logs, chests or empty."""
    shadow(stage.canvas, x, y, w * 0.5, w * 0.07, 66)
    deck = y - w * 0.26
    if load == "straw":
        stage.poly(
            curve(
                [
                    (x - w * 0.48, deck),
                    (x - w * 0.42, deck - w * 0.26),
                    (x, deck - w * 0.42),
                    (x + w * 0.42, deck - w * 0.26),
                    (x + w * 0.48, deck),
                ],
                closed=True,
            ),
            STRAW,
        )
        for i in range(9):
            sx = x - w * 0.4 + i * w * 0.1
            stage.line([(sx, deck - w * 0.04), (sx + w * 0.04, deck - w * 0.26)], 0.6, mix(STRAW, DARK, 0.3))
    elif load:
        heap(stage, x, deck, w * 0.8, load)
    stage.poly(
        [
            (x - w * 0.52, deck - w * 0.12),
            (x + w * 0.52, deck - w * 0.12),
            (x + w * 0.46, deck + w * 0.06),
            (x - w * 0.46, deck + w * 0.06),
        ],
        WOOD,
    )
    stage.line([(x - w * 0.5, deck - w * 0.04), (x + w * 0.5, deck - w * 0.04)], 0.6, mix(WOOD, DARK, 0.4))
    stage.line([(x + w * 0.46, deck), (x + w * 0.8, deck + w * 0.08)], w * 0.035, mix(WOOD, DARK, 0.3))
    for dx in (-0.3, 0.3):
        wheel(stage, x + w * dx, y - w * 0.14, w * 0.15)


def heap(stage: Stage, x: float, y: float, w: float, kind: str) -> None:
    """A pile of scrap, logs, drums or chests."""
    rng = stage.rng
    if kind == "logs":
        r = w * 0.1
        for row in range(3):
            for i in range(4 - row):
                at = x + (i - (3 - row) / 2) * r * 2.05, y - r - row * r * 1.75
                stage.disc(at, r, mix(WOOD, DARK, 0.35))
                stage.disc(at, r * 0.82, mix(WOOD, (250, 226, 180), 0.6))
                stage.canvas.circle(at, r * 0.42, stage.tone(mix(WOOD, (250, 226, 180), 0.2)), 0.5)
        return
    if kind == "chests":
        for dx, dy, size in ((-0.3, 0, 0.34), (0.12, 0, 0.4), (-0.08, 0.2, 0.32)):
            left, top, wide = x + dx * w, y - dy * w - size * w * 0.6, size * w
            stage.canvas.box(left, top, wide, size * w * 0.6, stage.tone(WOOD))
            stage.canvas.box(left, top, wide, size * w * 0.18, stage.tone(mix(WOOD, (255, 230, 190), 0.3)))
            stage.canvas.box(left + wide * 0.44, top, wide * 0.12, size * w * 0.6, stage.tone(IRON))
        return
    for i in range(16):
        share = i / 15
        px = x + rng.uniform(-0.5, 0.5) * w * (1 - share * 0.7)
        py = y - share * w * 0.42
        r = w * rng.uniform(0.06, 0.12)
        tone = mix(IRON, rng.choice(((150, 84, 46), (170, 164, 150), (96, 100, 108))), 0.55)
        if i % 3 == 0:
            stage.canvas.circle((px, py), r * 1.1, stage.tone(tone), r * 0.4)
        else:
            turn = rng.uniform(0, math.pi)
            a, b = (
                on_circle((px, py), r * 1.6, math.degrees(turn)),
                on_circle((px, py), r * 1.6, math.degrees(turn) + 180),
            )
            stage.line([a, b], r * 0.8, tone)


def barrel(stage: Stage, x: float, y: float, h: float, iron: bool = False) -> None:
    tone: Colour = (66, 74, 82) if iron else WOOD
    shadow(stage.canvas, x, y, h * 0.34, h * 0.09, 60)
    stage.poly(
        curve(
            [
                (x - h * 0.3, y),
                (x - h * 0.36, y - h * 0.5),
                (x - h * 0.3, y - h),
                (x + h * 0.3, y - h),
                (x + h * 0.36, y - h * 0.5),
                (x + h * 0.3, y),
            ],
            closed=True,
            steps=3,
        ),
        tone,
    )
    stage.poly(
        [
            (x - h * 0.26, y - h * 0.06),
            (x - h * 0.3, y - h * 0.5),
            (x - h * 0.26, y - h * 0.94),
            (x - h * 0.12, y - h * 0.94),
            (x - h * 0.14, y - h * 0.06),
        ],
        mix(tone, (255, 240, 215), 0.26),
    )
    for share in (0.22, 0.78):
        stage.line([(x - h * 0.33, y - h * share), (x + h * 0.33, y - h * share)], h * 0.06, mix(tone, DARK, 0.55))


def fire(stage: Stage, x: float, y: float, h: float) -> None:
    """A fire with its glow on the ground."""
    for grow, alpha in ((2.6, 26), (1.8, 34), (1.1, 46)):
        over_draw(stage.canvas, ellipse((x, y - h * 0.2), h * grow, h * grow * 0.6), (255, 176, 80, alpha))
    for dx in (-0.4, 0.4):
        stage.line([(x - h * dx, y), (x + h * dx * 0.6, y - h * 0.22)], h * 0.14, mix(WOOD, DARK, 0.5))
    for size, colour in ((1.0, (226, 96, 40)), (0.7, (250, 168, 60)), (0.4, (255, 236, 160))):
        flame = curve(
            [
                (x - h * 0.3 * size, y - h * 0.1),
                (x - h * 0.2 * size, y - h * 0.6 * size),
                (x + h * 0.04, y - h * 1.2 * size),
                (x + h * 0.22 * size, y - h * 0.6 * size),
                (x + h * 0.3 * size, y - h * 0.1),
            ],
            closed=True,
        )
        stage.canvas.polygon(flame, colour)


def cauldron(stage: Stage, x: float, y: float, w: float) -> None:
    for side in (-1, 1):
        stage.line([(x + side * w * 0.7, y), (x, y - w * 1.5)], w * 0.07, mix(WOOD, DARK, 0.3))
    fire(stage, x, y, w * 0.34)
    stage.poly(
        curve(
            [
                (x - w * 0.44, y - w * 0.86),
                (x - w * 0.4, y - w * 0.4),
                (x, y - w * 0.26),
                (x + w * 0.4, y - w * 0.4),
                (x + w * 0.44, y - w * 0.86),
            ],
            closed=True,
        ),
        (50, 46, 46),
    )
    stage.poly(ellipse((x, y - w * 0.86), w * 0.44, w * 0.12), (168, 126, 70))
    props.smoke(stage.canvas, x, y - w * 0.9, w * 0.24, stage.rng, (240, 236, 228), 0.5)


def hive(stage: Stage, x: float, y: float, h: float) -> None:
    """A straw skep on a stand."""
    stage.line([(x - h * 0.36, y), (x - h * 0.36, y - h * 0.3)], h * 0.08, WOOD)
    stage.line([(x + h * 0.36, y), (x + h * 0.36, y - h * 0.3)], h * 0.08, WOOD)
    stage.canvas.box(x - h * 0.5, y - h * 0.36, h, h * 0.1, stage.tone(mix(WOOD, DARK, 0.2)))
    stage.poly(
        curve(
            [
                (x - h * 0.38, y - h * 0.36),
                (x - h * 0.36, y - h * 0.7),
                (x, y - h * 1.1),
                (x + h * 0.36, y - h * 0.7),
                (x + h * 0.38, y - h * 0.36),
            ],
            closed=True,
        ),
        STRAW,
    )
    for share in (0.5, 0.66, 0.82):
        half = h * (0.42 - (share - 0.4) * 0.5)
        stage.line([(x - half, y - h * share), (x + half, y - h * share)], h * 0.03, mix(STRAW, DARK, 0.35))
    stage.disc((x, y - h * 0.44), h * 0.07, DARK)
    for _ in range(5):
        stage.disc((x + stage.rng.uniform(-1, 1) * h, y - h * stage.rng.uniform(0.5, 1.6)), 0.5, (60, 44, 20))


def sun(stage: Stage, x: float, y: float, r: float, moon: bool = False) -> None:
    colour: Colour = (246, 240, 214) if moon else (255, 236, 188)
    for grow, alpha in ((2.2, 26), (1.6, 36)):
        over_draw(stage.canvas, ellipse((x, y), r * grow, r * grow, 30), (*colour, alpha))
    stage.canvas.circle((x, y), r, colour)
    if moon:
        stage.canvas.circle((x + r * 0.3, y - r * 0.2), r * 0.2, mix(colour, stage.sky[0], 0.2))
        stage.canvas.circle((x - r * 0.3, y + r * 0.3), r * 0.14, mix(colour, stage.sky[0], 0.2))


def snowfall(stage: Stage, count: float = 60) -> None:
    for _ in range(int(count)):
        at = stage.rng.uniform(0, WIDE), stage.rng.uniform(0, HIGH)
        stage.canvas.circle(at, stage.rng.uniform(0.4, 1.0), (255, 255, 255))
