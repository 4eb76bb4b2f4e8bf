"""What a player is known by before anything is laid: a settlement in their livery."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.tiles import Pieces
from game.ui.look import Look
from game.ui.signs import Livery


def seat_figure(look: Look, sign: int, px: int) -> Surface:
    return Pieces(px / 2, look, palette_for(look.theme)).tile("settlement_1", Livery(sign, sign))
