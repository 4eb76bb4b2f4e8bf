"""What the screen of Rebirth is shown of a position: frozen records, no rule in them.

Made by seen.py from the view of whoever looks. Ids are those of data/rebirth; what may not be seen is None, and what
is not there an empty text. Nobody changes what is in here: it is made once and looked at by many.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile on the board; neutral ones are nobody's."""

    kind: str
    seat: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """What one player has."""

    hand: str | None = ""
    """The tile in hand."""
    goes_elsewhere: bool = False
    """Whether no space suits that tile any more, so that it may go onto the other farm's symbol."""
    aside: tuple[str | None, ...] = ()
    cards: tuple[str | None, ...] = ()
    supply_count: int = 0
    castles: tuple[str, ...] = ()
    """The components of those under control."""
    group: tuple[str, ...] = ()
    """The most spaces side by side with tiles of one kind."""


@dataclass(frozen=True, slots=True)
class ShownRebirth:
    players: tuple[Player, ...] = ()
    tiles: Mapping[str, Tile] = field(default_factory=dict)
    """By space, in the order of spaces."""
    castles: Mapping[str, int] = field(default_factory=dict)
    """Who controls each."""
    cathedrals: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Who has come to each, in the order of arrival."""
    deck_count: int | None = None


@dataclass(frozen=True, slots=True)
class FiguresRebirth:
    at_risk: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Own castles that would be somebody else's after one tile of theirs, and whose."""
