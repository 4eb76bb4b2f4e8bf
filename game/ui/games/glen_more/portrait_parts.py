"""What portraits are made of: hair, beards, hats, collars, and what somebody is known for. In 100 units of a tile."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.games.glen_more.pen import Pen
from game.ui.theme import Colour, mix, rgb

Part = Callable[[Pen, Colour, Colour], None]
"""Draws with a colour of the person's own and the dark of the outlines."""

BLACK, BROWN, CHESTNUT, GINGER = rgb("#2e2724"), rgb("#5c3a22"), rgb("#8a4a26"), rgb("#c06a2e")
GREY, WHITE, FAIR = rgb("#9a948a"), rgb("#e9e4da"), rgb("#cfa765")
PALE, WARM, RUDDY = rgb("#f0d0b8"), rgb("#e3b792"), rgb("#d9a583")


def nothing(pen: Pen, colour: Colour, dark: Colour) -> None:
    """This person has none."""


# hair behind and before the face


def _long_behind(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (37, 40), (39, 28), (61, 28), (63, 40), (64.6, 58), (58, 56), (42, 56), (35.4, 58))
    pen.poly(hair, (38, 40), (40, 29), (60, 29), (62, 40), (63, 56.6), (58, 55), (42, 55), (37, 56.6))


def _wig_behind(pen: Pen, hair: Colour, edge: Colour) -> None:
    for x in (37.6, 62.4):
        for y in (42.5, 47.5, 52.5):
            pen.oval(edge, x, y, 4, 3.1)
            pen.oval(hair, x, y, 3.3, 2.4)


def _curls_behind(pen: Pen, hair: Colour, edge: Colour) -> None:
    for x, y, r in ((40, 33, 6), (50, 28.6, 7), (60, 33, 6), (37.4, 42, 5), (62.6, 42, 5), (37.6, 50, 4.6),
                    (62.4, 50, 4.6), (39, 57, 3.8), (61, 57, 3.8)):
        pen.disc(edge, x, y, r + 0.7)
    for x, y, r in ((40, 33, 6), (50, 28.6, 7), (60, 33, 6), (37.4, 42, 5), (62.6, 42, 5), (37.6, 50, 4.6),
                    (62.4, 50, 4.6), (39, 57, 3.8), (61, 57, 3.8)):
        pen.disc(hair, x, y, r)


def _wild_behind(pen: Pen, hair: Colour, edge: Colour) -> None:
    spikes = ((36, 52), (39.4, 46), (34.6, 44), (39, 39), (35.4, 33), (42, 31), (50, 27), (58, 31), (64.6, 33),
              (61, 39), (65.4, 44), (60.6, 46), (64, 52), (56, 50), (44, 50))
    pen.poly(edge, *spikes)
    pen.poly(hair, *((50 + (x - 50) * 0.93, 41 + (y - 41) * 0.93) for x, y in spikes))


BEHIND: dict[str, Part] = {
    "long": _long_behind, "bob": _long_behind, "wig": _wig_behind, "curls": _curls_behind, "wild": _wild_behind,
}


def _short(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (38.6, 42), (38.2, 33), (43, 27), (50, 25.6), (57, 27), (61.8, 33), (61.4, 42), (58.8, 35.4),
             (41.2, 35.4))
    pen.poly(hair, (39.4, 41), (39.2, 33.4), (43.6, 28), (50, 26.6), (56.4, 28), (60.8, 33.4), (60.6, 41),
             (58.2, 34.4), (41.8, 34.4))


def _parted(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (38.6, 47), (38, 34), (43, 27), (50, 25.4), (57, 27), (62, 34), (61.4, 47), (58.6, 37), (50, 29.6),
             (41.4, 37))
    pen.poly(hair, (39.4, 45), (39, 34.4), (43.6, 28), (50, 26.6), (56.4, 28), (61, 34.4), (60.6, 45), (58.4, 35.6),
             (50, 28.8), (41.6, 35.6))


def _fringe(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (38.4, 50), (37.8, 33), (43, 27), (57, 27), (62.2, 33), (61.6, 50), (59.6, 36.8), (40.4, 36.8))
    pen.poly(hair, (39.2, 48.6), (38.8, 33.4), (43.6, 28), (56.4, 28), (61.2, 33.4), (60.8, 48.6), (59, 35.6),
             (41, 35.6))


def _heart(pen: Pen, hair: Colour, edge: Colour) -> None:
    for x in (44, 56):
        pen.oval(edge, x, 31.4, 7.4, 6)
        pen.oval(hair, x, 31.4, 6.6, 5.2)
    pen.line(hair, 3.4, (39.4, 33), (38.8, 43))
    pen.line(hair, 3.4, (60.6, 33), (61.2, 43))


