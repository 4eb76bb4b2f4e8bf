"""A single tile outside the board: in the hand, in the air, in a dialogue."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.tiles import Pieces
from game.ui.look import Look
from game.ui.signs import Livery


def piece(look: Look, radius: float, kind: str, sign: int) -> Surface:
    """The tile of that kind, or its back for "?", in the livery of that sign."""
    return Pieces(radius, look, palette_for(look.theme)).tile(kind, Livery(sign, sign))
