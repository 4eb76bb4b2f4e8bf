"""The price of a tile, as a plate of its own."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.widget import At, Widget


class PricePlate(Widget):
    """Beside a tile or below it, never upon its symbols."""

    bleed = 6.0

    def __init__(self, at: At, price: int) -> None:
        super().__init__(at)
        self.price = price

    def draw(self, surface: Surface) -> None:
        plate = table.price_plate(self.look, self.price, self.at[2])
        surface.blit(plate, plate.get_rect(center=self.rect.center))
