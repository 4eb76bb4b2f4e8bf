"""What a match is made of besides its rules: who sits where, the seed, and the lines of its log."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from game.core.contract import CHANCE, Action, AnyRules, Seat
from game.core.errors import BadInput
from game.core.exact import told
from game.core.names import clean_name
from game.core.signs import PAIRS
from game.core.text import to_text

MAX_SEED = 10**8
"""Seeds have up to eight digits, so that people can read them to each other."""

SIGNS = len(PAIRS)
"""Pairs of colour and shape that tell seats apart."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits here: a person, or the bot of that id. `sign` is the number of the colour-and-shape pair.

    Every name of a match comes through this door, so it is cleaned here and nowhere else.
    """

    name: str
    sign: int
    bot: str = ""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", clean_name(self.name))

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


@dataclass(frozen=True, slots=True)
class Setup:
    """All a match needs besides its log. `reseeds` says from which draw on a branch has luck of its own."""

    game: str
    seats: tuple[SeatSetup, ...]
    seed: int
    options: Mapping[str, Any] = field(default_factory=dict)
    reseeds: tuple[tuple[int, int], ...] = ()
    was_shared: bool = False
    """Several people have sat at this match before seats changed: what was one's own then stays one's own."""
    open_hands: bool = False
    """All who play it want no curtain: what each may see, all may see."""
    played: tuple[tuple[int, tuple[str, ...]], ...] = ()
    """Who played before seats changed: up to which line, and the bot of each seat until then, empty for a person."""

    def reseated(self, seats: tuple[SeatSetup, ...], line: int) -> Setup:
        """Other people or bots take over from this line on."""
        before = tuple(seat.bot for seat in self.seats)
        shared = self.is_shared or replace(self, seats=seats).is_shared
        changed = line > 0 and before != tuple(seat.bot for seat in seats)
        played = (*self.played_until(line), (line, before)) if changed else self.played
        return replace(self, seats=seats, was_shared=shared, played=played)

    def played_until(self, line: int) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """Who played before, of as much of the match as goes up to this line."""
        return tuple(one for one in self.played if one[0] < line)

    def bots_at(self, line: int) -> tuple[str, ...]:
        """By seat the bot that played when this line was said; empty for a person."""
        earlier = (bots for until, bots in self.played if line < until)
        return next(earlier, tuple(seat.bot for seat in self.seats))

    @property
    def is_shared(self) -> bool:
        """Whether somebody at this match could see what is another person's."""
        return self.was_shared or sum(not seat.is_bot for seat in self.seats) > 1

    def seed_for(self, draw: int) -> int:
        seed = self.seed
        for since, other in self.reseeds:
            if draw >= since:
                seed = other
        return seed


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. Prints as `0 place at=r13c10`, a draw as `* draw_tile seat=0 tile=food`."""

    seat: Seat
    action: Action
    _text: str = field(default="", init=False, repr=False, compare=False)
    """A match is saved after each of its lines: what one is called is worked out once."""

    def text(self) -> str:
        if not self._text:
            object.__setattr__(self, "_text", f"{'*' if self.seat == CHANCE else self.seat} {to_text(self.action)}")
        return self._text


def read_line(rules: AnyRules, text: str) -> Line:
    who, _, words = text.partition(" ")
    if who == "*":
        return Line(CHANCE, rules.read_action(words))
    if len(who) != 1 or who not in "0123456789":
        raise BadInput(f"'{text}' does not begin with a seat's number or '*'.")
    return Line(int(who), rules.read_action(words))


def state_hash(rules: AnyRules, state: Any) -> str:
    """The same for equal states, on every machine, Python and day."""
    return plain_hash(rules.to_plain(state))


def plain_hash(plain: Any) -> str:
    """The hash of a state that is plain data already, such as the snapshot of a save."""
    story = told(plain) if isinstance(plain, dict) else plain
    canonical = json.dumps(story, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode("utf-8", "surrogatepass")).hexdigest()[:16]
