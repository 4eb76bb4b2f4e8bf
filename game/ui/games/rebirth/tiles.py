"""Players' pieces on the map: tiles, castles' owners, cathedrals' visitors. One sprite per player, kind and size.

Every piece carries three marks: its colour, the player's sign, and a rim that differs in brightness or pattern.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import BLEND_RGBA_MULT, Surface

from game.core.signs import SignPair
from game.ui.games.rebirth.layout import HEX, hex_corners
from game.ui.games.rebirth.palette import Palette
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.shapes import Canvas, Point, on_circle
from game.ui.signs import Livery, pair_of
from game.ui.theme import Colour, mix

CREAM: Colour = (255, 247, 230)
DARK: Colour = (30, 23, 16)
NEUTRAL = "neutral"
FACE_DOWN = "?"
_SYMBOL = {"food": ("wheat", 1.06), "energy": ("turbine", 1.2)} | {
    f"settlement_{n}": (f"houses{n}", size) for n, size in ((1, 1.0), (2, 1.12), (3, 1.08), (4, 1.04))
}


def _ink(pair: SignPair) -> Colour:
    """What is drawn on a tile of this colour."""
    return DARK if pair.light else CREAM


class Pieces:
    """Sprites for one radius of hexagons in pixels; all are centred on their hexagon."""

    def __init__(self, radius: float, look: Look, palette: Palette) -> None:
        self.radius = radius
        self.look = look
        self.palette = palette
        self.unit = radius / HEX
        self.side = 2 * math.ceil(radius * 1.04) + 2
        self._kept = MadeOnce()

    def tile(self, kind: str, livery: Livery | None) -> Surface:
        """A tile face up, or its back for kind "?"; without a livery the neutral back."""
        return self._kept(("tile", kind, livery), lambda: self._tile(kind, livery))

    def blank(self, livery: Livery) -> Surface:
        """A tile without anything on it but its rim."""
        return self._kept(("blank", livery), lambda: self._block(self.look.theme.player(livery.colour), livery))

    def shadow(self, in_air: bool = False) -> Surface:
        """What a tile throws on the board; draw it at shadow_shift from the tile."""
        return self._kept(("shadow", in_air), lambda: self._shadow(in_air))

    def shadow_shift(self, in_air: bool = False) -> Point:
        return (4 * self.unit, 9 * self.unit) if in_air else (0.9 * self.unit, 1.7 * self.unit)

    def owner(self, livery: Livery) -> Surface:
        """The ring around a castle, its banner, and the sign at its foot."""
        return self._kept(("owner", livery), lambda: self._owner(livery))

    def visitors(self, liveries: Sequence[Livery]) -> Surface:
        """The signs of those who reached a cathedral, in the order of their arrival."""
        return self._kept(("visitors", tuple(liveries)), lambda: self._visitors(liveries))

    # how

    def _canvas(self, ground: Colour) -> Canvas:
        return Canvas((self.side, self.side), self.unit, ground, over=4 if self.radius < 70 else 3)

    def _hex(self, radius: float) -> list[Point]:
        half = self.side / 2 / self.unit
        return hex_corners((half, half), radius)

    def _shadow(self, in_air: bool) -> Surface:
        blur, alpha = (4.2, 200) if in_air else (1.5, 165)
        px = max(1, round_px(blur * self.unit))
        side = self.side + 6 * px
        canvas = Canvas((side, side), self.unit, (12, 8, 5), over=2)
        half = side / 2 / self.unit
        canvas.polygon(hex_corners((half, half), HEX - 0.8), (12, 8, 5, alpha))
        return pygame.transform.gaussian_blur(canvas.finish(), px)

    def _tile(self, kind: str, livery: Livery | None) -> Surface:
        body = self.palette.neutral_tile if livery is None else self.look.theme.player(livery.colour)
        sprite = self._block(body, livery)
        if livery is None or kind in (NEUTRAL, FACE_DOWN):
            self._back(sprite, body)
            if livery is not None:
                self._sign(sprite, livery, 0.66, (0, 0))
            return sprite
        ink = _ink(pair_of(livery.colour))
        name, size = _SYMBOL[kind]
        self._stamp(sprite, name, round_px(self.radius * size), ink, (0, -0.13 * self.radius))
        self._sign(sprite, livery, 0.40, (0, 0.60 * self.radius))
        return sprite

    def _block(self, body: Colour, livery: Livery | None) -> Surface:
        """A thick hexagon with a bevel and a slightly hollow plate, lit from the upper left."""
        canvas = self._canvas(DARK)
        rim = mix(body, (0, 0, 0), 0.30)
        canvas.polygon(self._hex(HEX - 1.2), mix(body, DARK, 0.86))
        canvas.polygon(self._hex(HEX - 2.2), rim)
        edge, plate = self._hex(HEX - 2.2), self._hex(HEX * 0.80)
        for i, light in ((5, 0.34), (4, 0.24), (0, 0.16), (3, -0.10), (1, -0.20), (2, -0.34)):
            j = (i + 1) % 6
            tone = mix(body, (255, 250, 235), light) if light > 0 else mix(body, (0, 0, 0), -light)
            canvas.polygon([edge[i], edge[j], plate[j], plate[i]], tone)
        canvas.polygon(self._hex(HEX * 0.815), mix(body, (0, 0, 0), 0.26))
        canvas.polygon(self._hex(HEX * 0.79), body)
        self._pattern(canvas, livery)
        sprite = canvas.finish()
        sprite.blit(self._sheen(), (0, 0), special_flags=BLEND_RGBA_MULT)
        return sprite

    def _sheen(self) -> Surface:
        """Brighter above, darker below: multiplied on every tile."""

        def make() -> Surface:
            sheen = Surface((1, self.side), pygame.SRCALPHA)
            for y in range(self.side):
                grey = round(255 - 52 * max(0.0, y / self.side - 0.12) ** 1.2)
                sheen.set_at((0, y), (grey, grey, grey, 255))
            return pygame.transform.scale(sheen, (self.side, self.side))

        return self._kept(("sheen",), make)

    def _pattern(self, canvas: Canvas, livery: Livery | None) -> None:
        """The third mark of a player: the rim."""
        if livery is None:
            return
        pair = pair_of(livery.colour)
        if pair.rim == "line":
            width, alpha = (1.3, 215) if pair.light else (1.15, 225)
            canvas.line(self._hex(HEX * 0.72), width, (*_ink(pair), alpha), closed=True)
        elif pair.rim == "dots":
            half = self.side / 2 / self.unit
            for i in range(6):
                canvas.circle(on_circle((half, half), HEX * 0.70, 60 * i - 90), 1.45, (*_ink(pair), 235))

    def _back(self, sprite: Surface, body: Colour) -> None:
        """The back of a tile: three nested hexagons and a knot of lines."""
        canvas = self._canvas(body)
        half = self.side / 2 / self.unit
        light, dark = (*mix(body, (255, 250, 235), 0.34), 200), (*mix(body, (0, 0, 0), 0.34), 190)
        for radius in (0.62, 0.40):
            canvas.line([(x + 0.5, y + 0.6) for x, y in self._hex(HEX * radius)], 1.0, dark, closed=True)
            canvas.line(self._hex(HEX * radius), 1.0, light, closed=True)
        for i in range(6):
            near = on_circle((half, half), HEX * 0.40, 60 * i - 90)
            canvas.line([near, on_circle((half, half), HEX * 0.62, 60 * i - 30)], 1.0, light)
        sprite.blit(canvas.finish(), (0, 0))

    def _stamp(self, sprite: Surface, icon: str, px: int, ink: Colour, shift: Point) -> None:
        """A symbol standing up from the plate: dark below it, or light below a dark one."""
        under = self.look.icons.picture(icon, px, (20, 12, 6) if ink == CREAM else (255, 246, 214)).copy()
        under.fill((255, 255, 255, 125), special_flags=BLEND_RGBA_MULT)
        x = self.side / 2 + shift[0] - px / 2
        y = self.side / 2 + shift[1] - px / 2
        drop = max(1, round_px(0.8 * self.unit))
        sprite.blit(under, (round_px(x) + drop, round_px(y) + drop))
        sprite.blit(self.look.icons.picture(icon, px, ink), (round_px(x), round_px(y)))

    def _sign(self, sprite: Surface, livery: Livery, size: float, shift: Point) -> None:
        px = max(6, round_px(self.radius * size))
        ink = _ink(pair_of(livery.colour))
        picture = self.look.signs.plain(livery.shape, px, ink)
        corner = self.side / 2 - px / 2
        sprite.blit(picture, (round_px(corner + shift[0]), round_px(corner + shift[1])))

    def _owner(self, livery: Livery) -> Surface:
        colour = self.look.theme.player(livery.colour)
        canvas = self._canvas(DARK)
        ring = self._hex(HEX - 3.4)
        canvas.line(ring, 5.6, DARK, closed=True)
        canvas.line(ring, 4.0, colour, closed=True)
        canvas.line([ring[i] for i in (4, 5, 0, 1)], 1.0, (*mix(colour, (255, 255, 255), 0.5), 170))
        pair = pair_of(livery.colour)
        if pair.rim == "dots":
            for corner in ring:
                canvas.circle(corner, 1.3, _ink(pair))
        elif pair.rim or pair.light:
            canvas.line(self._hex(HEX - 3.4), 0.9, (*_ink(pair), 225 if pair.light else 230), closed=True)
        self._banner(canvas, colour)
        sprite = canvas.finish()
        px = max(8, round_px(self.radius * 0.62))
        sign = self.look.signs.picture(livery.colour, px, livery.shape)
        sprite.blit(sign, (round_px(self.side / 2 - px / 2), round_px(self.side / 2 + self.radius * 0.66 - px / 2)))
        return sprite

    def _banner(self, canvas: Canvas, colour: Colour) -> None:
        half = self.side / 2 / self.unit
        x, foot, top = half + 6.1, half - 9.4, half - 16.2
        canvas.line([(x, foot), (x, top)], 0.9, DARK)
        canvas.polygon(
            [(x, top - 0.5), (x - 7.8, top + 0.9), (x - 5.6, top + 2.6), (x - 7.6, top + 4.8), (x, top + 4.6)], DARK
        )
        canvas.polygon(
            [
                (x - 0.5, top + 0.3),
                (x - 6.2, top + 1.4),
                (x - 4.4, top + 2.6),
                (x - 6.0, top + 4.0),
                (x - 0.5, top + 3.8),
            ],
            colour,
        )

    def _visitors(self, liveries: Sequence[Livery]) -> Surface:
        px = max(8, round_px(self.radius * (0.56 if len(liveries) < 4 else 0.46)))
        step = px * (0.98 if len(liveries) < 4 else 0.86)
        width = math.ceil(step * (len(liveries) - 1)) + px
        sprite = Surface((width, px), pygame.SRCALPHA)
        for number, livery in enumerate(liveries):
            sprite.blit(self.look.signs.picture(livery.colour, px, livery.shape), (round_px(number * step), 0))
        return sprite
