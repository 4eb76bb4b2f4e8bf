"""The terms of Scythe's judge, and how much each of them weighs: the numbers of data/scythe/judge.yaml.

They are asked for deep below the judge, many thousand times in a turn, so the judge lays them open here for as long
as it thinks (`use`), instead of handing them through everything.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count
from typing import NamedTuple

from game.core import places
from game.core.characters import read_characters
from game.core.weighing import read_weights

Factors = tuple[float, ...]

_BUILT = (
    "stars", "tempo", "popularity", "upgrades", "mechs", "structures", "recruits", "near_upgrades", "near_mechs",
    "near_structures", "near_recruits", "near_workers", "near_power", "near_popularity", "cheaper", "workers",
    "force",
)  # fmt: skip
"""What is built and what the tracks show (standing.py)."""
_MAPPED = (
    "coins", "land", "objectives", "stores", "production", "variety", "payable", "pairing", "character", "danger",
    "battles", "pending",
)  # fmt: skip
"""What lies and stands on the map (worth.py, engine.py, risks.py)."""
TERMS = (*_BUILT, *_MAPPED)

_STAR = frozenset(("stars",))
_DONE = frozenset(("upgrades", "mechs", "structures", "recruits", "stars"))
PASSES_INTO = {
    **{name: _STAR for name in _BUILT if name.startswith("near_")}, "objectives": _STAR, "payable": _DONE,
    "pairing": _DONE, "production": frozenset(("workers",)), "pending": _DONE,
}  # fmt: skip
"""Promises, and what they become when they are kept."""


class BUILT:
    """Where the four of the bottom actions begin."""

    upgrades = _BUILT.index("upgrades")
    near_upgrades = _BUILT.index("near_upgrades")


class Weights(NamedTuple):
    """`number` tells weights apart, for what is remembered of positions."""

    number: int
    built: Factors
    mapped: Factors


_numbers = count()


def made(weights: Mapping[str, float]) -> Weights:
    return Weights(next(_numbers), tuple(weights[name] for name in _BUILT), tuple(weights[name] for name in _MAPPED))


WEIGHED = read_weights(places.DATA / "scythe", TERMS)
"""As the file has them."""
CHARACTERS = read_characters(places.DATA / "scythe", TERMS)
_FITTED = made(WEIGHED)
_in_force = _FITTED


def factors() -> Weights:
    return _in_force


def use(weights: Weights) -> None:
    global _in_force
    _in_force = weights
