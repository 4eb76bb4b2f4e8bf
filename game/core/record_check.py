"""What is wrong with a value that shall become a record, said with the line in which it stands."""

from __future__ import annotations

import difflib
import re
import types
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.core.errors import Problems
from game.core.strict_yaml import Steps, YamlFile

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


def nearest(word: object, known: Collection[object]) -> str | None:
    """A hint that names the known word nearest to `word`, or None when nothing is near."""
    names = sorted(str(one) for one in known)
    close = difflib.get_close_matches(str(word), names, n=1, cutoff=0.6)
    if close:
        return f"did you mean '{close[0]}'?"
    return f"known are: {', '.join(names)}" if 0 < len(names) <= 12 else None


class Checker:
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
        hints = fields_of(kind)
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
                self._report((*steps, field), f"unknown {field} '{value[field]}'", nearest(value[field], tags))
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
                self._report(steps, before + in_our_words(str(error)), hint)

    def _report(self, steps: Steps, message: str, hint: str | None = None) -> None:
        # the name of the field helps where a line holds a whole record
        field = next((step for step in reversed(steps) if isinstance(step, str)), None)
        where = f"{field}: " if field is not None and f"'{field}'" not in message else ""
        self.problems.add(self.file.name, self.file.line(steps), where + message, hint)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _holds_more(kind: Any) -> bool:
    return _is_struct(kind) or bool(get_args(kind))


def fields_of(kind: Any) -> dict[str, Any]:
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


def in_our_words(message: str) -> str:
    """msgspec's sentence in words of people who write data, without its own way of naming the place."""
    message = _MSGSPEC_PLACE.sub("", message)
    return re.sub(
        r"`([\w | ]+)`",
        lambda found: " or ".join(_KINDS.get(word.strip(), f"'{word.strip()}'") for word in found[1].split("|")),
        message,
    ).replace("Expected", "expected", 1)
