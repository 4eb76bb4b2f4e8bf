"""How things move on the rondel, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface
from pygame.transform import rotozoom

from game.ui.animation import Tween, ease_in, hop, linear
from game.ui.grid import round_px
from game.ui.items import item_at

if TYPE_CHECKING:
    from game.ui.games.glen_more.rondel_board import RondelBoard

STEP_MS, LEAVE_MS = 140.0, 300.0
TUMBLE_MS, FACE_MS = 620.0, 520.0
"""So long the die tumbles, and so long what it shows can be read before it sets off."""
_HOP, _LIFT = 0.07, 0.12
_FADES = 5


_FACES = (2, 1, 3, 1, 2, 3, 1, 3, 2)
_TURN = 40
"""Degrees between one face and the next while it tumbles."""
_LIFTED, _LANDED = 0.95, 0.78
"""So many spaces wide the die looks while it tumbles and where it lies."""


def roll(board: RondelBoard, face: int, pace: float) -> Tween | None:
    """The die tumbles where it stands, larger than it lies, and shows what was rolled."""
    start = board.space_of("die")
    if start is None or board.figures is None:
        return None
    x, y = board.space_rect(start).center
    figures, px = board.figures, board.tile_px
    landed = figures.die(round_px(px * _LANDED), face)
    board.hide("die")

    def step(share: float) -> None:
        through = share * (TUMBLE_MS + FACE_MS) / TUMBLE_MS
        if through >= 1:
            board.set_extra("die", [item_at(landed, (x, y))])
            return
        at = int((1 - (1 - through) ** 2) * len(_FACES))
        tumbling = figures.die(round_px(px * _LIFTED), _FACES[min(at, len(_FACES) - 1)])
        turned = rotozoom(tumbling, _TURN * (at + 1), 1)
        board.set_extra("die", [item_at(turned, (x, y - px * _LIFT * hop(through)))])

    step(0)
    return Tween((TUMBLE_MS + FACE_MS) * pace, step, linear)


def carry_off(board: RondelBoard, face: int, to: int, pace: float, taken: str = "") -> Tween | None:
    """Once it has been read the die goes where it must, and takes the tile there off the rondel."""
    assert board.figures is not None
    picture = board.figures.die(round_px(board.tile_px * _LANDED), face)
    walking = walk(board, "die", to, pace, taken, picture)
    if walking is not None:
        walking.delay = (TUMBLE_MS + FACE_MS) * pace
    return walking


def walk(
    board: RondelBoard, pawn: str, to: int, pace: float, taken: str = "", picture: Surface | None = None
) -> Tween | None:
    """The figure goes from space to space; the tile it has come for is lifted off then."""
    start = board.space_of(pawn)
    if start is None:
        return None
    count = len(board.ring)
    places = [board.space_rect((start + n) % count).center for n in range((to - start) % count + 1)]
    shown = picture or board.figure(pawn, 0.92)
    board.hide(pawn)

    def step(share: float) -> None:
        along = share * (len(places) - 1)
        at = min(int(along), max(0, len(places) - 2))
        (ax, ay), (bx, by) = places[at], places[min(at + 1, len(places) - 1)]
        t = along - at
        lift = board.tile_px * _HOP * hop(t)
        board.set_extra(pawn, [item_at(shown, (ax + (bx - ax) * t, ay + (by - ay) * t - lift))])
        if share >= 1 and taken:
            board.hide(taken)

    return Tween(STEP_MS * max(1, len(places) - 1) * pace, step, linear)


def leave(board: RondelBoard, tiles: Sequence[str], pace: float) -> Tween:
    """Tiles that all have passed slip off the rondel, after a die that is being rolled has set off."""
    rolling = TUMBLE_MS + FACE_MS if "die" in board.extras else 0.0
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
    return Tween(LEAVE_MS * pace, step, ease_in, delay=(LEAVE_MS + rolling) * pace)


def _fading(board: RondelBoard, tile: str) -> list[Surface]:
    made = []
    for number in range(_FADES):
        picture = board.tile_picture(tile.partition(":")[2]).copy()
        picture.set_alpha(round_px(255 * (1 - number / _FADES)))
        made.append(picture)
    return made
