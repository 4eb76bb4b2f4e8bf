"""Where pieces stand on a hexagon: each unit gets a place of its own, and resources a column at the right.

Behind stand structures, then mechs and characters, in front of all workers: nobody hides anybody, and what has no
room of its own is one figure with its number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from game.games.scythe.shown import Units
from game.ui.games.scythe.waters import ENCOUNTER_AT
from game.ui.shapes import Point

BIG = ("mech", "character")
"""From left to right, so that the flag of the character stays free."""
FOOT = 15.0
WORKER_FOOT = 32.0
WORKERS_SHOWN = 3
STRUCTURE_AT = (-27.0, -3.0)
_BESIDE_STRUCTURE = 10.0
"""So far mechs and characters keep away from the edge on which it stands."""
_RANKS = (3.0, 31.0)
_BEHIND = 9.0
"""Where the feet of mechs and characters are while workers stand before them."""
_HALF = {"mech": 18.0, "character": 13.0, "worker": 9.2}
CHIP = 8.4
"""Radius of the disc with the number of figures."""
CHIP_AT = {"mech": (-7.0, -12.0), "character": (11.0, -2.0), "worker": (10.5, -2.0)}
"""Where it lies from the feet: on a mech's own flank, for workers stand before its feet."""
_EDGE = 40.0
"""So far from the middle a hexagon is free to stand on."""
_FACING = 46.0
"""And in the picture of a combat, where they may stand over its edge."""
_GOODS_FROM = 11.0
"""Where the column of resources begins."""
_SMALLEST, _LOW = 0.72, 0.82
GOOD_HIGH = 15.4
_RIGHT = 41.0
_GOODS: dict[int, tuple[Point, ...]] = {
    1: ((0, -8),),
    2: ((0, -16), (0, 0)),
    3: ((0, -16), (0, 0), (0, 16)),
    4: ((-6, -24), (0, -8), (0, 8), (-6, 24)),
}
"""Right ends of the plates, from the right end of the column."""


class Standing(NamedTuple):
    """One figure: its feet from the middle of the place, in map units; `number` above 1 is written beside it."""

    units: Units
    at: Point
    size: float
    mirror: bool
    number: int


class Room(NamedTuple):
    """From left to right in map units."""

    left: float
    right: float

    @property
    def wide(self) -> float:
        return self.right - self.left

    @property
    def middle(self) -> float:
        return (self.left + self.right) / 2


def standing(groups: Sequence[Units], structure: bool = False, tokens: bool = False) -> list[Standing]:
    """Places for all units of one hexagon, from back to front; they leave room for what lies at their sides."""
    seats = list(dict.fromkeys(group.seat for group in groups))
    right = _GOODS_FROM if tokens else _EDGE
    if len(seats) < 2:
        return _camp(groups, Room(-_EDGE + (_BESIDE_STRUCTURE if structure else 0.0), right), 1.0, False, structure)
    sides = [[group for group in groups if group.seat == seat] for seat in seats[:2]]
    middle = (right - _EDGE) / 2
    rooms = Room(-_EDGE, middle), Room(middle, right)
    if any(_width([(group, 1) for group in side]) * _SMALLEST > 1.3 * rooms[0].wide for side in sides):
        return _ranks(sides, Room(-_EDGE, right))
    found: list[Standing] = []
    for number, (side, room) in enumerate(zip(sides, rooms, strict=True)):
        found += _camp(side, room, 0.8, number == 1, structure)
    return sorted(found, key=lambda one: one.at[1])


def facing(groups: Sequence[Units]) -> list[Standing]:
    """Two armies as a picture of their combat shows them: large, the first one at the left."""
    seats = list(dict.fromkeys(group.seat for group in groups))
    found: list[Standing] = []
    for number, seat in enumerate(seats[:2]):
        room = Room(-_FACING, -1.0) if not number else Room(1.0, _FACING)
        side = [group for group in groups if group.seat == seat]
        found += _camp(side, room, 1.0, number == 1, False, roomy=True)
    return sorted(found, key=lambda one: one.at[1])


