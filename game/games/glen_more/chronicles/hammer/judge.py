"""What the Englishman's token promises: a second figure, and coins of the England row for every tile he removes."""

from __future__ import annotations

from game.games.glen_more.state import State

_A_TURN, _ROW, _LONG = 0.35, 0.3, 8.0


def worth(state: State, seat: int, turns: float) -> float:
    part = state.parts["hammer"]
    return _A_TURN * min(turns, _LONG) + _ROW * part.row * min(1.0, turns) if part.holder == seat else 0.0
