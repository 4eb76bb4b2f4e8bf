"""Pictures of rules pages that are made of parts below each other, each in the middle."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.ui.grid import round_px

StackPart = tuple[str, float, float]
"""Name, width and height in units."""


def stacked_size(parts: Sequence[StackPart], edge: float, gap: float) -> tuple[float, float]:
    """Width and height in units where there is room enough."""
    wide = max((wide for _, wide, _ in parts), default=0) + 2 * edge
    return wide, sum(high for _, _, high in parts) + gap * max(0, len(parts) - 1) + 2 * edge


def paint_stacked(
    parts: Sequence[StackPart], edge: float, gap: float, scale: float, paint: Callable[[str, Surface, Rect], object]
) -> Surface:
    """`scale` is pixels for a unit; `paint` is called with the name, the picture and the area of each part."""
    wide, high = stacked_size(parts, edge, gap)
    picture = Surface((math.ceil(wide * scale), math.ceil(high * scale)), pygame.SRCALPHA)
    y = edge
    for name, w, h in parts:
        area = Rect(round_px((wide - w) / 2 * scale), round_px(y * scale), round_px(w * scale), round_px(h * scale))
        paint(name, picture, area)
        y += h + gap
    return picture
