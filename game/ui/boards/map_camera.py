"""The part of a printed map that a sheet shows: units of the map to pixels and back, zoom and pan.

One map unit is a design unit while all is shown at 1280x720; (0, 0) is the corner of the map.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

import pygame
from pygame import Rect, Surface

from game.ui.grid import round_px
from game.ui.shapes import Point

ZOOM_LIMITS = (1.0, 3.5)


@dataclass(frozen=True)
class MapCamera:
    """`origin` is the map's corner inside the sheet, `scale` the pixels of a map unit."""

    sheet: Rect
    u: float
    scale: float
    origin: Point
    zoom: float = 1.0

    def px(self, units: float) -> float:
        return units * self.scale

    def inside(self, point: Point) -> Point:
        """A point of the map in pixels from the sheet's corner."""
        return self.origin[0] + point[0] * self.scale, self.origin[1] + point[1] * self.scale

    def on_screen(self, point: Point) -> Point:
        x, y = self.inside(point)
        return self.sheet.x + x, self.sheet.y + y

    def in_map(self, pos: Point) -> Point:
        """A pixel of the screen in units of the map."""
        return (
            (pos[0] - self.sheet.x - self.origin[0]) / self.scale,
            (pos[1] - self.sheet.y - self.origin[1]) / self.scale,
        )

    @property
    def key(self) -> tuple[object, ...]:
        """For caches of what was drawn for this view."""
        return self.sheet.size, self.scale, self.origin

    @property
    def at_rest(self) -> bool:
        return self.zoom == 1.0

    def zoomed(self, factor: float, pos: Point, whole: Self) -> Self:
        """Closer or farther, the point under `pos` staying where it is. `whole` is the camera that shows all."""
        zoom = min(max(self.zoom * factor, ZOOM_LIMITS[0]), ZOOM_LIMITS[1])
        if zoom < 1.02:
            return whole
        point = self.in_map(pos)
        scale = whole.scale * zoom
        origin = (pos[0] - self.sheet.x - point[0] * scale, pos[1] - self.sheet.y - point[1] * scale)
        return replace(self, scale=scale, origin=origin, zoom=zoom).held(whole)

    def panned(self, dx: float, dy: float, whole: Self) -> Self:
        if self.at_rest:
            return self
        return replace(self, origin=(self.origin[0] + dx, self.origin[1] + dy)).held(whole)

    def held(self, whole: Self) -> Self:
        """Never show anything beyond the edge of the fitting picture."""
        z = self.zoom
        x = min(whole.origin[0] * z, max(self.origin[0], whole.origin[0] * z - self.sheet.w * (z - 1)))
        y = min(whole.origin[1] * z, max(self.origin[1], whole.origin[1] * z - self.sheet.h * (z - 1)))
        return replace(self, origin=(round_px(x), round_px(y)))


def enlarge(soft: Surface, whole: MapCamera, camera: MapCamera, target: Surface, smooth: bool = True) -> None:
    """Fill `target` with that part of a picture of the whole which `camera` shows."""
    factor = camera.scale / whole.scale
    left = (whole.origin[0] * factor - camera.origin[0]) / factor
    top = (whole.origin[1] * factor - camera.origin[1]) / factor
    source = Rect(int(left), int(top), int(target.get_width() / factor) + 2, int(target.get_height() / factor) + 2)
    source = source.clip(soft.get_rect())
    scale = pygame.transform.smoothscale if smooth else pygame.transform.scale
    large = scale(soft.subsurface(source), (round(source.w * factor), round(source.h * factor)))
    target.blit(large, (round_px((source.x - left) * factor), round_px((source.y - top) * factor)))
