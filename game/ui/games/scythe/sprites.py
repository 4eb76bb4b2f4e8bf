"""Pieces as ready pictures for one scale: units on their bases, structures, tokens. Made when first asked for.

`scale` is pixels per map unit; a piece's picture comes with the place of its feet inside it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui import shapes, svg
from game.ui.games.scythe.art import ART
from game.ui.games.scythe.brush import ellipse, sign_shape
from game.ui.games.scythe.figures import HALF, Figure, figure
from game.ui.games.scythe.palette import Faction, Palette, palette_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

OUTLINE = 0.95
"""What the drawings have around them."""
HALO = 2.6
_RIM = 0.85
"""The outer line around pieces as dark as the ground."""
SHADOW = (14, 9, 4)


class Sprite(NamedTuple):
    """A picture and the pixel in it that stands on the spot it is put to."""

    picture: Surface
    foot: tuple[int, int]

    def at(self, spot: Point) -> tuple[Surface, tuple[int, int]]:
        return self.picture, (round_px(spot[0]) - self.foot[0], round_px(spot[1]) - self.foot[1])


class Sprites:
    """All figures of one look and scale."""

    def __init__(self, look: Look, scale: float) -> None:
        self.look = look
        self.scale = scale
        self.palette: Palette = palette_for(look.theme)
        self._made: dict[tuple[object, ...], Sprite] = {}

    def kept(self, key: tuple[object, ...], make: Callable[[], Sprite]) -> Sprite:
        found = self._made.get(key)
        if found is None:
            made = make()
            if pygame.display.get_surface():
                made = Sprite(made.picture.convert_alpha(), made.foot)
            found = self._made[key] = made
        return found

    def unit(self, kind: str, faction: str, *, size: float = 1.0, mirror: bool = False, base: bool = True) -> Sprite:
        """A character, mech or worker on its base; `size` 1 is that of a map hexagon."""
        return self.kept(
            ("unit", kind, faction, size, mirror, base),
            lambda: self._figure(figure(kind, faction), faction, size, mirror, base),
        )

    def structure(self, kind: str, faction: str) -> Sprite:
        return self.kept(
            ("structure", kind, faction), lambda: self._figure(figure(kind, faction), faction, 1.0, False, False)
        )

    def outline_of(self, kind: str, faction: str) -> Sprite:
        """A unit or structure that is not there yet: its shape in pale ink."""
        return self.kept(("ghost", kind, faction), lambda: self._ghost(kind, faction))

    def halo(self, kind: str, faction: str, *, size: float = 1.0, mirror: bool = False) -> Sprite:
        """The cream line around a piece that is held, to be put under it."""
        return self.kept(("halo", kind, faction, size, mirror), lambda: self._halo(kind, faction, size, mirror))

    def shadow(self, kind: str, *, size: float = 1.0, air: bool = False) -> Sprite:
        """What a piece throws on the ground; softer when it is in the air."""
        width = {"character": 13.5, "mech": 18.0, "worker": 9.0}.get(kind, 13.5) * size
        return self.kept(("shadow", width, air), lambda: self._shadow(width, air))

    # making

    def tones(self, faction: str) -> dict[str, Colour | None]:
        one, palette = self.palette.factions[faction], self.palette
        return {
            "seat": one.fill,
            "seat_light": one.light,
            "seat_shade": one.shade,
            "seat_dark": one.dark,
            "joint": mix(one.dark, one.fill, 0.25),
            "skin": mix((228, 190, 152), one.fill, 0.16),
            "pole": mix(palette.wood, one.dark, 0.35),
            "brass": palette.brass[1],
            "plume": (188, 62, 48),
            "glass": mix(palette.bolt, one.dark, 0.12),
            "plate": mix(one.light, (255, 252, 244), 0.4) if faction != "polania" else (214, 208, 196),
        }

    def _drawing(
        self, shown: Figure, unit: float, tones: Mapping[str, Colour | None], mirror: bool = False
    ) -> Surface:
        picture = svg.picture(ART.kinds("figures").get(shown.drawing, ""), _pixels(shown, unit), tones)
        return pygame.transform.flip(picture, True, False) if mirror else picture

    def _standing(self, shown: Figure, unit: float, layers: Sequence[Surface]) -> Sprite:
        """All layers over each other, their feet together."""
        made = Surface(_pixels(shown, unit), pygame.SRCALPHA)
        for layer in layers:
            made.blit(layer, (0, 0))
        return Sprite(made, (round_px(HALF * unit), round_px(shown.above * unit)))

    def _figure(self, shown: Figure, faction: str, size: float, mirror: bool, base: bool) -> Sprite:
        unit, foot = self.scale * size, (HALF, shown.above)
        one = self.palette.factions[faction]
        layers = []
        if base and shown.base:
            canvas = self._canvas(shown, unit, one.rim or one.dark)
            self._base(canvas, shown.base, foot, one)
            layers.append(canvas.finish())
        drawing = self._drawing(shown, unit, self.tones(faction), mirror)
        if one.rim:
            layers.append(_grown(drawing, _RIM * unit, one.rim))
        layers.append(drawing)
        x, y, r = shown.mark
        if r * unit >= 1.6:
            canvas = self._canvas(shown, unit, one.mark)
            on_dark = shown.drawing == "armory"
            self._mark(canvas, one, (foot[0] + (-x if mirror else x), foot[1] + y), r, on_dark)
            layers.append(canvas.finish())
        return self._standing(shown, unit, layers)

    def _canvas(self, shown: Figure, unit: float, ground: Colour) -> Canvas:
        return Canvas(_pixels(shown, unit), unit, ground, over=6 if unit < 1.6 else 4 if unit < 4 else 2)

    def _mark(self, canvas: Canvas, one: Faction, at: Point, radius: float, on_dark: bool) -> None:
        canvas.polygon(sign_shape(one.sign, at, radius), one.light if on_dark and one.dark > one.mark else one.mark)

    def _base(self, canvas: Canvas, half: float, foot: Point, one: Faction) -> None:
        """A disc seen from the side, its upper rim in the pattern of the faction."""
        x, y = foot[0], foot[1] - 0.6
        deep, flat = 2.6, 0.3
        ring = (one.rim, 1.1) if one.rim else None
        for grow, colour in ((ring[1] + OUTLINE, ring[0]) if ring else (0, one.dark), (OUTLINE, one.dark)):
            canvas.polygon(ellipse((x, y + deep), half + grow, half * flat + grow, 40), colour)
            canvas.polygon(ellipse((x, y), half + grow, half * flat + grow, 40), colour)
            canvas.box(x - half - grow, y, 2 * (half + grow), deep, colour)
        canvas.polygon(ellipse((x, y + deep), half, half * flat, 40), one.shade)
        canvas.box(x - half, y, 2 * half, deep, one.shade)
        canvas.polygon(ellipse((x, y), half, half * flat, 40), one.fill)
        self._pattern(canvas, (x, y), half, flat, deep, one)

    def _pattern(self, canvas: Canvas, at: Point, half: float, flat: float, deep: float, one: Faction) -> None:
        x, y = at
        if one.sign == "circle":  # a light line all round
            canvas.line(ellipse(at, half * 0.8, half * flat * 0.72, 40), 0.9, one.mark, closed=True)
        elif one.sign == "square":  # upright bars on the rim
            for turn in range(20, 180, 20):
                a = math.radians(turn)
                px, py = x + half * math.cos(a), y + half * flat * math.sin(a)
                canvas.line([(px, py + 0.5), (px, py + deep - 0.3)], 1.0, one.mark)
        elif one.sign == "diamond":  # dots on the rim
            for turn in range(25, 180, 26):
                a = math.radians(turn)
                canvas.circle((x + half * math.cos(a), y + half * flat * math.sin(a) + deep * 0.55), 0.8, one.mark)
        elif one.sign == "star":  # a dark line all round
            canvas.line(ellipse(at, half * 0.78, half * flat * 0.7, 40), 1.1, one.dark, closed=True)

    def _ghost(self, kind: str, faction: str) -> Sprite:
        shown, unit, ink = figure(kind, faction), self.scale, self.palette.ink
        pale = dict.fromkeys(self.tones(faction), mix(self.palette.paper, ink, 0.16))
        drawing = self._drawing(shown, unit, {**pale, "seat_dark": mix(self.palette.paper, ink, 0.5)})
        return self._standing(shown, unit, [drawing])

    def _halo(self, kind: str, faction: str, size: float, mirror: bool) -> Sprite:
        shown, unit, ring = figure(kind, faction), self.scale * size, self.look.theme.lit_ring
        drawing = self._drawing(shown, unit, self.tones(faction), mirror)
        layers = []
        for grow, colour in ((HALO + 1.0, self.look.theme.copper), (HALO, ring)):
            canvas = self._canvas(shown, unit, colour)
            canvas.polygon(
                ellipse((HALF, shown.above + 0.6), shown.base + grow, shown.base * 0.3 + 1.3 + grow, 40), colour
            )
            layers += [_grown(drawing, (grow - OUTLINE) * unit, colour), canvas.finish()]
        return self._standing(shown, unit, layers)

    def _shadow(self, half: float, air: bool) -> Sprite:
        blur = (4.5 if air else 2.2) * self.scale
        reach = half * self.scale + 2.4 * blur
        px = math.ceil(2 * reach), math.ceil(2 * (half * 0.36 * self.scale + 2.4 * blur))
        canvas = Canvas(px, 1, SHADOW, over=2)
        canvas.polygon(
            ellipse((px[0] / 2, px[1] / 2), half * self.scale, half * 0.34 * self.scale, 32), (0, 0, 0, 255)
        )
        soft = shapes.tinted(shapes.blurred(canvas.finish(), max(1, round_px(blur))), SHADOW, 110 if air else 130)
        return Sprite(
            soft,
            (px[0] // 2 - round_px(1.4 * self.scale), px[1] // 2 - round_px((1.2 if not air else 0) * self.scale)),
        )


def _pixels(shown: Figure, unit: float) -> tuple[int, int]:
    wide, high = shown.size
    return math.ceil(wide * unit), math.ceil(high * unit)


def _grown(drawing: Surface, by: float, colour: Colour) -> Surface:
    """The silhouette in one colour, so many pixels larger all round: drawn large where parts of a pixel count."""
    size, fine = drawing.get_size(), 2 if by < 2 else 1
    box = drawing.get_bounding_rect()
    shape = shapes.tinted(drawing.subsurface(box), colour)
    large = pygame.transform.smoothscale(shape, (box.w * fine, box.h * fine))
    whole = Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    whole.fill((*colour, 0))
    for share in (1.0,) if by < 4 else (1.0, 0.5):
        for step in range(12):
            angle, far = math.tau * step / 12, by * share
            spot = (box.x + far * math.cos(angle)) * fine, (box.y + far * math.sin(angle)) * fine
            whole.blit(large, (round_px(spot[0]), round_px(spot[1])), special_flags=pygame.BLEND_RGBA_MAX)
    return pygame.transform.smoothscale(whole, size)
