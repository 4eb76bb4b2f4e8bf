"""What a player's panel shows of a territory: `shown_of` says what it depends on, `thumbnail` paints it."""

from __future__ import annotations

from pygame import Surface

from game.games.glen_more.shown import ShownGlenMore
from game.ui.games.glen_more import vignette
from game.ui.look import Look
from game.ui.signs import Livery


def shown_of(position: ShownGlenMore, seat: int) -> object:
    """Equal as long as the picture is the same."""
    return position.players[seat].territory


def thumbnail(look: Look, position: ShownGlenMore, seat: int, sign: int, size: tuple[int, int]) -> Surface:
    liveries = [Livery(sign, sign)] * (seat + 1)
    return vignette.thumbnail(look, position, size, liveries, seat)
