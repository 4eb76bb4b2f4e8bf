"""Hexagon arithmetic: offset and axial coordinates agree, and what touches on paper touches here."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.hexes import DIRECTIONS, Hex, at_pixel, centre, corners, from_offset, neighbour, neighbours, to_offset

NUMBERS = st.integers(-40, 40)
HEXES = st.builds(Hex, NUMBERS, NUMBERS)


@given(NUMBERS, NUMBERS, st.booleans())
def test_offset_and_axial_are_two_names_of_one_place(col: int, row: int, even: bool) -> None:
    assert to_offset(from_offset(col, row, even), even) == (col, row)


@pytest.mark.parametrize(
    ("col", "row", "even", "around"),
    [
        # a row that is not shifted: its upper and lower neighbours stand to the left
        (4, 2, False, {(5, 2), (4, 3), (3, 3), (3, 2), (3, 1), (4, 1)}),
        (4, 3, False, {(5, 3), (5, 4), (4, 4), (3, 3), (4, 2), (5, 2)}),
        (4, 2, True, {(5, 2), (5, 3), (4, 3), (3, 2), (4, 1), (5, 1)}),
        (4, 3, True, {(5, 3), (4, 4), (3, 4), (3, 3), (3, 2), (4, 2)}),
    ],
)
def test_neighbours_in_columns_and_rows(col: int, row: int, even: bool, around: set[tuple[int, int]]) -> None:
    assert {to_offset(one, even) for one in neighbours(from_offset(col, row, even))} == around


@given(HEXES)
def test_neighbours_are_mutual(place: Hex) -> None:
    for direction, other in enumerate(neighbours(place)):
        assert place in neighbours(other)
        assert neighbour(place, direction) == other


@given(HEXES, st.floats(-0.85, 0.85), st.floats(0, math.tau), st.floats(5, 90))
def test_every_pixel_inside_belongs_to_its_hexagon(place: Hex, out: float, turn: float, radius: float) -> None:
    x, y = centre(place, radius)
    inner = radius * math.sqrt(3) / 2 * out
    assert at_pixel(x + inner * math.cos(turn), y + inner * math.sin(turn), radius) == place


@given(HEXES, st.integers(0, 5))
def test_two_neighbours_share_the_edge_between_them(place: Hex, direction: int) -> None:
    mine, other = corners(place, 10), corners(neighbour(place, direction), 10)
    edge = (mine[direction], mine[(direction + 1) % 6])
    for point in edge:
        assert min(math.dist(point, corner) for corner in other) < 1e-6


def test_directions_turn_clockwise_on_the_screen() -> None:
    turns = [math.atan2(y, x) % math.tau for x, y in (centre(one, 2) for one in DIRECTIONS)]
    assert turns == sorted(turns) and turns[0] == 0, "y grows downwards, as on the screen"
