"""Everything that can stand in the picture of an encounter, by the word that scenes.py uses for it."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.games.scythe import creatures, fair, props, things, works
from game.ui.games.scythe.props import over_draw
from game.ui.games.scythe.stage import HIGH, WIDE, Stage


def _house(stage: Stage, x: float, y: float, w: float) -> None:
    props.house(stage.canvas, x, y, w, stage.rng, stage.palette, stage.snowy)


def _church(stage: Stage, x: float, y: float, w: float) -> None:
    props.church(stage.canvas, x, y, w, stage.palette, stage.snowy)


def _fir(stage: Stage, x: float, y: float, h: float) -> None:
    props.fir(stage.canvas, x, y, h, stage.palette, stage.snowy, stage.rng.random())


def _tree(stage: Stage, x: float, y: float, r: float, apples: bool = False) -> None:
    props.tree(stage.canvas, x, y, r, stage.palette, stage.rng.random())
    for _ in range(9 if apples else 0):
        at = x + stage.rng.uniform(-0.7, 0.7) * r, y - r * stage.rng.uniform(1.1, 2.2)
        stage.canvas.circle(at, r * 0.1, (196, 60, 42))


def _peak(stage: Stage, x: float, y: float, w: float) -> None:
    props.peak(stage.canvas, x, y, w, w * 0.8, stage.rng, stage.palette, stage.snowy)


def _stack(stage: Stage, x: float, y: float, r: float) -> None:
    props.haystack(stage.canvas, x, y, r, stage.palette)


def _smoke(stage: Stage, x: float, y: float, size: float, drift: float = 1.0) -> None:
    props.smoke(stage.canvas, x, y, size, stage.rng, (226, 220, 210) if not stage.dark else (120, 126, 146), drift)


def _firs(stage: Stage, x: float, y: float, w: float) -> None:
    """A stand of firs from x to x + w."""
    for i in range(int(w / 7)):
        props.fir(
            stage.canvas,
            x + i * 7 + stage.rng.uniform(-2, 2),
            y + stage.rng.uniform(-2, 2),
            stage.rng.uniform(20, 30),
            stage.palette,
            stage.snowy,
            stage.rng.random(),
        )


def _furrows(stage: Stage, x: float, y: float, w: float) -> None:
    """Ridges of a ploughed field that run to a point on the horizon."""
    for i in range(10):
        foot = x + w * i / 9
        stage.line([(foot, HIGH + 2), (x + w / 2 + (foot - x - w / 2) * 0.34, y)], 1.6, (120, 92, 58))


def _night(stage: Stage, x: float, y: float, r: float) -> None:
    things.sun(stage, x, y, r, moon=True)
    for _ in range(26):
        stage.canvas.circle((stage.rng.uniform(0, WIDE), stage.rng.uniform(0, 40)), 0.4, (236, 236, 220))


def _chain(stage: Stage, x: float, y: float, w: float) -> None:
    for i in range(int(w / 3)):
        stage.canvas.circle((x + i * 3, y + 1.2 * (i % 2)), 1.4, stage.tone((92, 90, 88)), 0.7)


def _forge(stage: Stage, x: float, y: float, w: float) -> None:
    """The open front of a smithy with its fire inside."""
    stage.canvas.box(x - w / 2, y - w * 0.62, w, w * 0.62, stage.tone((104, 92, 82)))
    stage.canvas.box(x - w * 0.36, y - w * 0.44, w * 0.72, w * 0.44, (46, 32, 26))
    for grow, alpha in ((0.3, 60), (0.2, 90), (0.1, 160)):
        over_draw(
            stage.canvas,
            [
                (x - w * grow, y - w * 0.04),
                (x - w * grow, y - w * 0.1 - w * grow),
                (x + w * grow, y - w * 0.1 - w * grow),
                (x + w * grow, y - w * 0.04),
            ],
            (255, 150, 60, alpha),
        )
    stage.poly(
        [
            (x - w * 0.62, y - w * 0.6),
            (x - w * 0.3, y - w * 0.94),
            (x + w * 0.3, y - w * 0.94),
            (x + w * 0.62, y - w * 0.6),
        ],
        (96, 62, 48),
    )
    stage.canvas.box(x + w * 0.16, y - w * 1.14, w * 0.14, w * 0.3, stage.tone((120, 104, 92)))


def _barn(stage: Stage, x: float, y: float, w: float) -> None:
    red = (132, 62, 48)
    stage.canvas.box(x - w / 2, y - w * 0.46, w, w * 0.46, stage.tone(red))
    stage.poly(
        [
            (x - w * 0.56, y - w * 0.44),
            (x - w * 0.36, y - w * 0.74),
            (x, y - w * 0.88),
            (x + w * 0.36, y - w * 0.74),
            (x + w * 0.56, y - w * 0.44),
        ],
        (90, 66, 56),
    )
    stage.canvas.box(x - w * 0.2, y - w * 0.36, w * 0.4, w * 0.36, stage.tone((44, 32, 28)))
    for side in (-1, 1):
        stage.line([(x + side * w * 0.2, y), (x + side * w * 0.2, y - w * 0.36)], 0.8, (226, 214, 190))
    stage.line([(x - w * 0.2, y - w * 0.36), (x + w * 0.2, y - w * 0.36)], 0.8, (226, 214, 190))


def _school(stage: Stage, x: float, y: float, w: float) -> None:
    stage.canvas.box(x - w / 2, y - w * 0.4, w, w * 0.4, stage.tone((222, 200, 158)))
    stage.canvas.box(x + w * 0.2, y - w * 0.4, w * 0.3, w * 0.4, stage.tone((196, 172, 132)))
    stage.poly(
        [
            (x - w * 0.56, y - w * 0.38),
            (x - w * 0.42, y - w * 0.62),
            (x + w * 0.42, y - w * 0.62),
            (x + w * 0.56, y - w * 0.38),
        ],
        (126, 68, 54),
    )
    stage.canvas.box(x - w * 0.06, y - w * 0.78, w * 0.12, w * 0.18, stage.tone((222, 200, 158)))
    stage.poly([(x - w * 0.1, y - w * 0.76), (x, y - w * 0.9), (x + w * 0.1, y - w * 0.76)], (126, 68, 54))
    for dx in (-0.38, -0.18, 0.12, 0.32):
        stage.canvas.box(x + w * dx, y - w * 0.3, w * 0.1, w * 0.14, (248, 216, 140))
    stage.canvas.box(x - w * 0.05, y - w * 0.22, w * 0.1, w * 0.22, stage.tone((96, 68, 48)))


def _veil(stage: Stage, x: float, y: float, alpha: int) -> None:
    """Night over what was drawn so far; lamps come after it."""
    over_draw(stage.canvas, [(x, y), (WIDE + 9, y), (WIDE + 9, HIGH + 9), (x, HIGH + 9)], (*stage.sky[0], alpha))


MOTIFS: dict[str, Callable[..., None]] = {
    "house": _house,
    "church": _church,
    "fir": _fir,
    "firs": _firs,
    "tree": _tree,
    "peak": _peak,
    "stack": _stack,
    "smoke": _smoke,
    "furrows": _furrows,
    "night": _night,
    "chain": _chain,
    "forge": _forge,
    "barn": _barn,
    "school": _school,
    "person": creatures.person,
    "horse": creatures.horse,
    "bear": creatures.bear,
    "mech": creatures.machine,
    "banner": creatures.banner,
    "cart": things.cart,
    "heap": things.heap,
    "barrel": things.barrel,
    "fire": things.fire,
    "cauldron": things.cauldron,
    "tent": fair.tent,
    "big_top": fair.big_top,
    "stall": fair.stall,
    "bunting": fair.bunting,
    "pump": works.pump,
    "tank": works.tank_wagon,
    "rails": works.rails,
    "river": works.river,
    "bridge": works.bridge,
    "ferry": works.ferry,
    "tower": works.watchtower,
    "anvil": works.anvil,
    "bell": works.bell,
    "hive": things.hive,
    "sun": things.sun,
    "snowfall": things.snowfall,
    "wheel": works.water_wheel,
    "saw": works.saw,
    "caravan": fair.caravan,
    "lamp": fair.lamp,
    "veil": _veil,
    "hall": works.hall,
    "gate": works.gate,
    "papers": works.papers,
}
