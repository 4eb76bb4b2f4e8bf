"""The camera of a film: it goes near to where somebody else acts if the map is small, and out again afterwards.

It leaves the map alone that a person has brought closer, scrolls or holds, and never stays where somebody is to act.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import TYPE_CHECKING, Any

from game.ui.animation import Script
from game.ui.boards.glide import can_glide, glide, near_all
from game.ui.events import Event, Pointer
from game.ui.kinds.board_part import BoardPart

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_SMALL_PX = 96
"""Places that are wider than this are seen well enough from where one sits."""
_LEAST, _MOST = 1.3, 1.8
_THERE_MS, _BACK_MS, _PRINT_MS, _LOOK_MS = 450.0, 600.0, 1500.0, 40.0
_STAYS_MS = 500.0
"""So long it waits for the next of the others before it goes back."""


class Eye:
    """Belongs to one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._view: Any = None
        """The map that has been brought closer, and through which camera."""
        self._camera: Any = None
        self._rests = 0.0
        self._comes_back = False

    @property
    def is_out(self) -> bool:
        """The map is not yet again as whoever acts will see it."""
        return self.is_away or (self._comes_back and self.scene.timeline.busy)

    @property
    def is_away(self) -> bool:
        """The map is closer because of the film; whoever has moved it since keeps it so."""
        return self._view is not None and self._view.rect.w > 0 and self._view.camera == self._camera

    def go(self, pieces: Iterable[str]) -> Script:
        """Near to these, and on once the map is printed there: till then nothing could move on it."""
        scene, found = self.scene, list(pieces)
        view = self._map(found) if self._may else None
        if view is None:
            return
        camera = near_all(view, found, _zoom(view, found))
        self._rests = 0.0
        if camera is None or camera == view.camera:
            return
        scene.film.ways.wipe()
        self._view, self._camera = view, view.camera
        pace = scene.film.pace()
        moved = glide(view, camera, _THERE_MS * pace)
        step = moved.apply

        def follow(share: float) -> None:
            if self._view is view and view.camera == self._camera:  # else somebody has taken hold of it
                step(share)
                self._camera = view.camera

        moved.apply = follow
        yield moved
        waited = 0.0
        while view.still is None and self.is_away and waited < _PRINT_MS:
            yield _LOOK_MS
            waited += _LOOK_MS

    @property
    def _may(self) -> bool:
        scene = self.scene
        free = scene.root.captured is None and not scene.director.around
        return scene.context.in_window and scene.can_be_looked_at_by_all and free

    def _map(self, pieces: list[str]) -> Any:
        """The board that shows the first of them, if nobody has brought it closer."""
        for part in self.scene.open_parts():
            if isinstance(part, BoardPart) and can_glide(part.view):
                view: Any = part.view
                ours = self.is_away and view is self._view
                known = [one for one in pieces if view.middle_of(one) is not None]
                pieces[:] = known
                return view if known and (ours or view.camera == view.fitted()) else None
        return None

    def reveal(self, pieces: Iterable[str]) -> None:
        """Boards that somebody has brought closer show these places."""
        boards = [part for part in self.scene.open_parts() if isinstance(part, BoardPart)]
        for board, piece in product(boards, pieces):
            board.bring_in(piece)

    def tick(self, dt_ms: float) -> None:
        """Back as soon as nothing more is told."""
        scene = self.scene
        if self._view is None or scene.timeline.busy or scene.motion.to_come or scene.rests:
            return
        self._rests += dt_ms
        if self._rests < _STAYS_MS and not scene.director.may_act:
            return
        if scene.director.thinking is not None and self._rests < 4 * _STAYS_MS:
            return
        if self.is_away:
            scene.film.ways.wipe()
            self._comes_back = True
            scene.timeline.play(self._back(self._view))
        self._view = None

    def _back(self, view: Any) -> Script:
        yield glide(view, view.fitted(), _BACK_MS * self.scene.film.pace())
        self._comes_back = False
        self.scene.refresh()

    def home(self) -> None:
        """All of the map at once."""
        if self.is_away:
            self.scene.film.ways.wipe()
            self._view.fit()
        self._view = None

    def ends_with(self, event: Event) -> bool:
        """A click while the map is on its way would mean another place than the one that is seen."""
        if not self.is_away or not isinstance(event, Pointer) or event.kind != "down":
            return False
        self.scene.motion.finish()
        return True


def _zoom(view: Any, pieces: list[str]) -> float:
    """How much closer, so that a place is large enough; 1 where it is so already."""
    wide = min(view.rect_of(one).w for one in pieces) / view.camera.zoom
    return 1.0 if wide >= _SMALL_PX or wide <= 0 else min(_MOST, max(_LEAST, _SMALL_PX / wide))
