"""The letter of a scoring tile as a small round sign."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.widget import At, Widget

_LEAST_PX = 19.5
"""So that the letter in it can be read in the smallest window too."""


class SlotBadge(Widget):
    def __init__(self, at: At, slot: str) -> None:
        super().__init__(at)
        self.slot = slot
        self.lit = False

    def draw(self, surface: Surface) -> None:
        made = table.badge(self.look, self.slot, max(self.at[2], _LEAST_PX / self.grid.u), self.lit)
        surface.blit(made, made.get_rect(center=self.rect.center))
