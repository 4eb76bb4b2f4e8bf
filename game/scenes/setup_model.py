"""The table that is being laid: who sits where, who begins, which options and which seed. No pygame in here.

The set-up page shows a `TablePlan` and calls its methods; `trouble()` says why it cannot start, `to_setup()` hands
over what core.session needs. A plan as plain data is a preset, and the table that is remembered per game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.contract import Say, say
from game.core.game_facts import START_SEAT, GameFacts
from game.core.names import LONGEST_NAME, clean_name
from game.core.session import MAX_SEED, SeatSetup, Setup
from game.core.setup import SIGNS

SEED_DIGITS = len(str(MAX_SEED - 1))
RANDOM = "random"
PERSON = ""


@dataclass(eq=False)
class SeatPlan:
    """A seat: an empty name gets the default, an empty bot is a person."""

    sign: int
    name: str = ""
    bot: str = PERSON


class TablePlan:
    """See the module. `people` and `bots` are the names for seats that got none, in the language of the screen."""

    def __init__(
        self, facts: GameFacts, levels: Sequence[str], people: Sequence[str] = (), bots: Sequence[str] = ()
    ) -> None:
        self.facts = facts
        self.levels = tuple(levels)
        self.people = tuple(people) or tuple(f"Player {n + 1}" for n in range(SIGNS))
        self.bots = tuple(bots) or tuple(f"Bot {n + 1}" for n in range(SIGNS))
        self.seats: list[SeatPlan] = []
        self.starter: SeatPlan | None = None
        """Who begins; None draws lots."""
        self.options = self._usual_options()
        self.seed_text = ""
        self.roll_seed()

    # -- seats --------------------------------------------------------------------------------------------------

    def free_signs(self) -> list[int]:
        taken = {seat.sign for seat in self.seats}
        return [sign for sign in range(SIGNS) if sign not in taken]

    def add(self, bot: str = PERSON, name: str = "") -> SeatPlan | None:
        """A new seat with the first free sign; None when the table is full."""
        if self.is_full:
            return None
        seat = SeatPlan(self.free_signs()[0], name, bot)
        self.seats.append(seat)
        return seat

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= min(self.facts.players.max, SIGNS)

    def remove(self, index: int) -> None:
        gone = self.seats.pop(index)
        if gone is self.starter:
            self.starter = None

    def move(self, index: int, to: int) -> None:
        """Another place in the order of play; the flag moves with its seat."""
        seat = self.seats.pop(index)
        self.seats.insert(max(0, min(to, len(self.seats))), seat)

    def next_sign(self, index: int) -> None:
        """The next sign that nobody has; round and round."""
        seat, free = self.seats[index], self.free_signs()
        later = [sign for sign in free if sign > seat.sign]
        if free:
            seat.sign = (later or free)[0]

    def sit(self, index: int, bot: str) -> None:
        assert bot == PERSON or bot in self.levels, f"no bot {bot!r}"
        self.seats[index].bot = bot

    def rename(self, index: int, name: str) -> None:
        self.seats[index].name = name[:LONGEST_NAME]

    def set_starter(self, index: int | None) -> None:
        """The seat that begins, or None for lots. Choosing the same seat again draws lots."""
        seat = None if index is None else self.seats[index]
        self.starter = None if seat is self.starter else seat

    def default_name(self, index: int) -> str:
        """What an unnamed seat is called: people are counted, bots have names of their own by their sign."""
        seat = self.seats[index]
        if seat.bot:
            return self.bots[seat.sign % len(self.bots)]
        before = sum(1 for one in self.seats[:index] if not one.bot)
        return self.people[before % len(self.people)]

    def names(self) -> list[str]:
        """The names as they will stand at the table: trimmed, never empty, each one different."""
        chosen: list[str] = []
        for index, seat in enumerate(self.seats):
            wanted = clean_name(seat.name) or self.default_name(index)
            name, number = wanted, 1
            while name.casefold() in {other.casefold() for other in chosen}:
                number += 1
                name = f"{wanted[: LONGEST_NAME - 2]} {number}"
            chosen.append(name)
        return chosen

    @property
    def person_count(self) -> int:
        return sum(1 for seat in self.seats if not seat.bot)

    # -- seed and options ---------------------------------------------------------------------------------------

    def _usual_options(self) -> dict[str, Any]:
        return {name: option.default for name, option in self.facts.options.items() if option.kind != START_SEAT}

    def roll_seed(self) -> None:
        self.seed_text = str(random.SystemRandom().randrange(MAX_SEED)).rjust(SEED_DIGITS, "0")

    def set_option(self, name: str, value: Any) -> None:
        assert self.facts.options[name].allows(value), f"{name} cannot be {value!r}"
        self.options[name] = value

    def option(self, name: str) -> Any:
        """What holds at this table: some numbers of seats leave no choice."""
        return self.facts.options[name].only.get(len(self.seats), self.options[name])

    def is_fixed(self, name: str) -> bool:
        return len(self.seats) in self.facts.options[name].only

    def seed(self) -> int | None:
        """The seed as a number, blanks left out; None if it is no seed."""
        digits = "".join(self.seed_text.split())
        return int(digits) if digits.isascii() and digits.isdigit() and len(digits) <= SEED_DIGITS else None

    # -- the outcome --------------------------------------------------------------------------------------------

    def trouble(self) -> Say | None:
        """Why the game cannot start like this; None if it can."""
        fewest, most = self.facts.players.min, self.facts.players.max
        if len(self.seats) < fewest:
            return say("setup.trouble.too_few", n=fewest - len(self.seats))
        if len(self.seats) > most:
            return say("setup.trouble.too_many", n=most)
        if self.seed() is None:
            return say("setup.trouble.seed", n=SEED_DIGITS)
        return None

    def to_setup(self) -> Setup:
        trouble, seed = self.trouble(), self.seed()
        assert trouble is None and seed is not None, f"not ready: {trouble}"
        seats = tuple(
            SeatSetup(name, seat.sign, seat.bot) for name, seat in zip(self.names(), self.seats, strict=True)
        )
        options = {name: self.option(name) for name in self.options}
        if self.facts.start_option:
            options[self.facts.start_option] = RANDOM if self.starter is None else self.seats.index(self.starter)
        return Setup(self.facts.id, seats, seed, options)

    # -- presets ------------------------------------------------------------------------------------------------

    def to_plain(self) -> dict[str, Any]:
        """Everything but the seed: a preset is a kind of table, not one deal."""
        return {
            "seats": [{"name": seat.name, "sign": seat.sign, "bot": seat.bot} for seat in self.seats],
            "start": RANDOM if self.starter is None else self.seats.index(self.starter),
            "options": dict(self.options),
        }

    def use(self, plain: Mapping[str, Any]) -> None:
        """Lay the table like a preset. What is unknown or impossible in it is left out, never an error."""
        self.seats, self.starter = [], None
        told = plain.get("seats")
        for entry in told if isinstance(told, list) else []:
            if isinstance(entry, Mapping) and not self.is_full:
                self._seat_from(entry)
        start = plain.get("start")
        if isinstance(start, int) and not isinstance(start, bool) and 0 <= start < len(self.seats):
            self.starter = self.seats[start]
        self.options = self._usual_options()
        options = plain.get("options")
        for name, value in options.items() if isinstance(options, Mapping) else ():
            option = self.facts.options.get(name)
            if option is not None and option.kind != START_SEAT and option.allows(value):
                self.options[name] = value

    def _seat_from(self, entry: Mapping[str, Any]) -> None:
        bot, name, sign = entry.get("bot"), entry.get("name"), entry.get("sign")
        known = bot if bot in self.levels else (self.levels[0] if bot and self.levels else PERSON)
        seat = self.add(known, clean_name(name) if isinstance(name, str) else "")
        assert seat is not None
        if isinstance(sign, int) and not isinstance(sign, bool) and sign in self.free_signs():
            seat.sign = sign


def lays_a_table(plain: Any) -> bool:
    """Whether a preset says of at least one seat who sits there; a damaged one may not."""
    seats = plain.get("seats") if isinstance(plain, Mapping) else None
    return isinstance(seats, list) and any(isinstance(seat, Mapping) for seat in seats)


BUILT_IN: dict[str, tuple[str, ...]] = {
    "first_evening": (PERSON, "easy", "normal"),
    "duel": (PERSON, "normal"),
    "alone_against_three": (PERSON, "hard", "normal", "hard"),
    "two_at_one_screen": (PERSON, PERSON),
    "two_and_two": (PERSON, PERSON, "easy", "normal"),
    "family": (PERSON, PERSON, PERSON, PERSON),
}
"""Tables that everybody has, by the key of their name. The first that fits is laid when nothing is remembered."""


def built_in_presets(facts: GameFacts) -> dict[str, dict[str, Any]]:
    """Those that fit the game's number of seats, as plain data."""
    fitting = {name: bots for name, bots in BUILT_IN.items() if facts.players.min <= len(bots) <= facts.players.max}
    return {
        name: {"seats": [{"bot": bot, "sign": sign} for sign, bot in enumerate(bots)]}
        for name, bots in fitting.items()
    }
