"""Actions and frames as one line of text and back: `place at=r13c10`.

The line is what stands in logs, saves, scenarios and bug reports. Values are ids, whole numbers, true/false or
comma-separated ids; a field that holds its default None is left out.
"""

from __future__ import annotations

import difflib
import types
import typing
from collections.abc import Iterable
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, Protocol

from game.core.errors import BadInput


class Worded(Protocol):
    word: typing.ClassVar[str]


def to_text(thing: Any) -> str:
    parts = [type(thing).word]
    for f in fields(thing):
        value = getattr(thing, f.name)
        if value is not None:
            parts.append(f"{f.name}={_shown(value)}")
    return " ".join(parts)


def _shown(value: Any) -> str:
    if value is True:
        return "true"
    if value is False:
        return "false"
    if isinstance(value, tuple):
        return ",".join(_shown(v) for v in value)
    return str(value)


@cache
def _field_types(kind: type) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {f.name: hints[f.name] for f in fields(kind)}


def _read_value(hint: Any, text: str, where: str) -> Any:
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        hint = next(a for a in typing.get_args(hint) if a is not type(None))
    if typing.get_origin(hint) is tuple:
        inner = typing.get_args(hint)[0]
        return tuple(_read_value(inner, t, where) for t in text.split(",")) if text else ()
    if hint is bool:
        if text not in ("true", "false"):
            raise BadInput(f"{where}: '{text}' is neither true nor false.")
        return text == "true"
    if hint is int:
        try:
            return int(text)
        except ValueError:
            raise BadInput(f"{where}: '{text}' is not a whole number.") from None
    return text


class Vocabulary:
    """All the words a game knows, as classes; turns a line back into the value that printed it."""

    def __init__(self, kinds: Iterable[type]) -> None:
        self._kinds = {kind.word: kind for kind in kinds}  # type: ignore[attr-defined]

    def read(self, line: str) -> Any:
        word, *pairs = line.split()
        kind = self._kinds.get(word)
        if kind is None:
            raise BadInput(f"'{word}' is not a known word.{nearest(word, self._kinds)}")
        hints = _field_types(kind)
        given: dict[str, Any] = {}
        for pair in pairs:
            name, sign, text = pair.partition("=")
            if not sign or name not in hints:
                raise BadInput(f"'{pair}' does not belong to '{word}'.{nearest(name, hints)}")
            if name in given:
                raise BadInput(f"'{name}' stands twice in '{line}'.")
            given[name] = _read_value(hints[name], text, f"'{name}' in '{line}'")
        missing = [f.name for f in fields(kind) if f.default is MISSING and f.name not in given]
        for name in missing:
            if type(None) in typing.get_args(hints[name]):
                given[name] = None
            else:
                raise BadInput(f"'{line}' lacks '{name}='.")
        return kind(**given)


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint for a misspelt word, ready to be appended to a sentence; empty if nothing is near."""
    found = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f" Did you mean '{found[0]}'?" if found else ""
