"""The five resources, and what lies on one tile as a small number: two bits for each kind, three goods at most."""

from __future__ import annotations

KINDS = ("wood", "stone", "barley", "sheep", "cattle")
"""In the order of the market's rows."""
KIND_INDEX = {kind: number for number, kind in enumerate(KINDS)}
ANIMALS = (3, 4)
MOST_ON_TILE = 3

ONE = tuple(1 << 2 * kind for kind in range(5))
"""What one resource of a kind adds to the number of a tile."""


def _counts(code: int) -> tuple[int, ...]:
    return tuple(code >> 2 * kind & 3 for kind in range(5))


COUNTS = tuple(_counts(code) for code in range(1 << 10))
"""By number of a tile: how many of each kind."""
TOTAL = tuple(sum(counts) for counts in COUNTS)
PRESENT = tuple(tuple(kind for kind in range(5) if counts[kind]) for counts in COUNTS)
_SPREAD = tuple(sum(count << 8 * kind for kind, count in enumerate(counts)) for counts in COUNTS)


def held(goods: dict[int, int]) -> tuple[int, int, int, int, int]:
    """How many of each kind lie on all tiles of a territory."""
    packed = 0
    for code in goods.values():
        packed += _SPREAD[code]
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255, packed >> 32


def room(goods: dict[int, int], cell: int) -> int:
    return MOST_ON_TILE - TOTAL[goods.get(cell, 0)]


def put(goods: dict[int, int], cell: int, kind: int, count: int = 1) -> int:
    """Puts as many as fit on a tile and tells how many that were."""
    code = goods.get(cell, 0)
    free = MOST_ON_TILE - TOTAL[code]
    fits = count if count < free else free
    if fits > 0:
        goods[cell] = code + fits * ONE[kind]
        return fits
    return 0


def take(goods: dict[int, int], cell: int, kind: int) -> None:
    code = goods[cell] - ONE[kind]
    if code:
        goods[cell] = code
    else:
        del goods[cell]
