"""Marks that depend on what they surround: outlines of groups, majorities, rings that change hands."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from pygame import SRCALPHA, Rect, Surface

from game.core import hexes
from game.games.rebirth.shown import ShownRebirth
from game.ui.games.rebirth.layout import HEX, HEX_WIDTH, Layout, hex_corners
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.games.rebirth.tiles import DARK
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery
from game.ui.theme import Colour

FARMS = ("food", "energy")


def outline(plan: BoardPlan, layout: Layout, components: Iterable[str], outer: Colour, inner: Colour) -> Item | None:
    """One line around a whole group of hexagons."""
    places = {plan.by_id[one].place for one in components if one in plan.by_id}
    edges: list[tuple[Point, Point]] = []
    for place in places:
        corners = [(x + HEX_WIDTH / 2, y + HEX) for x, y in hexes.corners(place, HEX)]
        for i, near in enumerate(hexes.neighbours(place)):
            if near not in places:
                edges.append((layout.inside(corners[i]), layout.inside(corners[(i + 1) % 6])))
    if not edges:
        return None
    reach = math.ceil(layout.px(3))
    xs, ys = [p[0] for edge in edges for p in edge], [p[1] for edge in edges for p in edge]
    left, top = int(min(xs)) - reach, int(min(ys)) - reach
    size = math.ceil(max(xs)) + reach - left, math.ceil(max(ys)) + reach - top
    canvas = Canvas(size, 1, outer, over=2)
    for width, colour in ((3.2, outer), (1.2, inner)):
        for (ax, ay), (bx, by) in edges:
            canvas.line([(ax - left, ay - top), (bx - left, by - top)], layout.px(width), colour)
    return Item(canvas.finish(), Rect(left, top, *size))


def tiles_around(plan: BoardPlan, position: ShownRebirth, component: str) -> dict[int, tuple[int, int]]:
    """How many tiles each player has around a castle or cathedral, and how many of them are farms: most first."""
    found: dict[int, tuple[int, int]] = {}
    for near in plan.around(component):
        tile = position.tiles.get(near.id)
        if tile is not None and tile.seat is not None:
            n, farms = found.get(tile.seat, (0, 0))
            found[tile.seat] = n + 1, farms + (tile.kind in FARMS)
    return dict(sorted(found.items(), key=lambda one: (-one[1][0], -one[1][1], one[0])))


def majority(
    plan: BoardPlan,
    look: Look,
    position: ShownRebirth,
    component: str,
    liveries: Sequence[Livery],
    middle: Point,
    radius: float,
    bounds: Rect,
) -> Item | None:
    """A chip over a castle or cathedral: how many tiles each player has around it, most first."""
    counts = {seat: n for seat, (n, _) in tiles_around(plan, position, component).items()}
    if not counts:
        return None
    grid, fonts = look.grid, look.fonts
    sign, gap, pad = grid.px(13), grid.px(4), grid.px(8)
    order = list(counts)
    numbers = [fonts.text(str(counts[seat]), "stat", look.theme.cream) for seat in order]
    width = 2 * pad + sum(sign + gap + one.get_width() for one in numbers) + 2 * gap * (len(numbers) - 1)
    chip = Surface((width, grid.px(24)), SRCALPHA)
    look.materials.frame(chip, chip.get_rect(), "plaque", radius=12, shadow=None)
    x, y = pad, chip.get_height() / 2
    for seat, number in zip(order, numbers, strict=True):
        livery = liveries[seat]
        chip.blit(look.signs.picture(livery.colour, sign, livery.shape), (x, round_px(y - sign / 2)))
        x += sign + gap
        fonts.draw(chip, str(counts[seat]), "stat", look.theme.cream, (x, y))
        x += number.get_width() + 2 * gap
    top = middle[1] - radius * 1.18 - chip.get_height()
    if top < bounds.top + grid.px(6):
        top = middle[1] + radius * 1.22
    left = min(max(middle[0] - width / 2, bounds.left + grid.px(6)), bounds.right - width - grid.px(6))
    return Item(chip, chip.get_rect(topleft=(round_px(left), round_px(top))))


def owner_change(layout: Layout, middle: Point, old: Colour | None, new: Colour, share: float) -> Item:
    """A castle changes hands: the old ring drains in the first third, the new one is drawn round."""
    side = 2 * math.ceil(layout.radius * 1.04) + 2
    canvas = Canvas((side, side), layout.radius / HEX, DARK, over=3)
    half = side / 2 / (layout.radius / HEX)
    ring = hex_corners((half, half), HEX - 3.4)
    if share < 1 / 3:
        if old is not None:
            _draw_part(canvas, ring, 3 * share, 1.0, old)
    else:
        _draw_part(canvas, ring, 0.0, (share - 1 / 3) * 1.5, new)
    return item_at(canvas.finish(), middle)


def _draw_part(canvas: Canvas, ring: list[Point], start: float, end: float, colour: Colour) -> None:
    """The part of a closed line from start to end, both 0 to 1 of its length."""
    points = [_along(ring, start)]
    points += [ring[i % 6] for i in range(7) if start * 6 < i < end * 6]
    points.append(_along(ring, min(end, 1.0)))
    canvas.line(points, 5.6, DARK)
    canvas.line(points, 4.0, colour)


def _along(ring: list[Point], share: float) -> Point:
    at = share * 6
    i = min(5, int(at))
    (ax, ay), (bx, by) = ring[i], ring[(i + 1) % 6]
    return ax + (bx - ax) * (at - i), ay + (by - ay) * (at - i)
