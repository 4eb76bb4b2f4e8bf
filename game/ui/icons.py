"""Icons by name: SVG files in assets/<game or shared>/icons, drawn once per name, size and colour, and kept."""

from __future__ import annotations

from pygame import Surface

from game.ui import svg
from game.ui.grid import Grid, round_px
from game.ui.shapes import Point
from game.ui.theme import Colour

KIND = "icons"
ICONS = svg.files(KIND)
"""The file of each name; it is read when the icon is first drawn."""
COLOURS = ("main", "knock")


class Icons:
    """All icons for one grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._made: dict[tuple[object, ...], Surface] = {}

    def picture(self, name: str, px: int, colour: Colour, knock: Colour | None = None) -> Surface:
        """The icon in a square of px pixels. Without a knock-out colour its holes are see-through."""
        key = (name, px, colour, knock)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = draw_icon(name, px, colour, knock)
        return found

    def sized(self, name: str, units: float, colour: Colour, knock: Colour | None = None) -> Surface:
        return self.picture(name, max(8, self.grid.px(units)), colour, knock)

    def beside(self, units: float, room: float) -> float:
        """In units: it grows with the type beside it, as far as there is room."""
        return max(units, min(units * self.grid.text_scale, room))

    def draw(
        self, surface: Surface, name: str, units: float, colour: Colour, centre: Point, knock: Colour | None = None
    ) -> None:
        made = self.sized(name, units, colour, knock)
        half = made.get_width() / 2
        surface.blit(made, (round_px(centre[0] - half), round_px(centre[1] - half)))


def draw_icon(name: str, px: int, colour: Colour, knock: Colour | None = None) -> Surface:
    return svg.picture(ICONS.get(name, ""), (px, px), {"main": colour, "knock": knock})
