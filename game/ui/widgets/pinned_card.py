"""The card that somebody keeps on the table: it lies there like a thing, and has a cross by which it is put away."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Pointer
from game.ui.widget import At, Widget
from game.ui.widgets.cards import HoverCard

_CROSS, _ICON, _INSET = 30.0, 13.0, 4.0
_LARGEST = 1.5
"""With large type the cross grows no further: the title beside it needs the room."""


class PinnedCard(HoverCard):
    """A pointer on it points at nothing below; `on_close` is asked for by a click on the cross."""

    def __init__(
        self, at: At, on_close: Callable[[], object], *, grow: str, pin: str, name: str, tooltip: str = ""
    ) -> None:
        super().__init__(at, grow=grow, pin=pin, name=name)
        self.tooltip = tooltip
        self.on_close = on_close
        self._at_cross = False

    @property
    def _k(self) -> float:
        return min(_LARGEST, max(1.0, self.grid.text_scale))

    @property
    def corner(self) -> float:  # type: ignore[override]
        return (_CROSS - _INSET) * self._k

    def cross(self) -> Rect:
        """Where it is put away by a click."""
        box, side, inset = self.box(), self.grid.px(_CROSS * self._k), self.grid.px(_INSET)
        return Rect(box.right - side - inset, box.y + inset, side, side)

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return self if self.visible and self.box().collidepoint(pos) else None

    def hint(self) -> str:
        return super().hint() if self._at_cross else ""

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer):
            return False
        at_cross = self.cross().collidepoint(event.pos)
        if event.kind == "move":
            self.set(_at_cross=at_cross)
        elif event.kind == "click" and event.button == LEFT and at_cross:
            self.on_close()
        return event.kind in ("down", "up", "click")

    def hover_changed(self) -> None:
        self.set(_at_cross=self._at_cross and self.hovered)

    def _draw_card(self, surface: Surface, box: Rect) -> None:
        super()._draw_card(surface, box)
        cross = self.cross()
        if self._at_cross:
            self.materials.frame(surface, cross, "field", radius=7, shadow=None)
        ink = self.theme.ink if self._at_cross else self.theme.muted
        self.look.icons.draw(surface, "cross", _ICON * self._k, ink, cross.center)
