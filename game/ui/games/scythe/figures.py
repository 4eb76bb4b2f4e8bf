"""The outlines of heroes, mechs and workers: one silhouette per kind, and a dress of its own for each faction.

Lengths are map units; feet stand at (0, 0), up is negative. All face right; a defender is drawn mirrored.
"""

from __future__ import annotations

from typing import NamedTuple

from game.ui.games.scythe.brush import Part, ball, bar, box, curve, inner, part
from game.ui.shapes import Point


class Figure(NamedTuple):
    parts: tuple[Part, ...]
    mark: tuple[float, float, float]
    """Where the faction's mark is knocked out: middle and radius."""
    base: float
    """Half the width of the base it stands on."""
    height: float


def _smooth(tone: str, *points: Point) -> Part:
    return Part(tuple(curve(points, closed=True)), tone)


# heroes

_CLOAK = (
    _smooth("fill", (-11.5, 0), (-9, -12), (-6, -23), (-2.5, -27), (2.5, -27), (6, -23), (8.6, -12), (11, 0), (0, 1)),
    inner("shade", (1.5, -26), (3.6, -26), (6, -22), (8.4, -12), (10.4, -0.4), (4.6, 0)),
    inner("light", (-5.4, -21), (-3.6, -24), (-4.6, -12), (-6.6, -0.6), (-9.4, -0.6), (-8, -11)),
    inner("line", (0.4, -25), (1.2, -25), (2.2, 0), (1.0, 0)),
)
_POLE = (bar("wood", (12.4, 0.5), (12.4, -41), 1.7),)
_ARM = (bar("fill", (4.4, -22.4), (12.2, -18), 4.4, 3.4), ball("skin", 12.4, -17.8, 1.7))
_HEAD = (ball("skin", 0, -29.6, 3.9, 4.1),)

_FLAGS = {
    "nordic": part("fill", (13.2, -41), (26, -40), (22, -35.6), (26, -31), (13.2, -30)),
    "rusviet": part("fill", (13.2, -41), (26.4, -41), (26.4, -30.4), (13.2, -30.4)),
    "crimea": part("fill", (13.2, -41.5), (27, -35.7), (13.2, -30)),
    "saxony": part("fill", (13.2, -41), (25, -41), (25, -32), (19.2, -29), (13.2, -32)),
    "polania": part("fill", (13.2, -41), (25.4, -41), (22.6, -38), (25.4, -35.6), (22.6, -33), (25.4, -30.4),
                    (13.2, -30.4)),
}
_FLAG_MARKS = {"nordic": 17.6, "rusviet": 19.8, "crimea": 17.4, "saxony": 19.2, "polania": 18}

_HATS: dict[str, tuple[Part, ...]] = {
    # a round fur cap with ear flaps
    "nordic": (ball("shade", 0, -32.6, 5.4, 3.2), box("shade", -5.2, -32, 2, 5), box("shade", 3.2, -32, 2, 5),
               inner("light", (-3.6, -33.6), (0, -35), (1, -34.4), (-2.4, -32.6))),
    # a peaked cap, wider above than below
    "rusviet": (part("shade", (-5.8, -36.4), (5.8, -36.8), (4.6, -32.4), (-4.4, -32.4)),
                part("line", (-4.4, -32.6), (4.6, -32.6), (7.4, -31), (-3.8, -31.2))),
    # a tall fur hat, wider above
    "crimea": (part("shade", (-4.4, -32), (-5.6, -40), (0, -42.4), (5.6, -40), (4.4, -32)),
               inner("light", (-4.6, -39.4), (-0.6, -41.4), (-1.6, -33), (-3.6, -33))),
    # a helmet with a point
    "saxony": (part("shade", (-5.2, -31.2), (-5, -34), (-3, -36.6), (3, -36.6), (5, -34), (6.4, -31.2)),
               part("rim", (-1, -36.4), (0, -41.4), (1, -36.4))),
    # a four-cornered cap with a plume
    "polania": (part("shade", (-3.6, -32.2), (-5.4, -37.4), (0, -35.8), (5.4, -37.4), (3.8, -32.2)),
                box("line", -4, -33, 8, 1.4), part("plume", (3.4, -36), (5.6, -42), (7.6, -41), (5.6, -36))),
}


def hero(faction: str) -> Figure:
    flag = _FLAGS[faction]
    parts = (*_POLE, flag, *_CLOAK, *_ARM, *_HEAD, *_HATS[faction])
    return Figure(parts, (_FLAG_MARKS[faction], -35.6, 3.3), 13.5, 42)


