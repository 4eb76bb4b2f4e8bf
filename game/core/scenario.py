"""Scenarios: YAML stories of one rule each, for people who know the rules and not the code.

A file holds one story, several (YAML documents) or a list. tests/scenarios/README.md tells the format;
scenario_reader.py reads them, scenario_run.py plays them, scenario_checks.py compares what must hold.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from game.core.strict_yaml import Steps

Lines = Callable[[Steps], int]
"""The line of a part of something, by the keys that lead to it."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing of a story, the line of the file where it stands, and those of its parts."""

    value: Any
    line: int
    lines: Lines | None = None

    def line_of(self, *steps: str | int) -> int:
        return self.lines(steps) if self.lines else self.line


@dataclass(frozen=True, slots=True)
class Step:
    """What is done, and what must hold then: name of the check -> what it expects."""

    do: tuple[Said, ...]
    then: dict[str, Said]


@dataclass(frozen=True, slots=True)
class Scenario:
    file: str
    line: int
    rule: str
    """The sentence that is shown to be true; what a person reads when it is not."""
    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    position: Said | None
    """A partial plain form; None for the set-up of a new game."""
    although: Said | None
    """What is knowingly impossible in the position."""
    steps: tuple[Step, ...]
    changes_nothing: bool = False
    """The rule says that what is done last changes nothing of what is demanded."""


@dataclass(slots=True)
class Reading:
    """What a file says: the stories that can be played, and how many cannot even be read."""

    scenarios: list[Scenario] = field(default_factory=list)
    unreadable: int = 0
