"""The rounded corners of a board sheet: the sheet is drawn square, and patches of the table lie over its corners."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.look import Look

_RADIUS = 5
_SIDE = 6


class SheetEdge:
    """Patches for one rectangle on the table, made when first drawn."""

    def __init__(self, look: Look, rect: Rect) -> None:
        self.look = look
        self.rect = rect.copy()
        self._side = look.grid.px(_SIDE)
        self._patches: list[tuple[Surface, tuple[int, int]]] = []

    def draw(self, surface: Surface, area: Rect) -> None:
        """Round the sheet off, as far as its corners touch the area."""
        if not self._patches:
            self._patches = self._make()
        for patch, (x, y) in self._patches:
            if area.colliderect((x, y, self._side, self._side)):
                surface.blit(patch, (x, y))

    def _make(self) -> list[tuple[Surface, tuple[int, int]]]:
        look, rect, side = self.look, self.rect, self._side
        ground = Surface(look.grid.size)
        ground.blit(look.materials.table(), (0, 0))
        look.materials.shadow(ground, rect, "board", _RADIUS)
        sheet = shapes.rounded(rect.size, look.grid.px(_RADIUS), (255, 255, 255, 255))
        patches = []
        for x in (rect.left, rect.right - side):
            for y in (rect.top, rect.bottom - side):
                patch = Surface((side, side), pygame.SRCALPHA)
                patch.blit(ground, (0, 0), (x, y, side, side))
                hole = Surface((side, side), pygame.SRCALPHA)
                hole.blit(sheet, (0, 0), (x - rect.x, y - rect.y, side, side))
                hole.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
                patch.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
                patches.append((patch, (x, y)))
        return patches
