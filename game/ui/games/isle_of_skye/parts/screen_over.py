"""A clan's folded screen in front of its row of offers; it sinks behind the row's lower edge."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.signs import Livery
from game.ui.widget import At, Widget

_LEANS, _FLAT = 0.19, 0.66
"""Share of a screen's picture above its leaning panels, and of what covers everything below that."""
_PALE = (2, 4)
"""Colours of players on which only dark letters can be read."""


class ScreenOver(Widget):
    def __init__(self, at: At, world: str, livery: Livery, name: str) -> None:
        super().__init__(at, pin="right")
        self.livery = livery
        self.told = name
        self.sunk = 0.0

    def draw(self, surface: Surface) -> None:
        wide, high = self.at[2], self.at[3] / _FLAT
        made = table.screen_back(self.look, (wide, high), self.livery)
        top, rect = round(made.get_height() * _LEANS), self.rect
        down = round(self.sunk * rect.h)
        if down < rect.h:
            surface.blit(made, (rect.x, rect.y + down), (0, top, rect.w, rect.h - down))
        middle = rect.centerx, rect.centery + down
        if middle[1] < rect.bottom - self.grid.px(16):
            self.look.signs.draw(surface, self.livery.shape, 30, (middle[0], middle[1] - self.grid.px(20)))
            ink = self.theme.print_edge if self.livery.colour in _PALE else self.theme.cream
            below = middle[0], middle[1] + self.grid.px(16)
            self.fonts.draw(surface, self.told, "panel", ink, below, "centre", rect.w // 2)
