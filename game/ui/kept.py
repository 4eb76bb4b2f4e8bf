"""Finished pictures, kept by key and cut so that drawing them costs little.

Per-pixel alpha is dear and most of a panel is opaque, most of a shadow hidden: so a panel is kept as opaque strips
with four small corners, and shadows, glows and rings only as the strips that can be seen around a hole.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

Pieces = list[tuple[Surface, tuple[int, int]]]
"""Surfaces and where they lie from the picture's corner."""
_LEAST_BYTES = 12_000_000


def screens(count: float, size: tuple[int, int]) -> int:
    """So many pictures of a window this large, in bytes: what is worth keeping grows with the window."""
    return max(_LEAST_BYTES, round(count * 4 * size[0] * size[1]))


class Kept:
    """Pictures by key, made when first asked for; the longest unused go when they grow too many."""

    def __init__(self, most_bytes: int) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._pictures: OrderedDict[tuple[object, ...], Pieces] = OrderedDict()

    def peek(self, key: tuple[object, ...]) -> Pieces | None:
        """What is kept under the key, without making it."""
        return self._pictures.get(key)

    def find(self, key: tuple[object, ...]) -> Pieces | None:
        """What is kept under the key, and is used now."""
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
        return found

    def get(self, key: tuple[object, ...], make: Callable[[], Pieces]) -> Pieces:
        found = self.find(key)
        return self.put(key, make()) if found is None else found

    def put(self, key: tuple[object, ...], made: Pieces) -> Pieces:
        self._pictures[key] = made
        self._bytes += _size(made)
        while self._bytes > self._most and len(self._pictures) > 1:
            _, gone = self._pictures.popitem(last=False)
            self._bytes -= _size(gone)
        return made


def _size(pieces: Pieces) -> int:
    return sum(surface.get_width() * surface.get_height() * 4 for surface, _ in pieces)


def blit(surface: Surface, pieces: Pieces, at: tuple[int, int]) -> None:
    x, y = at
    surface.fblits([(piece, (x + dx, y + dy)) for piece, (dx, dy) in pieces])


def around(picture: Surface, hole: Rect) -> Pieces:
    """The four strips of a picture around a hole that something else will cover."""
    w, h = picture.get_size()
    hole = hole.clip(picture.get_rect())
    if hole.w < 8 or hole.h < 8:
        return [(picture, (0, 0))]
    areas = (
        Rect(0, 0, w, hole.top),
        Rect(0, hole.bottom, w, h - hole.bottom),
        Rect(0, hole.top, hole.left, hole.h),
        Rect(hole.right, hole.top, w - hole.right, hole.h),
    )
    return [(picture.subsurface(area).copy(), area.topleft) for area in areas if area.w and area.h]


def solid(picture: Surface, corner: int) -> Pieces:
    """A rounded picture as opaque strips and four corners with alpha."""
    w, h = picture.get_size()
    c = max(1, corner)
    if w < 2 * c + 2 or h < 2 * c + 2:
        return [(picture, (0, 0))]
    body = Surface((w, h), depth=32)
    body.blit(picture, (0, 0))
    if pygame.display.get_surface() is not None:
        body = body.convert()
    strips = (Rect(c, 0, w - 2 * c, c), Rect(0, c, w, h - 2 * c), Rect(c, h - c, w - 2 * c, c))
    pieces = [(body.subsurface(area).copy(), area.topleft) for area in strips]
    for x in (0, w - c):
        for y in (0, h - c):
            pieces.append((picture.subsurface((x, y, c, c)).copy(), (x, y)))
    return pieces
