"""One running match, and the only door to it: submit, undo, redo, branch, look.

Screen, tutorial and bots hold a Session and see views; the states stay in here. Every action, draws included, is a
line of the log, and a match is its setup and its log. What has happened is kept in course.py; replaying.py makes a
match out of a log, saves.py a save out of a match.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.contract import Action, AnyRules, Event, Plain, Reason, Say, Seat, Sheet
from game.core.course import Course
from game.core.errors import BadInput, NotAllowed
from game.core.exact import exact_plain
from game.core.fields import Position, Seen, only_seen
from game.core.looks import Looks
from game.core.preview import Preview, Previews
from game.core.result import Result
from game.core.setup import MAX_SEED, Line, SeatSetup, Setup, read_line, state_hash
from game.core.text import to_text
from game.core.undoing import line_to_undo

__all__ = ["MAX_SEED", "Line", "SeatSetup", "Session", "Setup", "read_line", "state_hash"]


class Session:
    """See the module. `state` is a position to begin with instead of the set-up of a new game.

    `script` names draws that shall be made, for tutorials and scenarios: each as soon as it is possible, in this
    order; draws that come in between are left to the seed. `course` is what has happened so far.
    """

    def __init__(
        self,
        rules: AnyRules,
        setup: Setup,
        *,
        state: Position | None = None,
        script: Iterable[Action] = (),
        course: Course | None = None,
        settle: bool = True,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.listeners: list[Callable[[], None]] = []
        self.marks: dict[int, str] = {}
        """Line number -> remark, such as `hint` where somebody asked for one."""
        if course is None:
            course = Course.new(rules, setup) if state is None else Course.at(rules, state)
        self._course = course
        self._course.script.extend(script)
        self._undone: list[Line] = []
        self._previews = Previews(rules)
        self._looks = Looks()
        if settle:
            self.make_draws()

    # -- looking ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    def __len__(self) -> int:
        return len(self._course.lines)

    @property
    def lines(self) -> Sequence[Line]:
        return tuple(self._course.lines)

    @property
    def start(self) -> Plain | None:
        """The position this match began with, if it was not the beginning of a game."""
        return self._course.begun

    @property
    def old_log(self) -> tuple[str, ...]:
        """Lines from before a snapshot that this version of the rules could not replay."""
        return self._course.old_log

    def _state(self, at: int | None = None) -> Position:
        return self._course.states[-1 if at is None else at]

    def waiting(self, at: int | None = None) -> tuple[Seat, ...]:
        return self.rules.waiting(self._state(at))

    def is_over(self) -> bool:
        return not self.waiting()

    # what is handed out of a position is made once and looked at by many: nobody may change it

    def options(self, seat: Seat) -> tuple[Action, ...]:
        state = self._state()
        return self._looks.of(state, ("options", seat), lambda: self.rules.options(state, seat))

    def might(self, seat: Seat) -> tuple[Action, ...]:
        """What the seat may do, as far as everybody knows: what is secret may still forbid some of it."""
        state = self._state()
        return self._looks.of(state, ("might", seat), lambda: self.rules.options(self.view(None), seat))

    def view(self, seat: Seat | None, at: int | None = None) -> Seen:
        """What a seat sees, or everybody: the only kind of position that leaves the session."""
        state = self._state(at)
        seen: Seen = self._looks.of(state, ("view", seat), lambda: only_seen(self.rules.view(state, seat)))
        return seen

    def plain(self, seat: Seat | None, at: int | None = None) -> Plain:
        """What a seat may see, as plain data."""
        return self._looks.of(self._state(at), ("plain", seat), lambda: self.rules.to_plain(self.view(seat, at)))

    def why_not(self, seat: Seat, component: str) -> Reason | None:
        return self.rules.why_not(self.view(seat), seat, component)

    def prompt(self, seat: Seat, at: int | None = None) -> Say:
        return self.rules.prompt(self.view(seat, at), seat)

    def progress(self, at: int | None = None) -> tuple[Say, Say | None]:
        return self.rules.progress(self.view(None, at))

    def turns(self, at: int | None = None) -> tuple[int, ...]:
        return self.rules.turns(self._state(at))

    def sheet(self, seat: Seat | None, at: int | None = None) -> Sheet:
        return self._looks.of(self._state(at), ("sheet", seat), lambda: self.rules.sheet(self.view(seat, at)))

    def about(self, eyes: Seat | None, component: str, at: int | None = None) -> tuple[Say, ...]:
        """What is printed on a component, in sentences."""
        return self.rules.about(self.view(eyes, at), component)

    def shown(self, eyes: Seat | None, at: int | None = None) -> Any:
        """What painters draw from, as `eyes` may know it: a record of the game's `shown.py`."""
        return self._looks.of(self._state(at), ("shown", eyes), lambda: self.rules.shown(self.view(eyes, at)))

    def figures(self, eyes: Seat | None, seat: Seat, at: int | None = None) -> Any:
        """The figures of a seat, as `eyes` may know them: a record of the game's `shown.py`."""
        made = partial(self.rules.figures, self.view(eyes, at), seat)
        return self._looks.of(self._state(at), ("figures", eyes, seat), made)

    def phase(self, at: int | None = None) -> str:
        """The word of the frame that decides; empty once the match is over."""
        stack = self._state(at).stack
        return str(stack[-1].word) if stack else ""

    def preview(self, seat: Seat, action: Action) -> Preview:
        return self.preview_for(seat, seat, action)

    def preview_for(self, eyes: Seat | None, seat: Seat, action: Action) -> Preview:
        """What an action of the seat would do, as `eyes` may know it."""
        return self._previews.of(self.view(eyes), self.sheet(eyes).entries, seat, action)

    def result(self) -> Result | None:
        return self.rules.result(self._state())

    def events(self, seat: Seat | None, start: int = 0, end: int | None = None) -> list[tuple[int, Event]]:
        """What happened from line `start` on, as this seat may know it, each with its line's number."""
        stop = len(self) if end is None else end
        return [(i, e.seen_by(seat)) for i in range(start, stop) for e in self._course.events[i]]

    def fingerprint(self) -> str:
        """The same for equal positions, on every machine and in every version of the rules that keeps them."""
        return state_hash(self.rules, self._state())

    def snapshot(self) -> Plain:
        return self.rules.to_plain(self._state())

    def exact(self) -> Plain:
        """The snapshot as saves keep it: nothing is left open."""
        return exact_plain(self.rules, self._state())

    # -- acting -------------------------------------------------------------------------------------------------

    def submit(self, seat: Seat, action: Action, mark: str = "") -> range:
        """Does it, makes the draws that follow, and returns the numbers of the new lines."""
        return self.submit_all(seat, (action,), mark)

    def submit_all(self, seat: Seat, actions: Iterable[Action], mark: str = "") -> range:
        """Several actions at once, such as all answers of a page: all or none is done, and everybody hears once."""
        start = len(self)
        with self._course.whole_or_not_at_all():
            for action in actions:
                if action not in self.options(seat):
                    raise NotAllowed(f"'{to_text(action)}' is not open to seat {seat} now.")
                self._course.add(Line(seat, action))
                self.make_draws()
        self._undone = [line for line in self._undone if line.seat != seat]
        if mark:
            self.marks[start] = mark
        self._tell()
        return range(start, len(self))

    def make_draws(self) -> None:
        """Those that are due now."""
        self._course.settle(self.setup.seed_for)

    def fix_draws(self, script: Iterable[Action]) -> None:
        """Draws to come, as in the beginning."""
        self._course.script = list(script)

    def draws_made(self) -> int:
        return self._course.draws_made()

    def _tell(self) -> None:
        """Everybody hears of it, the autosave too, even if one of them fails; that mistake is raised in the end."""
        mistakes: list[Exception] = []
        for listener in tuple(self.listeners):
            try:
                listener()
            except Exception as error:
                mistakes.append(error)
        if mistakes:
            raise mistakes[0]

    # -- undo, redo, branch -------------------------------------------------------------------------------------

    def undo_refusal(self, seat: Seat) -> Say | None:
        """Why this seat cannot take anything back now; None if it can."""
        found = self._to_undo(seat)
        return found if isinstance(found, Say) else None

    def _to_undo(self, seat: Seat) -> int | Say:
        return line_to_undo(seat, self._course.lines, self.waiting)

    def undo(self, seat: Seat) -> None:
        number = self._to_undo(seat)
        if isinstance(number, Say):
            raise NotAllowed("This cannot be taken back now.", key=number.key, **dict(number.values))
        taken, *later = self._course.lines[number:]
        with self._course.whole_or_not_at_all():
            self._course.cut(number)
            for line in later:
                self._course.add(line)
        self._undone = [*self._undone, taken]
        self.marks = {n - (n > number): mark for n, mark in self.marks.items() if n != number}
        self._tell()

    def rewind(self, at: int, script: Iterable[Action] = ()) -> None:
        """Back to before line `at`, over draws and others' moves, for lessons only; `script`: draws to come."""
        self._course.cut(at)
        self._undone = []
        self.fix_draws(script)
        self.marks = {number: mark for number, mark in self.marks.items() if number < at}
        self._tell()

    def _to_redo(self, seat: Seat) -> Line | None:
        last = next((line for line in reversed(self._undone) if line.seat == seat), None)
        return last if last is not None and last.action in self.options(seat) else None

    def can_redo(self, seat: Seat) -> bool:
        return self._to_redo(seat) is not None

    def redo(self, seat: Seat) -> range:
        line = self._to_redo(seat)
        if line is None:
            raise NotAllowed("There is nothing to do again.", key="core.undo.no_redo")
        rest = [other for other in self._undone if other is not line]
        numbers = self.submit(seat, line.action)
        self._undone = rest
        return numbers

    def branch(self, at: int, seed: int | None = None, seats: tuple[SeatSetup, ...] | None = None) -> Session:
        """A new match from the position before line `at`; with a seed of its own its later draws differ."""
        if not 0 <= at <= len(self):
            raise BadInput(f"This match has no position {at}: it has {len(self)} lines.")
        setup = replace(self.setup, played=self.setup.played_until(at))
        twin = Session(self.rules, setup, course=self._course.until(at), settle=False)
        twin.marks = {number: mark for number, mark in self.marks.items() if number < at}
        if seats is not None:
            twin.reseat(seats)
        if seed is not None:
            drawn = twin.draws_made()
            kept = tuple(r for r in twin.setup.reseeds if r[0] < drawn)
            twin.setup = replace(twin.setup, reseeds=(*kept, (drawn, seed)))
        twin.make_draws()
        return twin

    def reseat(self, seats: tuple[SeatSetup, ...]) -> None:
        """Other people or bots take over; the position and the log stay."""
        if len(seats) != self.seats:
            raise BadInput("A running match keeps its number of seats.")
        self.setup = self.setup.reseated(seats, len(self))
        self._tell()

    def play_open_handed(self) -> None:
        """All people at the table want to go on without a curtain."""
        self.setup = replace(self.setup, open_hands=True)
        self._tell()

    # -- for stories of rules only ------------------------------------------------------------------------------

    def whole_position(self) -> Any:
        """The position with everybody's secrets: whoever tells a story of a rule has stated it himself."""
        return self._state()

    def all_events(self, start: int) -> list[Event]:
        """What happened from line `start` on, with everybody's secrets."""
        return [event for events in self._course.events[start:] for event in events]
