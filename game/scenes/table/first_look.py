"""The first picture of a match: a slow look over the land, from close by and out again until all of it is seen; then
in the light of a lamp past what lies on the table, as `first_look` in screen.yaml says.

A click or key ends it and does nothing else. Nobody is asked and no bot begins before that; a match that is gone on
with, a lesson and a picture without a window have no such look.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table.sights import Sights
from game.ui.animation import Script
from game.ui.boards.glide import glide, near_to
from game.ui.boards.printed_board import PrintedBoard
from game.ui.events import Event, Key, Pointer
from game.ui.kinds.board_part import BoardPart

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_CLOSE = 2.0
_BEFORE_MS, _LEG_MS, _OUT_MS = 350.0, 1500.0, 1700.0


class FirstLook:
    """Belongs to one table; `wanted` where a match begins there."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.wanted = False
        self.on = False
        self.sights: Sights | None = None

    @property
    def holds(self) -> bool:
        """It goes on, or will as soon as the land is painted: until then the match waits."""
        return self.on or self._may_begin

    @property
    def _may_begin(self) -> bool:
        scene = self.scene
        seen = scene.context.in_window and scene.context.motion > 0 and scene.context.stack.top is scene
        return self.wanted and seen and not scene.director.around and not scene.rests

    def _board(self) -> PrintedBoard | None:  # type: ignore[type-arg]
        views = (part.view for part in self.scene.open_parts() if isinstance(part, BoardPart))
        return next((view for view in views if isinstance(view, PrintedBoard)), None)

    def tick(self) -> None:
        if self.on or not self._may_begin:
            return
        board = self._board()
        if not self._is_painted(board):
            return
        self.wanted = False
        self.sights = Sights(self.scene)
        stops = [] if board is None else [one for one in board.sights() if board.middle_of(one) is not None]
        if not stops and not self.sights.stops():
            self.scene.follow_stage()
            return
        self.on = True
        self.scene.timeline.play(self._look(board, stops, self.sights))

    def _is_painted(self, board: PrintedBoard | None) -> bool:  # type: ignore[type-arg]
        """The map and all other boards; a sheet that is not open paints nothing."""
        views = (part.view for part in self.scene.open_parts() if isinstance(part, BoardPart))
        return (board is None or board.ready) and all(view.ready for view in views)

    def _look(self, board: PrintedBoard | None, stops: list[str], sights: Sights) -> Script:  # type: ignore[type-arg]
        if board is not None and stops:
            first, *others = (camera for one in stops if (camera := near_to(board, one, _CLOSE)) is not None)
            board.see(first)
            yield _BEFORE_MS
            for camera in others:
                yield glide(board, camera, _LEG_MS)
            yield glide(board, board.fitted(), _OUT_MS)
        if sights.stops():
            yield from sights.script()
        self._over()

    def _over(self) -> None:
        self.on = False
        self.scene.follow_stage()

    def ends_with(self, event: Event) -> bool:
        """A click or key brings all of the land at once, and does nothing else."""
        pressed = isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down")
        if not self.on or not pressed:
            return False
        self.give_up()
        self._over()
        return True

    def give_up(self) -> None:
        """Everything that moves is dropped: all of the land is seen."""
        if self.on:
            self.on = False
            self.scene.timeline.clear()
            if self.sights is not None:
                self.sights.end()
            board = self._board()
            if board is not None:
                board.fit()
