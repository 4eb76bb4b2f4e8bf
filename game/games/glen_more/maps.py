"""The two boards that are drawn with Tiled: the clans with their roads, and the ring of the rondel."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from game.core import places
from game.core.catalogue import Problems
from game.core.tiled import MapObject, TiledMap, read_map
from game.games.glen_more.records import Cell

START = "start"
SPACE = 100
"""Pixels of the map along a side of a space of the rondel."""
Point = tuple[int, int]


@dataclass(frozen=True)
class Road:
    a: str
    b: str
    coins: int


@dataclass(frozen=True)
class ClanBoard:
    """Where the start (id `start`) and the clans lie in a square of 1000, and what the roads between them cost."""

    places: dict[str, Point]
    roads: tuple[Road, ...]


def read_clan_board(path: Path, problems: Problems) -> ClanBoard | None:
    tiled = read_map(path, problems, name=places.shown(path))
    if tiled is None:
        return None

    def wrong(thing: MapObject, message: str) -> None:
        problems.add(tiled.file, tiled.lines.get(thing.id, 1), message)

    found: dict[str, Point] = {}
    for thing in tiled.on("clans"):
        if thing.name in found:
            wrong(thing, f"'{thing.name}' is drawn twice")
        found[thing.name] = (round(thing.x), round(thing.y))
    if START not in found:
        problems.add(tiled.file, 1, f"the layer clans lacks the point '{START}'")
    roads: list[Road] = []
    for thing in tiled.on("roads"):
        a, _, b = thing.name.partition(" ")
        coins = thing.properties.get("coins")
        ends = {(round(x), round(y)) for x, y in (thing.points[:1] + thing.points[-1:])}
        if a not in found or b not in found:
            wrong(thing, f"the road '{thing.name}' must be called after the two places it joins")
        elif ends != {found[a], found[b]}:
            wrong(thing, f"the road '{thing.name}' does not end where {a} and {b} lie")
        elif any({a, b} == {road.a, road.b} for road in roads):
            wrong(thing, f"the road '{thing.name}' is drawn twice")
        if not isinstance(coins, int) or isinstance(coins, bool) or coins < 0:
            wrong(thing, f"the road '{thing.name}' needs the property coins, a whole number")
        else:
            roads.append(Road(a, b, coins))
    return ClanBoard(found, tuple(roads))


def unreachable(board: ClanBoard) -> set[str]:
    """Clans to which no road leads, however many coins one has."""
    reached, edge = {START}, [START]
    while edge:
        here = edge.pop()
        for road in board.roads:
            if here in (road.a, road.b):
                there = road.b if here == road.a else road.a
                if there not in reached:
                    reached.add(there)
                    edge.append(there)
    return set(board.places) - reached


def read_ring(path: Path, problems: Problems) -> tuple[Cell, ...]:
    """Column and row of each space of the rondel in the order in which figures go round."""
    tiled = read_map(path, problems, name=places.shown(path))
    if tiled is None:
        return ()
    by_name = {thing.name: thing for thing in tiled.on("spaces")}
    ring: list[Cell] = []
    for number in range(len(tiled.on("spaces"))):
        if str(number) not in by_name:
            problems.add(tiled.file, 1, f"the space '{number}' is missing; spaces are called 0, 1, 2 … along the way")
            return ()
        ring.append(_cell(tiled, by_name[str(number)], problems))
    for number, (x, y) in enumerate(ring):
        nx, ny = ring[(number + 1) % len(ring)]
        if abs(nx - x) + abs(ny - y) != 1:
            here = by_name[str(number)]
            problems.add(tiled.file, tiled.lines.get(here.id, 1), f"the space after '{number}' does not touch it")
    return tuple(ring)


def _cell(tiled: TiledMap, thing: MapObject, problems: Problems) -> Cell:
    x, y = round(thing.x / SPACE), round(thing.y / SPACE)
    if (thing.x, thing.y, thing.width, thing.height) != (x * SPACE, y * SPACE, SPACE, SPACE):
        problems.add(tiled.file, tiled.lines.get(thing.id, 1), f"the space '{thing.name}' is off the grid of {SPACE}")
    return x, y
