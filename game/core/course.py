"""The course of one match: its lines, the position after each of them, and what each made happen.

A line is added at the end or cut off there, and a position never changes once it stands in the list, so branches
share them. Draws that are due are lines of CHANCE and made here too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Self

from game.core import chance
from game.core.contract import CHANCE, AnyRules, Event, Plain
from game.core.errors import NotAllowed
from game.core.exact import exact_plain
from game.core.fields import Position
from game.core.setup import Line, Setup

SeedFor = Callable[[int], int]
"""The seed of draw number k: a branch may have one of its own."""


class Course:
    """`begun` is the position before the first line, as saves tell it, if that was not a new game; `old_log` the
    lines that had led to it, when this version of the rules could not replay them."""

    def __init__(
        self, rules: AnyRules, first: Position, *, begun: Plain | None = None, old_log: Iterable[str] = ()
    ) -> None:
        self.rules = rules
        self.begun = begun
        self.old_log = tuple(old_log)
        self.states: list[Position] = [first]
        self.lines: list[Line] = []
        self.events: list[tuple[Event, ...]] = []
        self.script: list[Any] = []
        """Draws that shall be made, each as soon as it is possible, in this order."""
        # draws of before count on, so that the luck of the match does not begin anew
        self._draws_before = sum(line.startswith("*") for line in self.old_log)

    @classmethod
    def new(cls, rules: AnyRules, setup: Setup, old_log: Iterable[str] = ()) -> Self:
        return cls(rules, rules.new(setup.options, len(setup.seats)), old_log=old_log)

    @classmethod
    def at(cls, rules: AnyRules, position: Position, old_log: Iterable[str] = ()) -> Self:
        """From a position that is not the beginning of a game."""
        return cls(rules, position, begun=exact_plain(rules, position), old_log=old_log)

    @property
    def last(self) -> Position:
        return self.states[-1]

    def until(self, at: int) -> Course:
        """The same match as it was before line `at`."""
        twin = Course(self.rules, self.states[0], begun=self.begun, old_log=self.old_log)
        twin.states, twin.lines, twin.events = self.states[: at + 1], self.lines[:at], self.events[:at]
        return twin

    def add(self, line: Line) -> None:
        state = self.last.copy()
        events: list[Event] = []
        self.rules.step(state, line.seat, line.action, events)
        self.states.append(state)
        self.lines.append(line)
        self.events.append(tuple(events))

    def add_legal(self, line: Line) -> None:
        """A line that somebody has written down somewhere: it must be possible here."""
        rules, state = self.rules, self.last
        if line.seat not in rules.waiting(state) or line.action not in rules.options(state, line.seat):
            raise NotAllowed(f"Line {len(self.lines) + 1} of the log, '{line.text()}', is not possible there.")
        self.add(line)

    def cut(self, at: int) -> None:
        """Back to before line `at`."""
        del self.states[at + 1 :], self.lines[at:], self.events[at:]

    @contextmanager
    def whole_or_not_at_all(self) -> Iterator[None]:
        """A mistake of the rules half way leaves everything as it was before."""
        lists: tuple[list[Any], ...] = (self.states, self.lines, self.events, self.script)
        before = [list(one) for one in lists]
        try:
            yield
        except Exception:
            self.states, self.lines, self.events, self.script = before
            raise

    # -- draws --------------------------------------------------------------------------------------------------

    def settle(self, seed_for: SeedFor) -> None:
        """Makes the draws that are due."""
        while self.draw_is_due():
            self.draw(seed_for)

    def draw_is_due(self) -> bool:
        return self.rules.waiting(self.last) == (CHANCE,)

    def draw(self, seed_for: SeedFor) -> None:
        options = self.rules.options(self.last, CHANCE)
        if self.script and self.script[0] in options:
            action = self.script.pop(0)
        else:
            k = self.draws_made()
            action = options[chance.draw(seed_for(k), k, self.rules.weights(self.last))]
        self.add(Line(CHANCE, action))

    def draws_made(self) -> int:
        return self._draws_before + sum(line.seat == CHANCE for line in self.lines)
