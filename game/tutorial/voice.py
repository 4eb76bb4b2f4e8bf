"""What the tutor says in a chapter: which sentence, and whether it is true before it is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from game.core.contract import Say, say
from game.tutorial.demands import Stretch, all_hold, event_values, lasting
from game.tutorial.nudging import question_of
from game.tutorial.progress import Stage, Told
from game.tutorial.tasks import OF_TASK, Answer, Task

if TYPE_CHECKING:
    from game.tutorial.campaign import Campaign


class Voice:
    def __init__(self, campaign: Campaign) -> None:
        self.lies: list[str] = []
        """Sentences that would not have been true; they were not told."""
        self.asked: list[str] = []
        """Sentences whose truth was asked of the rules."""
        self.all: list[Told] = []
        """Everything that was told at this table."""
        self._campaign = campaign
        self._stands: dict[tuple[Any, ...], bool] = {}
        """What was found true or not of the match as it is; asked anew after every change."""

    def look_again(self) -> None:
        """The match has changed, and what was true need not be any more."""
        self._stands.clear()

    def key(self, sentence: str) -> str:
        """Its text; `.title` and such are sentences of the chapter itself."""
        campaign = self._campaign
        task = campaign.task
        part = "" if task is None or sentence.startswith(".") else f".{task.id}"
        return f"{campaign.rules.id}.tutorial.{campaign.chapter.id}{part}.{sentence.removeprefix('.')}"

    # -- what stands on the card --------------------------------------------------------------------------------

    @property
    def title(self) -> Say:
        return say(self.key(".title"))

    @property
    def goal(self) -> Say | None:
        """The goal in one sentence: of the task, or of a free match."""
        task = self._campaign.task
        if task is not None and task.is_word:
            return None
        return say(self.key("goal" if task is not None else ".goal"))

    @property
    def now(self) -> tuple[Say, ...]:
        """What the tutor says now: to what the learner did last, else how the task begins.

        What is no longer true is silent, and what was said before it in this turn and still holds is heard again.
        """
        campaign = self._campaign
        told, own = self._of_task(), self._own_lines()
        fresh = [one for one in told if own and one.at > own[-1]]
        together = self._agreeing((fresh or told[-1:])[-2:])
        said = tuple(one.said for one in together if self._still_fits(one))
        if not said and campaign.stage is Stage.OPEN:
            turn = campaign.turns_at(len(campaign.session))
            before = (one for one in reversed(told) if campaign.turns_at(one.at) == turn and self._still_fits(one))
            said = tuple(one.said for one in before)[:1]
        if not own and said and said[0] == told[0].said and self._is_new_table():
            said = (say("tutorial.new_table"), *said)
        if campaign.stage is not Stage.MISSED or any(one.key.endswith((".else", ".lost")) for one in said):
            return (*said, *self._of_the_turn(bool(said)))
        return (*said, say("tutorial.ended" if campaign.session.is_over() else "tutorial.over"))

    def _agreeing(self, told: Sequence[Told]) -> Sequence[Told]:
        """An answer that finds fault does not stand beside the praise for the same move."""
        task, done = self._campaign.task, self.key("done")
        if task is None or all(one.said.key != done for one in told):
            return told
        return [one for one in told if one.said.key in (done, *map(self.key, task.with_done))]

    def _still_fits(self, told: Told) -> bool:
        """An answer belongs to the turn in which it was told, and what speaks of the moment to an open goal too."""
        campaign = self._campaign
        task = campaign.task
        if task is None:
            return not campaign.chapter.free or self._is_of_this_turn(told)
        sentence = told.said.key.rpartition(".")[2]
        if sentence in task.moment and campaign.stage not in (Stage.OPEN, Stage.WORD):
            return False
        if sentence == "tell" and (self._has_gone_on(told) or campaign.guide.is_hopeless):
            return False  # how the task began, and what it asks
        passes = sentence in task.moment or sentence not in (*OF_TASK, "lost")
        if passes and not self._is_of_this_turn(told):
            return False
        return self._still_holds(told)

    def _has_gone_on(self, told: Told) -> bool:
        """Whether the task is over, or something else has been said since to what the learner did."""
        ended = self._campaign.stage is Stage.DONE or self._campaign.session.is_over()
        return ended or any(one.at > told.at for one in self._of_task())

    def _is_of_this_turn(self, told: Told) -> bool:
        """What was said to the rivals' moves is of the turn that follows them."""
        campaign = self._campaign
        return campaign.turns_at(told.at) == campaign.turns_at(len(campaign.session))

    def _still_holds(self, told: Told) -> bool:
        key = (told.said.key, told.first, told.at)
        if key not in self._stands:
            self._stands[key] = all_hold(told.true_if, self._campaign.stretch(told.first))
        return self._stands[key]

    def _own_lines(self) -> list[int]:
        """The lines of the log that the learner has said in this task."""
        campaign = self._campaign
        lines = enumerate(campaign.session.lines)
        return [n for n, line in lines if line.seat == campaign.learner and n >= campaign.begun]

    def _is_new_table(self) -> bool:
        """Whether this task has a table of its own that somebody meets who was at another."""
        campaign = self._campaign
        task = campaign.task
        return campaign.number > 0 and task is not None and bool(task.position)

    def _of_the_turn(self, said: bool) -> tuple[Say, ...]:
        """That the goal is out of reach or all but reached; where nothing is left to be said, whose turn it is."""
        campaign = self._campaign
        if campaign.stage not in (Stage.OPEN, Stage.FREE):
            return (say("tutorial.reached"),) if campaign.stage is Stage.DONE and not said else ()
        if campaign.stage is Stage.OPEN and campaign.guide.is_hopeless:
            return (say("tutorial.hopeless"),)
        if campaign.stage is Stage.OPEN and campaign.guide.is_one_step:
            return (say("tutorial.one_step"),)
        if said:
            return ()
        if campaign.learner not in campaign.session.waiting():
            return (say("tutorial.theirs"),)
        turn, own = campaign.turns_at(len(campaign.session)), self._own_lines()
        within = campaign.stage is Stage.OPEN and bool(own) and campaign.turns_at(own[-1]) == turn
        if within and campaign.guide.is_reachable:
            return (say("tutorial.reachable"),)
        return (say("tutorial.goes_on" if within else "tutorial.again"),)

    @property
    def nudge(self) -> Say | None:
        """The question that helps, if the learner has asked for it at this stage of the task."""
        asked = self._campaign.help.nudged
        return say(asked) if asked and asked == self.question else None

    @property
    def question(self) -> str:
        """The nudge of this moment; empty where nothing is asked of the learner, or where only a step back helps."""
        campaign = self._campaign
        helps = campaign.stage is Stage.OPEN and not campaign.guide.is_hopeless
        return question_of(campaign) if helps else ""

    @property
    def praise(self) -> Say:
        """The end of the chapter: which goals stayed open, else how much help it took."""
        nudges, shows = self._campaign.help.nudges, self._campaign.help.shows
        if missed := self._campaign.help.missed:
            return say("tutorial.praise.missed", n=len(missed))
        how = "shown" if shows else "nudged" if nudges else "alone"
        return say(f"tutorial.praise.{how}", n=shows or nudges)

    # -- telling ------------------------------------------------------------------------------------------------

    def tell(
        self, sentence: str, demands: Sequence[Any], at: Stretch, values: Mapping[str, Any] | None = None
    ) -> bool:
        """Says it if it is true; True then."""
        if not self._is_true(sentence, demands, at):
            return False
        said = Say(self.key(sentence), tuple((values or {}).items()))
        self.all.append(Told(len(self._campaign.session), self._campaign.number, said, tuple(demands), at.first))
        return True

    def answer(self, sentence: str, answer: Answer, at: Stretch) -> bool:
        """With the figures of the events that it answers; it stands as long as the position it speaks of."""
        values = event_values(answer.when, at)
        if not self.tell(sentence, answer.true_if, at, values):
            return False
        if position := lasting(answer.when, at.checks or {}):
            self.all[-1].true_if += (position,)
        return True

    def _is_true(self, sentence: str, demands: Sequence[Any], at: Stretch) -> bool:
        if demands:
            self.asked.append(self.key(sentence))
        if all_hold(demands, at):
            return True
        self.lies.append(self.key(sentence))
        return False

    def tell_of_task(self, sentence: str) -> bool:
        campaign = self._campaign
        task = campaign.task
        assert task is not None
        at = campaign.stretch()
        values: dict[str, Any] = {"turns": task.within, "gained": at.gained(campaign.learner)}
        if sentence == "done":
            values |= event_values(task.reached, at)
        return self.tell(sentence, task.true_if.get(sentence, ()), at, values)

    def tell_once(self, sentence: str) -> None:
        key = self.key(sentence)
        if all(told.said.key != key for told in self._of_task()):
            self.tell_of_task(sentence)

    def check_standing(self, task: Task) -> None:
        """The goal stands on the card from the beginning, so it is asked with it."""
        self._is_true("goal", task.true_if.get("goal", ()), self._campaign.stretch())

    def check_question(self, key: str) -> None:
        task, sentence = self._campaign.task, key.rpartition(".")[2]
        assert task is not None
        if key == self.key(sentence):
            self._is_true(sentence, task.true_if.get(sentence, ()), self._campaign.stretch())

    # -- what was told ------------------------------------------------------------------------------------------

    def _of_task(self) -> list[Told]:
        return [one for one in self.all if one.task == self._campaign.number]

    def has_said(self, sentence: str) -> bool:
        key = self.key(sentence)
        return any(told.said.key == key for told in self.all)

    def answered_since(self, line: int) -> bool:
        return any(told.at > line for told in self._of_task())

    def forget_after(self, line: int) -> None:
        """The match has gone back; what was said at the position where it is now stays said."""
        while self.all and (self.all[-1].at > line or self.all[-1].task > self._campaign.number):
            self.all.pop()
