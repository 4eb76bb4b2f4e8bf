"""Where a combat of Scythe is fought out: the land around in the dark tones of both factions, cards that turn."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.scythe import cards, far_map
from game.ui.games.scythe.palette import palette_for
from game.ui.look import Look
from game.ui.theme import mix

_STRIPS = 64
_LAND = 0.30
"""How much of the land is left in the dusk."""
_MIDDLE_LIGHT = (255, 226, 170)
_BACK = "?"


def ground(
    look: Look, size: tuple[int, int], place: str, factions: tuple[str, str], middle: tuple[int, int], radius: int
) -> Surface:
    """The map around the place, out of focus: each half in the dark tone of its side, light in the middle."""

    def make() -> Surface:
        palette, walnut = palette_for(look.theme), look.theme.walnut
        made = far_map.around(look, place, size, middle, radius)
        strip = Surface((_STRIPS, 1), depth=32)
        tones = [mix(palette.factions[one].fill, walnut, 0.62) for one in factions]
        for x in range(_STRIPS):
            away = 2 * x / (_STRIPS - 1) - 1
            share = min(1.0, abs(away) * 1.5)
            strip.set_at((x, 0), mix(mix(walnut, (0, 0, 0), 0.2), tones[0 if away < 0 else 1], share))
        dusk = pygame.transform.smoothscale(strip, size)
        dusk.set_alpha(round(255 * (1 - _LAND)))
        made.blit(dusk, (0, 0))
        light = _light(round(radius * 3.4))
        made.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
        shade = Surface((1, size[1]), pygame.SRCALPHA)
        for y in range(size[1]):
            shade.set_at((0, y), (10, 6, 4, round(150 * (y / size[1]) ** 2)))
        made.blit(pygame.transform.scale(shade, size), (0, 0))
        return made

    return look.materials.kept(("scythe arena", size, place, factions, middle, radius), make)


def _light(side: int) -> Surface:
    """A glow to be added, black at its rim."""
    small = Surface((64, 64))
    for r in range(32, 0, -1):
        share = (1 - r / 32) ** 2 * 0.34
        pygame.draw.circle(small, [round(one * share) for one in _MIDDLE_LIGHT], (32, 32), r)
    return pygame.transform.smoothscale(small, (side, side))


def framed(look: Look, picture: Surface, middle: tuple[int, int], surface: Surface) -> None:
    """A picture with soft shadow below it."""
    mask = shapes.tinted(picture, (10, 6, 3), 200)
    high = max(8, picture.get_height() // 8)
    small = pygame.transform.smoothscale(mask, (max(8, picture.get_width() // 8), high))
    soft = pygame.transform.smoothscale(shapes.blurred(small, 2), picture.get_size())
    drop = round(8 * look.grid.u)
    surface.blit(soft, soft.get_rect(center=(middle[0], middle[1] + drop)))
    surface.blit(picture, picture.get_rect(center=middle))


def flipped(look: Look, surface: Surface, place: Rect, value: int, share: float) -> None:
    """A combat card that turns over its long axis: first its back, then its face."""
    width = max(2, round(place.w * abs(math.cos(math.pi * share))))
    card = Surface(place.size, pygame.SRCALPHA)
    cards.draw_combat_card(look, card, card.get_rect(), value if share > 0.5 else _BACK, selected=False)
    if width < place.w:
        card = pygame.transform.smoothscale(card, (width, place.h))
    surface.blit(card, card.get_rect(center=place.center))
