"""What a player is known by before anything is built: the figure that walks the rondel."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more.figures import figures_for
from game.ui.look import Look
from game.ui.signs import Livery


def seat_figure(look: Look, sign: int, px: int) -> Surface:
    return figures_for(look).pawn(Livery(sign, sign), px)
