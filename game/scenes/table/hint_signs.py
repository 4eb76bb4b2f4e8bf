"""What the advice draws on the table: a ring, a thread, the number of another way, and what would come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.ui.grid import Grid
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.table.cards import CardRow
    from game.ui.look import Look

Point = tuple[int, int]
ROUND = 56.0
"""What is no larger gets a round ring."""
TAG, CASING = 16.0, 5.0
_THREAD = 2.6
_SWELL_MS, _SWELLS, _WIDE = 700.0, 3, 9.0
"""The ring beats so often when it comes, by so many units; then it rests."""
_FREE, _CLOSE, _INTO = (7.0, 6.0, 3.4), (5.0, 4.0, 2.9), 1.0
"""So far the edge, the light and the copper of a strong ring reach out; a close one begins inside of its place."""
_CORNER, _AROUND, _SYMBOL, _INSIDE = 3.0, 3.0, 14.0, 5.0


class Ring(Widget):
    """Around the place where it would be done; `strong` where the last click goes. `close` where other names stand
    right beside it, as on a land of tiles."""

    bleed = 22.0

    def __init__(self, rect: Rect, *, strong: bool, close: bool = False) -> None:
        super().__init__(name="hint_ring")
        self.rect = rect
        self.strong, self.close = strong, close
        self._age = 0.0

    def update(self, dt_ms: float) -> bool:
        self._age += dt_ms
        self.invalidate()
        return self._age < _SWELL_MS * _SWELLS

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def draw(self, surface: Surface) -> None:
        grid, theme, materials = self.grid, self.theme, self.materials
        moving = self.root is not None and self._age < _SWELL_MS * _SWELLS
        share = abs(1 - 2 * (self._age % _SWELL_MS) / _SWELL_MS) if moving and self._age else 1.0
        out = 2 * round(grid.px(_WIDE) * (1 - share))
        rect = self.rect.inflate(out, out)
        small = not self.close and max(self.rect.w, self.rect.h) <= grid.px(ROUND)
        if small:
            rect = rect.inflate(2 * grid.px(_AROUND), 2 * grid.px(_AROUND))
        radius = grid.units(min(rect.w, rect.h)) / 2 if small else 12
        if not self.strong:
            materials.ring(surface, rect, theme.copper, 2.0, radius)
            return
        if self.close:
            rect = rect.inflate(-2 * grid.px(_INTO), -2 * grid.px(_INTO))
        for wide, colour in zip(_CLOSE if self.close else _FREE, (theme.ink, theme.paper, theme.copper), strict=True):
            materials.ring(surface, rect, colour, wide, radius)


class Tag(Widget):
    """The number of another way, at its place: a slip of paper as in the note, for boards bear round numbers."""

    bleed = 4.0

    def __init__(self, rect: Rect, number: int) -> None:
        super().__init__(name=f"hint_tag:{number}")
        self.rect = rect
        self.number = number

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def draw(self, surface: Surface) -> None:
        self.materials.fill(surface, self.rect, self.theme.paper, _CORNER)
        self.materials.ring(surface, self.rect, self.theme.ink, 1.0, _CORNER)
        self.materials.ring(surface, self.rect.inflate(2, 2), self.theme.copper, 2.0, _CORNER)
        self.fonts.draw(surface, f"{self.number}.", "second_bold", self.theme.ink, self.rect.center, "centre")


class Brings(Widget):
    """What would come of it, as the card says: symbols with their figures, on the upper edge of the place itself,
    where neither its name nor what lies on it stands."""

    def __init__(self, place: Rect, rows: Sequence[CardRow], look: Look) -> None:
        super().__init__(name="hint_brings")
        self.rows = tuple(rows)
        self.style = look.fonts.low("second_bold", look.grid.px(TAG))
        self.wides = [look.grid.px(_SYMBOL + 4) + look.fonts.width(row.value, self.style) for row in rows]
        self.rect = Rect(0, 0, sum(self.wides) + look.grid.px(6), look.grid.px(TAG + 2))
        self.rect.midtop = place.centerx, place.top + look.grid.px(_INSIDE)

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def draw(self, surface: Surface) -> None:
        grid, theme, x = self.grid, self.theme, self.rect.x + self.grid.px(4)
        self.materials.fill(surface, self.rect, theme.paper, _CORNER)
        self.materials.ring(surface, self.rect, theme.ink, 1.0, _CORNER)
        for row, wide in zip(self.rows, self.wides, strict=True):
            y, colour = self.rect.centery, theme.gain_text if row.value[:1] == "+" else theme.refuse_text
            self.look.icons.draw(surface, row.icon, _SYMBOL, theme.ink, (x + grid.px(_SYMBOL / 2), y))
            self.fonts.draw(surface, row.value, self.style, colour, (x + grid.px(_SYMBOL + 1), y))
            x += wide


class Thread(Widget):
    """From the note to the ring."""

    def __init__(self, start: Point, end: Point, wide: int) -> None:
        super().__init__(name="hint_thread")
        self.ends = (start, end)
        left, top = min(start[0], end[0]), min(start[1], end[1])
        self.rect = Rect(left, top, abs(start[0] - end[0]), abs(start[1] - end[1])).inflate(2 * wide, 2 * wide)

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def draw(self, surface: Surface) -> None:
        for wide, colour in ((CASING, self.theme.paper), (_THREAD, self.theme.copper)):
            pygame.draw.line(surface, colour, *self.ends, self.grid.px(wide))
