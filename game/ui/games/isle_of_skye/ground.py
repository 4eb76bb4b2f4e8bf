"""The ground of a tile: pasture, rock with snow, water with waterlines, sand and ink at the shore; no symbols yet.

Everything is arithmetic on small grey pictures; light always comes from the upper left, however the tile lies.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import BLEND_ADD, BLEND_MULT, BLEND_SUB, Rect, Surface

from game.ui import noise, pixels
from game.ui.games.isle_of_skye.masks import MARGIN, SIDE, Around, Fields, Lying, fields_of, lone_fields
from game.ui.games.isle_of_skye.palette import Palette
from game.ui.games.isle_of_skye.textures import Textures, textures_for
from game.ui.grid import round_px
from game.ui.pixels import inverse, mix_colour, mix_picture, plain, scaled, times, window

_WATERLINES = ((150, 0.60), (176, 0.42), (203, 0.28))
"""Level of the softened water, and how strongly the line shows."""


def paint_ground(
    lying: Lying, tile: int, palette: Palette, around: Around | None = None, phase: tuple[int, int] = (0, 0)
) -> tuple[Surface, Surface]:
    """The tile's ground, and where it is water (white); `phase` is its column and row, for the textures."""
    fields = fields_of(lying, around) if around else lone_fields(lying)
    ground = _Ground(fields, tile, palette, textures_for(tile), phase)
    return ground.paint()


