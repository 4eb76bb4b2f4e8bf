"""While nobody touches the table: parts think ahead, secrets are covered, water glints and chimneys smoke."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game.ui.boards.shown import ShownBoard
from game.ui.boards.stirring import STEP_MS
from game.ui.context import setting

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_AT_REST_MS = 150.0
_AHEAD_S = 0.006
"""So long in a frame, so that a click never waits."""


class AtRest:
    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._untouched = 0.0
        """Milliseconds since somebody last did anything."""

        self._since_step = 0.0
        self._step = 0

    def touched(self) -> None:
        self._untouched = 0.0

    def tick(self, dt_ms: float) -> None:
        """Secrets are covered when nobody has touched anything for as long as the settings say; things stir."""
        director = self._scene.director
        limit = setting(self._scene.context.settings, "curtain_timeout", 0)
        self._untouched += dt_ms
        if limit and self._untouched >= 1000 * limit and len(director.persons) > 1:
            director.hide(True)
        self._stir(dt_ms)

    def _stir(self, dt_ms: float) -> None:
        """Things at rest move a little. It wakes nobody: the window looks for events as seldom as without."""
        scene = self._scene
        self._since_step += dt_ms
        if (
            self._since_step < STEP_MS
            or not scene.context.stirring
            or scene.rests
            or scene.context.stack.top is not scene
        ):
            return
        self._since_step, self._step = 0.0, self._step + 1
        hint = scene.furniture.hint
        above = [hint.rect] if hint.visible else []
        for part in scene.open_parts():
            for widget in part.walk():
                if isinstance(widget, ShownBoard) and widget.shown:
                    widget.stir(self._step, above)
            above.append(part.rect)  # what moves under it would only have it painted anew

    def think_ahead(self) -> bool:
        """Parts use the time in which nobody does anything; True as long as they have something to do."""
        if self._untouched < _AT_REST_MS:
            return False
        end = time.perf_counter() + _AHEAD_S
        waiting = list(self._scene.parts.values())
        while waiting and time.perf_counter() < end:
            waiting = [part for part in waiting if part.think_ahead()]
        return bool(waiting)
