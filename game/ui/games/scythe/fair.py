"""What stands on a fair or in a camp: tents, stalls, bunting, caravans, lamps."""

from __future__ import annotations

from game.ui.games.scythe.brush import curve, ellipse
from game.ui.games.scythe.props import DARK, over_draw, shadow
from game.ui.games.scythe.stage import Stage
from game.ui.games.scythe.things import CLOTH, IRON, RED, WOOD, wheel
from game.ui.shapes import Point
from game.ui.theme import Colour, mix


def tent(stage: Stage, x: float, y: float, w: float, colour: Colour = CLOTH) -> None:
    h = w * 0.62
    shadow(stage.canvas, x, y, w * 0.54, w * 0.08, 60)
    stage.poly([(x - w * 0.5, y), (x - w * 0.08, y - h), (x + w * 0.12, y)], mix(colour, (255, 255, 250), 0.2))
    stage.poly(
        [(x - w * 0.08, y - h), (x + w * 0.34, y - h * 0.9), (x + w * 0.56, y), (x + w * 0.12, y)],
        mix(colour, DARK, 0.24),
    )
    stage.poly([(x - w * 0.28, y), (x - w * 0.09, y - h * 0.72), (x - w * 0.02, y)], mix(colour, DARK, 0.62))


def big_top(stage: Stage, x: float, y: float, w: float) -> None:
    """A circus tent in stripes with a flag."""
    h = w * 0.6
    shadow(stage.canvas, x, y, w * 0.54, w * 0.07, 70)
    count = 8
    for i in range(count):
        a, b = x - w / 2 + w * i / count, x - w / 2 + w * (i + 1) / count
        tone = RED if i % 2 else CLOTH
        stage.poly([(a, y), (a, y - h * 0.42), (b, y - h * 0.42), (b, y)], mix(tone, DARK, 0.12 + 0.22 * i / count))
        c, d = x - w * 0.58 + w * 1.16 * i / count, x - w * 0.58 + w * 1.16 * (i + 1) / count
        stage.poly([(c, y - h * 0.38), (x, y - h), (d, y - h * 0.38)], mix(tone, DARK, 0.2 * i / count))
    stage.poly([(x - w * 0.07, y), (x, y - h * 0.36), (x + w * 0.07, y)], (60, 40, 36))
    stage.line([(x, y - h), (x, y - h * 1.22)], w * 0.012, DARK)
    stage.poly([(x, y - h * 1.22), (x + w * 0.12, y - h * 1.16), (x, y - h * 1.1)], (226, 176, 62))


def stall(stage: Stage, x: float, y: float, w: float, stripe: Colour = RED) -> None:
    """A market stall with a striped roof and goods."""
    h = w * 0.72
    shadow(stage.canvas, x, y, w * 0.52, w * 0.08, 60)
    for dx in (-0.42, 0.42):
        stage.line([(x + w * dx, y), (x + w * dx, y - h * 0.8)], w * 0.05, mix(WOOD, DARK, 0.25))
    stage.canvas.box(x - w * 0.46, y - h * 0.36, w * 0.92, h * 0.34, stage.tone(WOOD))
    for i in range(7):
        stage.disc(
            (x - w * 0.36 + i * w * 0.12, y - h * 0.4),
            w * 0.05,
            ((196, 78, 50), (220, 172, 66), (120, 140, 70))[i % 3],
        )
    for i in range(6):
        a, b = x - w * 0.54 + w * 1.08 * i / 6, x - w * 0.54 + w * 1.08 * (i + 1) / 6
        tone = stripe if i % 2 else CLOTH
        stage.poly(
            [
                (a + w * 0.05, y - h),
                (b + w * 0.05 if i < 5 else b - w * 0.05, y - h),
                (b, y - h * 0.72),
                (a, y - h * 0.72),
            ],
            tone,
        )
        stage.poly(ellipse(((a + b) / 2, y - h * 0.72), (b - a) / 2, w * 0.045, 12), tone)


def bunting(stage: Stage, x: float, y: float, w: float, sag: float = 6.0, lanterns: bool = False) -> None:
    """A line of pennants or lanterns from (x, y) to the right."""

    def at(t: float) -> Point:
        return x + w * t, y + sag * 4 * t * (1 - t)

    stage.line([at(i / 16) for i in range(17)], 0.5, (90, 74, 60))
    for i in range(1, 12):
        px, py = at(i / 12)
        if lanterns:
            over_draw(stage.canvas, ellipse((px, py + 2), 4, 4), (255, 206, 110, 70))
            stage.canvas.circle((px, py + 2), 1.5, (255, 226, 150))
        else:
            stage.poly(
                [(px - 1.8, py), (px + 1.8, py), (px, py + 4)], (RED, (228, 180, 70), (72, 108, 140), CLOTH)[i % 4]
            )


def caravan(stage: Stage, x: float, y: float, w: float, colour: Colour = (86, 112, 96)) -> None:
    """A house on wheels with a bent roof and a stove pipe."""
    shadow(stage.canvas, x, y, w * 0.5, w * 0.07, 66)
    stage.canvas.box(x - w * 0.44, y - w * 0.56, w * 0.88, w * 0.42, stage.tone(colour))
    stage.canvas.box(x + w * 0.14, y - w * 0.56, w * 0.3, w * 0.42, stage.tone(mix(colour, DARK, 0.22)))
    stage.poly(
        curve(
            [
                (x - w * 0.52, y - w * 0.54),
                (x - w * 0.4, y - w * 0.66),
                (x, y - w * 0.72),
                (x + w * 0.4, y - w * 0.66),
                (x + w * 0.52, y - w * 0.54),
            ],
            closed=True,
        ),
        mix(colour, (60, 44, 40), 0.6),
    )
    stage.canvas.box(x + w * 0.2, y - w * 0.86, w * 0.06, w * 0.2, stage.tone(IRON))
    stage.canvas.box(x - w * 0.32, y - w * 0.48, w * 0.2, w * 0.16, (250, 216, 140))
    stage.canvas.box(x + w * 0.2, y - w * 0.46, w * 0.16, w * 0.32, stage.tone(mix(WOOD, DARK, 0.2)))
    for dx in (-0.28, 0.28):
        wheel(stage, x + w * dx, y - w * 0.12, w * 0.12)


def lamp(stage: Stage, x: float, y: float, h: float) -> None:
    """A lamp that hangs or stands: a glow, a glass, a cap."""
    for grow, alpha in ((3.4, 22), (2.2, 34), (1.3, 60)):
        over_draw(stage.canvas, ellipse((x, y - h * 0.5), h * grow * 0.7, h * grow * 0.7, 26), (255, 200, 100, alpha))
    stage.canvas.box(x - h * 0.2, y - h * 0.8, h * 0.4, h * 0.62, (255, 232, 160), h * 0.1)
    stage.canvas.box(x - h * 0.28, y - h * 0.18, h * 0.56, h * 0.16, stage.tone(IRON))
    stage.poly([(x - h * 0.3, y - h * 0.78), (x, y - h * 1.1), (x + h * 0.3, y - h * 0.78)], IRON)
