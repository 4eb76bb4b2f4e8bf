"""A clan's land as painters see it: which tile lies where, and the empty places beside it.

A cell is (x, y) from the castle, x to the east, y to the south; its component is `place:x,y` while it is empty, then
`tile:L05` or `castle:0`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property

from game.games.isle_of_skye.shown import Cell, Laid, ShownIsleOfSkye
from game.ui.games.isle_of_skye.plan import CASTLE

BESIDE: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""North, east, south, west."""
AROUND: tuple[Cell, ...] = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)


class Land:
    """Never changed once made."""

    def __init__(self, seat: int, tiles: Mapping[Cell, Laid]) -> None:
        self.seat = seat
        self.tiles = dict(tiles)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and (self.seat, self.tiles) == (other.seat, other.tiles)

    __hash__ = None  # type: ignore[assignment]

    @property
    def laid(self) -> Collection[Cell]:
        return self.tiles.keys()

    @cached_property
    def cell_of(self) -> dict[str, Cell]:
        """Component of each tile -> where it lies."""
        return {self.component(cell): cell for cell in self.tiles}

    @cached_property
    def frontier(self) -> frozenset[Cell]:
        """Empty cells with a tile beside them."""
        near = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in BESIDE}
        return frozenset(near - self.tiles.keys())

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of all cells that matter, the frontier included; right and bottom beyond them."""
        return bounds_of(self.frontier | self.tiles.keys())

    def component(self, cell: Cell) -> str:
        laid = self.tiles.get(cell)
        if laid is None:
            return place_id(cell)
        return f"{CASTLE}:{self.seat}" if laid.tile == CASTLE else f"tile:{laid.tile}"

    def cell(self, component: str) -> Cell | None:
        """Where a component is; None if it does not lie in this land."""
        kind, _, rest = component.partition(":")
        if kind == "place":
            return cell_of(rest)
        return self.cell_of.get(component)

    def near(self, cell: Cell) -> dict[Cell, Laid]:
        """The tiles around a cell, by their direction."""
        x, y = cell
        return {(dx, dy): self.tiles[x + dx, y + dy] for dx, dy in AROUND if (x + dx, y + dy) in self.tiles}


def bounds_of(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def place_id(cell: Cell) -> str:
    return f"place:{cell[0]},{cell[1]}"


def cell_of(at: str) -> Cell:
    """ "2,-1" as a cell."""
    x, _, y = at.partition(",")
    return int(x), int(y)


def land_of(position: ShownIsleOfSkye | None, seat: int) -> Land:
    """The land of a seat in a position; just the castle while nothing is known of it."""
    players = () if position is None else position.players
    return Land(seat, players[seat].land if seat < len(players) else {(0, 0): Laid(CASTLE)})
