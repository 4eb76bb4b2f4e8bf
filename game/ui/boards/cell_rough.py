"""A land of tiles while it is moved: the sprites that are there already, shifted and quickly scaled.

Painting them sharply costs many frames; that is done once the gesture has come to rest.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from game.ui.boards.cells import CellCamera
from game.ui.items import Item


class Rough:
    """`moved` lies under the camera of the beginning and goes with it; `ground` and `fixed` stay."""

    def __init__(self, ground: Surface, camera: CellCamera, moved: Iterable[Item], fixed: Iterable[Item]) -> None:
        self.ground = ground
        self.camera = camera
        self.moved = list(moved)
        self.fixed = list(fixed)
        self._scaled: dict[tuple[int, tuple[int, int]], Surface] = {}
        self._size = camera.size

    def draw(self, surface: Surface, at: tuple[int, int], camera: CellCamera) -> None:
        """Draw it as another camera sees it; `at` is the sheet's corner on the surface."""
        area = surface.get_clip()
        inside = area.move(-at[0], -at[1])
        surface.blit(self.ground, area, inside)
        if camera.size != self._size:
            self._scaled.clear()
            self._size = camera.size
        share = camera.size / self.camera.size
        x, y = self.camera.origin
        items = []
        for sprite, rect in self.moved:
            left, top = camera.origin[0] + (rect.x - x) * share, camera.origin[1] + (rect.y - y) * share
            right, low = camera.origin[0] + (rect.right - x) * share, camera.origin[1] + (rect.bottom - y) * share
            place = Rect(round(left), round(top), round(right) - round(left), round(low) - round(top))
            if place.colliderect(inside):
                items.append((self._sized(sprite, place.size), place.move(at)))
        surface.fblits(items + [(item.sprite, item.rect.move(at)) for item in self.fixed])

    def _sized(self, sprite: Surface, size: tuple[int, int]) -> Surface:
        if sprite.get_size() == size:
            return sprite
        key = id(sprite), size
        if key not in self._scaled:
            self._scaled[key] = pygame.transform.scale(sprite, size)
        return self._scaled[key]
