"""The result: most points win, goods on the tiles break ties, else the victory is shared."""

from __future__ import annotations

from game.core.contract import Result, say
from game.games.glen_more.goods import held
from game.games.glen_more.state import State


def result(state: State) -> Result | None:
    if not state.is_over():
        return None
    goods = [sum(held(goods)) for goods in state.goods]
    ranks = list(zip(state.points, goods, strict=True))
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    decided_by = None
    if len(winners) > 1:
        decided_by = say("glen_more.result.shared")
    elif state.points.count(best[0]) > 1:
        decided_by = say("glen_more.result.goods", n=best[1])
    return Result(tuple(state.points), winners, places, decided_by, tuple(goods))