# mechs: gun to the front, arm at the back, two bent legs (Saxony walks on four)


def _leg(hip: Point, knee: Point, foot: Point, width: float, tone: str) -> tuple[Part, ...]:
    x, y = foot
    return (bar(tone, hip, knee, width, width * 0.82), bar(tone, knee, (x, y - 1.6), width * 0.86, width * 0.66),
            part(tone, (x - 4, y), (x - 2.6, y - 3), (x + 2.8, y - 3), (x + 5, y)), ball("joint", *knee, width * 0.3))


_MECHS: dict[str, tuple[Part, ...]] = {
    # a whale's back with two stacks
    "nordic": (
        *_leg((-8, -13), (-14, -8), (-11, 0), 6, "shade"), *_leg((6, -13), (11.5, -8), (8, 0), 6, "shade"),
        box("shade", -9.4, -36, 3.4, 8), box("shade", -4.8, -35, 3.4, 7),
        bar("shade", (-12, -23), (-19, -16.4), 4.6, 3.4), bar("joint", (-19, -17), (-20, -12), 3.2, 1.8),
        bar("shade", (10, -21), (22, -19.4), 4.8, 3.6), bar("line", (20, -19.6), (23.4, -19.2), 4.6),
        _smooth("fill", (-15, -19), (-13, -26), (-4, -31), (7, -29.6), (13.4, -23), (11.6, -15.6), (2, -12),
                (-10, -12.6)),
        inner("light", (-12, -24.4), (-4, -29.6), (6, -28.4), (9, -25.6), (-2, -26.4), (-12.6, -22)),
        inner("shade", (-13, -15.4), (0, -15.4), (12.4, -17.4), (10.6, -14.6), (2, -12.4), (-9.8, -12.8)),
        inner("glass", (6.6, -24.6), (11.6, -22.4), (11, -20.2), (5.6, -22)),
    ),
    # a square boiler, heavy feet
    "rusviet": (
        *_leg((-8.6, -13), (-12.4, -7.4), (-10, 0), 7.2, "shade"), *_leg((5.6, -13), (10, -7.4), (7, 0), 7.2,
                                                                         "shade"),
        part("shade", (-12.4, -37), (-5.6, -37), (-6.4, -29), (-11.6, -29)),
        bar("shade", (-12, -24), (-20, -20), 5.4, 4.6), part("joint", (-22.4, -22.4), (-17.6, -22), (-17.4, -14),
                                                           (-20, -15.6), (-22.8, -14.6)),
        part("shade", (11, -24), (23, -22.6), (23, -17.6), (11, -17)), box("line", 21, -22.8, 2.4, 5.4),
        part("fill", (-15, -29.6), (7.6, -30.4), (13.4, -25), (13, -14.4), (9, -12), (-12.6, -12), (-15.4, -15.6)),
        inner("light", (-14, -28.6), (7, -29.4), (10, -26.6), (-13.8, -25.4)),
        inner("shade", (-14.6, -16.4), (12.6, -16.6), (12.2, -14.6), (8.6, -12.4), (-12.2, -12.4)),
        inner("glass", (6, -25.4), (11.8, -24.4), (11.8, -21.8), (6, -22.4)),
    ),
    # a saddle on long legs, a lance instead of a cannon
    "crimea": (
        *_leg((-7, -17), (-14, -11.6), (-10, 0), 5.2, "shade"), *_leg((5, -17), (12.4, -11.6), (8.6, 0), 5.2,
                                                                      "shade"),
        bar("joint", (-8, -30), (-12, -40), 2.2, 1.4), part("fill", (-12.4, -41), (-20, -38.4), (-11.4, -35.4)),
        bar("shade", (-10, -25), (-18, -21), 4.2, 3.4), bar("joint", (-18, -21.6), (-17, -15), 3, 1.8),
        bar("shade", (6, -22), (26, -24), 4.6, 1.2),
        _smooth("fill", (-13.4, -25), (-8, -31), (0, -28), (7, -32.4), (12.4, -26), (10, -18), (0, -15.6),
                (-10, -17)),
        inner("light", (-11.4, -26.4), (-7.6, -29.6), (0, -26.8), (6.4, -30.8), (8.4, -29), (0, -24), (-11.8, -24)),
        inner("shade", (-12, -20.4), (0, -19), (11, -21), (9.6, -18.4), (0, -16), (-9.8, -17.4)),
        inner("glass", (5.8, -27.6), (10.8, -26.4), (10.4, -24), (5, -25)),
    ),
    # a wedge on four thin legs, a long barrel
    "saxony": (
        *_leg((-8, -14), (-18, -13), (-16.4, 0), 4, "shade"), *_leg((-4, -13), (-7.4, -8), (-5, 0), 4, "shade"),
        *_leg((4, -13), (6.4, -8), (5, 0), 4, "shade"), *_leg((8, -14), (16.4, -13), (15, 0), 4, "shade"),
        box("shade", -10, -35, 3, 8), bar("shade", (4, -27), (25, -29.4), 4, 2.6),
        bar("line", (23, -29.4), (26, -29.8),
                                                                                    4),
        part("fill", (-15, -20), (-11, -28.6), (3, -30), (16.4, -19), (9, -12), (-11, -12)),
        inner("light", (-11.4, -26.6), (-10.4, -27.8), (3, -29), (7, -25.6), (-3, -24.6)),
        inner("shade", (-14, -17.4), (15, -18.6), (8.6, -12.4), (-10.8, -12.4)),
        inner("glass", (5, -24.8), (9.8, -21.6), (8.4, -19.8), (4, -22.4)),
    ),
    # a bell with a mortar on its shoulder, short broad legs
    "polania": (
        *_leg((-7.4, -11), (-11.4, -6.6), (-9.4, 0), 7.6, "shade"), *_leg((6.4, -11), (10, -6.6), (7.6, 0), 7.6,
                                                                          "shade"),
        bar("shade", (-4, -31), (8, -37.4), 7, 5), bar("line", (6.6, -36.8), (9.4, -38.2), 6.6),
        bar("shade", (-12, -20), (-19.6, -15), 5.4, 4.4), bar("joint", (-19.4, -15.6), (-18, -9.4), 3.8, 2.4),
        bar("shade", (11, -18), (20, -15.4), 5.4, 4.6), bar("joint", (20, -16), (21.6, -10.6), 3.8, 2.2),
        _smooth("fill", (-15, -11.6), (-14, -22), (-7, -30.6), (0, -32), (7, -30.6), (13.4, -22), (14, -11.6),
                (0, -9.6)),
        inner("light", (-12.6, -20.6), (-7, -28.6), (-1, -30.6), (-4.6, -24), (-7.6, -14.6), (-12.8, -14)),
        inner("shade", (8, -28.4), (12.4, -21.6), (13, -12.4), (2, -10.6), (8.6, -16)),
        inner("glass", (3.6, -26.4), (9.4, -24.6), (9.6, -22), (3.4, -23.4)),
    ),
}
_MECH_MARKS = {"nordic": (-3, -20.6, 4.6), "rusviet": (-3.4, -20.6, 5), "crimea": (-1.6, -21.4, 4.2),
               "saxony": (-4.4, -19.6, 4.6), "polania": (-0.6, -17.6, 4.8)}


