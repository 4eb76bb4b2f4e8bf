"""Reading values of a stated position: each is what is expected, or refused in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest
from game.games.scythe.board import PLACE
from game.games.scythe.state import (
    State,
)


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


def mapping(value: Any, what: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise BadInput(f"'{what}' must be a mapping, one line for each.")
    return value


def by_seat(state: State, plain: Mapping[str, Any], key: str, read: Callable[[Any], Any], missing: Any) -> list[Any]:
    """A list with one entry for each seat; left out, everybody has what is usual."""
    stated = plain.get(key)
    if stated is None:
        return [missing] * state.seats
    if not isinstance(stated, list) or len(stated) != state.seats:
        raise BadInput(f"'{key}' needs one entry for each of the {state.seats} seats.")
    return [read(one) for one in stated]


def place(name: Any) -> int:
    return index(name, PLACE, "place")


def seat_of(state: State, word: str, where: str) -> int:
    if not word.isdecimal() or int(word) >= state.seats:
        raise BadInput(f"'{where}' begins with a seat from 0 to {state.seats - 1}.")
    return int(word)


