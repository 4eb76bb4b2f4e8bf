"""What is printed on mats, tracks and cards, read from data/scythe; the rules check the same files in full."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.strict_yaml import read_yaml
from game.ui.games.scythe.plan_file import DATA

Goods = Mapping[str, int]


@dataclass(frozen=True)
class Yield:
    """What a top action gives: `base` always, one more for each of `cubes` that an upgrade has moved away."""

    id: str
    base: int
    cubes: int


@dataclass(frozen=True)
class Top:
    id: str
    pays: Goods
    choices: tuple[Yield, ...]
    structure: str


@dataclass(frozen=True)
class Bottom:
    id: str
    resource: str
    ongoing: str
    """What a recruit laid here brings each time."""


@dataclass(frozen=True)
class Section:
    top: str
    bottom: str
    cost: int
    reducible: int
    coins: int


@dataclass(frozen=True)
class Condition:
    measure: str
    terrain: str
    least: int | None
    most: int | None


@dataclass(frozen=True)
class Facts:
    tops: Mapping[str, Top]
    bottoms: Mapping[str, Bottom]
    mats: Mapping[str, tuple[Section, ...]]
    worker_track: tuple[Goods, ...]
    mechs: Mapping[str, tuple[str, ...]]
    """The four abilities of each faction's mechs, from left to right."""
    abilities: Mapping[str, str]
    before_combat: Mapping[str, tuple[int, int]]
    """Of each ability that is used before a combat, the power it costs and the cards it takes from the foe."""
    recruit_bonuses: Goods
    common: Goods
    tiers: tuple[Mapping[str, int], ...]
    stars: Mapping[str, Mapping[str, int]]
    most_power: int
    most_popularity: int
    dial: int
    bonus_tiles: Mapping[str, Mapping[int, int]]
    factory_cards: Mapping[str, tuple[Goods, tuple[Goods, ...]]]
    factory_move: Goods
    encounters: Mapping[str, Mapping[str, tuple[Goods, Goods]]]
    objectives: Mapping[str, tuple[Condition, ...]]
    starts: Mapping[str, tuple[int, int]]
    """Power and combat cards with which each faction begins."""
    mat_starts: Mapping[str, tuple[int, int, int]]
    """Of each mat its number, and the popularity and coins with which it begins."""
    riverwalk: Mapping[str, tuple[str, str]]
    """The two terrains that each faction's mechs reach over a river."""


@cache
def load_facts() -> Facts:
    names = ("game", "mats", "factions", "bonus", "factory", "encounters", "objectives")
    game, mats, factions, bonus, factory, encounters, objectives = (
        read_yaml(DATA / f"{name}.yaml").value for name in names
    )
    tops = {
        name: Top(name, one["cost"], tuple(Yield(**each) for each in one["choose_one"]), one["structure"]["id"])
        for name, one in mats["top_actions"].items()
    }
    bottoms = {
        name: Bottom(name, one["resource"], next(iter(one["ongoing"])))
        for name, one in mats["bottom_actions"].items()
    }
    return Facts(
        tops,
        bottoms,
        {name: tuple(Section(**each) for each in one["sections"]) for name, one in mats["mats"].items()},
        tuple(mats["worker_track"]),
        {name: tuple(each["id"] for each in one["mechs"]) for name, one in factions["factions"].items()},
        {name: one["ability"]["id"] for name, one in factions["factions"].items()},
        {
            each["id"]: (each.get("pay", {}).get("power", 0), each.get("steal_combat_cards", 0))
            for one in factions["factions"].values()
            for each in one["mechs"]
            if "opponent_loses" in each or "steal_combat_cards" in each
        },
        factions["recruit_bonuses"],
        factions["common"],
        tuple(game["popularity_tiers"]),
        game["stars"],
        game["tracks"]["power"]["max"],
        game["tracks"]["popularity"]["max"],
        game["tracks"]["dial"]["max"],
        {name: one["coins_by_count"] for name, one in bonus["bonus_tiles"].items()},
        {name: (one["pay"], tuple(one["choose"])) for name, one in factory["factory_cards"].items()},
        factory["factory_move"],
        {
            name: {pick: (deal["pay"], deal["gain"]) for pick, deal in one.items()}
            for name, one in encounters["encounters"].items()
        },
        {name: tuple(_condition(each) for each in one["all_of"]) for name, one in objectives["objectives"].items()},
        {name: (one["start_power"], one["start_combat_cards"]) for name, one in factions["factions"].items()},
        {
            name: (one["start_number"], one["start"]["popularity"], one["start"]["coins"])
            for name, one in mats["mats"].items()
        },
        {
            name: next(tuple(each["cross_river_onto"]) for each in one["mechs"] if each["id"] == "riverwalk")
            for name, one in factions["factions"].items()
        },
    )


def _condition(one: Mapping[str, Any]) -> Condition:
    return Condition(one["measure"], one.get("terrain", ""), one.get("min"), one.get("max"))


def bonus_bands(coins: Mapping[int, int], most: int) -> list[tuple[str, int]]:
    """The bands of a structure bonus tile as text and coins: "2-3" with an en dash, the last one open to `most`."""
    bounds = sorted(coins)
    bands = []
    for index, low in enumerate(bounds):
        high = bounds[index + 1] - 1 if index + 1 < len(bounds) else max(low, most)
        bands.append((str(low) if high == low else f"{low}–{high}", coins[low]))
    return bands
