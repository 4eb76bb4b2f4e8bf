"""A clan's folded screen in front of its row of offers; it sinks behind the row's lower edge."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.signs import Livery
from game.ui.widget import At, Widget

_LEANS, _FLAT = 0.19, 0.66
"""Share of a screen's picture above its leaning panels, and of what covers everything below that."""
_HIGH = 84.0
"""From this height on the name stands below the sign."""
_PALE = (2, 4)
"""Colours of players on which only dark letters can be read."""


class ScreenOver(Widget):
    def __init__(self, at: At, livery: Livery, name: str) -> None:
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
        self._draw_sign(surface, down)

    def _draw_sign(self, surface: Surface, down: int) -> None:
        """Sign and name, one above the other where the screen is high enough for both; never beyond the row, for
        what lies there is not painted again when the screen has gone."""
        rect, grid, low = self.rect, self.grid, self.at[3] < _HIGH
        sign = (-(rect.w // 3), 0) if low else (0, -grid.px(20))
        name = (0, 0) if low else (0, grid.px(16))
        middle = rect.centerx, rect.centery + down
        before = surface.get_clip()
        surface.set_clip(before.clip(rect))
        self.look.signs.draw(surface, self.livery.shape, 30, (middle[0] + sign[0], middle[1] + sign[1]))
        ink = self.theme.print_edge if self.livery.colour in _PALE else self.theme.cream
        self.fonts.draw(
            surface, self.told, "panel", ink, (middle[0] + name[0], middle[1] + name[1]), "centre", rect.w // 2
        )
        surface.set_clip(before)
