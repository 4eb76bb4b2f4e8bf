"""What votes promise: a card that passes brings points to whoever is best in it. And how to vote, not to be foreseen.

A mind is made up from the position, so that the same bot votes the same way again, but nobody can tell how.
"""

from __future__ import annotations

from game.games.glen_more.book import files
from game.games.glen_more.chronicles.hard_place.measures import MEASURES
from game.games.glen_more.moments import moments
from game.games.glen_more.state import State

_FACTS = files().chronicles["hard_place"].facts
_POINTS: int = _FACTS["vote"].points
_CHANGES, _LONG = 0.55, 9.0
"""Which part of a card's points may still go to somebody else, with so many turns left."""
_A_MARKER, _WHIM = 0.25, 1.5
_CALLED = 0.3


def worth(state: State, seat: int, turns: float) -> float:
    part = state.parts["hard_place"]
    open_to_change = _CHANGES * min(1.0, turns / _LONG)
    total = 0.0
    for card, ayes, nays in part.results:
        if ayes >= nays:
            total -= open_to_change * share(state, seat, card)
    top = state.stack[-1] if state.stack else None
    if top is not None and top.word in ("ballots", "open_hands"):
        aye, nay = part.drafts[seat]
        wish = share(state, seat, top.card) - _POINTS / state.seats
        total += _CALLED * wish
        if aye >= 0:
            total += _A_MARKER * ((wish + _whim(state, seat)) * (aye - nay) - (aye + nay))
    return total


def share(state: State, seat: int, card: str) -> float:
    """The points that a seat would have from a card now."""
    values = []
    for one in range(state.seats):
        value = MEASURES[card](state, one)
        for change in moments(state).measure:
            value = change(state, one, card, value)
        values.append(value)
    goal = min(values) if _FACTS["cards"][card].best == "least" else max(values)
    return -(-_POINTS // values.count(goal)) if values[seat] == goal else 0.0


def _whim(state: State, seat: int) -> float:
    """Between -1.5 and 1.5, from what lies open and how much this seat has seen."""
    seed = sum(
        (number + 3) * figure
        for number, figure in enumerate((*state.at, *state.points, *state.coins, *state.whisky, state.filled, seat))
    )
    return _WHIM * ((seed * 2654435761 >> 7) % 1001 / 500 - 1.0)
