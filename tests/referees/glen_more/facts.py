"""The components of Glen More II as data/glen_more tells them; nothing here comes from the code of the game."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import yaml

DATA = Path(__file__).parents[3] / "data" / "glen_more"
GOODS = ("wood", "stone", "barley", "sheep", "cattle")
ANIMALS = ("sheep", "cattle")
STACKS = ("S", "A", "B", "C", "D")
VILLAGE, CASTLE = (0, 0), (1, 0)
Effect = dict[str, Any]
VERBS: dict[str, Any] = {}
"""By verb of the data what it does; filled by whoever knows it."""


@dataclass(frozen=True)
class Tile:
    name: str
    type: str
    stack: str
    river: bool = False
    overbuild: str = ""
    cost: tuple[str, ...] = ()
    one_time: tuple[Effect, ...] = ()
    activation: tuple[Effect, ...] = ()
    landmark: str = ""
    protected: bool = False
    no_landing: bool = False
    replaces: str = ""

    @property
    def lines(self) -> tuple[tuple[Effect, ...], ...]:
        """What may be chosen when the tile is activated: one line, or those with a slash between them."""
        if not self.activation:
            return ()
        if "choose" in self.activation[0]:
            return tuple((line,) for line in self.activation[0]["choose"])
        return (self.activation,)


@dataclass(frozen=True)
class Box:
    """What lies in the box for the Chronicles that are played."""

    tiles: dict[str, Tile]
    landmarks: dict[str, tuple[Effect, ...]]
    events: dict[str, tuple[Effect, ...]]
    clans: dict[str, Mapping[str, Any]]
    roads: dict[str, dict[str, int]]
    game: Mapping[str, Any]
    stacks: dict[str, Counter[str]] = field(default_factory=dict)


UNITS = (*GOODS, "animal", "different", "any", "whisky", "coin", "scot", "vp")


def units(amounts: Mapping[str, int]) -> tuple[str, ...]:
    """One by one, what is named first."""
    return tuple(kind for kind in UNITS for _ in range(amounts.get(kind, 0)))


@cache
def read(name: str) -> Any:
    return yaml.safe_load((DATA / name).read_text(encoding="utf-8"))


def _tile(name: str, told: Mapping[str, Any]) -> Tile:
    return Tile(
        name,
        told["type"],
        told["stack"],
        bool(told.get("river")),
        told.get("overbuild", ""),
        units(told.get("cost", {})),
        tuple(told.get("one_time", ())),
        tuple(told.get("activation", ())),
        told.get("landmark", ""),
        bool(told.get("die_protected")),
        bool(told.get("no_landing")),
        told.get("replaces", ""),
    )


def _roads() -> dict[str, dict[str, int]]:
    roads: dict[str, dict[str, int]] = {}
    for way in ET.parse(DATA / "clan_board.tmx").getroot().iter("object"):
        if way.get("type") == "road":
            one, other = (way.get("name") or "").split()
            coins = int(next(p.get("value") or "" for p in way.iter("property") if p.get("name") == "coins"))
            roads.setdefault(one, {})[other] = coins
            roads.setdefault(other, {})[one] = coins
    return roads


@cache
def box(chronicles: tuple[str, ...]) -> Box:
    files = ["tiles_start.yaml", *(f"tiles_{s.lower()}.yaml" for s in STACKS), "persons.yaml"]
    more = [f"chronicles/{c}/tiles.yaml" for c in chronicles]
    files += [name for name in more if (DATA / name).exists()]
    tiles = {name: _tile(name, told) for file in files for name, told in read(file)["tiles"].items()}
    for tile in list(tiles.values()):
        if tile.replaces:
            del tiles[tile.replaces]
    cards = ["landmarks.yaml", *(f"chronicles/{c}/landmarks.yaml" for c in chronicles)]
    landmarks = {
        name: tuple(told["effect"])
        for file in cards
        if (DATA / file).exists()
        for name, told in read(file)["landmarks"].items()
    }
    events = {}
    if "dubious_tome" in chronicles:
        told = read("chronicles/dubious_tome/events.yaml")["events"]
        events = {name: tuple(told[name]["effect"]) for name in landmarks}
    stacks = {s: Counter(t.name for t in tiles.values() if t.stack == s) for s in STACKS}
    stacks["D"]["the_end"] += 1
    return Box(tiles, landmarks, events, read("clans.yaml")["clans"], _roads(), read("game.yaml"), stacks)
