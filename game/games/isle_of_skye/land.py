"""The land of one clan: never changed once made, so copies of a state share it. Laying a tile makes another land.

A place is one number, its *cell*; neighbours differ by STEPS. What is needed to lay and to score is kept up to date
tile by tile: the empty places with what they demand, connected areas with their open sides, connected roads.
"""

from __future__ import annotations

from game.games.isle_of_skye.tiles import AREAS, CASTLE, DEMANDS, FITS, ROADS

REACH = 19
"""No land reaches farther: at most three tiles in each of six rounds."""
_WIDTH = 64
ORIGIN = 32 * _WIDTH + 32
STEPS = (-_WIDTH, 1, _WIDTH, -1)
"""North, east, south, west: y grows to the south."""
AROUND = (*STEPS, -_WIDTH - 1, -_WIDTH + 1, _WIDTH - 1, _WIDTH + 1)
_FACING = tuple(step * 4 + (side ^ 2) for side, step in enumerate(STEPS))
_SIDES = tuple(enumerate(STEPS))

CELLS = {f"{x},{y}": ORIGIN + y * _WIDTH + x for y in range(-REACH, REACH + 1) for x in range(-REACH, REACH + 1)}
AT = {cell: at for at, cell in CELLS.items()}
XY = {cell: (cell % _WIDTH - 32, cell // _WIDTH - 32) for cell in AT}
"""Column and row from the castle."""

Area = tuple[int, int, int, int]
"""Terrain, number of open sides, mask of tiles, mask of areas of tiles. No open side = completed."""


def column(cell: int) -> int:
    """The same for all places above and below each other."""
    return cell % _WIDTH


class Land:
    __slots__ = (
        "_content",
        "_next_area",
        "_next_road",
        "_ordered",
        "_road_sides",
        "_sides",
        "areas",
        "cells",
        "frontier",
        "roads",
        "tiles",
    )

    def __init__(self, castle_turn: int = 0) -> None:
        self.cells: dict[int, int] = {}
        """Cell -> oriented tile, in the order of laying."""
        self.frontier: dict[int, int] = {ORIGIN: 0}
        """Empty place beside a tile -> code of what it demands."""
        self.areas: dict[int, Area] = {}
        self.roads: dict[int, int] = {}
        """Connected road -> mask of tiles; 0 is the road of the castle."""
        self.tiles = 0
        self._sides: dict[int, int] = {}
        """Side of a tile (cell * 4 + side) -> its area. Only open sides matter, others may be left."""
        self._road_sides: dict[int, int] = {}
        self._next_area = self._next_road = 0
        self._content: frozenset[tuple[int, int]] | None = None
        self._ordered: tuple[tuple[int, int], ...] | None = None
        self._lay(CASTLE * 4 + castle_turn, ORIGIN)

    def laid(self, oriented: int, cell: int) -> Land:
        """The land with one tile more. Nobody asks here whether it fits."""
        new = Land.__new__(Land)
        new.cells = self.cells.copy()
        new.frontier = self.frontier.copy()
        new.areas = self.areas.copy()
        new.roads = self.roads.copy()
        new.tiles = self.tiles
        new._sides = self._sides.copy()
        new._road_sides = self._road_sides.copy()
        new._next_area = self._next_area
        new._next_road = self._next_road
        new._content = new._ordered = None
        new._lay(oriented, cell)
        return new

    def _lay(self, oriented: int, cell: int) -> None:
        cells, frontier = self.cells, self.frontier
        cells[cell] = oriented
        del frontier[cell]
        demands = DEMANDS[oriented]
        for side, step in _SIDES:
            beside = cell + step
            if beside not in cells:
                frontier[beside] = frontier.get(beside, 0) | demands[side]
        bit = 1 << (oriented >> 2)
        self.tiles |= bit
        for terrain, at_sides, area in AREAS[oriented]:
            self._join_area(terrain, at_sides, bit, area, cell * 4)
        for exits in ROADS[oriented]:
            self._join_road(exits, bit, cell * 4)

    def _join_area(self, terrain: int, at_sides: tuple[int, ...], tiles: int, mask: int, base: int) -> None:
        """One area of the new tile: alone, or one with the areas that it meets."""
        sides, areas = self._sides, self.areas
        still_open = len(at_sides)
        own = -1
        for side in at_sides:
            met = sides.get(base + _FACING[side], -1)
            if met < 0:
                continue
            still_open -= 2  # neither this side nor the one it meets is open any more
            if met == own:
                continue
            _, others_open, others_tiles, others_mask = areas[met]
            still_open += others_open
            tiles |= others_tiles
            mask |= others_mask
            if own < 0:
                own = met
            else:
                del areas[met]
                _relabel(sides, met, own)
        if own < 0:
            own = self._next_area
            self._next_area += 1
        areas[own] = (terrain, still_open, tiles, mask)
        for side in at_sides:
            sides[base + side] = own

    def _join_road(self, exits: tuple[int, ...], tiles: int, base: int) -> None:
        sides, roads = self._road_sides, self.roads
        own = -1
        for side in exits:
            met = sides.get(base + _FACING[side], -1)
            if met < 0 or met == own:
                continue
            tiles |= roads[met]
            if own < 0:
                own = met
            else:
                gone, own = max(met, own), min(met, own)  # the castle's road stays 0
                del roads[gone]
                _relabel(sides, gone, own)
        if own < 0:
            own = self._next_road
            self._next_road += 1
        roads[own] = tiles
        for side in exits:
            sides[base + side] = own

    def places(self) -> tuple[tuple[int, int], ...]:
        """The frontier from north to south, west to east; asked for every tile in hand."""
        found = self._ordered
        if found is None:
            found = self._ordered = tuple(sorted(self.frontier.items()))
        return found

    def content(self) -> frozenset[tuple[int, int]]:
        """The same for all lands with the same tiles in the same places, however they came there."""
        found = self._content
        if found is None:
            found = self._content = frozenset(self.cells.items())
        return found

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Land) and self.content() == other.content())

    def __hash__(self) -> int:
        return hash(self.content())

    def castle_turn(self) -> int:
        return self.cells[ORIGIN] & 3

    def fits_somewhere(self, tile: int) -> bool:
        fits = FITS[tile]
        return any(fits[code] for code in self.frontier.values())

    def has(self, cell: int) -> bool:
        return cell in self.cells


def _relabel(sides: dict[int, int], gone: int, kept: int) -> None:
    for side, label in sides.items():
        if label == gone:
            sides[side] = kept
