"""From data files to typed, frozen records, with every mistake of every file reported at once.

A game declares its records as `Record` structs and calls `records`, `record` or `convert` with one
`Problems`; its `raise_if_any()` at the end raises one error with `file:line: message` for each mistake.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache
from typing import Annotated, Any, TypeVar

import msgspec

from game.core.errors import Problems
from game.core.record_check import Checker, fields_of, in_our_words, nearest
from game.core.strict_yaml import Steps, YamlFile, read_yaml

__all__ = [
    "Problems",
    "Record",
    "Signed",
    "YamlFile",
    "check_known",
    "check_sections",
    "convert",
    "loaded",
    "nearest",
    "read_yaml",
    "record",
    "records",
]

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:,-]*")


Signed = Annotated[int, msgspec.Meta(description="may be below 0")]
"""A whole number that may be negative. All others in records are counts, points, prices or places, and may not."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every typed record that is read from a data file: `class Tile(Record, frozen=True)`."""


def loaded(read: Callable[[Problems], T | None]) -> Callable[[], T]:
    """What is read from files of ours, once, when first asked for; raises everything that is wrong with them."""

    @cache
    def found() -> T:
        problems = Problems()
        value = read(problems)
        problems.raise_if_any()
        assert value is not None
        return value

    return found


def check_sections(file: YamlFile, known: Collection[str], problems: Problems) -> None:
    """Refuse keys at the top of a file that nobody reads, so that a misspelt section is never lost."""
    if not isinstance(file.value, dict):
        if file.value is not None or not problems:  # a file that could not be read has been reported already
            problems.add(file.name, 1, f"must be a mapping with the keys {', '.join(sorted(known))}")
        return
    for key in file.value:
        if key not in known:
            problems.add(file.name, file.line((key,)), f"unknown key '{key}'", nearest(key, known))


def check_known(
    file: YamlFile, steps: Steps, word: object, known: Collection[object], what: str, problems: Problems
) -> bool:
    """Report `word`, which stands at `steps`, unless it is one of the `known`; `what` names their kind."""
    if word in known:
        return True
    problems.add(file.name, file.line(steps), f"there is no {what} '{word}'", nearest(word, known))
    return False


def records(file: YamlFile, section: str, kind: type[T], problems: Problems) -> dict[str, T]:
    """The records of one section by id, in the order of the file.

    The section is a mapping `id: {fields}`, or a list of mappings which have an `id`. A record whose type has
    a field `id` gets it from the mapping's key. Records with mistakes are reported and left out.
    """
    found: dict[str, T] = {}
    for name, steps, value in _entries(file, section, problems):
        if not isinstance(name, str) or not _ID.fullmatch(name):
            problems.add(
                file.name,
                file.line(steps),
                f"'{name}' cannot be an id",
                "ids are letters, digits and _ . : , - ; quote those that are numbers",
            )
            continue
        if name in found:
            problems.add(file.name, file.line(steps), f"the id '{name}' is there twice")
            continue
        if isinstance(value, dict) and "id" in fields_of(kind):
            if steps[-1] == name and "id" in value:
                problems.add(file.name, file.line((*steps, "id")), "the id is written twice", "the key is the id")
                continue
            value = {"id": name, **value}
        made = _make(file, steps, value, kind, problems)
        if made is not None:
            found[name] = made
    return found


def record(file: YamlFile, section: str, kind: type[T], problems: Problems) -> T | None:
    """One section of a file as one record; None (and a problem) when it is missing or wrong."""
    if not isinstance(file.value, dict) or section not in file.value:
        if file.value is not None:
            problems.add(file.name, 1, f"the key '{section}' is missing")
        return None
    return convert(file, (section,), kind, problems)


def convert(file: YamlFile, steps: Steps, kind: type[T], problems: Problems) -> T | None:
    """The value at `steps` as `kind` (any type msgspec knows); None and problems when it does not fit."""
    value = file.value
    for step in steps:
        value = value[step]
    return _make(file, steps, value, kind, problems)


def _entries(file: YamlFile, section: str, problems: Problems) -> list[tuple[object, Steps, Any]]:
    """Id, place and value of every record in a section, whichever of the two forms it has."""
    content = file.value.get(section) if isinstance(file.value, dict) else None
    if isinstance(content, dict):
        return [(key, (section, key), value) for key, value in content.items()]
    if not isinstance(content, list):
        if file.value is not None:
            problems.add(file.name, file.line((section,)), f"'{section}' must be a mapping or a list of records")
        return []
    entries: list[tuple[object, Steps, Any]] = []
    for i, value in enumerate(content):
        steps = (section, i)
        if isinstance(value, dict) and "id" in value:
            entries.append((value["id"], steps, value))
        else:
            problems.add(file.name, file.line(steps), "a record of a list needs an id")
    return entries


def _make(file: YamlFile, steps: Steps, value: Any, kind: type[T], problems: Problems) -> T | None:
    before = len(problems.found)
    Checker(file, problems).check(value, kind, steps)
    if len(problems.found) > before:
        return None
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:  # a record's own __post_init__, which sees all fields together
        problems.add(file.name, file.line(steps), in_our_words(str(error)))
        return None
