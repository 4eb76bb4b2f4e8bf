"""The chief of the clan that is pointed at, beside the map."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more import table
from game.ui.widget import Widget


class Chief(Widget):
    """Whose favour it is that one points at, larger than on the map."""

    clan = ""

    def draw(self, surface: Surface) -> None:
        if self.clan:
            surface.blit(table.chief(self.look, self.clan, self.rect.w), self.rect)
