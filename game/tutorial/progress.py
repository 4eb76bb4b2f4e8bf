"""How far somebody is in a chapter: what is kept of it, what was told, which help was asked for."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from game.core.contract import Say


class Stage(Enum):
    WORD = "word"
    """Something is read, with nothing to do."""
    OPEN = "open"
    DONE = "done"
    """The goal is reached; Next leads on."""
    MISSED = "missed"
    """It took too long, or can no longer be: play on, step back, or leave it with Next."""
    OVER = "over"
    """No task is left."""
    FREE = "free"


@dataclass(frozen=True)
class Place:
    """How far somebody has come in a chapter, to go on from there another day."""

    chapter: str
    task: int
    begun: int = 0
    log: tuple[str, ...] = ()
    """The lines of the table at which the task is done."""
    helped: tuple[int, int] = (0, 0)
    """Nudges and ways shown since the chapter began."""
    opened: tuple[str, ...] = ()
    """What has been looked at in the task."""
    earlier: tuple[tuple[int, int], ...] = ()
    """Line and number of the tasks before it at the same table: whoever goes back that far is at them again."""
    missed: tuple[int, ...] = ()
    """Tasks that were left without their goal."""

    def tasks_before(self, first: int) -> list[tuple[int, int]]:
        """Those of a table whose first task is this; it alone where more is not known or cannot be."""
        known = [(0, first), *self.earlier, (self.begun, self.task)]
        lines, numbers = ([one[part] for one in known] for part in (0, 1))
        if lines != sorted(lines) or numbers != sorted(numbers):
            known = known[:1]
        return [one for one in dict.fromkeys(known) if one[1] < self.task]


@dataclass
class Told:
    """A sentence, the number of its task, and how long the log was when it was told.

    It stands as long as `true_if` holds of what has happened from line `first` on.
    """

    at: int
    task: int
    said: Say
    true_if: tuple[Any, ...] = ()
    first: int = 0


@dataclass
class Help:
    nudges: int = 0
    shows: int = 0
    nudged: str = ""
    """The question that was asked for; it is read as long as it belongs to the moment."""
    opened: set[str] = field(default_factory=set)
    missed: set[int] = field(default_factory=set)
    """Tasks that were left without their goal: nobody is praised for those."""

    @property
    def kept(self) -> tuple[tuple[int, int], tuple[str, ...]]:
        """What a place keeps of it."""
        return (self.nudges, self.shows), tuple(sorted(self.opened))

    def passed(self, number: int, missed: bool) -> None:
        """A task was left for the next one, its goal reached or not."""
        self.missed = {one for one in self.missed if one < number} | ({number} if missed else set())

    def forget_unless(self, question: str) -> None:
        """A question is gone with its stage, also where that comes again in another turn."""
        self.nudged = self.nudged if self.nudged == question else ""
