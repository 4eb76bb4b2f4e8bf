"""The rondel's paper: a bed for each space, and chevrons on the rim that show the way round."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.glen_more.palette import palette_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.theme import mix


def rondel_sheet(look: Look, sheet: Rect, spaces: Sequence[Rect], unit: float) -> Surface:
    """`spaces` lie clockwise, in pixels of the sheet; `unit` is the pixels of a design unit."""
    palette = palette_for(look.theme)
    picture = look.materials.paper(sheet.size, palette.sheet, sheet.topleft).copy()
    radius = round_px(6 * unit)
    bed = mix(palette.sheet, palette.dark, 0.16)
    line = (*mix(bed, palette.dark, 0.2), 255)
    for rect in spaces:
        picture.blit(shapes.rounded(rect.size, radius, (*bed, 255)), rect)
        picture.blit(shapes.ring(rect.size, radius, look.grid.line(1), line), rect)
    _chevrons(picture, spaces, unit, mix(palette.sheet, palette.dark, 0.5))
    return picture


def _chevrons(picture: Surface, spaces: Sequence[Rect], unit: float, ink: tuple[int, int, int]) -> None:
    """Two small arrows between each space and the next, beyond them on the rim."""
    px = round_px(11 * unit)
    canvas = Canvas((px, px), px / 12, ink, over=4)
    for x in (1.6, 5.8):
        canvas.line([(x, 2.6), (x + 3.6, 6), (x, 9.4)], 1.5, ink)
    arrow = canvas.finish()
    width, height = picture.get_size()
    for number, here in enumerate(spaces):
        there = spaces[(number + 1) % len(spaces)]
        x, y = (here.centerx + there.centerx) / 2, (here.centery + there.centery) / 2
        reach = here.w / 2 + 5 * unit
        if here.centery == there.centery:
            degrees = 0 if there.x > here.x else 180
            middle = x, y + math.copysign(reach, y - height / 2)
        else:
            degrees = -90 if there.y > here.y else 90
            middle = x + math.copysign(reach, x - width / 2), y
        turned = pygame.transform.rotate(arrow, degrees)
        picture.blit(turned, turned.get_rect(center=middle))
