"""What a seat may see, and a full position that fits it.

The base game hides nothing: stacks are known by what is not out yet, and nobody knows their order. Some Chronicles
bring secrets, which their parts blank and fill in.
"""

from __future__ import annotations

import random

from game.games.glen_more.moments import played
from game.games.glen_more.state import State


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    if state.mods and not state.is_over():
        for chronicle in played(state):
            if chronicle.view is not None:
                seen.parts[chronicle.id] = chronicle.view(state, seat)
    return seen


def guess(seen: State, rng: random.Random) -> State:
    full = seen.copy()
    for chronicle in played(seen):
        if chronicle.guess is not None:
            full.parts[chronicle.id] = chronicle.guess(full, rng)
    return full
