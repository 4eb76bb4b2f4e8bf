"""Which terrain lies where, as soft fields around a tile: its own areas, and its neighbours' beyond the edge.

A mask is one small picture per tile and turn, the same for every size of tile: red is pasture, green mountain, blue
water. Where no neighbour lies the tile is mirrored, so that no shore runs along an edge that is still open.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import BLEND_ADD, BLEND_MULT, BLEND_SUB, Surface

from game.ui import pixels
from game.ui.games.isle_of_skye.plan import MOUNTAIN, PASTURE, WATER, TilePlan
from game.ui.games.isle_of_skye.shape import shape_of, turned

SIDE = 96
"""Pixels of a mask, whatever the size of the tile."""
_REACH = 24
"""How much of the neighbours is looked at."""
MARGIN = 8
"""How much of it remains around the fields."""
_FINE = 2
_COLOURS = {PASTURE: (255, 0, 0), MOUNTAIN: (0, 255, 0), WATER: (0, 0, 255)}
_GREYS = [(i, i, i) for i in range(256)]


class Lying(NamedTuple):
    """A tile and how it lies."""

    plan: TilePlan
    turn: int


Around = Mapping[tuple[int, int], Lying]
"""Neighbours by (columns to the right, rows down)."""


class Fields(NamedTuple):
    """Greys of (SIDE + 2 * MARGIN + 1) pixels; 128 is the border."""

    water: Surface
    rock: Surface
    """Rock against pasture; means nothing under water."""
    deep: Surface
    """Water again, softer: how far from the shore."""
    high: Surface
    """Rock again, softer: how far from its foot."""
    has_rock: bool
    has_water: bool


@lru_cache(maxsize=200)
def mask_of(lying: Lying) -> Surface:
    side = SIDE * _FINE
    large = pixels.plain((side, side))
    plan = lying.plan
    for number, outline in shape_of(plan).pieces:
        points = [turned(point, lying.turn) for point in outline]
        pygame.draw.polygon(large, _COLOURS[plan.areas[number].terrain], [(x * side, y * side) for x, y in points])
    return pygame.transform.smoothscale(large, (SIDE, SIDE))


def fields_of(lying: Lying, around: Around) -> Fields:
    whole = _surroundings(lying, around)
    box = pygame.transform.box_blur
    soft = box(box(whole, 2), 2)
    wide = box(box(whole, 8), 7)
    pasture, rock, water = _channels(soft)
    _, high, deep = _channels(wide)
    terrains = {area.terrain for one in (lying, *around.values()) for area in one.plan.areas}
    return Fields(water, _against(rock, pasture), deep, high, MOUNTAIN in terrains, WATER in terrains)


@lru_cache(maxsize=12)
def lone_fields(lying: Lying) -> Fields:
    """Of a tile that lies by itself: it is often painted in several sizes at once."""
    return fields_of(lying, {})


def _against(one: Surface, other: Surface) -> Surface:
    """128 where both are equally strong, more where the first is stronger."""
    result = one.copy()
    result.fill((127,) * 3, special_flags=BLEND_MULT)
    result.fill((128,) * 3, special_flags=BLEND_ADD)
    half = other.copy()
    half.fill((127,) * 3, special_flags=BLEND_MULT)
    result.blit(half, (0, 0), special_flags=BLEND_SUB)
    return result


def _channels(picture: Surface) -> tuple[Surface, Surface, Surface]:
    """Red, green and blue as greys, cut to the fields' size; one pixel more at the right and below, for enlarging."""
    cut = _REACH - MARGIN
    side = SIDE + 2 * MARGIN + 1
    content = pygame.image.tobytes(picture.subsurface((cut, cut, side, side)), "RGB")
    greys = []
    for channel in range(3):
        plane = pygame.image.frombuffer(content[channel::3], (side, side), "P")
        plane.set_palette(_GREYS)
        grey = Surface((side, side), depth=32)
        grey.blit(plane, (0, 0))
        greys.append(grey)
    return greys[0], greys[1], greys[2]


def _surroundings(lying: Lying, around: Around) -> Surface:
    side = SIDE + 2 * _REACH
    whole = Surface((side, side), depth=32)
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            whole.blit(_seen_at(lying, around, dx, dy), (_REACH + dx * SIDE, _REACH + dy * SIDE))
    return whole


def _seen_at(lying: Lying, around: Around, dx: int, dy: int) -> Surface:
    if (dx, dy) == (0, 0):
        return mask_of(lying)
    if (dx, dy) in around:
        return mask_of(around[dx, dy])
    flip = pygame.transform.flip
    if dx and dy:  # beyond a corner: what the neighbour beside it shows in its own mirror
        if (dx, 0) in around:
            return flip(mask_of(around[dx, 0]), False, True)
        if (0, dy) in around:
            return flip(mask_of(around[0, dy]), True, False)
    return flip(mask_of(lying), bool(dx), bool(dy))
