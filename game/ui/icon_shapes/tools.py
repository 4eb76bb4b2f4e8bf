"""Icons of the interface: tools, arrows, media, marks."""

from __future__ import annotations

import math

from game.ui.icon_shapes.pieces import HOLE, KNOCK, Icon, Piece, arc, box, disc, line, poly, ring
from game.ui.shapes import Point, on_circle, regular


def _mirrored(icon: Icon) -> Icon:
    def flip(piece: Piece) -> Piece:
        points = tuple((24 - x, y) for x, y in piece.points)
        figures = piece.figures
        if piece.kind == "arc":
            width, r, start, end = figures
            figures = (width, r, 180 - start, 180 - end)
        elif piece.kind == "box":
            points = ((24 - piece.points[0][0] - figures[0], piece.points[0][1]),)
        return Piece(piece.kind, piece.colour, points, figures)

    return [flip(piece) for piece in icon]


def _gear() -> Icon:
    teeth: list[Point] = []
    for tooth in range(8):
        middle = tooth * 45 - 90
        for offset, r in ((-13, 6.8), (-8, 10), (8, 10), (13, 6.8)):
            teeth.append(on_circle((12, 12), r, middle + offset))
    return [poly(*teeth), disc(12, 12, 7.2), disc(12, 12, 3.1, KNOCK)]


def _lens(cx: float, cy: float, half: float, height: float) -> list[Point]:
    """An eye's outline: two shallow arcs."""
    upper = [(cx - half + 2 * half * i / 16, cy - height * math.sin(math.pi * i / 16) ** 0.8) for i in range(17)]
    return upper + [(x, 2 * cy - y) for x, y in reversed(upper)]


def _flame(x: float, y: float, s: float, c: str) -> Piece:
    outline = [(0, 10), (-4.4, 9), (-6.6, 5.6), (-6.6, 1.8), (-4.8, -1.6), (-3.4, -3.6), (-2.6, -0.6), (-1.4, 0.4),
               (-1.2, -4), (0.6, -8), (3, -11.4), (2.8, -7.4), (4.4, -4), (6.2, -0.6), (6.8, 3), (6, 6.4), (4, 9)]
    return poly(*[(x + px * s, y + py * s) for px, py in outline], c=c)


_UNDO: Icon = [arc(2.7, 12.6, 13, 7, -140, 105), poly((1.8, 9.6), (9.6, 3.2), (10.2, 12.4))]
_TURN: Icon = [arc(2.7, 12, 12.8, 7.4, -60, 215), poly((12, 2.4), (2.4, 4.6), (9.6, 11))]
_BACK: Icon = [line(3, (14.6, 5), (8, 12), (14.6, 19))]
_ARROW: Icon = [line(2.8, (4, 12), (17, 12)), line(2.8, (12.5, 6), (19, 12), (12.5, 18))]
_TRIANGLE: Icon = [poly((6, 3), (6, 21), (20.5, 12)), line(1.4, (6, 3), (6, 21), (20.5, 12), (6, 3))]

