"""A territory: its tiles, which never move, and everything that follows from where they lie.

A Land is never changed, so copies of a position share it; laying or removing a tile makes a new one.
"""

from __future__ import annotations

from bisect import bisect
from functools import cached_property

from game.games.glen_more.book import CASTLE_TILE, OVERBUILD, RIVER, TYPE, VILLAGE_TILE
from game.games.glen_more.cells import CASTLE, INSIDE, START_CELLS, VILLAGE, WIDTH, beside, beside_mask, block

Tiles = dict[int, tuple[int, ...]]
"""By cell: the tiles there from bottom to top."""


TypeKey = tuple[str, bool]
_FITS_ON: tuple[TypeKey, ...] = tuple(zip(OVERBUILD, RIVER, strict=True))
_GROUNDS = sorted(set(_FITS_ON))
GROUND = tuple(_GROUNDS.index(key) for key in _FITS_ON)
"""By tile: a number for the ground it needs; tiles with the same one may lie on the same cells."""


_TYPE_KEYS: tuple[TypeKey, ...] = tuple(zip(TYPE, RIVER, strict=True))


class _Opened(dict[int, int]):
    """By cell: a mask of those beside it."""

    def __missing__(self, cell: int) -> int:
        found = self[cell] = beside_mask(cell) & INSIDE
        return found


class _But(dict[int, int]):
    """By cell: a mask of all others."""

    def __missing__(self, cell: int) -> int:
        found = self[cell] = INSIDE & ~(1 << cell)
        return found


_OPENED, _BUT = _Opened(), _But()


