"""A window on something taller than itself: wheel, drag of the bar, keys. Children are placed in units inside."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.grid import Grid
from game.ui.widget import At, Widget

_BAR = 8


class ScrollArea(Widget):
    """`content_height` in units; None measures the lowest child. Add children with y from 0."""

    scrolls = True
    notch = 48.0

    def __init__(
        self, at: At, content_height: float | None = None, *, pin: str = "left top", name: str = "", offset: float = 0
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.content_height = content_height
        self.offset = offset
        self._grip: float | None = None
        self._shift = 0

    @property
    def solid(self) -> bool:
        return True

    def full(self) -> float:
        if self.content_height is not None:
            return self.content_height
        return max((child.at[1] + child.at[3] for child in self.children), default=0.0)

    @property
    def farthest(self) -> float:
        """The largest offset in units."""
        return max(0.0, self.full() - self.rect.h / self.grid.u)

    def layout(self, grid: Grid) -> None:
        if self.parent is not None:
            self.rect = grid.pinned(self.at, self.pin, self.parent.inner, self.parent.design_size)
        self.offset = max(0.0, min(self.offset, self.farthest))
        self._place_children(grid)

    def _place_children(self, grid: Grid) -> None:
        self._shift = grid.px(self.offset)
        for child in self.children:
            child.layout(grid)

    @property
    def inner(self) -> Rect:
        """As if this area began above its window: a child that moves on its own stays where it was scrolled to."""
        return self.rect.move(0, -self._shift)

    def scroll_to(self, offset: float) -> bool:
        wanted = max(0.0, min(offset, self.farthest))
        if wanted == self.offset:
            return False
        self.offset = wanted
        self._place_children(self.grid)
        self.invalidate()
        return True

    def reveal(self, rect: Rect) -> None:
        grid = self.grid
        if rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top) / grid.u - 8)
        elif rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + (rect.bottom - self.rect.bottom) / grid.u + 8)

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        if self._bar().collidepoint(pos):
            return self
        return super().hit(pos)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Key):
            page = self.rect.h / self.grid.u * 0.9
            moves = {"page up": -page, "page down": page, "home": -1e6, "end": 1e6}
            if event.name in moves:
                return self.scroll_to(self.offset + moves[event.name])
        return False

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "wheel":
            return self.scroll_to(self.offset - event.wheel[1] * self.notch)
        if event.kind == "down" and event.button == LEFT and self._bar().collidepoint(event.pos):
            self._grip = event.pos[1] - self._thumb().y
            if not self._thumb().collidepoint(event.pos):
                self._grip = self._thumb().h / 2
            self._drag_to(event.pos[1])
            return True
        if event.kind in ("drag", "drop", "up"):
            used = self._grip is not None
            if used and event.kind != "up":
                self._drag_to(event.pos[1])
            if event.kind != "drag":
                self._grip = None
            return used
        return False

    def _drag_to(self, y: int) -> None:
        bar, thumb = self._bar(), self._thumb()
        room = max(1, bar.h - thumb.h)
        self.scroll_to((y - (self._grip or 0) - bar.y) / room * self.farthest)

    def _bar(self) -> Rect:
        width = self.grid.px(_BAR)
        if self.farthest <= 0:
            return Rect(0, 0, 0, 0)
        return Rect(self.rect.right - width, self.rect.y, width, self.rect.h)

    def _thumb(self) -> Rect:
        bar, full = self._bar(), max(1.0, self.full() * self.grid.u)
        height = max(self.grid.px(24), round(bar.h * self.rect.h / full))
        top = (bar.h - height) * self.offset / max(1e-6, self.farthest)
        return Rect(bar.x, bar.y + round(top), bar.w, height)

    def paint(self, surface: Surface, clip: Rect) -> None:
        if not self.visible or not self.rect.colliderect(clip):
            return
        before = surface.get_clip()
        inner = clip.clip(self.rect)
        surface.set_clip(inner)
        for child in self.children:
            child.paint(surface, inner)
        if self.farthest > 0:
            radius = self.grid.px(_BAR) // 2
            pygame.draw.rect(surface, self.theme.inset, self._bar(), border_radius=radius)
            pygame.draw.rect(surface, self.theme.track_off, self._thumb(), border_radius=radius)
        surface.set_clip(before)


def scrolled_beside(root: Widget, event: Event) -> bool:
    """The wheel beside what can be scrolled, over a button or the ground, moves the largest of a page; below a
    question nothing moves."""
    if not isinstance(event, Pointer) or event.kind != "wheel" or any(w.modal and w.visible for w in root.children):
        return False
    areas = [one for one in root.walk() if isinstance(one, ScrollArea) and one.shown and one.farthest > 0]
    seen = [(one.rect.clip(root.rect), one) for one in areas]
    largest = max(seen, key=lambda one: one[0].w * one[0].h, default=(None, None))[1]
    return largest is not None and largest.handle(event)
