"""A territory: its tiles, which never move, and everything that follows from where they lie.

A Land is never changed, so copies of a position share it; laying or removing a tile makes a new one.
"""

from __future__ import annotations

from functools import cached_property

from game.games.glen_more.book import CASTLE_TILE, OVERBUILD, RIVER, TYPE, VILLAGE_TILE
from game.games.glen_more.cells import CASTLE, INSIDE, START_CELLS, VILLAGE, WIDTH, around, beside

Tiles = dict[int, tuple[int, ...]]
"""By cell: the tiles there from bottom to top."""


class Land:
    """`tops` is by cell the tile in force; `tiles` has those that are covered too."""

    def __init__(self, tiles: Tiles | None = None) -> None:
        self.tiles: Tiles = tiles if tiles is not None else {VILLAGE: (VILLAGE_TILE,), CASTLE: (CASTLE_TILE,)}
        self.tops = {cell: stack[-1] for cell, stack in self.tiles.items()}
        self.cells = tuple(sorted(self.tops))

    def __reduce__(self) -> tuple[type[Land], tuple[Tiles]]:
        return Land, (self.tiles,)

    def laid(self, tile: int, cell: int) -> Land:
        return Land({**self.tiles, cell: (*self.tiles.get(cell, ()), tile)})

    def without(self, cell: int) -> Land:
        return Land({at: stack for at, stack in self.tiles.items() if at != cell})

    @cached_property
    def mask(self) -> int:
        return sum(1 << cell for cell in self.cells)

    @cached_property
    def river(self) -> tuple[int, int]:
        """The westernmost and the easternmost cell of the river."""
        west = east = VILLAGE
        while self.has_river(west - 1):
            west -= 1
        while self.has_river(east + 1):
            east += 1
        return west, east

    def has_river(self, cell: int) -> bool:
        return cell in self.tops and RIVER[self.tops[cell]]

    @cached_property
    def frontier(self) -> int:
        """Empty cells that share an edge with a tile."""
        near = 0
        for cell in self.cells:
            for other in beside(cell):
                near |= 1 << other
        return near & ~self.mask & INSIDE

    @cached_property
    def river_cells(self) -> int:
        """Where a tile with river would lengthen it: at either end, unless a tile without river lies beyond."""
        west, east = self.river
        found = 0
        for cell, beyond in ((west - 1, west - 2), (east + 1, east + 2)):
            if cell not in self.tops and beyond not in self.tops:
                found |= 1 << cell
        return found & INSIDE

    @cached_property
    def dry_cells(self) -> int:
        """Where a tile without river may lie: everywhere but at the ends of the river."""
        west, east = self.river
        return self.frontier & ~(1 << west - 1 | 1 << east + 1)

    @cached_property
    def _by_type(self) -> dict[tuple[str, bool], int]:
        found: dict[tuple[str, bool], int] = {}
        for cell, tile in self.tops.items():
            key = TYPE[tile], RIVER[tile]
            found[key] = found.get(key, 0) | 1 << cell
        return found

    def open_for(self, tile: int) -> int:
        """The cells where a tile keeps the layout legal, Scots left aside."""
        if OVERBUILD[tile]:
            return self._by_type.get((OVERBUILD[tile], RIVER[tile]), 0)
        return self.river_cells if RIVER[tile] else self.dry_cells

    @cached_property
    def castles(self) -> tuple[int, ...]:
        return tuple(cell for cell in self.cells if TYPE[self.tops[cell]] == "castle")

    def of_type(self, kind: str) -> list[int]:
        return [cell for cell in self.cells if TYPE[self.tops[cell]] == kind]

    def near(self, cell: int) -> tuple[int, ...]:
        """The tiles around a cell."""
        return tuple(other for other in around(cell) if other in self.tops)

    def cell_of_tile(self, tile: int) -> int | None:
        """Where a tile lies open, if it does."""
        return next((cell for cell, top in self.tops.items() if top == tile), None)

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
