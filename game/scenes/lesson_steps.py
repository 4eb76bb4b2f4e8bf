"""How far somebody is in a chapter, as a row of segments."""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.widget import At, Widget


class Steps(Widget):
    """One segment for each task: reached, left without its goal, the one in progress, and those to come."""

    def __init__(self, at: At) -> None:
        super().__init__(at, name="tasks")
        self.number = 0
        self.total = 1
        self.missed: frozenset[int] = frozenset()

    def draw(self, surface: Surface) -> None:
        gap = self.grid.line(4)
        wide = (self.rect.w - gap * (self.total - 1)) / max(1, self.total)
        for number in range(self.total):
            left = round(self.rect.x + number * (wide + gap))
            box = Rect(left, self.rect.y, max(1, round(wide)), self.rect.h)
            now = number == self.number
            past = self.theme.muted if number in self.missed else self.theme.gain
            colour = past if number < self.number else self.theme.copper if now else self.theme.track
            self.materials.fill(surface, box, colour, 3)
