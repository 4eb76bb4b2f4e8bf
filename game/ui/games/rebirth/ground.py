"""The country without its grid: sea with depth and light, and land with relief, beach, lochs and coast line.

Works on one sheet of pixels for any layout; a generator that stops often, so that a scene stays alive and no frame is
longer than anybody would notice while it is built.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Iterator

import pygame
from pygame import BLEND_ADD, BLEND_MULT, BLEND_SUB, Surface

from game.ui import noise, pixels
from game.ui.games.rebirth.layout import HEX, MAP_SIZE, Layout, centre, hex_corners
from game.ui.games.rebirth.palette import Palette
from game.ui.games.rebirth.plan import ENGLAND, BoardPlan
from game.ui.games.rebirth.shore import MARGIN, Line, Shore, field_of, soft
from game.ui.shapes import Point

WATERLINE_LEVELS = (92, 70, 50, 32)


class Ground:
    """Paints one sheet. `picture` is complete when `steps` has run through."""

    def __init__(self, plan: BoardPlan, shore: Shore, layout: Layout, palette: Palette) -> None:
        self.plan = plan
        self.shore = shore
        self.layout = layout
        self.palette = palette
        self.size = layout.sheet.size
        self.picture = pixels.plain(self.size)

    def steps(self, on_the_sea: Callable[[Surface], None]) -> Iterator[None]:
        land_mask = self._mask([*self.shore.coasts], self.shore.bays)
        wide = self._wide_land()
        yield
        yield from self._paint_sea(wide)
        on_the_sea(self.picture)
        yield
        self._cast_shadow(land_mask)
        yield
        land = yield from self._land_colours()
        yield from self._paint_relief(land)
        self._paint_beach(land, land_mask)
        pixels.mix_picture(self.picture, land, land_mask)
        yield
        self._paint_lochs()
        yield

    # helpers

    def _points(self, line: Line, larger: int = 1) -> list[Point]:
        (ox, oy), scale = self.layout.origin, self.layout.scale
        return [((ox + x * scale) * larger, (oy + y * scale) * larger) for x, y in line]

    def _mask(self, areas: list[Line], holes: list[Line]) -> Surface:
        def draw(large: Surface, larger: int) -> None:
            for line in areas:
                pygame.draw.polygon(large, (255,) * 3, self._points(line, larger))
            for line in holes:
                pygame.draw.polygon(large, (0,) * 3, self._points(line, larger))

        return pixels.drawn_fine(self.size, draw)

    def _placed(self, field: Surface) -> Surface:
        """A picture of one pixel per unit with the margin of fields, enlarged and put in its place."""
        scale = self.layout.scale
        size = round(field.get_width() * scale), round(field.get_height() * scale)
        x, y = self.layout.origin
        result = pixels.plain(self.size)
        result.blit(pygame.transform.smoothscale(field, size), (x - MARGIN * scale, y - MARGIN * scale))
        return result

    def _cloud(self, cell: tuple[float, float], octaves: int, seed: int) -> Surface:
        scale = self.layout.scale
        return noise.cloud(self.size, (cell[0] * scale, cell[1] * scale), octaves, seed)

    def _wide_land(self) -> Surface:
        """Land with a lot of sea around it, for depth: one pixel per four units."""
        field = field_of(self.plan.hexes, 1.08)
        w, h = field.get_size()
        return pygame.transform.smoothscale(field, (w // 4, h // 4))

    # sea

    def _spread(self, wide: Surface, units: int) -> Surface:
        """The land blurred by some units and put in its place; the rim is sea."""
        room = 24
        framed = pixels.plain((wide.get_width() + 2 * room, wide.get_height() + 2 * room))
        framed.blit(wide, (room, room))
        framed = soft(framed, max(1, round(units / 4)))
        scale = self.layout.scale * 4
        size = round(framed.get_width() * scale), round(framed.get_height() * scale)
        x, y = self.layout.origin
        shift = MARGIN * self.layout.scale + room * scale
        result = pixels.plain(self.size)
        result.blit(pygame.transform.smoothscale(framed, size), (x - shift, y - shift))
        return result

    def _paint_sea(self, wide: Surface) -> Iterator[None]:
        sea, colours, scale = self.picture, self.palette, self.layout.scale
        sea.fill(colours.deep)
        shelf = self._spread(wide, 34)
        ragged = self._cloud((70, 46), 3, 501)
        shelf_mask = pixels.times(pixels.scaled(shelf, 1.5), pixels.scaled(ragged, 1.7))
        pixels.mix_colour(sea, colours.sea, shelf_mask)
        yield
        pixels.mix_colour(sea, colours.shore, pixels.window(self._spread(wide, 11), 10, 330))
        yield
        noise.add_around(sea, self._cloud((190, 90), 3, 511), 15)
        yield
        noise.add_around(sea, noise.octave(self.size, (40 * scale, 5.5 * scale), 521), 5)
        noise.add_around(sea, noise.octave(self.size, (17 * scale, 2.2 * scale), 523), 6)
        noise.add_around(sea, noise.octave(self.size, (2, 1), 527), 3)
        yield
        glow = pixels.lamp(self.size, _lamp_light)
        glow.fill((210, 235, 225), special_flags=BLEND_MULT)
        sea.blit(glow, (0, 0), special_flags=BLEND_ADD)
        sea.blit(pixels.lamp(self.size, _vignette), (0, 0), special_flags=BLEND_MULT)

    def _cast_shadow(self, land_mask: Surface) -> None:
        """The land stands a little above the water."""
        scale = self.layout.scale
        small = pygame.transform.smoothscale(land_mask, (self.size[0] // 2, self.size[1] // 2))
        small = soft(small, max(1, round(1.1 * scale)))
        shadow = pixels.plain(self.size)
        shadow.blit(pygame.transform.smoothscale(small, self.size), (2.0 * scale, 2.8 * scale))
        pixels.mix_colour(self.picture, (18, 34, 38), shadow, 0.5)

    # land

    def _by_region(self, values: dict[str, tuple[int, int, int]], blur: int) -> Surface:
        """Something that differs by region, blended where they meet; one pixel per four units, then enlarged."""
        w, h = (round(MAP_SIZE[0]) + 2 * MARGIN) // 4, (round(MAP_SIZE[1]) + 2 * MARGIN) // 4
        small = pixels.plain((w, h), values["borders"])
        for grow in (4.2, 2.4, 1.1):
            for one in self.plan.hexes:
                x, y = centre(one.place)
                spot = (x + MARGIN) / 4, (y + MARGIN) / 4
                pygame.draw.polygon(small, values[one.region], hex_corners(spot, HEX * grow / 4))
        large = pygame.transform.smoothscale(soft(small, blur), (w * 4, h * 4))
        return self._placed(large)

    def _land_colours(self) -> Generator[None, None, Surface]:
        land = self._by_region(self.palette.regions, 2)
        noise.add_around(land, self._cloud((60, 60), 4, 601), 17)
        yield
        warm = self._cloud((110, 80), 3, 607)
        warm.fill((34, 12, 0), special_flags=BLEND_MULT)
        land.blit(warm, (0, 0), special_flags=BLEND_ADD)
        land.fill((17, 6, 0), special_flags=BLEND_SUB)
        yield
        return land

    def _paint_relief(self, land: Surface) -> Iterator[None]:
        scale, colours = self.layout.scale, self.palette
        rough = self._by_region({name: (round(165 * r),) * 3 for name, r in colours.roughness.items()}, 3)
        rough.blit(
            self._placed(soft(field_of((h for h in self.plan.hexes if h.kind == ENGLAND), 1.3, (60,) * 3), 8)),
            (0, 0),
            special_flags=BLEND_SUB,
        )
        yield
        ridges = pixels.ridged(pixels.turned_cloud(self.size, 44 * scale, 6, 613))
        yield
        mass = pixels.turned_cloud(self.size, 95 * scale, 2, 617)
        height = pixels.scaled(ridges, 0.62)
        height.blit(pixels.scaled(mass, 0.38), (0, 0), special_flags=BLEND_ADD)
        yield
        peaks = pixels.times(pixels.window(height, 120, 235), rough)
        glens = pixels.times(pixels.window(pixels.inverse(height), 105, 215), rough)
        pixels.mix_colour(land, colours.glen, glens, 0.38)
        pixels.mix_colour(land, colours.rock, peaks, 0.5)
        yield
        light, shade = pixels.slopes(height, max(1, round(1.4 * scale)), 5.5)
        light, shade = pixels.times(light, rough), pixels.times(shade, rough)
        pixels.mix_colour(land, colours.snow, pixels.times(pixels.window(peaks, 120, 255), light), 1.6)
        yield
        light.fill((255, 240, 208), special_flags=BLEND_MULT)
        land.blit(light, (0, 0), special_flags=BLEND_ADD)
        land.blit(pixels.inverse(_tinted(shade, (255, 240, 210))), (0, 0), special_flags=BLEND_MULT)
        yield
        noise.add_around(land, noise.octave(self.size, (1, 1), 631), 5)
        yield

    def _paint_beach(self, land: Surface, land_mask: Surface) -> None:
        scale = self.layout.scale
        half = self.size[0] // 2, self.size[1] // 2
        inner = soft(pygame.transform.smoothscale(land_mask, half), max(1, round(1.0 * scale)))
        near = pixels.window(pixels.inverse(pygame.transform.smoothscale(inner, self.size)), 3, 92)
        patchy = pixels.times(near, pixels.scaled(self._cloud((26, 26), 3, 641), 2.3))
        pixels.mix_colour(land, self.palette.beach, patchy, 0.95)

    def _paint_lochs(self) -> None:
        scale, colours = self.layout.scale, self.palette
        mask = self._mask(self.shore.lochs, [])
        water = pixels.plain(self.size, colours.loch)
        half = self.size[0] // 2, self.size[1] // 2
        inside = soft(pygame.transform.smoothscale(mask, half), max(1, round(2.0 * scale)))
        depth = pixels.window(pygame.transform.smoothscale(inside, self.size), 120, 265)
        pixels.mix_colour(water, colours.loch_deep, depth)
        noise.add_around(water, noise.octave(self.size, (15 * scale, 2.4 * scale), 651), 9)
        # the upper left bank throws its shadow on the water
        bank = pixels.plain(self.size, (255,) * 3)
        bank.blit(mask, (1.6 * scale, 2.0 * scale))
        bank = pygame.transform.box_blur(pixels.inverse(bank), max(1, round(0.8 * scale)))
        for line in self.shore.lochs:
            self._lip(line)
        edge = pixels.times(bank, mask)
        pixels.mix_colour(water, (22, 44, 48), edge, 0.55)
        pixels.mix_picture(self.picture, water, mask)

    def _lip(self, line: Line) -> None:
        """A pale bank around a loch."""
        scale = self.layout.scale
        xs, ys = [x for x, _ in line], [y for _, y in line]
        x0, y0 = self.layout.inside((min(xs) - 6, min(ys) - 6))
        side = round((max(xs) - min(xs) + 12) * scale), round((max(ys) - min(ys) + 12) * scale)
        ring = pixels.plain(side)
        points = [(x - x0, y - y0) for x, y in self._points(line)]
        pygame.draw.lines(ring, (255,) * 3, True, points, max(2, round(4.4 * scale)))
        ring = pygame.transform.box_blur(ring, max(1, round(0.9 * scale)))
        part = pygame.Rect(round(x0), round(y0), *side).clip(self.picture.get_rect())
        if part.size == side:
            pixels.mix_colour(self.picture.subsurface(part), self.palette.beach, ring, 0.75)

    # ink

    def ink(self) -> Iterator[None]:
        """Waterlines and coast line, sharp at any zoom."""
        scale, colours = self.layout.scale, self.palette

        def waves(large: Surface, larger: int) -> None:
            wide = max(2, round(0.75 * scale * larger))
            for lines, level in zip(self.shore.waterlines, WATERLINE_LEVELS, strict=True):
                for line in lines:
                    pygame.draw.lines(large, (level,) * 3, True, self._points(line, larger), wide)

        def coast(large: Surface, larger: int) -> None:
            wide = max(2, round(1.25 * scale * larger))
            for line in [*self.shore.coasts, *self.shore.bays]:
                pygame.draw.lines(large, (225,) * 3, True, self._points(line, larger), wide)
            thin = max(2, round(0.9 * scale * larger))
            for line in self.shore.lochs:
                pygame.draw.lines(large, (190,) * 3, True, self._points(line, larger), thin)

        pixels.mix_colour(self.picture, colours.waterline, pixels.drawn_fine(self.size, waves))
        yield
        pixels.mix_colour(self.picture, colours.coast, pixels.drawn_fine(self.size, coast))
        yield


def _tinted(grey: Surface, colour: tuple[int, int, int]) -> Surface:
    result = grey.copy()
    result.fill(colour, special_flags=BLEND_MULT)
    return result


def _lamp_light(x: float, y: float) -> float:
    return 0.24 * math.exp(-(((x - 0.26) / 0.42) ** 2 + ((y - 0.1) / 0.55) ** 2))


def _vignette(x: float, y: float) -> float:
    far = max(0.0, math.hypot((x - 0.5) * 1.02, (y - 0.47) * 1.05) / 0.7071 - 0.45) / 0.55
    return float(1 - 0.34 * far**1.4)
