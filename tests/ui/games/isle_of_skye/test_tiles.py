"""Tiles are painted as the data says: every one, every turn, joined without a seam, symbols where they belong."""

from __future__ import annotations

import itertools
import math
import random

import pygame
import pytest
from pygame import Surface

from game.ui.games.isle_of_skye.ground import paint_ground
from game.ui.games.isle_of_skye.masks import Lying
from game.ui.games.isle_of_skye.palette import Palette
from game.ui.games.isle_of_skye.placing import SIZES, placed
from game.ui.games.isle_of_skye.plan import CASTLE, SIDES, WATER, TilePlan, plan_of
from game.ui.games.isle_of_skye.shape import LABELS, MIDDLES, shape_of, turned
from game.ui.games.isle_of_skye.tile_painter import TilePainter
from game.ui.signs import Livery

from .conftest import PLANS, terrain_on

COLOURS = Palette()
TILES = sorted(PLANS)


def looks_different(one: Surface, other: Surface) -> bool:
    return pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("name", TILES)
def test_every_tile_is_painted_in_all_turns_and_no_two_turns_look_alike(painter: TilePainter, name: str) -> None:
    pictures = [painter.tile(name, turn, 56, livery=Livery(1, 1)) for turn in range(4)]
    assert {picture.get_size() for picture in pictures} == {(56, 56)}
    assert all(looks_different(one, other) for one, other in itertools.combinations(pictures, 2))
    assert painter.tile(name, 4, 56, livery=Livery(1, 1)) is pictures[0]


@pytest.mark.parametrize("px", [14, 26, 75, 113, 250])
def test_tiles_come_in_any_size(painter: TilePainter, px: int) -> None:
    assert painter.tile("L01", 1, px).get_size() == (px, px)


def test_the_same_tile_is_the_same_picture_in_every_run() -> None:
    one, other = (paint_ground(Lying(PLANS["L20"], 1), 60, COLOURS)[0] for _ in range(2))
    assert not looks_different(one, other)


def test_turning_is_not_rotating_the_picture_for_light_stays_at_the_upper_left(painter: TilePainter) -> None:
    turned_picture = pygame.transform.rotate(painter.tile("L62", 0, 96), -90)
    assert looks_different(turned_picture, painter.tile("L62", 1, 96))


# geometry


@pytest.mark.parametrize("name", TILES)
def test_a_side_shows_its_own_terrain_from_corner_to_corner(name: str) -> None:
    shape, plan = shape_of(PLANS[name]), PLANS[name]
    for side in range(4):
        wanted = plan.area_on(side).id
        for share in (0.1, 0.25, 0.5, 0.75, 0.9):
            along = turned((share, 0.01), side)
            assert shape.area_at(*along).id == wanted, (SIDES[side], share)


@pytest.mark.parametrize("name", TILES)
def test_every_area_can_be_seen_and_is_in_one_piece(name: str) -> None:
    labels = shape_of(PLANS[name]).labels
    for number, area in enumerate(PLANS[name].areas):
        cells = {i for i, label in enumerate(labels) if label == number}
        assert len(cells) > 0.03 * len(labels), area
        groups, left = [], set(cells)
        while left:
            edge, group = [left.pop()], 1
            while edge:
                here = edge.pop()
                for near in (here - 1, here + 1, here - LABELS, here + LABELS):
                    if near in left:
                        left.remove(near)
                        edge.append(near)
                        group += 1
            groups.append(group)
        assert max(groups) > 0.97 * len(cells), f"{area} falls apart: {groups}"


@pytest.mark.parametrize("name", TILES)
def test_roads_leave_through_the_middles_of_their_sides_and_nowhere_else(name: str) -> None:
    shape, plan = shape_of(PLANS[name]), PLANS[name]
    for road, strands in zip(plan.roads, shape.roads, strict=True):
        ends = [end for strand in strands for end in (strand[0], strand[-1])]
        for side in range(4):
            assert any(math.dist(end, MIDDLES[side]) < 1e-6 for end in ends) == (side in road)


def test_separate_roads_do_not_touch() -> None:
    for name in ("L07", "L08"):
        one, other = shape_of(PLANS[name]).roads
        nearest = min(math.dist(a, b) for s in one for a in s for t in other for b in t)
        assert nearest > 0.12


def test_only_bridges_cross_water() -> None:
    for name, plan in PLANS.items():
        shape = shape_of(plan)
        wet = sum(shape.area_at(x, y).terrain == WATER for road in shape.roads for strand in road for x, y in strand)
        assert bool(wet) == plan.bridge, name


