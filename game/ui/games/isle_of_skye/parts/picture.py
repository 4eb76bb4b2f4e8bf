"""A picture that a world paints, as a widget: a symbol, a scroll, a coin, the purse."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.widget import At, Widget


class Picture(Widget):
    """In the middle of its place: `purse`, `coin`, `scroll:sheep` or the name of a symbol."""

    def __init__(self, at: At, kind: str) -> None:
        super().__init__(at)
        self.kind = kind

    def draw(self, surface: Surface) -> None:
        units = min(self.at[2:])
        if self.kind.startswith("scroll:"):
            made = table.scroll_badge(self.look, self.kind.removeprefix("scroll:"), units)
        elif self.kind == "purse":
            made = table.purse(self.look, units)
        elif self.kind == "coin":
            made = table.coin(self.look, 1, units)
        else:
            made = table.symbol_picture(self.look, self.kind, units)
        surface.blit(made, made.get_rect(center=self.rect.center))
