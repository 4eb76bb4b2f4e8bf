"""A panel that can be read from the other side of the table: what is written on it stands upside down."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.widget import At, Widget


class Turned(Widget):
    """A subclass paints its frame, which looks the same from both sides, and writes upon it."""

    bleed = 24.0

    def __init__(self, at: At, *, turned: bool = False, pin: str = "left top", name: str = "") -> None:
        super().__init__(at, pin=pin, name=name)
        self.turned = turned
        self._written: tuple[object, Surface] | None = None

    def framed(self, surface: Surface) -> None:
        """The ground, straight onto the screen."""

    def written(self, surface: Surface, rect: Rect) -> None:
        """What stands on it, as whoever reads it sees it."""

    def content(self) -> object:
        """All that is written: as long as it is the same, a turned panel is only laid down again."""
        raise NotImplementedError

    def draw(self, surface: Surface) -> None:
        self.framed(surface)
        if not self.turned:
            self.written(surface, self.rect)
            return
        key = self.look, self.rect.size, self.content()
        if self._written is None or self._written[0] != key:
            upright = Surface(self.rect.size, pygame.SRCALPHA)
            self.written(upright, upright.get_rect())
            self._written = key, pygame.transform.rotate(upright, 180)
        surface.blit(self._written[1], self.rect)
