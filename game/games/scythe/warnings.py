"""What a player should hear before an action that is legal and costs more, or brings less, than it seems."""

from __future__ import annotations

from game.core.contract import Action, Say, Seat, say
from game.games.scythe.actions import Bottom, FinishTurn, Leave, SkipTop
from game.games.scythe.actions_move import Move
from game.games.scythe.board import PLACE, PLACES
from game.games.scythe.frames.developing import Development, main_gain
from game.games.scythe.mat import missing_resources
from game.games.scythe.pieces import rival_fighters_at, workers_on
from game.games.scythe.state import State


def warnings(view: State, seat: Seat, action: Action) -> tuple[Say, ...]:
    if isinstance(action, Bottom):
        gain = main_gain(seat, view.last[seat])
        if isinstance(gain, Development) and not gain.choices(view):
            return (say(f"scythe.warning.no_{gain.word}"),)
    elif isinstance(action, Move):
        return _of_move(view, seat, action)
    elif isinstance(action, FinishTurn) and view.stack[-1].word == "bottom":
        if missing_resources(view, seat, view.last[seat]) <= 0:
            return (say("scythe.warning.bottom_left"),)
    elif isinstance(action, Leave) and isinstance(view.stack[-1], Development):
        return (say("scythe.warning.gain_left"),)
    elif isinstance(action, SkipTop):
        return (say("scythe.warning.top_left"),)
    return ()


def _of_move(view: State, seat: Seat, action: Move) -> tuple[Say, ...]:
    """Driving off workers costs popularity."""
    to = PLACE[action.to]
    if action.unit.startswith("worker") or rival_fighters_at(view, seat) >> to & 1:
        return ()
    driven = sum(workers_on(view, other, to) for other in range(view.seats) if other != seat)
    lost = min(driven, view.popularity[seat])
    return (say("scythe.warning.drives_off", n=lost, at=PLACES[to]),) if lost else ()