def _ranks(sides: Sequence[Sequence[Units]], room: Room) -> list[Standing]:
    """Two armies that have no room beside each other: one behind the other, each kind once with its number."""
    found: list[Standing] = []
    for number, (side, foot) in enumerate(zip(sides, _RANKS, strict=True)):
        narrower = room if foot < 20 else Room(room.left + 10.0, min(room.right, -room.left - 10.0))
        ordered = sorted(side, key=lambda group: (*BIG, "worker").index(group.kind))
        found += _row(ordered, narrower, _SMALLEST, number == 1, foot, one_each=True)
    return found


def _camp(
    groups: Sequence[Units], room: Room, size: float, mirror: bool, low: bool, *, roomy: bool = False
) -> list[Standing]:
    """The units of one seat: mechs and characters, lower beside a structure; workers in front. Where it is `roomy`
    workers stand side by side though the hexagon is narrow there."""
    workers = [group for group in groups if group.kind == "worker"]
    bigs = [group for kind in BIG for group in groups if group.kind == kind]
    foot = _BEHIND if workers else FOOT
    found = _row(bigs, room, size * (_LOW if low else 1.0), mirror, foot + (3.0 if low else 0.0))
    for group in workers:
        found += _workers(group, room, size, mirror, bool(bigs), roomy)
    return found


def _row(
    groups: Sequence[Units], room: Room, size: float, mirror: bool, foot: float, *, one_each: bool = False
) -> list[Standing]:
    """One beside the other as far as there is room for all; else one for its kind, with the number, and smaller."""
    each = [(group, 1) for group in groups for _ in range(group.number)]
    fits = not one_each and _width(each) * size * _SMALLEST <= room.wide
    shown = each if fits else [(group, group.number) for group in groups]
    wide = _width(shown) * size
    scale = max(_SMALLEST, size * min(1.0, room.wide / wide)) if wide else size
    step = min(1.0, room.wide / (_width(shown) * scale)) if shown else 1.0
    x, found = room.middle - _width(shown) * scale * step / 2, []
    for group, number in shown:
        half = _HALF[group.kind] * scale * step
        found.append(Standing(group, (x + half, foot), round(scale, 3), mirror, number))
        x += 2 * half
    return found


def _width(shown: Sequence[tuple[Units, int]]) -> float:
    return sum(2 * _HALF[group.kind] for group, _ in shown)


def _workers(group: Units, room: Room, size: float, mirror: bool, beside: bool, roomy: bool) -> list[Standing]:
    most = WORKERS_SHOWN if roomy or not beside else 2
    half = _HALF["worker"] * size
    narrow = not roomy and (group.number * 2 - 0.4) * half > room.wide - (
        18.0 if beside else 0.0
    )  # a hexagon is narrow below
    number, count = (1, group.number) if group.number > most or narrow else (group.number, 1)
    foot, step = WORKER_FOOT if beside else 23.0, 1.8 * half
    left = room.middle - step * (number - 1) / 2 - (CHIP / 2 if count > 1 else 0.0)
    return [Standing(group, (left + step * i, foot), size, mirror, count) for i in range(number)]


def encounter_at(groups: Sequence[Units], structure: bool = False, kinds: int = 0) -> tuple[Point, float]:
    """Where the token of an encounter lies, and its radius: beside the heads of whoever stands there, beside the
    structure and so many kinds of resources."""
    beside = kinds == len(_GOODS) or any(group.kind in BIG for group in groups)
    return ((-2.0 if structure else -15.0, -33.0), 9.0) if beside else (ENCOUNTER_AT, 11.5)


def goods_at(goods: Mapping[str, int]) -> list[tuple[str, int, Point]]:
    """Each resource of a hexagon with its number and the right end of the plate on which both stand."""
    order = [name for name in ("metal", "wood", "oil", "food") if goods.get(name)]
    if not order:
        return []
    spots = ((_RIGHT + x, y) for x, y in _GOODS[len(order)])
    return [(name, goods[name], spot) for name, spot in zip(order, spots, strict=True)]
