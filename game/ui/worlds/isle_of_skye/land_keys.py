"""A land by keyboard: a cursor that walks over tiles and empty places, Enter to pick, plus and minus to zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.events import Key
from game.ui.worlds.isle_of_skye.land import BESIDE, Cell, Land
from game.ui.worlds.isle_of_skye.land_layout import Point

if TYPE_CHECKING:
    from game.ui.worlds.isle_of_skye.land_view import LandView

_WAYS: dict[str, Cell] = dict(zip(("up", "right", "down", "left"), BESIDE, strict=True))


def neighbour(land: Land, component: str, way: Cell) -> str | None:
    """The next tile or place that way; where none lies straight ahead, the nearest aside."""
    start = land.cell(component)
    if start is None:
        return None
    best, best_cost = None, float("inf")
    for cell in sorted(land.tiles.keys() | land.frontier):
        dx, dy = cell[0] - start[0], cell[1] - start[1]
        along, aside = dx * way[0] + dy * way[1], abs(dx * way[1]) + abs(dy * way[0])
        if along >= 1 and aside <= along and along + 3 * aside < best_cost:
            best, best_cost = cell, along + 3 * aside
    return None if best is None else land.component(best)


def handle(view: LandView, event: Key) -> bool:
    if event.ctrl or event.alt:
        return False
    if event.name in _WAYS:
        return _walk(view, _WAYS[event.name])
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


def _middle(view: LandView) -> Point:
    spot = view.anchor(view.cursor) if view.cursor else None
    return spot if spot is not None else view.rect.center


def _walk(view: LandView, way: Cell) -> bool:
    """The first press shows the cursor where it makes most sense; false at the edge, so that focus can leave."""
    root = view.root
    if root is not None and not root.focus_visible:
        root.set_focus(view, visible=True)
    here = view.cursor if view.cursor is not None and view.land.cell(view.cursor) is not None else None
    if here is None:
        to: str | None = view.pointed or (min(view.lit) if view.lit else f"castle:{view.seat}")
    else:
        to = neighbour(view.land, here, way)
    if to is None:
        return False
    view.move_cursor(to)
    return True
