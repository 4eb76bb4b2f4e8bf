"""What lies around pages of this world: the dark cloth on which lands are laid, stitched at its edge."""

from __future__ import annotations

from pygame import BLEND_MULT, Surface

from game.ui.games.isle_of_skye.felt import felt
from game.ui.look import Look
from game.ui.theme import Colour

CURTAIN: Colour = (50, 60, 56)


def backdrop(look: Look, size: tuple[int, int]) -> Surface:
    made = felt(look, size).copy()
    made.fill((176, 176, 176), special_flags=BLEND_MULT)
    return made
