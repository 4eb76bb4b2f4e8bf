"""Where names and tolls stand on the clan map, so that no disc and none of each other is covered.

Names look for a place around their disc, tolls for one along their road; whatever covers least is taken, a few rounds
long, for each choice leaves others more or less room.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pygame import Rect

from game.ui.games.glen_more.clans import Road
from game.ui.grid import round_px

Point = tuple[int, int]
_ROUNDS = 4
_ASIDE = (0.0, -14.0, 14.0, -26.0, 26.0, -38.0, 38.0)
_DOWN = (37.0, 41.0)
_BESIDE = ((1.0, 0.0), (-1.0, 0.0), (1.0, 10.0), (-1.0, 10.0), (1.0, 18.0), (-1.0, 18.0))
_SHARES = (0.5, 0.44, 0.56, 0.38, 0.62, 0.33, 0.67, 0.28, 0.72)
_BY_THE_ROAD = (0.0, 10.0, -10.0, 15.0, -15.0)
_DISC, _CORNER, _COIN = 44.0, 17.0, 15.0
"""Units of the squares that stand for a disc, for price and marker in its upper corners, and for a toll."""
_PLATE, _LOW = 26.0, 16.0
"""Of the one that stands for what a clan brings, and how far below its middle that lies."""
_AWAY = 0.02
"""What each unit away from the usual place weighs, against a unit of area that is covered."""


class Places(NamedTuple):
    names: Mapping[str, Rect]
    tolls: Sequence[Point]
    """In the order of the roads."""


def discs(places: Mapping[str, Point], unit: float) -> dict[str, list[Rect]]:
    """What each place itself takes: its disc, a price at the upper right, a marker with coins at the upper left."""
    found: dict[str, list[Rect]] = {}
    for name, (x, y) in places.items():
        boxes = [(0.0, 0.0, _DISC), (17.0, -17.0, _CORNER), (-17.0, -15.0, _CORNER), (0.0, _LOW, _PLATE)]
        found[name] = [_square(x + dx * unit, y + dy * unit, side * unit) for dx, dy, side in boxes]
    return found


def _square(x: float, y: float, side: float) -> Rect:
    made = Rect(0, 0, round_px(side), round_px(side))
    made.center = round_px(x), round_px(y)
    return made


def settle(
    places: Mapping[str, Point], sizes: Mapping[str, tuple[int, int]], roads: Sequence[Road], unit: float
) -> Places:
    taken = [box for boxes in discs(places, unit).values() for box in boxes]
    names = {name: _names_at(places[name], sizes[name], unit)[0][1] for name in places}
    ways = [_tolls_at(places[road.a], places[road.b], unit) for road in roads]
    tolls = [way[0][1] for way in ways]
    for _ in range(_ROUNDS):
        for name in places:
            others = [*taken, *tolls, *(box for one, box in names.items() if one != name)]
            names[name] = _least(_names_at(places[name], sizes[name], unit), others)
        for number, way in enumerate(ways):
            others = [*taken, *names.values(), *(box for one, box in enumerate(tolls) if one != number)]
            tolls[number] = _least(way, others)
    return Places(names, [box.center for box in tolls])


def _names_at(at: Point, size: tuple[int, int], unit: float) -> list[tuple[float, Rect]]:
    """Below the disc, aside from there, or beside it; how far that is from the usual place."""
    found = []
    for down in _DOWN:
        y = at[1] + max(
            down * unit, (_LOW + _PLATE / 2 + down - _DOWN[0]) * unit + size[1] / 2
        )  # large names begin lower
        for aside in _ASIDE:
            found.append((abs(aside) + down - _DOWN[0], _box(at[0] + aside * unit, y, size)))
    for side, down in _BESIDE:
        x = at[0] + side * (size[0] / 2 + _DISC / 2 * unit)
        found.append((40.0 + down, _box(x, at[1] + down * unit, size)))
    return found


def _box(x: float, y: float, size: tuple[int, int]) -> Rect:
    made = Rect((0, 0), size)
    made.center = round_px(x), round_px(y)
    return made


def _tolls_at(a: Point, b: Point, unit: float) -> list[tuple[float, Rect]]:
    """On the road, or close by where it is too short."""
    found, far = [], max(1.0, math.dist(a, b))
    across = (a[1] - b[1]) / far, (b[0] - a[0]) / far
    for by in _BY_THE_ROAD:
        for share in _SHARES:
            x, y = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
            at = x + across[0] * by * unit, y + across[1] * by * unit
            found.append((100 * abs(share - 0.5) + 8 * abs(by), _square(*at, _COIN * unit)))
    return found


def _least(wanted: Sequence[tuple[float, Rect]], others: Sequence[Rect]) -> Rect:
    """The place that covers least; among equals the most usual one."""
    return min(wanted, key=lambda one: covered(one[1], others) + _AWAY * one[0])[1]


def covered(box: Rect, others: Sequence[Rect]) -> int:
    met = (box.clip(others[number]) for number in box.collidelistall(others))  # few of them, and found without a loop
    return sum(both.w * both.h for both in met)
