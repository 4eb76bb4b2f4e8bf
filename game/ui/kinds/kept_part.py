"""A part whose own drawing is kept as a picture until something it draws has changed: a frame only lays it down."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame
from pygame import Rect, Surface

from game.ui.fonts import Style, StyleLike, style_of
from game.ui.kinds.part import Part


class KeptPart(Part):
    _kept: tuple[object, Surface] | None = None

    def changed(self) -> None:
        self._kept = None

    def fitted(self, texts: Iterable[str], style: StyleLike, wide: float, high: float) -> Style:
        """One style for lines that belong together: a larger text size yields to so many units of room."""
        grid, fonts = self.grid, self.fonts
        low = fonts.low(style, grid.px(high))
        found = [style_of(fonts.fit(text, low, grid.px(wide))) for text in texts]
        return min(found, key=lambda one: one.size, default=style_of(low))

    def kept(self, surface: Surface, draw: Callable[[Surface, Rect], None]) -> None:
        """Lay the picture down; `draw` paints it into a rectangle at the upper left corner of its own surface."""
        key = self.look, self.rect.size
        if self._kept is None or self._kept[0] != key:
            picture = Surface(self.rect.size, pygame.SRCALPHA)
            draw(picture, picture.get_rect())
            self._kept = key, picture
        clip = surface.get_clip().clip(self.rect)
        surface.blit(self._kept[1], clip, clip.move(-self.rect.x, -self.rect.y))
