"""Symbols of Rebirth: what stands on the land, and what players hold."""

from __future__ import annotations

from game.ui.icon_shapes.pieces import KNOCK, Icon, Piece, arc, box, disc, line, poly, ring
from game.ui.shapes import on_circle, star


def _grain(x: float, y: float, lean: float) -> Piece:
    """One ear of wheat: a pointed drop leaning outwards."""
    tip = on_circle((x, y), 4.1, lean)
    left, right = on_circle((x, y), 2.0, lean - 62), on_circle((x, y), 2.0, lean + 62)
    foot = on_circle((x, y), 2.4, lean + 180)
    low_l, low_r = on_circle((x, y), 1.9, lean - 120), on_circle((x, y), 1.9, lean + 120)
    return poly(tip, left, low_l, foot, low_r, right)


def _blade(degrees: float) -> Piece:
    hub = (12, 10.6)
    foot, heel = on_circle(hub, 1.1, degrees - 90), on_circle(hub, 1.1, degrees + 90)
    return poly(foot, on_circle(hub, 3.6, degrees - 24), on_circle(hub, 8.6, degrees - 2),
                on_circle(hub, 8.6, degrees + 3), heel)


def _gable(x: float, y: float, w: float, roof: float, wall: float) -> list[Piece]:
    """A small house: its roof's left eaves at (x, y)."""
    return [poly((x, y), (x + w / 2, y - roof), (x + w, y)), box(x + w * 0.12, y - 0.2, w * 0.76, wall + 0.2)]


SHAPES: dict[str, Icon] = {
    "wheat": [line(1.7, (12, 22), (12, 8)), _grain(12, 5.4, -90),
              *[_grain(12 + side * 3.5, y, -90 + side * 38) for y in (8.6, 13, 17.4) for side in (-1, 1)]],
    "turbine": [poly((11.5, 11), (12.5, 11), (13.5, 22.4), (10.5, 22.4)), _blade(-90), _blade(30), _blade(150),
                disc(12, 10.6, 1.9)],
    "house": [poly((1.8, 12.4), (12, 2.6), (22.2, 12.4)), box(16.4, 3.6, 2.6, 6), box(4.4, 11.4, 15.2, 10.2),
              box(9.7, 14.4, 4.6, 7.2, 0.4, KNOCK)],
    "town": [*_gable(8.6, 11, 13.8, 7.6, 10.6), box(17.6, 4.6, 2, 4), *_gable(1.4, 13.8, 10.4, 5.8, 7.8),
             box(14.2, 12.6, 3, 3, 0.3, KNOCK), box(5, 16, 3.2, 5.6, 0.3, KNOCK)],
    "castle": [box(2.6, 9.4, 7.4, 12.2), box(2.6, 6.9, 1.9, 3), box(5.35, 6.9, 1.9, 3), box(8.1, 6.9, 1.9, 3),
               box(12.6, 6.2, 8.8, 15.4), box(12.6, 2.8, 2.1, 4), box(15.95, 2.8, 2.1, 4), box(19.3, 2.8, 2.1, 4),
               box(9.6, 12.2, 3.4, 9.4), box(9.7, 16.8, 4.2, 4.8, 0, KNOCK), disc(11.8, 16.9, 2.1, KNOCK),
               box(16.2, 8.8, 1.7, 4, 0.6, KNOCK), box(5.5, 11.8, 1.6, 3.4, 0.6, KNOCK)],
    "cathedral": [poly((12, 1.2), (14.4, 8), (9.6, 8)), poly((12, 5.4), (17.6, 12), (6.4, 12)),
                  box(7.4, 11.4, 9.2, 10.2),
                  poly((7.4, 13.6), (2.2, 17.2), (2.2, 21.6), (7.4, 21.6)),
                  poly((16.6, 13.6), (21.8, 17.2), (21.8, 21.6), (16.6, 21.6)), disc(12, 12.2, 2, KNOCK),
                  box(10.3, 17.4, 3.4, 4.2, 0, KNOCK), disc(12, 17.5, 1.7, KNOCK)],
    "anchor": [ring(12, 4.6, 2.2, 1.8), line(2.3, (12, 7), (12, 20.6)), line(2.1, (7.4, 9.4), (16.6, 9.4)),
               arc(2.4, 12, 12.6, 8.2, 16, 164), poly((1.6, 16.6), (4.2, 11), (7.4, 16)),
               poly((22.4, 16.6), (19.8, 11), (16.6, 16))],
    "card": [box(4.4, 2, 15.2, 20, 1.6), poly(*star((12, 12.2), 4.7, 0.45), c=KNOCK)],
    "mission": [box(4.4, 2, 15.2, 20, 1.6), poly(*star((12, 12.2), 4.7, 0.45), c=KNOCK)],
    "houses1": [*_gable(5.6, 12, 12.8, 7, 8.6)],
    "houses2": [*_gable(1.6, 13, 9.8, 5.8, 6.8), *_gable(12.6, 13, 9.8, 5.8, 6.8)],
    "houses3": [*_gable(7.1, 8, 9.8, 5.6, 5), *_gable(1.4, 19, 9.8, 5.6, 4), *_gable(12.8, 19, 9.8, 5.6, 4)],
    "houses4": [piece for y in (7.6, 18.8) for x in (1.6, 12.6) for piece in _gable(x, y, 9.8, 5.6, 4.2)],
}
