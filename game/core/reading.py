"""Small readers for positions that somebody states: each gives what is expected, or refuses in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.contract import Seat
from game.core.errors import BadInput
from game.core.fields import Position
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


def by_seat(
    seats: int, stated: Any, key: str, read: Callable[[Any], Any], missing: Callable[[Seat], Any]
) -> list[Any]:
    """A list with one entry for each seat, or a mapping for some of them."""
    if stated is None:
        return [missing(seat) for seat in range(seats)]
    if isinstance(stated, Mapping):
        for seat in stated:
            number(seat, key, 0, seats - 1)
        return [read(stated[seat]) if seat in stated else missing(seat) for seat in range(seats)]
    if not isinstance(stated, list) or len(stated) != seats:
        raise BadInput(f"'{key}' needs one entry for each of the {seats} seats.")
    return [read(one) for one in stated]


def each_seat(
    state: Position, plain: Mapping[str, Any], key: str, read: Callable[[Any], Any], missing: Any
) -> list[Any]:
    """The same of one part of a position; left out, everybody has what is usual."""
    return by_seat(state.seats, plain.get(key), key, read, lambda seat: missing)
