"""Reading values of a stated position: each is what is expected, or refused in words."""

from __future__ import annotations

from typing import Any

from game.core.errors import BadInput
from game.core.reading import index
from game.games.scythe.board import PLACE
from game.games.scythe.state import State


def place(name: Any) -> int:
    return index(name, PLACE, "place")


def seat_of(state: State, word: str, where: str) -> int:
    if not word.isdecimal() or int(word) >= state.seats:
        raise BadInput(f"'{where}' begins with a seat from 0 to {state.seats - 1}.")
    return int(word)
