"""Noise that belongs to the map, not to the screen: however it is zoomed and moved, every hill stays in its place."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import BLEND_ADD, BLEND_MULT, Rect, Surface

from game.ui import noise, pixels
from game.ui.games.scythe.layout import Layout
from game.ui.grid import round_px

_LEFT, _TOP, _WIDE, _HIGH = -900.0, -500.0, 2600.0, 1700.0
"""The part of the world that has noise, in map units; wider than any window shows."""
_FINE = 6.0
"""Cells of fewer pixels show no edges that would have to be softened."""


@lru_cache(maxsize=24)
def _field(cell: float, seed: int) -> Surface:
    return noise.grey_field((math.ceil(_WIDE / cell), math.ceil(_HIGH / cell)), seed)


def cloud(layout: Layout, cell: float, octaves: int, seed: int) -> Surface:
    """Octaves of double frequency at half strength, summed to 0..255 around 128; `cell` in map units."""
    total = pixels.plain(layout.sheet.size)
    weight = 1 / (2 - 2 ** (1 - octaves))
    for number in range(octaves):
        layer = _octave(layout, cell / 2**number, seed + 101 * number)
        layer.fill((round(255 * weight / 2**number),) * 3, special_flags=BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=BLEND_ADD)
    return total


def _octave(layout: Layout, cell: float, seed: int) -> Surface:
    field, size, px = _field(cell, seed), layout.sheet.size, cell * layout.scale
    left, top = -layout.origin[0] / layout.scale, -layout.origin[1] / layout.scale
    first_col, first_row = (math.floor((at - start) / cell) - 1 for at, start in ((left, _LEFT), (top, _TOP)))
    wanted = Rect(first_col, first_row, math.ceil(size[0] / px) + 3, math.ceil(size[1] / px) + 3)
    part = wanted.clamp(field.get_rect()).clip(field.get_rect())
    piece = field.subsurface(part)
    if px > _FINE:
        piece = pygame.transform.smoothscale(piece, (part.w * 4, part.h * 4))
        piece = pygame.transform.gaussian_blur(piece, 2)
    large = pygame.transform.smoothscale(piece, (round_px(part.w * px), round_px(part.h * px)))
    result = pixels.plain(size, (128, 128, 128))
    result.blit(
        large,
        (
            round_px((_LEFT + part.x * cell - left) * layout.scale),
            round_px((_TOP + part.y * cell - top) * layout.scale),
        ),
    )
    return result
