"""A land in use: answers what is under a pixel and where a component lies, zooms, pans, and walks by keyboard."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.signs import Livery
from game.ui.worlds.isle_of_skye import land_keys
from game.ui.worlds.isle_of_skye.land import land_of
from game.ui.worlds.isle_of_skye.land_layout import LandLayout, Point
from game.ui.worlds.isle_of_skye.land_picture import LandPicture


class LandView(LandPicture):
    """`on_point(component or None)` follows pointer and keyboard, `on_pick(component)` is a click or Enter."""

    focusable = True

    def __init__(
        self, liveries: Sequence[Livery] = (), *,
        on_point: Callable[[str | None], None] = lambda component: None,
        on_pick: Callable[[str], None] = lambda component: None,
        **placing: Any,
    ) -> None:
        super().__init__(liveries, **placing)
        self.on_point = on_point
        self.on_pick = on_pick

    # where things are

    def component_at(self, pos: Point) -> str | None:
        """The tile or castle under a pixel, or the empty place beside the land; None on the bare felt."""
        if self.camera is None or not self.rect.collidepoint(pos):
            return None
        cell = self.camera.cell_at(pos)
        known = cell in self.land.tiles or cell in self.land.frontier
        return self.land.component(cell) if known else None

    def rect_of(self, component: str) -> Rect:
        """In pixels of the screen; it may lie beyond the felt while zoomed."""
        cell = self.land.cell(component)
        assert cell is not None and self.camera is not None, f"{component} does not lie in this land"
        return self.camera.rect(cell).move(self.rect.topleft)

    def anchor(self, component: str) -> tuple[int, int] | None:
        """The middle of a component, if it lies in this land and can be seen."""
        cell = self.land.cell(component)
        if cell is None or self.camera is None:
            return None
        if component.startswith("place:") and cell not in self.land.frontier:
            return None
        middle = self.rect_of(component).center
        return middle if self.rect.collidepoint(middle) else None

    def lies_in(self, component: str) -> int | None:
        """Whose land a tile lies in, so that the scene can show that one; None if it lies nowhere."""
        for seat in range(len(self.plain.get("lands", ()))):
            if component in land_of(self.plain, seat).cell_of:
                return seat
        return None

    # events

    def handle(self, event: Event) -> bool:
        if self.sheet is None:
            return False
        if isinstance(event, Pointer):
            return self._pointer(event)
        return isinstance(event, Key) and land_keys.handle(self, event)

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "move":
            self._point(self.component_at(event.pos))
            return True
        if event.kind == "wheel":
            return self.zoom(1.18 ** event.wheel[1], event.pos)
        if event.kind == "drag":
            return self.pan(*event.moved)
        if event.kind == "click" and event.button == LEFT:
            component = self.component_at(event.pos)
            if event.clicks == 2 and component not in self.lit and self.fit():
                return True
            if component is not None:
                self.on_pick(component)
            return component is not None
        return False

    def _point(self, component: str | None) -> None:
        if component != self.pointed:
            self.pointed = component
            self._refresh_over()
            self.on_point(component)

    def hover_changed(self) -> None:
        if not self.hovered and self.pointed is not None:
            self._point(None)
        elif self.focused:
            self._refresh_over()

    def move_cursor(self, component: str) -> None:
        """The keyboard goes to a place: shown, told and brought into view."""
        self.pointed = None
        self.cursor = component
        self.reveal(component)
        self._refresh_over()
        self.on_point(component)

    # zoom and pan

    def zoom(self, factor: float, pos: Point) -> bool:
        """Closer (factor > 1) or farther, what is under the pointer stays there."""
        assert self.camera is not None
        return self._see(self.camera.zoomed(factor, pos, self._fitting()).held(self.land.bounds))

    def pan(self, dx: float, dy: float) -> bool:
        assert self.camera is not None
        return self._see(self.camera.panned(dx, dy).held(self.land.bounds))

    def fit(self) -> bool:
        """All of it again; False if it is so already."""
        return self._see(self._fitting())

    def reveal(self, component: str) -> None:
        """Bring a place into view if it lies outside."""
        room = self.rect.inflate(-self.grid.px(40), -self.grid.px(60))
        spot = self.rect_of(component)
        dx = max(room.left - spot.left, 0) + min(room.right - spot.right, 0)
        dy = max(room.top - spot.top, 0) + min(room.bottom - spot.bottom, 0)
        if dx or dy:
            self.pan(dx, dy)

    def _see(self, camera: LandLayout) -> bool:
        if camera == self.camera:
            return False
        self.camera = camera
        self._rested = 0.0
        self._refresh()
        self.invalidate()
        return True
