"""Which scorings count in which round, and the gold for catching up: the section `rounds` of game.yaml."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.core import places
from game.core.errors import Problems
from game.core.strict_yaml import read_yaml

_FIVE = 5


class RoundFacts(NamedTuple):
    score: tuple[str, ...]
    catch_up: int


@cache
def rounds_of(world: str, seats: int) -> tuple[RoundFacts, ...]:
    problems = Problems()
    file = read_yaml(places.DATA / world / "game.yaml", problems)
    problems.raise_if_any()
    side = "five" if seats == _FIVE else "two_to_four"
    return tuple(RoundFacts(tuple(one["score"]), one["catch_up"]) for one in file.value["rounds"][side])
