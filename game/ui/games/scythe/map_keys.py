"""Scythe's map by keyboard: a cursor that walks over hexagons and home bases in six directions and straight."""

from __future__ import annotations

import math

from game.ui.games.scythe.layout import centre
from game.ui.games.scythe.plan import FACTORY, MapPlan, neighbours
from game.ui.shapes import Point

SIX = {"right": 0, "page down": 1, "end": 2, "left": 3, "home": 4, "page up": 5}
"""Keys and plan.neighbours(); up and down go straight, over corners."""
STRAIGHT = {"up": (0.0, -1.0), "down": (0.0, 1.0)}
_WIDEST = math.cos(math.radians(46))


def beyond(plan: MapPlan, place: str, key: str, column: float | None = None) -> str | None:
    """The next place in the direction of a key; `column` is the x that straight walks try to keep."""
    if key in SIX:
        beside = plan.at.get(neighbours(plan.by_id[place].cell)[SIX[key]])
        if beside is not None:
            return beside.id
        angle = math.radians(60 * SIX[key])
        return _ahead(plan, place, (math.cos(angle), math.sin(angle)), None)
    return _ahead(plan, place, STRAIGHT[key], column)


def _ahead(plan: MapPlan, place: str, way: Point, column: float | None) -> str | None:
    x, y = centre(plan.by_id[place])
    keep = x if column is None else column
    best, best_cost = None, math.inf
    for one in plan.by_id.values():
        cx, cy = centre(one)
        dx, dy = cx - x, cy - y
        far = math.hypot(dx, dy)
        along = dx * way[0] + dy * way[1]
        if far < 1 or along < far * _WIDEST:
            continue
        cost = far + (abs(cx - keep) * 0.4 if way[0] == 0 else (far - along) * 2)
        if cost < best_cost:
            best, best_cost = one.id, cost
    return best


def heart(plan: MapPlan) -> str:
    """Where the cursor appears when nothing else calls for it."""
    return next((one.id for one in plan.hexes if one.terrain == FACTORY), plan.hexes[0].id)
