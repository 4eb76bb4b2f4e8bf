"""Where the keyboard goes in a territory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.ui.boards.cells import Cell

if TYPE_CHECKING:
    from game.ui.games.glen_more.territory_board import TerritoryBoard

WAYS: Mapping[str, Cell] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_FARTHEST = 3


def first(board: TerritoryBoard) -> str | None:
    """What is lit, the castle, or whatever lies in a land that is not drawn whole."""
    land = board.land
    known = (*sorted(board.lit), f"home_castle:{board.seat}", *map(land.component, land.spots))
    return next((one for one in known if land.cell(one) is not None), None)


def beyond(board: TerritoryBoard, here: Cell, key: str) -> str | None:
    """One cell further; past an empty corner to the next place in that direction. A piece at hand goes from lit place
    to lit place as long as there is one on that side."""
    dx, dy = WAYS[key]
    if board.carries and (goal := _lit_that_way(board, here, dx, dy)):
        return goal
    for step in range(1, _FARTHEST + 1):
        cell = here[0] + dx * step, here[1] + dy * step
        if cell in board.land.spots or cell in board.land.frontier:
            return lit_at(board, cell) or board.land.component(cell)
    return None


def lit_at(board: TerritoryBoard, cell: Cell) -> str | None:
    """What is lit there, the first of what could be meant."""
    meant = board.land.candidates(cell)[:: -1 if board.carries else 1]
    return next((one for one in meant if one in board.lit), None)


def _lit_that_way(board: TerritoryBoard, here: Cell, dx: int, dy: int) -> str | None:
    """Straight on before aslant, what is near before what is far."""
    ways: list[tuple[int, int, str]] = []
    for component in board.lit:
        cell = board.land.cell(component) or here
        x, y = cell[0] - here[0], cell[1] - here[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        if 0 <= aside <= ahead != 0:
            ways.append((aside, ahead, lit_at(board, cell) or component))
    return min(ways)[2] if ways else None
