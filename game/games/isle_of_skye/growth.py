"""What a land promises: for each scoring tile its points as the land lies, and what it may still grow into.

The points are those of scoring.py, counted without their parts, for bots ask thousands of times a second. Majorities
depend on the others and are weighed in worth.py. `columns` is the option of that name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.isle_of_skye.land import AROUND, STEPS, Land, column
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.tiles import IN_AREAS, MOUNTAIN, ON_TILES, ROADS, WATER, count, files

_RULES = files().scoring
_NORTH, _EAST, _SOUTH, _WEST = STEPS
_CORNERS = ((_NORTH, _EAST), (_EAST, _SOUTH), (_SOUTH, _WEST), (_WEST, _NORTH))

CLOSING = (1.0, 0.42, 0.2, 0.1, 0.05)
"""How likely an area with that many open sides is completed in a round or two. Where only completed areas count, the
figures beside the scoring tiles below are what it adds to each later counting, found by regression over many matches.
"""
_LAKE = (1.0, 0.78, 0.22, 0.02)
"""The same for the largest water."""
_BY_SIDES = CLOSING + CLOSING[-1:] * 100
_EXITS = tuple(tuple(STEPS[side] for exits in roads for side in exits) for roads in ROADS)

Promise = tuple[float, float]
"""Points now, and what the later countings may add to them."""


def closing(open_sides: int) -> float:
    return _BY_SIDES[open_sides]


def _squares(land: Land, columns: str) -> Promise:
    cells, each = land.cells, _RULES["squares"].points
    now = sum(c + _EAST in cells and c + _SOUTH in cells and c + _EAST + _SOUTH in cells for c in cells)
    soon = 0
    for cell in land.frontier:
        for a, b in _CORNERS:
            if cell + a in cells and cell + b in cells and cell + a + b in cells:
                soon += 1
    return now * each, soon * each * 0.2


def _sheep(land: Land, columns: str) -> Promise:
    return count(ON_TILES["sheep"], land.tiles) * _RULES["sheep"].points, 0.0


def _mountain_brochs(land: Land, columns: str) -> Promise:
    table = _RULES["mountain_brochs"].by_number
    now = soon = 0.0
    for terrain, still_open, _, mask in land.areas.values():
        if terrain == MOUNTAIN:
            brochs = min(count(IN_AREAS["broch"], mask), len(table))
            if brochs:
                now += table[brochs - 1]
                if still_open and brochs < len(table):
                    soon += 0.28 * (table[brochs] - table[brochs - 1])
    return now, soon


def _animals_by_farms(land: Land, columns: str) -> Promise:
    each = _RULES["animals_by_farms"].points
    farms = land.tiles & ON_TILES["farm"][0]
    flock, herd = ON_TILES["sheep"], ON_TILES["cattle"]
    animals = count(flock, land.tiles) + count(herd, land.tiles)
    if not farms:
        return 0.0, 0.17 * animals * each
    cells, frontier = land.cells, land.frontier
    reached = 0
    free = set()
    for cell, oriented in cells.items():
        tile = 1 << (oriented >> 2)
        if tile & farms:
            reached |= tile
            for step in AROUND:
                beside = cells.get(cell + step, -1)
                if beside >= 0:
                    reached |= 1 << (beside >> 2)
                elif cell + step in frontier:
                    free.add(cell + step)
    fed = count(flock, reached) + count(herd, reached)
    return fed * each, each * (0.2 * min(len(free), 8) + 0.3 * (animals - fed))


def _open_exits(land: Land) -> int:
    cells, road = land.cells, land.roads[0]
    found = 0
    for cell, oriented in cells.items():
        if road >> (oriented >> 2) & 1:
            for step in _EXITS[oriented]:
                if cell + step not in cells:
                    found += 1
    return found


def _road_cattle(land: Land, columns: str) -> Promise:
    each, herd = _RULES["road_cattle"].points, ON_TILES["cattle"]
    now = count(herd, land.roads[0])
    return now * each, each * (0.1 * (count(herd, land.tiles) - now) + 0.12 * min(_open_exits(land), 5))


def _road_tiles(land: Land, columns: str) -> Promise:
    each, road = _RULES["road_tiles"].points, land.roads[0]
    apart = sum((tiles & ~road).bit_count() for number, tiles in land.roads.items() if number)
    return road.bit_count() * each, each * (0.2 * apart + 0.5 * min(_open_exits(land), 5))


def _largest_water(land: Land, columns: str) -> Promise:
    """Only an open water that would be larger than the largest completed one promises anything."""
    each = _RULES["largest_water"].points
    now = most = 0
    open_waters = []
    for terrain, still_open, tiles, _ in land.areas.values():
        if terrain == WATER:
            size = tiles.bit_count()
            if still_open:
                open_waters.append((size + 1, still_open))
            elif size > most:
                most = size
    now = most * each
    soon = max([(size - most) * _LAKE[min(sides, 3)] for size, sides in open_waters], default=0.0)
    return float(now), max(0.0, soon) * each


def _areas(points: float, terrain: int, least: int, by_sides: Sequence[float]) -> Callable[[Land, str], Promise]:
    last = len(by_sides) - 1

    def promise(land: Land, columns: str) -> Promise:
        now = soon = 0.0
        for kind, still_open, tiles, _ in land.areas.values():
            if terrain in (0, kind):
                size = tiles.bit_count()
                if not still_open:
                    now += size >= least
                elif size + still_open >= least:
                    soon += by_sides[still_open if still_open < last else last]
        return now * points, soon * points

    return promise


def _building_sets(land: Land, columns: str) -> Promise:
    each = _RULES["building_sets"].points
    kinds = [count(ON_TILES[kind], land.tiles) for kind in ("broch", "farm", "lighthouse")]
    sets = min(kinds)
    towards = sum(min(kind - sets, 1) for kind in kinds)
    beyond = sum(min(kind - sets, 2) for kind in kinds) - towards
    return sets * each, each * ((0.0, 0.18, 0.48)[towards] + 0.06 * beyond)


def _lit_waters(land: Land, columns: str) -> Promise:
    each = _RULES["lit_waters"].points
    ships, lights = IN_AREAS["ship"][0], IN_AREAS["lighthouse"][0]
    now = soon = 0.0
    for terrain, still_open, _, mask in land.areas.values():
        if terrain == WATER:
            if mask & ships and mask & lights:
                now += 1
            elif still_open:
                soon += 0.45 if mask & lights else 0.33 if mask & ships else 0.05
    return now * each, soon * each


def _columns(land: Land, columns: str) -> Promise:
    rule, cells = _RULES["columns"], land.cells
    now = soon = 0.0
    lines = set()
    for cell in cells:
        if cell + _NORTH in cells:
            continue
        run, at = 0, cell
        while at in cells:
            run += 1
            at += _SOUTH
        if run >= rule.at_least:
            now += columns == "each_run" or column(cell) not in lines
            lines.add(column(cell))
        else:
            soon += 0.2 if run < rule.at_least - 1 else 0.65
    return now * rule.points, soon * rule.points


def _nothing(land: Land, columns: str) -> Promise:
    return 0.0, 0.0


PROMISES: dict[str, Callable[[Land, str], Promise]] = {
    "squares": _squares,
    "sheep": _sheep,
    "mountain_brochs": _mountain_brochs,
    "most_whisky": _nothing,
    "animals_by_farms": _animals_by_farms,
    "road_cattle": _road_cattle,
    "road_tiles": _road_tiles,
    "largest_water": _largest_water,
    "completed_areas": _areas(_RULES["completed_areas"].points, 0, 1, (1.0, 0.4, 0.32, 0.25, 0.2)),
    "large_completed_areas": _areas(
        _RULES["large_completed_areas"].points, 0, _RULES["large_completed_areas"].at_least, (1.0, 0.5, 0.14, 0.04)
    ),
    "building_sets": _building_sets,
    "most_ships": _nothing,
    "most_gold": _nothing,
    "lit_waters": _lit_waters,
    "columns": _columns,
    "completed_mountains": _areas(_RULES["completed_mountains"].points, MOUNTAIN, 1, (1.0, 0.45, 0.12, 0.02)),
}
BY_NUMBER = tuple(PROMISES[name] for name in SCORING_IDS)
"""By number of the scoring tile."""
