"""What can happen in a game, by its words: the fields of each event and what they hold, read from its class.

Data files name events and their fields (which motion an event has, what it brings); they are checked against this.
"""

from __future__ import annotations

import typing
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from typing import Any

from game.core.contract import SEAT_FIELDS, Event


@dataclass(frozen=True, slots=True)
class EventWord:
    word: str
    fields: Mapping[str, Any]
    """By name the type of each field, and of each property that the class works out from its fields."""

    def holds_a_number(self, name: str) -> bool:
        return int in _parts(self.fields[name]) and name not in SEAT_FIELDS

    def holds_a_text(self, name: str) -> bool:
        return str in _parts(self.fields[name])


def event_words(kinds: Iterable[type[Event]]) -> dict[str, EventWord]:
    return {kind.word: EventWord(kind.word, _fields(kind)) for kind in kinds}


def _fields(kind: type[Event]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    found = {field.name: hints[field.name] for field in fields(kind)}
    for name in dir(kind):
        value = getattr(kind, name)
        if isinstance(value, property) and value.fget is not None:
            found[name] = typing.get_type_hints(value.fget).get("return", Any)
    return found


def _parts(hint: Any) -> set[Any]:
    """The plain types in a type: `tuple[str, ...] | None` holds texts."""
    inner = typing.get_args(hint)
    return set().union(*map(_parts, inner)) if inner else {hint}
