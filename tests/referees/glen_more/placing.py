"""Where a tile may be laid (p. 12, 13) and which may be taken out again (p. 19)."""

from __future__ import annotations

from collections.abc import Set

from .facts import CASTLE, GOODS, VILLAGE, Tile
from .position import Cell, Position, around, beside


def guarded(m: Position, seat: int, cell: Cell, without: Cell | None = None) -> bool:
    """A Scot on the place or around it; with Mackintosh a castle does as well (p. 20)."""
    castles = m.owns(seat, "mackintosh")
    for near in (cell, *around(cell)):
        place = m.lands[seat].get(near)
        if place is None:
            continue
        if place.scots > (near == without):
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


def cells(m: Position, seat: int, tile: Tile, without: Cell | None = None) -> list[Cell]:
    land = m.lands[seat]
    if tile.overbuild:
        candidates: Set[Cell] = set(land)
    else:
        candidates = {near for cell in land for near in beside(cell)} - set(land)
    return [c for c in candidates if fits(m, seat, tile, c) and guarded(m, seat, c, without)]


def place_left(m: Position, seat: int, tile: Tile, paid: list[Cell]) -> bool:
    """Whether the tile can be laid once these Scots are gone."""
    for cell in paid:
        m.lands[seat][cell].scots -= 1
    found = bool(cells(m, seat, tile))
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


def remove(m: Position, seat: int, cell: Cell) -> None:
    """The whole pile goes out of the match; goods that fit and Scots go to the home castle (p. 19)."""
    place = m.lands[seat].pop(cell)
    m.lands[seat][CASTLE].scots += place.scots
    m.may.discard(cell)
    m.used.discard(cell)
    for good in GOODS:
        m.put_goods(seat, CASTLE, good, place.goods[good])
