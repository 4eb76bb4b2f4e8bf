"""Table top and curtain: the two grounds that fill the window. Built once per window size."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui import noise
from game.ui.theme import Theme

SEAMS = (0.315, 0.66)
_FIGURE_STEP, _LIGHT_STEP = 6, 16
"""The figure of the wood and the light are computed for every so many pixels, then enlarged: they are soft."""


def table_top(size: tuple[int, int], theme: Theme, line_px: int) -> Surface:
    """Three planks in the warm light of one lamp at the upper left."""
    half = max(2, size[0] // 2), max(2, size[1] // 2)
    unit = half[1] / 540
    wood = Surface(half, depth=32)
    wood.fill((150, 150, 150))
    noise.add_around(wood, noise.cloud(half, (300 * unit, 6 * unit), 3, seed=11), 30)
    noise.add_around(wood, noise.octave(half, (150 * unit, 1.6 * unit), seed=29), 15)
    _multiply(wood, _grey_map(half, _figure, _FIGURE_STEP))
    _multiply(wood, _grey_map(half, _light, _LIGHT_STEP))
    wood.fill(_brightened(theme.walnut_lit, 2.8), special_flags=pygame.BLEND_MULT)
    large = pygame.transform.smoothscale(wood, size)
    for seam in SEAMS:
        y = round(size[1] * seam)
        large.fill((12, 8, 5), (0, y, size[0], line_px))
        large.fill((14, 10, 8), (0, y + line_px, size[0], line_px), special_flags=pygame.BLEND_ADD)
    return large


def curtain_cloth(size: tuple[int, int], theme: Theme, hem_px: int, line_px: int) -> Surface:
    """Straight, calm folds with a darker hem and a rod above."""
    small = max(2, size[0] // 4), max(2, size[1] // 24)
    cells = random.Random(47)
    bend = [cells.uniform(-1, 1) for _ in range(10 * 6)]
    levels = bytearray()
    for y in range(small[1]):
        down = y / small[1]
        drop = 0.74 + 0.26 * min(1.0, down * 5)
        for x in range(small[0]):
            across = x / small[0]
            bent = 0.10 * noise.sample(bend, 10, across * 8.5, down * 1.7)
            phase = 2 * math.pi * (across * 15 + bent)
            fold = 1 + 0.22 * math.sin(phase) + 0.08 * math.sin(2 * phase + 0.6)
            edge = 1 - 0.22 * abs(2 * across - 1) ** 3
            levels.append(max(0, min(255, round(150 * fold * drop * edge * (1.04 - 0.25 * down)))))
    cloth = pygame.transform.smoothscale(_from_levels(bytes(levels), small), size)
    noise.add_around(cloth, noise.octave(size, (2, 14), seed=53), 3)
    cloth.fill(_brightened(theme.curtain, 1.42), special_flags=pygame.BLEND_MULT)
    cloth.fill(theme.walnut, (0, 0, size[0], hem_px))
    cloth.fill(theme.copper, (0, hem_px, size[0], line_px))
    return cloth


def _brightened(colour: tuple[int, int, int], factor: float) -> tuple[int, int, int]:
    red, green, blue = (min(255, round(c * factor)) for c in colour)
    return red, green, blue


def _multiply(target: Surface, grey: Surface) -> None:
    target.blit(grey, (0, 0), special_flags=pygame.BLEND_MULT)


def _from_levels(levels: bytes, size: tuple[int, int]) -> Surface:
    picture = pygame.image.frombuffer(levels, size, "P")
    picture.set_palette([(i, i, i) for i in range(256)])
    result = Surface(size, depth=32)
    result.blit(picture, (0, 0))
    return result


def _grey_map(size: tuple[int, int], level: Callable[[int, int], bytes], step: int) -> Surface:
    small = max(2, size[0] // step), max(2, size[1] // step)
    return pygame.transform.smoothscale(_from_levels(level(*small), small), size)


def _figure(width: int, height: int) -> bytes:
    """The figure of the wood: a sine across the grain, bent by a wide noise."""
    cells = random.Random(7)
    bend = [cells.uniform(-1, 1) for _ in range(12 * 8)]
    sine = [round(214 + 20 * math.sin(2 * math.pi * i / 256)) for i in range(256)]
    levels = bytearray(width * height)
    for y in range(height):
        down, row = y / height, y * width
        plank = sum(down > seam for seam in SEAMS)
        for x in range(width):
            bent = noise.sample(bend, 12, x / width * 4.1 + plank * 2.3, down * 6.5)
            levels[row + x] = sine[int((down * 22 + bent * 1.5 + plank * 0.37) * 256) & 255]
    return bytes(levels)


def _light(width: int, height: int) -> bytes:
    """Warm light from the upper left and a vignette."""
    levels = bytearray(width * height)
    for y in range(height):
        v, row = y / height, y * width
        for x in range(width):
            h = x / width
            away = math.hypot((h - 0.28) * 1.25, v - 0.12)
            lamp = 0.64 + 0.78 * math.exp(-((away / 0.62) ** 2))
            rim = max(0.0, math.hypot(h - 0.5, v - 0.5) / 0.7071 - 0.42) / 0.58
            levels[row + x] = min(255, round(178 * lamp * (1 - 0.42 * rim)))
    return bytes(levels)
