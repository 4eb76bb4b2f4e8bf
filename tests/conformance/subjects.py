"""Whom the conformance tests look at: every game of the catalogue and Pebbles, at every seat count, some whole games.

Nothing here needs a change for another game: seat counts and options are read from its data/<game>/game.yaml.
Only options that must be tried together are listed here.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.contract import CHANCE, Plain, Rules, Seat
from game.core.errors import BadInput
from game.core.places import DATA
from game.core.session import SeatSetup, Session, Setup
from game.core.speaker import Speaker, Texts
from game.core.strict_yaml import read_yaml
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from tests.core import toy_match
from tests.core.toy import Pebbles

SEEDS = (1, 2)
ENOUGH = 400
"""Lines of a game: twice as long, and every other position of those asked for is looked at."""
NAMES = ("Anna", "Ben", "Clara", "Dörte", "Emil", "Fritzi", "Gül")


TOGETHER: dict[str, tuple[tuple[int, dict[str, Any]], ...]] = {
    "glen_more": (
        (3, {"dragon_boats": True, "hammer": True, "dubious_tome": True, "penny_mobs": True}),
        (2, {"highlander": "narrow", "single_cask": True, "haggis": True, "hard_place": True, "penny_mobs": True}),
        (
            4,
            {
                "dragon_boats": True,
                "highlander": "mountain",
                "single_cask": True,
                "hammer": True,
                "haggis": True,
                "dubious_tome": True,
                "hard_place": True,
                "penny_mobs": True,
                "die": True,
            },
        ),
    )
}
"""By game: numbers of seats and options that act upon each other, so that one by one is not enough."""


@dataclass(frozen=True)
class Subject:
    """One game at one seat count with one choice of options."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...] = ()

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options)
        return f"{self.game}-{self.seats}{chosen}"

    @property
    def rules(self) -> Rules:
        return Pebbles() if self.game == "toy" else rules_of(self.game)

    def setup(self, seed: int) -> Setup:
        seats = tuple(SeatSetup(NAMES[seat], seat) for seat in range(self.seats))
        return Setup(self.game, seats, seed, dict(self.options))

    def begin(self, seed: int) -> Session:
        return Session(self.rules, self.setup(seed))

    def speakers(self) -> tuple[Speaker, ...]:
        return tuple(_speaker(self.game, language, self.seats) for language in LANGUAGES)


@cache
def _words(game: str, language: str) -> Texts:
    return toy_match.words(language) if game == "toy" else Words(language)


@cache
def _speaker(game: str, language: str, seats: int) -> Speaker:
    return Speaker(_words(game, language), game, NAMES[:seats])


def _subjects() -> Iterator[Subject]:
    yield from (Subject("toy", seats) for seats in (2, 3, 4))
    yield Subject("toy", 3, (("pebbles", 4),))
    for game in CATALOGUE:
        facts = read_yaml(DATA / game / "game.yaml").value["game"]
        counts = range(facts["players"]["min"], facts["players"]["max"] + 1)
        yield from (Subject(game, seats) for seats in counts)
        for name, option in facts.get("options", {}).items():
            for value in other_values(option):
                # the fewest seats make the shortest games, and an option is the same with all of them
                seats = next(n for n in counts if is_allowed(game, n, {name: value}))
                yield Subject(game, seats, ((name, value),))
        for seats, options in TOGETHER.get(game, ()):
            yield Subject(game, seats, tuple(options.items()))


def is_allowed(game: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        rules_of(game).new(options, seats)
    except BadInput:
        return False
    return True


def other_values(option: dict[str, Any]) -> list[Any]:
    """What else may be chosen than the default."""
    kinds = {"start_seat": [1], "switch": [not option["default"]], "choice": option.get("values", [])}
    return [value for value in kinds[option["kind"]] if value != option["default"]]


SUBJECTS = tuple(_subjects())


def require_texts(subject: Subject, keys: Iterable[str]) -> None:
    """All of these are texts in every language; the message lists each one that is not."""
    wanted = tuple(keys)
    missing = [key for speaker in subject.speakers() for key in wanted if not speaker.words.has(key)]
    assert not missing, "these keys have no text: " + ", ".join(dict.fromkeys(missing))


def play_on(session: Session, rng: random.Random) -> None:
    """One action of one waiting seat."""
    seat = rng.choice(session.waiting())
    session.submit(seat, rng.choice(session.options(seat)))


@cache
def match(subject: Subject, seed: int = SEEDS[0]) -> Session:
    """A whole random game. Shared by all tests, so they look and branch, but never act on it."""
    session, rng = subject.begin(seed), random.Random(f"{subject}:{seed}")
    while not session.is_over():
        play_on(session, rng)
    return session


def matches(subject: Subject, seeds: tuple[int, ...] = SEEDS) -> list[Session]:
    """The games that all tests look at: of each choice of options one."""
    return [match(subject, seed) for seed in (seeds[:1] if subject.options else seeds)]


@dataclass(frozen=True)
class Moment:
    """One position of a whole game. `state` belongs to the game: copy it before you change it."""

    session: Session
    at: int

    @property
    def rules(self) -> Rules:
        return self.session.rules

    @property
    def state(self) -> Any:
        return self.session._course.states[self.at]

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return self.session.waiting(self.at)

    @property
    def seats(self) -> range:
        return range(self.session.seats)

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        return (None, *self.seats)

    def plain(self, state: Any = None) -> Plain:
        return self.rules.to_plain(self.state if state is None else state)

    def after(self, seat: Seat, action: Any) -> Any:
        state = self.state.copy()
        self.rules.step(state, seat, action)
        return state

    def __str__(self) -> str:
        lines = [line.text() for line in self.session.lines[max(0, self.at - 5) : self.at]]
        return f"seed {self.session.setup.seed}, line {self.at}, after {lines}"


def moments(subject: Subject, every: int = 1, *, chance: bool = True, seeds: tuple[int, ...] = SEEDS) -> list[Moment]:
    """Every so-maniest position of some games, set-up, first turn and the end always among them.

    Of a long game no more positions are looked at than of one with ENOUGH lines, unless all are asked for.
    """
    found = []
    for session in matches(subject, seeds):
        last = len(session)
        stride = every if every == 1 else every * max(1, last // ENOUGH)
        chosen = {*range(0, last + 1, stride), *range(min(14, last)), *range(max(0, last - 4), last + 1)}
        found += [Moment(session, at) for at in sorted(chosen)]
    return [m for m in found if chance or m.waiting != (CHANCE,)]
