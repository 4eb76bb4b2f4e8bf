"""A player's territory as data for painting: which tile lies on top of each cell, what stands and lies on it."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cached_property
from typing import NamedTuple

from game.games.glen_more.shown import ShownGlenMore, Spot
from game.ui.boards.cells import Cell

START_VILLAGE, HOME_CASTLE = "start_village", "home_castle"
START: Mapping[Cell, Spot] = {(0, 0): Spot(START_VILLAGE), (1, 0): Spot(HOME_CASTLE)}
_AT = re.compile(r"-?\d+,-?\d+")


class Guest(NamedTuple):
    """Somebody of another player's who lodges on a tile."""

    name: str
    cell: Cell
    boss: int


def cell_of(at: str) -> Cell:
    """ "2,-1" as a cell."""
    x, _, y = at.partition(",")
    return int(x), int(y)


def cell_in(at: str) -> Cell | None:
    """The same for what somebody else calls a place: None if it is no cell."""
    return cell_of(at) if _AT.fullmatch(at) else None


def at_of(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


class Territory:
    """Never changed once made."""

    def __init__(self, seat: int, spots: Mapping[Cell, Spot], guests: tuple[Guest, ...] = ()) -> None:
        self.seat = seat
        self.spots = dict(spots)
        self.guests = guests

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Territory) and (
            (self.seat, self.spots, self.guests) == (other.seat, other.spots, other.guests)
        )

    __hash__ = None  # type: ignore[assignment]

    @property
    def laid(self) -> Collection[Cell]:
        return self.spots.keys()

    @cached_property
    def frontier(self) -> frozenset[Cell]:
        """Empty cells around the tiles, corners too: where the territory may grow."""
        near = {(x + dx, y + dy) for x, y in self.spots for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        return frozenset(near - self.spots.keys())

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom of tiles and frontier; right and bottom lie beyond them."""
        return self.around(self.frontier)

    def around(self, cells: frozenset[Cell]) -> tuple[int, int, int, int]:
        """The same of tiles and these cells alone."""
        found = cells | self.spots.keys() or {(0, 0)}
        xs, ys = [x for x, _ in found], [y for _, y in found]
        return min(xs), min(ys), max(xs) + 1, max(ys) + 1

    @cached_property
    def cells_by_tile(self) -> dict[str, Cell]:
        return {self.component(cell): cell for cell in self.spots}

    @property
    def river_length(self) -> int:
        return sum(1 for _, y in self.spots if y == 0)

    def component(self, cell: Cell) -> str:
        """The tile on top of a cell, or the cell where none lies."""
        spot = self.spots.get(cell)
        if spot is None:
            return f"cell:{at_of(cell)}"
        own = spot.tile in (START_VILLAGE, HOME_CASTLE)
        return f"{spot.tile}:{self.seat}" if own else f"tile:{spot.tile}"

    def cell(self, component: str) -> Cell | None:
        """Where a component lies here: a tile, a cell, a Scot or a good; None if it does not."""
        kind, _, rest = component.partition(":")
        if kind in ("cell", "scot"):
            return cell_in(rest)
        if kind == "good":
            return cell_in(rest.partition(":")[2])
        return self.cells_by_tile.get(component)

    def candidates(self, cell: Cell) -> tuple[str, ...]:
        """All that could be meant by pointing at a cell, what is smaller first."""
        spot, at = self.spots.get(cell), at_of(cell)
        if spot is None:
            return (f"cell:{at}",)
        goods = tuple(f"good:{good}:{at}" for good in dict.fromkeys(spot.goods))
        scots = (f"scot:{at}",) if spot.scots else ()
        return *goods, *scots, self.component(cell), f"cell:{at}"


def territory_of(position: ShownGlenMore, seat: int) -> Territory:
    """The territory of a seat in a position; the two start tiles while nothing is known of it."""
    players = position.players
    spots = players[seat].territory if seat < len(players) else START
    return Territory(seat, spots, tuple(Guest(*one) for one in position.lodgers_with(seat)))
