"""What lies around pages of this world: the green cloth of the territories, woven as a plaid."""

from __future__ import annotations

from pygame import BLEND_MULT, SRCALPHA, Surface

from game.ui.games.glen_more.felt import cloth
from game.ui.games.glen_more.palette import palette_for
from game.ui.look import Look
from game.ui.theme import Colour

CURTAIN: Colour = (54, 66, 40)
_EVERY = 168.0
"""Units from one group of stripes to the next."""
_STRIPES = ((0.0, 34.0, 26), (48.0, 8.0, 34), (64.0, 3.0, 46), (112.0, 3.0, 46))
"""From the beginning of a group, how wide, how strong."""


def backdrop(look: Look, size: tuple[int, int]) -> Surface:
    u, palette = look.grid.u, palette_for(look.theme)
    made = cloth(look, size).copy()
    made.fill((150, 150, 146), special_flags=BLEND_MULT)
    for across in (True, False):
        room, weave = size[0 if across else 1], Surface(size, SRCALPHA)
        for group in range(int(room / (_EVERY * u)) + 1):
            for at, wide, alpha in _STRIPES:
                colour = palette.plaid_line if wide < 4 else palette.plaid
                place, thick = round((group * _EVERY + at) * u), max(1, round(wide * u))
                area = (place, 0, thick, size[1]) if across else (0, place, size[0], thick)
                weave.fill((*colour, alpha), area)
        made.blit(weave, (0, 0))
    return made
