"""A full position that fits what a seat sees. What is hidden from whom is declared by each Chronicle (moments.py).

The base game hides nothing: stacks are known by what is not out yet, and nobody knows their order.
"""

from __future__ import annotations

import random

from game.games.glen_more.moments import played
from game.games.glen_more.state import State, View


def guess(seen: View, rng: random.Random) -> State:
    full = seen.copied_as(State)
    for chronicle in played(full):
        if chronicle.guess is not None:
            full.parts[chronicle.id] = chronicle.guess(full, rng)
    return full
