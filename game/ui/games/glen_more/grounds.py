"""The ground of a tile: colour with grain, pale sky, two ridge lines, and the river where one runs through.

A tile is 100 units wide and high. At its left and right edge the river lies at exactly the same height on every tile.
"""

from __future__ import annotations

import math

from pygame import BLEND_ADD, BLEND_MULT, Surface

from game.ui import noise
from game.ui.games.glen_more.palette import Palette
from game.ui.games.glen_more.plan import TilePlan
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

RIVER_TOP, RIVER_LOW = 45.0, 65.0
_SKY, _FAR, _NEAR = 20, 23, 31
"""Heights: end of the sky, the far and the near ridge line."""
_STEPS = 24


def colour_of(plan: TilePlan, palette: Palette) -> Colour:
    name = {"pasture": "animal", "inn": "trade", "harbour": "special", "cellar": "whisky"}.get(plan.motif, plan.motif)
    return getattr(palette, name, palette.village)


def paint_ground(plan: TilePlan, px: int, palette: Palette) -> Surface:
    """An opaque square of px pixels."""
    base = colour_of(plan, palette)
    seed = sum(ord(letter) * (17 + place) for place, letter in enumerate(plan.id))
    canvas = Canvas((px, px), px / 100, base, over=2)
    canvas.big.fill(base)
    if plan.type == "person":
        _plaid(canvas, palette, seed)
    else:
        canvas.polygon([(0, 0), (100, 0), (100, _SKY), (0, _SKY)], mix(palette.sky, base, 0.12))
        _ridge(canvas, _FAR, 5.0, seed, mix(palette.far_ridge, base, 0.30))
        _ridge(canvas, _NEAR, 4.0, seed + 5, mix(palette.ridge, base, 0.45))
        _ridge(canvas, _NEAR + 8, 2.2, seed + 9, base)
    picture = Surface((px, px), depth=32)
    picture.blit(canvas.finish(), (0, 0))
    _grain(picture, px, seed)
    if plan.river:
        picture.blit(river(px, palette, seed, loch=plan.type == "loch"), (0, 0))
    return picture


def _ridge(canvas: Canvas, height: float, swing: float, seed: int, colour: Colour) -> None:
    """The same height at both edges, so that hills go on from tile to tile."""
    phase = seed % 7
    line: list[Point] = []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        wave = math.sin(2 * math.pi * share * (1 + phase % 2)) + 0.45 * math.sin(
            2 * math.pi * share * (3 + phase % 3)
        )
        line.append((100 * share, height - swing * wave * math.copysign(1, phase - 3)))
    canvas.polygon([*line, (100, 100), (0, 100)], colour)


def _grain(picture: Surface, px: int, seed: int) -> None:
    cell = max(3.0, px * 0.31)
    grey = noise.cloud((px, px), (cell, cell * 0.86), 4, seed)
    noise.add_around(picture, grey, 17)


def _plaid(canvas: Canvas, palette: Palette, seed: int) -> None:
    """Woven cloth behind a portrait: broad and thin stripes of nobody's clan."""
    for number, at in enumerate(range(6, 106, 17)):
        broad = number % 2 == seed % 2
        colour = mix(palette.plaid, palette.heather, 0.35 if broad else 0.14)
        width = 7.5 if broad else 4.0
        canvas.line([(at, -5), (at, 105)], width, colour)
        canvas.line([(-5, at), (105, at)], width, mix(colour, palette.plaid, 0.35))
    for at in range(14, 106, 34):
        canvas.line([(at, -5), (at, 105)], 1.0, palette.plaid_line)
        canvas.line([(-5, at), (105, at)], 1.0, palette.plaid_line)


def river(px: int, palette: Palette, seed: int, *, loch: bool = False) -> Surface:
    """Bank, dark edge, water and light in one band; a loch swells in the middle of its tile."""
    canvas = Canvas((px, px), px / 100, palette.bank, over=3)
    for grow, colour in ((2.6, palette.bank), (0.9, palette.river_dark), (0.0, palette.river)):
        top, low = _banks(seed, grow, loch)
        canvas.polygon([*top, *reversed(low)], colour)
    top, low = _banks(seed, 0, loch)
    for share, width in ((0.30, 1.1), (0.62, 0.8)):
        middle = [(ax, ay + (by - ay) * share) for (ax, ay), (_, by) in zip(top, low, strict=True)]
        for start in range(2 + seed % 3, len(middle) - 4, 7):
            canvas.line(middle[start : start + 4], width, (*palette.river_light, 230))
    return canvas.finish()


def _banks(seed: int, grow: float, loch: bool) -> tuple[list[Point], list[Point]]:
    top, low = [], []
    for step in range(_STEPS + 1):
        share = step / _STEPS
        calm = math.sin(math.pi * share)
        wave = calm * math.sin(2 * math.pi * share * 1.5 + seed % 5)
        swell = calm**1.3 if loch else 0.0
        top.append((share * 100, RIVER_TOP + 2.2 * wave - 11 * swell - grow))
        low.append((share * 100, RIVER_LOW + 2.2 * wave + 11 * swell + grow))
    top[0], top[-1], low[0], low[-1] = (
        (-2, RIVER_TOP - grow),
        (102, RIVER_TOP - grow),
        (-2, RIVER_LOW + grow),
        (102, RIVER_LOW + grow),
    )
    return top, low


def shade_edge(picture: Surface, palette: Palette, px: int) -> None:
    """A light line above and a dark edge around: the tile is a printed board that lies on felt."""
    line = max(1, round(px * 0.012))
    light = Surface((px, line))
    light.fill((40, 40, 36))
    picture.blit(light, (0, line), special_flags=BLEND_ADD)
    for area in ((0, 0, px, line), (0, px - line, px, line), (0, 0, line, px), (px - line, 0, line, px)):
        picture.fill(mix(palette.dark, (128, 128, 128), 0.25), area, special_flags=BLEND_MULT)
