"""Arithmetic on whole pictures in plain pygame: grey pictures (0..255) are masks, mixing is multiply and add."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import BLEND_ADD, BLEND_MULT, BLEND_SUB, Surface

from game.ui import noise
from game.ui.theme import Colour


def plain(size: tuple[int, int], colour: Colour = (0, 0, 0)) -> Surface:
    surface = Surface(size, depth=32)
    surface.fill(colour)
    return surface


def inverse(grey: Surface) -> Surface:
    result = plain(grey.get_size(), (255, 255, 255))
    result.blit(grey, (0, 0), special_flags=BLEND_SUB)
    return result


def scaled(grey: Surface, factor: float) -> Surface:
    """Brightness times a factor, cut at white. Above 1 it is added up, so that small levels survive."""
    result = grey.copy()
    whole = int(factor)
    for _ in range(whole - 1):
        result.blit(grey, (0, 0), special_flags=BLEND_ADD)
    rest = factor - whole
    if whole == 0:
        result.fill((round(255 * rest),) * 3, special_flags=BLEND_MULT)
    elif rest > 0.01:
        part = grey.copy()
        part.fill((round(255 * rest),) * 3, special_flags=BLEND_MULT)
        result.blit(part, (0, 0), special_flags=BLEND_ADD)
    return result


def less(grey: Surface, level: int) -> Surface:
    result = grey.copy()
    result.fill((level,) * 3, special_flags=BLEND_SUB)
    return result


def window(grey: Surface, low: int, high: int) -> Surface:
    """Levels from low to high spread over black to white."""
    return scaled(less(grey, low), 255 / max(1, high - low))


def times(one: Surface, other: Surface) -> Surface:
    result = one.copy()
    result.blit(other, (0, 0), special_flags=BLEND_MULT)
    return result


def mix_colour(base: Surface, colour: Colour, mask: Surface, strength: float = 1.0) -> None:
    """Lay a colour over a picture where the mask is white."""
    if strength != 1.0:
        mask = scaled(mask, strength)
    base.blit(inverse(mask), (0, 0), special_flags=BLEND_MULT)
    layer = mask.copy()
    layer.fill(colour, special_flags=BLEND_MULT)
    base.blit(layer, (0, 0), special_flags=BLEND_ADD)


def mix_picture(base: Surface, over: Surface, mask: Surface) -> None:
    base.blit(inverse(mask), (0, 0), special_flags=BLEND_MULT)
    base.blit(times(over, mask), (0, 0), special_flags=BLEND_ADD)


def ridged(grey: Surface) -> Surface:
    """Ridges where the noise crosses its middle: white on the ridge, black far from it."""
    above = less(grey, 128)
    below = inverse(grey)
    below.fill((127,) * 3, special_flags=BLEND_SUB)
    above.blit(below, (0, 0), special_flags=BLEND_ADD)
    return inverse(scaled(above, 2))


def slopes(height: Surface, shift: int, strength: float) -> tuple[Surface, Surface]:
    """Light and shade of a height picture under a lamp at the upper left."""
    moved = height.copy()
    moved.blit(height, (shift, shift))
    light = height.copy()
    light.blit(moved, (0, 0), special_flags=BLEND_SUB)
    moved.blit(height, (0, 0), special_flags=BLEND_SUB)
    return scaled(light, strength), scaled(moved, strength)


def drawn_fine(size: tuple[int, int], draw: Callable[[Surface, int], None]) -> Surface:
    """A grey picture drawn larger and scaled down: smooth edges."""
    large = plain((size[0] * 2, size[1] * 2))
    draw(large, 2)
    return pygame.transform.smoothscale(large, size)


def lamp(size: tuple[int, int], level: Callable[[float, float], float]) -> Surface:
    """A soft grey picture computed for a few places and enlarged; level(x, y) takes 0..1 and gives 0..1."""
    small = plain((48, 33))
    for y in range(33):
        for x in range(48):
            grey = round(255 * min(1.0, max(0.0, level(x / 47, y / 32))))
            small.set_at((x, y), (grey, grey, grey))
    return pygame.transform.smoothscale(small, size)


def turned_cloud(size: tuple[int, int], cell: float, octaves: int, seed: int) -> Surface:
    """Noise like noise.cloud, every octave turned by another angle: no creases along the axes, for relief."""
    total = plain(size)
    weight = 1 / (2 - 2 ** (1 - octaves))
    side = math.hypot(*size) + 2 * cell
    for number in range(octaves):
        width = max(1.5, cell / 2**number)
        if width < 6:  # too small for the eye to see an axis
            layer = noise.octave(size, (width, width), seed + 37 * number)
            layer.fill((round(255 * weight / 2**number),) * 3, special_flags=BLEND_MULT)
            total.blit(layer, (0, 0), special_flags=BLEND_ADD)
            continue
        fine = 4
        cells = math.ceil(side / width) + 2
        field = noise.grey_field((cells, cells), seed + 37 * number)
        field = pygame.transform.smoothscale(field, (cells * fine, cells * fine))
        field = pygame.transform.rotozoom(field, 17 + 53 * number, 1)
        wide, high = (min(field.get_width(), math.ceil(v * fine / width)) for v in size)
        part = field.subsurface(((field.get_width() - wide) // 2, (field.get_height() - high) // 2, wide, high))
        layer = plain((wide, high))
        layer.blit(part, (0, 0))
        layer = pygame.transform.smoothscale(layer, size)
        layer.fill((round(255 * weight / 2**number),) * 3, special_flags=BLEND_MULT)
        total.blit(layer, (0, 0), special_flags=BLEND_ADD)
    return total