def _side(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (38.6, 46), (37.6, 34), (43, 26.4), (52, 24.8), (60, 28), (62.2, 35), (61.4, 46), (59.4, 38),
             (56, 32.6), (44, 36.6), (41.4, 40))
    pen.poly(hair, (39.6, 45), (38.8, 34.4), (43.8, 27.6), (52, 26), (59.2, 29), (61.2, 35), (60.6, 45), (59, 36.6),
             (56, 31.4), (44, 35.4), (41.2, 39))


def _bald(pen: Pen, hair: Colour, edge: Colour) -> None:
    """A high forehead, white at the temples."""
    for side in (-1, 1):
        pen.oval(edge, 50 + side * 10.4, 40, 2.9, 6)
        pen.oval(hair, 50 + side * 10.4, 40, 2.2, 5.3)
    pen.poly(hair, (44, 29.6), (50, 27.4), (56, 29.6), (53, 31), (47, 30.6))


def _wig(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (38.4, 41), (38.4, 31), (44, 26), (56, 26), (61.6, 31), (61.6, 41), (58, 33.4), (42, 33.4))
    pen.poly(hair, (39.2, 40), (39.4, 31.4), (44.6, 27), (55.4, 27), (60.6, 31.4), (60.8, 40), (57.6, 32.4),
             (42.4, 32.4))


STYLES: dict[str, Part] = {
    "short": _short, "long": _parted, "bob": _fringe, "heart": _heart, "side": _side, "bald": _bald, "wig": _wig,
    "curls": _parted, "wild": _short, "round": _short,
}


# beards


def _full(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (39.6, 43), (40.6, 52), (45, 57.8), (50, 59.4), (55, 57.8), (59.4, 52), (60.4, 43), (56, 46.6),
             (44, 46.6))
    pen.poly(hair, (40.4, 44), (41.6, 51.6), (45.6, 56.8), (50, 58.2), (54.4, 56.8), (58.4, 51.6), (59.6, 44),
             (55.6, 47.6), (44.4, 47.6))


def _pointed(pen: Pen, hair: Colour, edge: Colour) -> None:
    pen.poly(edge, (44, 47), (46, 53), (50, 58.6), (54, 53), (56, 47), (50, 46))
    pen.poly(hair, (44.8, 47.4), (46.6, 52.6), (50, 57.2), (53.4, 52.6), (55.2, 47.4), (50, 46.8))


def _river(pen: Pen, hair: Colour, edge: Colour) -> None:
    """Long, down to the chest."""
    pen.poly(edge, (40, 43.6), (41.6, 56), (45.4, 66), (50, 69.4), (54.6, 66), (58.4, 56), (60, 43.6), (55.6, 47),
             (44.4, 47))
    pen.poly(hair, (40.8, 45), (42.4, 55.6), (46, 65), (50, 68), (54, 65), (57.6, 55.6), (59.2, 45), (55.4, 48),
             (44.6, 48))
    for x in (47, 50, 53):
        pen.line(edge, 0.7, (x, 52), (x, 63))


BEARDS: dict[str, Part] = {"full": _full, "pointed": _pointed, "river": _river}


# hats


def _crown(pen: Pen, dress: Colour, dark: Colour) -> None:
    points = ((38.6, 33), (37.4, 22.6), (43.4, 28), (46, 20.6), (50, 27), (54, 20.6), (56.6, 28), (62.6, 22.6),
              (61.4, 33))
    pen.poly(dark, *points)
    pen.poly(rgb("#e3b252"), *((50 + (x - 50) * 0.93, 28.6 + (y - 28.6) * 0.86) for x, y in points))
    for x in (43, 50, 57):
        pen.disc(rgb("#8e2f26"), x, 31, 1.2)


def _cap(pen: Pen, dress: Colour, dark: Colour) -> None:
    """White lace that frames the hair like a heart."""
    around = ((37, 41), (35.4, 31), (40.6, 22.6), (46, 22.6), (50, 26.4), (54, 22.6), (59.4, 22.6), (64.6, 31),
              (63, 41), (61.4, 32.6), (57, 27.4), (53.6, 27.6), (50, 31.6), (46.4, 27.6), (43, 27.4), (38.6, 32.6))
    pen.poly(dark, *((50 + (x - 50) * 1.06, y - 0.6) for x, y in around))
    pen.poly(rgb("#f7f3e8"), *around)
    for x, y in ((39.4, 28.6), (43.4, 24.8), (56.6, 24.8), (60.6, 28.6)):
        pen.disc(rgb("#cfc4ab"), x, y, 0.8)


