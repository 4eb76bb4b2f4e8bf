"""A match of Isle of Skye with the referee at its side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees import watching

from .match import Match

DULL = {"pass": 0.3}
"""Seldom said at random, so that tiles change hands."""


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("isle_of_skye", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return {**plain, "bag": sorted(plain["bag"]), "got": [sorted(tiles) for tiles in plain["got"]]}


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
