"""Victory points: each goes through here, so that the score sheet knows where it came from."""

from __future__ import annotations

from game.games.glen_more.events import PointsScored
from game.games.glen_more.moments import Events, moments
from game.games.glen_more.state import State


def score(
    state: State,
    seat: int,
    category: str,
    component: str,
    points: int,
    events: Events,
    *,
    scoring: bool = False,
    so_far: int = 0,
) -> None:
    """Gives points (or takes them) and remembers the source, which may have given some just before."""
    if not points:
        return
    enter(state, seat, category, component, points)
    if events is not None:
        events.append(PointsScored(seat, points, component))
    if points > 0:
        for gained in moments(state).gained:
            gained(state, seat, points + so_far, scoring, events)


def enter(state: State, seat: int, category: str, component: str, points: int) -> None:
    """A line of the ledger, without telling anybody."""
    state.points[seat] += points
    state.ledger = (seat, category, component, points, state.ledger)
