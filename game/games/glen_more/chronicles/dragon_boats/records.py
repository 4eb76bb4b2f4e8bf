"""What the data of the boat race says, as typed records."""

from __future__ import annotations

from typing import Any

from game.core.catalogue import Problems, Record, check_known
from game.core.strict_yaml import YamlFile
from game.games.glen_more.effect_words import check_effects
from game.games.glen_more.records import Effect


class Prize(Record, frozen=True):
    """What it brings to come home at this place."""

    vp: int = 0
    whisky: int = 0
    coins_worthless: bool = False


class Results(Record, frozen=True):
    winner: Prize
    second: Prize
    third: Prize
    last: Prize


class River(Record, frozen=True):
    """A river of nobody: how many tiles, and on which of them from the right its castle stands."""

    length: int
    castle_from_right: int


class Race(Record, frozen=True):
    start_tile: str
    start_in_first_third_of: str
    results: Results
    rivers: dict[int, int]
    river: River


class Reward(Record, frozen=True):
    count: int
    effect: tuple[Effect, ...]


SECTIONS = {"race": Race, "rewards": dict[str, Reward]}


def check(file: YamlFile, files: Any, problems: Problems) -> None:
    """The rewards do what effects can do, and there are enough for four castles with four tokens each."""
    check_known(file, ("race", "start_tile"), file.value["race"]["start_tile"], files.tiles, "tile", problems)
    for name in file.value["rewards"]:
        steps = ("rewards", name, "effect")
        check_effects(file, steps, files.verbs, problems)
    rewards = files.chronicles["dragon_boats"].facts["rewards"]
    if sum(one.count for one in rewards.values()) != 16:
        problems.add(file.name, file.line(("rewards",)), "there are 16 rewards")
