"""A full hexagon can be read at a glance in the smallest window: who stands there, how many, and how much of what."""

from __future__ import annotations

from itertools import combinations, product

import pygame
import pytest
from pygame import Rect, Surface

from game.games.scythe.shown import ShownScythe, Structure, Units
from game.ui.games.scythe import stacks, tokens
from game.ui.items import Item

from .conftest import PLAYERS, Map

PLACE = "r5c3"
GROUPS = [
    ("0 worker 8",),
    ("0 worker 3",),
    ("0 mech", "0 worker 2"),
    ("0 mech 2", "0 worker 5"),
    ("0 mech 4",),
    ("0 character", "0 worker 3"),
    ("0 mech", "0 character", "0 worker 4"),
    ("0 mech 3", "0 character", "0 worker 8"),
    ("0 mech 2", "0 character", "1 mech 2", "1 character"),
    ("0 mech", "1 character", "1 worker 4"),
    ("0 worker 3", "1 mech"),
]
GOODS = [{}, {"oil": 1}, {"metal": 12, "wood": 3}, {"metal": 2, "wood": 10, "oil": 5, "food": 1}]


def position(words: tuple[str, ...], goods: dict[str, int], structure: bool) -> ShownScythe:
    told = [one.split() for one in words]
    return ShownScythe(
        players=PLAYERS,
        units={PLACE: tuple(Units(int(seat), kind, *map(int, n)) for seat, kind, *n in told)},
        tokens={PLACE: goods} if goods else {},
        structures={PLACE: Structure(0, "mill")} if structure else {},
        encounters=frozenset({PLACE}),
    )


def seen_share(items: list[Item], one: Item) -> float:
    """How much of a picture is not covered by those that come later."""
    mask = pygame.mask.from_surface(one.sprite)
    whole = mask.count()
    for other in items[items.index(one) + 1 :]:
        over = pygame.mask.from_surface(other.sprite)
        mask.erase(over, (other.rect.x - one.rect.x, other.rect.y - one.rect.y))
    return mask.count() / whole


def pictures(land: Map, shown: ShownScythe) -> tuple[list[Item], list[tuple[str, Item]]]:
    """All that is drawn at the place without shadows, and each piece with its kind."""
    scenery = land.view.scenery
    pieces: list[tuple[str, Item]] = [
        (one.kind, scenery.built(one.kind, "nordic", scenery.spot(PLACE, stacks.STRUCTURE_AT))[-1])
        for one in shown.structures.values()
    ]
    numbers = []
    for one in scenery.figures(shown, PLACE):
        foot = scenery.spot(PLACE, one.at)
        pieces.append((one.units.kind, scenery.figure(one, shown.faction(one.units.seat), foot)[-1]))
        numbers += scenery.number(one, foot)
    return [item for _, item in pieces] + numbers + scenery.tokens(shown, PLACE, frozenset()), pieces


@pytest.mark.parametrize("words", GROUPS, ids=" ".join)
def test_nobody_hides_anybody(land: Map, words: tuple[str, ...]) -> None:
    least = {"worker": 0.6, "mech": 0.5, "character": 0.5, "mill": 0.4}
    for goods, structure in product(GOODS, (False, True)):
        items, pieces = pictures(land, position(words, goods, structure))
        for kind, item in pieces:
            assert seen_share(items, item) >= least[kind], (kind, goods, structure)


@pytest.mark.parametrize("words", GROUPS, ids=" ".join)
def test_every_unit_is_counted(land: Map, words: tuple[str, ...]) -> None:
    for goods, structure in product(GOODS, (False, True)):
        shown = position(words, goods, structure)
        counted: dict[tuple[int, str], int] = {}
        for one in land.view.scenery.figures(shown, PLACE):
            key = one.units.seat, one.units.kind
            counted[key] = counted.get(key, 0) + one.number
        assert counted == {(units.seat, units.kind): units.number for units in shown.units[PLACE]}


def test_every_resource_stands_with_its_figure_and_none_lies_on_another(land: Map) -> None:
    for goods in GOODS:
        items = land.view.scenery.tokens(position(("0 mech 2", "0 worker 5"), goods, True), PLACE, frozenset())
        assert len(items) == len(goods) + 1, "one plate each, and the encounter"
        for one, other in combinations(items, 2):
            assert one.rect.clip(other.rect).h <= 2 or one.rect.clip(other.rect).w <= 2
        inside = land.view.rect_of(PLACE).move(-land.view.rect.x, -land.view.rect.y)
        for item in items:
            assert inside.inflate(4, 4).contains(item.rect)


def ink_height(made: Surface) -> int:
    """How high the figure is, at the right of its plate."""
    low = Rect(made.get_width() // 2, 0, made.get_width() - made.get_width() // 2, made.get_height())
    dark = pygame.mask.from_threshold(made.subsurface(low), (42, 30, 20), (60, 60, 60))
    inner = [rect for rect in dark.get_bounding_rects() if rect.h > 5 and rect.w < low.w]
    return max(rect.h for rect in inner)


def test_amounts_are_as_large_as_reading_type(land: Map) -> None:
    """Capitals of 13 are 9 high; figures on the map are read from farther away."""
    made = tokens.good(land.view.look, "wood", 4, stacks.GOOD_HIGH)
    assert ink_height(made) >= 10
    assert tokens.number("4", round(2 * stacks.CHIP * 0.74), (0, 0, 0)).get_height() >= 9


@pytest.mark.parametrize("goods", [{}, {"metal": 1}])
@pytest.mark.parametrize("words", [*GROUPS, ("0 character", "0 mech 2", "0 worker")])
def test_a_number_lies_on_the_figures_it_counts(land: Map, words: tuple[str, ...], goods: dict[str, int]) -> None:
    """Nobody reads the number of mechs as that of the workers before them."""
    scenery, shown = land.view.scenery, position(words, goods, False)
    figures = [(one, scenery.spot(PLACE, one.at)) for one in scenery.figures(shown, PLACE)]
    bodies = [scenery.figure(one, shown.faction(one.units.seat), foot)[-1] for one, foot in figures]
    masks = [pygame.mask.from_surface(body.sprite) for body in bodies]
    for number, (one, foot) in enumerate(figures):
        for chip in scenery.number(one, foot):
            disc = pygame.mask.from_surface(chip.sprite)
            over = [
                disc.overlap_area(mask, (body.rect.x - chip.rect.x, body.rect.y - chip.rect.y))
                for mask, body in zip(masks, bodies, strict=True)
            ]
            assert over[number] > 0.3 * disc.count(), (one, over)
            others = [n for (other, _), n in zip(figures, over, strict=True) if other.units.kind != one.units.kind]
            assert max(others, default=0) < 0.25 * disc.count(), (one, over)
