"""The result: most points win, goods on the tiles break ties, else the victory is shared."""

from __future__ import annotations

from game.core.result import Result
from game.games.glen_more.goods import held
from game.games.glen_more.state import State


def result(state: State) -> Result | None:
    if not state.is_over():
        return None
    goods = [sum(held(goods)) for goods in state.goods]
    return Result.broken("glen_more", state.points, {"goods": goods})
