"""Why a place, a piece, a card or a button cannot be used now, and what would help: by phase, then by kind of thing.

A screen that holds a unit over a place asks for `r3c4/mech:r3c5`: this unit, there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core.contract import CHANCE, Reason, Seat, seat_id
from game.games.scythe import reasons_bottom, reasons_move, reasons_turn
from game.games.scythe.pieces import with_workers
from game.games.scythe.reasons import LOOK_ONLY, RULE_OF, advice, kind_of, refusal, thing_reason
from game.games.scythe.state import KINDS, State

_KNOWS: dict[str, Callable[[Any, State, Seat, str], Reason | None]] = {
    "take_turn": reasons_turn.choosing,
    "move_or_gain": reasons_turn.at_the_top,
    "bolster": reasons_turn.at_the_top,
    "trade": reasons_turn.at_the_top,
    "factory_top": reasons_turn.at_the_top,
    "choose_place": reasons_turn.placing,
    "produce": reasons_turn.producing,
    "bottom": reasons_bottom.at_the_bottom,
    "finish_turn": reasons_bottom.finishing,
    "pay": reasons_bottom.paying,
    "upgrade": reasons_bottom.upgrading,
    "deploy": reasons_bottom.deploying,
    "build": reasons_bottom.building,
    "enlist": reasons_bottom.enlisting,
    "fights": reasons_turn.choosing_fight,
    "combat_ability": reasons_turn.using_ability,
    "set_dials": reasons_turn.dialling,
    "retreat": reasons_turn.retreating,
    "encounter": reasons_turn.meeting,
    "choose_factory": reasons_turn.choosing_factory,
    "ask_amount": reasons_turn.asking_amount,
    "take_workers": reasons_turn.asking_amount,
    "place_tokens": reasons_turn.asking_amount,
    "take_resources": reasons_turn.taking,
    "pay_cards": reasons_turn.paying_cards,
    "speak_up": reasons_turn.dealing,
    "make_deal": reasons_turn.dealing,
    "answer_deal": reasons_turn.dealing,
    "choose_faction": reasons_turn.setting_up,
    "choose_mat": reasons_turn.setting_up,
    "move_units": reasons_move.moving,
}
"""By word of a frame what it knows better than that a thing is not for now."""
_TALKS = {"deal": "dealt_already", "hear": "all_heard"}
_TALK_FRAMES = frozenset({"take_turn", "bottom", "finish_turn", "fights"})
"""Between the actions of a turn coins may be talked about."""


def why_not(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, waiting = kind_of(component), frame.waiting(state)
    if seat not in waiting:
        if kind in LOOK_ONLY:
            return thing_reason(component)
        return refusal("drawing", "turn") if waiting == (CHANCE,) else _not_asked(state, seat, waiting, component)
    thing, _, held = component.partition("/")
    for action in frame.options(state, seat):
        touched = action.touches()
        if thing in touched and (not held or held in touched):
            return None
    if kind in LOOK_ONLY:
        return thing_reason(component)
    if kind == "less" and state.asking >> seat & 1:
        return refusal("asked_already", "turn#paying")
    if kind in _TALKS and frame.word in _TALK_FRAMES and state.options["deals"]:
        return refusal(_TALKS[kind], "deals#offers")
    if component == _on_map(frame):
        return _where_on_map(frame, state, seat)
    special = _KNOWS.get(frame.word)
    found = special(frame, state, seat, component) if special is not None else None
    if found is None and kind == "objective":
        return reasons_turn.objective_reason(frame, state, seat, component)
    if found is None and kind in KINDS and reasons_move.is_rivals(state, seat, component):
        return refusal("rivals_piece", "move#move")
    return found or thing_reason(component)


def _on_map(frame: Any) -> str:
    """The row of the mat that a frame carries out if where is said on the map: a Factory card carries out none."""
    if frame.word == "move_units":
        return "top:move_units" if frame.top else ""
    if frame.word == "produce":
        return "" if frame.card else "top:produce_hexes"
    return "top:gain_any_resources" if frame.word == "trade" else ""


def _where_on_map(frame: Any, state: State, seat: Seat) -> Reason:
    if frame.word == "move_units":
        return refusal("top_on_map", "move#move", advice("take_unit"))
    if frame.word == "trade" and not with_workers(state, seat):
        return refusal("nowhere_to_lay", "trade#resources")
    return refusal("top_on_map", frame.word, advice("lit_place"))


def _not_asked(state: State, seat: Seat, waiting: tuple[Seat, ...], component: str) -> Reason:
    if state.sealed >> seat & 1:
        others = tuple(seat_id(other) for other in waiting)
        return refusal("sealed", "combat#dials", advice("wait_for", seats=others))
    return refusal("not_your_turn", RULE_OF[kind_of(component)], None, seat=seat_id(waiting[0]))
