"""Icons by name: vector data, drawn once per name, size and colour, and kept.

Those that every screen may use stand in icon_shapes, a game's own in game/ui/games/<game>/icons.py.
"""

from __future__ import annotations

import importlib
import pkgutil

from pygame import Surface

from game.ui import games
from game.ui.grid import Grid, round_px
from game.ui.icon_shapes import people, pieces, tools
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour


def all_shapes() -> dict[str, pieces.Icon]:
    """A name is given once, whoever brings it."""
    found = {**tools.SHAPES, **people.SHAPES}
    for game in pkgutil.iter_modules(games.__path__):
        own = importlib.import_module(f"{games.__name__}.{game.name}.icons").SHAPES
        twice = found.keys() & own.keys()
        assert not twice, f"{game.name} names icons again: {sorted(twice)}"
        found |= own
    return found


ICONS: dict[str, pieces.Icon] = all_shapes()


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
