"""YAML without surprises: every value knows its line, and nothing is guessed or silently overwritten.

Only catalogue.py, words.py and other loaders of data files need this; typed records are made in catalogue.py.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import yaml

from game.core.errors import Problems
from game.core.files import FileTrouble, printable, read_bytes

Steps = tuple[str | int, ...]
"""The way from the top of a file to a value: keys and list positions."""

_UNSEEN = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Written as an escape (\\0); without one YAML itself refuses them."""
_TAG = "tag:yaml.org,2002:"
_PLAIN_BASE: Any = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


class _StrictLoader(_PLAIN_BASE):  # type: ignore[misc]  # one of two, whichever the machine has
    """Knows four plain scalars only: whole numbers, decimals, true/false and null. All else is text.

    YAML 1.1 would read `no` and `on` as booleans, `012` as ten, `1:30` as ninety and `2026-01-02` as a date.
    """

    yaml_implicit_resolvers: dict[str, Any] = {}


for _name, _pattern, _first in (
    ("bool", r"true|false", "tf"),
    ("null", r"null|~|", "n~\0"),
    ("int", r"-?(?:0|[1-9][0-9]*)", "-0123456789"),
    ("float", r"-?(?:0|[1-9][0-9]*)\.[0-9]+", "-0123456789"),
):
    _StrictLoader.add_implicit_resolver(
        _TAG + _name, re.compile(rf"^(?:{_pattern})$"), ["" if c == "\0" else c for c in _first]
    )


DEEPEST = 100
"""Levels of lists and mappings in each other; no file of ours has ten."""
_SURELY_FLAT = 1000


@dataclass(frozen=True)
class YamlFile:
    """The plain values of one file (dicts, lists, texts, numbers) and the line of each of them."""

    name: str
    value: Any
    lines: dict[Steps, int] = field(repr=False, default_factory=dict)

    def line(self, steps: Steps = ()) -> int:
        """The line of the value at `steps`, or of the nearest value around it that exists."""
        while steps and steps not in self.lines:
            steps = steps[:-1]
        return self.lines.get(steps, 1)


def read_yaml(path: Path, problems: Problems | None = None, *, name: str | None = None) -> YamlFile:
    """Read one file. Without `problems` the first trouble raises; with it, troubles are collected there."""
    shown = name or printable(path)
    found = problems if problems is not None else Problems()
    file = YamlFile(shown, None)
    try:
        file = parse_yaml(read_bytes(path).decode("utf-8-sig"), shown, found)
    except FileTrouble as error:
        found.add(shown, None, f"cannot be read: {error.values['reason']}")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        found.add(shown, line, "is not UTF-8 text", "save the file as UTF-8")
    if problems is None:
        found.raise_if_any()
    return file


def parse_yaml(text: str, name: str, problems: Problems | None = None) -> YamlFile:
    """Read `text` as `read_yaml` does; `name` stands in messages where the file's name would."""
    found = problems if problems is not None else Problems()
    walker = _Walker(name, found)
    value = None
    try:
        if (line := _too_deep(text)) is not None:
            found.add(name, line, f"is nested more than {DEEPEST} levels deep")
            text = ""
        root = yaml.compose(text, Loader=_StrictLoader)
        value = walker.value(root, ()) if root is not None else None  # an empty file has no root
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark or error.context_mark
        said = ", ".join(part for part in (error.context, error.problem) if part)
        found.add(name, mark.line + 1 if mark else None, f"is not valid YAML: {said}")
    except yaml.reader.ReaderError as error:
        line = text[: error.position].count("\n") + 1
        found.add(name, line, "has a character that YAML does not allow")
    if problems is None:
        found.raise_if_any()
    return YamlFile(name, value, walker.lines)


def _too_deep(text: str) -> int | None:
    """The line in which nesting goes too far, or None.

    The composer of libyaml calls itself for every level and takes the process along when the stack is full, so the
    depth is counted before. A level costs a bracket or a step to the right (two share one where a list stands under
    its key), so a text with few of both needs no counting.
    """
    longest = max(map(len, text.splitlines()), default=0)
    if text.count("[") + text.count("{") + 2 * longest < _SURELY_FLAT:
        return None
    loader, depth = _StrictLoader(text), 0
    while loader.check_event():
        event = loader.get_event()
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                mark = event.start_mark
                return mark.line + 1 if mark is not None else 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return None


class _Walker:
    """Turns composed nodes into plain values and notes the line of each."""

    def __init__(self, name: str, problems: Problems) -> None:
        self.name = name
        self.problems = problems
        self.lines: dict[Steps, int] = {}
        self._seen: set[int] = set()

    def value(self, node: yaml.Node, steps: Steps) -> Any:
        line = node.start_mark.line + 1
        self.lines.setdefault(steps, line)
        if id(node) in self._seen:
            self.problems.add(self.name, line, "is used again by an alias (*)", "write it out")
            return None
        self._seen.add(id(node))
        if isinstance(node, yaml.MappingNode) and node.tag == _TAG + "map":
            return self._mapping(node, steps)
        if isinstance(node, yaml.SequenceNode) and node.tag == _TAG + "seq":
            return [self.value(item, (*steps, i)) for i, item in enumerate(node.value)]
        if isinstance(node, yaml.ScalarNode):
            return self._scalar(node)
        self.problems.add(self.name, line, f"has the tag {node.tag}", "tags are not used here")
        return None

    def _mapping(self, node: yaml.MappingNode, steps: Steps) -> dict[str | int, Any]:
        values: dict[str | int, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            key = self._key(key_node, line)
            if key is None:
                continue
            if key in values:
                first = self.lines[(*steps, key)]
                self.problems.add(self.name, line, f"'{key}' stands here twice", f"first in line {first}")
                continue
            self.lines[(*steps, key)] = line
            values[key] = self.value(value_node, (*steps, key))
        return values

    def _key(self, node: yaml.Node, line: int) -> str | int | None:
        if not isinstance(node, yaml.ScalarNode):
            self.problems.add(self.name, line, "a key must be one word, not a list or mapping")
            return None
        key = self._scalar(node)
        if key == "<<":
            self.problems.add(self.name, line, "merge keys (<<) are not used here", "write the values out")
            return None
        # true, null and 1.0 would meet 1 and "null" in surprising ways
        if isinstance(key, bool) or not isinstance(key, str | int):
            self.problems.add(self.name, line, f"'{node.value}' cannot be a key", "put it in quotes")
            return None
        return key

    def _scalar(self, node: yaml.ScalarNode) -> str | int | float | bool | None:
        kind = node.tag.removeprefix(_TAG)
        line = node.start_mark.line + 1
        try:
            match kind:
                case "str":
                    return self._text(str(node.value), line)
                case "int":
                    return int(node.value)
                case "float":
                    return float(node.value)
                case "bool":
                    return {"true": True, "false": False}[node.value]
                case "null":
                    return None
        except (ValueError, KeyError):  # only an explicit tag such as `!!int abc` comes here
            pass
        self.problems.add(self.name, line, f"has the tag {node.tag}", "tags are not used here")
        return None

    def _text(self, text: str, line: int) -> str:
        if _UNSEEN.search(text) is not None:
            self.problems.add(self.name, line, "has a control character, which nobody sees in a message")
            return _UNSEEN.sub("", text)
        return text
