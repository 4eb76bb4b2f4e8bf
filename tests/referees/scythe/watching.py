"""A match of Scythe with the referee at its side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees import watching

from .match import Match
from .position import comparable

DULL = {
    "skip_top": 0.2, "end_turn": 0.2, "leave": 0.2, "end_move": 0.1, "gain_coins": 0.3, "end_produce": 0.3,
    "skip_bottom": 0.2, "cargo": 3.0, "load": 3.0, "bottom": 4.0, "stake": 1.0,
}
"""How often something is said at random: who leaves out most of it never has much."""


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("scythe", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return comparable(plain)


def options_of(seed: int) -> dict[str, Any]:
    """By and by every option with every other."""
    mixed: dict[str, Any] = {}
    if seed % 3 == 1:
        mixed["factions"] = "chosen"
    if seed // 2 % 3 == 1:
        mixed["mats"] = "chosen"
    if seed % 5 in (1, 3):
        mixed["banned_pairs"] = True
    if seed // 3 % 3 == 1:
        mixed["relentless_factory"] = False
    if seed // 5 % 2:
        mixed["strict_objectives"] = True
    if seed % 7 > 3:
        mixed["tie_breakers"] = "later_printing"
    if seed // 4 % 2:
        mixed["interim_scoring"] = True
    if seed % 11 > 7:
        mixed["coins"] = "open"
    return mixed
