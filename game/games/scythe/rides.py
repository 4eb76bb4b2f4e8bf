"""Where units go: each move is judged by the position right after it, and a mech by all it could take along."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Action, Seat
from game.games.scythe.actions_move import Drop, Load, Move, TakeInHand
from game.games.scythe.board import COUNT, PLACE, PRODUCES
from game.games.scythe.pieces import control
from game.games.scythe.state import State
from game.games.scythe.steps import NEVER, after, judged, rather_something

_FIRST_MOVE = 1.5
"""What a first move may cost rather than to have begun moving for nothing."""


def moves(state: State, seat: Seat, options: Sequence[Action]) -> list[float]:
    """What each option of a move is worth."""
    carrier = state.carrier
    aboard = sum(carrier[4:6]) if carrier else 0
    own = control(state, seat)
    found = []
    for option in options:
        if isinstance(option, Move):
            idle = not aboard and _leads_nowhere(option, own)
            found.append(NEVER if idle else judged(after(state, seat, option), seat))
        elif isinstance(option, TakeInHand):
            found.append(_with_workers(state, seat, option))
        elif isinstance(option, Drop):
            found.append(NEVER)
        elif isinstance(option, Load):
            found.append(NEVER if option.what != "worker" or carrier[3] else _laden(state, seat, option))
        else:
            found.append(judged(after(state, seat, option), seat))
    return found if state.moved else rather_something(options, found, _FIRST_MOVE)


def _leads_nowhere(option: Move, own: int) -> bool:
    """A mech, or a worker who would make no more there, gains nothing on a territory that is the seat's anyway."""
    kind, _, start = option.unit.partition(":")
    to = PLACE[option.to]
    if kind == "character" or not own >> to & 1:
        return False
    return kind == "mech" or PRODUCES[to] in (PRODUCES[PLACE[start]], -1)


def _with_workers(state: State, seat: Seat, option: TakeInHand) -> float:
    """A mech that takes workers along; nothing else is worth carrying."""
    if not option.unit.startswith("mech"):
        return NEVER
    if not state.workers[seat * COUNT + PLACE[option.unit.partition(":")[2]]]:
        return NEVER
    held = after(state, seat, option)
    for load in held.stack[-1].options(held, seat):
        if isinstance(load, Load) and load.what == "worker":
            return _laden(held, seat, load) - 0.01
    return NEVER


def _laden(held: State, seat: Seat, load: Load) -> float:
    """The best ride with at least as many workers as this load makes: all there are, about half of them, or one."""
    laden = after(held, seat, load)
    there = laden.workers[seat * COUNT + laden.carrier[1]]
    best = NEVER
    while True:
        aboard = sum(laden.carrier[4:6])
        if aboard in (1, (there + 1) // 2, there):
            best = max(best, _best_ride(laden, seat))
        more = next((one for one in laden.stack[-1].options(laden, seat) if _is_one_more(one)), None)
        if more is None:
            return best
        laden = after(laden, seat, more)


def _is_one_more(option: Action) -> bool:
    return isinstance(option, Load) and option.what == "worker" and option.n == 1


def _best_ride(state: State, seat: Seat) -> float:
    rides = [one for one in state.stack[-1].options(state, seat) if isinstance(one, Move)]
    return max((judged(after(state, seat, ride), seat) for ride in rides), default=NEVER)
