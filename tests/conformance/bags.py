"""How likely each draw of each game must be, counted from the bag as it lies in the plain form of the position.

A game that draws adds a line for every word which CHANCE can say in it; a missing line fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.contract import Plain

Count = Callable[[Plain, Any], int]

BAGS: dict[str, dict[str, Count]] = {
    "toy": {
        "choose_start": lambda plain, draw: 1,
        "draw_pebble": lambda plain, draw: plain["bag"][draw.colour],
        "reveal": lambda plain, draw: 1,
    },
    "rebirth": {
        "choose_start": lambda plain, draw: 1,
        "set_aside": lambda plain, draw: plain["supply"][draw.seat][draw.tile],
        "draw_tile": lambda plain, draw: plain["supply"][draw.seat][draw.tile],
        "draw_card": lambda plain, draw: plain["deck"].count(draw.card),
    },
    "isle_of_skye": {
        "choose_start": lambda plain, draw: 1,
        "choose_scoring": lambda plain, draw: 1,
        "income": lambda plain, draw: 1,
        "draw_tile": lambda plain, draw: plain["bag"].count(draw.tile),
        "reveal": lambda plain, draw: 1,
        "score": lambda plain, draw: 1,
    },
    "glen_more": {
        "turn_order": lambda plain, draw: 1,
        "lay": lambda plain, draw: _lots(plain, draw.tile),
        "roll": lambda plain, draw: {1: 3, 2: 2, 3: 1}[draw.die],
        "score": lambda plain, draw: 1,
    },
}


def _lots(plain: Plain, tile: str) -> int:
    """A tile put into a stack comes at each depth it may have with equal chance, the others share the rest."""
    stack = next(name for name, left in plain["stacks"].items() if left)
    others = plain["unseen"][stack]
    depth = next((d for one, d in plain["depths"].items() if len(others) < plain["stacks"][stack]), None)
    if depth is None or depth[0] > 0:
        return 1
    return depth[1] if tile in others else max(1, len(others))
