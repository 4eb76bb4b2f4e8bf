"""A land by keyboard: how a cursor walks over tiles and empty places."""

from __future__ import annotations

from game.ui.boards.cells import Cell
from game.ui.games.isle_of_skye.land import BESIDE, Land

WAYS: dict[str, Cell] = dict(zip(("up", "right", "down", "left"), BESIDE, strict=True))


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
