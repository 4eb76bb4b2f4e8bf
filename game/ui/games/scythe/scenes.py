"""The pictures of the encounters and Factory cards: each a stage of its own with motifs in the order of drawing.

An entry of a scene is (motif, x, y, size, ...): its foot on a picture of 170 by 100 units.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pygame import Surface

from game.ui.games.scythe.motifs import MOTIFS
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.props import DARK
from game.ui.games.scythe.stage import HIGH, WIDE, Stage
from game.ui.look import Look
from game.ui.shapes import Canvas

Entry = tuple[Any, ...]


class Scene(NamedTuple):
    sky: str
    ground: str
    horizon: float
    entries: tuple[Entry, ...]


# fmt: off
SCENES: dict[str, Scene] = {
    "E01": Scene("autumn", "meadow", 46, (
        ("sun", 28, 18, 8), ("mech", 134, 58, 44, "saxony", 0.95), ("firs", 2, 52, 30), ("river", 62, 84),
        ("cart", 70, 78, 52, "straw"), ("horse", 118, 80, 30, 0), ("person", 38, 82, 22, 0, "out"),
        ("person", 150, 94, 24, 3, "left"))),
    "E02": Scene("dusk", "wood", 44, (
        ("firs", -2, 54, 180), ("firs", -4, 62, 50), ("firs", 132, 64, 46), ("heap", 128, 82, 50, "logs"),
        ("tent", 38, 74, 36), ("fire", 80, 84, 13), ("person", 62, 86, 22, 2),
        ("person", 100, 86, 22, 0, "left"), ("person", 84, 96, 21, 3, "", False))),
    "E03": Scene("day", "yard", 40, (
        ("house", 22, 56, 34), ("church", 62, 54, 24), ("house", 148, 56, 32),
        ("mech", 126, 70, 46, "polania", 0.35), ("cauldron", 70, 88, 22), ("person", 44, 86, 22, 1, "out"),
        ("person", 96, 88, 22, 4, "left"), ("person", 24, 92, 20, 0), ("person", 112, 94, 17, 5, "", False))),
    "E04": Scene("storm", "earth", 50, (
        ("heap", 36, 74, 64, "scrap"), ("mech", 22, 70, 30, "crimea", 0.9, True), ("cart", 104, 82, 54, "scrap"),
        ("horse", 148, 84, 30, 1), ("person", 70, 90, 25, 2), ("person", 160, 92, 22, 0))),
    "E05": Scene("day", "earth", 42, (
        ("tree", 14, 50, 8), ("house", 150, 50, 26), ("furrows", 6, 46, 158),
        ("mech", 66, 80, 62, "rusviet", 0.6, True), ("person", 140, 92, 24, 2, "out"),
        ("heap", 116, 94, 16, "chests"))),
    "E06": Scene("autumn", "meadow", 42, (
        ("house", 16, 50, 26), ("tree", 156, 50, 9), ("bunting", 6, 20, 158, 7), ("stall", 36, 72, 40),
        ("stall", 86, 68, 38, (72, 108, 140)), ("stall", 136, 72, 40, (216, 162, 60)),
        ("person", 58, 88, 23, 0, "gun"), ("person", 84, 92, 22, 1), ("person", 110, 88, 21, 4, "up"),
        ("person", 148, 94, 22, 3, "left"))),
    "E07": Scene("winter", "snow", 48, (
        ("firs", 108, 56, 66), ("pump", 66, 82, 48), ("barrel", 122, 84, 15, True),
        ("barrel", 134, 88, 15, True), ("barrel", 128, 80, 15, True), ("person", 22, 86, 24, 1, "out"),
        ("person", 40, 92, 24, 2, "left"), ("person", 152, 92, 23, 0), ("snowfall", 40))),
    "E08": Scene("dawn", "meadow", 50, (
        ("house", 142, 66, 34), ("rails", 82), ("tank", 34, 82, 62), ("tank", 98, 82, 62), ("lamp", 134, 60, 8),
        ("person", 150, 94, 24, 1), ("person", 72, 97, 20, 3))),
    "E09": Scene("night", "moor", 56, (
        ("night", 138, 20, 8), ("house", 60, 78, 50), ("veil", 0, 0, 96), ("lamp", 20, 72, 11),
        ("lamp", 34, 84, 11), ("lamp", 98, 80, 12), ("lamp", 116, 90, 13), ("lamp", 140, 76, 10),
        ("person", 82, 92, 24, 0, "out"), ("barrel", 154, 92, 14))),
    "E10": Scene("winter", "ice", 44, (
        ("peak", 24, 46, 40), ("peak", 146, 46, 48), ("firs", 54, 48, 56), ("mech", 54, 82, 40, "nordic", 0.15),
        ("mech", 116, 74, 34, "crimea", 0.3), ("bunting", 4, 52, 60, 4), ("person", 14, 92, 22, 0, "up"),
        ("person", 30, 95, 21, 4, "up"), ("person", 152, 94, 22, 3, "up"), ("snowfall", 26))),
    "E11": Scene("day", "meadow", 42, (
        ("tree", 16, 52, 9), ("tree", 150, 50, 11), ("house", 70, 68, 58), ("wheel", 108, 68, 17),
        ("river", 74, 90), ("person", 34, 72, 22, 5, "out"), ("heap", 18, 74, 18, "chests"))),
    "E12": Scene("day", "wood", 44, (
        ("firs", -4, 52, 60), ("barn", 120, 66, 56), ("saw", 66, 86, 15), ("heap", 128, 92, 54, "logs"),
        ("person", 30, 90, 25, 2, "out"), ("person", 98, 90, 23, 0, "left"))),
    "E13": Scene("dusk", "yard", 46, (
        ("church", 30, 66, 40), ("house", 138, 62, 32), ("bunting", 40, 30, 110, 8, True),
        ("bunting", 4, 44, 150, 9, True), ("person", 70, 84, 23, 4, "up"), ("person", 82, 85, 23, 1, "left"),
        ("person", 106, 90, 23, 0, "up"), ("person", 120, 90, 22, 5, "left"), ("person", 46, 94, 22, 3, "up"),
        ("lamp", 152, 88, 10))),
    "E14": Scene("dusk", "earth", 54, (
        ("tree", 152, 60, 9), ("forge", 60, 78, 70), ("anvil", 94, 90, 15), ("person", 112, 92, 27, 2, "up"),
        ("horse", 146, 90, 34, 2), ("smoke", 76, 10, 5))),
    "E15": Scene("winter", "snow", 52, (
        ("peak", 34, 54, 62), ("peak", 84, 54, 54), ("peak", 140, 54, 66), ("cart", 46, 84, 42, "chests"),
        ("tent", 98, 80, 36), ("tent", 138, 86, 40, (206, 186, 150)), ("fire", 72, 92, 9),
        ("person", 82, 94, 21, 1), ("person", 22, 92, 21, 0), ("snowfall", 110))),
    "E16": Scene("day", "meadow", 44, (
        ("school", 62, 66, 74), ("tree", 138, 76, 15, True), ("person", 112, 92, 17, 0, "up", False),
        ("person", 128, 94, 16, 1, "up", False), ("person", 92, 88, 16, 4, "", False),
        ("person", 30, 84, 24, 2, "out"), ("person", 48, 92, 16, 3, "left", False))),
    "E17": Scene("autumn", "field", 46, (
        ("barn", 52, 72, 74), ("mech", 112, 80, 44, "saxony", 0.5), ("stack", 98, 84, 14),
        ("stack", 126, 86, 16), ("stack", 112, 90, 11), ("person", 152, 92, 29, 1, "gun"), ("tree", 154, 56, 9))),
    "E18": Scene("day", "meadow", 42, (
        ("tree", 20, 56, 14), ("tree", 60, 50, 10), ("tree", 152, 58, 15), ("hive", 52, 84, 19),
        ("hive", 82, 88, 20), ("hive", 112, 84, 19), ("person", 134, 90, 25, 5, "left"),
        ("person", 26, 92, 24, 3, "out"))),
    "E19": Scene("night", "moor", 58, (
        ("night", 40, 22, 10), ("peak", 122, 62, 84), ("peak", 60, 62, 60), ("horse", 56, 84, 34, 1, True),
        ("horse", 98, 88, 36, 0, True), ("person", 130, 92, 25, 2, "out"), ("person", 22, 90, 24, 1),
        ("veil", 0, 0, 96), ("lamp", 144, 88, 7))),
    "E20": Scene("day", "yard", 40, (
        ("house", 26, 60, 42), ("house", 144, 58, 40), ("tree", 82, 48, 8), ("bear", 82, 86, 50),
        ("barrel", 42, 90, 15), ("person", 146, 88, 20, 4, "up"), ("person", 158, 92, 21, 0),
        ("person", 16, 94, 22, 2, "out"))),
    "E21": Scene("storm", "earth", 48, (
        ("mech", 136, 74, 56, "rusviet", 0.4), ("chain", 104, 70, 62), ("banner", 18, 70, 34),
        ("banner", 58, 66, 34, (214, 190, 160)), ("person", 16, 92, 24, 0), ("person", 34, 94, 24, 3),
        ("person", 52, 92, 24, 1), ("person", 70, 94, 23, 4), ("person", 88, 92, 23, 5),
        ("person", 104, 96, 17, 2, "", False))),
    "E22": Scene("day", "meadow", 46, (
        ("house", 20, 56, 30), ("tree", 152, 54, 10), ("river", 62, 92), ("bridge", 88, 66, 116),
        ("cart", 98, 66, 28, "straw"), ("person", 52, 66, 21, 1, "gun"), ("person", 128, 66, 20, 2))),
    "E23": Scene("dawn", "meadow", 40, (
        ("firs", 92, 44, 80), ("house", 26, 44, 20), ("river", 50, 88), ("ferry", 88, 74, 62),
        ("horse", 100, 66, 22, 0), ("person", 72, 66, 19, 0, "up"), ("person", 82, 67, 18, 3),
        ("person", 18, 96, 22, 4, "up"))),
    "E24": Scene("dusk", "moor", 62, (
        ("firs", -2, 66, 40), ("tower", 86, 82, 70), ("mech", 132, 86, 44, "polania", 0.25),
        ("person", 56, 90, 22, 1, "gun"), ("fire", 36, 92, 9))),
    "E25": Scene("day", "field", 46, (
        ("tree", 16, 54, 9), ("caravan", 68, 84, 74, (146, 72, 54)), ("smoke", 86, 22, 5),
        ("heap", 128, 88, 34, "scrap"), ("person", 112, 92, 25, 1, "out"), ("anvil", 148, 92, 11),
        ("stack", 150, 56, 7))),
    "E26": Scene("dawn", "field", 44, (
        ("house", 148, 52, 26), ("church", 112, 50, 18), ("tree", 20, 50, 8), ("person", 26, 76, 22, 0, "gun"),
        ("person", 45, 76, 22, 1, "gun"), ("person", 64, 76, 22, 2, "gun"), ("person", 83, 76, 22, 3, "gun"),
        ("person", 102, 76, 22, 4, "gun"), ("person", 36, 92, 24, 2, "gun"), ("person", 55, 92, 24, 3, "gun"),
        ("person", 74, 92, 24, 4, "gun"), ("person", 93, 92, 24, 5, "gun"), ("person", 148, 92, 26, 1, "left"))),
    "E27": Scene("dusk", "yard", 50, (
        ("church", 22, 62, 32), ("forge", 142, 74, 46), ("bell", 78, 90, 74), ("person", 46, 92, 23, 2, "out"),
        ("person", 110, 94, 23, 0, "left"), ("smoke", 152, 18, 4))),
    "E28": Scene("dusk", "meadow", 52, (
        ("big_top", 96, 78, 92), ("caravan", 26, 84, 38, (92, 84, 130)), ("bunting", 4, 40, 60, 6),
        ("person", 60, 94, 23, 0, "up"), ("person", 142, 92, 24, 4, "up"), ("bear", 118, 96, 24),
        ("person", 160, 96, 21, 3))),
    "F01": Scene("night", "earth", 60, (
        ("night", 150, 54, 5), ("hall", 88, 82, 84), ("veil", 0, 0, 40), ("lamp", 30, 84, 7), ("lamp", 142, 86, 7),
        ("person", 44, 92, 16, 0), ("person", 56, 93, 16, 2))),
    "F02": Scene("dawn", "earth", 58, (
        ("hall", 134, 76, 60), ("person", 20, 92, 22, 0), ("person", 34, 92, 21, 1), ("person", 48, 93, 22, 2),
        ("person", 62, 92, 20, 4), ("person", 76, 93, 22, 3, "up"), ("barrel", 98, 90, 11))),
    "F03": Scene("day", "yard", 58, (
        ("house", 22, 74, 30), ("church", 142, 74, 20), ("papers", 90, 80, 70), ("person", 84, 92, 23, 1, "up"),
        ("person", 52, 93, 20, 3, "out"), ("person", 118, 93, 20, 0, "left"))),
    "F04": Scene("night", "earth", 58, (
        ("night", 22, 54, 5), ("hall", 128, 78, 60), ("veil", 0, 0, 60), ("heap", 62, 92, 22, "chests"),
        ("person", 42, 92, 22, 1, "out"), ("person", 84, 92, 22, 4, "left"), ("lamp", 104, 90, 6))),
    "F05": Scene("day", "meadow", 56, (
        ("hall", 88, 72, 70), ("gate", 88, 90, 46), ("person", 84, 92, 18, 0, "", False), ("person", 96, 93, 19, 3),
        ("person", 34, 92, 19, 5, "out"), ("tree", 150, 74, 8))),
    "F06": Scene("autumn", "field", 58, (
        ("cart", 82, 90, 36, "chests"), ("horse", 120, 91, 24, 0), ("person", 40, 92, 22, 1, "gun"),
        ("person", 54, 93, 22, 3, "gun"), ("person", 148, 92, 22, 0, "gun"), ("firs", 2, 66, 26))),
    "F07": Scene("storm", "earth", 58, (
        ("mech", 118, 90, 40, "saxony", 0.2), ("cart", 52, 91, 38, "logs"), ("person", 84, 93, 20, 1, "out"),
        ("person", 152, 92, 20, 0, "gun"))),
    "F08": Scene("night", "moor", 56, (
        ("firs", 2, 70, 60), ("firs", 112, 70, 56), ("veil", 0, 0, 60), ("heap", 62, 92, 40, "chests"),
        ("barrel", 98, 92, 14, True), ("barrel", 110, 92, 14, True), ("heap", 134, 93, 26, "logs"), ("lamp", 86, 90,
                                                                                                     6))),
    "F09": Scene("day", "yard", 60, (
        ("school", 70, 86, 62), ("papers", 122, 86, 36), ("person", 122, 92, 22, 1, "up"), ("anvil", 150, 92, 9))),
    "F10": Scene("dusk", "yard", 60, (
        ("hall", 84, 80, 96), ("mech", 60, 92, 32, "nordic", 0.1), ("mech", 108, 92, 32, "rusviet", 0.1),
        ("person", 84, 93, 16, 2, "up"), ("person", 146, 92, 17, 0))),
    "F11": Scene("day", "meadow", 58, (
        ("school", 84, 84, 70), ("bunting", 20, 60, 130, 5), ("person", 38, 92, 19, 0, "up"), ("person", 130, 92, 19,
                                                                                               4, "up"),
        ("person", 116, 93, 17, 3, "", False))),
    "F12": Scene("dawn", "field", 58, (
        ("school", 136, 80, 44), ("person", 22, 92, 21, 1, "gun"), ("person", 38, 92, 21, 1, "gun"),
        ("person", 54, 92, 21, 1, "gun"), ("person", 70, 92, 21, 1, "gun"), ("person", 98, 93, 24, 0, "left"))),
}
# fmt: on


def scene(look: Look, card: str, size: tuple[int, int], low: float = 1.0) -> Surface:
    """The picture of an encounter or Factory card in that size, painted once.

    A picture that is wider than the stage shows a strip of it; `low` says how far down the strip ends, 0 to 1.
    """
    return look.materials.kept(("scythe scene", card, size, low), lambda: paint(look, SCENES[card], card, size, low))


def paint(look: Look, one: Scene, name: str, size: tuple[int, int], low: float = 1.0) -> Surface:
    """A stage with its motifs; what is drawn by chance follows from its name."""
    unit = max(size[0] / WIDE, size[1] / HIGH)
    whole = size[0], max(size[1], round(HIGH * unit))
    canvas = Canvas(whole, unit, DARK, over=3 if size[0] < 900 else 2)
    stage = Stage(canvas, palette_for(look.theme), name, one.sky, one.ground)
    stage.backdrop(one.horizon)
    for motif, *places in one.entries:
        MOTIFS[motif](stage, *places)
    top = round((whole[1] - size[1]) * low)
    return canvas.finish().subsurface((0, top, *size)).copy()
