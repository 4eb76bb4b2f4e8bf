"""Small readers for positions that somebody states: each gives what is expected, or refuses in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.contract import Seat
from game.core.errors import BadInput
from game.core.text import nearest


def number(value: Any, what: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadInput(f"'{what}' must be a whole number from {low} to {high}, not '{value}'.")
    return value


def index(name: Any, known: Mapping[str, int], what: str) -> int:
    if not isinstance(name, str) or name not in known:
        raise BadInput(f"There is no {what} '{name}'.{nearest(str(name), known)}")
    return known[name]


def listed(value: Any) -> list[Any]:
    if not isinstance(value, list | tuple):
        raise BadInput(f"'{value}' must be a list.")
    return list(value)


def mapped(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadInput(f"'{what}' must be a mapping, one line for each.")
    return value


def by_seat(given: Any, what: str, seats: int) -> Mapping[Seat, Any]:
    """A list with one entry for each seat, or a mapping for some of them."""
    if isinstance(given, Mapping):
        for seat in given:
            number(seat, what, 0, seats - 1)
        return given
    if not isinstance(given, list) or len(given) != seats:
        raise BadInput(f"'{what}' needs one entry for each of the {seats} seats.")
    return dict(enumerate(given))
