"""Pictures that whoever paints them keeps."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface


class MadeOnce:
    """A picture by key: made when first asked for, in the window's own format, and the same from then on."""

    def __init__(self) -> None:
        self._made: dict[tuple[object, ...], Surface] = {}

    def __call__(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        found = self._made.get(key)
        if found is None:
            made = make()
            found = self._made[key] = made.convert_alpha() if pygame.display.get_surface() else made
        return found