def mech(faction: str) -> Figure:
    return Figure(_MECHS[faction], _MECH_MARKS[faction], 17.5, 37)


# workers

_BELL = (
    _smooth("fill", (-8, 0), (-7.2, -6.6), (-5, -12.6), (-2.4, -14.6), (2.4, -14.6), (5, -12.6), (7.2, -6.6), (8, 0),
            (0, 0.6)),
    inner("shade", (2.4, -13.8), (4.6, -12.2), (6.8, -6.4), (7.6, -0.2), (4.4, 0)),
    inner("light", (-4.6, -11.6), (-3, -13), (-4.6, -6), (-5, -0.4), (-7.2, -0.4), (-6.4, -6.4)),
    ball("skin", 0, -16.6, 3.3, 3.3),
)
_CAPS: dict[str, tuple[Part, ...]] = {
    "nordic": (ball("shade", 0, -18.8, 4.4, 2.8), box("shade", -4.2, -18.4, 1.8, 4),
               box("shade", 2.4, -18.4, 1.8, 4)),
    "rusviet": (part("shade", (-4.8, -21.6), (4.8, -21.6), (3.8, -18.4), (-3.8, -18.4)),
                part("line", (-3.8, -18.6), (3.8, -18.6), (6, -17.2), (-3.2, -17.4))),
    "crimea": (part("shade", (-3.8, -17.8), (-4.8, -23.4), (0, -25), (4.8, -23.4), (3.8, -17.8)),
               inner("light", (-3.8, -23), (-0.6, -24.2), (-1.2, -18.6), (-3, -18.6))),
    "saxony": (part("shade", (-7, -18.2), (7, -18.2), (5.6, -19.8), (-5.6, -19.8)),
               part("shade", (-3.6, -19.4), (-3, -23), (3, -23), (3.6, -19.4))),
    "polania": (part("shade", (-7.4, -17.6), (-2.4, -21.6), (2.4, -21.6), (7.4, -17.6), (0, -18.6)),),
}


