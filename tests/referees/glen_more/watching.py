"""A match of Glen More II with the referee at its side."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees import watching

from .match import Match
from .position import NEW, comparable

LENIENT = "activate_some remove_tiles build_from_discards choose_goods put_scots pay_cost".split()
DULL = {"end_turn": 0.15, "sell": 0.15, "skip": 0.3, "go": 0.1, "move": 0.5, "pay": 0.5}
"""Seldom said at random: who always ends a turn early, sells or throws away never has much."""


class Watch(watching.Watch):
    alike = False

    def __init__(self, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        super().__init__("glen_more", Match(seats, options), seats, seed, options)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return comparable(plain)

    def not_excused(self, only_we: list[str]) -> list[str]:
        if not NEW and self.match.seen["stack"][-1].split()[0] in LENIENT:
            return [offer for offer in only_we if not offer.startswith("sell ")]
        return only_we


def met(match: Match) -> set[str]:
    """The components that came into play in a match."""
    laid = {name for land in match.lands for place in land.values() for name in place.tiles}
    kept = {name for hand in (*match.persons, *match.landmarks) for name in hand}
    return laid | kept | {clan for clan, who in match.claimed.items() if who}
