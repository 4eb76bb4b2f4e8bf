"""What the mountain promises to whoever stands on it: everything that lies there, and what others will add."""

from __future__ import annotations

from game.games.glen_more.state import SPACES, State

_GOOD, _MORE = 1.6, 1.0


def worth(state: State, seat: int, turns: float) -> float:
    place = state.at[seat]
    if place < 0 or not state.closed >> place % SPACES & 1:
        return 0.0
    there = state.parts["highlander"]
    return float(there.coins + _GOOD * sum(there.goods) + _MORE * min(1.0, turns))