class Land:
    """`tops` is by cell the tile in force; `covered` has those below it, from bottom to top.

    `frontier` is a mask of the empty cells that share an edge with a tile, `river` the westernmost and easternmost
    cell of the river, `by_type` masks of cells by type of the open tile and whether it has a river.
    """

    __slots__ = (
        "__dict__",
        "by_type",
        "cells",
        "covered",
        "dry_cells",
        "frontier",
        "mask",
        "river",
        "river_cells",
        "tops",
    )

    def __init__(self, tiles: Tiles | None = None) -> None:
        if tiles is None:
            tiles = {VILLAGE: (VILLAGE_TILE,), CASTLE: (CASTLE_TILE,)}
        self.tops = {cell: stack[-1] for cell, stack in tiles.items()}
        self.covered = {cell: stack[:-1] for cell, stack in tiles.items() if len(stack) > 1}
        self.mask = sum(1 << cell for cell in self.tops)
        near = 0
        by_type: dict[TypeKey, int] = {}
        for cell, tile in self.tops.items():
            near |= beside_mask(cell)
            key = _TYPE_KEYS[tile]
            by_type[key] = by_type.get(key, 0) | 1 << cell
        self.frontier = near & ~self.mask & INSIDE
        self.by_type = by_type
        west = east = VILLAGE
        while self.has_river(west - 1):
            west -= 1
        while self.has_river(east + 1):
            east += 1
        self.river = west, east
        self.cells = tuple(sorted(self.tops))
        self._settle()

    def _settle(self) -> None:
        """What follows from the rest."""
        west, east = self.river
        tops = self.tops
        river_cells = 0
        if west - 1 not in tops and west - 2 not in tops:
            river_cells |= 1 << west - 1
        if east + 1 not in tops and east + 2 not in tops:
            river_cells |= 1 << east + 1
        self.river_cells = river_cells & INSIDE
        """Where a tile with river would lengthen it: at either end, unless a tile without river lies beyond."""
        self.dry_cells = self.frontier & _BUT[west - 1] & _BUT[east + 1]
        """Where a tile without river may lie: everywhere but at the ends of the river."""

    @property
    def tiles(self) -> Tiles:
        """Those that are covered too."""
        covered = self.covered
        return {cell: (*covered.get(cell, ()), top) for cell, top in self.tops.items()}

    def __reduce__(self) -> tuple[type[Land], tuple[Tiles]]:
        return Land, (self.tiles,)

    def laid(self, tile: int, cell: int) -> Land:
        new = Land.__new__(Land)
        bit, key = 1 << cell, _TYPE_KEYS[tile]
        by_type = self.by_type.copy()
        covered = self.tops.get(cell)
        new.tops = {**self.tops, cell: tile}
        new.by_type = by_type
        new.river = self.river
        if covered is None:
            new.covered = self.covered
            new.mask = self.mask | bit
            new.frontier = (self.frontier | _OPENED[cell] & ~self.mask) & _BUT[cell]
            at = bisect(self.cells, cell)
            new.cells = (*self.cells[:at], cell, *self.cells[at:])
            west, east = self.river
            if cell == west - 1:
                new.river = cell, east
            elif cell == east + 1:
                new.river = west, cell
            new._settle()
        else:
            new.cells = self.cells
            new.covered = {**self.covered, cell: (*self.covered.get(cell, ()), covered)}
            new.mask, new.frontier = self.mask, self.frontier
            new.river_cells, new.dry_cells = self.river_cells, self.dry_cells
            by_type[_TYPE_KEYS[covered]] ^= bit
        by_type[key] = by_type.get(key, 0) | bit
        return new

    def without(self, cell: int) -> Land:
        return Land({at: stack for at, stack in self.tiles.items() if at != cell})

    def has_river(self, cell: int) -> bool:
        return cell in self.tops and RIVER[self.tops[cell]]

    def open_for(self, tile: int) -> int:
        """The cells where a tile keeps the layout legal, Scots left aside."""
        if OVERBUILD[tile]:
            return self.by_type.get(_FITS_ON[tile], 0)
        return self.river_cells if RIVER[tile] else self.dry_cells

    @cached_property
    def castles(self) -> tuple[int, ...]:
        return tuple(cell for cell in self.cells if TYPE[self.tops[cell]] == "castle")

    def of_type(self, kind: str) -> list[int]:
        return [cell for cell in self.cells if TYPE[self.tops[cell]] == kind]

    def at_and_near(self, cell: int) -> tuple[int, ...]:
        """The tile of a cell and those around it, from north to south, west to east."""
        tops = self.tops
        return tuple([other for other in block(cell) if other in tops])

    def cell_of_tile(self, tile: int) -> int | None:
        """Where a tile lies open, if it does."""
        for cell, top in self.tops.items():
            if top == tile:
                return cell
        return None

    # -- removing --------------------------------------------------------------------------------------------------

    def legal_without(self, cell: int) -> bool:
        """Whether the rest still hangs together by edges, with one unbroken river through both start tiles."""
        if cell in START_CELLS or cell not in self.tops:
            return False
        if RIVER[self.tops[cell]] and cell not in self.river:
            return False
        return hangs_together(self.tops.keys() - {cell})

    @cached_property
    def removable(self) -> tuple[int, ...]:
        return tuple(cell for cell in self.cells if self.legal_without(cell))

    @cached_property
    def river_length(self) -> int:
        return self.river[1] - self.river[0] + 1

    def largest_square(self) -> int:
        """The side of the largest full square of tiles."""
        mask, side = self.mask, 0
        while mask:
            side += 1
            mask &= mask >> 1 & mask >> WIDTH & mask >> WIDTH + 1
        return side

    def groups(self, kind: str) -> list[set[int]]:
        """The orthogonally connected groups of tiles of a type."""
        left, found = set(self.of_type(kind)), []
        while left:
            group, edge = set(), [left.pop()]
            while edge:
                cell = edge.pop()
                group.add(cell)
                for other in beside(cell):
                    if other in left:
                        left.remove(other)
                        edge.append(other)
            found.append(group)
        return found


def hangs_together(cells: set[int]) -> bool:
    seen, edge = {VILLAGE}, [VILLAGE]
    while edge:
        for other in beside(edge.pop()):
            if other in cells and other not in seen:
                seen.add(other)
                edge.append(other)
    return len(seen) == len(cells)


def covered_and_open(land: Land) -> list[int]:
    """Every tile of a territory, those below others too."""
    return [tile for stack in land.tiles.values() for tile in stack]


START_LAND = Land()
