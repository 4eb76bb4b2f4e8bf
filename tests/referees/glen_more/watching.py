"""A match of Glen More II with the referee at its side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.referees import watching

from . import boats, casks, england, guests, haggis, mobs, mountain, tome, votes  # noqa: F401 (each hands in a layer)
from .chronicles import ORDER, match_of
from .match import Match
from .position import comparable

DULL = {
    "end_turn": 0.15,
    "done": 0.15,
    "sell": 0.15,
    "skip": 0.3,
    "go": 0.2,
    "move": 0.5,
    "pay": 0.5,
    "toll": 0.1,
    "send": 0.3,
    "reserve": 0.1,
    "claim_card": 0.3,
    "sneak": 0.7,
    "row": 8.0,
    "activate": 2.0,
}
"""How often something is said at random: who always ends a turn early, sells or throws away never has much."""


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        super().__init__("glen_more", match_of(seats, options), seats, seed, options)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return comparable(plain)


def options_of(seed: int, seats: int) -> dict[str, Any]:
    """By and by each Chronicle alone, any two, some, and all of them; with and without die and a long end."""
    rng = random.Random(seed)
    some = {0: [ORDER[seed // 4 % 8]], 1: rng.sample(ORDER, 2), 2: rng.sample(ORDER, rng.randint(3, 6)), 3: ORDER}
    return with_chronicles(some[seed % 4], seed, seats)


def with_chronicles(some: Sequence[str], seed: int, seats: int) -> dict[str, Any]:
    options: dict[str, Any] = {name: True for name in some if name != "hammer" or seats > 2}
    if "highlander" in options:
        options["highlander"] = ("mountain", "narrow")[seed // 2 % 2]
    if seed % 3 == 1:
        options["end_tile"] = "top"
    if seed // 3 % 2 and seats > 2:
        options["die"] = True
    return options


RACING = DULL | {"row": 99.0, "activate": 9.0, "move": 0.02, "end_turn": 0.02, "done": 0.02, "trade_move": 0.01}
"""Whoever says this much oftener what makes boats move, comes home now and then."""


def matches() -> Iterator[Callable[[], object]]:
    """What is played to find a mistake: all Chronicles first, races, then some and each alone, then the base game."""
    for seed in range(3, 100, 4):
        yield lambda n=seed: played(2 + n % 3, n, options_of(n, 2 + n % 3))
    for seed in range(16):
        options = {name: True for name in ("dragon_boats", "penny_mobs", "dubious_tome")[: 1 + seed % 3]}
        yield lambda n=seed, told=options: played(2 + n // 3 % 3, n, told, RACING)
    for seed in range(100):
        yield lambda n=seed: played(2 + n % 3, n, options_of(n, 2 + n % 3))
    for seed in range(20):
        yield lambda n=seed: played(2 + n % 3, n, {})


def played(seats: int, seed: int, options: Mapping[str, Any], dull: Mapping[str, float] = DULL) -> watching.Watch:
    return watching.play(Watch(seats, seed, options), watching.random_player(seed, dull))


def met(match: Match) -> set[str]:
    """The components that came into play in a match."""
    laid = {name for land in match.lands for place in land.values() for name in place.tiles}
    kept = {name for hand in (*match.persons, *match.landmarks) for name in hand}
    return laid | kept | {clan for clan, who in match.claimed.items() if who} | told_by_chronicles(match)


def told_by_chronicles(match: Match) -> set[str]:
    """Mobsters who were set free, cards that were turned, votes that were held, rewards that were taken."""
    parts = match.parts()
    return {
        *parts.get("penny_mobs", {}).get("bosses", ()),
        *(f"event {card}" for card in parts.get("dubious_tome", {}).get("flipped", ())),
        *(f"vote {card}" for card in parts.get("hard_place", {}).get("order", ())),
        *(f"reward {name}" for name in parts.get("dragon_boats", {}).get("taken", ())),
    }


def all_of(match: Match) -> set[str]:
    """The components of the Chronicles that are played, all of which may come into play."""
    box = match.box
    found = set(box.tiles) | set(box.landmarks) | set(box.clans) | {f"event {card}" for card in box.events}
    never = {"the_end", boats.RACE["start_tile"], *casks.SALES["tiles"]}
    if "penny_mobs" in match.played:
        found |= set(mobs.MOBSTERS) | {f"vote {card}" for card in votes.CARDS}
        found |= {f"reward {name}" for name in boats.REWARDS}
    return found - never
