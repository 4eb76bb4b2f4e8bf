"""Why a unit cannot go to a place, and why a piece cannot be moved now."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Say, Seat, say, seat_id
from game.core.masks import bits
from game.games.scythe.actions_move import TakeInHand
from game.games.scythe.board import HOMES, LAKES, LAND, PLACE, PLACES, RIVER, SHORE
from game.games.scythe.cargo import CARGO, cargo_there, fresh_units, unit_id
from game.games.scythe.pieces import count_on, rival_fighters_at, rivals_at, units_at
from game.games.scythe.reach import (
    HOME,
    can_sail,
    fighter_steps,
    reach,
    steps_of_move,
    stops_at,
    wades_onto,
    worker_steps,
)
from game.games.scythe.reasons import advice, kind_of, refusal
from game.games.scythe.reasons_bottom import before_the_bottom
from game.games.scythe.state import CHARACTER, KINDS, WORKER, State
from game.games.scythe.tables import ABILITY_BIT, CRIMEA, FACTION, FACTIONS, MINE, NORDIC, POLANIA, SPEED_BIT

_SAILS = {NORDIC: "ability:seaworthy", POLANIA: "ability:submerge"}
"""By faction the ability that opens lakes."""


def moving(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "place":
        return _place(frame, state, seat, component)
    if kind in KINDS:
        return _unit(frame, state, seat, component)
    if kind in ("load", "load_all", "drop", "drop_all"):
        return _cargo(frame, state, seat, component)
    if state.carrier and not state.carrier[3] and kind != "objective":
        return refusal("move_it_first", "move#cargo", advice("move_or_undo"))
    if kind == "cargo":
        return refusal("nothing_to_carry", "move#cargo")
    if kind == "skip_top":
        return refusal("already_begun" if frame.top else "top_over", "turn#both", advice("end_move"))
    if kind in ("bottom", "end_turn"):
        waits = before_the_bottom(state, seat, component, advice("end_move"))
        return (
            waits if kind == "bottom" or frame.top else refusal("moves_not_over", "factory#below", advice("end_move"))
        )
    return (
        refusal("section_chosen", "turn#taking_back", advice("undo_section")) if kind in ("section", "top") else None
    )


def _unit(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    kind, _, where = component.partition(":")
    if is_rivals(state, seat, component):
        return refusal("rivals_piece", "move#move")
    number = KINDS.index(kind)
    place = state.character[seat] if number == CHARACTER else PLACE[where]
    if state.carrier and not state.carrier[3]:
        return refusal("other_in_hand", "move#cargo", advice("move_or_undo"))
    if state.battles >> place & 1:
        return refusal("before_combat", "move#rivals")
    if (number, place) not in fresh_units(state, seat):
        return refusal("has_moved", "move#move", advice("other_unit" if frame.units else "end_move"))
    if not frame.units:
        return refusal("no_more_units", "move#move", advice("end_move"))
    return refusal("cannot_leave", "move#move")


def is_rivals(state: State, seat: Seat, component: str) -> bool:
    kind, _, where = component.partition(":")
    if kind == "character":
        return state.faction[seat] != FACTION[where]
    return not count_on(state, seat, KINDS.index(kind), PLACE[where])


def _place(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    """With a unit held over it, or with one in hand, what keeps that one; else what keeps the nearest ones."""
    thing, _, held = component.partition("/")
    to = PLACE[thing]
    if held:
        return _held(frame, state, seat, held, to)
    if state.carrier:
        return _in_hand(state, seat, to)
    fresh = fresh_units(state, seat) if frame.units else []
    if not fresh:
        return refusal("no_more_units", "move#move", advice("end_move"))
    beside = [(kind, place) for kind, place in fresh if (LAND[place] | RIVER[place] | SHORE[place]) >> to & 1]
    for kind, place in sorted(beside, reverse=True):  # whoever crosses most comes first
        return _why_there(state, seat, kind, place, steps_of_move(state, seat, kind, frame.steps), to)
    if HOMES >> to & 1:
        return _home(state, seat, max(fresh)[0], 1 << to)
    return refusal("out_of_reach", "move#move", advice("take_unit"))


def _held(frame: Any, state: State, seat: Seat, held: str, to: int) -> Reason:
    units = {unit_id(state, seat, kind, place): (kind, place) for kind, place in fresh_units(state, seat)}
    carrier = state.carrier
    if carrier and held == unit_id(state, seat, carrier[0], carrier[1]):
        return _in_hand(state, seat, to)
    if held not in units or not frame.units:
        return _unit(frame, state, seat, held)
    kind, place = units[held]
    return _why_there(state, seat, kind, place, steps_of_move(state, seat, kind, frame.steps), to)


def _in_hand(state: State, seat: Seat, to: int) -> Reason:
    kind, place, steps, has_moved, *_ = state.carrier
    return _why_there(state, seat, kind, place, steps, to, is_under_way=bool(has_moved))


def _why_there(
    state: State, seat: Seat, kind: int, start: int, steps: int, to: int, *, is_under_way: bool = False
) -> Reason:
    here = 1 << to
    unit = say(f"scythe.unit.{KINDS[kind]}")
    if start == to:
        return refusal("is_there", "move#move")
    if HOMES & here:
        return _home(state, seat, kind, here)
    if kind == WORKER and rivals_at(state, seat) & here:
        other = next(one for one in range(state.seats) if one != seat and units_at(state, one) & here)
        key = "worker_among_fighters" if rival_fighters_at(state, seat) & here else "worker_among_workers"
        return refusal(key, "move#stops", None, seat=seat_id(other))
    if LAKES & here and (kind == WORKER or not can_sail(state, seat)):
        sails = None if kind == WORKER else _SAILS.get(state.faction[seat])
        return refusal("lake", "map#lakes", advice("sail", ability=sails) if sails else None, unit=unit)
    if LAKES >> start & 1 and kind == WORKER:
        return refusal("worker_on_lake", "map#lakes", advice("carry_worker"))
    if RIVER[start] & here:
        return _river(state, seat, kind, here)
    key = "too_far_now" if is_under_way else "too_far"
    return _stopped(state, seat, kind, start, steps, to) or refusal(
        key, "move#move", _speed_up(state, seat, kind), unit=unit, n=steps
    )


def _home(state: State, seat: Seat, kind: int, here: int) -> Reason:
    """Wayfare leads to home bases, though not to those that somebody plays from."""
    faction = state.faction[seat]
    if faction != CRIMEA or kind == WORKER:
        return refusal("home_base", "map#homes")
    if state.deployed[seat] & ABILITY_BIT[faction]["wayfare"]:
        return refusal("home_taken", "mechs#crimea")
    is_taken = any(1 << HOME[one] & here for one in state.faction if one != faction)
    return refusal("home_base", "map#homes", None if is_taken else advice("wayfare"))


def _river(state: State, seat: Seat, kind: int, here: int) -> Reason:
    faction = state.faction[seat]
    helps = wades_onto(faction) & here
    if kind == WORKER:
        return refusal("river_worker", "map#rivers", advice("carry_across") if helps else None)
    if not state.deployed[seat] & ABILITY_BIT[faction]["riverwalk"]:
        own = f"faction:{FACTIONS[faction]}"
        way_out = advice("riverwalk") if helps else advice("riverwalk_elsewhere", faction=own)
        return refusal("river", "map#rivers", way_out)
    return refusal("river_terrain", "mechs#riverwalk")


def _stopped(state: State, seat: Seat, kind: int, start: int, steps: int, to: int) -> Reason | None:
    """Near enough, but something stops the unit on the way, or the last step leads across a river."""
    rivals, faction, mine = rivals_at(state, seat), state.faction[seat], state.structures[seat][MINE]
    beside = worker_steps(faction, mine) if kind == WORKER else fighter_steps(faction, state.deployed[seat], mine)
    passed = [place for mask in reach(state, seat, kind, start, steps)[:-1] for place in bits(mask)]
    stops = [place for place in passed if stops_at(state, seat, kind, place)]
    for place in stops:
        if beside[place] >> to & 1:
            key, rule = ("rivals", "move#rivals") if rivals >> place & 1 else ("encounter", "encounter#token")
            return refusal(f"stopped_by_{key}", rule, None, at=PLACES[place])
    is_across = any(RIVER[place] >> to & 1 for place in passed if place not in stops)
    return _river(state, seat, kind, 1 << to) if is_across else None


def _speed_up(state: State, seat: Seat, kind: int) -> Say | None:
    if kind == WORKER:
        return advice("carry_worker") if state.mech_at[seat] else None
    return None if state.deployed[seat] & SPEED_BIT[state.faction[seat]] else advice("speed")


def _cargo(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    verb, _, what = component.partition(":")
    if not state.carrier:
        is_any = any(isinstance(action, TakeInHand) for action in frame.options(state, seat))
        key, way_out = ("nothing_in_hand", advice("take_in_hand")) if is_any else ("nothing_to_carry", None)
        return refusal(key, "move#cargo", way_out)
    kind, place, _, has_moved, *aboard = state.carrier
    number = CARGO.index(what)
    if verb.startswith("load"):
        if what in ("worker", "moved_worker") and kind != 1:
            return refusal("only_mechs_carry", "move#cargo")
        left = cargo_there(state, seat, kind, place)[number] - aboard[number]
        return refusal("just_that" if left > 0 else "nothing_left_there", "move#cargo")
    if not aboard[number]:
        return refusal("not_aboard", "move#cargo")
    if LAKES >> place & 1:
        return refusal("not_on_lakes", "map#lakes")
    return refusal("just_that" if has_moved else "undo_load", "move#cargo")
