"""The persons: a portrait in a round frame; face, hair, hat and dress make somebody of it."""

from __future__ import annotations

import random

from game.ui.theme import mix
from game.ui.worlds.glen_more.palette import Palette
from game.ui.worlds.glen_more.pen import Pen
from game.ui.worlds.glen_more.plan import TilePlan


def portrait(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    skin = ((236, 200, 168), (222, 180, 146), (240, 208, 184))[len(plan.id) % 3]
    hair = ((92, 58, 34), (166, 92, 44), (60, 52, 48), (188, 178, 164))[sum(map(ord, plan.id)) % 4]
    dress = (p.fir, p.cost, p.river_dark, p.violet_dark, p.timber)[sum(map(ord, plan.id)) % 5]
    pen.disc(p.dark, 50, 46, 33)
    pen.disc(p.disc, 50, 46, 31.6)
    pen.disc(mix(p.disc, p.heather, 0.35), 50, 46, 28.6)
    woman = plan.id in ("mary_stuart", "flora_macdonald", "isobel_gowdie", "peggy_mcwander", "lady_nairne")
    if woman:
        pen.oval(hair, 50, 44, 13.4, 15.4)
        pen.box(hair, 36.6, 42, 26.8, 16, 5)
    pen.poly(dress, (27, 66), (34, 59), (44, 56), (56, 56), (66, 59), (73, 66), (63, 73.6), (50, 77), (37, 73.6))
    pen.line(p.plaid_line, 2.4, (38, 58), (60, 74.6))
    pen.box(skin, 45.6, 49, 8.8, 9.6, 2)
    pen.oval(skin, 50, 41, 9.8, 12.2)
    if woman:
        pen.poly(hair, (40, 40), (41, 30), (50, 27), (59, 30), (60, 40), (54, 32.6), (46, 33.4))
    elif len(plan.id) % 2:
        pen.poly(hair, (40.4, 44), (42, 53), (50, 57), (58, 53), (59.6, 44), (55, 49), (45, 49))
        pen.oval(dress, 50, 30.6, 14, 5.4)
        pen.disc(p.plaid_line, 50, 25.4, 2.2)
    else:
        pen.poly(hair, (39.4, 44), (39, 34), (44, 28.6), (56, 28.6), (61, 34), (60.6, 44), (58, 36), (42, 36))
        pen.poly(hair, (42, 46), (44, 54), (50, 56), (56, 54), (58, 46), (54, 50), (46, 50))
    for x in (46.2, 53.8):
        pen.disc(p.dark, x, 40.6, 1.1)
    pen.line(mix(skin, p.dark, 0.4), 1, (47.6, 47.6), (52.4, 47.6))
