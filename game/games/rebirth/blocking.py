"""Whose way a tile stands in."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.rebirth.board import ENERGY, FOOD
from game.games.rebirth.hopes import groups
from game.games.rebirth.placement import PLACES
from game.games.rebirth.state import State


def largest_blocked(view: State, seat: Seat, space: int) -> tuple[int, Seat]:
    """The largest group of a rival that could have grown onto this space, and whose it is."""
    blocked = (0, seat)
    for other in range(view.seats):
        if other != seat:
            for kind, farms in ((FOOD, view.food[other]), (ENERGY, view.energy[other])):
                if PLACES.fits[kind] >> space & 1 and view.supply[other][kind]:
                    for size, beside in groups(farms):
                        if beside >> space & 1:
                            blocked = max(blocked, (size, other))
    return blocked
