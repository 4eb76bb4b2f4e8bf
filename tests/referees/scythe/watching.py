"""A match of Scythe with the referee at its side."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from game.core.text import to_text
from tests.referees import watching
from tests.referees.levelling import before_the_end, levelled

from .developed import developed
from .match import Match
from .position import comparable

DULL = {
    "skip_top": 0.2,
    "end_turn": 0.2,
    "leave": 0.2,
    "end_move": 0.1,
    "gain_coins": 0.3,
    "end_produce": 0.3,
    "skip_bottom": 0.2,
    "cargo": 3.0,
    "load": 3.0,
    "bottom": 4.0,
    "less": 0.2,
    "deal": 0.1,
    "hear": 0.1,
}
"""How often something is said at random: who leaves out most of it never has much."""


class Watch(watching.Watch):
    def __init__(self, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None) -> None:
        super().__init__("scythe", Match(seats, options), seats, seed, options, begin)

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        return comparable(plain)


def level_end(seats: int, seed: int) -> watching.Watch:
    """The last turn of a match, after which several have the same fortune if it goes as it went."""
    options = options_of(seed)
    begin, ends, said = before_the_end("scythe", seats, seed, options, "take_turn", DULL)
    begin["coins"] = begin["counted"] = levelled(begin["coins"], ends, seed)
    return watching.say_again(Watch(seats, seed, options, begin), said)


def begin_late(seed: int) -> watching.Watch:
    """A match that begins in the thick of it."""
    seats, options = 2 + seed % 4, options_of(seed)
    return Watch(seats, seed, options, developed(random.Random(seed), seats, options))


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
    if seed % 4 == 3 or seed % 6 == 4:
        mixed["deals"] = True
    if seed % 11 > 7:
        mixed["coins"] = "open"
    return mixed


def matches() -> Iterator[Callable[[], object]]:
    """What is played to find a mistake: whole matches, ends, and many from the thick of it."""
    for seed in range(3):
        yield lambda n=seed: played(Watch(2 + n % 4, n, options_of(n)), n)
    for seed in range(150):
        yield lambda n=seed: played(begin_late(n), n)
    for seed in range(16):
        yield lambda n=seed: played(level_end(2 + n % 4, n), n)


def played(watch: watching.Watch, seed: int) -> watching.Watch:
    return watching.play(watch, player(watch, seed), limit=20000)


def player(watch: watching.Watch, seed: int) -> watching.Player:
    """At random, but workers like to walk to mechs and to be taken along by them."""
    rng = random.Random(seed)

    def likely(seat: int, action: Any) -> float:
        said = to_text(action)
        if said == "load what=moved_worker":
            return 20.0
        if said.startswith("move unit=worker:") and watch.match.count(seat, "mech", said.rpartition("=")[2]):
            return 8.0
        return DULL.get(type(action).word, 1.0)

    def choose(state: Any, seat: int, offers: Sequence[Any]) -> Any:
        return rng.choices(offers, [likely(seat, action) for action in offers])[0]

    return choose
