"""The rondel as data for painting: where its spaces lie."""

from __future__ import annotations

from functools import cache

from game.core.tiled import read_map
from game.games.glen_more.shown import ShownGlenMore, Space
from game.ui.boards.cells import Cell
from game.ui.games.glen_more.plan import DATA

_SPACE = 100
"""Units of the Tiled map along a side of a space."""


@cache
def ring_cells() -> tuple[Cell, ...]:
    """Column and row of each space, clockwise."""
    tiled = read_map(DATA / "rondel.tmx")
    assert tiled is not None
    spaces = sorted(tiled.on("spaces"), key=lambda one: int(one.name))
    return tuple((round(one.x) // _SPACE, round(one.y) // _SPACE) for one in spaces)


FIGURES = ("die", "englishman", "mountain")


def space_of(told: str) -> Space:
    """A space as pictures of the rules tell it: "the_end, 0 pawn"."""
    tile, pawns, others = "", [], []
    for word in filter(None, (part.strip() for part in told.split(","))):
        seat, _, kind = word.partition(" ")
        if kind == "pawn":
            pawns.append(int(seat))
        elif word in FIGURES:
            others.append(word)
        else:
            tile = word
    return Space(tile, tuple(pawns), tuple(others))


def ring_of(position: ShownGlenMore) -> tuple[Space, ...]:
    """All spaces in their order; empty ones while nothing is known."""
    return position.rondel or tuple(Space() for _ in ring_cells())
