"""People, animals and machines for pictures, with their feet at (x, y) and a height or length of their own."""

from __future__ import annotations

import pygame

from game.ui import svg
from game.ui.games.scythe.art import ART
from game.ui.games.scythe.brush import curve
from game.ui.games.scythe.figures import BELOW, HALF, figure
from game.ui.games.scythe.props import DARK, shadow
from game.ui.games.scythe.stage import Stage
from game.ui.shapes import Point
from game.ui.theme import Colour, mix

SKIN: Colour = (226, 186, 148)
COATS: tuple[Colour, ...] = (
    (138, 66, 50),
    (64, 84, 108),
    (110, 96, 62),
    (92, 104, 72),
    (126, 92, 112),
    (178, 148, 96),
)


def person(stage: Stage, x: float, y: float, h: float, coat: int = 0, arm: str = "", hat: bool = True) -> None:
    """Somebody of that height; `arm` is up, out, left (out to the left), gun or none."""
    colour = COATS[coat % len(COATS)]
    shadow(stage.canvas, x, y, h * 0.2, h * 0.07, 60)
    for side in (-1, 1):
        stage.line(
            [(x + side * h * 0.07, y - h * 0.4), (x + side * h * 0.09, y - h * 0.02)],
            h * 0.1,
            mix(colour, DARK, 0.55),
        )
    body = [
        (x - h * 0.17, y - h * 0.3),
        (x - h * 0.13, y - h * 0.72),
        (x, y - h * 0.8),
        (x + h * 0.13, y - h * 0.72),
        (x + h * 0.18, y - h * 0.3),
    ]
    stage.poly(body, colour)
    stage.poly(
        [
            (x + h * 0.03, y - h * 0.78),
            (x + h * 0.13, y - h * 0.72),
            (x + h * 0.18, y - h * 0.3),
            (x + h * 0.04, y - h * 0.3),
        ],
        mix(colour, DARK, 0.32),
    )
    ends = {"up": (0.26, -1.0), "out": (0.4, -0.62), "left": (-0.4, -0.62), "gun": (0.2, -0.55), "": (0.17, -0.42)}
    dx, dy = ends[arm]
    stage.line(
        [(x + h * (0.1 if dx > 0 else -0.1), y - h * 0.7), (x + h * dx, y + h * dy)],
        h * 0.09,
        mix(colour, DARK, 0.18),
    )
    if arm == "gun":
        stage.line([(x + h * 0.14, y - h * 0.4), (x + h * 0.3, y - h * 1.12)], h * 0.05, (54, 46, 40))
    stage.disc((x, y - h * 0.89), h * 0.1, SKIN)
    if hat:
        stage.poly(
            [
                (x - h * 0.15, y - h * 0.92),
                (x - h * 0.09, y - h * 1.02),
                (x + h * 0.09, y - h * 1.02),
                (x + h * 0.15, y - h * 0.92),
            ],
            mix(colour, DARK, 0.5),
        )


def horse(stage: Stage, x: float, y: float, w: float, tone: int = 0, pack: bool = False) -> None:
    """A horse, or with a pack a mule, facing right."""
    coat: Colour = ((112, 78, 52), (78, 66, 60), (170, 150, 126))[tone % 3]
    h = w * 0.62
    shadow(stage.canvas, x, y, w * 0.42, w * 0.07, 60)
    for at, lean in ((-0.3, -0.03), (-0.2, 0.04), (0.18, -0.03), (0.27, 0.05)):
        stage.line([(x + w * at, y - h * 0.5), (x + w * (at + lean), y)], w * 0.065, mix(coat, DARK, 0.25))
    body = curve(
        [
            (x - w * 0.38, y - h * 0.62),
            (x - w * 0.2, y - h * 0.84),
            (x + w * 0.16, y - h * 0.8),
            (x + w * 0.34, y - h * 0.6),
            (x + w * 0.2, y - h * 0.42),
            (x - w * 0.24, y - h * 0.42),
        ],
        closed=True,
    )
    stage.poly(body, coat)
    stage.poly(
        [
            (x + w * 0.14, y - h * 0.72),
            (x + w * 0.36, y - h * 1.2),
            (x + w * 0.46, y - h * 1.1),
            (x + w * 0.34, y - h * 0.56),
        ],
        coat,
    )
    stage.poly(
        [
            (x + w * 0.34, y - h * 1.24),
            (x + w * 0.44, y - h * 1.2),
            (x + w * 0.6, y - h * 0.98),
            (x + w * 0.54, y - h * 0.9),
            (x + w * 0.4, y - h * 1.0),
        ],
        coat,
    )
    stage.line([(x + w * 0.16, y - h * 0.8), (x + w * 0.36, y - h * 1.24)], w * 0.05, mix(coat, DARK, 0.5))
    stage.line([(x - w * 0.37, y - h * 0.66), (x - w * 0.46, y - h * 0.3)], w * 0.05, mix(coat, DARK, 0.5))
    if pack:
        stage.poly(
            [
                (x - w * 0.2, y - h * 0.6),
                (x - w * 0.22, y - h * 1.06),
                (x + w * 0.12, y - h * 1.06),
                (x + w * 0.12, y - h * 0.6),
            ],
            (150, 122, 84),
        )
        stage.line([(x - w * 0.05, y - h * 1.06), (x - w * 0.05, y - h * 0.5)], w * 0.03, (84, 62, 42))


