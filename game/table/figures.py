"""Public figures of a player, read from the records that a game shows: named functions that screen.yaml names.

Each takes the position, the seat and a field of the players' records, and returns the number that the panel shows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.table.entries import of_seats


def count(position: Any, seat: int, of: str) -> int:
    """How many things lie there."""
    return len(of_seats(position, of)[seat])


def number(position: Any, seat: int, of: str) -> int:
    return int(of_seats(position, of)[seat])


PIECES = "pieces"
"""Components are counted there, and lit up while the figure is pointed at."""
FIGURES: dict[str, Callable[[Any, int, str], int]] = {"count": count, "number": number, PIECES: count}


def pieces(position: Any, seat: int, figure: str, of: str) -> tuple[str, ...]:
    """Component ids that make a figure."""
    return tuple(of_seats(position, of)[seat]) if figure == PIECES else ()
