"""From data files to typed, frozen records, with every mistake of every file reported at once.

A game declares its records as `Record` structs and calls `records`, `record` or `convert` with one
`Problems`; its `raise_if_any()` at the end raises one error with `file:line: message` for each mistake.
"""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from game.core.errors import Problems
from game.core.strict_yaml import Steps, YamlFile, read_yaml

__all__ = [
    "Problems",
    "Record",
    "Signed",
    "YamlFile",
    "check_known",
    "check_sections",
    "convert",
    "nearest",
    "read_yaml",
    "record",
    "records",
]

T = TypeVar("T")

_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.:,-]*")
_SEQUENCES = (list, tuple, set, frozenset, Sequence, Collection)
_MAPPINGS = (dict, Mapping)
_MSGSPEC_PLACE = re.compile(r" - at `.*`$", re.DOTALL)
_KINDS = {
    "str": "text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "nothing",
    "object": "a mapping (key: value)",
    "array": "a list",
}


Signed = Annotated[int, msgspec.Meta(description="may be below 0")]
"""A whole number that may be negative. All others in records are counts, points, prices or places, and may not."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The base of every typed record that is read from a data file: `class Tile(Record, frozen=True)`."""


def nearest(word: object, known: Collection[object]) -> str | None:
    """A hint that names the known word nearest to `word`, or None when nothing is near."""
    names = sorted(str(one) for one in known)
    close = difflib.get_close_matches(str(word), names, n=1, cutoff=0.6)
    if close:
        return f"did you mean '{close[0]}'?"
    return f"known are: {', '.join(names)}" if 0 < len(names) <= 12 else None


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
        if isinstance(value, dict) and "id" in _fields(kind):
            if steps[-1] == name and "id" in value:
                problems.add(
                    file.name, file.line((*steps, "id")), "the id is written twice", "the key is the id"
                )
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
            problems.add(
                file.name, file.line((section,)), f"'{section}' must be a mapping or a list of records"
            )
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
    _Checker(file, problems).check(value, kind, steps)
    if len(problems.found) > before:
        return None
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:  # a record's own __post_init__, which sees all fields together
        problems.add(file.name, file.line(steps), _plain(str(error)))
        return None


