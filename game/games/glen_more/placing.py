"""Where a tile may be laid: the layout stays legal, and one of the own Scots stands next to the place.

Next to means any of the eight neighbouring cells; for a tile that overbuilds another, the cell itself as well.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.games.glen_more.book import IS_PERSON, MACKINTOSH, NO_TILE
from game.games.glen_more.cells import cells_in, reach_mask
from game.games.glen_more.moments import moments
from game.games.glen_more.state import State

Toll = tuple[int, int]
"""Mask of cells, and the coins that building there costs."""


def reach(state: State, seat: int) -> int:
    """The cells next to a Scot; clan Mackintosh makes castles count as Scots."""
    mask = _around(state.scots[seat])
    if MACKINTOSH in state.clans[seat]:
        mask |= _around(state.lands[seat].castles)
    return mask


def _around(cells: Iterable[int]) -> int:
    mask = 0
    for cell in cells:
        mask |= reach_mask(cell)
    return mask


def open_cells(state: State, seat: int, tile: int) -> int:
    """Mask of the cells where this tile may be laid now."""
    return state.lands[seat].open_for(tile) & reach(state, seat)


def reach_without_scot(state: State, seat: int, cell: int) -> int:
    """What is still in reach once a Scot has left this cell as payment."""
    scots = state.scots[seat]
    if scots[cell] > 1:
        return reach(state, seat)
    mask = _around(other for other in scots if other != cell)
    if MACKINTOSH in state.clans[seat]:
        mask |= _around(state.lands[seat].castles)
    return mask


def payable_scots(state: State, seat: int, tile: int, coins: int) -> list[int]:
    """Cells whose Scot may be paid for a tile: with so many coins left it must still find a place."""
    ground = state.lands[seat].open_for(tile)
    found = []
    for cell in sorted(state.scots[seat]):
        cells = ground & reach_without_scot(state, seat, cell)
        if cells and lowest_cell_price(state, seat, cells) <= coins:
            found.append(cell)
    return found


def tolls(state: State, seat: int) -> list[Toll]:
    if not state.mods:
        return []
    return [toll for ask in moments(state).cell_toll if (toll := ask(state, seat)) is not None]


def cell_price(state: State, seat: int, cell: int) -> int:
    """Coins that building on this very cell costs."""
    return sum(coins for cells, coins in tolls(state, seat) if cells >> cell & 1)


def lowest_cell_price(state: State, seat: int, mask: int) -> int:
    """The coins that building on the cheapest of these cells costs."""
    due = tolls(state, seat)
    free = mask
    for cells, _ in due:
        free &= ~cells
    return 0 if free or not mask else min(cell_price(state, seat, cell) for cell in cells_in(mask))


def affordable_cells(state: State, seat: int, mask: int) -> list[int]:
    cells = cells_in(mask)
    if not tolls(state, seat):
        return cells
    coins = state.coins[seat]
    return [cell for cell in cells if cell_price(state, seat, cell) <= coins]


def due_besides(state: State, seat: int, tile: int) -> int:
    """Coins for a tile besides what stands on it: to whoever has reserved it, and for the cheapest place."""
    if tile == NO_TILE or not state.mods:
        return 0
    price: int = sum(ask(state, seat, tile) for ask in moments(state).take_price)
    if IS_PERSON[tile]:
        return price
    return price + lowest_cell_price(state, seat, open_cells(state, seat, tile))
