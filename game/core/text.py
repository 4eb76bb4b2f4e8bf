"""Actions and frames as one line of text and back: `place at=r13c10`.

The line is what stands in logs, saves, scenarios and bug reports. Values are ids, whole numbers, true/false or
comma-separated ids; a field that holds its default None is left out.
"""

from __future__ import annotations

import difflib
import re
import types
import typing
from collections.abc import Callable, Iterable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any

from game.core.errors import BadInput


class Incomplete(BadInput):
    """A line with a known word and too few values: a pattern, perhaps, but not an action."""


def to_text(thing: Any) -> str:
    kind: Any = type(thing)
    parts = [kind.word]
    for name in _field_names(kind):
        value = getattr(thing, name)
        if value is not None:
            parts.append(f"{name}={_shown(value)}")
    return " ".join(parts)


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))


def _shown(value: Any) -> str:
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, tuple):
        return ",".join(_shown(v) for v in value)
    return str(value)


_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]*)")

Reader = Callable[[str, str], Any]
"""From a value's text, and the words that say where it stands, to the value."""


def _read_bool(text: str, where: str) -> bool:
    if text not in ("true", "false"):
        raise BadInput(f"{where}: '{text}' is neither true nor false.")
    return text == "true"


def _read_int(text: str, where: str) -> int:
    if not _WHOLE.fullmatch(text):
        raise BadInput(f"{where}: '{text}' is not a whole number.")
    return int(text)


def _read_text(text: str, where: str) -> str:
    return text


def _reader(hint: Any) -> Reader:
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        hint = next(a for a in typing.get_args(hint) if a is not type(None))
    if typing.get_origin(hint) is tuple:
        one = _reader(typing.get_args(hint)[0])
        return lambda text, where: tuple(one(t, where) for t in text.split(",")) if text else ()
    return {bool: _read_bool, int: _read_int}.get(hint, _read_text)


class _Kind:
    """One word: the class behind it, and how its fields are read. Worked out once, for logs are long."""

    def __init__(self, kind: type) -> None:
        hints = typing.get_type_hints(kind)
        self.kind = kind
        self.readers = {f.name: _reader(hints[f.name]) for f in fields(kind)}
        needed = [f.name for f in fields(kind) if f.default is MISSING]
        self.may_be_none = {name: None for name in needed if type(None) in typing.get_args(hints[name])}
        self.required = tuple(name for name in needed if name not in self.may_be_none)


class Vocabulary:
    """All the words a game knows, as classes; turns a line back into the value that printed it."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self._kinds = {kind.word: _Kind(kind) for kind in kinds}  # type: ignore[attr-defined]

    @property
    def words(self) -> tuple[str, ...]:
        return tuple(self._kinds)

    def kind(self, word: str) -> type | None:
        """The class behind a word; None if nothing is called so."""
        known = self._kinds.get(word)
        return None if known is None else known.kind

    def read_value(self, word: str, name: str, text: str, line: str) -> Any:
        """The value that this text is for one field."""
        return self._kinds[word].readers[name](text, f"'{name}' in '{line}'")

    def read(self, line: str) -> Any:
        word, *pairs = line.split() or [""]
        known = self._kinds.get(word)
        if known is None:
            raise BadInput(f"'{word}' is not a known word.{nearest(word, self._kinds)}")
        given: dict[str, Any] = dict(known.may_be_none)
        seen: set[str] = set()
        for pair in pairs:
            name, sign, text = pair.partition("=")
            read = known.readers.get(name)
            if not sign or read is None:
                raise BadInput(f"'{pair}' does not belong to '{word}'.{nearest(name, known.readers)}")
            if name in seen:
                raise BadInput(f"'{name}' stands twice in '{line}'.")
            seen.add(name)
            given[name] = read(text, f"'{name}' in '{line}'")
        for name in known.required:
            if name not in given:
                raise Incomplete(f"'{line}' lacks '{name}='.")
        return known.kind(**given)


_LONGEST_WORD = 80
"""Nobody misspells a longer one, and comparing takes as long as both are."""


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, ready to be appended to a sentence; empty if nothing is near."""
    found = difflib.get_close_matches(word[:_LONGEST_WORD], list(known), n=1, cutoff=0.6)
    return f" Did you mean '{found[0]}'?" if found else ""
