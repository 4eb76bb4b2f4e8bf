"""A single tile outside the board: in the hand, in the air, in a dialogue."""

from __future__ import annotations

from pygame import Surface

from game.ui.look import Look
from game.ui.signs import Livery
from game.ui.worlds.rebirth.palette import palette_for
from game.ui.worlds.rebirth.tiles import Pieces


def piece(look: Look, radius: float, kind: str, sign: int) -> Surface:
    """The tile of that kind, or its back for "?", in the livery of that sign."""
    return Pieces(radius, look, palette_for(look.theme)).tile(kind, Livery(sign, sign))
