"""The board by keyboard: how a cursor walks over hexagons."""

from __future__ import annotations

import math

from game.core import hexes
from game.ui.games.rebirth.layout import HEX, centre
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.shapes import Point

SIX = {"right": 0, "page down": 1, "end": 2, "left": 3, "home": 4, "page up": 5}
"""Keys and hexes.DIRECTIONS; up and down go straight, over corners."""
STRAIGHT = {"up": (0.0, -1.0), "down": (0.0, 1.0)}
_WIDEST = math.cos(math.radians(46))


def neighbour(plan: BoardPlan, component: str, direction: int) -> str | None:
    """The next component in one of the six directions, over water if need be."""
    place = plan.by_id[component].place
    beside = plan.at.get(hexes.neighbour(place, direction))
    if beside is not None and beside.id:
        return beside.id
    angle = math.radians((0, 60, 120, 180, 240, 300)[direction % 6])
    return ahead(plan, component, (math.cos(angle), math.sin(angle)))


def ahead(plan: BoardPlan, component: str, way: Point, column: float | None = None) -> str | None:
    """The nearest component that way; `column` is the x that straight walks try to keep."""
    x, y = centre(plan.by_id[component].place)
    keep = x if column is None else column
    best, best_cost = None, math.inf
    for one in plan.hexes:
        cx, cy = centre(one.place)
        dx, dy = cx - x, cy - y
        far = math.hypot(dx, dy)
        along = dx * way[0] + dy * way[1]
        if not one.id or far < 1 or along < far * _WIDEST:
            continue
        cost = far + (abs(cx - keep) * 0.4 if way[0] == 0 else (far - along) * 2)
        if cost < best_cost:
            best, best_cost = one.id, cost
    return best


def central(plan: BoardPlan) -> str:
    """The space in the middle of the map, where the cursor appears when nothing is lit."""
    middle = plan.size[0] / 2 * HEX * hexes.SQRT3, plan.size[1] / 2 * HEX * 1.5
    spaces = [one for one in plan.hexes if one.id]
    return min(spaces, key=lambda one: math.dist(centre(one.place), middle)).id
