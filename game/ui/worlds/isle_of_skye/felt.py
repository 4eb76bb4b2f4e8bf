"""The felt on which a land lies: woven cloth with a stitched line, and the mist of the sea around the land."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import BLEND_ADD, BLEND_MULT, Rect, Surface

from game.ui import noise, pixels, shapes
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.pixels import plain
from game.ui.shapes import Canvas
from game.ui.theme import Colour
from game.ui.worlds.isle_of_skye.palette import palette_for

_MIST: Colour = (206, 212, 200)
_SHADE: Colour = (10, 9, 6)
_COARSE = 4
"""Mist and shadow are computed on every fourth pixel."""


def felt(look: Look, size: tuple[int, int]) -> Surface:
    """The cloth with its stitches, kept for the look."""
    return look.materials.kept(("felt", size), lambda: _felt(look, size))


def cloth(look: Look, size: tuple[int, int]) -> Surface:
    """A piece of it without stitches, for thumbnails."""
    return look.materials.kept(("cloth", size), lambda: _cloth(look, size))


def _cloth(look: Look, size: tuple[int, int]) -> Surface:
    colours = palette_for(look.theme)
    cloth = plain(size, colours.felt)
    for cell, span, seed in (((90, 70), 9, 5), ((7, 1.6), 7, 7), ((1.6, 7), 7, 9), ((2, 2), 6, 13)):
        noise.add_around(cloth, noise.octave(size, cell, seed), span)
    light = pixels.lamp(size, lambda x, y: 0.99 - 0.30 * ((x - 0.32) ** 2 + (y - 0.26) ** 2) ** 0.5)
    cloth.blit(light, (0, 0), special_flags=BLEND_MULT)
    return cloth.convert() if pygame.display.get_surface() else cloth


def _felt(look: Look, size: tuple[int, int]) -> Surface:
    cloth = _cloth(look, size).copy()
    grid = look.grid
    rim = shapes.ring(size, grid.px(5), grid.line(1.2), (14, 15, 12, 200))
    cloth.blit(rim, (0, 0))
    inset, stitch, gap = grid.px(6), grid.px(7), grid.px(5)
    for along, across, wide in ((size[0], size[1], True), (size[1], size[0], False)):
        count = max(1, (along - 4 * inset) // (stitch + gap))
        step = (along - 2 * inset - stitch) / count
        sprite = _stitch(look, stitch, wide)
        for i in range(count + 1):
            at = inset + round_px(i * step)
            for far in (inset, across - inset):
                spot = (at, far) if wide else (far, at)
                cloth.blit(sprite, (spot[0] - (0 if wide else sprite.get_width() // 2),
                                    spot[1] - (sprite.get_height() // 2 if wide else 0)))
    return cloth


def _stitch(look: Look, length: int, wide: bool) -> Surface:
    thick = max(1.2, 1.5 * look.grid.u)
    high = round_px(thick * 3)
    canvas = Canvas((length + high, high + 2), 1, (20, 20, 16))
    y, start, end = high / 2, thick, length - thick / 2
    canvas.line([(start, y + thick * 0.7), (end, y + thick * 0.7)], thick, (18, 20, 16, 150))
    canvas.line([(start, y), (end, y)], thick, (*palette_for(look.theme).felt_line, 255))
    sprite = canvas.finish()
    return sprite if wide else pygame.transform.flip(pygame.transform.rotate(sprite, 90), False, True)


def beneath(tiles: Iterable[Rect], size: int, seed: int = 3) -> tuple[Surface, tuple[int, int]]:
    """Under a land: a pale haze that thins out over the felt, and the tiles' shadow. Returns where it begins, too."""
    rects = list(tiles)
    reach = size + 4 * _COARSE
    whole = rects[0].unionall(rects[1:]).inflate(2 * reach, 2 * reach)
    small = whole.w // _COARSE + 1, whole.h // _COARSE + 1
    clouds = noise.cloud(small, (size * 0.8 / _COARSE, size * 0.45 / _COARSE), 3, seed)
    clouds.fill((60,) * 3, special_flags=BLEND_ADD)
    haze = pixels.times(_blurred(rects, whole, size // 4, (0, 0), small, size * 0.26), clouds)
    shade = _blurred(rects, whole, 0, (round_px(size * 0.03), round_px(size * 0.08)), small, size * 0.05)
    picture = _as_alpha(haze, _MIST, 0.44)
    picture.blit(_as_alpha(shade, _SHADE, 0.72), (0, 0))
    return pygame.transform.smoothscale(picture, (small[0] * _COARSE, small[1] * _COARSE)), whole.topleft


def _blurred(
    rects: list[Rect], whole: Rect, grow: int, move: tuple[int, int], small: tuple[int, int], blur: float
) -> Surface:
    grey = plain(small)
    for rect in rects:
        one = rect.inflate(2 * grow, 2 * grow).move(move[0] - whole.x, move[1] - whole.y)
        grey.fill((255,) * 3, (round(one.x / _COARSE), round(one.y / _COARSE), round(one.w / _COARSE),
                               round(one.h / _COARSE)))
    for _ in range(3):
        grey = pygame.transform.box_blur(grey, max(1, round_px(blur / _COARSE)))
    return grey


def _as_alpha(grey: Surface, colour: Colour, strength: float) -> Surface:
    """One colour, as dense as the grey is light."""
    levels = pygame.image.tobytes(grey, "RGB")[0::3].translate(bytes(round(i * strength) for i in range(256)))
    content = bytearray(bytes((*colour, 0)) * len(levels))
    content[3::4] = levels
    return pygame.image.frombuffer(bytes(content), grey.get_size(), "RGBA").copy()
