"""Small readers for positions that somebody states: each refuses what cannot be, with the nearest known word."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest
from game.games.glen_more.book import INDEX
from game.games.glen_more.cells import CELLS


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
    seats: int, stated: Any, key: str, read: Callable[[Any], Any], missing: Callable[[int], Any]
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


def tiles(names: Any) -> tuple[int, ...]:
    return tuple(index(name, INDEX, "tile") for name in listed(names))


def cells(names: Any) -> tuple[int, ...]:
    return tuple(index(name, CELLS, "place") for name in listed(names))
