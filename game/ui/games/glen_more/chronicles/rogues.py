"""The mobsters of the Penny Mobs as faces: hat, hair, beard and what they are known for make somebody of each."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.pen import Pen
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

_BROWN, _RED, _BLACK, _GREY, _FAIR = (92, 58, 34), (166, 84, 40), (48, 42, 40), (176, 168, 156), (206, 168, 96)
_PALE, _WARM, _TAN = (240, 208, 184), (232, 190, 156), (206, 158, 122)


class Face(NamedTuple):
    hat: str
    hair: Colour
    beard: str = ""
    mask: bool = False
    woman: bool = False
    skin: Colour = _WARM
    dress: str = "timber"
    """A colour of the palette."""


_FACES: dict[str, Face] = {
    "peggy_mcwander": Face("scarf", _RED, woman=True, skin=_PALE, dress="fir"),
    "joe_mcduff": Face("bowler", _BLACK, "moustache", dress="slate"),
    "bruce_mcmail": Face("cap", _BROWN, "stubble", skin=_TAN, dress="cost"),
    "peggy_mclaird": Face("bonnet", _FAIR, woman=True, skin=_PALE, dress="violet_dark"),
    "kenneth_mcsnitch": Face("cap", _BLACK, mask=True, dress="dark"),
    "fergus_macdarkie": Face("hood", _BLACK, "full", skin=_TAN, dress="dark"),
    "sibyl_macsponge": Face("bun", _GREY, woman=True, dress="river_dark"),
    "derek_anderson": Face("bald", _RED, "full", dress="timber"),
    "mike_mccastle": Face("helmet", _BROWN, "moustache", dress="slate"),
    "calum_mcquack": Face("sailor", _FAIR, "chin", skin=_TAN, dress="river_dark"),
    "bully_mcmuscle": Face("bald", _BLACK, "stubble", skin=_TAN, dress="cost"),
    "fraser_mcstarve": Face("tam", _RED, "chin", skin=_PALE, dress="fir"),
    "oonagh_mchagg": Face("bonnet", _GREY, woman=True, skin=_WARM, dress="cost"),
    "elspeth_mctrick": Face("witch", _BLACK, woman=True, skin=_PALE, dress="violet_dark"),
    "erin_macmalt": Face("scarf", _FAIR, woman=True, dress="barrel"),
    "john_mcclaim": Face("top", _BROWN, "moustache", dress="plaid"),
}


def rogue(look: Look, name: str, px: int) -> Surface:
    """A bust on a clear ground, px wide and high. Shared: do not draw on it."""

    def make() -> Surface:
        palette = palette_for(look.theme)
        canvas = Canvas((px, px), px / 100, palette.dark, over=3)
        _draw(Pen(canvas, (50, 50), 1, 100), palette, _FACES[name])
        return canvas.finish()

    return look.materials.kept(("glen_rogue", name, px), make)


def _draw(pen: Pen, p: Palette, face: Face) -> None:
    dress, shade = getattr(p, face.dress), mix(face.skin, p.dark, 0.3)
    if face.woman:
        pen.oval(p.dark, 50, 48, 25, 31)
        pen.oval(face.hair, 50, 48, 22.6, 28.6)
    if face.hat == "hood":
        pen.oval(p.dark, 50, 44, 30, 36)
        pen.oval(dress, 50, 44, 27.6, 33.4)
    pen.poly(p.dark, (8, 100), (12, 80), (34, 70), (66, 70), (88, 80), (92, 100))
    pen.poly(dress, (11, 100), (15, 82), (36, 73), (64, 73), (85, 82), (89, 100))
    pen.poly(mix(dress, p.disc, 0.75), (40, 73), (50, 86), (60, 73))
    pen.box(p.dark, 40, 58, 20, 18, 4)
    pen.box(shade, 42, 58, 16, 16, 3)
    pen.oval(p.dark, 50, 44, 20.6, 24.6)
    pen.oval(face.skin, 50, 44, 18.4, 22.4)
    _hair(pen, p, face)
    _beard(pen, p, face, shade)
    if face.mask:
        pen.box(p.dark, 30.6, 36, 38.8, 12, 6)
    for x in (42, 58):
        pen.oval(p.disc, x, 42, 4.4, 3.4)
        pen.disc(p.dark, x + 0.8, 42.4, 2.2)
        if not face.mask:
            pen.line(face.hair, 2.4, (x - 6, 37.2 if x < 50 else 35.4), (x + 6, 35.4 if x < 50 else 37.2))
    pen.line(shade, 2.2, (50, 44), (52.6, 51), (48.6, 51.4))
    _hat(pen, p, face, dress)


def _hair(pen: Pen, p: Palette, face: Face) -> None:
    if face.hat in ("bald", "hood"):
        return
    for side in (-1, 1):
        lock = (19, 26), (20.4, 50), (15.6, 46), (14, 30)
        pen.poly(face.hair, *((50 + side * x, y) for x, y in lock))
    pen.poly(face.hair, (30.6, 38), (33, 26), (42, 20), (58, 20), (67, 26), (69.4, 38), (60, 29), (42, 28))
    if face.hat == "bun":
        pen.disc(p.dark, 50, 14, 10)
        pen.disc(face.hair, 50, 14, 8)


def _beard(pen: Pen, p: Palette, face: Face, shade: Colour) -> None:
    mouth = 57.4
    if face.beard == "full":
        pen.poly(face.hair, (31, 46), (33, 60), (42, 71), (58, 71), (67, 60), (69, 46), (61, 54), (50, 52), (39, 54))
    elif face.beard == "chin":
        pen.poly(face.hair, (42, 61), (58, 61), (56, 70), (50, 74), (44, 70))
    elif face.beard == "stubble":
        pen.poly(mix(face.skin, p.dark, 0.28), (33, 52), (36, 60), (44, 66), (56, 66), (64, 60), (67, 52), (50, 55))
    if face.beard == "moustache":
        pen.poly(face.hair, (50, 52), (60, 53), (68, 58), (58, 57.6), (50, 56.4), (42, 57.6), (32, 58), (40, 53))
    elif face.woman:
        pen.oval(p.cost, 50, mouth, 5, 2.2)
    else:
        pen.line(p.dark, 2, (44, mouth + 1), (51, mouth), (57, mouth - 1.6))


def _hat(pen: Pen, p: Palette, face: Face, dress: Colour) -> None:
    colour = mix(dress, p.dark, 0.25)
    match face.hat:
        case "bowler":
            pen.oval(p.dark, 50, 26, 31, 5.4)
            pen.poly(p.dark, (30, 25), (31, 12), (40, 5), (60, 5), (69, 12), (70, 25))
            pen.line(p.cost, 4, (31, 22), (69, 22))
        case "top":
            pen.box(p.dark, 30, -6, 40, 31, 2)
            pen.oval(p.dark, 50, 25, 30, 5)
            pen.line(p.plaid_line, 4.4, (31, 20), (69, 20))
        case "cap":
            pen.oval(p.dark, 50, 23, 26, 12.6)
            pen.oval(colour, 50, 22.6, 23.6, 10.4)
            pen.oval(p.dark, 56, 29.4, 23, 4)
        case "tam":
            pen.oval(p.dark, 50, 22, 29, 10.6)
            pen.oval(dress, 50, 21.6, 26.6, 8.6)
            pen.line(p.plaid_line, 3, (30, 28.6), (70, 28.6))
            pen.disc(p.cost, 50, 10.6, 4.6)
        case "scarf" | "bonnet":
            pen.poly(p.dark, (26, 40), (29, 18), (42, 8), (58, 8), (71, 18), (74, 40), (64, 26), (36, 26))
            pen.poly(dress, (29, 35), (31, 19), (43, 10.4), (57, 10.4), (69, 19), (71, 35), (62, 23), (38, 23))
            if face.hat == "bonnet":
                pen.line(p.disc, 3, (29.6, 33), (38, 23.4), (62, 23.4), (70.4, 33))
        case "helmet":
            pen.poly(p.dark, (27, 32), (29, 16), (42, 6), (58, 6), (71, 16), (73, 32))
            pen.poly(p.stone, (30, 29), (32, 17), (43, 8.4), (57, 8.4), (68, 17), (70, 29))
            pen.box(p.dark, 46.6, 8, 6.8, 38, 2)
            pen.box(p.stone_light, 48.4, 9, 3.2, 35, 1)
        case "sailor":
            pen.box(p.dark, 28, 12, 44, 16, 5)
            pen.box(p.wool, 30.2, 14, 39.6, 8, 3)
            pen.box(p.river_dark, 30.2, 21, 39.6, 5.4, 1)
        case "witch":
            pen.poly(p.dark, (34, 26), (44, 2), (60, -8), (58, 6), (66, 26))
            pen.oval(p.dark, 50, 26, 33, 5.6)
            pen.line(p.coin, 3.4, (35.6, 22), (64.6, 22))
        case "hood":
            pen.line(p.plaid_line, 1.6, (30, 62), (24, 40), (32, 20), (50, 12), (68, 20), (76, 40), (70, 62))
        case "bald":
            pen.line(mix(face.skin, p.disc, 0.6), 3, (42, 26.6), (50, 24.4))