SHAPES: dict[str, Icon] = {
    "undo": _UNDO,
    "redo": _mirrored(_UNDO),
    "turn": _TURN,
    "turn_back": _mirrored(_TURN),
    "hint": [disc(12, 9, 7), poly((7.4, 13), (16.6, 13), (15, 17), (9, 17)), box(8.8, 17.6, 6.4, 1.9, 0.9),
             box(9.8, 20.2, 4.4, 1.9, 0.9), line(1.3, (9.4, 9.6), (12, 11.4), (14.6, 9.6), c=KNOCK),
             line(1.3, (12, 11.4), (12, 16), c=KNOCK)],
    "scores": [box(2.8, 13.5, 5, 7.5, 0.6), box(9.5, 8.5, 5, 12.5, 0.6), box(16.2, 3, 5, 18, 0.6)],
    "log": [line(2.6, (4, 5), (20, 5)), line(2.6, (4, 9.8), (14, 9.8)), line(2.6, (4, 14.6), (19, 14.6)),
            line(2.6, (4, 19.4), (12, 19.4))],
    "rules": [poly((2, 5.4), (6, 4), (11.2, 6.2), (11.2, 20.6), (6.4, 18.6), (2, 19.6)),
              poly((22, 5.4), (18, 4), (12.8, 6.2), (12.8, 20.6), (17.6, 18.6), (22, 19.6))],
    "menu": [line(2.7, (4, 5.6), (20, 5.6)), line(2.7, (4, 12), (20, 12)), line(2.7, (4, 18.4), (20, 18.4))],
    "gear": _gear(),
    "eye": [poly(*_lens(12, 12, 10.4, 6.6)), disc(12, 12, 4.5, KNOCK), disc(12, 12, 2.5)],
    "eye_closed": [poly(*_lens(12, 12, 10.4, 6.6)), disc(12, 12, 4.5, KNOCK), disc(12, 12, 2.5),
                   line(5, (4, 20), (20, 4), c=HOLE), line(2.2, (4.4, 20), (20.4, 4))],
    "lock": [arc(2.8, 12, 8.4, 4.6, 180, 360), line(2.8, (7.4, 8.4), (7.4, 12)), line(2.8, (16.6, 8.4), (16.6, 12)),
             box(4.6, 10.6, 14.8, 10.8, 1.8), disc(12, 14.8, 1.7, KNOCK),
             line(1.7, (12, 15), (12, 18), c=KNOCK)],
    "play": _TRIANGLE,
    "pause": [box(5, 3.6, 5, 16.8, 1), box(14, 3.6, 5, 16.8, 1)],
    "step": [poly((4.4, 4), (4.4, 20), (15, 12)), box(16.2, 4, 3.4, 16, 0.8)],
    "step_back": _mirrored([poly((4.4, 4), (4.4, 20), (15, 12)), box(16.2, 4, 3.4, 16, 0.8)]),
    "fast": [poly((3, 4.4), (3, 19.6), (12, 12)), poly((12, 4.4), (12, 19.6), (21.4, 12))],
    "check": [line(3.4, (4, 12.6), (9.6, 18.2), (20, 6.2))],
    "cross": [line(3.2, (5.4, 5.4), (18.6, 18.6)), line(3.2, (18.6, 5.4), (5.4, 18.6))],
    "plus": [line(3.2, (12, 4.4), (12, 19.6)), line(3.2, (4.4, 12), (19.6, 12))],
    "minus": [line(3.2, (4.4, 12), (19.6, 12))],
    "back": _BACK,
    "go": _mirrored(_BACK),
    "open": [line(3, (5, 9), (12, 15.8), (19, 9))],
    "close": [line(3, (5, 15.4), (12, 8.6), (19, 15.4))],
    "arrow_right": _ARROW,
    "arrow_left": _mirrored(_ARROW),
    "arrow_up": [line(2.8, (12, 20), (12, 7)), line(2.8, (6, 11.5), (12, 5), (18, 11.5))],
    "arrow_down": [line(2.8, (12, 4), (12, 17)), line(2.8, (6, 12.5), (12, 19), (18, 12.5))],
    "hand": [box(9.4, 2.2, 3.4, 12, 1.7), box(12.6, 8.4, 3.2, 7, 1.6), box(15.6, 9.8, 3.2, 7, 1.6),
             poly((6.4, 11.6), (9.4, 14), (9.4, 10.6), (18.8, 12), (18.8, 16.6), (16.8, 20), (16.6, 22), (9, 22),
                  (8.6, 20), (4.6, 14.4)), disc(5.6, 13, 1.75)],
    "search": [ring(10.4, 10.4, 6.2, 2.6), line(3.2, (15.4, 15.4), (20.4, 20.4))],
    "trash": [line(2.4, (4, 6), (20, 6)), line(2.2, (9.6, 3.4), (14.4, 3.4)),
              poly((5.4, 8), (18.6, 8), (17.4, 21.6), (6.6, 21.6)), line(1.4, (10, 11), (10.4, 18.6), c=KNOCK),
              line(1.4, (14, 11), (13.6, 18.6), c=KNOCK)],
    "save": [poly((3, 3), (17, 3), (21, 7), (21, 21), (3, 21)), box(7, 3, 9, 6, 0.4, KNOCK), box(12, 4, 2.4, 4, 0.3),
             box(6.4, 12.4, 11.2, 8.6, 0.6, KNOCK)],
    "copy": [box(3, 3, 12.4, 14, 1.4), box(7.4, 6.6, 15, 16.4, 1.8, HOLE), box(8.8, 8, 12.2, 13.6, 1.4)],
    "branch": [line(2.4, (6, 5), (6, 19)), line(2.4, (6, 14), (12, 13), (17.6, 8.6)), disc(6, 4.8, 2.8),
               disc(6, 19.2, 2.8), disc(18, 7.4, 2.8)],
    "sound": [poly((2.6, 8.6), (7, 8.6), (12.4, 3.6), (12.4, 20.4), (7, 15.4), (2.6, 15.4)),
              arc(2, 12.6, 12, 4, -48, 48), arc(2, 12.6, 12, 8, -48, 48)],
    "sound_off": [poly((2.6, 8.6), (7, 8.6), (12.4, 3.6), (12.4, 20.4), (7, 15.4), (2.6, 15.4)),
                  line(2.2, (15.4, 8.8), (21.4, 15.2)), line(2.2, (21.4, 8.8), (15.4, 15.2))],
    "window": [line(2.6, (3.4, 9), (3.4, 3.4), (9, 3.4)), line(2.6, (15, 3.4), (20.6, 3.4), (20.6, 9)),
               line(2.6, (20.6, 15), (20.6, 20.6), (15, 20.6)), line(2.6, (9, 20.6), (3.4, 20.6), (3.4, 15))],
    "info": [disc(12, 12, 10), disc(12, 6.9, 1.7, KNOCK), line(2.7, (12, 11.2), (12, 17.4), c=KNOCK)],
    "warning": [poly((12, 3), (21.4, 20), (2.6, 20)), line(2, (12, 3), (21.4, 20), (2.6, 20), (12, 3)),
                line(2.2, (12, 9), (12, 13.6), c=KNOCK), disc(12, 17.1, 1.4, KNOCK)],
    "question": [disc(12, 12, 10), arc(2.4, 12, 9.2, 3, 175, 400, c=KNOCK),
                 line(2.4, (14.3, 11.2), (12, 13), (12, 14.4), c=KNOCK), disc(12, 17.9, 1.5, KNOCK)],
    "trophy": [poly((6, 3), (18, 3), (17.4, 9), (15, 13), (9, 13), (6.6, 9)), line(1.8, (6, 5), (2.8, 5), (4, 9.4),
               (7.4, 10.6)), line(1.8, (18, 5), (21.2, 5), (20, 9.4), (16.6, 10.6)), box(10.6, 12, 2.8, 6.4),
               box(6.6, 18, 10.8, 3.4, 0.8)],
    "keyboard": [box(2, 5.6, 20, 13.2, 1.8),
                 *[disc(5.6 + 3.2 * i, 9.3, 0.95, KNOCK) for i in range(5)],
                 *[disc(5.6 + 3.2 * i, 12.3, 0.95, KNOCK) for i in range(5)],
                 line(1.5, (7.6, 15.6), (16.4, 15.6), c=KNOCK)],
    "grip": [disc(x, y, 1.5) for x in (8.6, 15.4) for y in (5, 12, 19)],
    "flame": [_flame(12, 12, 0.95, "m"), _flame(12.4, 15.8, 0.52, KNOCK)],
    "supply": [poly(*regular((12, 12), 10, 6))],
    "dot": [disc(12, 12, 5)],
}
