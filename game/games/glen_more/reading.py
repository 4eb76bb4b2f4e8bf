"""Small readers for positions that somebody states: each refuses what cannot be, with the nearest known word."""

from __future__ import annotations

from typing import Any

from game.core.reading import index, listed
from game.games.glen_more.book import INDEX
from game.games.glen_more.cells import CELLS


def tiles(names: Any) -> tuple[int, ...]:
    return tuple(index(name, INDEX, "tile") for name in listed(names))


def cells(names: Any) -> tuple[int, ...]:
    return tuple(index(name, CELLS, "place") for name in listed(names))
