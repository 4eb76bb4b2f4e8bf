"""The printed map as one picture per layout: sheet, land, rivers, what stands on it, put together in steps.

All is vectors and noise from fixed seeds, so every zoom level is painted anew and crisp, and always the same.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pygame
from pygame import BLEND_ADD, BLEND_MULT, SRCALPHA, Rect, Surface

from game.ui import noise, pixels, shapes
from game.ui.games.scythe import anchored, contours, settled, waters, wild
from game.ui.games.scythe.layout import HEX, HOME_RADIUS, ROW, Layout, centre, corners
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import FACTORY, LAKE, MapPlan, PlanHex
from game.ui.games.scythe.terrain import RIM, Brush
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

_TILE = HEX + 14
"""Half the side of the picture that one hexagon is painted in: its smoke rises beyond it."""
SNOW_ENDS = 3.0
"""Rows of hexagons from the top until there is no snow on the land."""


_LIGHTS = ((-13, -15, 26, (255, 250, 232), 62), (30, 34, 20, (40, 28, 14), 54))
"""Middle, reach, colour and strength."""


@lru_cache(maxsize=8)
def _blob(reach: float, colour: Colour, alpha: int) -> Surface:
    """A round spot with a soft edge: blurred small and enlarged, for softness needs no detail."""
    spot = Surface((64, 64), SRCALPHA)
    pygame.draw.circle(spot, (0, 0, 0, 255), (32, 32), 17)
    soft = shapes.tinted(pygame.transform.gaussian_blur(spot, 7), colour, alpha)
    side = max(4, round_px(reach * 64 / 17))
    return pygame.transform.smoothscale(soft, (side, side))


_AT_ONCE = 2
"""Hexagons that are painted in one step, which is shorter than a frame that anybody would notice."""
_GROUNDS = wild.GROUNDS | settled.GROUNDS
_STANDING = wild.STANDING | settled.STANDING


def snow_at(row: int) -> float:
    return max(0.0, min(1.0, 1.25 - row * 0.42))


class MapArt:
    """`picture` is the finished sheet once `steps` has run through (or `build` was called)."""

    def __init__(self, plan: MapPlan, layout: Layout, look: Look, *, bare: bool = False) -> None:
        """`bare` leaves out the edge of the sheet: for small pictures elsewhere."""
        self.plan = plan
        self.layout = layout
        self.look = look
        self.bare = bare
        self.palette = palette_for(look.theme)
        self.picture: Surface | None = None
        self.soft: Surface | None = None
        self.over = 4 if layout.scale < 1.6 else 3 if layout.scale < 3 else 2

    def build(self) -> Surface:
        for _ in self.steps():
            pass
        assert self.picture is not None
        return self.picture

    def steps(self) -> Iterator[float]:
        """Paint; yields the share that is done, so that a scene can show it and stay alive."""
        picture = pixels.plain(self.layout.sheet.size, self.palette.sheet)
        for _ in self._paint_sheet(picture):
            yield 0.1
        shown = [one for one in self.plan.hexes if self._tile_rect(one).colliderect(picture.get_rect())]
        mask = self._mask([one for one in self.plan.hexes])
        self._cast_shadow(picture, mask)
        yield 0.2
        land = picture.copy()
        for number, one in enumerate(shown):
            land.blit(self._ground(one), self._tile_rect(one))
            if number % _AT_ONCE == 0:
                yield 0.2 + 0.3 * number / len(shown)
        self._add_noise(land, 70, 5, 17, 13)
        yield 0.5
        self._relief(land)
        yield 0.55
        under_snow = self._mask([one for one in self.plan.hexes if one.terrain not in (LAKE, FACTORY)], RIM)
        yield 0.57
        for _ in self._snow(land, under_snow):
            yield 0.6
        self._soot(land)
        pixels.mix_picture(picture, land, mask)
        yield 0.65
        self._rivers(picture)
        yield 0.7
        for number, one in enumerate(sorted(shown, key=lambda one: one.row)):
            picture.blit(self._standing(one), self._tile_rect(one))
            if number % _AT_ONCE == 0:
                yield 0.7 + 0.27 * number / len(shown)
        self._homes(picture)
        self.picture = picture.convert() if pygame.display.get_surface() else picture
        yield 1.0

    def print_land(self, picture: Surface) -> None:
        """The hexagons alone on a see-through picture, without sheet, weather and home bases: for a few of them."""
        for one in self.plan.hexes:
            picture.blit(self._ground(one), self._tile_rect(one))
        self._rivers(picture)
        for one in sorted(self.plan.hexes, key=lambda one: one.row):
            picture.blit(self._standing(one), self._tile_rect(one))

    # sheet

    def _paint_sheet(self, picture: Surface) -> Iterator[None]:
        """Paper with contour lines; what lies outside the designed sheet goes on in the same way."""
        size, px = self.layout.sheet.size, self.layout.scale
        self._add_noise(picture, 90, 5, 41, 9)
        yield
        noise.add_around(picture, noise.cloud(size, (14 * px, 2.2 * px), 2, 43), 2.5)
        yield
        contours.heights()
        yield
        canvas = Canvas(size, px, self.palette.contour, over=2)
        (ox, oy), (wide, high) = self.layout.origin, (size[0] / px, size[1] / px)
        for a, b in contours.lines((-ox / px, -oy / px, wide, high)):
            canvas.line(
                [(a[0] + ox / px, a[1] + oy / px), (b[0] + ox / px, b[1] + oy / px)], 0.8, (*self.palette.contour, 96)
            )
        yield
        picture.blit(canvas.finish(), (0, 0))
        if not self.bare and self.layout.at_rest:
            edge = max(1, round_px(self.layout.u))
            pygame.draw.rect(picture, mix(self.palette.sheet, self.palette.line, 0.4), picture.get_rect(), edge)
            inner = picture.get_rect().inflate(-round_px(9 * self.layout.u), -round_px(9 * self.layout.u))
            pygame.draw.rect(picture, mix(self.palette.sheet, self.palette.line, 0.22), inner, edge)
        yield

    def _add_noise(self, picture: Surface, cell: float, octaves: int, seed: int, strength: float) -> None:
        noise.add_around(picture, anchored.cloud(self.layout, cell, octaves, seed), strength)

    # land

    def _tile_rect(self, one: PlanHex) -> Rect:
        x, y = self.layout.inside(centre(one))
        half = math.ceil(_TILE * self.layout.scale)
        return Rect(round_px(x) - half, round_px(y) - half, 2 * half, 2 * half)

    def _tile(self, one: PlanHex) -> tuple[Canvas, Point]:
        """A canvas for one hexagon, and where its middle lies in it, in units."""
        rect = self._tile_rect(one)
        x, y = self.layout.inside(centre(one))
        canvas = Canvas(rect.size, self.layout.scale, self.palette.terrains[one.terrain], self.over)
        return canvas, ((x - rect.x) / self.layout.scale, (y - rect.y) / self.layout.scale)

    def _brush(self, one: PlanHex, canvas: Canvas, middle: Point, what: str) -> Brush:
        return Brush(canvas, middle, self.palette, Random(f"{one.id} {what}"), snow_at(one.row))

    def _ground(self, one: PlanHex) -> Surface:
        canvas, middle = self._tile(one)
        colour = self.palette.terrains[one.terrain]
        canvas.polygon(corners(middle, RIM), colour)
        brush = self._brush(one, canvas, middle, "ground")
        _GROUNDS[one.terrain](brush)
        made = canvas.finish()
        self._light(made, middle)
        cutter = Canvas(made.get_size(), self.layout.scale, (255, 255, 255), self.over)
        cutter.polygon(corners(middle, RIM), (255, 255, 255, 255))
        made.blit(cutter.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        frame = Canvas(made.get_size(), self.layout.scale, self.palette.grout, self.over)
        frame.polygon(corners(middle, HEX + 2.4), self.palette.grout)
        frame.polygon(corners(middle, HEX - 0.9), mix(colour, (30, 22, 10), 0.42))
        under = frame.finish()
        under.blit(made, (0, 0))
        return under

    def _light(self, tile: Surface, middle: Point) -> None:
        """A breath of light left above the middle, shade at the lower right rim."""
        for dx, dy, reach, colour, alpha in _LIGHTS:
            soft = _blob(reach * self.layout.scale, colour, alpha)
            x, y = (middle[0] + dx) * self.layout.scale, (middle[1] + dy) * self.layout.scale
            tile.blit(soft, (round_px(x - soft.get_width() / 2), round_px(y - soft.get_height() / 2)))

    def _mask(self, hexes: list[PlanHex], radius: float = HEX + 2.4) -> Surface:
        def draw(large: Surface, k: int) -> None:
            for one in hexes:
                ring = corners(self.layout.inside(centre(one)), radius * self.layout.scale)
                pygame.draw.polygon(large, (255, 255, 255), [(x * k, y * k) for x, y in ring])

        return pixels.drawn_fine(self.layout.sheet.size, draw)

    def _cast_shadow(self, picture: Surface, mask: Surface) -> None:
        w, h = picture.get_size()
        small = pygame.transform.smoothscale(mask, (max(2, w // 4), max(2, h // 4)))
        soft = pygame.transform.gaussian_blur(small, max(1, round_px(1.7 * self.layout.scale)))
        soft = pygame.transform.smoothscale(soft, (w, h))
        shifted = pixels.plain((w, h))
        shifted.blit(soft, (round_px(2.2 * self.layout.scale), round_px(4 * self.layout.scale)))
        pixels.mix_colour(picture, (70, 50, 20), shifted, 0.55)

    def _relief(self, land: Surface) -> None:
        """Gentle hills under everything, lit from the upper left."""
        height = anchored.cloud(self.layout, 26, 4, 23)
        light, shade = pixels.slopes(height, max(1, round_px(self.layout.scale)), 1.6)
        light.fill((70, 66, 58), special_flags=BLEND_MULT)
        land.blit(light, (0, 0), special_flags=BLEND_ADD)
        land.blit(pixels.scaled(shade, 0.30), (0, 0), special_flags=pygame.BLEND_SUB)

    def _snow(self, land: Surface, mask: Surface) -> Iterator[None]:
        """Fields of snow, thick in the far north and in patches below it."""
        size = land.get_size()
        top, low = (self.layout.inside((0, ROW * row))[1] for row in (0.2, SNOW_ENDS))

        def level(_: float, y: float) -> float:
            return max(0.0, min(1.0, (low - y * size[1]) / max(1.0, low - top)))

        if level(0, 0) <= 0:
            return
        north = pixels.lamp(size, level)
        field = anchored.cloud(self.layout, 34, 5, 67)
        yield
        field = pixels.scaled(field, 0.62)
        field.blit(pixels.scaled(north, 0.40), (0, 0), special_flags=BLEND_ADD)
        drifts = pixels.times(pixels.window(field, 148, 176), mask)
        edge = pixels.plain(size)
        edge.blit(drifts, (round_px(1.2 * self.layout.scale), round_px(1.6 * self.layout.scale)))
        pixels.mix_colour(land, (122, 134, 148), pixels.times(edge, mask), 0.42)
        pixels.mix_colour(land, self.palette.snow, drifts, 0.86)
        yield

    def _soot(self, land: Surface) -> None:
        """The Factory darkens the land around it."""
        heart = next((one for one in self.plan.hexes if one.terrain == FACTORY), None)
        if heart is None:
            return
        soft = _blob(50 * self.layout.scale, (22, 16, 12), 74)
        x, y = self.layout.inside(centre(heart))
        land.blit(soft, (round_px(x - soft.get_width() / 2), round_px(y - soft.get_height() / 2)))

    def _rivers(self, picture: Surface) -> None:
        scale = self.layout.scale
        canvas = Canvas(picture.get_size(), scale, self.palette.river_bank, over=2 if scale > 1.6 else 3)
        waters.draw_rivers(
            canvas, self.plan, self.palette, (self.layout.origin[0] / scale, self.layout.origin[1] / scale)
        )
        picture.blit(canvas.finish(), (0, 0))

    def _standing(self, one: PlanHex) -> Surface:
        canvas, middle = self._tile(one)
        _STANDING[one.terrain](self._brush(one, canvas, middle, "standing"))
        x, y = middle
        if one.tunnel:
            dx, dy = waters.TUNNEL_AT
            waters.draw_tunnel(canvas, (x + dx, y + dy), self.palette)
        if one.encounter:
            dx, dy = waters.ENCOUNTER_AT
            waters.draw_crossroads(canvas, (x + dx, y + dy), self.palette.terrains[one.terrain])
        return canvas.finish()

    def _homes(self, picture: Surface) -> None:
        for one in self.plan.homes:
            sprite = home_sprite(self.look, self.layout.scale, one.home, False)
            x, y = self.layout.inside(centre(one))
            picture.blit(sprite, (round_px(x - sprite.get_width() / 2), round_px(y - sprite.get_height() / 2)))


def home_sprite(look: Look, scale: float, faction: str, playing: bool) -> Surface:
    """A home base; the printed one is that of a faction which does not play."""
    side = math.ceil(2 * (HOME_RADIUS + 3) * scale)
    palette = palette_for(look.theme)
    canvas = Canvas((side, side), scale, palette.sheet, over=4 if scale < 2 else 3)
    middle = side / 2 / scale
    waters.draw_home(canvas, (middle, middle), faction, palette, playing)
    return canvas.finish()