class _Checker:
    """Walks a value beside its type and reports every misfit at its own line.

    msgspec stops at the first mistake and never names a mapping's key, so each leaf is converted alone.
    """

    def __init__(self, file: YamlFile, problems: Problems) -> None:
        self.file = file
        self.problems = problems

    def check(self, value: Any, kind: Any, steps: Steps) -> None:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated and _holds_more(args[0]):
            self.check(value, args[0], steps)  # the annotation itself is judged with the whole record
        elif origin in (Union, types.UnionType):
            self._union(value, args, steps)
        elif _is_struct(kind) and isinstance(value, dict):
            self._struct(value, kind, steps)
        elif (origin or kind) in _SEQUENCES and isinstance(value, list) and args:
            self._sequence(value, origin, args, steps)
        elif (origin or kind) in _MAPPINGS and isinstance(value, dict) and args:
            for key, item in value.items():
                self._leaf(key, args[0], (*steps, key), f"key '{key}': ")
                self.check(item, args[1], (*steps, key))
        else:
            self._leaf(value, kind, steps)

    def _struct(self, value: dict[Any, Any], kind: Any, steps: Steps) -> None:
        hints = _fields(kind)
        low, high = value.get("min"), value.get("max")
        if isinstance(low, int) and isinstance(high, int) and low > high:
            self._report((*steps, "min"), f"min is {low}, more than max, which is {high}")
        config = kind.__struct_config__
        misspelt = ""
        for key in value:
            if key not in hints and key != config.tag_field and config.forbid_unknown_fields:
                hint = nearest(key, set(hints) - set(value))
                misspelt += hint or ""
                self._report((*steps, key), f"unknown key '{key}'", hint)
        for needed in _declared(kind):
            if needed.encode_name in value:
                self.check(value[needed.encode_name], hints[needed.encode_name], (*steps, needed.encode_name))
            elif needed.required and f"'{needed.encode_name}'?" not in misspelt:  # told once is enough
                self._report(steps, f"the key '{needed.encode_name}' is missing")

    def _sequence(self, value: list[Any], origin: Any, args: tuple[Any, ...], steps: Steps) -> None:
        fixed = origin is tuple and not (len(args) == 2 and args[1] is Ellipsis)
        if fixed and len(value) != len(args):
            self._report(steps, f"must have {len(args)} entries, not {len(value)}")
            return
        for i, item in enumerate(value):
            self.check(item, args[i] if fixed else args[0], (*steps, i))

    def _union(self, value: Any, args: tuple[Any, ...], steps: Steps) -> None:
        """Descend into the one branch that can be meant, for a finer message; else judge it as a whole."""
        if value is None and type(None) in args:
            return
        branches = [branch for branch in args if branch is not type(None)]
        structs = [branch for branch in branches if _is_struct(branch)]
        if isinstance(value, dict) and structs:
            field = structs[0].__struct_config__.tag_field
            tags = {one.__struct_config__.tag: one for one in structs}
            if field is None or len(structs) == 1:
                self.check(value, structs[0], steps)
            elif value.get(field) in tags:
                self.check(value, tags[value[field]], steps)
            elif field in value:
                self._report(
                    (*steps, field), f"unknown {field} '{value[field]}'", nearest(value[field], tags)
                )
            else:
                self._report(steps, f"the key '{field}' is missing")
        elif len(branches) == 1:
            self.check(value, branches[0], steps)
        else:
            self._leaf(value, Union[args], steps)  # noqa: UP007  # the branches are known at run time only

    def _leaf(self, value: Any, kind: Any, steps: Steps, before: str = "") -> None:
        if kind is int and isinstance(value, int) and value < 0:
            self._report(steps, f"{before}{value} is below 0")
            return
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            choices = _choices(kind)
            if choices and isinstance(value, str | int):
                self._report(steps, f"{before}unknown word '{value}'", nearest(value, choices))
            else:
                hint = None
                if kind is bool and isinstance(value, str):
                    hint = "write true or false"
                self._report(steps, before + _plain(str(error)), hint)

    def _report(self, steps: Steps, message: str, hint: str | None = None) -> None:
        # the name of the field helps where a line holds a whole record
        field = next((step for step in reversed(steps) if isinstance(step, str)), None)
        where = f"{field}: " if field is not None and f"'{field}'" not in message else ""
        self.problems.add(self.file.name, self.file.line(steps), where + message, hint)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _holds_more(kind: Any) -> bool:
    return _is_struct(kind) or bool(get_args(kind))


def _fields(kind: Any) -> dict[str, Any]:
    """Names as they stand in files, and types, of a struct's fields."""
    return _fields_of_struct(kind) if _is_struct(kind) else {}


@cache
def _declared(kind: Any) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(kind)


@cache
def _fields_of_struct(kind: Any) -> dict[str, Any]:
    """Kept: reading the hints anew for every record took more time than reading the files."""
    hints = get_type_hints(kind, include_extras=True)
    return {one.encode_name: hints[one.name] for one in _declared(kind)}


def _choices(kind: Any) -> list[object]:
    """The words a Literal or an enumeration allows."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    members = getattr(kind, "__members__", None)
    return [member.value for member in members.values()] if members else []


def _plain(message: str) -> str:
    """msgspec's sentence in words of people who write data, without its own way of naming the place."""
    message = _MSGSPEC_PLACE.sub("", message)
    return re.sub(
        r"`([\w | ]+)`",
        lambda found: " or ".join(
            _KINDS.get(word.strip(), f"'{word.strip()}'") for word in found[1].split("|")
        ),
        message,
    ).replace("Expected", "expected", 1)
