"""What else lies on the table of Skye: the folded screen from behind, the axe, tiles on paper. Sizes are units."""

from __future__ import annotations

import pygame
from pygame import BLEND_MULT, Surface

from game.ui import noise, shapes, svg
from game.ui.games.isle_of_skye.art import ART
from game.ui.games.isle_of_skye.symbols import Sprite, bare, symbol
from game.ui.games.isle_of_skye.tile_painter import painter_for
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery
from game.ui.theme import mix

_LEAN = 0.22
"""Share of the screen's width that each outer panel takes."""
_DISC_FROM = 70
"""On tiles smaller than so many units the axe lies without its paper."""

_GHOST = 200
"""How much of a ghost is seen."""


# the screen


def screen_back(look: Look, size: tuple[float, float], livery: Livery) -> Surface:
    """The folded screen as everybody else sees it: three panels in the clan's colour, the outer ones leaning."""
    px = look.grid.px(size[0]), look.grid.px(size[1])
    return look.materials.kept(("screen", px, livery), lambda: _screen(look, px, livery))


def _screen(look: Look, size: tuple[int, int], livery: Livery) -> Surface:
    w, h = size
    colour = look.theme.player(livery.colour)
    left, right = w * _LEAN, w * (1 - _LEAN)
    top, foot = h * 0.06, h * 0.86
    middle = [(left, top), (right, top), (right, foot), (left, foot)]
    wings = (
        [(1.0, h * 0.20), (left, top), (left, foot), (1.0, h * 0.97)],
        [(right, top), (w - 1.0, h * 0.20), (w - 1.0, h * 0.97), (right, foot)],
    )
    canvas = Canvas(size, 1, mix(colour, (0, 0, 0), 0.7), over=3)
    edge, u = mix(colour, (0, 0, 0), 0.72), look.grid.u
    for wing, tone in zip(wings, (0.30, 0.44), strict=True):
        canvas.polygon(wing, mix(colour, (18, 10, 6), tone))
    canvas.polygon(middle, mix(colour, (18, 10, 6), 0.10))
    light = (*mix(colour, (255, 244, 224), 0.45), 255)
    for panel in (*wings, middle):
        canvas.line(panel, 1.4 * u, edge, closed=True)
        (ax, ay), (bx, by) = panel[0], panel[1]
        canvas.line([(ax, ay + 1.6 * u), (bx, by + 1.6 * u)], 1.0 * u, light)
    picture = canvas.finish()
    _trim(picture, wings, middle, look, livery)
    grain = noise.cloud(size, (26 * u, 5 * u), 3, 91)
    grain.fill((46,) * 3, special_flags=BLEND_MULT)
    grain.fill((212,) * 3, special_flags=pygame.BLEND_ADD)
    shade = Surface(size, pygame.SRCALPHA)
    shade.blit(grain, (0, 0))
    picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _trim(
    picture: Surface, wings: tuple[list[Point], list[Point]], middle: list[Point], look: Look, livery: Livery
) -> None:
    """A stitched border inside each panel, and the clan's sign on the wings."""
    u = look.grid.u
    colour = look.theme.player(livery.colour)
    cream = mix(colour, (255, 246, 226), 0.62)
    canvas = Canvas(picture.get_size(), 1, cream, over=3)
    for panel in (*wings, middle):
        inner = shapes.grown(panel, -4.6 * u)
        canvas.line(inner, 0.9 * u, (*cream, 190), closed=True)
    picture.blit(canvas.finish(), (0, 0))
    px = round_px(picture.get_height() * 0.46)
    for wing in wings:
        x, y = sum(p[0] for p in wing) / 4, sum(p[1] for p in wing) / 4
        sign = look.signs.plain(livery.shape, px, cream).copy()
        sign.set_alpha(150)
        picture.blit(sign, (round_px(x - px / 2), round_px(y - px / 2)))


# the axe


def axe(look: Look, units: float = 34) -> Sprite:
    """The discard marker, standing up from whatever it lies on."""
    px = look.grid.px(units)
    return Sprite(_axe(px), (px / 2, px / 2))


def axe_ghost(look: Look, units: float) -> Surface:
    """Where it would stand."""
    px = look.grid.px(units)

    def made() -> Surface:
        picture = _axe_disc(look, px).copy()
        picture.set_alpha(_GHOST)
        return picture

    return look.materials.kept(("axe ghost", px), made)


