"""The clans as data for painting: where they lie, the roads between them, and the symbols of what each gives."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.strict_yaml import read_yaml
from game.core.tiled import read_map
from game.ui.games.glen_more.plan import DATA, Part
from game.ui.shapes import Point

START = "start"


@dataclass(frozen=True)
class Clan:
    id: str
    lasting: bool
    symbols: tuple[Part, ...]


@dataclass(frozen=True)
class Road:
    a: str
    b: str
    coins: int


@dataclass(frozen=True)
class ClanMap:
    """Places in a square of 1000, the start among them."""

    places: Mapping[str, Point]
    roads: tuple[Road, ...]
    clans: Mapping[str, Clan]

    def roads_of(self, place: str) -> tuple[Road, ...]:
        return tuple(road for road in self.roads if place in (road.a, road.b))


def cheapest_way(starts: Iterable[str], target: str) -> tuple[str, ...]:
    """All places from the nearest of these to a clan, for the fewest coins and then by the fewest roads."""
    queue: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, (start,)) for start in sorted(starts)]
    seen: set[str] = set()
    while queue:
        coins, far, way = heapq.heappop(queue)
        here = way[-1]
        if here == target:
            return way
        if here in seen:
            continue
        seen.add(here)
        for road in clan_map().roads_of(here):
            heapq.heappush(queue, (coins + road.coins, far + 1, (*way, road.b if road.a == here else road.a)))
    return ()


@cache
def clan_map() -> ClanMap:
    tiled = read_map(DATA / "clan_board.tmx")
    assert tiled is not None
    roads = []
    for thing in tiled.on("roads"):
        a, _, b = thing.name.partition(" ")
        roads.append(Road(a, b, int(thing.properties["coins"])))
    told = read_yaml(DATA / "clans.yaml")
    clans = {
        name: Clan(name, record["kind"] == "permanent", symbols_of(record["effect"])[:2])
        for name, record in told.value["clans"].items()
    }
    return ClanMap({thing.name: (thing.x, thing.y) for thing in tiled.on("clans")}, tuple(roads), clans)


def symbols_of(effects: list[Mapping[str, Any]]) -> tuple[Part, ...]:
    """At most a few symbols for what a clan or card gives."""
    found: list[Part] = []
    for effect in effects:
        for verb, value in effect.items():
            found += _symbols(verb, value)
    return tuple(found)


_FIXED: Mapping[str, str] = {
    "permanent": "infinity",
    "build_from_discard": "tile_plus",
    "remove_tiles": "tile_minus",
    "activate_types": "sun",
    "take_person": "person",
    "activate_all": "sun",
    "activate_any_own_tile": "sun",
}


def _symbols(verb: str, value: Any) -> list[Part]:
    if verb in _FIXED:
        return [(_FIXED[verb], 1)]
    if verb in ("gain_anywhere", "gain_here"):
        return [(good, n) for good, n in value.items()]
    if verb == "vp_by_count":
        return [("points", value["steps"][-1][1])]
    if verb == "scot_anywhere":
        return [("scot", value)]
    words = {"coin": "coin", "whisky": "whisky", "vp": "points", "move": "step", "scot": "scot"}
    return [(words[verb], value)] if verb in words and isinstance(value, int) else []
