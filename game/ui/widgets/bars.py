"""Bars: how far something has come."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.widget import At, Widget


class ProgressBar(Widget):
    """Segments done and to do, as in lessons; `parts` many, `done` of them filled."""

    def __init__(
        self, at: At, done: int, parts: int, *, pin: str = "left top", name: str = "", tooltip: str = ""
    ) -> None:
        super().__init__(at, pin=pin, name=name, tooltip=tooltip)
        self.done = done
        self.parts = parts

    def draw(self, surface: Surface) -> None:
        gap = self.grid.line(3)
        width = (self.rect.w - gap * (self.parts - 1)) / max(1, self.parts)
        for number in range(self.parts):
            left = round(self.rect.x + number * (width + gap))
            right = round(self.rect.x + number * (width + gap) + width)
            box = Rect(left, self.rect.y, max(1, right - left), self.rect.h)
            colour = self.theme.gain if number < self.done else self.theme.track
            self.materials.fill(surface, box, colour, 3)
