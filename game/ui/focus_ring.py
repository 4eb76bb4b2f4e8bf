"""The ring of the keyboard: light between two dark lines, so that it is seen on paper, wood, felt and snow alike.

It lies over everything else. For a while after each step it breathes, then it stands still and the loop may sleep.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Rect, Surface

if TYPE_CHECKING:
    from game.ui.root import Root

_DARK, _LIGHT, _RADIUS = 1.8, 3.0, 5.0
WIDE = 2 * _DARK + _LIGHT
"""Units that it takes around what it marks while it rests."""
_BREATH, _BREATH_MS, _BREATHS = 2.5, 1100.0, 6
_BLEED = 10.0
"""How far the ring reaches around what it marks, in units, when it is widest."""


class FocusRing:
    """Belongs to one Root."""

    def __init__(self) -> None:
        self.rect: Rect | None = None
        """What it was last drawn around."""
        self.moves = True
        """False where the player wants nothing to move."""
        self._age = 0.0

    def place(self, root: Root) -> Rect | None:
        """What the ring is around now, as far as it can be seen; None without a ring."""
        widget = root.focus
        if widget is None or not root.focus_visible or not root.reaches(widget):
            return None
        rect = widget.focus_rect()
        for around in widget.ancestors():
            if around.scrolls:
                rect = rect.clip(around.rect)
        return rect.clip(root.rect) if rect.w and rect.h else None

    def follow(self, root: Root) -> None:
        """Marks what must be drawn anew because the ring has come, gone or moved on."""
        place = self.place(root)
        if place == self.rect:
            return
        for rect in (self.rect, place):
            if rect is not None:
                root.mark(self._reach(root, rect))
        self.rect, self._age = place, 0.0

    def update(self, root: Root, dt_ms: float) -> bool:
        """True while it breathes."""
        if self.rect is None or not self.moves or self._age >= _BREATH_MS * _BREATHS:
            return False
        before = self._grown(root)
        self._age += dt_ms
        if self._grown(root) != before:
            root.mark(self._reach(root, self.rect))
        return True

    def _grown(self, root: Root) -> int:
        """Pixels between the ring and what it marks."""
        if not self.moves:
            return 0
        share = 0.5 - 0.5 * math.cos(2 * math.pi * min(self._age, _BREATH_MS * _BREATHS) / _BREATH_MS)
        return round(root.look.grid.px(_BREATH) * share)

    def _reach(self, root: Root, rect: Rect) -> Rect:
        bleed = root.look.grid.px(_BLEED) + 2
        return rect.inflate(2 * bleed, 2 * bleed)

    def draw(self, root: Root, surface: Surface) -> None:
        if self.rect is None:
            return
        grid, materials, theme = root.look.grid, root.look.materials, root.look.theme
        room = root.rect.inflate(-2 * grid.px(WIDE), -2 * grid.px(WIDE))
        grown = self._grown(root)
        rect = self.rect.inflate(2 * grown, 2 * grown).clip(room)
        radius = _RADIUS
        for colour, wide in ((theme.lit_casing, _DARK), (theme.lit_ring, _LIGHT), (theme.lit_casing, _DARK)):
            materials.ring(surface, rect, colour, wide, radius)
            step = grid.line(wide)
            rect, radius = rect.inflate(2 * step, 2 * step), radius + wide
