"""The end of a match: scrolls and gold become points, the gold left over breaks ties."""

from __future__ import annotations

from game.core.contract import Event
from game.core.result import Result
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
    left = [final.gold_left(gold) for gold in state.counted]
    return Result.broken("isle_of_skye", state.points, {"gold": left})
