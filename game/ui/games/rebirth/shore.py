"""Coasts, lochs and waterlines as smooth lines in map units, grown from the hexagons by blur and noise.

They do not depend on the window, so every size and zoom draws the same country, each at its own sharpness.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Iterable
from dataclasses import dataclass

import pygame
from pygame import Mask, Surface

from game.ui import noise
from game.ui.games.rebirth.layout import HEX, MAP_SIZE, centre, hex_corners
from game.ui.games.rebirth.plan import ENGLAND, LOCH, BoardPlan, PlanHex
from game.ui.shapes import Point

MARGIN = 70
"""Units of sea around the grid in which the lines are followed."""
WATERLINES = (0.31, 0.19, 0.11, 0.055)
_WHITE = (255, 255, 255)

Line = list[Point]


@dataclass(frozen=True)
class Shore:
    coasts: list[Line]
    """Closed lines around land; a hole is a line of `bays`."""
    bays: list[Line]
    lochs: list[Line]
    waterlines: list[list[Line]]
    """From the shore outwards."""


def soft(surface: Surface, units: int) -> Surface:
    """Three box blurs make a good and cheap bell."""
    for _ in range(3):
        surface = pygame.transform.box_blur(surface, units)
    return surface


def field_of(hexes: Iterable[PlanHex], grow: float, level: tuple[int, int, int] = _WHITE) -> Surface:
    """Hexagons, one pixel per unit, white on black, with the margin around the grid."""
    field = Surface((round(MAP_SIZE[0]) + 2 * MARGIN, round(MAP_SIZE[1]) + 2 * MARGIN), depth=32)
    for one in hexes:
        x, y = centre(one.place)
        pygame.draw.polygon(field, level, hex_corners((x + MARGIN, y + MARGIN), HEX * grow))
    return field


def trace(plan: BoardPlan) -> Generator[None, None, Shore]:
    """In steps that are short enough for a frame each."""
    land = yield from _land_mask(plan)
    yield
    coasts, bays = _lines_of(land, smooth=2, smallest=24)
    yield
    lochs = [line for one in plan.hexes if one.kind == LOCH for line in _loch(one)]
    yield
    return Shore(coasts, bays, lochs, (yield from _waterlines(land)))


def _land_mask(plan: BoardPlan) -> Generator[None, None, Mask]:
    field = soft(_raised_land(plan), 9)
    near = _cut(field, 20)
    size = field.get_size()
    for cell, strength, seed in ((38, 52, 402), (17, 44, 77), (8, 26, 78), (4, 10, 79)):
        noise.add_around(field, noise.octave(size, (cell, cell), seed), strength)
        yield
    grown = _cut(field, 66).overlap_mask(near, (0, 0))
    # whatever the noise says: a space never hangs over the water
    firm = pygame.transform.box_blur(field_of(plan.hexes, 1.07), 1)
    firm.blit(grown.to_surface(setcolor=_WHITE, unsetcolor=None), (0, 0))
    return _cut(pygame.transform.box_blur(firm, 3), 120)


def _raised_land(plan: BoardPlan) -> Surface:
    """The hexagons, the southern ones held back from the sheet's edge, and England running on beyond it."""
    last = plan.size[1] - 1
    field = field_of((one for one in plan.hexes if one.row < last), 1.06)
    for one in plan.hexes:
        if one.row == last:
            x, y = centre(one.place)
            pygame.draw.polygon(field, _WHITE, hex_corners((x + MARGIN, y + MARGIN - 4), HEX))
            if one.kind == ENGLAND:
                pygame.draw.polygon(field, _WHITE, hex_corners((x + MARGIN, y + MARGIN + 1.5 * HEX), HEX * 1.2))
    return field


def _cut(field: Surface, level: int) -> Mask:
    return pygame.mask.from_threshold(field, _WHITE, (256 - level,) * 3)


def _lines_of(mask: Mask, smooth: int, smallest: int) -> tuple[list[Line], list[Line]]:
    """Outlines of all pieces, and of the holes in them."""
    outer = [_smoothed([*piece.outline()], smooth) for piece in mask.connected_components(smallest)]
    around = mask.copy()
    around.invert()
    pieces = around.connected_components(smallest)
    holes = [_smoothed([*piece.outline()], smooth) for piece in pieces if not piece.get_at((0, 0))]
    return outer, holes


def _smoothed(outline: Line, reach: int) -> Line:
    """A closed line without the steps of its pixels: two running means, then every second point."""
    for _ in range(2):
        outline = _running_mean(outline, reach)
    shift = MARGIN - 0.5
    return [(x - shift, y - shift) for x, y in outline[::2]]


def _running_mean(points: Line, reach: int) -> Line:
    count = len(points)
    span = 2 * reach + 1
    if count <= span:
        return points
    sum_x = sum(points[i][0] for i in range(-reach, reach + 1))
    sum_y = sum(points[i][1] for i in range(-reach, reach + 1))
    result = []
    for i in range(count):
        result.append((sum_x / span, sum_y / span))
        gone, come = points[i - reach], points[(i + reach + 1) % count]
        sum_x += come[0] - gone[0]
        sum_y += come[1] - gone[1]
    return result


def _loch(one: PlanHex) -> list[Line]:
    """A long water from south-west to north-east in most of its hexagon, its shore as irregular as the sea's."""
    side = int(HEX * 2.6)
    middle = side / 2
    field = Surface((side, side), depth=32)
    shape = [
        (0.0, -0.92),
        (0.62, -0.62),
        (0.66, 0.2),
        (0.3, 0.62),
        (-0.12, 0.9),
        (-0.62, 0.6),
        (-0.64, -0.2),
        (-0.3, -0.6),
    ]
    pygame.draw.polygon(field, _WHITE, [(middle + x * HEX * 1.06, middle + y * HEX * 1.02) for x, y in shape])
    field = soft(field, 2)
    seed = random.Random(one.id).randrange(10_000)
    noise.add_around(field, noise.octave((side, side), (12, 12), seed), 70)
    noise.add_around(field, noise.octave((side, side), (5, 5), seed + 1), 36)
    x, y = centre(one.place)
    lines, _ = _lines_of(_cut(field, 112), smooth=2, smallest=40)
    shift_x, shift_y = x - middle + MARGIN, y - middle + MARGIN
    return [[(px + shift_x, py + shift_y) for px, py in line] for line in lines]


def _waterlines(land: Mask) -> Generator[None, None, list[list[Line]]]:
    field = land.to_surface(setcolor=_WHITE, unsetcolor=(0, 0, 0))
    field = soft(field, 14)
    result = []
    for level in WATERLINES:
        outer, holes = _lines_of(_cut(field, round(level * 255)), smooth=6, smallest=100)
        result.append(outer + holes)
        yield
    return result
