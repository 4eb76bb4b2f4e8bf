"""The players' signs: one shape per colour with a cream and a dark rim, readable from 8 to 48 units.

Where the roles of a game have emblems of their own, a seat bears that emblem everywhere: the game's `pieces.py` has
`role_sign(theme, role, px) -> Surface` and `role_colour(theme, role)`.
"""

from __future__ import annotations

import importlib
from typing import Any, NamedTuple

from pygame import Surface

from game.core.signs import PAIRS, SignPair, role_of_sign
from game.ui.grid import Grid, round_px
from game.ui.shapes import Canvas, Point, grown
from game.ui.theme import Colour, Theme, mix

DARK_RIM: Colour = (27, 21, 16)
CREAM_RIM: Colour = (255, 250, 240)


class Livery(NamedTuple):
    """How a seat looks: index of its colour in the theme, and of its sign."""

    colour: int
    shape: int


def pair_of(number: int) -> SignPair:
    return PAIRS[number % len(PAIRS)]


def outline(shape: int, radius: float, centre: Point = (0, 0)) -> list[Point] | None:
    """Corners of a sign without its rims, or None for the circle."""
    x, y = centre
    return [(x + radius * dx, y + radius * dy) for dx, dy in pair_of(shape).corners] or None


class Signs:
    """All signs for one grid and theme."""

    def __init__(self, grid: Grid, theme: Theme) -> None:
        self.grid = grid
        self.theme = theme
        self._made: dict[tuple[object, ...], Surface] = {}

    def sized(self, player: int, units: float, shape: int | None = None) -> Surface:
        return self.picture(player, max(8, self.grid.px(units)), shape)

    def picture(self, player: int, px: int, shape: int | None = None) -> Surface:
        """Sign with rims in a square of px pixels. `shape` differs from `player` only when somebody swapped."""
        key = ("rim", player, px, shape)
        found = self._made.get(key)
        if found is None:
            found = self._made[key] = self._drawn(player, px, player if shape is None else shape)
        return found

    def _drawn(self, player: int, px: int, shape: int) -> Surface:
        role = role_of_sign(player)
        if role is None:
            return draw_sign(shape, px, self.theme.player(player))
        made: Surface = _painters(role.world).role_sign(self.theme, role.role, px)
        return made

    def colour(self, player: int) -> Colour:
        """The colour of bars and curves of whoever bears this sign; it can be told from paper."""
        role = role_of_sign(player)
        if role is None:
            return self.theme.player(player)
        found: Colour = _painters(role.world).role_colour(self.theme, role.role)
        return found

    def tint(self, player: int) -> Colour:
        """The same for bars on paper: mixed 55 % with the paper."""
        return mix(self.colour(player), self.theme.paper, 0.55)

    def plain(self, shape: int, px: int, colour: Colour) -> Surface:
        """The shape alone in one colour, for marks on pieces that have a ground of their own."""
        key = ("plain", shape, px, colour)
        found = self._made.get(key)
        if found is None:
            canvas = Canvas((px, px), px / 24, colour)
            corners = outline(shape, 9.6, (12, 12))
            if corners is None:
                canvas.circle((12, 12), 8.6, colour)
            else:
                canvas.polygon(corners, colour)
            found = self._made[key] = canvas.finish()
        return found

    def draw(self, surface: Surface, player: int, units: float, centre: Point, shape: int | None = None) -> None:
        made = self.sized(player, units, shape)
        half = made.get_width() / 2
        surface.blit(made, (round_px(centre[0] - half), round_px(centre[1] - half)))


def _painters(world: str) -> Any:
    return importlib.import_module(f"game.ui.games.{world}.pieces")


def draw_sign(shape: int, px: int, colour: Colour) -> Surface:
    """One sign: dark rim, cream rim, colour, from the outside in. 24 units across."""
    canvas = Canvas((px, px), px / 24, DARK_RIM, over=6 if px < 40 else 4)
    centre = (12.0, 11.8)
    cream, dark = (1.7, 3.4) if px < 18 else (1.6, 3.0)
    radius = 8.2 if px < 18 else 8.6
    corners = outline(shape, radius, centre)
    if corners is None:
        canvas.circle((12, 12.4), radius * 0.93 + dark, DARK_RIM)
        canvas.circle((12, 12), radius * 0.93 + cream, CREAM_RIM)
        canvas.circle((12, 12), radius * 0.93, colour)
        return canvas.finish()
    sharp = 0.55 if pair_of(shape).sharp else 0.8
    outer = grown(corners, dark * sharp)
    canvas.polygon([(x, y + 0.5) for x, y in outer], DARK_RIM)
    canvas.polygon(outer, DARK_RIM)
    canvas.polygon(grown(corners, cream * sharp), CREAM_RIM)
    canvas.polygon(corners, colour)
    return canvas.finish()
