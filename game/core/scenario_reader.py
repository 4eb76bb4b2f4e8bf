"""Reads stories from YAML, with every mistake at its line; what several stories share is laid below each."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from game.core.catalogue import nearest
from game.core.errors import Problems
from game.core.scenario import Lines, Reading, Said, Scenario, Step
from game.core.strict_yaml import Steps, YamlFile, parse_yaml

HEAD_KEYS = ("page", "game", "seats", "options", "seed", "position", "although")
"""What several stories may share."""


BASE_KEYS = ("base", *HEAD_KEYS)


TOP_KEYS = ("rule", *BASE_KEYS, "changes", "do", "then", "steps")


STEP_KEYS = ("do", "then")


_DOCUMENT = re.compile(r"^---(?=\s|$)", re.MULTILINE)


_COLON_IN_RULE = re.compile(r"^[ -]*rule: +(?![\"'|>])[^#\n]*:(?=\s)", re.MULTILINE)


EMPTY_SAYS_SOMETHING = ("next", "only_offered", "winners", "over", "decided_by", "ties")
"""Demands for which nothing is an answer: nobody, no action."""


def read_scenarios(path: Path, checks: Collection[str], problems: Problems, *, name: str = "") -> Reading:
    """All stories of a file; everything that is wrong in it is added to `problems`."""
    shown = name or str(path)
    try:
        text = path.read_bytes().decode("utf-8-sig")
    except OSError as error:
        problems.add(shown, None, f"cannot be read: {error.strerror or error}")
        return Reading()
    except UnicodeDecodeError as error:
        problems.add(shown, error.object[: error.start].count(b"\n") + 1, "is not UTF-8 text")
        return Reading()
    bases: dict[str, Base] = {}
    found = Reading()
    for part in _documents(text):
        document = _parse(part, shown, problems)
        stories = document.value if isinstance(document.value, list) else [document.value]
        for number, story in enumerate(stories):
            at: Steps = (number,) if isinstance(document.value, list) else ()
            if story is not None:
                before = len(problems.found)
                read = _Reader(document, at, checks, problems, bases).entry(story)
                found.scenarios += [read] if read else []
                found.unreadable += len(problems.found) > before
    for base in bases.values():
        if not base.used:
            problems.add(shown, base.line, f"no story has 'base: {base.name}'")
    if not found.scenarios and not problems:
        problems.add(shown, None, "holds no scenario")
    return found


def _parse(text: str, shown: str, problems: Problems) -> YamlFile:
    """The most usual mistake is a colon in the sentence of the rule: YAML takes what stands before it for a key."""
    before = len(problems.found)
    document = parse_yaml(text, shown, problems)
    colon = _COLON_IN_RULE.search(text)
    if len(problems.found) > before and colon is not None:
        line = text.count("\n", 0, colon.start()) + 1
        problems.add(shown, line, "has a colon in the sentence of the rule", "put the sentence in quotes")
    return document


def _documents(text: str) -> list[str]:
    """The YAML documents of a text, each behind as many empty lines as stood before it: line numbers stay true."""
    starts = [m.start() for m in _DOCUMENT.finditer(text)]
    cuts = [0, *starts, len(text)]
    parts = []
    for start, end in pairwise(cuts):
        part = _DOCUMENT.sub("   ", text[start:end], count=1)
        parts.append("\n" * text.count("\n", 0, start) + part)
    return parts


@dataclass(slots=True)
class Base:
    """What stories of a file share, under a name."""

    name: str
    line: int
    content: dict[str, Any]
    lines: Lines
    used: bool = False


def merged(below: Any, above: Any) -> Any:
    """Mappings are laid over each other, null takes a part out; of a list single places may be named."""
    if isinstance(below, dict) and isinstance(above, dict):
        found = dict(below)
        for key, value in above.items():
            if value is None:
                found.pop(key, None)
            else:
                found[key] = merged(found[key], value) if key in found else value
        return found
    if (
        isinstance(below, list)
        and isinstance(above, dict)
        and all(isinstance(key, int) and 0 <= key < len(below) for key in above)
    ):
        return [merged(value, above[n]) if n in above else value for n, value in enumerate(below)]
    return above


class _Reader:
    """Reads one story of a document, with every mistake at its line."""

    def __init__(
        self, file: YamlFile, at: Steps, checks: Collection[str], problems: Problems, bases: dict[str, Base]
    ) -> None:
        self.file = file
        self.at = at
        self.checks = checks
        self.problems = problems
        self.before = len(problems.found)
        self.bases = bases
        self.base: Base | None = None

    def line(self, *steps: str | int) -> int:
        return self.file.line((*self.at, *steps))

    def wrong(self, message: str, *steps: str | int, hint: str | None = None) -> None:
        self.problems.add(self.file.name, self.line(*steps), message, hint)

    def lines(self, *at: str | int) -> Lines:
        """Of a part of this story; what the story does not say itself stands in its base."""

        def line(steps: Steps) -> int:
            if (*self.at, *at, *steps) not in self.file.lines and self.base is not None:
                return self.base.lines((*at, *steps))
            return self.line(*at, *steps)

        return line

    def entry(self, story: Any) -> Scenario | None:
        """A story, or what several stories share."""
        if not isinstance(story, dict):
            self.wrong("a scenario is a mapping that begins with 'rule:'")
            return None
        name = self.typed(story, "base", str, "a name that stories of this file share", "")
        if "base" in story and "rule" not in story and not {"do", "then", "steps"} & set(story):
            self.known_keys(story, BASE_KEYS, "a base")
            if name in self.bases:
                self.wrong(f"there is a base '{name}' already", "base")
            content = {key: value for key, value in story.items() if key != "base"}
            self.bases[name] = Base(name, self.line("base"), content, self.lines())
            return None
        self.known_keys(story, TOP_KEYS, "a scenario")
        if name:
            self.base = self.bases.get(name)
            if self.base is None:
                self.wrong(f"there is no base '{name}' above", "base", hint=nearest(name, self.bases))
                return None
            self.base.used = True
            story = {**self.base.content, **story}
            if isinstance(story.get("position"), dict):
                story["position"] = merged(self.base.content.get("position") or {}, story["position"])
        return self.scenario(story)

    def scenario(self, story: dict[Any, Any]) -> Scenario | None:
        rule = self.typed(story, "rule", str, "a sentence", "")
        game = self.typed(story, "game", str, "the id of a game", "")
        seats = self.typed(story, "seats", int, "a number of players", 0)
        seed = self.typed(story, "seed", int, "a whole number", 1)
        options = self.typed(story, "options", dict, "a mapping", {})
        position = self.typed(story, "position", dict, "a mapping", None)
        although = self.typed(story, "although", str, "what is impossible in the position, in a few words", None)
        if story.get("changes", "nothing") != "nothing":
            self.wrong("'changes' can only be 'nothing'", "changes")
        for key, value in (("rule", rule), ("game", game), ("seats", seats)):
            if not value:
                self.wrong(f"'{key}' is missing or empty")
        steps = self.steps(story)
        if len(self.problems.found) > self.before:
            return None
        stated = None if position is None else Said(position, self.line("position"), self.lines("position"))
        known = None if although is None else Said(although, self.lines()(("although",)))
        return Scenario(
            self.file.name,
            self.line("rule"),
            str(rule),
            str(game),
            int(seats),
            options,
            int(seed),
            stated,
            known,
            steps,
            "changes" in story,
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
        elif found and not found[-1].then:
            self.wrong("what is done last is not looked at: the last step has no 'then'", "steps", len(steps) - 1)
        return tuple(found)

    def step(self, step: dict[Any, Any], *at: str | int) -> Step:
        do, then = step.get("do"), step.get("then")
        lines: list[Said] = []
        if isinstance(do, str):
            lines = [Said(do, self.line(*at, "do"))]
        elif isinstance(do, list) and all(isinstance(line, str) for line in do):
            lines = [Said(line, self.line(*at, "do", number)) for number, line in enumerate(do)]
        elif do is not None:
            self.wrong("'do' must be a line or a list of lines: a seat and an action each", *at, "do")
        checks: dict[str, Said] = {}
        if isinstance(then, dict):
            self.known_keys(then, self.checks, "'then'", *at, "then")
            if not then:
                self.wrong("nothing is checked: 'then' is empty", *at, "then")
            for key, value in then.items():
                if value in ({}, []) and key not in EMPTY_SAYS_SOMETHING:
                    self.wrong(f"'{key}' demands nothing", *at, "then", key)
                checks[str(key)] = Said(value, self.line(*at, "then", key), self.lines(*at, "then", key))
        elif "then" in step:
            self.wrong("'then' must be a mapping of what must hold", *at, "then")
        return Step(tuple(lines), checks)