def bear(stage: Stage, x: float, y: float, w: float) -> None:
    fur: Colour = (92, 66, 48)
    h = w * 0.6
    shadow(stage.canvas, x, y, w * 0.46, w * 0.08, 70)
    for at in (-0.3, -0.16, 0.16, 0.3):
        stage.line([(x + w * at, y - h * 0.4), (x + w * at, y - w * 0.03)], w * 0.13, mix(fur, DARK, 0.2))
    body = curve(
        [
            (x - w * 0.44, y - h * 0.5),
            (x - w * 0.26, y - h * 0.95),
            (x + w * 0.1, y - h * 0.98),
            (x + w * 0.36, y - h * 0.74),
            (x + w * 0.3, y - h * 0.3),
            (x - w * 0.3, y - h * 0.28),
        ],
        closed=True,
    )
    stage.poly(body, fur)
    stage.poly(
        curve(
            [
                (x - w * 0.34, y - h * 0.7),
                (x - w * 0.2, y - h * 0.9),
                (x + w * 0.1, y - h * 0.92),
                (x - w * 0.06, y - h * 0.7),
            ],
            closed=True,
        ),
        mix(fur, (236, 210, 170), 0.22),
    )
    stage.disc((x + w * 0.42, y - h * 0.74), w * 0.15, fur)
    stage.disc((x + w * 0.34, y - h * 0.98), w * 0.05, fur)
    stage.disc((x + w * 0.48, y - h * 0.98), w * 0.05, fur)
    stage.disc((x + w * 0.55, y - h * 0.66), w * 0.07, mix(fur, (236, 210, 170), 0.4))
    stage.disc((x + w * 0.6, y - h * 0.69), w * 0.025, DARK)


def machine(
    stage: Stage,
    x: float,
    y: float,
    h: float,
    kind: str = "rusviet",
    rust: float = 0.7,
    fallen: bool = False,
    mirror: bool = False,
) -> None:
    """A walking machine nobody owns: iron and rust; fallen ones lie on their face."""
    iron: Colour = mix((92, 96, 98), (142, 82, 48), rust)
    shown = figure("mech", kind)
    unit = h / shown.height
    tones: dict[str, Colour] = {
        "seat": iron,
        "seat_light": mix(iron, (255, 236, 208), 0.32),
        "seat_shade": mix(iron, DARK, 0.4),
        "seat_dark": mix(iron, DARK, 0.82),
        "joint": mix(iron, DARK, 0.6),
        "glass": (62, 56, 50),
    }
    shadow(stage.canvas, x, y, h * 0.52, h * 0.1, 80)
    pixels = unit * stage.canvas.unit
    size = round(shown.size[0] * pixels), round(shown.size[1] * pixels)
    toned = {name: stage.tone(colour) for name, colour in tones.items()}
    picture = svg.picture(ART.kinds("figures").get(shown.drawing, ""), size, toned)
    left, top = x - HALF * unit, y - shown.above * unit
    if fallen:
        size = round(size[1] * 0.86), round(size[0] * 0.5)
        picture = pygame.transform.smoothscale(pygame.transform.rotate(picture, -90), size)
        left, top = x - (16 + BELOW * 0.86) * unit, y - (7 + HALF * 0.5) * unit
    elif mirror:
        picture = pygame.transform.flip(picture, True, False)
    stage.canvas.big.blit(picture, (round(left * stage.canvas.unit), round(top * stage.canvas.unit)))


def banner(stage: Stage, x: float, y: float, h: float, colour: Colour = (238, 230, 212)) -> None:
    """A blank banner on two poles, carried."""
    for dx in (0.0, h * 0.7):
        stage.line([(x + dx, y), (x + dx, y - h)], h * 0.05, (98, 72, 48))
    cloth: list[Point] = [
        (x, y - h),
        (x + h * 0.35, y - h * 0.94),
        (x + h * 0.7, y - h),
        (x + h * 0.7, y - h * 0.66),
        (x + h * 0.35, y - h * 0.6),
        (x, y - h * 0.66),
    ]
    stage.poly(cloth, colour)
    stage.line([cloth[3], cloth[4], cloth[5]], h * 0.03, mix(colour, DARK, 0.3))
