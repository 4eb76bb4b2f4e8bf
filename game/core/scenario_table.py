"""The table of a scenario: what its checks look at, and how they compare what is written with what is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.contract import Action, Event, Rules, Say, Seat
from game.core.errors import BadInput
from game.core.session import Session
from game.core.text import Incomplete, nearest, to_text

Sentences = Callable[[Say], tuple[str, ...]]
"""A Say as a sentence in every language, for demands that quote a part of a text."""


class Table:
    """The match of a scenario as the checks see it, after a step was done."""

    def __init__(self, session: Session, sentences: Sentences | None, first: int, actor: Seat | None) -> None:
        self.session = session
        self.rules: Rules = session.rules
        self.sentences = sentences
        self.first = first
        """Number of the first line of the step."""
        self.actor = actor
        """The seat that spoke last."""

    @property
    def state(self) -> Any:
        return self.session._states[-1]

    def events(self) -> list[Event]:
        return [e for events in self.session._events[self.first :] for e in events]

    def asked_seat(self) -> Seat:
        """The one seat that must decide now; a demand that names none means this one."""
        waiting = self.session.waiting()
        if len(waiting) == 1:
            return waiting[0]
        if not waiting:
            raise BadInput("The game is over: nobody decides now.")
        raise BadInput(f"Seats {', '.join(map(str, waiting))} decide now: say which one is meant, as in '0 …'.")

    def says(self, said: Say, wanted: Any) -> bool:
        """Whether `wanted` is the key of the sentence, the end of the key, or a part of the sentence."""
        if said.key == wanted or said.key.endswith(f".{wanted}"):
            return True
        return self.sentences is not None and any(str(wanted) in text for text in self.sentences(said))

    def told(self, said: Say) -> str:
        return f"{said.key} ({self.sentences(said)[0]})" if self.sentences else said.key


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


def compare(expected: Any, actual: Any, path: str) -> Iterator[str]:
    """Mappings are compared key by key and may leave keys out; lists must be whole, or a mapping by position."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            name = key if key in actual else str(key)
            yield from compare(value, actual.get(name), f"{path}: {key}")
    elif isinstance(expected, dict) and isinstance(actual, list):
        for key, value in expected.items():
            if not isinstance(key, int) or not 0 <= key < len(actual):
                raise BadInput(f"{path} is a list of {len(actual)}: it has no position '{key}'.")
            yield from compare(value, actual[key], f"{path}: {key}")
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, value in enumerate(expected):
            yield from compare(value, actual[number], f"{path}: {number}")
    elif expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        yield f"{path}: expected {shown(expected)}, is {shown(actual)}"


def shown(value: Any) -> str:
    return "nothing" if value is None or value == [] or value == {} else str(value)


def compare_seats(expected: Any, actual: Any, seats: int, what: str) -> Iterator[str]:
    for seat, value in per_seat(expected, seats, what).items():
        if value != actual[seat]:
            yield f"{what} of seat {seat}: expected {value}, is {actual[seat]}"


class Pattern:
    """`place at=r13c10`, `place`, `1 place`, `r13c10` or `end_turn`: an action, a kind of action, or a component."""

    def __init__(self, table: Table, text: Any, seat: Seat | None = None) -> None:
        if not isinstance(text, str) or not text.strip():
            raise BadInput(f"'{text}' is neither an action nor the id of a component.")
        who, _, rest = text.partition(" ")
        if who.isascii() and who.isdigit() and rest:
            seat, text = int(who), rest
        self.seat = table.asked_seat() if seat is None else seat
        self.text = text
        self.parts = text.split()
        options = table.session.options(self.seat)
        self.touched = {component for option in options for component in option.touches()}
        self.is_component = text in self.touched or text in table.rules.components(table.state)
        self.action: Action | None = None
        try:
            self.action = table.rules.read_action(text)
            self.parts = to_text(self.action).split()
        except Incomplete:
            pass
        except BadInput as error:
            if not self.is_component:
                known = table.rules.components(table.state)
                raise BadInput(f"{error} Nor is it the id of a component.{nearest(text, known)}") from None
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
            return self.action.touches()[-1]
        return self.text


def patterns(table: Table, value: Any) -> list[Pattern]:
    if isinstance(value, dict):
        chosen = per_seat(value, table.session.seats, "list").items()
        return [Pattern(table, text, seat) for seat, texts in chosen for text in as_list(texts)]
    return [Pattern(table, text) for text in as_list(value)]
