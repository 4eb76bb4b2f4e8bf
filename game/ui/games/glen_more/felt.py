"""The green cloth under territories: a broad, quiet grain, the same in every match."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui import noise
from game.ui.games.glen_more.palette import palette_for
from game.ui.look import Look


def cloth(look: Look, size: tuple[int, int], *, small: bool = False) -> Surface:
    """Shared: copy it before drawing on it. `small` is the paler one of thumbnails."""
    u, palette = look.grid.u, palette_for(look.theme)

    def make() -> Surface:
        felt = Surface(size, depth=32)
        felt.fill(palette.small_felt if small else palette.felt)
        noise.add_around(felt, noise.cloud(size, (120 * u, 90 * u), 3, 61), 7)
        noise.add_around(felt, noise.cloud(size, (14 * u, 2.6 * u), 2, 62), 5)
        return felt.convert() if pygame.display.get_surface() else felt

    return look.materials.kept(("glen_more_felt", size, small), make)
