"""Where a combat of Scythe is fought out: the ground in the colours of both factions, banners, turning cards."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.scythe import battle, cards, homelands, tokens
from game.ui.games.scythe.palette import palette_for
from game.ui.look import Look
from game.ui.theme import mix

_STRIPS = 64
_LAND = 0.34
"""How much of the land is seen through the ground."""
_BACK = "?"


def ground(look: Look, size: tuple[int, int], place: str, factions: tuple[str, str]) -> Surface:
    """The land of the place, dim, between the dark tones of the two; kept."""

    def make() -> Surface:
        palette, walnut = palette_for(look.theme), look.theme.walnut
        strip = Surface((_STRIPS, 1), depth=32)
        tones = [mix(palette.factions[one].fill, walnut, 0.72) for one in factions]
        for x in range(_STRIPS):
            away = 2 * x / (_STRIPS - 1) - 1
            share = min(1.0, abs(away) * 1.25)
            strip.set_at((x, 0), mix(mix(walnut, (0, 0, 0), 0.25), tones[0 if away < 0 else 1], share))
        made = pygame.transform.smoothscale(strip, size)
        side = round(size[0] * 1.5)
        land = pygame.transform.smoothscale(battle.hexagon(look, place, 240), (side, side))
        land.set_alpha(round(255 * _LAND))
        made.blit(land, land.get_rect(center=(size[0] // 2, round(size[1] * 0.3))))
        shade = shapes.gradient(size, (12, 8, 5), (12, 8, 5))
        shade.set_alpha(96)
        made.blit(shade, (0, 0))
        return made

    return look.materials.kept(("scythe arena", size, place, factions), make)


def banner(look: Look, surface: Surface, rect: Rect, faction: str, *, mirror: bool, bare: bool) -> None:
    """Leader and mech before their land, dark below where the name stands; `bare` has the name alone."""

    def make() -> Surface:
        one = palette_for(look.theme).factions[faction]
        made = Surface(rect.size, pygame.SRCALPHA)
        if not bare:
            picture = homelands.portrait(look, faction, rect.size)
            made.blit(pygame.transform.flip(picture, True, False) if mirror else picture, (0, 0))
        low = Surface((rect.w, round(44 * look.grid.u)), pygame.SRCALPHA)
        low.fill((*mix(one.fill, (14, 10, 8), 0.78), 225))
        made.blit(low, (0, rect.h - low.get_height()))
        if bare:
            mark = tokens.emblem(look, faction, round(34 * look.grid.u))
            made.blit(mark, mark.get_rect(midright=(rect.w - round(6 * look.grid.u), rect.h - low.get_height() // 2)))
        cut = shapes.rounded(rect.size, round(8 * look.grid.u), (255, 255, 255, 255))
        made.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return made

    key = ("scythe banner", faction, rect.size, mirror, bare)
    surface.blit(look.materials.kept(key, make), rect)


def flipped(look: Look, surface: Surface, place: Rect, value: int, share: float) -> None:
    """A combat card that turns over its long axis: first its back, then its face."""
    width = max(2, round(place.w * abs(math.cos(math.pi * share))))
    card = Surface(place.size, pygame.SRCALPHA)
    cards.draw_combat_card(look, card, card.get_rect(), value if share > 0.5 else _BACK, selected=False)
    if width < place.w:
        card = pygame.transform.smoothscale(card, (width, place.h))
    surface.blit(card, card.get_rect(center=place.center))
