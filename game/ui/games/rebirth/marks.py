"""What lies over the board to speak: lit places, hover, effects, refusals, last moves. Sprites of one radius."""

from __future__ import annotations

import math

import pygame
from pygame import BLEND_RGBA_ADD, BLEND_RGBA_MULT, Surface

from game.ui.games.rebirth.layout import HEX, hex_corners
from game.ui.games.rebirth.palette import Palette
from game.ui.games.rebirth.prints import Prints
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.made_once import MadeOnce
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour

NOTCHES_UP_TO = 40
"""With more lit places than this the notch is left out and the frame is fine: where nearly everything can be chosen,
broad ones would drown the tiles that lie there. Ground and frame still say it twice."""


class Marks:
    def __init__(self, prints: Prints, look: Look, palette: Palette) -> None:
        self.prints = prints
        self.look = look
        self.palette = palette
        self.radius = prints.radius
        self.unit = prints.unit
        self.side = 2 * math.ceil(self.radius * 1.3) + 2
        self._kept = MadeOnce()

    def _canvas(self, ground: Colour) -> Canvas:
        return Canvas((self.side, self.side), self.unit, ground, over=4 if self.radius < 70 else 3)

    def _hex(self, radius: float) -> list[Point]:
        half = self.side / 2 / self.unit
        return hex_corners((half, half), radius)

    def _glow(self, blur: float, colour: Colour, alpha: int, width: float = 0) -> Surface:
        """Light behind a hexagon; with a width only around it, so that what lies in it stays clear."""
        canvas = Canvas((self.side, self.side), self.unit, colour, over=2)
        canvas.polygon(self._hex(HEX - 0.6), (*colour, 255))
        made = pygame.transform.gaussian_blur(canvas.finish(), max(1, round_px(blur * self.unit)))
        made.fill((255, 255, 255, 0), special_flags=BLEND_RGBA_ADD)
        made.fill((*colour, alpha), special_flags=BLEND_RGBA_MULT)
        if width:
            hole = Canvas((self.side, self.side), self.unit, (0, 0, 0), over=2)
            hole.polygon(self._hex(HEX - width), (0, 0, 0, 255))
            made.blit(hole.finish(), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
        return made

    # lit places

    def lit_glow(self, few: bool = True) -> Surface:
        """Lies under all lit places."""
        colour, alpha = (self.look.theme.glow, 190) if few else (self.look.theme.lit_ring, 90)
        return self._kept(("lit glow", few), lambda: self._glow(3.2, colour, alpha))

    def lit(self, symbol: str, few: bool) -> Surface:
        """Ground, notch and a light line between two dark ones, in no colour that a seat has: a copper frame looked
        like that of a castle which the orange seat holds. The printed symbol stands on it again, dark."""
        return self._kept(("lit", symbol, few), lambda: self._lit(symbol, few))

    def _lit(self, symbol: str, few: bool) -> Surface:
        theme = self.look.theme
        canvas = self._canvas(theme.lit_casing)
        canvas.polygon(self._hex(HEX - 2.4), (*theme.lit_ground, 212))
        ring = self._hex(HEX - 2.5)
        canvas.line(ring, 5.0 if few else 2.4, theme.lit_casing, closed=True)
        canvas.line(ring, 1.9 if few else 0.7, theme.lit_ring, closed=True)
        if few:
            x, y = ring[0]
            canvas.polygon([(x - 7.2, y - 3.4), (x + 7.2, y - 3.4), (x, y + 7.4)], theme.lit_casing)
            canvas.polygon([(x - 3.9, y - 1.6), (x + 3.9, y - 1.6), (x, y + 3.9)], theme.lit_ring)
        sprite = canvas.finish()
        self.prints.put(sprite, self.prints.symbol(symbol), (self.side / 2, self.side / 2 + 0.6 * self.unit))
        return sprite

    # pointing

    def hover(self) -> Surface:
        """Hover and keyboard cursor, the same for both."""

        def make() -> Surface:
            canvas = self._canvas(self.look.theme.lit_ring)
            canvas.line(self._hex(HEX - 1.0), 3.2, (*self.palette.dark, 150), closed=True)
            canvas.line(self._hex(HEX - 1.0), 2.1, self.look.theme.lit_ring, closed=True)
            sprite = self._glow(3.6, self.look.theme.glow, 200, width=1.2)
            sprite.blit(canvas.finish(), (0, 0))
            return sprite

        return self._kept(("hover",), make)

    def effect(self) -> Surface:
        """Part of what will happen: a group that will score, a castle that will change hands."""
        theme = self.look.theme
        return self._kept(("effect",), lambda: self._ring(1.6, 3.4, theme.lit_ring, 1.3, theme.copper))

    def last_move(self) -> Surface:
        return self._kept(("last",), lambda: self._ring(1.2, 2.8, self.palette.dark, 1.7, self.look.theme.lit_ring))

    def selected(self) -> Surface:
        """Around the piece in the air."""
        theme = self.look.theme
        return self._kept(("selected",), lambda: self._ring(0.6, 3.6, theme.lit_ring, 2.0, theme.copper))

    def _ring(self, inset: float, wide: float, outer: Colour, thin: float, inner: Colour) -> Surface:
        canvas = self._canvas(outer)
        canvas.line(self._hex(HEX - inset), wide, outer, closed=True)
        canvas.line(self._hex(HEX - inset), thin, inner, closed=True)
        return canvas.finish()

    def refused(self) -> Surface:
        """Frame, dashed diagonal and a round cross: shown while pointed at."""
        return self._kept(("refused",), self._refused)

    def _refused(self) -> Surface:
        theme = self.look.theme
        canvas = self._canvas(theme.refuse)
        ring = self._hex(HEX - 1.8)
        canvas.line(ring, 3.4, theme.lit_ring, closed=True)
        canvas.line(ring, 2.2, theme.refuse, closed=True)
        (ax, ay), (bx, by) = ring[4], ring[1]
        for i in range(7):
            ends = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in ((i + 0.2) / 7, (i + 0.75) / 7)]
            canvas.line(ends, 1.9, (*theme.lit_ring, 210))
            canvas.line(ends, 1.1, theme.refuse)
        x, y = ring[1][0] - 1.5, ring[1][1] - 1.0
        canvas.circle((x, y), 6.4, theme.lit_ring)
        canvas.circle((x, y), 5.4, theme.refuse)
        for sign in (-1, 1):
            canvas.line([(x - 2.3, y - 2.3 * sign), (x + 2.3, y + 2.3 * sign)], 1.5, theme.lit_ring)
        return canvas.finish()
