"""The rondel as data for painting: where its spaces lie and what lies and stands on each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.tiled import read_map
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


@dataclass(frozen=True)
class Space:
    """A tile or nothing, and the figures: seats, `die`, `englishman`, `mountain` and the like."""

    tile: str = ""
    pawns: tuple[int, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        return not (self.tile or self.pawns or self.others)

    def components(self) -> tuple[str, ...]:
        """What can be pointed at here, figures first."""
        pawns = tuple(f"pawn:{seat}" for seat in self.pawns)
        return (*pawns, *self.others, *((f"tile:{self.tile}",) if self.tile else ()))


FIGURES = ("die", "englishman", "mountain")


def space_of(told: str) -> Space:
    """ "the_end, 0 pawn" as a space."""
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


def ring_of(plain: Mapping[str, Any]) -> tuple[Space, ...]:
    """All spaces in their order; empty ones while nothing is known."""
    told: Sequence[str] = plain.get("rondel", ())
    return tuple(space_of(told[number]) if number < len(told) else Space() for number in range(len(ring_cells())))
