"""A player's folded screen around the felt: a band above and a wing at each side, in the clan's colour."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.look import Look
from game.ui.theme import mix
from game.ui.widget import At, Widget

BAND, WING = 44.0, 8.0


class ScreenFrame(Widget):
    """Only seen: what lies under it keeps the pointer."""

    def __init__(self, at: At) -> None:
        super().__init__(at, pin="wide high")
        self.player = 0

    @property
    def solid(self) -> bool:
        return False

    def draw(self, surface: Surface) -> None:
        size = self.rect.size
        key = ("screen frame", size, self.player)
        surface.blit(self.look.materials.kept(key, lambda: _frame(self.look, size, self.player)), self.rect)


def _frame(look: Look, size: tuple[int, int], player: int) -> Surface:
    wide, high = size
    grid, colour = look.grid, look.theme.player(player)
    band, wing, line = grid.px(BAND), grid.px(WING), grid.line(1)
    dark, light = mix(colour, (18, 10, 6), 0.42), mix(colour, (255, 244, 224), 0.42)
    picture = Surface(size, pygame.SRCALPHA)
    shade = shapes.gradient((wide, band), mix(colour, (18, 10, 6), 0.14), mix(colour, (18, 10, 6), 0.34))
    for x in (0, wide - wing):
        picture.fill(dark, Rect(x, 0, wing, high))
    picture.blit(shade, (0, 0))
    edge = mix(colour, (0, 0, 0), 0.72)
    picture.fill(edge, Rect(0, band - line, wide, line))
    for x in (wing - line, wide - wing):
        picture.fill(edge, Rect(x, band, line, high - band))
    stitch, gap = grid.px(7), grid.px(5)
    for x in range(grid.px(6), wide - grid.px(8), stitch + gap):
        picture.fill((*light, 170), Rect(x, grid.px(2), stitch, line))
    return picture
