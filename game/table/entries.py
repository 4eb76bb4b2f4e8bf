"""What screen.yaml names of a position: a field of the record that a game shows, or of the record of each player.

`run.py check-data` knows from the types of these records which names there are. No pygame.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Any


def entry(position: Any, name: str) -> Any:
    """One field of what is shown, None where there is no position."""
    return None if position is None else getattr(position, name)


def of_seats(position: Any, name: str) -> tuple[Any, ...]:
    """The same field of every player's record, in the order of seats."""
    return () if position is None else tuple(getattr(player, name) for player in position.players)


def seats_of(position: Any) -> int:
    return len(position.players)


def without(figures: Any, names: Collection[str]) -> Any:
    """The same record, knowing as little of these fields as at first."""
    blank = type(figures)()
    return replace(figures, **{name: getattr(blank, name) for name in names})
