"""A part whose own drawing is kept as a picture until something it draws has changed: a frame only lays it down."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.ui.kinds.part import Part


class KeptPart(Part):
    _kept: tuple[object, Surface] | None = None

    def changed(self) -> None:
        self._kept = None

    def kept(self, surface: Surface, draw: Callable[[Surface, Rect], None]) -> None:
        """Lay the picture down; `draw` paints it into a rectangle at the upper left corner of its own surface."""
        key = self.look, self.rect.size
        if self._kept is None or self._kept[0] != key:
            picture = Surface(self.rect.size, pygame.SRCALPHA)
            draw(picture, picture.get_rect())
            self._kept = key, picture
        clip = surface.get_clip().clip(self.rect)
        surface.blit(self._kept[1], clip, clip.move(-self.rect.x, -self.rect.y))
