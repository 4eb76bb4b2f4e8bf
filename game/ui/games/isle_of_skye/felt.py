"""The felt on which a land lies: woven cloth with a stitched line, and the mist of the sea around the land."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import BLEND_ADD, BLEND_MULT, Rect, Surface

from game.ui import noise, pixels, shapes
from game.ui.boards.cells import Cell
from game.ui.games.isle_of_skye.land import bounds_of
from game.ui.games.isle_of_skye.palette import palette_for
from game.ui.grid import round_px
from game.ui.items import Item
from game.ui.look import Look
from game.ui.pixels import plain
from game.ui.shapes import Canvas
from game.ui.theme import Colour

_MIST: Colour = (206, 212, 200)
_SHADE: Colour = (10, 9, 6)
_TILE = 24
"""Pixels per tile of the computed mist and shadow."""


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
                cloth.blit(
                    sprite,
                    (
                        spot[0] - (0 if wide else sprite.get_width() // 2),
                        spot[1] - (sprite.get_height() // 2 if wide else 0),
                    ),
                )
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


class Beneath:
    """What lies under a land: a pale haze that thins out over the felt, and the shadow of the tiles.

    Computed once for a set of cells, at a few pixels per tile; enlarged for any size.
    """

    def __init__(self, cells: Iterable[Cell]) -> None:
        self.cells = frozenset(cells)
        left, top, right, bottom = bounds_of(self.cells)
        self._from = left - 1, top - 1
        wide, high = right - left + 2, bottom - top + 2
        small = wide * _TILE, high * _TILE
        clouds = noise.cloud(small, (_TILE * 0.8, _TILE * 0.45), 3, 3)
        clouds.fill((60,) * 3, special_flags=BLEND_ADD)
        haze = pixels.times(self._blurred(small, 6, 0.0, 6), clouds)
        self._small = _as_alpha(haze, _MIST, 0.44)
        self._small.blit(_as_alpha(self._blurred(small, 0, 0.08, 1), _SHADE, 0.74), (0, 0))
        self._enlarged: tuple[int, Surface] | None = None

    def draw(self, board: Surface, size: int, origin: tuple[int, int]) -> None:
        """Draw it for tiles of a size in pixels, the cell (0, 0) beginning at the origin."""
        board.blit(*self.item(size, origin))

    def item(self, size: int, origin: tuple[int, int]) -> Item:
        """The same as a sprite and its place."""
        if self._enlarged is None or self._enlarged[0] != size:
            w, h = self._small.get_size()
            wide = pygame.transform.smoothscale(self._small, (w * size // _TILE, h * size // _TILE))
            self._enlarged = size, wide.convert_alpha() if pygame.display.get_surface() else wide
        x, y = self._from
        made = self._enlarged[1]
        return Item(made, made.get_rect(topleft=(origin[0] + x * size, origin[1] + y * size)))

    def _blurred(self, small: tuple[int, int], grow: int, down: float, blur: int) -> Surface:
        grey = plain(small)
        for x, y in self.cells:
            cell = Rect((x - self._from[0]) * _TILE, (y - self._from[1]) * _TILE, _TILE, _TILE)
            grey.fill(
                (255,) * 3, cell.inflate(2 * grow, 2 * grow).move(round_px(down * _TILE / 3), round_px(down * _TILE))
            )
        for _ in range(3):
            grey = pygame.transform.box_blur(grey, blur)
        return grey


def _as_alpha(grey: Surface, colour: Colour, strength: float) -> Surface:
    """One colour, as dense as the grey is light."""
    levels = pygame.image.tobytes(grey, "RGB")[0::3].translate(bytes(round(i * strength) for i in range(256)))
    content = bytearray(bytes((*colour, 0)) * len(levels))
    content[3::4] = levels
    return pygame.image.frombuffer(bytes(content), grey.get_size(), "RGBA").copy()
