"""How things move on the rondel, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.animation import Tween, ease_in, hop, linear
from game.ui.grid import round_px
from game.ui.items import item_at

if TYPE_CHECKING:
    from game.ui.games.glen_more.rondel_board import RondelBoard

STEP_MS, LEAVE_MS = 140.0, 300.0
_HOP = 0.07
_FADES = 5


def walk(board: RondelBoard, pawn: str, to: int, pace: float, taken: str = "") -> Tween | None:
    """The figure goes from space to space; the tile it has come for is lifted off then."""
    start = board.space_of(pawn)
    if start is None:
        return None
    count = len(board.ring)
    places = [board.space_rect((start + n) % count).center for n in range((to - start) % count + 1)]
    picture = board.figure(pawn, 0.92)
    board.hide(pawn)

    def step(share: float) -> None:
        along = share * (len(places) - 1)
        at = min(int(along), max(0, len(places) - 2))
        (ax, ay), (bx, by) = places[at], places[min(at + 1, len(places) - 1)]
        t = along - at
        lift = board.tile_px * _HOP * hop(t)
        board.set_extra("walk", [item_at(picture, (ax + (bx - ax) * t, ay + (by - ay) * t - lift))])
        if share >= 1 and taken:
            board.hide(taken)

    return Tween(STEP_MS * max(1, len(places) - 1) * pace, step, linear)


def leave(board: RondelBoard, tiles: Sequence[str], pace: float) -> Tween:
    """Tiles that all have passed slip off the rondel."""
    shown = [(one, board.space_rect(number).center) for one in tiles if (number := board.space_of(one)) is not None]
    middle = board.middle.market_rect().center
    pictures = {one: _fading(board, one) for one, _ in shown}
    board.hide(*(one for one, _ in shown))

    def step(share: float) -> None:
        items = []
        for one, (x, y) in shown if share < 1 else ():
            away = board.tile_px * 0.22 * share
            out = x + (away if x > middle[0] else -away), y + (away if y > middle[1] else -away)
            items.append(item_at(pictures[one][min(_FADES - 1, int(share * _FADES))], out))
        board.set_extra("leaving", items or None)

    step(0)
    return Tween(LEAVE_MS * pace, step, ease_in, delay=LEAVE_MS * pace)


def _fading(board: RondelBoard, tile: str) -> list[Surface]:
    made = []
    for number in range(_FADES):
        picture = board.tile_picture(tile.partition(":")[2]).copy()
        picture.set_alpha(round_px(255 * (1 - number / _FADES)))
        made.append(picture)
    return made