def _flat(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(dark, (35, 33.4), (39, 24.4), (50, 22), (61, 24.4), (65, 33.4), (58, 34.4), (42, 34.4))
    pen.poly(mix(dress, (255, 255, 255), 0.12), (37, 32.4), (40, 25.4), (50, 23.2), (60, 25.4), (63, 32.4),
             (57.6, 33.2), (42.4, 33.2))


def _beret(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.oval(dark, 50, 28.4, 16, 6.4)
    pen.oval(mix(dress, (0, 0, 0), 0.25), 50, 28.2, 15, 5.5)
    pen.box(rgb("#e3b252"), 40, 31, 20, 2.2, 1)


def _bonnet(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.oval(dark, 50, 28.2, 15.4, 6)
    pen.oval(rgb("#35526e"), 50, 28, 14.4, 5.1)
    pen.disc(dark, 50, 22.8, 2.8)
    pen.disc(rgb("#c8452b"), 50, 22.8, 2.1)
    pen.box(rgb("#f7f3e8"), 38.6, 31.4, 22.8, 2.4, 1)


def _tricorn(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(dark, (31.6, 31.6), (40, 20.4), (50, 25), (60, 20.4), (68.4, 31.6), (60, 33.4), (50, 29.6), (40, 33.4))
    pen.poly(rgb("#3a4a6b"), (34, 30.8), (40.6, 22.2), (50, 26.4), (59.4, 22.2), (66, 30.8), (59.6, 32), (50, 28.4),
             (40.4, 32))
    pen.disc(rgb("#f7f3e8"), 60.6, 25.6, 2.8)
    pen.disc(rgb("#8e2f26"), 60.6, 25.6, 1.1)


def _turban(pen: Pen, dress: Colour, dark: Colour) -> None:
    """The soft cap that scholars wore at home."""
    pen.oval(dark, 50, 27.4, 13.6, 8.2)
    pen.oval(rgb("#c98b2f"), 50, 27.2, 12.6, 7.2)
    pen.line(mix(rgb("#c98b2f"), dark, 0.4), 1.2, (38.4, 28), (47, 21.4))
    pen.line(mix(rgb("#c98b2f"), dark, 0.4), 1.2, (43, 32.6), (56, 21.8))
    pen.line(mix(rgb("#c98b2f"), dark, 0.4), 1.2, (52, 33.4), (61.4, 25.6))


HATS: dict[str, Part] = {
    "crown": _crown, "cap": _cap, "flat": _flat, "beret": _beret, "bonnet": _bonnet, "tricorn": _tricorn,
    "turban": _turban,
}


# collars


def _mail(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(rgb("#6e7276"), (39, 57), (61, 57), (56, 66), (50, 68.4), (44, 66))
    for row in range(4):
        for x in range(3 - row // 2):
            pen.ring(rgb("#b9bec2"), 50 + (x - (2 - row // 2) / 2) * 5.4, 59 + row * 2.4, 1.4, 0.6)


def _ruff(pen: Pen, dress: Colour, dark: Colour) -> None:
    for n in range(11):
        x = 36 + 2.8 * n
        pen.oval(dark, x, 56.4 + 0.05 * (x - 50) ** 2 * -0.3, 2.5, 4)
        pen.oval(rgb("#f7f3e8"), x, 56.4 + 0.05 * (x - 50) ** 2 * -0.3, 1.9, 3.4)


def _bands(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(rgb("#f7f3e8"), (41, 55), (59, 55), (62, 60), (52, 60), (50, 57), (48, 60), (38, 60))


def _fur(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.line(rgb("#f1ead8"), 5, (36, 58.6), (45, 68), (46.4, 74.6))
    pen.line(rgb("#f1ead8"), 5, (64, 58.6), (55, 68), (53.6, 74.6))
    for x, y in ((39, 61.6), (43.6, 66.4), (61, 61.6), (56.4, 66.4)):
        pen.disc(dark, x, y, 0.8)


def _plaid(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(rgb("#3f6240"), (29, 61.6), (37, 57), (66, 70.6), (59, 74))
    pen.line(rgb("#e3b252"), 1, (33, 59.4), (62.4, 72.4))
    for x in (38, 45, 52, 59):
        pen.line(rgb("#8e2f26"), 1, (x + 1, 58 + (x - 37) * 0.46), (x - 3, 62.6 + (x - 37) * 0.44))
    pen.disc(rgb("#e9e4da"), 36, 60, 2.2)


def _shawl(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(rgb("#f1ead8"), (33, 58.4), (42, 55), (50, 66), (58, 55), (67, 58.4), (54, 71), (50, 68), (46, 71))
    pen.line(rgb("#b0544a"), 0.9, (36, 59.6), (49, 69))
    pen.line(rgb("#b0544a"), 0.9, (64, 59.6), (51, 69))


def _lace(pen: Pen, dress: Colour, dark: Colour) -> None:
    for y, wide in ((57, 4.6), (61, 5.4), (65.6, 4.6)):
        pen.oval(dark, 50, y, wide + 0.7, 3.4)
        pen.oval(rgb("#f7f3e8"), 50, y, wide, 2.8)
    for x in (40, 60):
        for y in (62, 67):
            pen.disc(rgb("#e3b252"), x, y, 1.1)


def _scarf(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(rgb("#f7f3e8"), (43, 54.6), (57, 54.6), (56.4, 60), (52, 60), (54.4, 68.4), (50, 66), (45.6, 68.4),
             (48, 60), (43.6, 60))
    pen.line(mix(rgb("#f7f3e8"), dark, 0.3), 0.9, (44, 57.4), (56, 57.4))


def _high(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(mix(dress, dark, 0.3), (41, 50.6), (45.4, 55), (50, 60.6), (46, 66), (37, 57.6))
    pen.poly(mix(dress, dark, 0.3), (59, 50.6), (54.6, 55), (50, 60.6), (54, 66), (63, 57.6))
    pen.poly(rgb("#f7f3e8"), (45.6, 55), (54.4, 55), (52.6, 60), (50, 61.6), (47.4, 60))


COLLARS: dict[str, Part] = {
    "mail": _mail, "ruff": _ruff, "bands": _bands, "fur": _fur, "plaid": _plaid, "shawl": _shawl, "lace": _lace,
    "scarf": _scarf, "high": _high,
}


# what they are known for


def _sword(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.line(dark, 4, (68.6, 69), (68.6, 26))
    pen.line(rgb("#cbd2d6"), 2.4, (68.6, 68), (68.6, 28))
    pen.line(dark, 3, (64, 62.6), (73.2, 62.6))
    pen.line(rgb("#b08a4a"), 1.6, (64.6, 62.6), (72.6, 62.6))


def _cross(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.line(rgb("#e3b252"), 1.8, (50, 62), (50, 71))
    pen.line(rgb("#e3b252"), 1.8, (47, 65), (53, 65))


def _book(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(dark, (57.6, 64), (68.6, 60.4), (71, 69.4), (61, 74))
    pen.poly(rgb("#7a3b2a"), (59, 64.6), (67.8, 61.8), (69.6, 68.8), (61.6, 72.4))
    pen.line(rgb("#e3b252"), 0.9, (63.4, 64.2), (65.2, 69.8))


def _feather(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(dark, (60, 28), (69, 17.6), (72, 20), (66, 29))
    pen.poly(rgb("#f7f3e8"), (61, 27.4), (69, 18.8), (70.8, 20.4), (65.6, 28))


def _rose(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.disc(dark, 61, 32, 3.8)
    pen.disc(rgb("#f7f3e8"), 61, 32, 3.1)
    pen.disc(rgb("#c8746a"), 61, 32, 1.2)


def _star(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.line(rgb("#3f6a9a"), 3, (37, 58), (57, 74))
    pen.disc(rgb("#e3b252"), 61.6, 66, 2.8)
    pen.disc(rgb("#f7f3e8"), 61.6, 66, 1.2)


def _quill(pen: Pen, dress: Colour, dark: Colour) -> None:
    pen.poly(dark, (64, 70), (66, 52), (74, 41.6), (72.6, 54), (66, 66))
    pen.poly(rgb("#f7f3e8"), (65, 66.4), (67, 53), (73, 44.4), (71.6, 53.6), (66.4, 63.6))
    pen.line(dark, 0.7, (64.6, 68), (71.6, 48))


def _coin(pen: Pen, dress: Colour, dark: Colour) -> None:
    for x, y in ((62, 69), (66.4, 66.6)):
        pen.disc(dark, x, y, 4)
        pen.disc(rgb("#e3b252"), x, y, 3.2)
        pen.ring(rgb("#8c6420"), x, y, 2, 0.6)


SIGNS: dict[str, Part] = {
    "sword": _sword, "cross": _cross, "book": _book, "feather": _feather, "rose": _rose, "star": _star,
    "quill": _quill, "coin": _coin, "plaid": _plaid,
}
