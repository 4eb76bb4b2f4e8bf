"""Rehearsals of a chapter with tasks: the way that is shown, and learners who do anything at all.

They find what cannot be reached, what cannot be missed, what is never told, and sentences that would not be true.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, AnyRules, Seat
from game.core.errors import BadInput
from game.core.session import Session
from game.core.text import to_text
from game.tutorial.campaign import Campaign
from game.tutorial.chapters import Chapter
from game.tutorial.demands import Stretch, differs, looked_at, matches, named
from game.tutorial.nudging import ANY_STAGE
from game.tutorial.progress import Place, Stage
from game.tutorial.tasks import Answer, Nudge, Task

NAMES = ("Anna", "Morag", "Ewan", "Isla", "Fergus", "Catriona", "Lachlan")
MOST_MOVES = 240
"""Far more than a task takes."""
TRIES = 12
"""So many learners who do anything at all; if each of them reaches a goal, it cannot be missed."""
MATCHES = 8
"""So many free matches are played until every comment has been told."""

Choose = Callable[[Session, Seat, random.Random], Action]
"""A bot: what a seat would do."""


@dataclass
class Practice:
    """All rehearsals of one chapter. `wrong` holds pairs of task and message."""

    rules: AnyRules
    chapter: Chapter
    checks: Mapping[str, Any]
    choose: Choose
    wrong: list[tuple[str, str]] = field(default_factory=list)
    told: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    """Sentences whose truth was asked of the rules."""
    filled: dict[str, frozenset[str]] = field(default_factory=dict)
    """Sentence -> the places that were filled whenever it was told."""
    praised: set[str] = field(default_factory=set)
    """Sentences that were read beside the praise."""
    drawn: set[str] = field(default_factory=set)
    _senseless: dict[str, tuple[str, str]] = field(default_factory=dict)
    _sensible: set[str] = field(default_factory=set)

    def play(self) -> Practice:
        if self.chapter.free:
            self._play_free()
        else:
            places = self._follow_the_ways()
            for place in places:
                self._miss(place)
            for place in places:
                self._find_answers(place)
                self._find_nudges(place)
            self._find_beside_praise()
        for demand, (task, message) in self._senseless.items():
            if demand not in self._sensible:
                self._add(task, message)
        return self

    def _add(self, task: str, message: str) -> None:
        if (task, message) not in self.wrong:
            self.wrong.append((task, message))

    def _campaign(self, place: Place | None = None) -> Campaign:
        return Campaign(self.rules, self.chapter, NAMES, checks=self.checks, place=place)

    # -- the way that is shown ----------------------------------------------------------------------------------

    def _follow_the_ways(self) -> list[Place]:
        """Every task on its shown way; returns where the tasks begin."""
        campaign, rng = self._campaign(), random.Random(1)
        places: list[Place] = []
        while (task := campaign.task) is not None:
            places.append(campaign.place)
            if campaign.stage is Stage.DONE:
                self._add(task.id, f"the goal of '{task.id}' is reached before it begins")
            for _ in range(MOST_MOVES):
                self._look(campaign)
                self._look_at_question(campaign)
                if campaign.waits or not self._go_on(campaign, rng, campaign.guide.way):
                    break
            if not task.is_word and campaign.stage is not Stage.DONE:
                self._add(task.id, f"what 'show' says does not reach the goal of '{task.id}': {self._why(campaign)}")
                return places
            campaign.next()
        return places

    def _why(self, campaign: Campaign) -> str:
        task = campaign.task
        assert task is not None
        try:
            return differs(task.reached, campaign.stretch())
        except BadInput as error:
            return str(error)

    def _go_on(self, campaign: Campaign, rng: random.Random, way: Callable[[], Action | None]) -> bool:
        """One line of whoever is asked; False when nobody is."""
        task, session = campaign.task, campaign.session
        for part in looked_at(task.reached) if task is not None else ():
            campaign.opened(part)
        asked = session.waiting()
        if not asked or campaign.stage is Stage.DONE:
            return False
        seat = next((one for one in asked if one != campaign.learner), campaign.learner)
        if seat == campaign.learner:
            action = way() or self.choose(session, seat, rng)
        else:
            action = campaign.answer(seat) or self.choose(session, seat, rng)
        session.submit(seat, action)
        self.drawn.update(to_text(line.action) for line in session.lines)
        return True

    def _look(self, campaign: Campaign) -> None:
        """Takes what was told, what was false, and which demands mean anything."""
        task = campaign.task
        name = task.id if task is not None else ""
        campaign.ask_nudge()
        self.told.add(campaign.help.nudged)
        for key in campaign.voice.lies:
            self._add(name, f"'{key}' would not be true when it is told")
        for told in campaign.voice.all:
            key, places = told.said.key, frozenset(name for name, _ in told.said.values)
            self.told.add(key)
            self.filled[key] = self.filled.get(key, places) & places
        self.asked.update(campaign.voice.asked)
        if campaign.stage is Stage.DONE:
            self.praised.update(one.key for one in campaign.voice.now)
        for demand in _demands(self.chapter, task):
            self._try(demand, name, campaign.stretch())

    def _look_at_question(self, campaign: Campaign) -> None:
        """On the way that is shown the tutor knows each stage."""
        if campaign.voice.question == ANY_STAGE:
            phase, task = campaign.session.phase(), campaign.task
            assert task is not None
            self._add(
                task.id, f"'{task.id}' has no nudge for its stage '{phase}': name the frame in a nudge's 'phases'"
            )

    def _try(self, demand: Any, task: str, at: Stretch) -> None:
        if (key := repr(demand)) in self._sensible:
            return
        try:
            differs(named(demand), at)
        except BadInput as error:
            self._senseless[key] = (task, f"{demand}: {error}")
        else:
            self._sensible.add(key)

    # -- learners who do anything -------------------------------------------------------------------------------

    def _miss(self, place: Place) -> None:
        task = self.chapter.tasks[place.task]
        if task.is_word:
            return
        reached = 0
        for seed in range(TRIES):
            campaign, rng = self._campaign(place), random.Random(seed)
            for _ in range(MOST_MOVES):
                if campaign.turn > max(1, task.within) or not self._do_anything(campaign, rng):
                    break
                self._look(campaign)
            reached += campaign.stage is Stage.DONE
        if reached == TRIES:
            self._add(task.id, f"the goal of '{task.id}' cannot be missed: whatever one does reaches it")

    def _do_anything(self, campaign: Campaign, rng: random.Random) -> bool:
        session, seat = campaign.session, campaign.learner
        asked = session.waiting()
        if not asked or campaign.stage is Stage.DONE:
            return False
        if seat in asked and set(asked) == {seat}:
            session.submit(seat, rng.choice(session.options(seat)))
        else:
            rival = next(one for one in asked if one != seat)
            session.submit(rival, campaign.answer(rival) or self.choose(session, rival, rng))
        return True

    def _find_answers(self, place: Place) -> None:
        """Whatever can be answered is, by its own lines or by chance."""
        task = self.chapter.tasks[place.task]
        for answer in task.answers:
            key = f"{self.rules.id}.tutorial.{self.chapter.id}.{task.id}.{answer.id}"
            if answer.by:
                self._play_lines(place, answer.by)
            if key not in self.told:
                hint = "its lines in 'by' do not lead there" if answer.by else "say in 'by' which lines lead there"
                self._add(task.id, f"the answer '{answer.id}' is never told; {hint}")

    def _find_nudges(self, place: Place) -> None:
        """A question of a stage that never comes helps nobody."""
        task = self.chapter.tasks[place.task]
        for nudge in task.nudges:
            if f"{self.rules.id}.tutorial.{self.chapter.id}.{task.id}.{nudge.id}" not in self.told:
                self._add(task.id, f"the nudge '{nudge.id}' of '{task.id}' is never asked for at its stage")

    def _find_beside_praise(self) -> None:
        for task in self.chapter.tasks:
            for one in task.with_done:
                if f"{self.rules.id}.tutorial.{self.chapter.id}.{task.id}.{one}" not in self.praised:
                    self._add(task.id, f"the answer '{one}' of '{task.id}' is never read beside the praise")

    def _play_lines(self, place: Place, lines: Sequence[str]) -> None:
        campaign, rng = self._campaign(place), random.Random(1)
        left = list(lines)
        for _ in range(MOST_MOVES):
            session, seat = campaign.session, campaign.learner
            self._look(campaign)
            if campaign.stage is Stage.DONE or not session.waiting() or not left:
                return
            if set(session.waiting()) != {seat}:
                self._do_anything(campaign, rng)
                continue
            patterns = [one.strip() for one in left.pop(0).split("|")]
            found = next((a for p in patterns for a in session.options(seat) if matches(p, a)), None)
            if found is not None:
                session.submit(seat, found)
                self._look(campaign)

    # -- a free match -------------------------------------------------------------------------------------------

    def _play_free(self) -> None:
        left = {f"{self.rules.id}.tutorial.{self.chapter.id}.{one.id}": one for one in self.chapter.comments}
        for seed in range(MATCHES):
            campaign, rng = self._campaign(), random.Random(seed)
            session = campaign.session
            while (waiting := session.waiting()) and len(session) < 10 * MOST_MOVES:
                seat = waiting[0]
                rash = seat == campaign.learner and rng.random() < 0.1 * (seed % 4)
                options = session.options(seat)
                session.submit(seat, rng.choice(options) if rash else self.choose(session, seat, rng))
                self._look(campaign)
            if self.told.issuperset(left):
                return
        for key, comment in left.items():
            if key not in self.told:
                self._add(comment.id, f"the comment '{comment.id}' is never told in {MATCHES} matches")


def _demands(chapter: Chapter, task: Task | None) -> Iterator[Any]:
    """Everything that is asked during a task, or a free match."""
    said: tuple[Answer | Nudge, ...] = chapter.comments if task is None else (*task.answers, *task.nudges)
    for one in said:
        if one.when:
            yield one.when
        yield from getattr(one, "true_if", ())
    if task is not None:
        yield from (demand for demand in (task.reached, task.lost) if demand)
        for demands in task.true_if.values():
            yield from demands


def never_drawn(practice: Practice, lines: Sequence[str]) -> list[str]:
    """Fixed draws that no rehearsal made."""
    return [line for line in lines if line.removeprefix("* ") not in practice.drawn]
