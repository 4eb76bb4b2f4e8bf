"""What a chapter of lessons asks: tasks with a goal, answers to what was done, comments during a free match.

Every condition is a demand in the language of the stories (tests/scenarios/README.md) and of demands.py. The
sentences stand in data/text under `<game>.tutorial.<chapter>.<task>.<sentence>`; docs/LESSONS.md tells how a chapter
is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.catalogue import Record
from game.tutorial.counting import counts_something

OF_WORD = ("tell",)
"""Sentences of a task without a goal: it is only read."""
OF_TASK = ("goal", "tell", "nudge", "done", "else")
"""Sentences that every task with a goal has."""
NUDGE, TALLY = "nudge", "tally"
OF_CHAPTER = ("title", "line", "goal")
"""Sentences of a chapter: its name, one line for the list, and what one can do afterwards."""


class Answer(Record, frozen=True):
    """A sentence for what the learner did, or what happened through it; of several the first that fits is told.

    `by` are lines that lead to it from the beginning of the task, for those that chance would hardly find.
    """

    id: str
    when: dict[str, Any] = {}
    by: tuple[str, ...] = ()
    true_if: tuple[Any, ...] = ()


class Nudge(Record, frozen=True):
    """A question for whoever asks for help while one of these frames decides and `when` holds; the first that fits is
    asked. `nudge` itself may be named here for the frames of which it speaks; without that it is for the first one.
    """

    id: str
    phases: tuple[str, ...]
    when: dict[str, Any] = {}


class Task(Record, frozen=True):
    """Something to reach in any legal way, or with no `reached` a word to be read.

    `within` are turns of the learner. `lost` holds once it can no longer be reached. `show` are lines of which the
    first that is offered and was not said yet is shown to whoever asks; with `|` the first of several. `then` is what
    the rivals say as long as it is offered; else their bots play. A task with a `position` begins at a table of its
    own, otherwise it goes on where the one before ended. `does` are the concepts that the learner does here.
    `point` is lit until the learner does something, `about` has a ring as long as the task is open.
    `true_if` says for each sentence under which demands it is true, `always` names those that state something and are
    true on every way. `moment` names the sentences that speak of the
    turn in which they are told ("end the turn", "undo"): they are gone with that turn, and once the goal is reached.
    `worth` is what one thing of the counted row of the score sheet pays: `tally` counts these, not points.
    `with_done` names the answers that are read beside the praise; of others it is told alone what came of the move.
    """

    id: str
    reached: dict[str, Any] = {}
    within: int = 0
    worth: int = 0
    lost: dict[str, Any] = {}
    show: tuple[str, ...] = ()
    answers: tuple[Answer, ...] = ()
    nudges: tuple[Nudge, ...] = ()
    """Questions for the stages behind the first."""
    then: tuple[str, ...] = ()
    does: tuple[str, ...] = ()
    point: tuple[str, ...] = ()
    about: tuple[str, ...] = ()
    true_if: Mapping[str, tuple[Any, ...]] = {}
    always: tuple[str, ...] = ()
    moment: tuple[str, ...] = ()
    with_done: tuple[str, ...] = ()
    position: dict[str, Any] = {}
    draws: tuple[str, ...] = ()

    @property
    def is_word(self) -> bool:
        return not self.reached

    @property
    def counts_things(self) -> bool:
        """Whether the sentence `tally` says of what the goal is a number."""
        return bool(self.worth) or counts_something(self.reached)

    def sentences(self) -> tuple[str, ...]:
        """The keys of all that can be said during it."""
        if self.is_word:
            return OF_WORD
        counts = (TALLY,) if self.counts_things else ()
        told = [answer.id for answer in self.answers] + [nudge.id for nudge in self.nudges]
        return tuple(dict.fromkeys((*OF_TASK, *(("lost",) if self.lost else ()), *counts, *told)))
