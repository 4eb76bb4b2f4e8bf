"""Figures and pieces in the colours of players: pawns, Scots, markers, boats; and those of nobody."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.pen import Pen
from game.ui.games.glen_more.symbols import draw_symbol, scot_shape, symbol
from game.ui.grid import round_px
from game.ui.kept import Kept
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.signs import Livery, outline
from game.ui.theme import Colour, mix

_KEPT_BYTES = 8_000_000
_FACE: Colour = (238, 208, 176)


class Figures:
    """For one look; surfaces handed out are shared."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.palette: Palette = palette_for(look.theme)
        self._kept = Kept(_KEPT_BYTES)

    def _make(self, key: tuple[object, ...], paint: object) -> Surface:
        assert callable(paint)
        return self._kept.get(key, lambda: [(_fast(paint()), (0, 0))])[0][0]

    def symbol(self, kind: str, px: int) -> Surface:
        """A symbol without a ground."""
        return self._make(("symbol", kind, px), lambda: symbol(self.palette, kind, px))

    def chip(self, kind: str, px: int) -> Surface:
        """A symbol on a cream disc with its shadow: a good that lies there as a piece."""
        return self._make(("chip", kind, px), lambda: self._chip(kind, px))

    def scot(self, livery: Livery, px: int) -> Surface:
        """A Scot px high, with the player's mark."""
        return self._make(("scot", livery, px), lambda: self._scot(livery, px))

    def pawn(self, livery: Livery, px: int) -> Surface:
        """The figure that walks the rondel: a Scot on a round base."""
        return self._make(("pawn", livery, px), lambda: self._pawn(livery, px))

    def marker(self, livery: Livery, px: int) -> Surface:
        """A clan marker: a disc in the player's colour with the mark."""
        return self._make(("marker", livery, px), lambda: self._marker(livery, px))

    def boat(self, livery: Livery, px: int) -> Surface:
        return self._make(("boat", livery, px), lambda: self._boat(livery, px))

    def die(self, px: int, face: int = 0) -> Surface:
        """The die that walks like a player; 0 shows no pips."""
        return self._make(("die", px, face), lambda: self._die(px, face))

    def englishman(self, px: int) -> Surface:
        return self._make(("englishman", px), lambda: self._englishman(px))

    # painting

    def _tones(self, livery: Livery) -> tuple[Colour, Colour]:
        colour = self.look.theme.player(livery.colour)
        return colour, mix(colour, self.palette.dark, 0.38)

    def _mark(self, canvas: Canvas, livery: Livery, x: float, y: float, radius: float, colour: Colour) -> None:
        corners = outline(livery.shape, radius, (x, y))
        if corners is None:
            canvas.circle((x, y), radius * 0.86, colour)
        else:
            canvas.polygon(corners, colour)

    def _chip(self, kind: str, px: int) -> Surface:
        dark = self.palette.dark
        canvas = Canvas((px, px), px / 24, dark, over=3)
        canvas.circle((12.5, 12.8), 11.2, (*dark, 150))
        canvas.circle((11.8, 11.6), 11.2, dark)
        canvas.circle((11.8, 11.6), 10.2, self.palette.disc)
        draw_symbol(canvas, self.palette, kind, (11.8, 11.6), 16.6)
        return canvas.finish()

    def _scot(self, livery: Livery, px: int) -> Surface:
        colour, shade = self._tones(livery)
        canvas = Canvas((px, px), px / 24, self.palette.dark, over=4)
        canvas.polygon(
            [(4, 21.6), (12, 20.4), (21.4, 21.4), (21, 23.4), (12, 23.9), (4, 23.2)], (*self.palette.dark, 120)
        )
        scot_shape(Pen(canvas, (12, 12), 1), colour, shade, self.palette.dark, _FACE)
        self._mark(canvas, livery, 12, 18.9, 2.9, self.palette.disc)
        self._mark(canvas, livery, 12, 18.9, 1.9, shade)
        return canvas.finish()

    def _pawn(self, livery: Livery, px: int) -> Surface:
        colour, shade = self._tones(livery)
        dark = self.palette.dark
        canvas = Canvas((px, px), px / 28, dark, over=4)
        pen = Pen(canvas, (14, 14), 1, 28)
        pen.oval((*dark, 120), 15, 25.4, 11, 2.4)
        pen.oval(dark, 14, 24.2, 10.6, 3.2)
        pen.oval(colour, 14, 23.8, 9.4, 2.3)
        scot_shape(Pen(canvas, (14, 12.4), 1.02), colour, shade, dark, _FACE)
        canvas.circle((14, 19.6), 4.1, dark)
        canvas.circle((14, 19.6), 3.4, self.palette.disc)
        self._mark(canvas, livery, 14, 19.6, 2.5, shade)
        return canvas.finish()

    def _marker(self, livery: Livery, px: int) -> Surface:
        colour, shade = self._tones(livery)
        canvas = Canvas((px, px), px / 24, self.palette.dark, over=4)
        canvas.circle((12.4, 12.8), 11, (*self.palette.dark, 150))
        canvas.circle((11.8, 11.6), 11, self.palette.dark)
        canvas.circle((11.8, 11.6), 10, colour)
        canvas.circle((11.8, 11.6), 8.2, shade, 0.9)
        self._mark(canvas, livery, 11.8, 11.6, 5.6, self.palette.disc)
        return canvas.finish()

    def _boat(self, livery: Livery, px: int) -> Surface:
        colour, shade = self._tones(livery)
        canvas = Canvas((px, px), px / 24, self.palette.dark, over=4)
        draw_symbol(canvas, self.palette, "boat", (12, 13.5), 24)
        pen = Pen(canvas, (12, 12), 1)
        pen.line(self.palette.dark, 1.4, (10.4, 1.4), (10.4, 15))
        pen.poly(self.palette.dark, (4.4, 2.6), (16.6, 2.6), (15.2, 12.6), (5.6, 12.6))
        pen.poly(colour, (5.4, 3.5), (15.6, 3.5), (14.4, 11.7), (6.4, 11.7))
        self._mark(canvas, livery, 10.4, 7.6, 3.1, self.palette.disc)
        self._mark(canvas, livery, 10.4, 7.6, 2.0, shade)
        return canvas.finish()

    def _die(self, px: int, face: int) -> Surface:
        p = self.palette
        canvas = Canvas((px, px), px / 24, p.dark, over=4)
        canvas.box(3.2, 3.6, 19, 19, (*p.dark, 140), 4)
        canvas.box(2, 2, 19.4, 19.4, p.dark, 4)
        canvas.box(3, 3, 17.4, 17.4, p.disc, 3.2)
        canvas.box(3, 14.6, 17.4, 5.8, mix(p.disc, p.dark, 0.10), 3.2)
        pips = {1: ((12, 12),), 2: ((7.6, 7.6), (16, 16)), 3: ((7.2, 7.2), (11.8, 11.8), (16.4, 16.4))}
        for x, y in pips.get(face, ((7.2, 7.2), (16.4, 7.2), (11.8, 11.8), (7.2, 16.4), (16.4, 16.4))):
            canvas.circle((x - 0.2, y - 0.2), 1.9, p.dark)
        return canvas.finish()

    def _englishman(self, px: int) -> Surface:
        """A soldier with a tall hat and crossed belts."""
        p = self.palette
        canvas = Canvas((px, px), px / 28, p.dark, over=4)
        pen = Pen(canvas, (14, 14), 1, 28)
        pen.oval((*p.dark, 120), 15, 26, 9, 2)
        pen.box(p.dark, 8, 16.6, 12, 9.4, 2)
        pen.box(p.wool, 9.4, 18.6, 3.8, 6.6, 0.6)
        pen.box(p.wool, 14.8, 18.6, 3.8, 6.6, 0.6)
        pen.poly(p.dark, (7, 11), (21, 11), (22.6, 20), (5.4, 20))
        pen.poly(p.cost, (8, 12), (20, 12), (21.2, 19), (6.8, 19))
        pen.line(p.disc, 1.7, (8.6, 12.4), (19.4, 18.6))
        pen.line(p.disc, 1.7, (19.4, 12.4), (8.6, 18.6))
        pen.disc(p.dark, 14, 8.4, 4.4)
        pen.disc(_FACE, 14, 8.6, 3.4)
        pen.poly(p.dark, (8, 6.4), (9.4, 0.6), (18.6, 0.6), (20, 6.4))
        pen.line(p.coin, 1.2, (9, 5), (19, 5))
        return canvas.finish()

    # rows of pieces

    def count_chip(self, number: int, px: int) -> Surface:
        """A small dark chip with a number, for what is there more than once."""
        return self._make(("count", number, px), lambda: self._count(number, px))

    def _count(self, number: int, px: int) -> Surface:
        canvas = Canvas((px, px), px / 24, self.palette.dark, over=4)
        canvas.circle((12, 12), 12, self.palette.disc)
        canvas.circle((12, 12), 10.6, self.palette.dark)
        picture = canvas.finish()
        fonts = self.look.print_fonts
        made = fonts.text(str(number), "caption_bold", self.palette.disc)
        if made.get_height() > px * 1.15:
            size = round_px(made.get_width() * px / made.get_height()), px
            made = pygame.transform.smoothscale(made, size)
        picture.blit(made, made.get_rect(center=(px // 2, px // 2)))
        return picture


def _fast(picture: Surface) -> Surface:
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def figures_for(look: Look) -> Figures:
    return look.painter(Figures)
