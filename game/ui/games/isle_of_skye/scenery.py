"""What is drawn on a tile's ground: grass and ripples, roads and bridges, the lines of the grid, symbols."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from itertools import pairwise

from pygame import Surface

from game.ui.games.isle_of_skye.palette import Palette
from game.ui.games.isle_of_skye.placing import SIZES, placed
from game.ui.games.isle_of_skye.plan import MOUNTAIN, PASTURE, WATER, TilePlan
from game.ui.games.isle_of_skye.shape import shape_of, turned
from game.ui.games.isle_of_skye.symbols import Owner, symbol
from game.ui.grid import round_px
from game.ui.shapes import Canvas, Point
from game.ui.theme import mix

_CASING, _ROAD = 0.094, 0.066
_BRIDGE = 0.112
_PLANK_EVERY = 0.036
_SMALL = 70
"""Below this many pixels symbols are drawn larger and grass is left out."""


# grass, stones, ripples


@lru_cache(maxsize=128)
def _details(plan: TilePlan) -> tuple[tuple[str, Point, float], ...]:
    """(terrain, place in the unturned square, a number to vary by), away from roads, symbols and borders."""
    shape = shape_of(plan)
    rng = random.Random(f"details {plan.id}")
    roads = [point for road in shape.roads for strand in road for point in strand]
    found: list[tuple[str, Point, float]] = []
    for _ in range(46):
        spot = rng.uniform(0.05, 0.95), rng.uniform(0.05, 0.95)
        vary = rng.random()
        label = shape.label_at(*spot)
        near = [(spot[0] + dx, spot[1] + dy) for dx, dy in ((0.05, 0), (-0.05, 0), (0, 0.05), (0, -0.05))]
        if any(shape.label_at(*point) != label for point in near):
            continue
        if any(math.dist(spot, point) < 0.085 for point in roads):
            continue
        if any(math.dist(spot, one.at) < SIZES[one.kind] * 0.62 for one in placed(plan)):
            continue
        if any(math.dist(spot, other) < 0.09 for _, other, _ in found):
            continue
        found.append((plan.areas[label].terrain, spot, vary))
    return tuple(found)


def open_water(plan: TilePlan) -> tuple[Point, ...]:
    """Where there is water and nothing on it, in the unturned square."""
    return tuple(spot for terrain, spot, _ in _details(plan) if terrain == WATER)


def think_of(plan: TilePlan) -> None:
    """Where everything stands on a tile is worked out once in a run, and takes longer than to paint it."""
    _details(plan)


def draw_details(picture: Surface, plan: TilePlan, turn: int, palette: Palette) -> None:
    tile = picture.get_width()
    if tile < _SMALL:
        return
    canvas = Canvas((tile, tile), tile, palette.tuft, over=3)
    for terrain, spot, vary in _details(plan):
        x, y = turned(spot, turn)
        if terrain == PASTURE:
            _tuft(canvas, x, y, vary, palette)
        elif terrain == MOUNTAIN:
            _stones(canvas, x, y, vary, palette)
        else:
            _ripple(canvas, x, y, vary, palette)
    picture.blit(canvas.finish(), (0, 0))


def _tuft(canvas: Canvas, x: float, y: float, vary: float, palette: Palette) -> None:
    size = 0.022 + 0.012 * vary
    for lean, high in ((-0.75, 0.7), (-0.2, 1.0), (0.4, 0.85), (0.9, 0.55)):
        tip = x + lean * size, y - high * size * 1.3
        canvas.line([(x + lean * size * 0.25, y), tip], 0.0055, (*palette.tuft, 235))
    if vary > 0.72:
        colour = palette.snow if vary > 0.86 else palette.heather
        for dx, dy in ((-1.1, -1.0), (0.6, -1.5), (1.3, -0.6)):
            canvas.circle((x + dx * size, y + dy * size), 0.0065, (*colour, 255))


def _stones(canvas: Canvas, x: float, y: float, vary: float, palette: Palette) -> None:
    for i in range(2 + int(vary * 2)):
        at = x + 0.02 * math.cos(2.4 * i + 6 * vary), y + 0.014 * math.sin(2.4 * i + 6 * vary)
        r = 0.006 + 0.004 * ((vary * 7 + i) % 1)
        canvas.circle((at[0] + 0.003, at[1] + 0.004), r, (*palette.rock_dark, 170))
        canvas.circle(at, r * 0.8, (*mix(palette.rock_light, palette.rock, 0.4), 255))


def _ripple(canvas: Canvas, x: float, y: float, vary: float, palette: Palette) -> None:
    if vary < 0.35:
        return
    half = 0.018 + 0.014 * vary
    for row in range(1 + (vary > 0.7)):
        dy = row * 0.018
        points = [
            (x - half + half * i / 4 + row * 0.012, y + dy - 0.006 * abs(math.sin(math.pi * i / 4))) for i in range(9)
        ]
        canvas.line(points, 0.0055, (*palette.foam, 150))


# roads


def draw_roads(picture: Surface, water: Surface, plan: TilePlan, turn: int, palette: Palette) -> None:
    """Roads with a dark casing; where they cross water they are bridges of planks."""
    if not plan.roads:
        return
    tile = picture.get_width()
    canvas = Canvas((tile, tile), tile, palette.road_edge, over=3 if tile >= 40 else 4)
    strands = [_outwards([turned(p, turn) for p in strand]) for road in shape_of(plan).roads for strand in road]
    for width, colour in ((_CASING, palette.road_edge), (_ROAD, palette.road)):
        for strand in strands:
            canvas.line(strand, width, colour)
    for strand in strands:
        lit = [(x - 0.009, y - 0.009) for x, y in strand]
        canvas.line(lit, _ROAD * 0.42, mix(palette.road, palette.road_light, 0.55))
    for strand in strands:
        for run in _wet_runs(strand, water):
            _bridge(canvas, run, palette)
    picture.blit(canvas.finish(), (0, 0))


def _outwards(strand: list[Point]) -> list[Point]:
    """Ends on the tile's edge go a little beyond it, so that the cut is straight."""
    result = list(strand)
    for end, step in ((0, 1), (-1, -2)):
        x, y = result[end]
        if min(x, y) < 0.001 or max(x, y) > 0.999:
            dx, dy = x - result[step][0], y - result[step][1]
            far = 0.06 / (math.hypot(dx, dy) or 1)
            result.insert(0 if end == 0 else len(result), (x + dx * far, y + dy * far))
    return result


