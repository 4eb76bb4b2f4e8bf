"""The end of a match: final scoring, the winner, and the two castles that break ties."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import Event, Say, say
from game.core.result import Result, Tie
from game.games.rebirth import missions, scoring
from game.games.rebirth.board import bits, board
from game.games.rebirth.events import CastlesScored, GameEnded, MissionScored, UnfinishedScored
from game.games.rebirth.state import NOBODY, State

_BOARD = board()
_EDINBURGH, _STIRLING = (
    next(n for n, castle in enumerate(_BOARD.castles) if castle.tie_break == rank) for rank in (1, 2)
)


def maybe_finish(state: State, events: list[Event] | None) -> None:
    """Once nothing is left to do: unfinished settlements, then castles, then missions count."""
    if state.stack:
        return
    if events is not None:
        events.append(GameEnded())
    _score_unfinished(state, events)
    _score_castles(state, events)
    _score_missions(state, events)


def _score_unfinished(state: State, events: list[Event] | None) -> None:
    for seat, space, symbols in scoring.unfinished_symbols(state):
        points = symbols * _BOARD.scoring.unfinished_symbol
        state.points[seat] += points
        if events is not None:
            settlement = _BOARD.settlements[_BOARD.settlement_at[space]]
            events.append(UnfinishedScored(seat, f"settlement:{settlement.id}", _BOARD.spaces[space], points))


def _score_castles(state: State, events: list[Event] | None) -> None:
    for seat in range(state.seats):
        own = scoring.castles_of(state, seat)
        points = len(own) * _BOARD.scoring.castle
        state.points[seat] += points
        if own and events is not None:
            events.append(CastlesScored(seat, tuple(f"castle:{_BOARD.castles[c].id}" for c in own), points))


def _score_missions(state: State, events: list[Event] | None) -> None:
    for seat in range(state.seats):
        for card in bits(state.cards[seat]):
            points = missions.points_of(state, seat, card)
            state.points[seat] += points
            if events is not None:
                events.append(MissionScored(seat, _BOARD.cards[card].id, points))


def winners(state: State, totals: Sequence[int]) -> tuple[tuple[int, ...], str]:
    """Who wins with these points, and the castle that decided a tie ('' if none did).

    A tie goes to the tied player who holds Edinburgh Castle; failing that, to whoever holds Stirling Castle, tied or
    not; failing that, the tied players share the victory.
    """
    most = max(totals)
    tied = tuple(seat for seat in range(state.seats) if totals[seat] == most)
    if len(tied) == 1:
        return tied, ""
    holder = state.castles[_EDINBURGH]
    if holder in tied:
        return (holder,), _BOARD.castles[_EDINBURGH].id
    holder = state.castles[_STIRLING]
    if holder != NOBODY:
        return (holder,), _BOARD.castles[_STIRLING].id
    return tied, ""


def result(state: State) -> Result | None:
    if not state.is_over():
        return None
    points = state.points
    won, castle = winners(state, points)
    places = tuple(
        1 if seat in won else 1 + len({*won, *(s for s, p in enumerate(points) if p > points[seat])})
        for seat in range(state.seats)
    )
    decided_by = say(f"rebirth.result.{castle or 'shared'}") if castle or len(won) > 1 else None
    return Result(tuple(points), won, places, decided_by, tuple(_ties(points, won, decided_by)))


def _ties(points: Sequence[int], won: tuple[int, ...], decided_by: Say | None) -> Iterator[Tie]:
    """Castles speak for the victory alone: whoever is level behind it shares the place."""
    for total in sorted(set(points), reverse=True):
        level = tuple(sorted((s for s, p in enumerate(points) if p == total), key=lambda seat: seat not in won))
        behind = tuple(seat for seat in level if seat not in won)
        if len(level) > 1 and decided_by is not None and (total == max(points) or behind != level):
            yield Tie(level, decided_by)
        if len(behind) > 1:
            yield Tie(behind, say("rebirth.result.level"))
