"""Symbols as sprites that stand up from any ground: a drawing, a dark edge around it, a shadow to the lower right."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

import pygame
from pygame import BLEND_RGBA_MULT, Surface

from game.ui import shapes, svg
from game.ui.games.isle_of_skye.art import ART
from game.ui.signs import draw_sign
from game.ui.theme import Colour

DRAWINGS = ART.kinds("symbols")
SCROLL_SHOWS = {
    "sheep": "sheep",
    "whisky": "whisky",
    "ships": "ship",
    "cattle": "cattle",
    "brochs": "broch",
    "farms": "farm",
    "lighthouses": "lighthouse",
}
"""Kind of scroll -> the symbol that stands on it."""
_STONE: Colour = (191, 178, 158)
"""A castle of nobody."""
_EDGE, _EDGE_LOW = 0.036, 0.06
"""Width of the dark edge around a symbol and at its lower right, as shares of its size."""
_SHADOW_FROM = 26
"""Smaller symbols have an edge only."""


class Sprite(NamedTuple):
    picture: Surface
    middle: tuple[float, float]
    """Where the middle of the drawing lies in the picture."""


class Owner(NamedTuple):
    """A castle's clan: its colour, and the number of its sign."""

    colour: Colour
    shape: int


@lru_cache(maxsize=600)
def symbol(kind: str, px: int, dark: Colour, shows: str = "", owner: Owner | None = None) -> Sprite:
    """A symbol whose drawing is px wide; `shows` is the kind of a scroll, `owner` whose castle it is."""
    return _standing(_drawing(kind, px, dark, shows, owner), dark)


def bare(kind: str, px: int) -> Surface:
    """The drawing alone, for paper."""
    return _drawing(kind, px, (0, 0, 0), "", None)


def castle_of(colour: Colour, px: int) -> Surface:
    """The drawing alone, in a clan's colour."""
    return svg.picture(DRAWINGS["castle"], (px, px), {"seat": colour})


def _drawing(kind: str, px: int, dark: Colour, shows: str, owner: Owner | None) -> Surface:
    picture = svg.picture(DRAWINGS.get(kind, ""), (px, px), {"seat": owner.colour if owner is not None else _STONE})
    picture = picture.copy()
    if kind == "castle" and owner is not None and px >= 12:
        side = max(8, round(px * 0.46))
        sign = draw_sign(owner.shape, side, owner.colour)
        picture.blit(sign, (round((px - side) / 2), round(px * 0.97 - side)))
    if kind == "scroll" and shows:
        side = max(5, round(px * 0.56))
        small = symbol(SCROLL_SHOWS[shows], side, dark)
        picture.blit(small.picture, (round(px / 2 - small.middle[0]), round(px * 0.5 - small.middle[1])))
    return picture


def _standing(drawing: Surface, dark: Colour) -> Sprite:
    px = drawing.get_width()
    edge, low = max(0.8, px * _EDGE), max(1.2, px * _EDGE_LOW)
    deep = px >= _SHADOW_FROM
    reach = math.ceil(px * 0.16) + 1 if deep else math.ceil(low) + 1
    side = px + 2 * reach
    whole = Surface((side, side), pygame.SRCALPHA)
    whole.fill((*dark, 0))
    shade = shapes.tinted(drawing, dark)
    if deep:
        soft = Surface((side, side), pygame.SRCALPHA)
        soft.blit(shade, (reach + px * 0.075, reach + px * 0.085))
        soft = shapes.tinted(shapes.blurred(soft, max(1, round(px * 0.045))), dark, 150)
        whole.blit(soft, (0, 0))
    whole.blit(_thick(shade, reach, edge, low), (0, 0))
    whole.blit(drawing, (reach, reach))
    return Sprite(whole, (reach + px / 2, reach + px / 2))


def _thick(shade: Surface, reach: int, edge: float, low: float) -> Surface:
    """The silhouette moved around in a ring: drawn large, so that a part of a pixel counts too."""
    fine = 3
    px = shade.get_width()
    side = px + 2 * reach
    large = pygame.transform.smoothscale(shade, (px * fine, px * fine))
    whole = Surface((side * fine, side * fine), pygame.SRCALPHA)
    whole.fill((*shade.get_at((0, 0))[:3], 0))
    for i in range(12):
        angle = math.tau * i / 12
        x, y = math.cos(angle), math.sin(angle)
        far = low if x + y > 0.7 else edge
        whole.blit(large, ((reach + x * far) * fine, (reach + y * far) * fine))
    result = pygame.transform.smoothscale(whole, (side, side))
    result.fill((255, 255, 255, 255), special_flags=BLEND_RGBA_MULT)
    return result
