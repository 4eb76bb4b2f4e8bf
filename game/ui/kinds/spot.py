"""A place inside a part that can be pointed at, clicked, focused and dragged, and stands for one component id."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.kinds.part import Host
from game.ui.widget import At, Widget


class Spot(Widget):
    """Draws nothing but the ring of hover and focus; the part around it draws the thing itself."""

    focusable = True
    bleed = 10.0

    def __init__(self, at: At, component: str, host: Host, *, radius: float = 6, drags: bool = False) -> None:
        super().__init__(at, name=component)
        self.component = component
        self.host = host
        self.radius = radius
        self.drags = drags
        self._dragged = ""
        """What is being dragged; meanwhile something else may have come to stand here."""

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and (event.button == LEFT or event.kind == "drag"):
            if event.kind == "click":
                self.host.choose(self.component)
            elif event.kind == "drag" and self.drags:
                self._dragged = self._dragged or self.component
                self.host.drag(self._dragged, event.pos)
            elif event.kind == "drop" and self.drags:
                self._dragged = ""
                self.host.drop(event.pos)
            return True
        if isinstance(event, Key) and event.chord in ("return", "space") and not event.repeat:
            return self.host.choose(self.component)
        return False

    def points_first(self, pos: tuple[int, int]) -> bool:
        return not self.hovered

    def hover_changed(self) -> None:
        super().hover_changed()
        self.host.point(self.component if self.highlighted else "", by_key=self.focused and not self.hovered)

    def draw(self, surface: Surface) -> None:
        if self.highlighted:
            self.materials.ring(surface, self.rect, self.theme.lit_ring, 2, self.radius)

    @property
    def middle(self) -> tuple[int, int]:
        rect: Rect = self.rect
        return rect.centerx, rect.centery
