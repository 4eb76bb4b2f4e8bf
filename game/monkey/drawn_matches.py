"""Which matches bots play at a drawn table."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.core.game_facts import START_SEAT, game_facts
from game.monkey.drawn import Match


def matches(
    game: str, seats: tuple[str, ...], games: int, seed: int, options: Mapping[str, Any] | None = None
) -> list[Match]:
    """Without options each value of each option has its turn, beside others by lot; the person moves on by a seat."""
    found = []
    for number in range(games):
        rng = random.Random(f"{seed}:{number}")
        chosen = options or _options(game, len(seats), number, rng)
        found.append(Match(game, seats, chosen, seed + number, number % len(seats)))
    return found


def values_of(game: str, count: int) -> list[tuple[str, Any]]:
    """Every value of every option that this number of seats may choose."""
    found: list[tuple[str, Any]] = []
    for name, option in game_facts(game).options.items():
        if option.kind != START_SEAT:
            every = (False, True) if option.kind == "switch" else option.values
            found += [(name, value) for value in ((option.only[count],) if count in option.only else every)]
    return found


def _options(game: str, count: int, number: int, rng: random.Random) -> dict[str, Any]:
    pairs = values_of(game, count)
    facts = game_facts(game)
    options = {name: option.only.get(count, option.default) for name, option in facts.options.items()}
    if number == 0 or not pairs:
        return options
    for name, value in rng.sample(pairs, rng.randint(0, len(pairs))):
        options[name] = value
    name, value = pairs[(number - 1) % len(pairs)]
    options[name] = value
    return options
