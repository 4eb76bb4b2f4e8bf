"""A land keeps areas and roads up to date tile by tile; the order in which its tiles were laid must not matter."""

from __future__ import annotations

import random

import pytest

from game.games.isle_of_skye.land import CELLS, ORIGIN, Land
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.tiles import INDEX, PASTURE
from tests.games.isle_of_skye.helpers import random_match
from tests.referees.isle_of_skye import by_hand


def lands() -> list[dict[int, int]]:
    """Cell -> oriented tile, of random matches at their end."""
    found = []
    for seats, seed in ((5, 1), (5, 2), (2, 3), (3, 4)):
        *_, (_, _, _, _, end) = random_match(seats, seed)
        found += [land.cells for land in end.lands]
    return found


def laid_in_some_order(cells: dict[int, int], rng: random.Random) -> Land:
    land = Land(cells[ORIGIN] & 3)
    while len(land.cells) < len(cells):
        cell = rng.choice([cell for cell in land.frontier if cell in cells])
        land = land.laid(cells[cell], cell)
    return land


def known(land: Land) -> tuple[set[tuple[int, ...]], int, set[int], dict[int, int]]:
    return set(land.areas.values()), land.roads[0], set(land.roads.values()), land.frontier


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_laying_means_nothing(seed: int) -> None:
    rng = random.Random(seed)
    for cells in lands():
        assert known(laid_in_some_order(cells, rng)) == known(laid_in_some_order(dict(sorted(cells.items())), rng))


def test_areas_and_roads_are_those_of_a_slow_search() -> None:
    rng = random.Random(9)
    for cells in lands():
        land = laid_in_some_order(cells, rng)
        state = RULES.new({}, 2)
        state.lands[0] = land
        slow = by_hand.SlowLand(RULES.to_plain(state)["lands"][0])
        sizes = sorted((slow.tiles_of(area), slow.is_completed(area)) for area in slow.areas)
        assert sorted((area[2].bit_count(), area[1] == 0) for area in land.areas.values()) == sizes
        assert sorted(mask.bit_count() for mask in land.roads.values()) == sorted(map(slow.tiles_of, slow.roads))
        assert land.roads[0].bit_count() == len(slow.joined())


def land_of(*tiles: str) -> Land:
    """`-1,0 L06 0`, laid in this order; whether they fit is not asked."""
    land = Land()
    for tile in tiles:
        at, name, turn = tile.split()
        land = land.laid(INDEX[name] * 4 + int(turn), CELLS[at])
    return land


def tiles(*names: str) -> int:
    return sum(1 << INDEX[name] for name in names)


def test_a_tile_that_meets_one_area_on_two_sides_joins_it_once() -> None:
    """Four tiles around a corner: the last one meets the pasture of the castle in the north and in the west."""
    land = land_of("0,-1 L03 0", "0,-2 L18 0", "1,-2 L36 0", "1,-1 L16 0")
    pasture = next(area for area in land.areas.values() if area[2] & tiles("castle") and area[0] == PASTURE)
    assert pasture[2] == tiles("castle", "L03", "L18", "L36", "L16")
    assert pasture[1] == 1, "only the south of the castle is open"


@pytest.mark.parametrize(("far", "near"), [("0,-2", "0,-1"), ("0,2", "0,1")])
def test_a_road_that_is_joined_to_the_castle_later_is_the_castles(far: str, near: str) -> None:
    """In the north the joining tile meets the far road first, in the south the castle's."""
    y = 1 if near == "0,1" else -1
    land = land_of("-1,0 L06 0", f"-1,{y} L29 0", f"-1,{2 * y} L30 0", f"{far} L31 0")
    assert land.roads[0] == tiles("castle") and len(land.roads) == 2
    land = land.laid(INDEX["L32"] * 4, CELLS[near])
    assert land.roads == {0: tiles("castle", "L31", "L32")}
