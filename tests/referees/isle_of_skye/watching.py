"""A match of Isle of Skye with the referee at its side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.games import rules_of
from tests.referees import watching
from tests.referees.asking import CHANCE
from tests.referees.levelling import levelled

from .match import Match
from .positions import narrow_lands, wide_lands

DULL = {"pass": 0.3}
"""Seldom said at random, so that tiles change hands."""


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("isle_of_skye", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "bag": sorted(plain["bag"]), "got": [sorted(tiles) for tiles in plain["got"]]}


def level_end(seats: int, seed: int) -> watching.Watch:
    """The last scoring of a match with wide lands, after which several have as many points."""
    begin = wide_lands(random.Random(seed), seats, options_of(seed, seats))
    rules = rules_of("isle_of_skye")
    state = rules.from_plain(begin)
    rules.step(state, CHANCE, rules.options(state, CHANCE)[0])
    result = rules.result(state)
    assert result is not None
    begin["points"] = levelled(begin["points"], result.points, seed)
    return Watch(seats, seed, begin["options"], begin)


def narrow(seed: int) -> watching.Watch:
    """The last building of a match, with tiles that may fit nowhere."""
    seats = 2 + seed % 4
    begin = narrow_lands(random.Random(seed), seats, options_of(seed, seats))
    return Watch(seats, seed, begin["options"], begin)


def options_of(seed: int, seats: int) -> dict[str, Any]:
    """By and by every option with every number of seats."""
    mixed: dict[str, Any] = {}
    if seed % 3 == 1:
        mixed["start"] = seed % seats
    if seed % 4 == 2:
        mixed["scoring"] = "first_game"
    if seed // 2 % 3 == 1:
        mixed["castle_on_road"] = False
    if seed // 3 % 2 == 1:
        mixed["columns"] = "once_per_line"
    if seed % 5 >= 3:
        mixed["turn_castle"] = True
    return mixed


def matches() -> Iterator[Callable[[], object]]:
    """What is played to find a mistake: whole matches with all options, and ends."""
    for seed in range(8):
        yield lambda n=seed: played(Watch(2 + n % 4, n, options_of(n, 2 + n % 4)), n)
    for seed in range(12):
        yield lambda n=seed: played(narrow(n), n)
    for seed in range(40):
        yield lambda n=seed: played(level_end(2 + n % 4, n), n)


def played(watch: watching.Watch, seed: int) -> watching.Watch:
    return watching.play(watch, watching.random_player(seed, DULL))
