"""Rows and cards beside the board whose places light up on it while they are pointed at."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.ui.events import LEFT, Event, Pointer
from game.ui.widget import Widget


class PointedThings(Widget):
    """`on_point` hears the number of what is pointed at, None for nothing; `on_press` a click."""

    solid = True

    on_point: Callable[[int | None], object] | None = None
    on_press: Callable[[], object] | None = None
    pointed: int | None = None

    def things(self) -> list[Rect]:
        """Where each of them lies that can be pointed at."""
        raise NotImplementedError

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "move":
            places = enumerate(self.things())
            self._point(next((number for number, place in places if place.collidepoint(event.pos)), None))
        if isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT and self.on_press:
            self.on_press()
            return True
        return False

    def hover_changed(self) -> None:
        if not self.hovered:
            self._point(None)

    def _point(self, number: int | None) -> None:
        if number != self.pointed:
            self.set(pointed=number)
            if self.on_point is not None:
                self.on_point(number)
