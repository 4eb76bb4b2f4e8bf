"""Why bottom actions and what they give cannot be had, or not there."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Seat
from game.games.scythe.board import BUILDABLE, HEXES, LAKES, PLACE
from game.games.scythe.mat import missing_resources
from game.games.scythe.pieces import all_structures, control, places_with
from game.games.scythe.reasons import advice, kind_of, missing, refusal
from game.games.scythe.state import State
from game.games.scythe.tables import BOTTOM, BOTTOM_RESOURCE, CUBE, MECHS, RESOURCE, STRUCTURE, mech_number
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES


def _name(component: str) -> str:
    return component.partition(":")[2]


def no_own_worker(state: State, seat: Seat, component: str, rule: str) -> Reason:
    here = 1 << PLACE[component]
    if not here & HEXES:
        return refusal("not_at_home", rule)
    if here & LAKES:
        return refusal("not_on_lakes", rule)
    if not control(state, seat) & here:
        return refusal("not_controlled", rule, advice("lit_place"))
    return refusal("no_worker_there", rule, advice("lit_place"))


def at_the_bottom(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, section = kind_of(component), state.last[seat]
    if kind == "bottom" and _name(component) != BOTTOMS[section]:
        return refusal("other_bottom", "turn")
    if kind == "bottom":
        lacks = missing_resources(state, seat, section)
        return missing(RESOURCES[BOTTOM_RESOURCE[section]], lacks, BOTTOMS[section], advice("end_turn"))
    if kind in ("top", "skip_top", "section", "end_move", "end_produce"):
        return refusal("top_over", "turn", advice("bottom_or_end"))
    if kind == "end_turn":
        return refusal("skip_bottom_first", "objectives", advice("skip_bottom"))
    return None


def finishing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) in ("objective", "deal", "ability", "faction", "mat"):
        return None
    return refusal("actions_over", "turn", advice("end_turn"))


def paying(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    what = f"resource:{frame.resource}"
    if kind_of(component) == "place":
        place = PLACE[component]
        if not control(state, seat) >> place & 1:
            return refusal("not_controlled", "resources", advice("pay", what=what))
        assert place not in places_with(state, control(state, seat), RESOURCE[frame.resource])
        return refusal("none_there", "resources", advice("pay", what=what), what=what)
    return refusal("pay_first", "resources", advice("pay", what=what), what=what, n=frame.left)


def upgrading(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "cube":
        assert state.upgrades[seat] >> CUBE[_name(component)] & 1
        return refusal("cube_gone", "upgrade")
    return refusal("slot_full", "upgrade") if kind == "slot" else _decide_first(component, "upgrade")


def deploying(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "ability":
        names = MECHS[state.faction[seat]]
        if name not in names:
            return refusal("others_ability", "deploy")
        assert state.deployed[seat] >> mech_number(state.faction[seat], name) & 1
        return refusal("deployed", "deploy")
    if kind == "place":
        return _only_there(frame, component) or no_own_worker(state, seat, component, "deploy")
    return _decide_first(component, "deploy")


def building(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "structure":
        assert state.structures[seat][STRUCTURE[_name(component)]] >= 0
        return refusal("built", "build")
    if kind == "place":
        here = 1 << PLACE[component]
        if here & BUILDABLE and all_structures(state) & here:
            return refusal("structure_there", "build")
        return _only_there(frame, component) or no_own_worker(state, seat, component, "build")
    return _decide_first(component, "build")


def _only_there(frame: Any, component: str) -> Reason | None:
    """Cards prescribe the place."""
    if frame.at is None or frame.at == component:
        return None
    return refusal("only_with_character", "encounter", None, at=frame.at)


def enlisting(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "recruit":
        assert state.recruits[seat][BOTTOM[name]] >= 0
        return refusal("enlisted", "enlist")
    if kind == "bonus":
        assert BONUSES.index(name) in state.recruits[seat]
        return refusal("bonus_taken", "enlist")
    return _decide_first(component, "enlist")


def _decide_first(component: str, rule: str) -> Reason | None:
    if kind_of(component) in ("bottom", "end_turn", "section", "top"):
        return refusal("gain_first", rule, advice("leave"))
    return None
