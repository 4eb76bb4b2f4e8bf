"""Reads the map (data/scythe/europa.tmx): hexes, home bases and rivers, and what touches what by land, river or lake.

Rivers are drawn along the edges of hexes; nothing about adjacency is written down anywhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import dist, hypot
from pathlib import Path

from game.core import hexes, places
from game.core.catalogue import Problems, nearest
from game.core.tiled import MapObject, Pixel, TiledMap, read_map
from game.games.scythe.terms import TERRAINS, Terrain

HOME = "home"
_SLACK = 2.0
"""Pixels of the map by which a river may miss the corner of a hex."""


@dataclass(frozen=True)
class Place:
    """A hex of the map."""

    id: str
    row: int
    col: int
    terrain: Terrain
    encounter: bool
    tunnel: bool


@dataclass(frozen=True)
class HomeBase:
    """Where a faction begins; `seat` counts them clockwise, those of factions that are not in this game too."""

    id: str
    row: int
    col: int
    faction: str
    seat: int
    in_base_game: bool


@dataclass(frozen=True)
class Around:
    """What touches a hex or a home base, by how one would step there; home bases once more by themselves."""

    land: tuple[str, ...]
    river: tuple[str, ...]
    lake: tuple[str, ...]
    home: tuple[str, ...]


@dataclass(frozen=True)
class Europa:
    hexes: dict[str, Place]
    homes: dict[str, HomeBase]
    rivers: frozenset[frozenset[str]]
    around: dict[str, Around]
    factory: str

    @property
    def tunnels(self) -> tuple[str, ...]:
        return tuple(place.id for place in self.hexes.values() if place.tunnel)

    @property
    def encounters(self) -> tuple[str, ...]:
        return tuple(place.id for place in self.hexes.values() if place.encounter)

    @property
    def lakes(self) -> tuple[str, ...]:
        return tuple(place.id for place in self.hexes.values() if place.terrain == "lake")


def hex_id(col: int, row: int) -> str:
    return f"r{row}c{col}"


def read_europa(folder: Path, problems: Problems) -> Europa | None:
    tiled = read_map(folder / "europa.tmx", problems, name=places.shown(folder / "europa.tmx"))
    if tiled is None:
        return None
    before = len(problems.found)
    found = _hexes(tiled, problems)
    homes = _homes(tiled, problems)
    named = {(place.col, place.row): place.id for place in found.values()}
    named |= {(home.col, home.row): home.id for home in homes.values()}
    rivers = _rivers(tiled, named, found, problems)
    factories = [place.id for place in found.values() if place.terrain == "factory"]
    drawn = [at and hex_id(*at) for at in (tiled.hex_at(one.x, one.y) for one in tiled.on("places"))]
    if len(factories) != 1 or drawn != factories:
        problems.add(tiled.file, None, f"one hex is the Factory and has an object; found {factories} and {drawn}")
    if len(problems.found) > before:
        return None
    return Europa(found, homes, rivers, _adjacency(named, found, rivers), factories[0])


def _hexes(tiled: TiledMap, problems: Problems) -> dict[str, Place]:
    found: dict[str, Place] = {}
    for (col, row), tile in sorted(tiled.tiles.items(), key=lambda item: (item[0][1], item[0][0])):
        terrain = tile.properties.get("terrain", "")
        name = hex_id(col, row)
        if terrain in TERRAINS:
            marks = bool(tile.properties.get("encounter")), bool(tile.properties.get("tunnel"))
            found[name] = Place(name, row, col, terrain, *marks)
            if all(marks) or (any(marks) and terrain in ("lake", "factory")):
                problems.add(tiled.file, None, f"{name}: a tunnel or an encounter, not both, and on plain land")
        elif terrain != HOME:
            problems.add(tiled.file, None, f"{name} is '{terrain}', which is no terrain", nearest(terrain, TERRAINS))
    return found


def _homes(tiled: TiledMap, problems: Problems) -> dict[str, HomeBase]:
    """The home bases in clockwise order."""
    found: list[HomeBase] = []
    for one in tiled.on("home_bases"):
        at = tiled.hex_at(one.x, one.y)
        tile = tiled.tiles.get(at) if at else None
        if at is None or tile is None or tile.properties.get("terrain") != HOME:
            problems.add(tiled.file, tiled.lines[one.id], f"'{one.name}' does not stand on a tile of a home base")
            continue
        facts = one.properties
        col, row = at
        found.append(
            HomeBase(
                one.name,
                row,
                col,
                str(facts.get("faction", "")),
                int(facts.get("seat", -1)),
                bool(facts.get("in_base_game")),
            )
        )
    tiles = sum(tile.properties.get("terrain") == HOME for tile in tiled.tiles.values())
    if not tiles == len(found) == len({home.id for home in found}) == len({home.seat for home in found}):
        problems.add(tiled.file, None, f"{len(found)} home bases with names and seats of their own for {tiles} tiles")
    return {home.id: home for home in sorted(found, key=lambda home: home.seat)}


def _corners(tiled: TiledMap, at: tuple[int, int]) -> Iterator[Pixel]:
    x, y = tiled.hex_centre(at)
    half_width, half_height, half_side = tiled.tile_width / 2, tiled.tile_height / 2, tiled.side / 2
    for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        yield x + dx * half_width, y + dy * half_side
    yield x, y + half_height
    yield x, y - half_height


def _edge(tiled: TiledMap, start: Pixel, end: Pixel) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """The two cells between which a piece of a river runs; None if it leaves the edges of the hexes."""
    (x, y), length = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), dist(start, end)
    if length < _SLACK:
        return None
    across = (end[1] - start[1]) / length, (start[0] - end[0]) / length
    reach = hypot(tiled.tile_width, tiled.tile_height) / 8
    cells = [tiled.hex_at(x + sign * across[0] * reach, y + sign * across[1] * reach) for sign in (-1, 1)]
    one, other = cells
    if one is None or other is None or one == other:
        return None
    for point in (start, end):
        for cell in (one, other):
            if min(dist(point, corner) for corner in _corners(tiled, cell)) > _SLACK:
                return None
    return one, other


def _rivers(
    tiled: TiledMap, named: dict[tuple[int, int], str], found: dict[str, Place], problems: Problems
) -> frozenset[frozenset[str]]:
    rivers: set[frozenset[str]] = set()

    def wrong(river: MapObject, message: str) -> None:
        problems.add(tiled.file, tiled.lines[river.id], f"{river.name}: {message}")

    for river in tiled.on("rivers"):
        for start, end in zip(river.points, river.points[1:], strict=False):
            cells = _edge(tiled, start, end)
            if cells is None:
                wrong(river, f"from {start} to {end} it does not run along the edge of two hexes")
                continue
            pair = frozenset(named.get(cell, "") for cell in cells)
            if "" in pair or any(one in found and found[one].terrain == "lake" for one in pair):
                wrong(river, f"from {start} to {end} it does not run between two lands")
            elif pair in rivers:
                wrong(river, f"there is a river between {' and '.join(sorted(pair))} already")
            rivers.add(pair)
    return frozenset(rivers)


def _adjacency(
    named: dict[tuple[int, int], str], found: dict[str, Place], rivers: frozenset[frozenset[str]]
) -> dict[str, Around]:
    around: dict[str, Around] = {}
    for (col, row), name in named.items():
        touching = sorted(
            named[at]
            for other in hexes.neighbours(hexes.from_offset(col, row, even=True))
            if (at := hexes.to_offset(other, even=True)) in named
        )
        on_map = [one for one in touching if one in found]
        water = [one for one in on_map if "lake" in (found[one].terrain, name in found and found[name].terrain)]
        across = [one for one in on_map if frozenset((name, one)) in rivers]
        land = [one for one in on_map if one not in water and one not in across]
        homes = [one for one in touching if one not in found]
        around[name] = Around(tuple(land), tuple(across), tuple(water), tuple(homes))
    return around
