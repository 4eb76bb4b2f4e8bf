"""Chronicle 2: the mountain with all that was left on it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.games.glen_more.shown import Highlander
from game.ui import shapes
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.palette import Palette
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

_WIDE, _HIGH = 430.0, 300.0


def _things(brush: Brush) -> list[tuple[str, int]]:
    """Coins and goods on the mountain, each kind once."""
    part = brush.part(Highlander)
    coins = [("coin", part.coins)] if part.coins else []
    return coins + [(kind, n) for kind, n in part.goods.items() if n]


def _chip(brush: Brush) -> Chip:
    things = _things(brush)
    coins = brush.part(Highlander).coins
    goods = sum(n for kind, n in things if kind != "coin")
    return Chip(str(coins + goods), ("coin",) * min(coins, 3) + ("on",) * min(goods, 3))


def _paint(brush: Brush, rect: Rect) -> None:
    picture = brush.box(rect, 0, 0, _WIDE, _HIGH)
    brush.surface.blit(_landscape(brush, picture.size), picture)
    px, things = brush.px, _things(brush)
    for number, (kind, count) in enumerate(things):
        row, column = divmod(number, 3)
        in_row = min(3, len(things) - row * 3)
        middle = picture.centerx + px((column - (in_row - 1) / 2) * 92), picture.y + px(196 + 56 * row)
        place = Rect(0, 0, px(78), px(46))
        place.center = middle
        brush.frame(place, "field", 23, "tile")
        brush.symbol(kind, 30, (middle[0] - px(15), middle[1]))
        brush.text(str(count), "figure", (middle[0] + px(10), middle[1]), room=px(26))
        brush.place(f"on_mountain:{kind}", place)
    if not things:
        place = Rect(0, 0, px(190), px(34))
        place.center = picture.centerx, picture.y + px(222)
        brush.frame(place, "field", 17)
        brush.text(brush.says("empty"), "body", place.center, "ink", "centre", place.w - px(16))
    standing = _standing(brush)
    words = brush.says("stands", who=brush.host.player(standing)) if standing is not None else brush.says("free")
    brush.text(words, "body_bold", (rect.x, rect.y + px(_HIGH + 20)), room=px(_WIDE))
    brush.paragraph(brush.says("how"), "second", brush.box(rect, 0, _HIGH + 38, _WIDE, 54))


def _standing(brush: Brush) -> int | None:
    """Whose figure is on the mountain."""
    for space in brush.seen.position.rondel:
        if "mountain" in space.others and space.pawns:
            return space.pawns[0]
    return None


_FAR = ((0, 190), (60, 128), (120, 172), (168, 120), (250, 190), (330, 116), (430, 178), (430, 300), (0, 300))
_OUTLINE = ((40, 262), (120, 150), (176, 62), (204, 34), (228, 66), (262, 96), (306, 168), (396, 262))
_ROCK = ((44, 262), (122, 152), (178, 64), (204, 37), (226, 68), (260, 98), (304, 170), (392, 262))
_SHADE = ((204, 37), (226, 68), (260, 98), (304, 170), (392, 262), (250, 262), (232, 176), (210, 112))
_SNOW = (
    (204, 37),
    (226, 68),
    (244, 84),
    (232, 96),
    (222, 84),
    (212, 104),
    (202, 84),
    (190, 100),
    (180, 88),
    (168, 82),
    (178, 64),
)
_BLUE_SNOW = ((204, 37), (226, 68), (244, 84), (232, 96), (222, 84), (213, 102), (208, 70))
_CLEFTS = ((150, 140, 128, 186), (186, 130, 178, 178), (268, 140, 286, 196), (236, 140, 244, 200))
_HILLS = ((0, 240), (70, 214), (170, 246), (270, 226), (360, 244), (430, 218), (430, 300), (0, 300))
_MEADOW = ((0, 268), (110, 252), (220, 274), (330, 256), (430, 270), (430, 300), (0, 300))


def _mountain(canvas: Canvas, p: Palette) -> None:
    """Rock with its shaded side to the right, snow, hills before it."""
    rock: Colour = (134, 130, 120)
    canvas.polygon(_FAR, mix(p.far_ridge, p.sky, 0.4))
    canvas.polygon(_OUTLINE, p.dark)
    canvas.polygon(_ROCK, rock)
    canvas.polygon(_SHADE, mix(rock, p.dark, 0.28))
    canvas.polygon(_SNOW, p.wool)
    canvas.polygon(_BLUE_SNOW, mix(p.wool, p.river, 0.22))
    for x, y, to_x, to_y in _CLEFTS:
        canvas.line([(x, y), (to_x, to_y)], 1.6, (*mix(rock, p.dark, 0.45), 140))
    canvas.polygon(_HILLS, p.ridge)
    canvas.polygon(_MEADOW, p.animal)


def _landscape(brush: Brush, size: tuple[int, int]) -> Surface:
    """A high mountain with snow over hills, in the light of the evening."""
    p = brush.palette

    def make() -> Surface:
        sky = shapes.gradient(size, (*mix(p.sky, p.river_light, 0.35), 255), (*mix(p.sky, p.straw, 0.25), 255))
        canvas = Canvas(size, size[0] / 430, p.dark, over=2)
        _mountain(canvas, p)
        sky = sky.convert_alpha() if pygame.display.get_surface() else sky
        sky.blit(canvas.finish(), (0, 0))
        made = shapes.cut(sky, shapes.rounded(size, brush.px(8), (255, 255, 255, 255)))
        made.blit(shapes.ring(size, brush.px(8), brush.grid.line(1.2), (*p.dark, 170)), (0, 0))
        return made

    return brush.look.materials.kept(("glen_mountain", size), make)


BOARD = Board(
    id="highlander",
    emblem="mountain",
    kinds=("on_mountain",),
    phases=frozenset({"exchange_on_mountain"}),
    paint=_paint,
    chip=_chip,
)
