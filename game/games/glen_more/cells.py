"""Places of a territory as numbers, and sets of them as bit masks. x grows to the right, y downwards.

The start village lies at 0,0, the home castle at 1,0, and the river is row 0. The grid ends 31 tiles away from the
village, farther than any game gets.
"""

from __future__ import annotations

from functools import cache

WIDTH = 64
MIDDLE = WIDTH // 2
ALL = range(WIDTH * WIDTH)


def cell_of(x: int, y: int) -> int:
    return (y + MIDDLE) * WIDTH + x + MIDDLE


VILLAGE = cell_of(0, 0)
CASTLE = cell_of(1, 0)
START_CELLS = (VILLAGE, CASTLE)

AT = tuple(f"{cell % WIDTH - MIDDLE},{cell // WIDTH - MIDDLE}" for cell in ALL)
"""By cell: how it is written, `x,y`."""
CELLS = {at: cell for cell, at in enumerate(AT)}


def xy(cell: int) -> tuple[int, int]:
    """Column and row of a cell."""
    return cell % WIDTH - MIDDLE, cell // WIDTH - MIDDLE


BORDERS = (-WIDTH, 1, WIDTH, -1)
AROUND = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


def _inside(cell: int) -> bool:
    """Not on the rim, so that every neighbour of a tile is a cell."""
    return 0 < cell % WIDTH < WIDTH - 1 and 0 < cell // WIDTH < WIDTH - 1


INSIDE = sum(1 << cell for cell in ALL if _inside(cell))


@cache
def around(cell: int) -> tuple[int, ...]:
    """The eight cells around one, orthogonally and diagonally."""
    return tuple(cell + step for step in AROUND)


@cache
def block(cell: int) -> tuple[int, ...]:
    """A cell and the eight around it, in the order of all cells."""
    return tuple(sorted((cell, *around(cell))))


@cache
def beside(cell: int) -> tuple[int, ...]:
    """The four cells that share an edge."""
    return tuple(cell + step for step in BORDERS)


@cache
def around_mask(cell: int) -> int:
    return sum(1 << near for near in around(cell))


@cache
def reach_mask(cell: int) -> int:
    """The cell itself and the eight around it."""
    return around_mask(cell) | 1 << cell


@cache
def beside_mask(cell: int) -> int:
    return sum(1 << near for near in beside(cell))


def cells_in(mask: int) -> list[int]:
    """The cells of a mask from north to south, west to east."""
    if not mask:
        return []
    found, first = [], (mask & -mask).bit_length() - 1
    mask >>= first  # the cells of a territory lie close together, far from the first of the grid
    while mask:
        low = mask & -mask
        found.append(first + low.bit_length() - 1)
        mask ^= low
    return found


def distance(one: int, other: int) -> int:
    """Steps of a Scot who may go diagonally, over open ground."""
    return max(abs(one % WIDTH - other % WIDTH), abs(one // WIDTH - other // WIDTH))
