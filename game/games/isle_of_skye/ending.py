"""The end of a match: scrolls and gold become points, the gold left over breaks ties."""

from __future__ import annotations

from game.core.contract import Event, Result, say
from game.games.isle_of_skye import final
from game.games.isle_of_skye.events import GameEnded, GoldExchanged, ScrollScored
from game.games.isle_of_skye.ids import TILES
from game.games.isle_of_skye.state import State


def finish(state: State, events: list[Event] | None) -> None:
    """After the scoring of the last round."""
    if events is not None:
        events.append(GameEnded())
    for seat in range(state.seats):
        for tile, points, doubled, number, _ in final.scrolls(state.lands[seat]):
            state.points[seat] += points
            if events is not None:
                events.append(ScrollScored(seat, TILES[tile], number, points, doubled))
    for seat in range(state.seats):
        points = final.gold_points(state.counted[seat])
        state.points[seat] += points
        if events is not None:
            events.append(GoldExchanged(seat, state.counted[seat], points))


def result(state: State) -> Result | None:
    if not state.is_over():
        return None
    points = state.points
    left = [final.gold_left(gold) for gold in state.counted]
    ranks = list(zip(points, left, strict=True))
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
    decided_by = None
    if len(winners) > 1:
        decided_by = say("isle_of_skye.result.shared")
    elif points.count(max(points)) > 1:
        decided_by = say("isle_of_skye.result.gold", n=left[winners[0]])
    return Result(tuple(points), winners, places, decided_by)
