"""Signs, pieces and small counters as ready pictures for any number of pixels, shared by map, mats and cards."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui.fonts import font_of
from game.ui.games.scythe import emblems, waters
from game.ui.games.scythe.art import ART
from game.ui.games.scythe.brush import sign_shape
from game.ui.games.scythe.figures import STRUCTURES
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.sprites import Sprites
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, rounded
from game.ui.theme import Colour, Theme, mix


@lru_cache(maxsize=24)
def _font(px: int) -> pygame.font.Font:
    if not pygame.font.get_init():
        pygame.font.init()
    return font_of("bold", px)


def _over(px: int) -> int:
    return 8 if px < 24 else 6 if px < 48 else 4 if px < 160 else 2


def sign(look: Look, name: str, px: int) -> Surface:
    """A good, track or thing by the word the data use for it; see emblems.DRAWN. Shared."""
    palette = palette_for(look.theme)
    dark, light = palette.brass
    return ART.picture(palette, "emblems", emblems.ALIASES.get(name, name), px, brass=light, brass_dark=dark)


def emblem(look: Look, faction: str, px: int) -> Surface:
    """The mark of a faction with its inner sign."""
    return look.materials.kept(("scythe emblem", faction, px), lambda: drawn_emblem(look.theme, faction, px))


def drawn_emblem(theme: Theme, faction: str, px: int) -> Surface:
    one = palette_for(theme).factions[faction]
    canvas = Canvas((px, px), px / 24, one.dark, _over(px))
    middle = 12, 13.2 if one.sign == "triangle" else 12
    if one.rim:
        canvas.line(sign_shape(one.sign, middle, 9.2), 4.4, one.rim, closed=True)
    waters.draw_emblem(canvas, middle, faction, 9.2, one.fill, one.mark, one.dark)
    return canvas.finish()


def nobody(theme: Theme, px: int) -> Surface:
    """Head and shoulders on a pale disc: who has taken no faction yet."""
    palette = palette_for(theme)
    canvas = Canvas((px, px), px / 24, palette.line, _over(px))
    canvas.circle((12, 12), 10, mix(palette.line, palette.sheet, 0.3))
    canvas.circle((12, 12), 9, palette.paper)
    ink = mix(palette.line, palette.paper, 0.25)
    canvas.circle((12, 9.2), 3.1, ink)
    canvas.polygon([(6.2, 17.4), (7.2, 14.4), (9.6, 13), (14.4, 13), (16.8, 14.4), (17.8, 17.4)], ink)
    return canvas.finish()


def marker(look: Look, faction: str, px: int) -> Surface:
    """The plain shape of a faction for tracks."""

    def make() -> Surface:
        one = palette_for(look.theme).factions[faction]
        canvas = Canvas((px, px), px / 24, one.dark, _over(px))
        shape = sign_shape(one.sign, (12, 12.6 if one.sign == "triangle" else 12), 8.6)
        if one.rim:
            canvas.line(shape, 5.4, one.rim, closed=True)
        canvas.line(shape, 3.2, one.dark, closed=True)
        canvas.polygon(shape, one.fill)
        return canvas.finish()

    return look.materials.kept(("scythe marker", faction, px), make)


def star(look: Look, faction: str | None, px: int) -> Surface:
    """A star of a faction, or the pale place for one."""

    def make() -> Surface:
        palette = palette_for(look.theme)
        one = palette.factions[faction] if faction else None
        line = one.dark if one else mix(palette.sheet, palette.line, 0.42)
        canvas = Canvas((px, px), px / 24, line, _over(px))
        shape = sign_shape("star", (12, 12.3), 8.6)
        if one is None:
            canvas.line(shape, 1.3, line, closed=True)
            return canvas.finish()
        if one.rim:
            canvas.line(shape, 5.6, one.rim, closed=True)
        canvas.line(shape, 3.2, line, closed=True)
        canvas.polygon(shape, one.fill)
        mark = sign_shape(one.sign, (12, 12.4), 2.7)
        if px >= 20 and one.sign != "star":
            canvas.polygon(mark, one.mark)
        return canvas.finish()

    return look.materials.kept(("scythe star", faction, px), make)


def figure(look: Look, kind: str, faction: str, high: int, *, ghost: bool = False) -> Surface:
    """A unit or structure without base, cut to its outline, `high` pixels high; `ghost` for one that is not built."""

    def make() -> Surface:
        tall = {"character": 45.0, "mech": 43.0, "worker": 26.5}.get(kind, 32.0)
        sprites = Sprites(look, high / tall)
        if ghost:
            made = sprites.outline_of(kind, faction)
        elif kind in STRUCTURES:
            made = sprites.structure(kind, faction)
        else:
            made = sprites.unit(kind, faction, base=False)
        return made.picture.subsurface(made.picture.get_bounding_rect()).copy()

    return look.materials.kept(("scythe figure", kind, faction, high, ghost), make)


def number(text: str, px: int, colour: Colour) -> Surface:
    """Bold figures cut to their outline, for discs and chips of any zoom."""
    made = _font(max(7, px)).render(text, True, colour)
    return made.subsurface(made.get_bounding_rect()).copy()


def plain_disc(look: Look, side: int, colour: Colour) -> Surface:
    """A round ground for a figure."""

    def make() -> Surface:
        canvas = Canvas((side, side), side / 24, colour, 6)
        canvas.circle((12, 12), 11.6, colour)
        return canvas.finish()

    return look.materials.kept(("scythe disc", side, colour), make)


def chip(look: Look, count: int, radius: float) -> Surface:
    """A dark disc with a figure; radius in pixels."""
    side = max(9, math.ceil(2 * radius))

    def make() -> Surface:
        palette = palette_for(look.theme)
        canvas = Canvas((side, side), side / 24, palette.cream, 6)
        canvas.circle((12, 12), 11.8, palette.cream)
        canvas.circle((12, 12), 10.2, palette.chip)
        made = canvas.finish()
        text = number(str(count), round_px(side * (0.74 if count < 10 else 0.62)), palette.cream)
        made.blit(text, text.get_rect(center=(side / 2, side / 2)))
        return made

    return look.materials.kept(("scythe chip", count, side), make)


def resource(look: Look, name: str, radius: float) -> Surface:
    """A resource on its cream disc; radius in pixels."""
    side = max(10, math.ceil(2 * radius))

    def make() -> Surface:
        palette = palette_for(look.theme)
        canvas = Canvas((side, side), side / 24, palette.line, _over(side))
        canvas.circle((12, 12), 11.7, mix(palette.line, palette.sheet, 0.25))
        canvas.circle((12, 12), 10.7, palette.cream)
        canvas.circle((12, 12), 9.8, palette.paper)
        made = canvas.finish()
        inner = round_px(side * 0.72)
        made.blit(sign(look, name, inner), ((side - inner) // 2, (side - inner) // 2))
        return made

    return look.materials.kept(("scythe resource", name, side), make)


def good(look: Look, name: str, count: int, high: float) -> Surface:
    """A resource and how many of it lie there, on a cream plate that many pixels high."""
    tall = max(13, math.ceil(high))

    def make() -> Surface:
        palette = palette_for(look.theme)
        figure = number(str(count), round_px(tall * 0.98), palette.ink)
        inner, gap = round_px(tall * 0.86), max(1, tall // 10)
        wide = gap + inner + gap + figure.get_width() + 5 * gap
        edge = max(1, round_px(tall / 16))
        made = rounded((wide, tall), tall // 2, (*mix(palette.line, palette.sheet, 0.1), 255))
        ground = rounded((wide - 2 * edge, tall - 2 * edge), tall // 2 - edge, (*palette.paper, 255))
        made.blit(ground, (edge, edge))
        made.blit(sign(look, name, inner), (gap, (tall - inner) // 2))
        made.blit(figure, (2 * gap + inner, (tall - figure.get_height()) // 2))
        return made

    return look.materials.kept(("scythe good", name, count, tall), make)
