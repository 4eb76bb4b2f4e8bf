"""Plays scenarios and reports what differs, each at its line of the file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core.contract import Rules, Seat
from game.core.errors import BadInput, HearthsideError, Problems
from game.core.scenario import Said, Scenario, read_scenarios
from game.core.scenario_checks import CHECKS
from game.core.scenario_table import Sentences, Table
from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text

FindRules = Callable[[str], Rules]
FindSentences = Callable[[str, int], Sentences | None]
"""For a game and a number of seats: how to turn a Say into sentences."""


@dataclass(frozen=True, slots=True)
class Difference:
    line: int
    message: str


@dataclass(slots=True)
class ScenarioReport:
    scenario: Scenario
    differs: list[Difference] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.differs


@dataclass(slots=True)
class FileReport:
    """What became of one file: `broken` says what could not even be read or played."""

    file: str
    scenarios: list[ScenarioReport] = field(default_factory=list)
    broken: Problems = field(default_factory=Problems)

    @property
    def passed(self) -> bool:
        return not self.broken and all(report.passed for report in self.scenarios)

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
            "scenarios": len(self.scenarios),
            "differs": [
                {"rule": r.scenario.rule, "line": d.line, "message": d.message}
                for r in self.scenarios for d in r.differs
            ],
            "broken": [problem.message for problem in self.broken.found],
        }


def run_file(
    path: Path, rules_of: FindRules, sentences_of: FindSentences | None = None, *, name: str = ""
) -> FileReport:
    report = FileReport(name or str(path))
    for scenario in read_scenarios(path, CHECKS, report.broken, name=report.file):
        report.scenarios.append(run_scenario(scenario, rules_of, report.broken, sentences_of))
    return report


class _Stop(Exception):
    """The story cannot go on; the difference says why."""

    def __init__(self, line: int, message: str) -> None:
        self.difference = Difference(line, message)


class _Broken(_Stop):
    """The story cannot go on because it makes no sense."""


def run_scenario(
    scenario: Scenario, rules_of: FindRules, broken: Problems, sentences_of: FindSentences | None = None
) -> ScenarioReport:
    """Plays one story. What makes no sense in it goes to `broken`, what does not hold into the report."""
    report = ScenarioReport(scenario)
    telling = sentences_of(scenario.game, scenario.seats) if sentences_of else None
    try:
        _Play(scenario, rules_of(scenario.game), telling, report, broken).play()
    except _Broken as stop:
        broken.add(scenario.file, stop.difference.line, stop.difference.message)
    except _Stop as stop:
        report.differs.append(stop.difference)
    except HearthsideError as error:
        broken.add(scenario.file, scenario.line, str(error))
    return report


class _Play:
    """One story in progress."""

    def __init__(
        self, scenario: Scenario, rules: Rules, sentences: Sentences | None, report: ScenarioReport, broken: Problems
    ) -> None:
        self.scenario = scenario
        self.rules = rules
        self.sentences = sentences
        self.report = report
        self.broken = broken
        self.actor: Seat | None = None

    def play(self) -> None:
        steps = self.scenario.steps
        said = steps[0].do if steps else ()
        first_action = next((n for n, line in enumerate(said) if not line.value.startswith("*")), len(said))
        self.session = self.begin(said[:first_action])
        for number, step in enumerate(steps):
            start = len(self.session) if number else 0
            self.do(step.do[first_action:] if number == 0 else step.do)
            table = Table(self.session, self.sentences, start, self.actor)
            for name, demand in step.then.items():
                self.check(table, name, demand)

    def begin(self, draws: Iterable[Said]) -> Session:
        s = self.scenario
        names = ("Anna", "Ben", "Clara", "David", "Eva", "Finn", "Greta")
        seats = tuple(SeatSetup(names[seat % len(names)], seat) for seat in range(s.seats))
        setup = Setup(s.game, seats, s.seed, dict(s.options))
        script = [self.read(line, line.value[1:]) for line in draws]
        state = None
        if s.position is not None:
            plain = {"seats": s.seats, "options": dict(s.options), **s.position.value}
            state = self.guarded(s.position.line, "The position cannot be set up", self.rules.from_plain, plain)
        session: Session = self.guarded(
            s.line, "The game cannot be set up", lambda: Session(self.rules, setup, state=state, script=script)
        )
        self.used_up(session, draws)
        return session

    def guarded(self, line: int, what: str, call: Callable[..., Any], *values: Any) -> Any:
        """Whatever is wrong with a stated position shows as one sentence at its line, not as a traceback."""
        try:
            return call(*values)
        except HearthsideError as error:
            raise _Broken(line, f"{what}: {error}") from None
        except Exception as error:  # a position may contradict itself in ways no loader can foresee
            raise _Broken(line, f"{what}: {type(error).__name__} {error}") from None

    def used_up(self, session: Session, draws: Iterable[Said]) -> None:
        if session.script:
            left = to_text(session.script[0])
            line = next(d.line for d in reversed(list(draws)) if self.read(d, d.value[1:]) == session.script[0])
            raise _Stop(line, f"the draw '{left}' was not possible")

    def read(self, said: Said, text: str) -> Any:
        try:
            return self.rules.read_action(text)
        except BadInput as error:
            raise _Broken(said.line, str(error)) from None

    def do(self, lines: tuple[Said, ...]) -> None:
        number = 0
        while number < len(lines):
            said = lines[number]
            if said.value.startswith("*"):
                raise _Stop(said.line, "a draw belongs behind the action that it follows")
            end = number + 1
            while end < len(lines) and lines[end].value.startswith("*"):
                end += 1
            self.act(said, lines[number + 1 : end])
            number = end

    def act(self, said: Said, draws: tuple[Said, ...]) -> None:
        session = self.session
        who, _, words = said.value.partition(" ")
        if who.isascii() and who.isdigit() and words:
            seat = int(who)
        else:
            words = said.value
            waiting = session.waiting()
            if len(waiting) != 1:
                told = f"seats {', '.join(map(str, waiting))} decide now" if waiting else "the game is over"
                raise _Stop(said.line, f"'{words}': {told}, so say whose action it is, as in '0 {words}'")
            seat = waiting[0]
        if words.strip() in ("undo", "redo"):
            self.go_back_or_forth(said, seat, words.strip())
            return
        action = self.read(said, words)
        options = session.options(seat)
        if action not in options:
            raise _Stop(said.line, f"'{said.value}' is not possible: {self.refusal(seat, action)}")
        session.script = [self.read(draw, draw.value[1:]) for draw in draws]
        self.guarded(said.line, "the rules broke down", session.submit, seat, action)
        self.actor = seat
        self.used_up(session, draws)

    def refusal(self, seat: Seat, action: Any) -> str:
        session = self.session
        if seat not in session.waiting():
            return f"seats {', '.join(map(str, session.waiting())) or 'nobody'} decide now"
        table = Table(session, self.sentences, 0, seat)
        reason = session.why_not(seat, action.touches()[-1])
        offered = ", ".join(to_text(option) for option in session.options(seat)[:6])
        return f"{table.told(reason.say) if reason else 'it is not offered'} (offered: {offered} …)"

    def go_back_or_forth(self, said: Said, seat: Seat, word: str) -> None:
        try:
            if word == "undo":
                self.session.undo(seat)
            else:
                self.session.redo(seat)
        except HearthsideError as error:
            raise _Stop(said.line, f"'{said.value}': {error.key or error}") from None
        self.actor = seat

    def check(self, table: Table, name: str, demand: Said) -> None:
        try:
            for message in CHECKS[name](table, demand.value):
                self.report.differs.append(Difference(demand.line, message))
        except BadInput as error:
            self.broken.add(self.scenario.file, demand.line, f"'{name}': {error}")
        except Exception as error:  # lists where a word is meant, or a position that the rules cannot even score
            told = f"'{name}': this makes no sense here ({type(error).__name__} {error})"
            self.broken.add(self.scenario.file, demand.line, told)
