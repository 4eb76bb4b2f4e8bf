"""Icons about who sits at the table, and the set-up of a game."""

from __future__ import annotations

from game.ui.icon_shapes.pieces import HOLE, KNOCK, Icon, arc, box, disc, line, poly, ring

_SHOULDERS = [(2.6, 21.4), (2.9, 18.2), (4.4, 15.6), (7.2, 14), (10, 13.4), (14, 13.4), (16.8, 14), (19.6, 15.6),
              (21.1, 18.2), (21.4, 21.4)]

SHAPES: dict[str, Icon] = {
    "person": [disc(12, 7.4, 4.9), poly(*_SHOULDERS)],
    "people": [disc(16.6, 8, 3.7), box(10.8, 13, 11.4, 8, 3.8), disc(8.4, 8.6, 5.4, HOLE),
               box(0.6, 13, 15.4, 10, 4, HOLE),
               disc(8.4, 8.2, 4.2), box(1.8, 14, 13.2, 7.4, 3.8)],
    "bot": [line(1.9, (12, 2.6), (12, 6)), disc(12, 3, 1.8), box(4.4, 6.2, 15.2, 14.6, 3.2),
            box(1.8, 10.6, 2.4, 6, 0.9), box(19.8, 10.6, 2.4, 6, 0.9),
            disc(8.9, 11.8, 2, KNOCK), disc(15.1, 11.8, 2, KNOCK),
            line(1.6, (8.6, 17), (15.4, 17), c=KNOCK)],
    "clock": [ring(12, 12, 8.7, 2.3), line(2, (12, 6.6), (12, 12.2), (16, 14.2))],
    "flag": [line(2.4, (5, 2.8), (5, 21.4)), poly((6, 3), (21, 7.4), (6, 13))],
    "globe": [ring(12, 12, 8.9, 1.9), line(1.5, (12, 3), (12, 21)), line(1.5, (3, 12), (21, 12)),
              arc(1.5, 19.6, 12, 11.6, 129, 231), arc(1.5, 4.4, 12, 11.6, -51, 51), line(1.4, (5, 7.4), (19, 7.4)),
              line(1.4, (5, 16.6), (19, 16.6))],
    "seed": [box(3.2, 3.2, 17.6, 17.6, 3.2), disc(7.9, 7.9, 1.75, KNOCK), disc(16.1, 7.9, 1.75, KNOCK),
             disc(12, 12, 1.75, KNOCK), disc(7.9, 16.1, 1.75, KNOCK), disc(16.1, 16.1, 1.75, KNOCK)],
    "thinking": [disc(5, 12, 2.4), disc(12, 12, 2.4), disc(19, 12, 2.4)],
}