def worker(faction: str) -> Figure:
    return Figure((*_BELL, *_CAPS[faction]), (0, -6.9, 3.4), 9.2, 25)


def figure(kind: str, faction: str) -> Figure:
    return {"character": hero, "mech": mech, "worker": worker}[kind](faction)


# structures, on one common plinth

_PLINTH = (part("shade", (-13, 0), (-11.4, -3.4), (11.4, -3.4), (13, 0)),
           inner("light", (-11.4, -3), (11.2, -3), (11.4, -2.2), (-11.8, -2.2)))


def _sail(turn: int) -> Part:
    """One of four sails, a quarter of the way round each."""
    lean = {0: (1, -1), 1: (1, 1), 2: (-1, 1), 3: (-1, -1)}[turn]
    (dx, dy), (x, y) = lean, (0.0, -20.0)
    side = dy, -dx
    return part("plate", (x + dx * 1.4, y + dy * 1.4), (x + dx * 10, y + dy * 10),
                (x + dx * 10 + side[0] * 2.6, y + dy * 10 + side[1] * 2.6),
                (x + dx * 3 + side[0] * 2.6, y + dy * 3 + side[1] * 2.6))


_STRUCTURES: dict[str, tuple[Part, ...]] = {
    "mill": (
        *_PLINTH, part("fill", (-7.4, -3.4), (-4.8, -20), (4.8, -20), (7.4, -3.4)),
        inner("shade", (1.8, -19.6), (4.4, -19.6), (7, -3.6), (3, -3.6)),
        inner("light", (-4.4, -18), (-3, -18), (-4.4, -4), (-6.6, -4)),
        part("shade", (-6, -19.6), (0, -26.4), (6, -19.6)), inner("line", (-1.8, -3.4), (-1.8, -8), (1.8, -8),
                                                                  (1.8, -3.4)),
        *(_sail(turn) for turn in range(4)), ball("line", 0, -20, 1.6),
    ),
    "mine": (
        *_PLINTH, part("fill", (-11, -3.4), (-11, -13), (0, -23), (11, -13), (11, -3.4)),
        inner("light", (-10.4, -12.6), (-0.2, -21.8), (0, -19), (-8.4, -11.4), (-8.4, -4), (-10.4, -4)),
        inner("shade", (0.4, -21.8), (10.6, -12.6), (10.6, -3.8), (8.4, -3.8), (8.4, -11.4)),
        inner("line", (-6, -3.4), (-6, -10.6), (-3, -14), (3, -14), (6, -10.6), (6, -3.4)),
        Part(((-3.6, -3.4), (-0.8, -11.4), (0.8, -11.4), (3.6, -3.4)), "plate", False),
        Part(((-2.2, -3.4), (-0.4, -10.6), (0.4, -10.6), (2.2, -3.4)), "line", False),
    ),
    "monument": (
        *_PLINTH, part("fill", (-5, -3.4), (-3.4, -24), (0, -29.4), (3.4, -24), (5, -3.4)),
        inner("shade", (0.4, -28.4), (3, -23.8), (4.6, -3.6), (0.9, -3.6)),
        inner("light", (-3, -23), (-1.8, -25), (-2.4, -5), (-4.4, -5)),
        part("shade", (-7.4, -3.4), (-6.6, -6.6), (6.6, -6.6), (7.4, -3.4)),
    ),
    "armory": (
        *_PLINTH, part("fill", (-10, -3.4), (-10, -23), (-5.6, -23), (-5.6, -19.4), (-2.2, -19.4), (-2.2, -23),
                       (2.2, -23),
                       (2.2, -19.4), (5.6, -19.4), (5.6, -23), (10, -23), (10, -3.4)),
        inner("light", (-9.4, -22.4), (-7.6, -22.4), (-7.6, -4), (-9.4, -4)),
        inner("shade", (6.6, -22.4), (9.4, -22.4), (9.4, -4), (6.6, -4)),
        Part(tuple(curve(((-4.4, -16), (0, -17), (4.4, -16), (3.8, -10.4), (0, -6.4), (-3.8, -10.4)), closed=True)),
             "line",
             False),
    ),
}
_STRUCTURE_MARKS = {"mill": (0.0, -13.0, 2.5), "mine": (0.0, -17.2, 2.4), "monument": (0.0, -15.4, 2.3),
                    "armory": (0.0, -12.2, 2.6)}


def structure(kind: str) -> Figure:
    return Figure(_STRUCTURES[kind], _STRUCTURE_MARKS[kind], 0, 29)
