"""What a player is known by before anything is built: the castle in their colour."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye.symbols import castle_of
from game.ui.look import Look


def seat_figure(look: Look, sign: int, px: int) -> Surface:
    return castle_of(look.theme.player(sign), px)
