"""The scoring tiles, one function of the same name each.

Each answers (state, seat) with its parts: points and the mask of the tiles that make them. Most only look at a land.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.core.masks import bits
from game.games.isle_of_skye.land import AROUND, STEPS, Area, Land, column
from game.games.isle_of_skye.records import ScoringRecord
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import Part, State
from game.games.isle_of_skye.tiles import CASTLE_BIT, IN_AREAS, MOUNTAIN, ON_TILES, WATER, Levels, count, files

Parts = list[Part]
Counting = Callable[[State, int], Parts]

_RULES = files().scoring
_EAST, _SOUTH = STEPS[1], STEPS[2]
_NORTH = STEPS[0]
_TILES: dict[str, Counting] = {}


def _tile(counting: Counting) -> Counting:
    """What the scoring tile of the function's name counts."""
    _TILES[counting.__name__] = counting
    return counting


def _rule(name: str) -> ScoringRecord:
    return _RULES[name]


def _each(levels: Levels, tiles: int, points: int) -> Parts:
    """Points for every single symbol of a kind, tile by tile."""
    if not levels:
        return []
    return [(count(levels, 1 << tile) * points, 1 << tile) for tile in bits(tiles & levels[0])]


def _completed(land: Land, terrain: int = 0) -> list[Area]:
    """In a fixed order, for lands reached in different ways may know their areas in different ones."""
    found = [area for area in land.areas.values() if not area[1] and terrain in (0, area[0])]
    return sorted(found, key=lambda area: area[3])


def _of_terrain(land: Land, terrain: int) -> list[Area]:
    return sorted((area for area in land.areas.values() if area[0] == terrain), key=lambda area: area[3])


def majority(amounts: Sequence[int], seat: int, first: int, second: int) -> int:
    """Points for the most and the second most. Nothing for nothing; who ties shares in full, and a tie for the most
    leaves no second place."""
    own = amounts[seat]
    most = max(amounts)
    if not own:
        return 0
    if own == most:
        return first
    if amounts.count(most) > 1:
        return 0
    return second if own == max(n for n in amounts if n != most) else 0


def _majority_of(name: str, seat: int, amounts: Sequence[int], tiles: int) -> Parts:
    rule = _rule(name)
    points = majority(amounts, seat, rule.first, rule.second)
    return [(points, tiles)] if points else []


# -- the tiles -------------------------------------------------------------------------------------------------------


@_tile
def squares(state: State, seat: int) -> Parts:
    """Two by two tiles; a tile may be part of several."""
    cells = state.lands[seat].cells
    each = _rule("squares").points
    found = []
    for cell in cells:
        if cell + _EAST in cells and cell + _SOUTH in cells and cell + _EAST + _SOUTH in cells:
            four = (cell, cell + _EAST, cell + _SOUTH, cell + _EAST + _SOUTH)
            found.append((each, sum(1 << (cells[c] >> 2) for c in four)))
    return sorted(found)


@_tile
def sheep(state: State, seat: int) -> Parts:
    return _each(ON_TILES["sheep"], state.lands[seat].tiles, _rule("sheep").points)


@_tile
def mountain_brochs(state: State, seat: int) -> Parts:
    """By the number of brochs in each mountain, completed or not."""
    by_number = _rule("mountain_brochs").by_number
    found = []
    for _, _, tiles, mask in _of_terrain(state.lands[seat], MOUNTAIN):
        brochs = count(IN_AREAS["broch"], mask)
        if brochs:
            found.append((by_number[min(brochs, len(by_number)) - 1], tiles))
    return found


@_tile
def most_whisky(state: State, seat: int) -> Parts:
    (barrels,) = ON_TILES["whisky"]
    amounts = [(land.tiles & barrels).bit_count() for land in state.lands]
    return _majority_of("most_whisky", seat, amounts, state.lands[seat].tiles & barrels)


@_tile
def animals_by_farms(state: State, seat: int) -> Parts:
    """Each sheep and each cattle once, on a farm's tile or on one of the eight around it."""
    land = state.lands[seat]
    farms = land.tiles & ON_TILES["farm"][0]
    if not farms:
        return []
    cells = land.cells
    reached = 0
    for cell, oriented in cells.items():
        tile = 1 << (oriented >> 2)
        if tile & farms:
            reached |= tile
            for step in AROUND:
                beside = cells.get(cell + step, -1)
                if beside >= 0:
                    reached |= 1 << (beside >> 2)
    each = _rule("animals_by_farms").points
    flock, herd = ON_TILES["sheep"], ON_TILES["cattle"]
    animals = reached & (flock[0] | herd[0])
    return [((count(flock, 1 << t) + count(herd, 1 << t)) * each, 1 << t) for t in bits(animals)]


