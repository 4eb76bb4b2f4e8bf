"""The mobsters of the Penny Mobs as faces."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.palette import palette_for
from game.ui.look import Look


def rogue(look: Look, name: str, px: int) -> Surface:
    """A bust on a clear ground, px wide and high. Shared: do not draw on it."""
    return ART.picture(palette_for(look.theme), "rogues", name, px)
