"""Pictures that whoever paints them keeps."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface


class MadeOnce:
    """A picture by key: made when first asked for, in the window's own format, and the same from then on. Of more
    than `most` those that were made first are made anew when they are asked for again."""

    def __init__(self, most: int | None = None) -> None:
        self._made: dict[tuple[object, ...], Surface] = {}
        self._most = most

    def __call__(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        found = self._made.get(key)
        if found is None:
            made = make()
            found = self._made[key] = made.convert_alpha() if pygame.display.get_surface() else made
            if self._most is not None and len(self._made) > self._most:
                del self._made[next(iter(self._made))]
        return found
