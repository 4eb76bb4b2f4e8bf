"""The little pictures on scoring tiles: pieces of Skye, painted by the tile painter from small plans made here."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui import shapes
from game.ui.games.isle_of_skye import money
from game.ui.games.isle_of_skye.ground import paint_ground
from game.ui.games.isle_of_skye.masks import Lying
from game.ui.games.isle_of_skye.palette import palette_for
from game.ui.games.isle_of_skye.plan import Area, TilePlan
from game.ui.games.isle_of_skye.scenery import draw_roads
from game.ui.games.isle_of_skye.symbols import Owner, symbol
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery

_TERRAINS = {"P": "pasture", "M": "mountain", "W": "water"}
_SHADE = (24, 20, 14)


class Standing(NamedTuple):
    """A symbol on the little picture: its middle and size as shares of the side."""

    kind: str
    x: float
    y: float
    size: float


class Emblem(NamedTuple):
    """`sides` are the terrains of north, east, south and west, then of the middle: PPPP M."""

    sides: str
    standing: tuple[Standing, ...] = ()
    roads: tuple[tuple[int, ...], ...] = ()
    over: Callable[[Canvas], None] | None = None


def _cells(canvas: Canvas, cells: list[tuple[float, float]], side: float) -> None:
    """Tiles that count together: a pale square with a dark rim each."""
    for x, y in cells:
        canvas.box(x, y, side, side, (*_SHADE, 235), 0.02)
    for x, y in cells:
        canvas.box(x + 0.018, y + 0.018, side - 0.036, side - 0.036, (250, 243, 224, 120), 0.015)


def _squares(canvas: Canvas) -> None:
    _cells(canvas, [(0.16 + 0.34 * i, 0.16 + 0.34 * j) for i in range(2) for j in range(2)], 0.34)


def _columns(canvas: Canvas) -> None:
    _cells(canvas, [(0.36, 0.08 + 0.28 * i) for i in range(3)], 0.28)


def _ring(points: list[Point], canvas: Canvas) -> None:
    """The closed border of a finished area."""
    canvas.line(points, 0.075, (*_SHADE, 235), closed=True)
    canvas.line(points, 0.042, (255, 248, 230, 255), closed=True)


def _border(radius: float) -> Callable[[Canvas], None]:
    points = []
    for i in range(40):
        angle = math.tau * i / 40
        r = radius + 0.02 * math.sin(3 * angle + 1)
        points.append((0.5 + r * math.cos(angle), 0.5 + r * math.sin(angle)))
    return lambda canvas: _ring(points, canvas)


def _wide_border(canvas: Canvas) -> None:
    for x in (0.345, 0.655):
        canvas.line([(x, 0.04), (x, 0.96)], 0.022, (*_SHADE, 170))
    _ring(
        [
            (0.10, 0.36),
            (0.30, 0.26),
            (0.52, 0.30),
            (0.74, 0.24),
            (0.90, 0.40),
            (0.88, 0.62),
            (0.68, 0.74),
            (0.46, 0.70),
            (0.26, 0.76),
            (0.10, 0.62),
        ],
        canvas,
    )


def _many(kind: str, sides: str) -> Emblem:
    """A majority: many of them."""
    return Emblem(
        sides, (Standing(kind, 0.30, 0.36, 0.40), Standing(kind, 0.70, 0.40, 0.40), Standing(kind, 0.50, 0.68, 0.52))
    )


EMBLEMS: dict[str, Emblem] = {
    "squares": Emblem("PPPPP", over=_squares),
    "sheep": Emblem(
        "PPPPP",
        (
            Standing("sheep", 0.32, 0.34, 0.42),
            Standing("sheep", 0.68, 0.46, 0.42),
            Standing("sheep", 0.40, 0.72, 0.46),
        ),
    ),
    "mountain_brochs": Emblem("PMMMM", (Standing("broch", 0.34, 0.62, 0.40), Standing("broch", 0.68, 0.56, 0.44))),
    "most_whisky": _many("whisky", "PPPPP"),
    "animals_by_farms": Emblem(
        "PPPPP",
        (
            Standing("farm", 0.52, 0.36, 0.50),
            Standing("sheep", 0.27, 0.70, 0.38),
            Standing("cattle", 0.70, 0.72, 0.44),
        ),
    ),
    "road_cattle": Emblem("PPPPP", (Standing("cattle", 0.62, 0.36, 0.56),), ((2, 3),)),
    "road_tiles": Emblem("PPPPP", (Standing("castle", 0.50, 0.40, 0.62),), ((1, 2, 3),)),
    "largest_water": Emblem("WWPWW", (Standing("ship", 0.52, 0.42, 0.52),)),
    "completed_areas": Emblem("PPPPW", over=_border(0.325)),
    "large_completed_areas": Emblem("WWWWP", over=_wide_border),
    "building_sets": Emblem(
        "PPWPP",
        (
            Standing("broch", 0.25, 0.38, 0.42),
            Standing("farm", 0.68, 0.34, 0.46),
            Standing("lighthouse", 0.48, 0.66, 0.52),
        ),
    ),
    "most_ships": _many("ship", "WWWWW"),
    "most_gold": Emblem("PPPPP"),
    "lit_waters": Emblem("WWPWW", (Standing("lighthouse", 0.32, 0.58, 0.58), Standing("ship", 0.70, 0.46, 0.44))),
    "columns": Emblem("PPPPP", over=_columns),
    "completed_mountains": Emblem("PPPPM", over=_border(0.34)),
}


def emblem(look: Look, name: str, units: float) -> Surface:
    """The little picture of a scoring tile, square with round corners."""
    px = look.grid.px(units)
    return look.materials.kept(("emblem", name, px), lambda: _emblem(look, name, px))


def _emblem(look: Look, name: str, px: int) -> Surface:
    one, palette = EMBLEMS[name], palette_for(look.theme)
    fine = max(96, px)
    plan = _plan(name, one)
    ground, water = paint_ground(Lying(plan, 0), fine, palette, None, (1, 1))
    draw_roads(ground, water, plan, 0, palette)
    picture = pygame.transform.smoothscale(ground, (px, px))
    if one.over is not None:
        canvas = Canvas((px, px), px, _SHADE)
        one.over(canvas)
        picture.blit(canvas.finish(), (0, 0))
    livery = Livery(0, 0)
    for kind, x, y, size in one.standing:
        owner = Owner(look.theme.plaque_top, livery.shape) if kind == "castle" else None
        sprite = symbol(kind, round_px(size * px), palette.dark, "", owner)
        picture.blit(sprite.picture, (round_px(x * px - sprite.middle[0]), round_px(y * px - sprite.middle[1])))
    if name == "most_gold":
        pile = money.stack(look, (10, 10, 5, 5), px * 0.56 / look.grid.u)
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
    return TilePlan(f"emblem {name}", areas, centre, one.roads, ())
