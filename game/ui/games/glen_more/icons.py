"""Symbols of Glen More II that no other game has."""

from __future__ import annotations

from game.ui.icon_shapes.pieces import KNOCK, Icon, disc, line, poly

SHAPES: dict[str, Icon] = {
    "scot": [disc(12, 3.6, 2.2), line(4.2, (6.6, 7), (17.4, 7)), disc(12, 10.6, 4.3),
             poly((7.6, 14), (16.4, 14), (20, 22), (4, 22)), line(1.3, (6.4, 18), (17.6, 18), c=KNOCK),
             line(1.3, (10, 14.4), (9.2, 21.6), c=KNOCK), line(1.3, (14, 14.4), (14.8, 21.6), c=KNOCK)],
    "clan_marker": [disc(12, 12, 9.8), line(2.2, (5.4, 5.4), (18.6, 18.6), c=KNOCK),
                    line(2.2, (18.6, 5.4), (5.4, 18.6), c=KNOCK)],
}