@_tile
def road_cattle(state: State, seat: int) -> Parts:
    return _each(ON_TILES["cattle"], state.lands[seat].roads[0], _rule("road_cattle").points)


@_tile
def road_tiles(state: State, seat: int) -> Parts:
    """The castle's own tile counts, unless the match was set up otherwise."""
    tiles = state.lands[seat].roads[0]
    if not state.options["castle_on_road"]:
        tiles &= ~CASTLE_BIT
    each = _rule("road_tiles").points
    return [(each, 1 << tile) for tile in bits(tiles)]


@_tile
def largest_water(state: State, seat: int) -> Parts:
    waters = _completed(state.lands[seat], WATER)
    if not waters:
        return []
    tiles = max((area[2] for area in waters), key=int.bit_count)
    return [(tiles.bit_count() * _rule("largest_water").points, tiles)]


@_tile
def completed_areas(state: State, seat: int) -> Parts:
    each = _rule("completed_areas").points
    return [(each, area[2]) for area in _completed(state.lands[seat])]


@_tile
def large_completed_areas(state: State, seat: int) -> Parts:
    rule = _rule("large_completed_areas")
    return [(rule.points, area[2]) for area in _completed(state.lands[seat]) if area[2].bit_count() >= rule.at_least]


@_tile
def building_sets(state: State, seat: int) -> Parts:
    """Each building belongs to one set, so the rarest kind decides; lit are the first buildings of each kind."""
    tiles = state.lands[seat].tiles
    kinds = [bits(tiles & ON_TILES[kind][0]) for kind in ("broch", "farm", "lighthouse")]
    each = _rule("building_sets").points
    return [(each, 1 << a | 1 << b | 1 << c) for a, b, c in zip(*kinds, strict=False)]


@_tile
def most_ships(state: State, seat: int) -> Parts:
    ships = ON_TILES["ship"]
    amounts = [count(ships, land.tiles) for land in state.lands]
    return _majority_of("most_ships", seat, amounts, state.lands[seat].tiles & ships[0])


@_tile
def most_gold(state: State, seat: int) -> Parts:
    """Compared when nothing lies on tiles any more, so what was counted along is what everybody shows."""
    return _majority_of("most_gold", seat, state.counted, 0)


@_tile
def lit_waters(state: State, seat: int) -> Parts:
    """A water with at least one ship and at least one lighthouse beside it, completed or not."""
    each = _rule("lit_waters").points
    return [
        (each, tiles)
        for _, _, tiles, mask in _of_terrain(state.lands[seat], WATER)
        if mask & IN_AREAS["ship"][0] and mask & IN_AREAS["lighthouse"][0]
    ]


@_tile
def columns(state: State, seat: int) -> Parts:
    """Unbroken runs from north to south; chosen otherwise at the set-up, at most one of each line counts."""
    cells = state.lands[seat].cells
    rule = _rule("columns")
    found: dict[int, list[int]] = {}
    for cell in sorted(cells):
        if cell + _NORTH in cells:
            continue
        run = 0
        at = cell
        while at in cells:
            run |= 1 << (cells[at] >> 2)
            at += _SOUTH
        if run.bit_count() >= rule.at_least:
            found.setdefault(column(cell), []).append(run)
    if state.options["columns"] == "once_per_line":
        return [(rule.points, max(runs, key=int.bit_count)) for _, runs in sorted(found.items())]
    return [(rule.points, run) for _, runs in sorted(found.items()) for run in runs]


@_tile
def completed_mountains(state: State, seat: int) -> Parts:
    each = _rule("completed_mountains").points
    return [(each, area[2]) for area in _completed(state.lands[seat], MOUNTAIN)]


assert _TILES.keys() == set(SCORING_IDS), f"data or counting is missing: {_TILES.keys() ^ set(SCORING_IDS)}"
SCORING = tuple(_TILES[name] for name in SCORING_IDS)
"""By number of the scoring tile."""
MOST_GOLD = SCORING_IDS.index("most_gold")


def total(parts: Iterable[Part]) -> int:
    return sum(points for points, _ in parts)


def tiles_of(parts: Iterable[Part]) -> int:
    mask = 0
    for _, tiles in parts:
        mask |= tiles
    return mask


def value_now(state: State, seat: int, scoring_tile: str) -> int:
    """What a scoring tile would give the seat if it were scored now. For `most_gold` by gold counted along."""
    return total(SCORING[SCORING_IDS.index(scoring_tile)](state, seat))
