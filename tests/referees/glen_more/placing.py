"""Where a tile may be laid (p. 12, 13) and which may be taken out again (p. 19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Set

from .facts import CASTLE, VILLAGE, Tile
from .position import Cell, Position, around, beside


def guarded(m: Position, seat: int, cell: Cell) -> bool:
    """A Scot on the place or around it; with Mackintosh a castle does as well (p. 20)."""
    castles = m.owns(seat, "mackintosh")
    for near in (cell, *around(cell)):
        place = m.lands[seat].get(near)
        if place is None:
            continue
        if place.scots:
            return True
        if castles and m.tile(seat, near).type == "castle":
            return True
    return False


def fits(m: Position, seat: int, tile: Tile, cell: Cell) -> bool:
    """All rules of laying but the Scot."""
    land = m.lands[seat]
    if tile.overbuild:
        if cell not in land:
            return False
        under = m.tile(seat, cell)
        return under.type == tile.overbuild and under.river == tile.river
    if cell in land or not any(near in land for near in beside(cell)):
        return False
    x, y = cell
    sides = [near for near in ((x - 1, y), (x + 1, y)) if near in land]
    rivers = [near for near in sides if m.tile(seat, near).river]
    if tile.river:  # lengthens the one river, at one of its ends
        return y == 0 and bool(rivers) and len(rivers) == len(sides)
    return not rivers


def cells(m: Position, seat: int, tile: Tile, *, scot: bool = True) -> list[Cell]:
    land = m.lands[seat]
    if tile.overbuild:
        candidates: Set[Cell] = set(land)
    else:
        candidates = {near for cell in land for near in beside(cell)} - set(land)
    return [c for c in candidates if fits(m, seat, tile, c) and (not scot or guarded(m, seat, c))]


def place_left(m: Position, seat: int, tile: Tile, paid: list[Cell], coins: int) -> bool:
    """Whether the tile can be laid with so many coins once these Scots are gone."""
    for cell in paid:
        m.lands[seat][cell].scots -= 1
    found = any(m.cell_price(seat, cell) <= coins for cell in cells(m, seat, tile))
    for cell in paid:
        m.lands[seat][cell].scots += 1
    return found


def legal_without(m: Position, seat: int, gone: set[Cell]) -> bool:
    """The layout that is left: in one piece by its sides, the river unbroken."""
    if gone & {VILLAGE, CASTLE}:
        return False
    left = set(m.lands[seat]) - gone
    reached, todo = {VILLAGE}, [VILLAGE]
    while todo:
        for near in beside(todo.pop()):
            if near in left and near not in reached:
                reached.add(near)
                todo.append(near)
    if reached != left:
        return False
    river = sorted(x for (x, y) in left if m.tile(seat, (x, y)).river)
    return river == list(range(river[0], river[-1] + 1))


def removable(m: Position, seat: int) -> list[Cell]:
    return [c for c in m.lands[seat] if legal_without(m, seat, {c}) and not m.held(seat, c)]


def remove(m: Position, seat: int, cell: Cell) -> tuple[int, Counter[str]]:
    """The whole pile goes out, Scots go to the home castle. How many, and the goods that lay there."""
    place = m.lands[seat].pop(cell)
    m.lands[seat][CASTLE].scots += place.scots
    m.may.discard(cell)
    m.used.discard(cell)
    return place.scots, place.goods
