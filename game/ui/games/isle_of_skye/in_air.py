"""A tile that is held over a land: it turns before one's eyes, and shows itself at once in a picture of another size.

To paint it in the size of the land takes longer than a hand rests on a place, so that comes in the next frame.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.ui.animation import ease_out
from game.ui.boards.shown import Place
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.signs import Livery

TURN_MS = 140


class Ghost(NamedTuple):
    tile: str
    turn: int
    at: Place


class InAir:
    def __init__(self) -> None:
        self.ghost: Ghost | None = None
        self.turn_ms: float = TURN_MS
        self.is_rough = False
        """What is shown stands in for the picture."""
        self._stands_in: tuple[str, int] | None = None
        self._is_unseen = False
        """It stands in for the picture since this very frame: it is shown first, then painted."""
        self._turned_from = 0
        self._age = TURN_MS * 10.0

    @property
    def is_turning(self) -> bool:
        return self.ghost is not None and self._age < self.turn_ms

    def take(self, ghost: Ghost | None) -> bool:
        """Holds this one; whether it turns now."""
        before, self.ghost = self.ghost, ghost
        if before is not None and ghost is not None and before.tile == ghost.tile and before.turn != ghost.turn:
            self._turned_from, self._age = before.turn, 0.0
            return True
        if before is None or ghost is None or before.tile != ghost.tile:
            self._age = self.turn_ms
        return False

    def grow_older(self, dt_ms: float) -> None:
        self._age += dt_ms

    def sharpen(self, painter: TilePainter, px: int, livery: Livery | None) -> bool:
        """Paints what something else stands in for; False if there is nothing new to see."""
        if not self.is_rough or self.ghost is None:
            return False
        if self._is_unseen:
            self._is_unseen = False
            return False
        return painter.sharpen(self.ghost.tile, self._shown()[0], px, livery)

    def picture(self, painter: TilePainter, px: int, livery: Livery | None) -> tuple[tuple[str, int], Surface, float]:
        """A name that tells pictures apart, the picture, and how far it is turned besides, in degrees."""
        assert self.ghost is not None
        tile, (turn, degrees) = self.ghost.tile, self._shown()
        rough = painter.stand_in(tile, turn, px, livery)
        was_rough, self.is_rough = self.is_rough, rough is not None
        if rough is None:
            return (tile, turn), painter.tile(tile, turn, px, livery=livery), degrees
        if not was_rough or self._stands_in != (tile, turn):
            self._stands_in, self._is_unseen = (tile, turn), True
        return (f"rough {tile}", turn), rough, degrees

    def _shown(self) -> tuple[int, float]:
        """The quarter turns that are painted, and the degrees from there."""
        assert self.ghost is not None
        turn = self.ghost.turn
        if not self.is_turning:
            return turn, 0.0
        share = ease_out(self._age / self.turn_ms)
        steps = (turn - self._turned_from + 1) % 4 - 1
        return (self._turned_from, -90.0 * steps * share) if share < 1 else (turn, 0.0)
