"""Value noise in plain pygame: small random grey pictures, enlarged, their octaves added up.

All from fixed seeds: the table is the same in every session and test.
"""

from __future__ import annotations

import random

import pygame
from pygame import Surface

_GREYS = [(i, i, i) for i in range(256)]


def grey_field(size: tuple[int, int], seed: int) -> Surface:
    """Independent random greys, one per pixel."""
    w, h = max(1, size[0]), max(1, size[1])
    field = pygame.image.frombuffer(random.Random(seed).randbytes(w * h), (w, h), "P")
    field.set_palette(_GREYS)
    result = Surface((w, h), depth=32)
    result.blit(field, (0, 0))
    return result


def octave(size: tuple[int, int], cell: tuple[float, float], seed: int) -> Surface:
    """One octave: cells of the given size in pixels, smooth between them. Values 0..255."""
    cw, ch = max(1.0, cell[0]), max(1.0, cell[1])
    across, down = max(2, round(size[0] / cw) + 1), max(2, round(size[1] / ch) + 1)
    field = grey_field((across, down), seed)
    if (across, down) == size:
        return field
    return pygame.transform.smoothscale(field, size)


def cloud(size: tuple[int, int], cell: tuple[float, float], octaves: int, seed: int) -> Surface:
    """Octaves of double frequency at half strength, summed to 0..255 around 128."""
    total = Surface(size, depth=32)
    weight = 1 / (2 - 2 ** (1 - octaves))
    for number in range(octaves):
        layer = octave(size, (cell[0] / 2**number, cell[1] / 2**number), seed + 101 * number)
        strength = round(255 * weight / 2**number)
        layer.fill((strength,) * 3, special_flags=pygame.BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=pygame.BLEND_ADD)
    return total


def add_around(target: Surface, grey: Surface, strength: float) -> None:
    """Add grey noise (0..255 around 128) to a picture as +-strength levels; changes `grey`."""
    span = max(1, round(strength * 2))
    grey.fill((span,) * 3, special_flags=pygame.BLEND_MULT)
    target.blit(grey, (0, 0), special_flags=pygame.BLEND_ADD)
    half = span // 2
    target.fill((half,) * 3, special_flags=pygame.BLEND_SUB)


def sample(field: list[float], across: int, x: float, y: float) -> float:
    """Smooth lookup in a list of rows, for the few places which compute pixel by pixel at a small size."""
    ix, iy = int(x), int(y)
    fx, fy = x - ix, y - iy
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    base = iy * across + ix
    top = field[base] + (field[base + 1] - field[base]) * fx
    low = field[base + across] + (field[base + across + 1] - field[base + across]) * fx
    return top + (low - top) * fy
