"""A learner who does what is asked plays a chapter to its end, so that a lesson which cannot be played is found.

What the steps allow is chosen at random among the options that fit; `offered` tells which of the expected lines the
rules offered at all.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.contract import Action, AnyRules, Seat
from game.core.errors import HearthsideError
from game.core.text import to_text
from game.tutorial.chapters import Chapter
from game.tutorial.lesson import Lesson, matches

NAMES = ("Anna", "Morag", "Ewan", "Isla", "Fergus", "Catriona", "Lachlan")
MOST_MOVES = 400
"""Far more than a chapter has; one that goes on longer waits for something that never comes. Free ones just end."""


class Stuck(Exception):
    """The chapter cannot go on at this step; `said` is what was to be said by somebody else."""

    def __init__(self, step: str, message: str, said: str = "") -> None:
        super().__init__(message)
        self.step = step
        self.said = said


@dataclass
class Rehearsal:
    """One way through a chapter."""

    rules: AnyRules
    chapter: Chapter
    seed: int
    told: list[str] = field(default_factory=list)
    offered: set[tuple[str, str]] = field(default_factory=set)
    """Step and expected line, for each line that fitted something the rules offered."""

    def play(self) -> Lesson:
        """To the end of the chapter; a free one to the end of the match."""
        rng = random.Random(self.seed)
        lesson = Lesson(self.rules, self.chapter, NAMES)
        for _ in range(MOST_MOVES):
            if lesson.done:
                return lesson
            self._go_on(lesson, rng)
        if self.chapter.free:
            return lesson
        raise Stuck(self._last(), "the chapter never ends")

    def _last(self) -> str:
        return self.told[-1] if self.told else ""

    def _go_on(self, lesson: Lesson, rng: random.Random) -> None:
        step = lesson.step
        line = lesson.answer()
        if line is not None:
            self._submit(lesson, line.seat, line.action)
            return
        if step is not None and self._last() != step.id:
            self.told.append(step.id)
        if step is not None and step.open:
            lesson.opened(step.open)
        elif lesson.reads_on:
            lesson.read()
        else:
            self._act(lesson, rng)

    def _act(self, lesson: Lesson, rng: random.Random) -> None:
        asked = lesson.session.waiting()
        if not asked:
            raise Stuck(self._last(), "the match is over before the chapter is")
        seat = lesson.learner if lesson.learner in asked else asked[0]
        options = lesson.session.options(seat)
        if seat != lesson.learner:
            if not self.chapter.free:
                raise Stuck(self._last(), f"then seat {seat} is asked, and nothing in 'then' answers for it")
            self._submit(lesson, seat, rng.choice(options))
            return
        allowed = self._allowed(lesson, options)
        self._submit(lesson, seat, rng.choice(allowed))

    def _allowed(self, lesson: Lesson, options: Sequence[Action]) -> Sequence[Action]:
        step = lesson.step
        for pattern in step.expect if step is not None else ():
            assert step is not None
            if any(matches(pattern, action) for action in options):
                self.offered.add((step.id, pattern))
        allowed = lesson.narrow(tuple(options))
        if not allowed:
            offered = ", ".join(to_text(action) for action in options[:4])
            raise Stuck(self._last(), f"nothing that is expected is offered; the rules offer {offered} ...")
        return allowed

    def _submit(self, lesson: Lesson, seat: Seat, action: Action) -> None:
        try:
            lesson.session.submit(seat, action)
        except HearthsideError:
            offered = ", ".join(to_text(one) for one in lesson.session.options(seat)[:4]) or "it nothing"
            said = f"{seat} {to_text(action)}"
            message = f"'{said}' is not possible; the rules offer {offered} ..."
            raise Stuck(self._last(), message, said) from None
