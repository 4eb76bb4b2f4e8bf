"""One chapter being played: which sentence is told, what is allowed, what the others answer.

The table asks it three things: `narrow` the options, `why_not` for a wrong click, and what comes next. Whatever is
shown and played goes through the same Session as any match, so a lesson cannot teach what the rules do not do.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import CHANCE, Action, AnyRules, Reason, Say, Seat, say
from game.core.session import Line, SeatSetup, Session, Setup, read_line
from game.core.text import to_text
from game.tutorial.chapters import PANELS, Chapter, Step


def matches(pattern: str, action: Action) -> bool:
    """`place` fits every action of that word, `place at=r13c10` only the one with that field."""
    word, *wanted = pattern.split()
    spoken = to_text(action).split()
    return spoken[0] == word and all(pair in spoken for pair in wanted)


def start_session(rules: AnyRules, chapter: Chapter, names: Iterable[str]) -> Session:
    """An ordinary match from the chapter's position; the learner is the person, the others are bots."""
    seats = tuple(
        SeatSetup(name, seat, "" if seat == chapter.learner else chapter.bots or "easy")
        for seat, name in zip(range(chapter.seats), names, strict=False)
    )
    setup = Setup(rules.id, seats, chapter.seed, dict(chapter.options))
    script = [rules.read_action(line.removeprefix("* ")) for line in chapter.draws]
    if not chapter.position:
        return Session(rules, setup, script=script)
    stated = {"seats": chapter.seats, "options": dict(chapter.options), **chapter.position}
    return Session(rules, setup, state=rules.from_plain(stated), script=script)


def _try(targets: tuple[str, ...]) -> Say | None:
    """What would be right instead; places without a name are lit anyway."""
    if not targets:
        return None
    if all(target.startswith("place:") for target in targets):
        return say("tutorial.try_lit")
    return say("tutorial.try_one", places=targets[:3])


class Lesson:
    """The guide beside the table during one chapter."""

    def __init__(self, rules: AnyRules, chapter: Chapter, names: Iterable[str]) -> None:
        self.rules = rules
        self.chapter = chapter
        self.session = start_session(rules, chapter, names)
        self.learner: Seat = chapter.learner
        self._step = 0
        self._answers: list[str] = []
        """Lines the others still have to say before the next step is told."""
        self._passed: list[tuple[int, int]] = []
        """Line of the log and step for every wanted action, so that undo goes back in the lesson as well."""
        self._seen = len(self.session)
        self.session.listeners.append(self._follow)

    # -- what is told -------------------------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        """The step that is told now; None while the others answer, between tips and at the end."""
        at = self._at()
        if self._answers or at >= len(self.chapter.steps):
            return None
        step = self.chapter.steps[at]
        if self.chapter.free and (self._turns() < step.at_turn - 1 or not self._asked()):
            return None
        return step

    def _at(self) -> int:
        """The number of the next step; what belongs to another choice than was made is left out."""
        steps, at = self.chapter.steps, self._step
        while at < len(steps) and steps[at].after and not self._was_said(steps[at].after):
            at += 1
        return at

    def _was_said(self, line: str) -> bool:
        who, _, pattern = line.partition(" ")
        return any(said.seat == int(who) and matches(pattern, said.action) for said in self.session.lines)

    def _turns(self) -> int:
        return self.rules.turns(self.session.view(self.learner))[self.learner]

    def _asked(self) -> bool:
        return self.learner in self.session.waiting() or self.session.is_over()

    @property
    def sentence(self) -> Say | None:
        step = self.step
        return say(f"{self.rules.id}.tutorial.{self.chapter.id}.{step.id}") if step else None

    @property
    def title(self) -> Say:
        return say(f"{self.rules.id}.tutorial.{self.chapter.id}.title")

    @property
    def progress(self) -> tuple[int, int]:
        return self._at(), len(self.chapter.steps)

    @property
    def reads_on(self) -> bool:
        """True where the learner only has to read and go on."""
        step = self.step
        return step is not None and not step.expect and not step.open

    @property
    def done(self) -> bool:
        told = self._at() >= len(self.chapter.steps) and not self._answers
        return self.session.is_over() if self.chapter.free else told

    # -- what is allowed ----------------------------------------------------------------------------------------

    def narrow(self, options: tuple[Action, ...]) -> tuple[Action, ...]:
        """The options that this step lets the learner choose; everything in free chapters."""
        if self.chapter.free:
            return options
        step = self.step
        if step is None or not step.expect:
            return ()
        return tuple(a for a in options if any(matches(p, a) for p in step.expect))

    def why_not(self, component: str) -> Reason | None:
        """For a click that the rules allow and the lesson does not want yet: a hint, never a dead end."""
        step = self.step
        if self.chapter.free or step is None:
            return None
        if self.reads_on:
            return Reason(say("tutorial.read_on"), way_out=say("tutorial.press_next"))
        if step.open:
            panel = step.open in PANELS
            opens = say(f"tutorial.open.{step.open}") if panel else say("tutorial.open_piece", piece=step.open)
            return Reason(say("tutorial.look_first"), way_out=opens)
        wanted = self.narrow(self.session.options(self.learner))
        if any(component in action.touches() for action in wanted):
            return None
        targets = tuple(dict.fromkeys(a.touches()[-1] for a in wanted))
        return Reason(say("tutorial.not_this_one"), way_out=_try(targets))

    # -- what happens -------------------------------------------------------------------------------------------

    def read(self) -> None:
        """The learner has read a sentence that asks for nothing."""
        if self.reads_on:
            self._advance()

    def opened(self, part: str) -> None:
        """The learner has looked at a part of the table."""
        step = self.step
        if step is not None and step.open == part:
            self._advance()

    def submit(self, action: Action) -> range:
        """The learner's action. The table may as well submit it itself: the lesson follows the session."""
        return self.session.submit(self.learner, action)

    def _follow(self) -> None:
        """The match has changed: a wanted action was done, or taken back."""
        now = len(self.session)
        while self._passed and self._passed[-1][0] >= now:
            self._step = self._passed.pop()[1]
            self._answers = []
        for number in range(self._seen, now):
            step, line = self.step, self.session.lines[number]
            seat = line.seat
            if seat not in (self.learner, CHANCE):
                self._answers = self._answers[1:]
            elif seat == self.learner and step is not None and step.expect:
                self._passed.append((number, self._step))
                if step.until in ("", line.action.word):
                    self._advance()
        self._seen = now

    def _advance(self) -> None:
        at = self._at()
        self._answers = list(self.chapter.steps[at].then)
        self._step = at + 1

    def answer(self) -> Line | None:
        """The next line that somebody else says by the script; the table submits it and shows it as a bot's move.

        Of several the first that is offered: so the others answer to what the learner chose.
        """
        if not self._answers:
            return None
        lines = [read_line(self.rules, told.strip()) for told in self._answers[0].split("|")]
        return next((line for line in lines if line.action in self.session.options(line.seat)), lines[-1])
