"""A small picture of what a player has on the table, in the panel with the name; a click shows it large."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.widget import At
from game.ui.widgets.buttons import PressWidget


def printed(look: Look, picture: Surface) -> Surface:
    """With round corners and a printed edge."""
    size, radius = picture.get_size(), look.grid.px(6)
    made = shapes.cut(picture, shapes.rounded(size, radius, (255, 255, 255, 255)))
    edge = shapes.ring(size, radius, look.grid.line(1), (*look.theme.print_edge, 200))
    made.blit(edge, (0, 0), special_flags=pygame.BLEND_ALPHA_SDL2)
    return made


class Thumbnail(PressWidget):
    bleed = 12.0

    def __init__(
        self,
        at: At,
        world: str,
        seat: int,
        on_press: Callable[[], object],
        *,
        name: str = "",
        tooltip: str = "",
        on_hover: Callable[[bool], object] = lambda inside: None,
    ) -> None:
        super().__init__(at, on_press, name=name, tooltip=tooltip)
        self.world = world
        self.seat = seat
        self.on_hover = on_hover
        self.position: Any = None
        self.signs: tuple[int, ...] = ()
        self._made: tuple[object, Surface] | None = None

    def show(self, position: Any, signs: Sequence[int]) -> None:
        before = worlds.shown_of(self.world, self.position, self.seat), self.signs
        self.position, self.signs = position, tuple(signs)
        if (worlds.shown_of(self.world, position, self.seat), self.signs) != before:
            self._made = None
            self.invalidate()

    def hover_changed(self) -> None:
        super().hover_changed()
        self.on_hover(self.hovered)

    def draw(self, surface: Surface) -> None:
        if self.position is None:
            return
        rect: Rect = self.rect
        key = (self.look, rect.size)
        if self._made is None or self._made[0] != key:
            sign = self.signs[self.seat]
            made = worlds.thumbnail(self.world, self.look, self.position, self.seat, sign, rect.size)
            self._made = key, printed(self.look, made)
        if self.highlighted:
            self.materials.highlight(surface, rect, 6)
        surface.blit(self._made[1], rect)
