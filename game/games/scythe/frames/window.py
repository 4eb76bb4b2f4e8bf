"""The moments at which an objective may be shown: before and after a top or a bottom action, never inside one."""

from __future__ import annotations

from game.core.contract import Action
from game.games.scythe.actions import ShowObjective
from game.games.scythe.events import ObjectiveShown
from game.games.scythe.frames.base import Events
from game.games.scythe.objectives import can_show
from game.games.scythe.stars import place_star
from game.games.scythe.state import State
from game.games.scythe.tables import OBJECTIVE, OBJECTIVES, S_OBJECTIVE, SAXONY

_SHOW = tuple(ShowObjective(name) for name in OBJECTIVES)


def objectives_to_show(state: State, seat: int, at_end: bool = False) -> tuple[Action, ...]:
    cards = state.objectives[seat]
    if not cards:
        return ()
    return tuple([_SHOW[card] for card in cards if card >= 0 and can_show(state, seat, card, at_end)])


def show_objective(state: State, seat: int, action: ShowObjective, events: Events) -> None:
    """The star, and the other card is put away (but Saxony keeps it)."""
    card = OBJECTIVE[action.card]
    state.shown[seat] = (*state.shown[seat], card)
    left = tuple([one for one in state.objectives[seat] if one != card])
    state.objectives[seat] = left
    if state.faction[seat] != SAXONY and left:
        state.objectives[seat] = ()
        state.dropped[seat] = left[0]
    if events is not None:
        events.append(ObjectiveShown(seat, f"objective:{action.card}"))
    place_star(state, seat, S_OBJECTIVE, events)
