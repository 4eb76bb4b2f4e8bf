"""One running match, and the only door to it: submit, undo, redo, branch, look.

Screen, tutorial and bots hold a Session and see views; the states stay in here. Every action, draws included, is a
line of the log, and a match is its setup and its log. Saving is next door in saves.py.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.core import chance
from game.core.contract import CHANCE, Action, Event, Reason, Result, Rules, Say, Seat, Sheet, say
from game.core.errors import BadInput, NotAllowed
from game.core.preview import Preview, preview
from game.core.text import to_text

MAX_SEED = 10**8
"""Seeds have up to eight digits, so that people can read them to each other."""


@dataclass(frozen=True, slots=True)
class SeatSetup:
    """Who sits here: a person, or the bot of that id. `sign` is the number of the colour-and-shape pair."""

    name: str
    sign: int
    bot: str = ""

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

    def text(self) -> str:
        return f"{'*' if self.seat == CHANCE else self.seat} {to_text(self.action)}"


def read_line(rules: Rules, text: str) -> Line:
    who, _, words = text.partition(" ")
    if who != "*" and not who.isdigit():
        raise BadInput(f"'{text}' does not begin with a seat's number or '*'.")
    return Line(CHANCE if who == "*" else int(who), rules.read_action(words))


def state_hash(rules: Rules, state: Any) -> str:
    canonical = json.dumps(rules.to_plain(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


class Session:
    """See the module. `script` is a list of draws to be made first, for tutorials and scenarios."""

    def __init__(
        self, rules: Rules, setup: Setup, *, state: Any = None, script: Iterable[Action] = (), settle: bool = True
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.listeners: list[Callable[[], None]] = []
        self.marks: dict[int, str] = {}
        """Line number -> remark, such as `hint` where somebody asked for one."""
        self.old_log: tuple[str, ...] = ()
        """Lines from before a snapshot that this version of the rules could not replay."""
        self._states: list[Any] = [rules.new(setup.options, len(setup.seats)) if state is None else state]
        self._lines: list[Line] = []
        self._events: list[tuple[Event, ...]] = []
        self._undone: list[Line] = []
        self._script = list(script)
        if settle:
            self._settle_chance()

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    def __len__(self) -> int:
        return len(self._lines)

    @property
    def lines(self) -> Sequence[Line]:
        return tuple(self._lines)

    def _state(self, at: int | None) -> Any:
        return self._states[-1 if at is None else at]

    def waiting(self, at: int | None = None) -> tuple[Seat, ...]:
        return self.rules.waiting(self._state(at))

    def is_over(self) -> bool:
        return not self.waiting()

    def options(self, seat: Seat) -> tuple[Action, ...]:
        return self.rules.options(self._states[-1], seat)

    def view(self, seat: Seat | None, at: int | None = None) -> Any:
        return self.rules.view(self._state(at), seat)

    def why_not(self, seat: Seat, component: str) -> Reason | None:
        return self.rules.why_not(self.view(seat), seat, component)

    def prompt(self, seat: Seat, at: int | None = None) -> Say:
        return self.rules.prompt(self.view(seat, at), seat)

    def progress(self, at: int | None = None) -> tuple[Say, Say | None]:
        return self.rules.progress(self.view(None, at))

    def sheet(self, seat: Seat | None, at: int | None = None) -> Sheet:
        return self.rules.sheet(self.view(seat, at))

    def preview(self, seat: Seat, action: Action) -> Preview:
        return preview(self.rules, self.view(seat), seat, action)

    def result(self) -> Result | None:
        return self.rules.result(self._states[-1])

    def events(self, seat: Seat | None, start: int = 0, end: int | None = None) -> list[tuple[int, Event]]:
        """What happened from line `start` on, as this seat may know it, each with its line's number."""
        stop = len(self._lines) if end is None else end
        return [(i, e.seen_by(seat)) for i in range(start, stop) for e in self._events[i]]

    def fingerprint(self) -> str:
        """The same for equal positions, on every machine and in every version of the rules that keeps them."""
        return state_hash(self.rules, self._states[-1])

    def snapshot(self) -> dict[str, Any]:
        return self.rules.to_plain(self._states[-1])

    # -- acting -------------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action, mark: str = "") -> range:
        """Does it, makes the draws that follow, and returns the numbers of the new lines."""
        if action not in self.options(seat):
            raise NotAllowed(f"'{to_text(action)}' is not open to seat {seat} now.")
        start = len(self._lines)
        self._undone.clear()
        if mark:
            self.marks[start] = mark
        self._apply(Line(seat, action))
        self._settle_chance()
        self._tell()
        return range(start, len(self._lines))

    def _apply(self, line: Line) -> None:
        state = self._states[-1].copy()
        events: list[Event] = []
        self.rules.step(state, line.seat, line.action, events)
        self._states.append(state)
        self._lines.append(line)
        self._events.append(tuple(events))

    def _settle_chance(self) -> None:
        while self.rules.waiting(self._states[-1]) == (CHANCE,):
            state = self._states[-1]
            options = self.rules.options(state, CHANCE)
            if self._script:
                action = self._script.pop(0)
                if action not in options:
                    raise NotAllowed(f"The draw '{to_text(action)}' cannot happen here.")
            else:
                k = self.draws_made()
                action = options[chance.draw(self.setup.seed_for(k), k, self.rules.weights(state))]
            self._apply(Line(CHANCE, action))

    def draws_made(self) -> int:
        return sum(line.seat == CHANCE for line in self._lines)

    def _tell(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    # -- undo, redo, branch -------------------------------------------------------------------------------------

    def undo_refusal(self, seat: Seat) -> Say | None:
        """Why this seat cannot take anything back now; None if it can."""
        if not self._lines:
            return say("undo.nothing")
        last = self._lines[-1]
        if last.seat == CHANCE:
            return say("undo.drawn") if len(self._lines) > 1 else say("undo.nothing")
        if last.seat != seat:
            return say("undo.other_seat", seat=f"seat:{last.seat}")
        return say(last.action.barrier) if last.action.barrier else None

    def undo(self, seat: Seat) -> None:
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise NotAllowed(refusal.key)
        self._states.pop()
        self._events.pop()
        self._undone.append(self._lines.pop())
        self.marks.pop(len(self._lines), None)
        self._tell()

    def can_redo(self, seat: Seat) -> bool:
        return bool(self._undone) and self._undone[-1].seat == seat

    def redo(self, seat: Seat) -> range:
        if not self.can_redo(seat):
            raise NotAllowed("undo.no_redo")
        line, rest = self._undone[-1], self._undone[:-1]
        numbers = self.submit(seat, line.action)
        self._undone = rest
        return numbers

    def branch(self, at: int, seed: int | None = None, seats: tuple[SeatSetup, ...] | None = None) -> Session:
        """A new match from the position before line `at`; with a seed of its own its later draws differ."""
        start = replay(self.rules, self.setup, self._lines[:at], settle=False)
        setup = self.setup if seats is None else replace(self.setup, seats=seats)
        if seed is not None:
            drawn = start.draws_made()
            kept = tuple(r for r in setup.reseeds if r[0] < drawn)
            setup = replace(setup, reseeds=(*kept, (drawn, seed)))
        start.setup = setup
        start._settle_chance()
        return start

    def reseat(self, seats: tuple[SeatSetup, ...]) -> None:
        """Other people or bots take over; the position and the log stay."""
        if len(seats) != self.seats:
            raise BadInput("A running match keeps its number of seats.")
        self.setup = replace(self.setup, seats=seats)
        self._tell()


def replay(rules: Rules, setup: Setup, lines: Iterable[Line], *, settle: bool = True) -> Session:
    """The session that these lines made; draws are taken from the log, not drawn again."""
    session = Session(rules, setup, settle=False)
    for number, line in enumerate(lines):
        state = session._states[-1]
        if line.seat not in rules.waiting(state) or line.action not in rules.options(state, line.seat):
            raise NotAllowed(f"Line {number + 1} of the log, '{line.text()}', is not possible there.")
        session._apply(line)
    if settle:
        session._settle_chance()
    return session
