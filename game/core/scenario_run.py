"""Plays the stories of a file and reports what differs, each at its line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.contract import AnyRules
from game.core.errors import HearthsideError, Problems
from game.core.scenario import Scenario
from game.core.scenario_checks import CHECKS
from game.core.scenario_play import Broken, Play, Stop
from game.core.scenario_reader import read_scenarios
from game.core.scenario_table import Sentences

FindRules = Callable[[str], AnyRules]
FindSentences = Callable[[str, int], Sentences | None]
"""For a game and a number of seats: how to turn a Say into sentences."""


@dataclass(frozen=True, slots=True)
class Difference:
    line: int
    message: str


@dataclass(slots=True)
class ScenarioReport:
    """What became of one story. One that makes no sense somewhere is broken, whatever else of it holds."""

    scenario: Scenario
    differs: list[Difference] = field(default_factory=list)
    is_broken: bool = False

    @property
    def passed(self) -> bool:
        return not self.differs and not self.is_broken


@dataclass(slots=True)
class FileReport:
    """What became of one file: `broken` says what could not even be read or played."""

    file: str
    scenarios: list[ScenarioReport] = field(default_factory=list)
    broken: Problems = field(default_factory=Problems)
    unreadable: int = 0
    """Stories that are not among the scenarios, for nobody can tell what they say."""

    @property
    def passed(self) -> bool:
        return not self.broken and all(report.passed for report in self.scenarios)

    @property
    def held(self) -> int:
        return sum(report.passed for report in self.scenarios)

    @property
    def differing(self) -> int:
        return sum(bool(report.differs) and not report.is_broken for report in self.scenarios)

    @property
    def broken_stories(self) -> int:
        return self.unreadable + sum(report.is_broken for report in self.scenarios)

    def lines(self) -> list[str]:
        """Everything that is wrong, one line each, ready for a person."""
        found = [problem.message for problem in self.broken.found]
        for report in self.scenarios:
            for d in report.differs:
                found.append(f"{self.file}:{d.line}: {d.message} [{report.scenario.rule}]")
        return found

    def to_json(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "passed": self.passed,
            "scenarios": len(self.scenarios) + self.unreadable,
            "held": self.held,
            "differs": [
                {"rule": r.scenario.rule, "line": d.line, "message": d.message}
                for r in self.scenarios
                for d in r.differs
            ],
            "broken": [problem.message for problem in self.broken.found],
        }


def run_file(
    path: Path, rules_of: FindRules, sentences_of: FindSentences | None = None, *, name: str = ""
) -> FileReport:
    report = FileReport(name or str(path))
    reading = read_scenarios(path, CHECKS, report.broken, name=report.file)
    report.unreadable = reading.unreadable
    for scenario in reading.scenarios:
        report.scenarios.append(run_scenario(scenario, rules_of, report.broken, sentences_of))
    return report


def run_scenario(
    scenario: Scenario, rules_of: FindRules, broken: Problems, sentences_of: FindSentences | None = None
) -> ScenarioReport:
    """Plays one story. What makes no sense in it goes to `broken`, what does not hold into the report."""
    report = ScenarioReport(scenario)

    def differs(line: int, message: str) -> None:
        report.differs.append(Difference(line, message))

    def is_broken(line: int, message: str) -> None:
        report.is_broken = True
        broken.add(scenario.file, line, message)

    try:
        telling = sentences_of(scenario.game, scenario.seats) if sentences_of else None
        Play(scenario, rules_of(scenario.game), telling, differs, is_broken).play()
    except Broken as stop:
        is_broken(stop.line, stop.message)
    except Stop as stop:
        differs(stop.line, stop.message)
    except HearthsideError as error:
        is_broken(scenario.line, str(error))
    return report
