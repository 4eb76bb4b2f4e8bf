"""The table of a scenario: what its checks look at, and how they compare what is written with what is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property
from typing import Any

from game.core.contract import CHANCE, Action, AnyRules, Event, Plain, Say, Seat
from game.core.errors import BadInput
from game.core.lexicon import Lexicon, check_pattern
from game.core.session import Session
from game.core.text import Incomplete, nearest, to_text

Sentences = Callable[[Say], tuple[str, ...]]
"""A Say as a sentence in every language, for demands that quote a part of a text."""
NO_WORDS = re.compile(r"\[\w+(?:\.\w+)+\]")
"""What a player reads where a text is missing."""
SHOWN_OPTIONS = 6
"""So many of the actions that are offered are told where another one was expected."""


class Table:
    """The match of a scenario as the checks see it, after a step was done."""

    def __init__(self, session: Session, sentences: Sentences | None, first: int, actor: Seat | None) -> None:
        self.session = session
        self.rules: AnyRules = session.rules
        self.sentences = sentences
        self.first = first
        """Number of the first line of the step."""
        self.actor = actor
        """The seat that spoke last."""

    @property
    def state(self) -> Any:
        return self.session.whole_position()

    @property
    def lexicon(self) -> Lexicon:
        return self.rules.lexicon

    @cached_property
    def plain(self) -> Plain:
        return self.session.snapshot()

    def events(self) -> list[Event]:
        return self.session.all_events(self.first)

    def asked_seat(self) -> Seat:
        """The one seat that must decide now; a demand that names none means this one."""
        waiting = self.session.waiting()
        if waiting == (CHANCE,):
            raise BadInput("A draw is due: nobody decides now.")
        if len(waiting) == 1:
            return waiting[0]
        if not waiting:
            raise BadInput("The game is over: nobody decides now.")
        raise BadInput(f"Seats {', '.join(map(str, waiting))} decide now: say which one is meant, as in '0 …'.")

    def check_seat(self, seat: Any) -> Seat:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.session.seats:
            raise BadInput(f"There is no seat '{seat}': seats are 0 to {self.session.seats - 1}.")
        return seat

    def says(self, said: Say, wanted: Any) -> bool:
        """Whether `wanted` is the key of the sentence, the end of the key, or a part of the sentence."""
        if said.key == wanted or said.key.endswith(f".{wanted}"):
            return True
        return self.sentences is not None and any(str(wanted) in text for text in self.sentences(said))

    def told(self, said: Say) -> str:
        return f"{said.key} ({self.sentences(said)[0]})" if self.sentences else said.key

    def wordless(self) -> Iterator[str]:
        """Questions and lines of the log that lack words in some language."""
        if self.sentences is None:
            return
        asked = [self.session.prompt(seat) for seat in range(self.session.seats)]
        seen = [*self.events(), *(event for _, event in self.session.events(None, self.first))]
        for said in dict.fromkeys((*asked, *(event.say(self.rules.id) for event in seen))):
            for text in self.sentences(said):
                if NO_WORDS.search(text):
                    yield f"words are missing: {text}"

    def question(self, seat: Seat) -> str:
        """What the seat is asked: an open question is often why something else is not offered."""
        return f"seat {seat} is asked {self.told(self.session.prompt(seat))}"

    def example(self) -> str:
        """An action that may be said now, for whoever wants to know what one looks like."""
        for seat in self.session.waiting():
            for option in self.session.options(seat):
                return to_text(option)
        return "ACTION"

    def offers(self, seat: Seat, word: str = "") -> str:
        """What the seat may do, shortened; only what begins with this word if there is such a thing."""
        texts = [to_text(option) for option in self.session.options(seat)]
        alike = [text for text in texts if word and text.split()[0] == word]
        return shortened(alike or texts)


def shortened(texts: Iterable[str]) -> str:
    found = list(dict.fromkeys(texts))
    more = len(found) - SHOWN_OPTIONS
    return (", ".join(found[:SHOWN_OPTIONS]) or "nothing") + (f" … ({more} more)" if more > 0 else "")


def per_seat(value: Any, seats: int, what: str = "value") -> dict[Seat, Any]:
    """`[3, 0]` for everybody, or `{1: 0}` for some."""
    if isinstance(value, list):
        if len(value) != seats:
            raise BadInput(f"A list needs one {what} for each of the {seats} seats.")
        return dict(enumerate(value))
    if not isinstance(value, dict):
        raise BadInput(f"Write one {what} per seat: a list, or a mapping such as {{0: …}}.")
    for seat in value:
        if not isinstance(seat, int) or not 0 <= seat < seats:
            raise BadInput(f"There is no seat '{seat}': seats are 0 to {seats - 1}.")
    return value


def as_list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def check_parts(expected: Any, plain: dict[str, Any]) -> None:
    """What is demanded of a position names parts that it has."""
    if not isinstance(expected, dict):
        raise BadInput("Write what parts of the position must be: a mapping.")
    for key in expected:
        if key not in plain:
            raise BadInput(f"The position has no part '{key}'.{nearest(str(key), plain)}")


def compare(expected: Any, actual: Any, path: str, lexicon: Lexicon | None = None) -> Iterator[str]:
    """Mappings are compared key by key and may leave keys out, an empty one says that nothing is there; lists must be
    whole, or a mapping by position. A key that is not there must at least be an id of the game."""
    if isinstance(expected, dict) and expected and isinstance(actual, dict):
        for key, value in expected.items():
            name = key if key in actual else str(key)
            if name not in actual and lexicon is not None and not lexicon.knows(name):
                raise BadInput(f"{path} has no '{name}'.{nearest(name, actual) or lexicon.near(name)}")
            if value is None and name not in actual and None in actual.values():
                yield f"{path}: {key}: null is a value there, but it is not there at all"
            yield from compare(value, actual.get(name), f"{path}: {key}", lexicon)
    elif isinstance(expected, dict) and expected and isinstance(actual, list):
        for key, value in expected.items():
            if not isinstance(key, int) or not 0 <= key < len(actual):
                raise BadInput(f"{path} is a list of {len(actual)}: it has no position '{key}'.")
            yield from compare(value, actual[key], f"{path}: {key}", lexicon)
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, value in enumerate(expected):
            yield from compare(value, actual[number], f"{path}: {number}", lexicon)
    elif _differs(expected, actual):
        yield f"{path}: expected {shown(expected)}, is {shown(actual)}"


def _differs(expected: Any, actual: Any) -> bool:
    if expected in ({}, []) and actual in ({}, [], None):
        return False
    return bool(expected != actual or isinstance(expected, bool) != isinstance(actual, bool))


def shown(value: Any) -> str:
    return "nothing" if value is None or value == [] or value == {} else str(value)


def compare_seats(expected: Any, actual: Any, seats: int, what: str) -> Iterator[str]:
    for seat, value in per_seat(expected, seats, what).items():
        if value != actual[seat]:
            yield f"{what} of seat {seat}: expected {value}, is {actual[seat]}"


class Pattern:
    """`place at=r13c10`, `place`, `1 place`, `r13c10` or `end_turn`: an action, a kind of action, or a component.

    Every word of it must be one that the game knows. `r13c10/food` is a thing held over a place, where the game
    explains such.
    """

    def __init__(self, table: Table, text: Any, seat: Seat | None = None) -> None:
        if not isinstance(text, str) or not text.strip():
            raise BadInput(f"'{text}' is neither an action nor the id of a component.")
        who, _, rest = text.partition(" ")
        if who.isascii() and who.isdigit() and rest:
            seat, text = int(who), rest
        self.table = table
        self.seat = table.asked_seat() if seat is None else table.check_seat(seat)
        self.text: str = text
        self.parts = text.split()
        options = table.session.options(self.seat)
        self.touched = {component for option in options for component in option.touches()}
        here, self.held, _ = text.partition("/")
        self.is_component = here in self.touched or here in table.rules.components(table.state)
        self.action: Action | None = None
        if self.parts[0] in table.rules.vocabulary.words:
            check_pattern(table.lexicon, table.rules.vocabulary, text, table.session.seats)
            try:
                self.action = table.rules.read_action(text)
                self.parts = to_text(self.action).split()
            except Incomplete:
                pass
        elif not self.is_component:
            raise BadInput(_unknown(table, here))
        self.options = tuple(option for option in options if self.fits(option))

    def fits(self, thing: Any) -> bool:
        word, *pairs = self.parts
        spoken = to_text(thing).split()
        return spoken[0] == word and all(pair in spoken for pair in pairs)

    @property
    def offered(self) -> bool:
        return bool(self.options) or self.text in self.touched

    @property
    def component(self) -> str:
        if self.action is not None and not (self.is_component and len(self.parts) == 1):
            return str(self.action.asked())
        return self.text

    def instead(self) -> str:
        """What may be done, for whoever expected this."""
        word = "" if self.is_component else self.parts[0]
        return f"{self.table.question(self.seat)}; offered: {self.table.offers(self.seat, word)}"


def _unknown(table: Table, text: str) -> str:
    if text in table.lexicon.components:
        return f"'{text}' is not shown here; if that is meant, demand 'not_shown: {text}'."
    words = table.rules.vocabulary.words
    known = table.rules.components(table.state)
    hint = nearest(text, (*words, *known)) or table.lexicon.near_component(text)
    return f"'{text}' is neither a known word nor the id of a component.{hint}"


def patterns(table: Table, value: Any) -> list[Pattern]:
    if isinstance(value, dict):
        chosen = per_seat(value, table.session.seats, "list").items()
        return [Pattern(table, text, seat) for seat, texts in chosen for text in as_list(texts)]
    return [Pattern(table, text) for text in as_list(value)]
