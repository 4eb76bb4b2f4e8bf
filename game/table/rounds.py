"""Which scorings count in which round, and the gold for catching up: the section `rounds` of game.yaml."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from game.core import places
from game.core.strict_yaml import read_yaml

_FIVE = 5


class RoundFacts(NamedTuple):
    score: tuple[str, ...]
    catch_up: int


def rounds_of(world: str, seats: int) -> tuple[RoundFacts, ...]:
    """By the number of players at the table."""
    return rounds_on_side(world, "five" if seats == _FIVE else "two_to_four")


@cache
def rounds_on_side(world: str, side: str) -> tuple[RoundFacts, ...]:
    """By the name of the side of the board."""
    rounds = read_yaml(places.DATA / world / "game.yaml").value["rounds"][side]
    return tuple(RoundFacts(tuple(one["score"]), one["catch_up"]) for one in rounds)
