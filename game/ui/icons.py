"""Icons by name: vector data from icon_shapes, drawn once per name, size and colour, and kept."""

from __future__ import annotations

from pygame import Surface

from game.ui.grid import Grid, round_px
from game.ui.icon_shapes import glen_more, people, pieces, rebirth, scythe, skye, tools
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour

ICONS: dict[str, pieces.Icon] = {
    **tools.SHAPES, **people.SHAPES, **rebirth.SHAPES, **skye.SHAPES, **glen_more.SHAPES, **scythe.SHAPES,
}


def register_icons(shapes: dict[str, pieces.Icon]) -> None:
    """Add a game's own symbols; a name is given once."""
    for name, icon in shapes.items():
        known = ICONS.setdefault(name, icon)
        assert known is icon, f"icon {name!r} is defined twice"


class Icons:
    """All icons for one grid."""

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._made: dict[tuple, Surface] = {}

    def picture(self, name: str, px: int, colour: Colour, knock: Colour | None = None) -> Surface:
        """The icon in a square of px pixels. Without a knock-out colour its holes are see-through."""
        key = (name, px, colour, knock)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = draw_icon(name, px, colour, knock)
        return found

    def sized(self, name: str, units: float, colour: Colour, knock: Colour | None = None) -> Surface:
        return self.picture(name, max(8, self.grid.px(units)), colour, knock)

    def draw(
        self, surface: Surface, name: str, units: float, colour: Colour, centre: Point, knock: Colour | None = None
    ) -> None:
        made = self.sized(name, units, colour, knock)
        half = made.get_width() / 2
        surface.blit(made, (round_px(centre[0] - half), round_px(centre[1] - half)))


def draw_icon(name: str, px: int, colour: Colour, knock: Colour | None = None) -> Surface:
    """Draw an icon anew; Icons keeps the result."""
    canvas = Canvas((px, px), px / 24, colour, over=4 if px < 200 else 2)
    hole = canvas.clear if knock is None else (*knock, 255)
    pieces.draw_pieces(canvas, ICONS[name], {"m": (*colour, 255), "d": hole, "o": canvas.clear})
    return canvas.finish()
