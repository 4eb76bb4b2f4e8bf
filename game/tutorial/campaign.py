"""A chapter played as a small campaign: which task is open, whether it is reached, what is said to what is done.

Nothing that the rules allow is ever taken away. The campaign follows an ordinary Session: after each change it asks
its demands and tells what fits. It stands on the log alone, so undo, step back and resuming need nothing besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.contract import Action, AnyRules, Seat
from game.core.session import Session
from game.tutorial.chapters import Chapter
from game.tutorial.demands import Stretch, holds
from game.tutorial.guide import Guide
from game.tutorial.lines import next_said
from game.tutorial.progress import Help, Place, Stage
from game.tutorial.setting import first_at_table, fixed_draws, say_again, session_at, setting_of, still_fixed, tables
from game.tutorial.tasks import Task
from game.tutorial.voice import Voice


class Campaign:
    def __init__(
        self,
        rules: AnyRules,
        chapter: Chapter,
        names: Sequence[str],
        *,
        checks: Mapping[str, Any] | None = None,
        place: Place | None = None,
    ) -> None:
        self.rules = rules
        self.chapter = chapter
        self.names = tuple(names)
        self.checks = checks or {}
        self.learner: Seat = chapter.learner
        self.help = Help()
        self.voice = Voice(self)
        self.guide = Guide(self)
        self.number = 0
        self.session: Session
        if place is None or not self._take_up(place):
            self._sit_down(session_at(rules, chapter, self.names), 0, 0)

    # -- where one is -------------------------------------------------------------------------------------------

    def _sit_down(self, session: Session, number: int, begun: int, earlier: Sequence[tuple[int, int]] = ()) -> None:
        """At the table of a task; whoever shows the table looks at `session` anew."""
        self.session = session
        self._begun: list[tuple[int, int]] = [*earlier, (begun, number)]
        """Line and number of each task at this table, the one in progress last."""
        self.voice.all = []
        self.voice.look_again()
        self._reached: dict[int, int] = {}
        """Task -> length of the log when its goal was reached: from then on it is, whatever comes after."""
        self._stage: Stage | None = None
        self.number = number
        self._seen = len(session)
        session.listeners.append(self._follow)
        self._begin()

    def _take_up(self, place: Place) -> bool:
        """Where somebody left; False if these lessons or rules no longer know that place."""
        if not 0 <= place.task < max(1, len(self.chapter.tasks)):
            return False
        left, begun = tables(self.rules, self.chapter, self.names, place)
        if left is None or begun is None:
            return False
        self.help.nudges, self.help.shows = place.helped
        self.help.opened, self.help.missed = set(place.opened), set(place.missed)
        earlier = place.tasks_before(first_at_table(self.chapter, place.task))
        self._sit_down(begun, place.task, place.begun, earlier)
        if not say_again(begun, place.log):  # what was told to each decision is told again
            self._sit_down(left, place.task, place.begun, earlier)
        return True

    @property
    def place(self) -> Place:
        log = tuple(line.text() for line in self.session.lines)
        earlier, missed = tuple(self._begun[:-1]), tuple(sorted(self.help.missed))
        return Place(self.chapter.id, self.number, self.begun, log, *self.help.kept, earlier, missed)

    def _fixed(self, number: int) -> list[Action]:
        return fixed_draws(self.rules, setting_of(self.chapter, number)[1])

    def draws_left(self, at: int, session: Session | None = None) -> list[Action]:
        """The draws of the chapter that are still to come before that line, of this match or of a copy."""
        lines = (session or self.session).lines
        return still_fixed(self._fixed(self.number), lines[:at])

    @property
    def begun(self) -> int:
        """The line of the log with which the task in progress began."""
        return self._begun[-1][0]

    @property
    def task(self) -> Task | None:
        tasks = self.chapter.tasks
        return tasks[self.number] if self.number < len(tasks) else None

    @property
    def stage(self) -> Stage:
        if self._stage is None:
            self._stage = self._work_out_stage()
        return self._stage

    def _work_out_stage(self) -> Stage:
        task = self.task
        if self.chapter.free:
            return Stage.OVER if self.session.is_over() else Stage.FREE
        if task is None:
            return Stage.OVER
        if task.is_word:
            return Stage.WORD
        if self.number not in self._reached and holds(task.reached, self.stretch()):
            self._reached[self.number] = len(self.session)
        if self.number in self._reached:
            return Stage.DONE
        return Stage.MISSED if self._is_missed(task) else Stage.OPEN

    def _is_missed(self, task: Task) -> bool:
        late = bool(task.within) and self.turn > task.within
        return late or self.session.is_over() or (bool(task.lost) and holds(task.lost, self.stretch()))

    @property
    def done(self) -> bool:
        return self.stage is Stage.OVER

    @property
    def waits(self) -> bool:
        """Whether Next leads on; the learner may as well just play."""
        return self.stage in (Stage.WORD, Stage.DONE, Stage.MISSED)

    @property
    def turn(self) -> int:
        """The learner's turn of this task, from 1."""
        return self.stretch().turns() + 1

    def stretch(self, first: int | None = None) -> Stretch:
        since = self.begun if first is None else first
        return Stretch(self.session, self.learner, since, self.help.opened, self.checks, self.begun)

    # -- what happens -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """A task begins; one that was reached already is told as reached."""
        task, self._stage = self.task, None
        if task is not None:
            self.voice.check_standing(task)
            self.voice.tell_of_task("tell")
            if self.stage is Stage.DONE:
                self.voice.tell_of_task("done")
        elif self.chapter.free:
            self.voice.tell(".tell", (), self.stretch())

    def next(self) -> bool:
        """Next was pressed. True if the next task is done at a table of its own."""
        if not self.waits:
            return False
        self.help.passed(self.number, self.stage is Stage.MISSED)
        self._go_to(self.number + 1, len(self.session))
        return self.task is not None and bool(self.task.position)

    def _go_to(self, number: int, begun: int) -> None:
        self.help.nudged = ""
        self.help.opened.clear()
        tasks = self.chapter.tasks
        if number < len(tasks) and tasks[number].position:
            self._sit_down(session_at(self.rules, self.chapter, self.names, number), number, 0)
            return
        self.number = number
        self._begun.append((begun, number))
        self._begin()

    def opened(self, part: str) -> bool:
        """The learner has looked at a part of the table. True if that changed anything."""
        if part in self.help.opened or self.stage is not Stage.OPEN:
            return False
        self.help.opened.add(part)
        self.voice.look_again()
        self._stage = self._work_out_stage()
        if self._stage is Stage.DONE:
            self.voice.tell_of_task("done")
        return True

    def _follow(self) -> None:
        """The match has changed: something was done, or taken back."""
        now, before = len(self.session), self._stage or Stage.OPEN
        self._stage = None
        self.voice.look_again()
        if now < self._seen:
            self._went_back(now)
        else:
            self._went_on(self._seen, now, before)
        self._seen = now
        self._stage = self._work_out_stage()
        self.help.forget_unless(self.voice.question)

    def _went_back(self, now: int) -> None:
        while len(self._begun) > 1 and self._begun[-1][0] > now:
            self._begun.pop()
        self.number = self._begun[-1][1]
        self.help.passed(self.number, False)
        self._reached = {number: at for number, at in self._reached.items() if at <= now and number <= self.number}
        self.help.nudged = ""
        self.voice.forget_after(now)
        if not self.voice.all:
            self._begin()  # it was told before somebody left and came back

    def _went_on(self, first: int, now: int, before: Stage) -> None:
        """Answers what was said from line `first` on."""
        new = self.session.lines[first:now]
        if not new:
            return
        if self.chapter.free:
            self._comment(first)
            return
        own = any(line.seat == self.learner for line in new)
        if own and before in (Stage.DONE, Stage.WORD) and self.goes_on_here:
            self._go_to(self.number + 1, first)  # whoever just plays on has read it
            before = Stage.OPEN
        task = self.task
        if task is not None and not task.is_word:
            self._answer(task, first, own, before)

    @property
    def goes_on_here(self) -> bool:
        """Whether the next task goes on at this table."""
        tasks = self.chapter.tasks
        return self.number + 1 < len(tasks) and not tasks[self.number + 1].position

    def _answer(self, task: Task, first: int, own: bool, before: Stage) -> None:
        if before is Stage.DONE:
            return  # whoever plays on has reached it: what an answer would blame is no mistake any more
        stage, at = self.stage, self.stretch(first)
        fitting = next((one for one in task.answers if holds(one.when, at)), None)
        told = fitting is not None and self.voice.answer(fitting.id, fitting, at)
        if stage is Stage.DONE:
            self.voice.tell_of_task("done")
        elif stage is Stage.MISSED and task.lost and holds(task.lost, self.stretch()):
            self.voice.tell_once("lost")
        elif own and not told and self._turn_ended(first) and not self._has_answered_turn(first):
            self.voice.tell_of_task("else")

    def _has_answered_turn(self, line: int) -> bool:
        """Whether something was said to it; where it was the last one, that is not enough."""
        return self.stage is not Stage.MISSED and self.voice.answered_since(self._turn_begun(line))

    def turns_at(self, line: int) -> int:
        return self.session.turns(line)[self.learner]

    def _turn_ended(self, first: int) -> bool:
        return self.turns_at(len(self.session)) > self.turns_at(first)

    def _turn_begun(self, line: int) -> int:
        """The first line since which the learner has ended no turn."""
        turns = self.turns_at(line)
        while line > self.begun and self.turns_at(line - 1) == turns:
            line -= 1
        return line

    def _comment(self, first: int) -> None:
        """What fits first of what has not been said yet, with everything since the learner spoke before."""
        own = [n for n, line in enumerate(self.session.lines[:first]) if line.seat == self.learner]
        at = self.stretch(own[-1] if own and self.session.lines[first].seat != self.learner else first)
        for comment in self.chapter.comments:
            sentence = f".{comment.id}"
            fits = not self.voice.has_said(sentence) and holds(comment.when, at)
            if fits and self.voice.answer(sentence, comment, at):
                return

    # -- help ---------------------------------------------------------------------------------------------------

    def ask_nudge(self) -> None:
        question = self.voice.question
        if question and question != self.help.nudged:
            self.help.nudged = question
            self.help.nudges += 1
            self.voice.check_question(question)

    @property
    def can_step_back(self) -> bool:
        return any(line.seat == self.learner for line in self.session.lines)

    def step_back(self) -> bool:
        """One decision of the learner, over draws and the rivals' answers too."""
        lines = self.session.lines
        at = next((n for n in reversed(range(len(lines))) if lines[n].seat == self.learner), None)
        if at is None:
            return False
        self.session.rewind(at, self.draws_left(at))
        return True

    def answer(self, seat: Seat) -> Action | None:
        """What the chapter has this seat say now; None where its bot must think for itself."""
        then = self.task.then if self.task is not None else ()
        said = [line.action for line in self.session.lines[self.begun :] if line.seat == seat]
        return next_said(self.rules, seat, then, said, self.session.options(seat))
