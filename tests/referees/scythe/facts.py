"""The map, the mats and the cards of Scythe as data/scythe tells them; nothing comes from the code of the game."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[3] / "data" / "scythe"
RESOURCES = ("metal", "food", "oil", "wood")
KINDS = ("character", "mech", "worker")
_WIDE, _HIGH, _ROW = 56, 64, 48
"""Of a hex in pixels; rows lie so far apart."""


def read(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Hex:
    terrain: str
    tunnel: bool = False
    encounter: bool = False


Cell = tuple[int, int]


def _middle(cell: Cell) -> tuple[int, int]:
    """Rows with an even number are shifted right by half a hex."""
    row, col = cell
    return col * _WIDE + _WIDE // 2 + (0 if row % 2 else _WIDE // 2), row * _ROW + _HIGH // 2


def _properties(node: ET.Element) -> dict[str, str]:
    return {p.get("name") or "": p.get("value") or "" for p in node.iter("property")}


class Map:
    def __init__(self) -> None:
        root = ET.parse(DATA / "europa.tmx").getroot()
        self.hexes: dict[str, Hex] = {}
        self.cells: dict[str, Cell] = {}
        self._read_hexes(root)
        self.homes: dict[str, str] = {}
        """Home base -> faction, also of those that are not in the box."""
        self._read_homes(root)
        self.wet = self._rivers(root)
        places = list(self.cells)
        self.beside = {one: {two for two in places if two != one and self._touch(one, two)} for one in places}
        """What shares an edge; a home base touches places, but is no neighbour in a scoring."""
        self.tunnels = {at for at, what in self.hexes.items() if what.tunnel}
        self.lakes = {at for at, what in self.hexes.items() if what.terrain == "lake"}
        self.factory = next(at for at, what in self.hexes.items() if what.terrain == "factory")

    def _read_hexes(self, root: ET.Element) -> None:
        tiles = {int(tile.get("id") or 0) + 1: _properties(tile) for tile in root.iter("tile")}
        data = next(root.iter("data")).text or ""
        for r, row in enumerate(data.strip().splitlines()):
            for c, gid in enumerate(row.strip().rstrip(",").split(",")):
                told = tiles.get(int(gid), {"terrain": "home"})
                if told["terrain"] != "home":
                    at = f"r{r}c{c}"
                    self.hexes[at] = Hex(told["terrain"], "tunnel" in told, "encounter" in told)
                    self.cells[at] = (r, c)

    def _read_homes(self, root: ET.Element) -> None:
        spots = {_middle((r, c)): (r, c) for r in range(9) for c in range(-1, 9)}
        for thing in root.iter("object"):
            if thing.get("type") == "home_base":
                name = thing.get("name") or ""
                self.homes[name] = _properties(thing)["faction"]
                self.cells[name] = spots[int(thing.get("x") or 0), int(thing.get("y") or 0)]

    def _rivers(self, root: ET.Element) -> set[tuple[float, float]]:
        """The middle of every edge along which a river flows."""
        found = set()
        for thing in root.iter("object"):
            if thing.get("type") == "river":
                x, y = int(thing.get("x") or 0), int(thing.get("y") or 0)
                line = next(thing.iter("polyline")).get("points") or ""
                points = [tuple(map(int, point.split(","))) for point in line.split()]
                for (x1, y1), (x2, y2) in pairwise(points):
                    found.add((x + (x1 + x2) / 2, y + (y1 + y2) / 2))
        return found

    def _touch(self, one: str, two: str) -> bool:
        (x1, y1), (x2, y2) = _middle(self.cells[one]), _middle(self.cells[two])
        return abs(y1 - y2) <= _ROW and abs(x1 - x2) == (_WIDE if y1 == y2 else _WIDE // 2)

    def river_between(self, one: str, two: str) -> bool:
        (x1, y1), (x2, y2) = _middle(self.cells[one]), _middle(self.cells[two])
        return ((x1 + x2) / 2, (y1 + y2) / 2) in self.wet

    def terrain(self, at: str) -> str:
        return self.hexes[at].terrain if at in self.hexes else "home"

    def around(self, at: str) -> set[str]:
        """Territories that touch a place."""
        return {near for near in self.beside[at] if near in self.hexes}


MAP = Map()
GAME: dict[str, Any] = read("game.yaml")
_factions = read("factions.yaml")
COMMON: dict[str, int] = _factions["common"]
ONE_TIME: dict[str, int] = _factions["recruit_bonuses"]
FACTIONS: dict[str, Any] = _factions["factions"]
_mats = read("mats.yaml")
MATS: dict[str, Any] = _mats["mats"]
TOPS: dict[str, Any] = _mats["top_actions"]
BOTTOMS: dict[str, Any] = _mats["bottom_actions"]
WORKER_TRACK: list[dict[str, int]] = _mats["worker_track"]
_factory = read("factory.yaml")
FACTORY_MOVE: dict[str, int] = _factory["factory_move"]
FACTORY: dict[str, Any] = _factory["factory_cards"]
BONUS: dict[str, Any] = read("bonus.yaml")["bonus_tiles"]
OBJECTIVES: dict[str, Any] = read("objectives.yaml")["objectives"]
ENCOUNTERS: dict[str, Any] = read("encounters.yaml")["encounters"]
STRUCTURES = {top["structure"]["id"]: word for word, top in TOPS.items()}
"""Structure -> the top action that it makes better."""
CUBES = [gain["id"] for top in TOPS.values() for gain in top["choose_one"] for _ in range(gain["cubes"])]
STARS: dict[str, Any] = GAME["stars"]
MOST_POWER, MOST_POPULARITY = GAME["tracks"]["power"]["max"], GAME["tracks"]["popularity"]["max"]
HOME_OF = {faction: home for home, faction in MAP.homes.items()}


def mech(faction: str, ability: str) -> Mapping[str, Any]:
    return next(one for one in FACTIONS[faction]["mechs"] if one["id"] == ability)


def gives(gain: str) -> int:
    """What a top action gives without upgrades."""
    return next(one["base"] for top in TOPS.values() for one in top["choose_one"] if one["id"] == gain)
