"""The little pictures on scoring tiles: pieces of Skye, painted by the tile painter from small plans made here."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal, NamedTuple

import pygame
from pygame import Surface

from game.core.catalogue import Problems, Record, loaded, read_yaml, records
from game.ui import shapes
from game.ui.games.isle_of_skye import money
from game.ui.games.isle_of_skye.ground import paint_ground
from game.ui.games.isle_of_skye.masks import Lying
from game.ui.games.isle_of_skye.palette import palette_for
from game.ui.games.isle_of_skye.plan import DATA, SIDES, Area, TilePlan
from game.ui.games.isle_of_skye.scenery import draw_roads
from game.ui.games.isle_of_skye.symbols import Owner, symbol
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery

_TERRAINS = {"P": "pasture", "M": "mountain", "W": "water"}
_SHADE = (24, 20, 14)
Side = Literal["north", "east", "south", "west"]
Symbol = Literal["castle", "sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky"]


class Standing(NamedTuple):
    """A symbol on the little picture: its middle and size as shares of the side."""

    kind: Symbol
    x: float
    y: float
    size: float


class Emblem(Record, frozen=True):
    """As scoring_tiles.yaml says it, which explains every word."""

    sides: str
    standing: tuple[Standing, ...] = ()
    roads: tuple[tuple[Side, ...], ...] = ()
    cells: tuple[Point, ...] = ()
    wide: float = 0.0
    border: float = 0.0
    rim: tuple[Point, ...] = ()
    seams: tuple[float, ...] = ()
    gold: tuple[int, ...] = ()
    """The pile of coins on it."""


def read_emblems(problems: Problems) -> dict[str, Emblem]:
    return records(read_yaml(DATA / "scoring_tiles.yaml", problems), "emblems", Emblem, problems)


emblems = loaded(read_emblems)


def _cells(canvas: Canvas, cells: Sequence[Point], side: float) -> None:
    """Tiles that count together: a pale square with a dark rim each."""
    for x, y in cells:
        canvas.box(x, y, side, side, (*_SHADE, 235), 0.02)
    for x, y in cells:
        canvas.box(x + 0.018, y + 0.018, side - 0.036, side - 0.036, (250, 243, 224, 120), 0.015)


def _ring(points: list[Point], canvas: Canvas) -> None:
    """The closed border of a finished area."""
    canvas.line(points, 0.075, (*_SHADE, 235), closed=True)
    canvas.line(points, 0.042, (255, 248, 230, 255), closed=True)


def _round_border(radius: float) -> list[Point]:
    points = []
    for i in range(40):
        angle = math.tau * i / 40
        r = radius + 0.02 * math.sin(3 * angle + 1)
        points.append((0.5 + r * math.cos(angle), 0.5 + r * math.sin(angle)))
    return points


def _over(px: int, one: Emblem) -> Surface | None:
    """What is drawn over the land; None if nothing is."""
    rim = _round_border(one.border) if one.border else list(one.rim)
    if not rim and not one.cells:
        return None
    canvas = Canvas((px, px), px, _SHADE)
    _cells(canvas, one.cells, one.wide)
    for x in one.seams:
        canvas.line([(x, 0.04), (x, 0.96)], 0.022, (*_SHADE, 170))
    if rim:
        _ring(rim, canvas)
    return canvas.finish()


def emblem(look: Look, name: str, units: float) -> Surface:
    """The little picture of a scoring tile, square with round corners."""
    px = look.grid.px(units)
    return look.materials.kept(("emblem", name, px), lambda: _emblem(look, name, px))


def _emblem(look: Look, name: str, px: int) -> Surface:
    one, palette = emblems()[name], palette_for(look.theme)
    fine = max(96, px)
    plan = _plan(name, one)
    ground, water = paint_ground(Lying(plan, 0), fine, palette, None, (1, 1))
    draw_roads(ground, water, plan, 0, palette)
    picture = pygame.transform.smoothscale(ground, (px, px))
    over = _over(px, one)
    if over is not None:
        picture.blit(over, (0, 0))
    livery = Livery(0, 0)
    for kind, x, y, size in one.standing:
        owner = Owner(look.theme.plaque_top, livery.shape) if kind == "castle" else None
        sprite = symbol(kind, round_px(size * px), palette.dark, "", owner)
        picture.blit(sprite.picture, (round_px(x * px - sprite.middle[0]), round_px(y * px - sprite.middle[1])))
    if one.gold:
        pile = money.stack(look, one.gold, px * 0.56 / look.grid.u)
        picture.blit(pile, pile.get_rect(center=(px // 2, px // 2)))
    radius = look.grid.px(5)
    shaped = shapes.cut(picture, shapes.rounded((px, px), radius, (255, 255, 255, 255)))
    shaped.blit(shapes.ring((px, px), radius, max(1.0, look.grid.u), (*look.theme.print_edge, 200)), (0, 0))
    return shaped


def _plan(name: str, one: Emblem) -> TilePlan:
    """Neighbouring sides of one terrain are one area, and the middle joins those of its own."""
    groups: list[tuple[str, list[int]]] = []
    for side in range(4):
        terrain = one.sides[side]
        if groups and groups[-1][0] == terrain:
            groups[-1][1].append(side)
        else:
            groups.append((terrain, [side]))
    middle = one.sides[4]
    if middle not in one.sides[:4]:
        groups.append((middle, []))
    areas = tuple(Area(str(i), _TERRAINS[terrain], tuple(sides)) for i, (terrain, sides) in enumerate(groups))
    centre = next(str(i) for i, (terrain, _) in enumerate(groups) if terrain == middle)
    roads = tuple(tuple(map(SIDES.index, road)) for road in one.roads)
    return TilePlan(f"emblem {name}", areas, centre, roads, ())
