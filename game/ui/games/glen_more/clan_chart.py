"""The map of the Highlands under the clans: sea with rings, coast, moss and heather in relief, lochs; no roads yet.

Where roads run there is land: the coast is a soft field around them, broken by noise.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

import pygame
from pygame import BLEND_ADD, BLEND_MULT, BLEND_SUB, Surface

from game.ui import noise, pixels
from game.ui.games.glen_more.palette import Palette
from game.ui.pixels import mix_colour, plain, times, turned_cloud, window
from game.ui.shapes import Point

Line = tuple[Point, Point]
_SMALL = 388, 297
"""The shape of the land is found at this size, so that it is the same on every screen."""
_SHORE = 80
_RINGS = ((0.80, 0.30), (0.56, 0.20), (0.34, 0.12))
"""Share of the shore's level at which a ring lies in the sea, and how strongly it shows."""


Painting = Generator[None, None, Surface]


def paint_chart(size: tuple[int, int], palette: Palette, roads: Sequence[Line], places: Sequence[Point]) -> Painting:
    """An opaque picture, painted in steps. Roads and places are shares of the picture's width and height."""
    field = _field(roads, places)
    shape = pygame.transform.smoothscale(field, size)
    inner = window(field, _SHORE + 25, _SHORE + 75)
    lochs = pygame.transform.smoothscale(times(_lochs(roads, places), inner), size)
    yield
    land = _steep(shape, _SHORE, 5)
    water = _steep(lochs, 110, 5)
    picture = plain(size, palette.sea)
    unit = size[0] / 776
    noise.add_around(picture, noise.cloud(size, (150 * unit, 60 * unit), 3, 301), 6)
    for share, strength in _RINGS:
        yield
        mix_colour(picture, palette.river_dark, _line(shape, _SHORE * share, 4), strength)
    _shadow(picture, land, round(5 * unit) + 1)
    yield
    ground = yield from _ground(size, palette, unit)
    yield
    pixels.mix_picture(picture, ground, land)
    mix_colour(picture, palette.coast, _line(shape, _SHORE, 4), 0.85)
    yield
    inland = times(water, land)
    mix_colour(picture, palette.sea, inland)
    mix_colour(picture, palette.coast, times(_line(lochs, 110, 4), land), 0.8)
    return picture.convert() if pygame.display.get_surface() else picture


class InSteps:
    """A painting that goes on where it was left."""

    def __init__(self, painting: Painting) -> None:
        self._painting = painting
        self.picture: Surface | None = None

    def step(self) -> bool:
        """Whether anything was left to be done."""
        if self.picture is None:
            try:
                next(self._painting)
            except StopIteration as done:
                self.picture = done.value
        return self.picture is None


def finished(painting: InSteps) -> Surface:
    """All steps that are left, at once."""
    while painting.step():
        pass
    assert painting.picture is not None
    return painting.picture


def _field(roads: Sequence[Line], places: Sequence[Point]) -> Surface:
    """Bright near roads and places, dark far from them, ragged in between."""
    wide, high = _SMALL
    field = plain(_SMALL)
    for (ax, ay), (bx, by) in roads:
        pygame.draw.line(field, (255,) * 3, (ax * wide, ay * high), (bx * wide, by * high), 26)
    for x, y in places:
        pygame.draw.circle(field, (255,) * 3, (x * wide, y * high), 27)
    field = pygame.transform.box_blur(pygame.transform.box_blur(field, 22), 12)
    noise.add_around(field, turned_cloud(_SMALL, 70, 5, 915), 78)
    noise.add_around(field, turned_cloud(_SMALL, 13, 3, 913), 34)
    return pygame.transform.box_blur(field, 1)


def _lochs(roads: Sequence[Line], places: Sequence[Point]) -> Surface:
    """Long waters from south-west to north-east, never under a road or a clan."""
    wide, high = _SMALL
    grey = pixels.window(noise.cloud(_SMALL, (50, 15), 2, 97), 70, 180)
    turned = pygame.transform.rotozoom(grey, 27, 1.55)
    result = plain(_SMALL)
    result.blit(turned, (0, 0), ((turned.get_width() - wide) // 2, (turned.get_height() - high) // 2, wide, high))
    kept = plain(_SMALL)
    for (ax, ay), (bx, by) in roads:
        pygame.draw.line(kept, (255,) * 3, (ax * wide, ay * high), (bx * wide, by * high), 15)
    for x, y in places:
        pygame.draw.circle(kept, (255,) * 3, (x * wide, y * high + 5), 24)
    result.blit(pygame.transform.box_blur(kept, 4), (0, 0), special_flags=BLEND_SUB)
    return result


def _ground(size: tuple[int, int], palette: Palette, unit: float) -> Painting:
    ground = plain(size, palette.moss)
    broad = turned_cloud(size, 190 * unit, 3, 733)
    mix_colour(ground, palette.heather, window(broad, 128, 176), 0.85)
    pale = pixels.inverse(broad)
    mix_colour(ground, palette.pale, window(pale, 140, 190), 0.8)
    yield
    height = turned_cloud(size, 74 * unit, 5, 735)
    yield
    light, shade = pixels.slopes(height, max(1, round(2.2 * unit)), 4.2)
    light.fill((150, 146, 120), special_flags=BLEND_MULT)
    shade.fill((170, 165, 160), special_flags=BLEND_MULT)
    ground.blit(light, (0, 0), special_flags=BLEND_ADD)
    ground.blit(shade, (0, 0), special_flags=BLEND_SUB)
    return ground


def _shadow(picture: Surface, land: Surface, by: int) -> None:
    soft = plain(land.get_size())
    soft.blit(land, (by // 2, by))
    soft = pygame.transform.box_blur(soft, by)
    soft.fill((44, 38, 30), special_flags=BLEND_MULT)
    picture.blit(soft, (0, 0), special_flags=BLEND_SUB)


def _steep(grey: Surface, level: float, doublings: int) -> Surface:
    """White above the level, black below, smooth over about a pixel."""
    result = pixels.less(grey, max(0, round(level) - (128 >> doublings)))
    for _ in range(doublings):
        result.blit(result.copy(), (0, 0), special_flags=BLEND_ADD)
    return result


def _line(grey: Surface, level: float, doublings: int) -> Surface:
    """A thin line where the field crosses a level."""
    return times(
        _steep(grey, level - (128 >> doublings), doublings + 1),
        pixels.inverse(_steep(grey, level + (96 >> doublings), doublings + 1)),
    )
