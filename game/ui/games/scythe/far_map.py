"""The land around a place as one sees it past what stands in front: large and out of focus. Painted small and
enlarged, which is quick and soft at once."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import pixels, shapes
from game.ui.games.scythe.layout import HEX, Layout, centre
from game.ui.games.scythe.map_art import MapArt
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.plan_file import load_plan
from game.ui.look import Look

_SMALLER = 5
_EDGE = 1.3
"""Hexagons count whose middle lies so many radii outside."""


def around(look: Look, place: str, size: tuple[int, int], middle: tuple[float, float], radius: float) -> Surface:
    """The middle of the place lies at that pixel; `radius` is that of a hexagon."""
    small = max(8, size[0] // _SMALLER), max(8, size[1] // _SMALLER)
    scale, whole = radius / _SMALLER / HEX, load_plan()
    sheet = Rect((0, 0), small)
    x, y = Layout(sheet, look.grid.u, scale, (0, 0)).inside(centre(whole.by_id[place]))
    layout = Layout(sheet, look.grid.u, scale, (middle[0] / _SMALLER - x, middle[1] / _SMALLER - y))
    seen = sheet.inflate(*[round(2 * _EDGE * radius / _SMALLER)] * 2)
    near = tuple(one for one in whole.hexes if seen.collidepoint(layout.inside(centre(one))))
    ids = {one.id for one in near}
    rivers = tuple(pair for pair in whole.rivers if ids.issuperset(pair))
    picture = pixels.plain(small, palette_for(look.theme).sheet)
    art = MapArt(MapPlan(near, (), rivers), layout, look, bare=True)
    art.over = 1
    art.print_land(picture)
    return pygame.transform.smoothscale(shapes.blurred(picture, 1), size)
