"""Why bottom actions and what they give cannot be had, or not there."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Say, Seat
from game.games.scythe.board import HEXES, LAKES, PLACE
from game.games.scythe.mat import can_coerce, missing_resources
from game.games.scythe.pieces import all_structures, control, places_with, with_workers
from game.games.scythe.reasons import advice, kind_of, missing, refusal
from game.games.scythe.state import State
from game.games.scythe.tables import BOTTOM, BOTTOM_RESOURCE, CUBE, MECHS, RESOURCE, STRUCTURE, mech_number
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES


def _name(component: str) -> str:
    return component.partition(":")[2]


def no_own_worker(state: State, seat: Seat, component: str, rule: str) -> Reason:
    here = 1 << PLACE[component]
    elsewhere = advice("lit_place") if with_workers(state, seat) else None
    if not here & HEXES:
        return refusal("not_at_home", "map#homes", elsewhere)
    if here & LAKES:
        return refusal("not_on_lakes", "map#lakes", elsewhere)
    if not control(state, seat) & here:
        return refusal("not_controlled", "map#control", elsewhere)
    return refusal("no_worker_there", rule, elsewhere)


def before_the_bottom(state: State, seat: Seat, component: str, way_out: Say) -> Reason:
    """Why neither a bottom action nor the end of the turn comes before the top action is over."""
    if kind_of(component) == "bottom" and BOTTOM[_name(component)] != state.last[seat]:
        return refusal("other_bottom", "turn#both")
    return refusal("top_first", "turn#both", way_out)


def at_the_bottom(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, section = kind_of(component), state.last[seat]
    lacks, is_strict = missing_resources(state, seat, section), state.options["strict_objectives"]
    if lacks > 0:
        way_out = advice("skip_bottom" if is_strict else "end_turn")
    else:
        way_out = advice("bottom_or_skip" if is_strict else "bottom_or_end")
    if kind == "bottom" and _name(component) != BOTTOMS[section]:
        return refusal("other_bottom", "turn#both", way_out)
    if kind == "bottom":
        return missing(RESOURCES[BOTTOM_RESOURCE[section]], lacks, "bottom#paying", way_out)
    if kind in ("top", "skip_top", "section", "end_move", "end_produce"):
        return refusal("top_over", "turn#both", way_out)
    return refusal("skip_bottom_first", "edition#rulings", way_out) if kind == "end_turn" else None


def finishing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) in ("objective", "deal", "ability", "faction", "mat"):
        return None
    return refusal("actions_over", "turn#both", advice("end_turn"))


def paying(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    what, controlled = f"resource:{frame.resource}", control(state, seat)
    stores = places_with(state, controlled, RESOURCE[frame.resource])
    way_out = advice("pay", what=what) if stores else advice("choose_card")
    kind = kind_of(component)
    if kind == "place":
        place = PLACE[component]
        assert place not in stores
        if not 1 << place & HEXES:
            return refusal("not_at_home", "map#homes", way_out)
        if not controlled >> place & 1:
            return refusal("not_controlled", "map#control", way_out)
        return refusal("none_there", "resources#spending", way_out, what=what)
    if kind == "card" and can_coerce(state, seat):
        return refusal("no_such_card", "factions#crimea", way_out)
    return refusal("pay_first", "resources#spending", way_out, what=what, n=frame.left)


def upgrading(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "cube":
        assert state.upgrades[seat] >> CUBE[_name(component)] & 1
        return refusal("cube_gone", "upgrade#cube")
    return refusal("slot_full", "upgrade#worth") if kind == "slot" else _decide_first(component, "upgrade")


def deploying(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "ability":
        names = MECHS[state.faction[seat]]
        if name not in names:
            return refusal("others_ability", "deploy#ability")
        assert state.deployed[seat] >> mech_number(state.faction[seat], name) & 1
        return refusal("deployed", "deploy#ability")
    if kind == "place":
        return _only_there(frame, component) or no_own_worker(state, seat, component, "deploy#place")
    return _decide_first(component, "deploy")


def building(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "structure":
        assert state.structures[seat][STRUCTURE[_name(component)]] >= 0
        return refusal("built", "build#stay")
    if kind == "place":
        prescribed = _only_there(frame, component)
        if prescribed is None and all_structures(state) >> PLACE[component] & 1:
            return refusal("structure_there", "build#place", advice("lit_place"))
        return prescribed or no_own_worker(state, seat, component, "build#place")
    return _decide_first(component, "build")


def _only_there(frame: Any, component: str) -> Reason | None:
    """Cards prescribe the place."""
    if frame.at is None or frame.at == component:
        return None
    return refusal("only_with_character", "encounter#gains", None, at=frame.at)


def enlisting(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "recruit":
        assert state.recruits[seat][BOTTOM[name]] >= 0
        return refusal("enlisted", "enlist#once")
    if kind == "bonus":
        assert BONUSES.index(name) in state.recruits[seat]
        return refusal("bonus_taken", "enlist#once")
    return _decide_first(component, "enlist")


def _decide_first(component: str, rule: str) -> Reason | None:
    if kind_of(component) in ("bottom", "end_turn", "section", "top"):
        return refusal("gain_first", rule, advice("leave"))
    return None
