"""What the screen of Isle of Skye is shown of a position, and the figures beside it: frozen records, no rule in them.

Made by seen.py and figures.py from the view of whoever looks. Ids are those of data/isle_of_skye. Nobody changes what
is in here: it is made once and looked at by many.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

Cell = tuple[int, int]
"""x to the east and y to the south; the castle lies at 0, 0."""


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile and its quarter turns clockwise."""

    tile: str
    turn: int = 0


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has, as all may see it."""

    land: Mapping[Cell, Laid] = field(default_factory=dict)
    """From north to south and west to east, in whatever order it was built."""
    offer: tuple[str, ...] = ()
    """Tiles in front of the screen."""
    prices: tuple[int, ...] = ()
    """Of each of these, once they are revealed."""
    got: tuple[str, ...] = ()
    """Tiles that wait to be built."""
    sealed: bool = False
    gold: int | None = 0
    """In hand, None as long as it is not to be seen."""
    points: int = 0
    whisky: int = 0
    """Gold of the next income for barrels joined to the castle."""


@dataclass(frozen=True, slots=True)
class ShownIsleOfSkye:
    players: tuple[Player, ...] = ()
    round: int = 1
    start: int | None = None
    """Who is first in this round, once that is known."""
    scoring: Mapping[str, str | None] = field(default_factory=dict)
    """By slot the tile in it."""
    bag: tuple[str, ...] = ()

    def in_order(self) -> tuple[int, ...]:
        """The seats in the order of buying."""
        seats = len(self.players)
        return tuple(((self.start or 0) + n) % seats for n in range(seats))


# -- figures ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Income:
    """Gold of this round; while tiles are built, of the next as far as it is known, and nothing in the last."""

    castle: int = 0
    whisky: int = 0
    catch_up: int = 0


@dataclass(frozen=True, slots=True)
class Way:
    """Where a tile would bring most, and by slot what it would bring in this round and in all that come after it."""

    at: Cell
    turn: int
    changes: Mapping[str, int]
    """Of the value of each slot, whenever it counts."""
    now: Mapping[str, int]
    later: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class FiguresIsleOfSkye:
    """Of one player. Tiles and slots are named by their components."""

    slots: Mapping[str, int] = field(default_factory=dict)
    """What each would bring if it were scored now; not where that cannot be known."""
    income: Income = Income()
    purse: int | None = None
    """Gold in hand, if it may be seen."""
    best: Mapping[str, int] = field(default_factory=dict)
    """What a tile on offer, or one to be built now, would bring in this round at its best place."""
    ways: Mapping[str, Way] = field(default_factory=dict)
    """That place, where there is one."""
    brings: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """What an own tile on offer would bring each of all players."""
    scroll: Mapping[str, int] = field(default_factory=dict)
    """What the scroll of a tile on offer counts in the land as it lies now, not doubled."""
    most: Mapping[int, int] = field(default_factory=dict)
    """By rival what they can pay at most, as far as all may count along."""
