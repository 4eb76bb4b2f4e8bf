"""The signs by which the Chronicles are known on chips and headings, and other symbols that only they need."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.palette import palette_for
from game.ui.look import Look

EMBLEMS = ART.kinds("emblems")


def emblem(look: Look, kind: str, px: int) -> Surface:
    """Shared: do not draw on it."""
    return ART.picture(palette_for(look.theme), "emblems", kind, px)
