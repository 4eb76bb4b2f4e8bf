"""Where pieces stand on a hexagon: each unit gets a place of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.games.scythe.shown import Units
from game.ui.games.scythe.waters import ENCOUNTER_AT
from game.ui.shapes import Point

BIG = ("mech", "character")
"""From left to right, so that the flag of the character stays free."""
FOOT = 15.0
WORKER_FOOT = 31.0
WORKERS_SHOWN = 3
STRUCTURE_AT = (-25.0, 3.0)
_TOKENS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (10.0, ((27, -13),)), 2: (10.0, ((27, -20), (27, 0))), 3: (9.2, ((31, -17), (31, 1), (16, -28))),
    4: (9.0, ((32, -18), (32, 0), (17, -28), (32, 18))),
}


class Standing(NamedTuple):
    """One figure: its feet from the middle of the place, in map units; `number` above 1 is written beside it."""

    units: Units
    at: Point
    size: float
    mirror: bool
    number: int


def standing(groups: Sequence[Units], structure: bool = False, tokens: bool = False) -> list[Standing]:
    """Places for all units of one hexagon, from back to front; they leave room for what lies at their sides."""
    seats = list(dict.fromkeys(group.seat for group in groups))
    if len(seats) < 2:
        aside = (6.0 if structure else 0.0) - (7.0 if tokens else 0.0)
        return _camp(groups, aside if _bigs(groups) < 2 else 0.0, 1.0, False, 84.0)
    found: list[Standing] = []
    for number, seat in enumerate(seats[:2]):
        own = [group for group in groups if group.seat == seat]
        found += _camp(own, -20.0 if number == 0 else 20.0, 0.74, number == 1, 40.0)
    return sorted(found, key=lambda one: one.at[1])


def _bigs(groups: Sequence[Units]) -> int:
    return sum(group.number for group in groups if group.kind in BIG)


def _camp(groups: Sequence[Units], x: float, size: float, mirror: bool, room: float) -> list[Standing]:
    """The units of one seat around x; when they grow too many, one stands for its kind with a number."""
    bigs = [group for kind in BIG for group in groups if group.kind == kind]
    few = _bigs(groups) <= (3 if room > 60 else 2)
    shown = [(group, 1) for group in bigs
             for _ in range(group.number)] if few else [(group, group.number) for group in bigs]
    scale = size * (1.0 if len(shown) < 3 else 0.84)
    step = min(32.0 if len(shown) < 3 else 24.0,
               room / max(1, len(shown))) * (0.62 if room < 60 and len(shown) > 1 else 1.0)
    left = x - step * (len(shown) - 1) / 2
    found = [Standing(group, (left + step * i, FOOT), scale, mirror, count) for i, (group, count) in enumerate(shown)]
    for group in groups:
        if group.kind == "worker":
            found += _workers(group, x, size, mirror, bool(shown), room)
    return found


def _workers(group: Units, x: float, size: float, mirror: bool, beside: bool, room: float) -> list[Standing]:
    most = WORKERS_SHOWN if room > 60 and not beside else 2
    number, count = (group.number, 1) if group.number <= most else (1, group.number)
    step = 17.0 * size
    middle, foot = (x + (14.0 if room > 60 else 4.0), WORKER_FOOT) if beside else (x, 23.0)
    left = middle - step * (number - 1) / 2
    return [Standing(group, (left + step * i, foot), size, mirror, count) for i in range(number)]


def encounter_at(groups: Sequence[Units]) -> tuple[Point, float]:
    """Where the token of an encounter lies, and its radius: beside the heads of whoever stands there already."""
    return ((-15.0, -29.0), 9.0) if _bigs(groups) else (ENCOUNTER_AT, 11.5)


def tokens_at(goods: Mapping[str, int]) -> list[tuple[str, int, Point, float]]:
    """Each resource of a hexagon with its number, its place and the radius of its disc."""
    order = [name for name in ("metal", "wood", "oil", "food") if goods.get(name)]
    if not order:
        return []
    radius, spots = _TOKENS[len(order)]
    return [(name, goods[name], spot, radius) for name, spot in zip(order, spots, strict=True)]
