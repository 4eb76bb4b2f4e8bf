"""One answer and the position behind it: what it is worth to its seat, and when to decline is no answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Action, Event, Seat
from game.games.scythe.actions import FinishTurn, Leave, Less, SkipBottom, SkipTop
from game.games.scythe.actions_combat import HearOffer, OpenDeal
from game.games.scythe.actions_move import EndMove
from game.games.scythe.ending import fortune
from game.games.scythe.frames.base import settle
from game.games.scythe.state import State
from game.games.scythe.worth import worth

NEVER = -1e6
"""For options that only cost a click: cargo shuffled about, a card declined."""
ASIDES = (Less, OpenDeal, HearOffer)
"""Never of use to a bot: it takes what it gets, and no promise binds it."""
DECLINES = (SkipTop, SkipBottom, Leave, FinishTurn, EndMove)
_END_WON, _END_LOST = 300.0, -300.0
_AGAINST = 0.35
"""What a coin of the only rival counts against an own one."""
_PATIENCE = 32
"""Turns after which even a lost match is rather ended than drawn out."""


def judged(state: State, seat: Seat) -> float:
    """Like worth, but an end of the match is judged by who has won it, and a single rival's loss is a gain."""
    if not state.is_over():
        return worth(state, seat) - (_AGAINST * fortune(state, 1 - seat) if state.seats == 2 else 0.0)
    lead = state.final[seat] - max(state.final[other] for other in range(state.seats) if other != seat)
    if lead > 0:
        return _END_WON + lead
    return _END_LOST + lead + 40.0 * max(0, state.turns[seat] - _PATIENCE)


def after(state: State, seat: Seat, action: Action, events: list[Event] | None = None) -> State:
    """The position when the seat has said this; the one given stays as it is."""
    new = state.copy()
    new.stack[-1].step(new, seat, action, events)
    settle(new, events)
    return new


def rather_something(options: Sequence[Action], merits: list[float], bears: float = 0.3) -> list[float]:
    """To decline is out of the question as long as anything else does not cost."""
    declined = [n for n, option in enumerate(options) if isinstance(option, DECLINES)]
    rest = [merit for n, merit in enumerate(merits) if n not in declined]
    if not declined or not rest:
        return merits
    best = max(rest)
    return [
        NEVER if n in declined and merit <= best + bears and best > NEVER else merit for n, merit in enumerate(merits)
    ]
