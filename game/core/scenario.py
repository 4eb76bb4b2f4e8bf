"""Scenarios: YAML stories of one rule each, for people who know the rules and not the code. Reading them.

A file holds one story, several (YAML documents) or a list. tests/scenarios/README.md tells the format;
scenario_run.py plays them, scenario_checks.py compares what must hold.
"""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.core.catalogue import nearest
from game.core.errors import Problems
from game.core.strict_yaml import Steps, YamlFile, parse_yaml

TOP_KEYS = ("rule", "page", "game", "seats", "options", "seed", "position", "do", "then", "steps")
STEP_KEYS = ("do", "then")
_DOCUMENT = re.compile(r"^---(?=\s|$)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Said:
    """One thing of a story and the line of the file where it stands."""

    value: Any
    line: int


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
    steps: tuple[Step, ...]


def read_scenarios(path: Path, checks: Collection[str], problems: Problems, *, name: str = "") -> list[Scenario]:
    """All stories of a file; everything that is wrong in it is added to `problems`."""
    shown = name or str(path)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        problems.add(shown, None, f"cannot be read: {error.strerror or error}")
        return []
    except UnicodeDecodeError as error:
        problems.add(shown, error.object[: error.start].count(b"\n") + 1, "is not UTF-8 text")
        return []
    found: list[Scenario] = []
    for part in _documents(text):
        document = parse_yaml(part, shown, problems)
        stories = document.value if isinstance(document.value, list) else [document.value]
        for number, story in enumerate(stories):
            at: Steps = (number,) if isinstance(document.value, list) else ()
            if story is not None:
                read = _Reader(document, at, checks, problems).scenario(story)
                found += [read] if read else []
    if not found and not problems:
        problems.add(shown, None, "holds no scenario")
    return found


def _documents(text: str) -> list[str]:
    """The YAML documents of a text, each behind as many empty lines as stood before it: line numbers stay true."""
    starts = [m.start() for m in _DOCUMENT.finditer(text)]
    cuts = [0, *starts, len(text)]
    parts = []
    for start, end in pairwise(cuts):
        part = _DOCUMENT.sub("   ", text[start:end], count=1)
        parts.append("\n" * text.count("\n", 0, start) + part)
    return parts


class _Reader:
    """Reads one story of a document, with every mistake at its line."""

    def __init__(self, file: YamlFile, at: Steps, checks: Collection[str], problems: Problems) -> None:
        self.file = file
        self.at = at
        self.checks = checks
        self.problems = problems
        self.before = len(problems.found)

    def line(self, *steps: str | int) -> int:
        return self.file.line((*self.at, *steps))

    def wrong(self, message: str, *steps: str | int, hint: str | None = None) -> None:
        self.problems.add(self.file.name, self.line(*steps), message, hint)

    def scenario(self, story: Any) -> Scenario | None:
        if not isinstance(story, dict):
            self.wrong("a scenario is a mapping that begins with 'rule:'")
            return None
        self.known_keys(story, TOP_KEYS, "a scenario")
        rule = self.typed(story, "rule", str, "a sentence", "")
        game = self.typed(story, "game", str, "the id of a game", "")
        seats = self.typed(story, "seats", int, "a number of players", 0)
        seed = self.typed(story, "seed", int, "a whole number", 1)
        options = self.typed(story, "options", dict, "a mapping", {})
        position = self.typed(story, "position", dict, "a mapping", None)
        for key, value in (("rule", rule), ("game", game), ("seats", seats)):
            if not value:
                self.wrong(f"'{key}' is missing or empty")
        steps = self.steps(story)
        if len(self.problems.found) > self.before:
            return None
        stated = None if position is None else Said(position, self.line("position"))
        return Scenario(
            self.file.name, self.line("rule"), str(rule), str(game), int(seats), options, int(seed), stated, steps
        )

    def typed(self, story: dict[Any, Any], key: str, kind: type, what: str, default: Any) -> Any:
        value = story.get(key)
        if value is None:
            return default
        if not isinstance(value, kind) or isinstance(value, bool):
            self.wrong(f"'{key}' must be {what}", key)
            return default
        return value

    def known_keys(self, story: dict[Any, Any], known: Collection[str], what: str, *steps: str | int) -> None:
        for key in story:
            if key not in known:
                self.wrong(f"{what} has no '{key}'", *steps, key, hint=nearest(key, known))

    def steps(self, story: dict[Any, Any]) -> tuple[Step, ...]:
        if "steps" not in story:
            if "then" not in story:
                self.wrong("nothing is checked: 'then' or 'steps' is missing")
            return (self.step(story),)
        for key in STEP_KEYS:
            if key in story:
                self.wrong(f"either '{key}' or 'steps', not both", key)
        steps = story["steps"]
        if not isinstance(steps, list) or not steps:
            self.wrong("'steps' must be a list of 'do' and 'then'", "steps")
            return ()
        found = []
        for number, step in enumerate(steps):
            if isinstance(step, dict):
                self.known_keys(step, STEP_KEYS, "a step", "steps", number)
                found.append(self.step(step, "steps", number))
            else:
                self.wrong("a step is a mapping of 'do' and 'then'", "steps", number)
        if not any(step.then for step in found):
            self.wrong("nothing is checked: no step has a 'then'", "steps")
        return tuple(found)

    def step(self, step: dict[Any, Any], *at: str | int) -> Step:
        do, then = step.get("do"), step.get("then")
        lines: list[Said] = []
        if isinstance(do, str):
            lines = [Said(do, self.line(*at, "do"))]
        elif isinstance(do, list) and all(isinstance(line, str) for line in do):
            lines = [Said(line, self.line(*at, "do", number)) for number, line in enumerate(do)]
        elif do is not None:
            self.wrong("'do' must be a line or a list of lines such as '0 place at=r13c10'", *at, "do")
        checks: dict[str, Said] = {}
        if isinstance(then, dict):
            self.known_keys(then, self.checks, "'then'", *at, "then")
            checks = {str(key): Said(value, self.line(*at, "then", key)) for key, value in then.items()}
        elif "then" in step:
            self.wrong("'then' must be a mapping of what must hold", *at, "then")
        return Step(tuple(lines), checks)
