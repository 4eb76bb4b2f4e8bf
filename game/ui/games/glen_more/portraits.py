"""The persons: portraits in a round frame. Each has a face, hair, hat, dress and an attribute of its own.

Drawn in the 100 units of a tile; a person that is not listed gets features by its name.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.pen import Pen
from game.ui.games.glen_more.plan import TilePlan
from game.ui.games.glen_more.portrait_parts import (
    BEARDS,
    BEHIND,
    BLACK,
    BROWN,
    CHESTNUT,
    COLLARS,
    FAIR,
    GINGER,
    GREY,
    HATS,
    PALE,
    RUDDY,
    SIGNS,
    STYLES,
    WARM,
    WHITE,
    nothing,
)
from game.ui.theme import Colour, mix, rgb


class Looks(NamedTuple):
    """Colours and the names of parts; parts are functions below."""

    ground: Colour
    dress: Colour
    hair: Colour
    skin: Colour = PALE
    style: str = "short"
    beard: str = ""
    hat: str = ""
    collar: str = ""
    sign: str = ""


PERSONS: dict[str, Looks] = {
    "william_wallace": Looks(rgb("#b9c3a2"), rgb("#3d5a3f"), BROWN, WARM, "long", "full", "", "mail", "sword"),
    "robert_the_bruce": Looks(rgb("#e3c98a"), rgb("#8e2f26"), CHESTNUT, WARM, "short", "pointed", "crown", "mail"),
    "mary_stuart": Looks(rgb("#c9b7cf"), rgb("#2f2a33"), GINGER, PALE, "heart", "", "cap", "ruff", "cross"),
    "john_knox": Looks(rgb("#c6c3ba"), rgb("#2b2a2c"), GREY, RUDDY, "short", "river", "flat", "bands", "book"),
    "james_iv": Looks(rgb("#a9bcc4"), rgb("#35526e"), CHESTNUT, PALE, "bob", "", "beret", "fur", "feather"),
    "rob_roy": Looks(rgb("#cdbf95"), rgb("#7a3b2a"), GINGER, RUDDY, "wild", "full", "bonnet", "plaid"),
    "flora_macdonald": Looks(rgb("#bcd0c4"), rgb("#4d7286"), BLACK, PALE, "curls", "", "", "shawl", "rose"),
    "bonnie_prince_charlie": Looks(rgb("#a7b8d6"), rgb("#a8342c"), WHITE, PALE, "wig", "", "tricorn", "lace", "star"),
    "robert_burns": Looks(rgb("#d7c3b0"), rgb("#4a4350"), BLACK, WARM, "side", "", "", "scarf", "quill"),
    "adam_smith": Looks(rgb("#d9d3b6"), rgb("#7b5a3c"), GREY, PALE, "wig", "", "", "lace", "coin"),
    "walter_scott": Looks(rgb("#b5c0b8"), rgb("#39463f"), WHITE, RUDDY, "bald", "", "", "high", "plaid"),
    "david_hume": Looks(rgb("#d8b7a2"), rgb("#b8562f"), BROWN, RUDDY, "round", "", "turban", "high"),
}


def portrait(pen: Pen, p: Palette, plan: TilePlan, dice: random.Random) -> None:
    looks = PERSONS.get(plan.id) or _by_name(p, plan.id)
    pen.disc(p.dark, 50, 46, 33)
    pen.disc(p.disc, 50, 46, 31.6)
    pen.disc(looks.ground, 50, 46, 29)
    edge = mix(looks.hair, p.dark, 0.45)
    BEHIND.get(looks.style, nothing)(pen, looks.hair, edge)
    _shoulders(pen, looks, p)
    COLLARS.get(looks.collar, nothing)(pen, looks.dress, p.dark)
    shade = mix(looks.skin, p.dark, 0.22)
    pen.box(shade, 45.4, 48, 9.2, 9.6, 2)
    pen.oval(mix(looks.skin, p.dark, 0.55), 50, 41, 10.9, 13.1)
    pen.oval(looks.skin, 50, 41, 10.2, 12.4)
    BEARDS.get(looks.beard, nothing)(pen, looks.hair, edge)
    _face(pen, looks, p)
    STYLES.get(looks.style, nothing)(pen, looks.hair, edge)
    HATS.get(looks.hat, nothing)(pen, looks.dress, p.dark)
    SIGNS.get(looks.sign, nothing)(pen, looks.dress, p.dark)
    pen.ring(p.dark, 50, 46, 32.3, 1.4)


def _by_name(p: Palette, name: str) -> Looks:
    """Somebody of a Chronicle: always the same for the same name."""
    pick = random.Random(name)
    woman = name in ("isobel_gowdie", "peggy_mcwander", "lady_nairne")
    return Looks(
        pick.choice([rgb("#c7cbb0"), rgb("#d6c3a6"), rgb("#b9c2c9"), rgb("#cdb8bd")]),
        pick.choice([p.fir, p.cost, p.river_dark, p.violet_dark, p.timber]),
        pick.choice([BLACK, BROWN, GINGER, GREY, FAIR]), pick.choice([PALE, WARM, RUDDY]),
        pick.choice(["curls", "heart"]) if woman else pick.choice(["short", "long", "side", "wild"]),
        "" if woman else pick.choice(["", "full", "pointed"]), "" if woman else pick.choice(["", "bonnet", "flat"]),
        "shawl" if woman else pick.choice(["scarf", "plaid", "high"]),
    )


def _shoulders(pen: Pen, looks: Looks, p: Palette) -> None:
    around = ((25, 62), (33, 57.4), (44, 55), (56, 55), (67, 57.4), (75, 62), (67, 70.6), (58, 74.6), (50, 75.6),
              (42, 74.6), (33, 70.6))
    pen.poly(mix(looks.dress, p.dark, 0.55), *around)
    pen.poly(looks.dress, *((50 + (x - 50) * 0.955, y + (0.9 if y < 65 else -0.7)) for x, y in around))
    fold = mix(looks.dress, p.dark, 0.25)
    pen.line(fold, 1, (37, 62), (40, 71))
    pen.line(fold, 1, (63, 62), (60, 71))


def _face(pen: Pen, looks: Looks, p: Palette) -> None:
    brow = mix(looks.hair if looks.hair != WHITE else GREY, p.dark, 0.35)
    for side in (-1, 1):
        pen.oval(p.wool, 50 + side * 4, 40.6, 2, 1.4)
        pen.disc(p.dark, 50 + side * 4, 40.7, 1.15)
        pen.line(brow, 1.1, (50 + side * 2, 37.7), (50 + side * 6.2, 37.3))
    line = mix(looks.skin, p.dark, 0.38)
    pen.line(line, 1, (50.2, 41), (51.3, 45.2), (49.6, 45.6))
    pen.line(mix(rgb("#a4483c"), looks.skin, 0.25), 1.2, (47.2, 48.6), (50, 49.1), (52.8, 48.6))