def _axe(px: int) -> Surface:
    return svg.picture(ART.kinds("props").get("axe", ""), (px, px), {})


def axe_disc(look: Look, units: float = 88) -> Surface:
    """The axe on a round piece of paper, as it lies on the tile that goes."""
    px = look.grid.px(units)
    return look.materials.kept(("axe disc", px), lambda: _axe_disc(look, px))


def _axe_disc(look: Look, px: int) -> Surface:
    paper = shapes.cut(look.materials.paper((px, px)), shapes.disc(px / 2, (255, 255, 255, 255)))
    canvas = Canvas((px, px), px / 24, look.theme.print_edge)
    canvas.circle((12, 12), 11.6, look.theme.edge, 0.5)
    canvas.circle((12, 12), 10.6, look.theme.rule, 0.3)
    paper.blit(canvas.finish(), (0, 0))
    side = round_px(px * 0.62)
    paper.blit(_axe(side), ((px - side) // 2, (px - side) // 2))
    return paper


def bag(look: Look, units: float) -> Surface:
    """The bag out of which tiles are drawn. Shared."""
    px = look.grid.px(units)
    return svg.picture(ART.kinds("props").get("bag", ""), (px, px), {})


# tiles and symbols


def tile_picture(look: Look, tile: str, units: float, turn: int = 0, livery: Livery | None = None) -> Surface:
    """A bare tile, to lie on paper or in a hand."""
    return painter_for(look).tile(tile, turn, look.grid.px(units), livery=livery)


def tile_on_paper(
    look: Look,
    tile: str,
    units: float,
    turn: int = 0,
    *,
    axed: bool = False,
    livery: Livery | None = None,
    rough: Surface | None = None,
) -> Surface:
    """A tile with a thin dark edge and its own shadow; axed, it lies in the dark under the axe. `rough` stands in
    for its picture."""
    px = look.grid.px(units)
    if rough is not None:
        return _on_paper(look, rough, axed)
    key = ("tile on paper", tile, px, turn % 4, axed, livery)
    painter = painter_for(look)
    return look.materials.kept(key, lambda: _on_paper(look, painter.tile(tile, turn, px, livery=livery), axed))


def paper_reach(look: Look) -> int:
    """Pixels by which tile_on_paper is larger than its tile, on each side."""
    return look.grid.px(5)


def _shade(look: Look, px: int) -> Surface:
    """What a tile of this size throws on the paper."""
    reach, u = paper_reach(look), look.grid.u
    side = px + 2 * reach
    whole = Surface((side, side), pygame.SRCALPHA)
    shade = Surface((side, side), pygame.SRCALPHA)
    shade.fill((0, 0, 0, 255), (reach + round_px(u), reach + round_px(1.8 * u), px, px))
    soft = shapes.blurred_box(shade, max(1, round_px(2.2 * u)), 2 * reach)
    whole.blit(shapes.tinted(soft, look.theme.shadow, 165), (0, 0))
    return whole


def _on_paper(look: Look, picture: Surface, axed: bool) -> Surface:
    reach, u, px = paper_reach(look), look.grid.u, picture.get_width()
    side = px + 2 * reach
    whole = look.materials.kept(("shade of a tile", px), lambda: _shade(look, px)).copy()
    whole.blit(picture, (reach, reach))
    if axed:
        veil = Surface((px, px), pygame.SRCALPHA)
        veil.fill((28, 30, 34, 150))
        whole.blit(veil, (reach, reach))
    whole.blit(
        shapes.ring((px + 2, px + 2), 1, max(1, round_px(u)), (*look.theme.print_edge, 255)), (reach - 1, reach - 1)
    )
    if axed and px < _DISC_FROM * u:
        sprite = axe(look, 0.78 * px / u)
        whole.blit(sprite.picture, (side / 2 - sprite.middle[0], side / 2 - sprite.middle[1]))
    elif axed:
        disc = axe_disc(look, 0.52 * px / u)
        whole.blit(disc, ((side - disc.get_width()) // 2, (side - disc.get_height()) // 2))
    return whole


def scroll_badge(look: Look, kind: str, units: float = 26) -> Surface:
    """A scroll with what it counts, for rows of text."""
    return symbol("scroll", look.grid.px(units), look.theme.print_edge, kind).picture


def symbol_picture(look: Look, kind: str, units: float) -> Surface:
    """A symbol of the land for paper."""
    return bare(kind, look.grid.px(units))
