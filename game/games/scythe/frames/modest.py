"""Less of a gain than there is. All is the default and never asked about; whoever wants less says so beforehand, and
is then asked how much of every gain it takes, in others' turns too, until its own next turn begins.
"""

from __future__ import annotations

from game.core.contract import Action
from game.games.scythe.actions import Less
from game.games.scythe.events import GainsAsked
from game.games.scythe.frames.base import Events
from game.games.scythe.mat import bottom_coins
from game.games.scythe.state import State
from game.games.scythe.tables import BOTTOM

_LESS: tuple[Action, ...] = (Less(),)
_ENLIST = BOTTOM["enlist"]


def is_asked(state: State, seat: int) -> bool:
    return bool(state.asking >> seat & 1)


def less_options(state: State, seat: int) -> tuple[Action, ...]:
    return () if state.asking >> seat & 1 else _LESS


def less_of_bottom(state: State, seat: int, section: int) -> tuple[Action, ...]:
    """Where a bottom action would bring something unasked: coins, an ongoing bonus, what a recruit brings at once."""
    recruits = state.recruits[seat]
    is_bonus = recruits[section] >= 0 or (section == _ENLIST and -1 in recruits)
    return less_options(state, seat) if is_bonus or bottom_coins(state, seat, section) else ()


def less_of_others(state: State, seat: int) -> tuple[Action, ...]:
    """Where others' bottom actions could bring something before the own next turn."""
    return less_options(state, seat) if max(state.recruits[seat]) >= 0 else ()


def want_less(state: State, seat: int, events: Events) -> None:
    state.asking |= 1 << seat
    if events is not None:
        events.append(GainsAsked(seat))
