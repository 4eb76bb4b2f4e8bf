"""The eye is led to where it happens: a printed map comes closer, on other boards a ring runs out from the place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect, Surface

from game.core.contract import Event
from game.ui.animation import Tween, ease_out
from game.ui.boards.glide import can_glide, glide, near_to
from game.ui.grid import Grid
from game.ui.kinds.board_part import BoardPart
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_CLOSE = 1.5
_THERE_MS, _BACK_MS, _STAYS_MS = 650.0, 900.0, 2600.0
_PULSE_MS, _RADIUS = 1100.0, 46.0


class Follower(Widget):
    """Told of new lines before they are shown, and once the last of them lies there."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(name="follower")
        self.scene = scene
        self._known = len(scene.session)
        self._rests = 0.0
        self._pulse: tuple[tuple[int, int], float] | None = None

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels, wherever something happens."""

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return None

    def follow(self) -> None:
        """The match goes on with lines that are not shown yet: first the eye goes there."""
        scene, start = self.scene, self._known
        self._known = len(scene.session)
        if start >= self._known or scene.context.motion <= 0 or scene.context.stack.top is not scene:
            return
        events = [event for _, event in scene.session.events(None, start)]
        place = next((found for event in events for found in self._places(event)), None)
        if place is not None:
            self._go_to(*place)

    def _places(self, event: Event) -> list[tuple[BoardPart, str]]:
        """The board and the component on it where this is seen."""
        spec = self.scene.model.screen.motion.get(event.word)
        named = (
            [getattr(event, name, "") for name in (spec.to, spec.at, spec.ring) if name] if spec is not None else []
        )
        first = [one[0] if isinstance(one, tuple) and one else one for one in (*named, *event.pieces())]
        return [
            (part, component)
            for component in first
            if isinstance(component, str) and component
            for part in self.scene.open_parts()
            if isinstance(part, BoardPart) and part.view.ready and part.anchor(component) is not None
        ]

    def _go_to(self, part: BoardPart, component: str) -> None:
        view: Any = part.view
        self._rests = 0.0
        self.scene.root.animate(self)
        camera = near_to(view, component, _CLOSE) if can_glide(view) else None
        if camera is not None and camera != view.camera:
            self.scene.timeline.play(glide(view, camera, _THERE_MS))
        elif camera is None:
            place = part.anchor(component)
            assert place is not None
            self.scene.timeline.play(Tween(_PULSE_MS, lambda share: self._run_out(place, share), ease_out))

    def update(self, dt_ms: float) -> bool:
        """When nothing more happens for a while, all of the map is shown again."""
        scene = self.scene
        if scene.motion.to_come or scene.director.thinking is not None:
            self._rests = 0.0 if scene.motion.to_come else self._rests
        self._rests += dt_ms
        if self._rests < _STAYS_MS:
            return True
        for part in scene.open_parts():
            view: Any = part.view if isinstance(part, BoardPart) else None
            if view is not None and can_glide(view) and view.camera != view.fitted():
                scene.timeline.play(glide(view, view.fitted(), _BACK_MS))
        return False

    # -- the ring -----------------------------------------------------------------------------------------------

    def _run_out(self, place: tuple[int, int], share: float) -> None:
        self._mark()
        self._pulse = (place, share) if share < 1 else None
        self._mark()

    def _mark(self) -> None:
        if self._pulse is not None:
            reach = 2 * self.grid.px(_RADIUS + 4)
            self.invalidate(Rect(0, 0, reach, reach).move(self._pulse[0]).move(-reach // 2, -reach // 2))

    def reach(self) -> Rect:
        if self._pulse is None:
            return Rect(0, 0, 0, 0)
        reach = 2 * self.grid.px(_RADIUS + 4)
        return Rect(self._pulse[0][0] - reach // 2, self._pulse[0][1] - reach // 2, reach, reach)

    def draw(self, surface: Surface) -> None:
        if self._pulse is None:
            return
        place, share = self._pulse
        for delay in (0.0, 0.3):
            run = (share - delay) / 0.7
            if 0 < run < 1:
                radius = self.grid.px(10 + (_RADIUS - 10) * run)
                width = max(1, round(self.grid.px(5) * (1 - run)))
                pygame.draw.aacircle(surface, self.theme.lit_casing, place, radius + 1, width + 2)
                pygame.draw.aacircle(surface, self.theme.glow, place, radius, width)
