"""How things move on a territory, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.animation import Tween, ease_in_out, ease_out
from game.ui.boards.cells import Cell
from game.ui.games.glen_more.territory import at_of
from game.ui.items import item_at

if TYPE_CHECKING:
    from game.ui.games.glen_more.territory_board import TerritoryBoard

LEG_MS, FADE_MS = 380.0, 140.0
DROP_MS, WALK_MS, BETWEEN_MS = 260.0, 320.0, 50.0
_LEGS = 3
"""So many tiles lie under the tail at most."""


def run_light(board: TerritoryBoard, done: Sequence[Cell], to: Cell, pace: float) -> Tween:
    """From the tile that was activated before to the next; the tail lies over the ones before."""
    cells = [*done[-_LEGS:], to]

    def step(share: float) -> None:
        if board.camera is None:
            return
        points = [board.camera.middle(cell) for cell in cells]
        board.set_extra("light", board.light.running(points, share))
        if share >= 1:
            board.set_extra("light", None)

    return Tween(LEG_MS * pace, step, ease_in_out)


def fade_light(board: TerritoryBoard, done: Sequence[Cell]) -> Tween:
    """The tail goes out where the light has arrived."""
    cells = list(done[-_LEGS - 1 :])

    def step(share: float) -> None:
        if board.camera is None:
            return
        points = [board.camera.middle(cell) for cell in cells]
        board.set_extra("light", board.light.running(points, 1.0, 0.9 * (1 - share)) if share < 1 else None)

    return Tween(FADE_MS, step)


def drop(board: TerritoryBoard, component: str, picture: Surface, number: int) -> Tween:
    """A piece falls onto its place on a tile; meanwhile it does not lie there yet."""
    board.hide(component)

    def step(share: float) -> None:
        middle = board.middle_of(component)
        if share >= 1 or middle is None:
            board.set_extra(component, None)
            board.unhide(component)
            return
        up = board.items.size * 0.5 * (1 - share)
        board.set_extra(component, [item_at(picture, (middle[0], middle[1] - up))])

    return Tween(DROP_MS, step, ease_out, BETWEEN_MS * number)


def move_scot(board: TerritoryBoard, picture: Surface, start: Cell, to: Cell) -> Tween:
    """A Scot goes from tile to tile."""
    component = f"scot:{at_of(to)}"
    board.hide(component)

    def step(share: float) -> None:
        if share >= 1 or board.camera is None:
            board.set_extra(component, None)
            board.unhide(component)
            return
        (ax, ay), (bx, by) = board.camera.middle(start), board.camera.middle(to)
        hop = board.items.size * 0.12 * abs((share * 2) % 1 - 0.5)
        board.set_extra(component, [item_at(picture, (ax + (bx - ax) * share, ay + (by - ay) * share - hop))])

    return Tween(WALK_MS, step, ease_in_out)
