"""The list of bots: id, name, one line of description, and how each is made.

A bot's full name is its level with its character behind a plus, as in `hard+ewan`; a level alone has none.
A bot answers `choose(rules, view, options, rng, seconds)`. Its rng is its own, so thinking never disturbs a draw of
the match. Next: onestep.py for the quick ones, search.py for the strong one.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from game.bots.judging import Judge
from game.bots.onestep import Careless, Greedy, Rash
from game.bots.search import Search
from game.core.contract import Action, AnyRules, Seat
from game.core.errors import BadInput
from game.core.fields import Seen
from game.core.text import nearest


class Bot(Protocol):
    def choose(
        self, rules: AnyRules, view: Seen, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action: ...


@dataclass(frozen=True, slots=True)
class Level:
    """One strength on offer. `name` and `about` are text keys; `seconds` is what it may think at the table."""

    id: str
    seconds: float
    times: int = 0
    """So many times the play-outs that a counted search of this game makes, whatever the clock says; the seconds are
    then only what nobody would wait for any longer. 0 = by the clock."""

    @property
    def name(self) -> str:
        return f"bots.level.{self.id}.name"

    @property
    def about(self) -> str:
        return f"bots.level.{self.id}.about"


LEVELS: tuple[Level, ...] = (
    Level("random", 0.0), Level("easy", 0.0), Level("normal", 0.0), Level("hard", 1.2), Level("expert", 10.0, times=3)
)  # fmt: skip
"""From the weakest to the strongest."""
HINT = "hard"
"""The level that is asked when a player wants a hint: he should not have to wait for it."""
MOST_HELPERS = 7

LEVEL_IDS = frozenset(level.id for level in LEVELS)


def in_full(level_id: str, character: str) -> str:
    return f"{level_id}+{character}"


def level(name: str) -> Level:
    """Its level, whatever its character."""
    level_id = name.partition("+")[0]
    for found in LEVELS:
        if found.id == level_id:
            return found
    known = [found.id for found in LEVELS]
    raise BadInput(f"There is no bot '{level_id}'.{nearest(level_id, known)} Known: {', '.join(known)}.")


def helpers_for(name: str, cores: int) -> int:
    """How many processes search beside the bots' own: expert takes all cores, hard leaves one to the window."""
    used = {"hard": cores - 1, "expert": cores}.get(level(name).id, 1)
    return min(max(0, used - 1), MOST_HELPERS)


def as_weighed_by(name: str, judge: Judge) -> Judge:
    """The judge as the bot of that name weighs."""
    character = name.partition("+")[2]
    if character:
        judge = judge.in_character(character)
    return judge.at_its_best() if level(name).times else judge


def make_bot(name: str, seat: Seat, judge: Judge, playouts: int = 0) -> Bot:
    """The bot of that name for this seat; with `playouts` a search counts those, or so many times them as its level
    says, instead of watching the clock."""
    judge, found = as_weighed_by(name, judge), level(name)
    match found.id:
        case "random":
            return Rash()
        case "easy":
            return Careless(seat, judge)
        case "normal":
            return Greedy(seat, judge)
        case _:
            return Search(seat, judge, (playouts or judge.playouts) * found.times if found.times else playouts)
