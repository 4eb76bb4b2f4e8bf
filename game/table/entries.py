"""What screen.yaml names of a position: a field of the record that a game shows, or of the record of each player.

`run.py check-data` knows from the types of these records which names there are. No pygame.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def entry(position: Any, name: str) -> Any:
    """One field of what is shown, None where there is no position."""
    if position is None or isinstance(position, Mapping):
        return (position or {}).get(name)
    return getattr(position, name)


def of_seats(position: Any, name: str) -> tuple[Any, ...]:
    """The same field of every player's record, in the order of seats."""
    if position is None or isinstance(position, Mapping):
        return tuple((position or {}).get(name) or ())
    return tuple(getattr(player, name) for player in position.players)


def seats_of(position: Any) -> int:
    return int(position["seats"]) if isinstance(position, Mapping) else len(position.players)
