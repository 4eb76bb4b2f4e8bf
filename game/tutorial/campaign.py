"""A chapter played as a small campaign: which task is open, whether it is reached, what is said to what is done.

Nothing that the rules allow is ever taken away. The campaign follows an ordinary Session: after each change it asks
its demands and tells what fits. It stands on the log alone, so undo, step back and resuming need nothing besides.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.contract import Action, AnyRules, Say, Seat, say
from game.core.errors import HearthsideError
from game.core.replaying import replay
from game.core.session import Session, read_line
from game.tutorial.chapters import Chapter
from game.tutorial.demands import Stretch, all_hold, event_values, holds
from game.tutorial.lines import as_if_said, is_shown, next_said, next_shown
from game.tutorial.progress import Help, Place, Stage, Told
from game.tutorial.setting import fixed_draws, session_at, setting_of, setup_of, still_fixed
from game.tutorial.tasks import Answer, Task


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
        self.lies: list[str] = []
        """Sentences that would not have been true; they were not told."""
        self.asked: list[str] = []
        """Sentences whose truth was asked of the rules."""
        self.number = 0
        self.session: Session
        if place is None or not self._take_up(place):
            self._sit_down(session_at(rules, chapter, self.names), 0, 0)

    # -- where one is -------------------------------------------------------------------------------------------

    def _sit_down(self, session: Session, number: int, begun: int) -> None:
        """At the table of a task; whoever shows the table looks at `session` anew."""
        self.session = session
        self._begun: list[tuple[int, int]] = [(begun, number)]
        """Line and number of each task at this table, the one in progress last."""
        self._told: list[Told] = []
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
        try:
            session = session_at(self.rules, self.chapter, self.names, place.task)
            lines = [read_line(self.rules, line) for line in place.log]
            if place.begun > len(lines):
                return False
            setup = setup_of(self.rules, self.chapter, self.names)
            again = replay(self.rules, setup, lines, start=session.start, settle=False)
            again.fix_draws(still_fixed(self._fixed(place.task), lines))
        except HearthsideError:
            return False
        self.help.nudges, self.help.shows = place.helped
        self._sit_down(again, place.task, place.begun)
        return True

    @property
    def place(self) -> Place:
        log = tuple(line.text() for line in self.session.lines)
        return Place(self.chapter.id, self.number, self.begun, log, (self.help.nudges, self.help.shows))

    def _fixed(self, number: int) -> list[Action]:
        return fixed_draws(self.rules, setting_of(self.chapter, number)[1])

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
        return Stretch(
            self.session, self.learner, self.begun if first is None else first, self.help.opened, self.checks
        )

    # -- what is said -------------------------------------------------------------------------------------------

    def _key(self, sentence: str) -> str:
        """Its text; `.title` and such are sentences of the chapter itself."""
        task = self.task
        part = "" if task is None or sentence.startswith(".") else f".{task.id}"
        return f"{self.rules.id}.tutorial.{self.chapter.id}{part}.{sentence.removeprefix('.')}"

    @property
    def title(self) -> Say:
        return say(self._key(".title"))

    @property
    def goal(self) -> Say | None:
        """The goal in one sentence: of the task, or of a free match."""
        task = self.task
        if task is not None and task.is_word:
            return None
        return say(self._key("goal" if task is not None else ".goal"))

    @property
    def told(self) -> tuple[Say, ...]:
        """What the tutor says now: to what the learner did last, else how the task begins."""
        told = [one for one in self._told if one.task == self.number]
        own = [n for n, line in enumerate(self.session.lines) if line.seat == self.learner and n >= self.begun]
        fresh = [one for one in told if own and one.at > own[-1]]
        said = tuple(one.said for one in (fresh or told[-1:])[-2:])
        if self.stage is not Stage.MISSED or any(one.key.endswith((".else", ".lost")) for one in said):
            return said
        return (*said, say("tutorial.ended" if self.session.is_over() else "tutorial.over"))

    def told_all(self) -> tuple[Told, ...]:
        """Everything that was told at this table."""
        return tuple(self._told)

    @property
    def nudge(self) -> Say | None:
        """The question that helps, if the learner has asked for it."""
        task = self.task
        wanted = task is not None and not task.is_word and self.help.nudged and self.stage is Stage.OPEN
        return say(self._key("nudge")) if wanted else None

    @property
    def praise(self) -> Say:
        """The end of the chapter: how much help it took."""
        nudges, shows = self.help.nudges, self.help.shows
        how = "shown" if shows else "nudged" if nudges else "alone"
        return say(f"tutorial.praise.{how}", n=shows or nudges)

    def _tell(
        self, sentence: str, demands: Sequence[Any], at: Stretch, values: Mapping[str, Any] | None = None
    ) -> bool:
        """Says it if it is true; True then."""
        key = self._key(sentence)
        if demands:
            self.asked.append(key)
        if not all_hold(demands, at):
            self.lies.append(key)
            return False
        self._told.append(Told(len(self.session), self.number, Say(key, tuple((values or {}).items()))))
        return True

    def _tell_of_task(self, sentence: str) -> bool:
        task = self.task
        assert task is not None
        at = self.stretch()
        values: dict[str, Any] = {"turns": task.within, "gained": at.gained(self.learner)}
        if sentence == "done":
            values |= event_values(task.reached, at)
        return self._tell(sentence, task.true_if.get(sentence, ()), at, values)

    # -- what happens -------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        """A task begins; one that was reached already is told as reached."""
        task, self._stage = self.task, None
        if task is not None:
            self._check_standing(task)
            self._tell_of_task("tell")
            if self.stage is Stage.DONE:
                self._tell_of_task("done")
        elif self.chapter.free:
            self._tell(".tell", (), self.stretch())

    def _check_standing(self, task: Task) -> None:
        """Goal and nudge stand on the card from the beginning, so they are asked with it."""
        for sentence in ("goal", "nudge"):
            demands = task.true_if.get(sentence, ())
            if demands:
                self.asked.append(self._key(sentence))
                if not all_hold(demands, self.stretch()):
                    self.lies.append(self._key(sentence))

    def next(self) -> bool:
        """Next was pressed. True if the next task is done at a table of its own."""
        if not self.waits:
            return False
        self._go_to(self.number + 1, len(self.session))
        return self.task is not None and bool(self.task.position)

    def _go_to(self, number: int, begun: int) -> None:
        self.help.nudged = False
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
        self._stage = self._work_out_stage()
        if self._stage is Stage.DONE:
            self._tell_of_task("done")
        return True

    def _follow(self) -> None:
        """The match has changed: something was done, or taken back."""
        now, before = len(self.session), self._stage or Stage.OPEN
        self._stage = None
        if now < self._seen:
            self._went_back(now)
        else:
            self._went_on(self._seen, now, before)
        self._seen = now
        self._stage = self._work_out_stage()

    def _went_back(self, now: int) -> None:
        while len(self._begun) > 1 and self._begun[-1][0] > now:
            self._begun.pop()
        self.number = self._begun[-1][1]
        self._reached = {number: at for number, at in self._reached.items() if at <= now and number <= self.number}
        self.help.nudged = False
        while len(self._told) > 1 and (self._told[-1].at > now or self._told[-1].task > self.number):
            self._told.pop()

    def _went_on(self, first: int, now: int, before: Stage) -> None:
        """Answers what was said from line `first` on."""
        new = self.session.lines[first:now]
        if not new:
            return
        if self.chapter.free:
            self._comment(first)
            return
        own = any(line.seat == self.learner for line in new)
        if own and before in (Stage.DONE, Stage.WORD) and self._follows_here():
            self._go_to(self.number + 1, first)  # whoever just plays on has read it
            before = Stage.OPEN
        task = self.task
        if task is not None and not task.is_word:
            self._answer(task, first, own, before)

    def _follows_here(self) -> bool:
        """Whether the next task goes on at this table."""
        tasks = self.chapter.tasks
        return self.number + 1 < len(tasks) and not tasks[self.number + 1].position

    def _answer(self, task: Task, first: int, own: bool, before: Stage) -> None:
        stage, at = self.stage, self.stretch(first)
        fitting = next((one for one in task.answers if holds(one.when, at)), None)
        told = fitting is not None and self._tell(fitting.id, fitting.true_if, at, event_values(fitting.when, at))
        if stage is Stage.DONE:
            if before is not Stage.DONE:
                self._tell_of_task("done")
        elif stage is Stage.MISSED and task.lost and holds(task.lost, self.stretch()):
            self._once("lost")
        elif own and not told and self._turn_ended(first) and not self._answered_since(self._turn_begun(first)):
            self._tell_of_task("else")

    def _once(self, sentence: str) -> None:
        key = self._key(sentence)
        if all(told.said.key != key for told in self._told if told.task == self.number):
            self._tell_of_task(sentence)

    def _turns_at(self, line: int) -> int:
        return self.session.turns(line)[self.learner]

    def _turn_ended(self, first: int) -> bool:
        return self._turns_at(len(self.session)) > self._turns_at(first)

    def _turn_begun(self, line: int) -> int:
        """The first line since which the learner has ended no turn."""
        turns = self._turns_at(line)
        while line > self.begun and self._turns_at(line - 1) == turns:
            line -= 1
        return line

    def _answered_since(self, line: int) -> bool:
        return any(told.at > line and told.task == self.number for told in self._told)

    def _comment(self, first: int) -> None:
        """What fits first of what has not been said yet, with everything since the learner spoke before."""
        said = {told.said.key for told in self._told}
        own = [n for n, line in enumerate(self.session.lines[:first]) if line.seat == self.learner]
        at = self.stretch(own[-1] if own and self.session.lines[first].seat != self.learner else first)
        for comment in self.chapter.comments:
            if self._key(f".{comment.id}") not in said and self._tell_comment(comment, at):
                return

    def _tell_comment(self, comment: Answer, at: Stretch) -> bool:
        if not holds(comment.when, at):
            return False
        return self._tell(f".{comment.id}", comment.true_if, at, event_values(comment.when, at))

    # -- help ---------------------------------------------------------------------------------------------------

    def ask_nudge(self) -> None:
        if self.stage is Stage.OPEN and not self.help.nudged:
            self.help.nudged = True
            self.help.nudges += 1

    def ask_show(self, entered: Sequence[Action] = ()) -> Action | None:
        """The next step of a way to the goal; None if only a bot knows one. `entered` stands on a page, unsaid."""
        if self.stage not in (Stage.OPEN, Stage.MISSED):
            return None
        self.help.shows += 1
        return self.way(entered)

    def way(self, entered: Sequence[Action] = ()) -> Action | None:
        task = self.task
        if task is None or self.learner not in self.session.waiting():
            return None
        said, options = self.stretch().own_lines(), self.session.options(self.learner)
        if entered:
            shown = [one for one in entered if is_shown(task.show, one)]
            kept, options = as_if_said(self.rules, self.session.view(self.learner).copy(), self.learner, shown)
            said += kept
        return next_shown(task.show, said, options)

    @property
    def can_step_back(self) -> bool:
        return any(line.seat == self.learner for line in self.session.lines)

    def step_back(self) -> bool:
        """One decision of the learner, over draws and the rivals' answers too."""
        lines = self.session.lines
        at = next((n for n in reversed(range(len(lines))) if lines[n].seat == self.learner), None)
        if at is None:
            return False
        self.session.rewind(at, still_fixed(self._fixed(self.number), lines[:at]))
        return True

    def answer(self, seat: Seat) -> Action | None:
        """What the chapter has this seat say now; None where its bot must think for itself."""
        then = self.task.then if self.task is not None else ()
        said = [line.action for line in self.session.lines[self.begun :] if line.seat == seat]
        return next_said(self.rules, seat, then, said, self.session.options(seat))
