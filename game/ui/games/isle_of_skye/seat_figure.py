"""What a player is known by before anything is built: the castle with their banner."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye.symbols import Owner, bare
from game.ui.look import Look


def seat_figure(look: Look, sign: int, px: int) -> Surface:
    return bare("castle", px, Owner(look.theme.player(sign), sign))
