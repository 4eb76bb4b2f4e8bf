"""Figures and pieces in the colours of players: pawns, Scots, markers, boats; and those of nobody."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.games.glen_more.art import ART
from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.symbols import draw_symbol, symbol
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
        """The die that walks like a player; it has no more than three pips, and 0 shows these."""
        return self._make(("die", px, face), lambda: self._die(px, face))

    def englishman(self, px: int) -> Surface:
        return self._make(("englishman", px), lambda: self._englishman(px))

    # painting

    def _piece(self, name: str, px: int, span: int, livery: Livery | None = None) -> tuple[Canvas, Colour]:
        """A figure's drawing on a canvas `span` units wide, and the dark tone of whom it belongs to."""
        dark = self.palette.dark
        colour = self.look.theme.player(livery.colour) if livery is not None else dark
        shade = mix(colour, dark, 0.38)
        canvas = Canvas((px, px), px / span, dark, over=4)
        ART.draw(
            canvas,
            self.palette,
            "figures",
            name,
            (span / 2, span / 2),
            span,
            seat=colour,
            seat_dark=shade,
            face=_FACE,
        )
        return canvas, shade

    def _mark(self, canvas: Canvas, livery: Livery, x: float, y: float, radius: float, colour: Colour) -> None:
        corners = outline(livery.shape, radius, (x, y))
        if corners is None:
            canvas.circle((x, y), radius * 0.86, colour)
        else:
            canvas.polygon(corners, colour)

    def _chip(self, kind: str, px: int) -> Surface:
        canvas, _ = self._piece("chip", px, 24)
        draw_symbol(canvas, self.palette, kind, (11.8, 11.6), 16.6)
        return canvas.finish()

    def _scot(self, livery: Livery, px: int) -> Surface:
        canvas, shade = self._piece("scot", px, 24, livery)
        self._mark(canvas, livery, 12, 18.9, 2.9, self.palette.disc)
        self._mark(canvas, livery, 12, 18.9, 1.9, shade)
        return canvas.finish()

    def _pawn(self, livery: Livery, px: int) -> Surface:
        canvas, shade = self._piece("pawn", px, 28, livery)
        self._mark(canvas, livery, 14, 19.6, 2.5, shade)
        return canvas.finish()

    def _marker(self, livery: Livery, px: int) -> Surface:
        canvas, _ = self._piece("marker", px, 24, livery)
        self._mark(canvas, livery, 11.8, 11.6, 5.6, self.palette.disc)
        return canvas.finish()

    def _boat(self, livery: Livery, px: int) -> Surface:
        canvas, shade = self._piece("boat", px, 24, livery)
        self._mark(canvas, livery, 10.4, 7.6, 3.1, self.palette.disc)
        self._mark(canvas, livery, 10.4, 7.6, 2.0, shade)
        return canvas.finish()

    def _die(self, px: int, face: int) -> Surface:
        canvas, _ = self._piece("die", px, 24)
        pips = {1: ((12, 12),), 2: ((7.6, 7.6), (16, 16)), 3: ((7.2, 7.2), (11.8, 11.8), (16.4, 16.4))}
        for x, y in pips.get(face, pips[3]):
            canvas.circle((x - 0.2, y - 0.2), 1.9, self.palette.dark)
        return canvas.finish()

    def _englishman(self, px: int) -> Surface:
        """A soldier with a tall hat and crossed belts."""
        return self._piece("englishman", px, 28)[0].finish()

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
