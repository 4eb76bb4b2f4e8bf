"""How a score sheet shows what was lost."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui.widget import Widget


def draw_loss(widget: Widget, surface: Surface, bar: Rect, step: int) -> None:
    """Red, with a stripe each `step` pixels, to the left of the line of nothing: never taken for points won."""
    surface.fill(widget.theme.refuse, bar)
    before = surface.get_clip()
    surface.set_clip(bar.clip(before))
    for x in range(bar.left - bar.h, bar.right, max(2, step)):
        ends = ((x, bar.bottom), (x + bar.h, bar.top))
        pygame.draw.line(surface, widget.theme.paper, *ends, widget.grid.line(1.4))
    surface.set_clip(before)
    surface.fill(widget.theme.ink, (bar.right, bar.y, widget.grid.line(1.2), bar.h))