class _Ground:
    """The work on one tile; all pictures are `frame` pixels wide, the tile and a margin around it."""

    def __init__(
        self, fields: Fields, tile: int, palette: Palette, textures: Textures, phase: tuple[int, int]
    ) -> None:
        self.fields = fields
        self.tile = tile
        self.palette = palette
        self.textures = textures
        self.phase = phase
        self.frame, self.pad = _frame(tile)
        self.doublings = 5 if tile >= 200 else 4 if tile >= 100 else 3 if tile >= 50 else 2

    def paint(self) -> tuple[Surface, Surface]:
        picture = _pasture(self.tile, self.palette, self.phase).copy()
        rock = plain((self.frame,) * 2)
        if self.fields.has_rock:
            border = self._wobbled(self._large(self.fields.rock), 0.5)
            rock = self._cut(border)
            self._foot(picture, rock)
            mix_picture(picture, self._rock(), rock)
            mix_colour(picture, self.palette.rock_dark, self._line(border), 0.62)
        water = plain((self.frame,) * 2)
        if self.fields.has_water:
            border = self._wobbled(self._large(self.fields.water), 0.42)
            water = self._cut(border)
            self._sand(picture, border, rock)
            mix_picture(picture, self._water(water), water)
            mix_colour(picture, self.palette.shore, self._line(border), 0.85)
        area = Rect(self.pad, self.pad, self.tile, self.tile)
        return picture.subsurface(area).copy(), water.subsurface(area).copy()

    # tools

    def _large(self, field: Surface) -> Surface:
        return pygame.transform.smoothscale(field, (self.frame, self.frame))

    def _part(self, name: str) -> Surface:
        return self.textures.part(name, self.phase, self.pad, self.frame)

    def _wobbled(self, field: Surface, strength: float) -> Surface:
        """A border made natural by noise that goes on beyond the tile."""
        noise.add_around(field, self._part("rough"), 127 * strength)
        return field

    def _cut(self, border: Surface) -> Surface:
        """White where the field is above 128, smooth over about a pixel."""
        return _steep(border, 128 - (128 >> self.doublings), self.doublings)

    def _line(self, border: Surface) -> Surface:
        """A thin line where the field crosses 128."""
        wide = self.doublings - (1 if self.tile >= 100 else 0)
        half = 128 >> wide
        return times(_steep(border, 128 - half - half // 2, wide), inverse(_steep(border, 128 - half // 2, wide)))

    def _shifted(self, grey: Surface, by: int) -> Surface:
        moved = grey.copy()
        moved.blit(grey, (by, by))
        return moved

    def _shift(self, share: float) -> int:
        return _shift(share, self.tile)

    # terrains

    def _foot(self, picture: Surface, rock: Surface) -> None:
        """Mountains throw their shadow to the lower right."""
        by = self._shift(0.022)
        soft = pygame.transform.box_blur(self._shifted(rock, by), max(1, by // 2))
        soft.fill((105,) * 3, special_flags=BLEND_MULT)
        picture.blit(inverse(soft), (0, 0), special_flags=BLEND_MULT)

    def _rock(self) -> Surface:
        colours = self.palette
        relief = scaled(window(self._part("crests"), 76, 222), 0.76)
        relief.fill((61,) * 3, special_flags=BLEND_ADD)
        height = times(window(self._large(self.fields.high), 30, 235), relief)
        picture = plain(height.get_size(), colours.rock)
        mix_colour(picture, colours.rock_light, window(height, 70, 220), 0.75)
        low = times(inverse(window(height, 60, 150)), window(self._part("broad"), 70, 200))
        mix_colour(picture, colours.heather, low, 0.8)
        noise.add_around(picture, self._part("fine"), 12)
        light, shade = pixels.slopes(height, self._shift(0.009), 3.4)
        broad_light, broad_shade = pixels.slopes(height, self._shift(0.030), 1.0)
        snow = _steep(height, 164, 3)
        snow.blit(shade, (0, 0), special_flags=BLEND_SUB)
        mix_colour(picture, colours.snow, snow, 0.92)
        for bright, dark in ((light, shade), (broad_light, broad_shade)):
            bright.fill((190, 180, 160), special_flags=BLEND_MULT)
            dark.fill((205, 200, 182), special_flags=BLEND_MULT)
            picture.blit(bright, (0, 0), special_flags=BLEND_ADD)
            picture.blit(dark, (0, 0), special_flags=BLEND_SUB)
        return picture

    def _sand(self, picture: Surface, border: Surface, rock: Surface) -> None:
        beach = _steep(border, 62, 2)
        stony = rock.copy()
        stony.fill((150,) * 3, special_flags=BLEND_MULT)
        mix_colour(picture, self.palette.sand, times(beach, inverse(stony)), 0.95)

    def _water(self, water: Surface) -> Surface:
        colours = self.palette
        deep = self._wobbled(self._large(self.fields.deep), 0.10)
        picture = plain(deep.get_size(), colours.shallow)
        mix_colour(picture, colours.water, window(deep, 120, 205))
        mix_colour(picture, colours.deep, window(deep, 190, 255), 0.9)
        noise.add_around(picture, self._part("broad"), 7)
        noise.add_around(picture, self._part("fine"), 4)
        for level, strength in _WATERLINES:
            steep = min(4, self.doublings)
            line = times(_steep(deep, level, steep), inverse(_steep(deep, level + (224 >> steep), steep)))
            mix_colour(picture, colours.foam, line, strength)
        by = self._shift(0.02)
        land = inverse(water)
        soft = pygame.transform.box_blur(self._shifted(land, by), max(1, by // 2))
        soft.fill((74,) * 3, special_flags=BLEND_MULT)
        picture.blit(inverse(soft), (0, 0), special_flags=BLEND_MULT)
        return picture


def _frame(tile: int) -> tuple[int, int]:
    """How wide the pictures of a tile are, and their margin."""
    return round_px((SIDE + 2 * MARGIN) * tile / SIDE), round_px(MARGIN * tile / SIDE)


def _shift(share: float, tile: int) -> int:
    return max(1, round_px(share * tile))


@lru_cache(maxsize=10)
def _pasture(tile: int, palette: Palette, phase: tuple[int, int]) -> Surface:
    """What every tile of a size lies on, whatever stands on it; shared."""
    frame, pad = _frame(tile)
    textures = textures_for(tile)
    picture = plain((frame,) * 2, palette.pasture)
    broad, rough = textures.part("broad", phase, pad, frame), textures.part("rough", phase, pad, frame)
    mix_colour(picture, palette.meadow, window(broad, 90, 255), 0.8)
    damp = times(window(inverse(broad), 60, 230), window(inverse(rough), 50, 200))
    mix_colour(picture, palette.moss, damp, 0.9)
    mix_colour(picture, palette.moss, _steep(inverse(rough), 138, 2), 0.35)
    light, shade = pixels.slopes(broad, _shift(0.03, tile), 1.3)
    fine_light, fine_shade = pixels.slopes(rough, _shift(0.010, tile), 0.5)
    for bright, dark in ((light, shade), (fine_light, fine_shade)):
        picture.blit(bright, (0, 0), special_flags=BLEND_ADD)
        picture.blit(dark, (0, 0), special_flags=BLEND_SUB)
    noise.add_around(picture, textures.part("fine", phase, pad, frame), 8)
    return picture


def _steep(grey: Surface, low: int, doublings: int) -> Surface:
    """Levels above `low`, doubled so many times: a soft cut."""
    result = grey.copy()
    result.fill((min(255, low),) * 3, special_flags=BLEND_SUB)
    for _ in range(doublings):
        result.blit(result.copy(), (0, 0), special_flags=BLEND_ADD)
    return result
