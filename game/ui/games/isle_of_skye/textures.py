"""Grounds that repeat without a seam after PERIOD tiles: noise on wrapped and slanted grids, one picture per size.

A slanted grid still repeats when its angle has whole numbers for a tangent; so ridges do not run along the tiles.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import cached_property, lru_cache

import pygame
from pygame import BLEND_ADD, BLEND_MULT, Rect, Surface

from game.ui import noise, pixels

PERIOD = 2
_CELL_PX = 8


def slanted(side: int, cells: tuple[int, int], cell_count: int, seed: int) -> Surface:
    """One octave: `cell_count` random greys repeat along the direction `cells`, turned with it; period `side`."""
    m, n = cells
    field = noise.grey_field((cell_count, cell_count), seed)
    span = cell_count * _CELL_PX
    scale = side / (span * math.hypot(m, n))
    source = math.ceil(side * 1.5 / scale / span) + 1
    wide = Surface((cell_count * source + 1,) * 2, depth=32)
    for x in range(0, wide.get_width(), cell_count):
        for y in range(0, wide.get_height(), cell_count):
            wide.blit(field, (x, y))
    large = pygame.transform.smoothscale(wide, (span * source,) * 2)
    if side / math.hypot(m, n) / cell_count > 6:  # large cells would show their straight edges
        large = pygame.transform.box_blur(pygame.transform.box_blur(large, 3), 2)
    turned = pygame.transform.rotozoom(large, math.degrees(math.atan2(n, m)), scale)
    corner = (turned.get_width() - side) // 2
    result = pixels.plain((side, side))
    result.blit(turned, (0, 0), (corner, corner, side, side))
    return result


def cloud(side: int, octaves: tuple[tuple[tuple[int, int], int], ...], seed: int, fall: float = 0.5) -> Surface:
    """Octaves summed to 0..255 around 128; each is (direction, cells)."""
    total = pixels.plain((side, side))
    whole = sum(fall**i for i in range(len(octaves)))
    for number, (direction, cells) in enumerate(octaves):
        layer = slanted(side, direction, cells, seed + 31 * number)
        layer.fill((round(255 * fall**number / whole),) * 3, special_flags=BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=BLEND_ADD)
    return total


def ridges(side: int, octaves: tuple[tuple[tuple[int, int], int], ...], seed: int, fall: float = 0.52) -> Surface:
    """The same with every octave folded along its middle: crests and gullies."""
    total = pixels.plain((side, side))
    whole = sum(fall**i for i in range(len(octaves)))
    for number, (direction, cells) in enumerate(octaves):
        layer = pixels.ridged(spread(slanted(side, direction, cells, seed + 31 * number)))
        layer.fill((round(255 * fall**number / whole),) * 3, special_flags=BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=BLEND_ADD)
    return total


def spread(grey: Surface) -> Surface:
    """More contrast around the middle: smooth noise seldom comes near black or white."""
    return pixels.window(grey, 44, 212)


def wrapped(picture: Surface, area: Rect) -> Surface:
    """A part of a picture that goes on beyond its edges by beginning again."""
    side = picture.get_width()
    result = Surface(area.size, depth=32)
    left, top = area.x % side, area.y % side
    for x in range(-left, area.w, side):
        for y in range(-top, area.h, side):
            result.blit(picture, (x, y))
    return result


class _Master:
    """The greys once per run, made when first asked for; pictures for every size are scaled from them."""

    def __init__(self, tile: int) -> None:
        self.side = tile * PERIOD

    @cached_property
    def broad(self) -> Surface:
        return spread(spread(cloud(self.side, (((1, 0), 3), ((1, 1), 4)), 11)))

    @cached_property
    def rough(self) -> Surface:
        return spread(cloud(self.side, (((1, 0), 7), ((1, 1), 9), ((2, 1), 12), ((3, -2), 20)), 23, 0.66))

    @cached_property
    def crests(self) -> Surface:
        return ridges(self.side, (((1, 0), 7), ((1, 1), 7), ((2, -1), 8), ((2, 1), 16), ((4, -3), 14)), 47, 0.56)

    @cached_property
    def fine(self) -> Surface:
        return spread(cloud(self.side, (((3, 2), 24), ((4, -3), 30)), 71, 0.7))


_MASTERS = (_Master(192), _Master(336))
_SHARP_UP_TO = 300
"""So large a tile still looks well with the smaller master."""
_GREYS: dict[str, Callable[[_Master], Surface]] = {
    "broad": lambda master: master.broad,
    "rough": lambda master: master.rough,
    "crests": lambda master: master.crests,
    "fine": lambda master: master.fine,
}
"""Broad clouds; middling grain: shores, mottle of grass; crests of rock; fine grain: tooth of everything."""


class Textures:
    """The greys for tiles of one size in pixels."""

    def __init__(self, tile: int) -> None:
        self.tile = tile
        self._made: dict[str, Surface] = {}

    def part(self, name: str, phase: tuple[int, int], pad: int, size: int) -> Surface:
        """A square of `size` that begins `pad` pixels before the tile of that phase."""
        area = Rect(phase[0] * self.tile - pad, phase[1] * self.tile - pad, size, size)
        return wrapped(self.grey(name), area)

    def grey(self, name: str) -> Surface:
        """One of _GREYS; the first size of a run waits a moment for it."""
        if name not in self._made:
            master = _GREYS[name](_MASTERS[self.tile > _SHARP_UP_TO])
            side, wide = self.tile * PERIOD, master.get_width() + 1
            same = name == "fine" or side == master.get_width()  # fine grain keeps its size in pixels
            self._made[name] = (
                master
                if same
                else pygame.transform.smoothscale(wrapped(master, Rect(0, 0, wide, wide)), (side, side))
            )
        return self._made[name]


@lru_cache(maxsize=6)
def textures_for(tile: int) -> Textures:
    """Kept for the few sizes in use."""
    return Textures(tile)


def prepare(tile: int) -> Iterator[None]:
    """Make the greys for a size one by one, for whoever must stay alive meanwhile."""
    for name in _GREYS:
        textures_for(tile).grey(name)
        yield None
