"""What is printed on Scythe's map, as plain records: all that the painter knows of the game.

A MapPlan never changes during a match; the position comes separately, in the plain form of the rules.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

LAKE, FACTORY = "lake", "factory"
Cell = tuple[int, int]
"""Row and column; every second row, beginning with row 0, is shifted right by half a hexagon."""


@dataclass(frozen=True, slots=True)
class PlanHex:
    """One hexagon, or a home base (`home` names its faction)."""

    id: str
    row: int
    col: int
    terrain: str = ""
    encounter: bool = False
    tunnel: bool = False
    home: str = ""

    @property
    def cell(self) -> Cell:
        return self.row, self.col


def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """East first, then clockwise, whether the map has them or not."""
    row, col = cell
    right = col + 1 if row % 2 == 0 else col
    return (
        (row, col + 1),
        (row + 1, right),
        (row + 1, right - 1),
        (row, col - 1),
        (row - 1, right - 1),
        (row - 1, right),
    )


@dataclass(frozen=True)
class MapPlan:
    hexes: tuple[PlanHex, ...]
    homes: tuple[PlanHex, ...]
    rivers: tuple[tuple[str, str], ...]
    """Pairs of places between which a river runs."""

    @cached_property
    def at(self) -> dict[Cell, PlanHex]:
        return {one.cell: one for one in (*self.hexes, *self.homes)}

    @cached_property
    def by_id(self) -> dict[str, PlanHex]:
        return {one.id: one for one in (*self.hexes, *self.homes)}

    @cached_property
    def digest(self) -> str:
        """Changes whenever a picture of the map would change."""
        return hashlib.sha256(repr((self.hexes, self.homes, self.rivers)).encode()).hexdigest()[:16]

    def river_edges(self) -> Iterator[tuple[PlanHex, int]]:
        """Each river as a hexagon and the direction (as in `neighbours`) of the edge it runs along."""
        for first, second in self.rivers:
            one, other = self.by_id[first], self.by_id[second]
            yield one, neighbours(one.cell).index(other.cell)
