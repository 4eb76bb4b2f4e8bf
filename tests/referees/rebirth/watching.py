"""A match of Rebirth with the referee at its side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tests.referees import watching
from tests.referees.levelling import before_the_end, levelled

from .match import Match
from .positions import crowded, sparse, tied


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("rebirth", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        told = {key: [sorted(one) for one in plain[key]] for key in ("aside", "cards")}
        return {**plain, **told, "deck": sorted(plain["deck"])}


def level_end(seats: int, seed: int) -> watching.Watch:
    """The last turn of a match, after which several have as many points if it goes as it went."""
    options = options_of(seed, seats)
    begin, ends, said = before_the_end("rebirth", seats, seed, options, "place_tile", {})
    del begin["ledger"]
    begin["points"] = levelled(begin["points"], ends, seed)
    return watching.say_again(Watch(seats, seed, options, begin), said)


def stated(seed: int) -> watching.Watch:
    """Early ends, where many have nothing of what a mission counts, ties in settlements, and boards nearly full."""
    seats = 3 + seed // 3 % 2
    return Watch(seats, seed, {}, (sparse, tied, crowded)[seed % 3](random.Random(seed), seats))


def options_of(seed: int, seats: int) -> dict[str, Any]:
    return {"start": seed % seats} if seed // 3 % 2 else {}


def matches() -> Iterator[Callable[[], object]]:
    """What is played to find a mistake: whole matches, positions that are rare, and ends."""
    for seed in range(6):
        yield lambda n=seed: played(Watch(2 + n % 3, n, options_of(n, 2 + n % 3)), n)
    for seed in range(24):
        yield lambda n=seed: played(stated(n), n)
        yield lambda n=seed: played(level_end(3 + n % 2, n), n)


def played(watch: watching.Watch, seed: int) -> watching.Watch:
    return watching.play(watch, watching.random_player(seed, {}))
