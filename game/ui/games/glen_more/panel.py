"""What a player's panel shows of a territory: `shown_of` says what it depends on, `thumbnail` paints it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.ui.games.glen_more import vignette
from game.ui.look import Look
from game.ui.signs import Livery


def shown_of(plain: Mapping[str, Any], seat: int) -> object:
    """Equal as long as the picture is the same."""
    return str(plain["territories"][seat])


def thumbnail(look: Look, plain: Mapping[str, Any], seat: int, sign: int, size: tuple[int, int]) -> Surface:
    liveries = [Livery(sign, sign)] * (seat + 1)
    return vignette.thumbnail(look, plain, size, liveries, seat)
