"""The board by keyboard: a cursor that walks over hexagons, Enter to pick, plus and minus to zoom."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core import hexes
from game.ui.events import Key
from game.ui.worlds.rebirth.layout import HEX, Point, centre
from game.ui.worlds.rebirth.plan import BoardPlan

if TYPE_CHECKING:
    from game.ui.worlds.rebirth.board_view import BoardView

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


def handle(view: BoardView, event: Key) -> bool:
    if event.ctrl or event.alt:
        return False
    if event.name in SIX or event.name in STRAIGHT:
        return _walk(view, event.name)
    if event.name == "return" and view.cursor is not None:
        view.on_pick(view.cursor)
        return True
    if event.name in ("+", "=", "[+]"):
        return view.zoom(1.3, _middle(view))
    if event.name in ("-", "[-]"):
        return view.zoom(1 / 1.3, _middle(view))
    if event.name in ("0", "[0]"):
        return view.fit()
    return False


def _middle(view: BoardView) -> Point:
    return view.center_of(view.cursor) if view.cursor else view.rect.center


def _walk(view: BoardView, key: str) -> bool:
    """The first press shows the cursor where it makes most sense; false at the edge, so that focus can leave."""
    root = view.root
    if root is not None and not root.focus_visible:
        root.set_focus(view, visible=True)
    if view.cursor is None:
        to: str | None = view.pointed or (view.lit[0] if view.lit else _central(view.plan))
    elif key in SIX:
        to = neighbour(view.plan, view.cursor, SIX[key])
    else:
        to = ahead(view.plan, view.cursor, STRAIGHT[key], view.column)
    if to is None:
        return False
    if key not in STRAIGHT or view.cursor is None:
        view.column = centre(view.plan.by_id[to].place)[0] if to in view.plan.by_id else None
    view.move_cursor(to)
    return True


def _central(plan: BoardPlan) -> str:
    middle = plan.size[0] / 2 * HEX * hexes.SQRT3, plan.size[1] / 2 * HEX * 1.5
    spaces = [one for one in plan.hexes if one.id]
    return min(spaces, key=lambda one: math.dist(centre(one.place), middle)).id