@pytest.mark.parametrize("name", TILES)
def test_symbols_stand_in_their_own_area_and_apart(name: str) -> None:
    plan = PLANS[name]
    shape, found = shape_of(plan), placed(plan)
    wanted = sorted([*plan.symbols, *([("scroll", plan.scroll[1])] if plan.scroll else [])])
    assert sorted(one.kind for one in found) == [kind for kind, _ in wanted]
    for one in found:
        area = shape.area_at(*one.at)
        if one.kind == "lighthouse":
            waters = [a for kind, a in plan.symbols if kind == one.kind]
            assert area.id not in waters
            assert min(_far_from(plan, one.at, water) for water in waters) < 0.14
        else:
            assert (one.kind, area.id) in wanted
        reach = SIZES[one.kind] / 2
        assert all(reach * 0.9 <= v <= 1 - reach * 0.9 for v in one.at), one
    for one, other in itertools.combinations(found, 2):
        assert math.dist(one.at, other.at) > 0.42 * (SIZES[one.kind] + SIZES[other.kind]), (one, other)


def _far_from(plan: TilePlan, spot: tuple[float, float], area: str) -> float:
    shape = shape_of(plan)
    cells = [(i % LABELS, i // LABELS) for i, n in enumerate(shape.labels) if plan.areas[n].id == area]
    return min(math.dist(spot, ((x + 0.5) / LABELS, (y + 0.5) / LABELS)) for x, y in cells)


def test_an_inner_area_lies_in_the_middle() -> None:
    record = {
        "areas": {"a": {"terrain": "pasture", "edges": SIDES}, "b": {"terrain": "water", "edges": []}},
        "centre": "b",
        "roads": [],
    }
    shape = shape_of(plan_of("own", record))
    assert shape.area_at(0.5, 0.5).id == "b"
    assert {shape.area_at(*middle).id for middle in MIDDLES} == {"a"}


# seams


def pairs(count: int) -> list[tuple[Lying, Lying]]:
    """Two tiles side by side whose touching sides are alike."""
    rng = random.Random(11)
    found: list[tuple[Lying, Lying]] = []
    while len(found) < count:
        left, right = (Lying(PLANS[rng.choice(TILES)], rng.randrange(4)) for _ in range(2))
        if terrain_on(left.plan.id, 1, left.turn) == terrain_on(right.plan.id, 3, right.turn):
            found.append((left, right))
    return found


def strip(picture: Surface, column: int) -> list[tuple[int, ...]]:
    return [tuple(picture.get_at((column, y))[:3]) for y in range(picture.get_height())]


def difference(one: list[tuple[int, ...]], other: list[tuple[int, ...]]) -> float:
    return sum(abs(p - q) for a, b in zip(one, other, strict=True) for p, q in zip(a, b, strict=True)) / 3 / len(one)


@pytest.mark.parametrize("number", range(24))
def test_like_sides_join_without_a_seam_when_the_tiles_know_each_other(number: int) -> None:
    """The step from tile to tile is no larger than the steps between columns inside them."""
    px = 96
    left, right = pairs(24)[number]
    one, _ = paint_ground(left, px, COLOURS, {(1, 0): right}, (0, 0))
    other, _ = paint_ground(right, px, COLOURS, {(-1, 0): left}, (1, 0))
    seam = difference(strip(one, px - 1), strip(other, 0))
    inside = max(
        difference(strip(p, c), strip(p, c + 1)) for p, c in ((one, px - 2), (one, px - 3), (other, 0), (other, 1))
    )
    assert seam < 1.25 * inside + 2


@pytest.mark.parametrize("number", range(12))
def test_tiles_painted_alone_join_too_but_for_the_corners(number: int) -> None:
    px = 96
    left, right = pairs(12)[number]
    one, other = paint_ground(left, px, COLOURS)[0], paint_ground(right, px, COLOURS, None, (1, 0))[0]
    middle = slice(px // 4, 3 * px // 4)
    assert difference(strip(one, px - 1)[middle], strip(other, 0)[middle]) < 24


def test_unlike_sides_would_show_a_seam() -> None:
    """The measure above means something: water beside rock is far beyond it."""
    one = paint_ground(Lying(PLANS["L73"], 0), 96, COLOURS)[0]
    other = paint_ground(Lying(PLANS["L62"], 0), 96, COLOURS, None, (1, 0))[0]
    middle = slice(24, 72)
    assert difference(strip(one, 95)[middle], strip(other, 0)[middle]) > 40


# clans


def test_castles_differ_by_colour_and_by_sign(painter: TilePainter) -> None:
    castles = [painter.tile(CASTLE, 0, 112, livery=Livery(seat, seat)) for seat in range(5)]
    castles.append(painter.tile(CASTLE, 0, 112, livery=Livery(0, 3)))
    assert all(looks_different(one, other) for one, other in itertools.combinations(castles, 2))