def _wet_runs(strand: list[Point], water: Surface) -> list[list[Point]]:
    """The stretches over water, a little longer at both ends, in small steps."""
    tile = water.get_width()
    fine: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(strand):
        steps = max(1, math.ceil(math.hypot(bx - ax, by - ay) / 0.012))
        fine += [(ax + (bx - ax) * i / steps, ay + (by - ay) * i / steps) for i in range(steps)]
    wet = []
    for x, y in fine:
        px, py = int(x * tile), int(y * tile)
        wet.append(0 <= px < tile and 0 <= py < tile and water.get_at((px, py))[0] > 110)
    longer = [any(wet[max(0, i - 3) : i + 4]) for i in range(len(wet))]
    runs: list[list[Point]] = []
    for point, inside, before in zip(fine, longer, [False, *longer], strict=False):
        if inside and not before:
            runs.append([])
        if inside:
            runs[-1].append(point)
    return [run for run in runs if len(run) > 2]


def _bridge(canvas: Canvas, run: list[Point], palette: Palette) -> None:
    canvas.line([(x + 0.012, y + 0.020) for x, y in run], _BRIDGE * 0.9, (20, 40, 50, 110))
    canvas.line(run, _BRIDGE, palette.road_edge)
    canvas.line(run, _BRIDGE - 0.028, palette.plank)
    far = 0.0
    for (ax, ay), (bx, by) in pairwise(run):
        length = math.hypot(bx - ax, by - ay)
        far += length
        if far >= _PLANK_EVERY and length > 0:
            far = 0.0
            nx, ny = -(by - ay) / length * 0.042, (bx - ax) / length * 0.042
            canvas.line([(ax + nx, ay + ny), (ax - nx, ay - ny)], 0.010, palette.plank_dark)
    for side in (-1, 1):
        rail = []
        for (ax, ay), (bx, by) in pairwise(run):
            length = math.hypot(bx - ax, by - ay) or 1
            rail.append((ax - (by - ay) / length * 0.046 * side, ay + (bx - ax) / length * 0.046 * side))
        canvas.line(rail, 0.013, mix(palette.plank, (255, 240, 215), 0.22))


# grid and symbols


def draw_grid(picture: Surface, palette: Palette) -> None:
    """Countable, yet one land: a dark line at the lower right, a light one at the upper left."""
    tile = picture.get_width()
    wide = max(1, round_px(tile / 150))
    across, down = Surface((tile, wide)), Surface((wide, tile))
    for strip, place, colour, alpha in (
        (across, (0, tile - wide), palette.grid, palette.grid_alpha),
        (down, (tile - wide, 0), palette.grid, palette.grid_alpha),
        (across, (0, 0), palette.snow, 52),
        (down, (0, 0), palette.snow, 52),
    ):
        strip.fill(colour)
        strip.set_alpha(alpha)
        picture.blit(strip, place)


def draw_symbols(picture: Surface, plan: TilePlan, turn: int, palette: Palette, owner: Owner | None) -> None:
    tile = picture.get_width()
    larger = 1.0 if tile >= 100 else 1.0 + 0.0035 * (100 - tile)
    standing = sorted((turned(one.at, turn), one) for one in placed(plan))
    for (x, y), one in sorted(standing, key=lambda entry: entry[0][1]):
        px = max(6, round_px(SIZES[one.kind] * tile * larger))
        sprite = symbol(one.kind, px, palette.dark, one.shows, owner if one.kind == "castle" else None)
        picture.blit(sprite.picture, (round_px(x * tile - sprite.middle[0]), round_px(y * tile - sprite.middle[1])))
