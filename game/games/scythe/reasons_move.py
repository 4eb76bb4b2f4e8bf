"""Why a unit cannot go to a place, and why a piece cannot be moved now."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Seat, say, seat_id
from game.core.masks import bits
from game.games.scythe.board import HOMES, LAKES, LAND, PLACE, PLACES, RIVER, SHORE
from game.games.scythe.cargo import CARGO, cargo_there, fresh_units, unit_id
from game.games.scythe.pieces import count_on, rival_fighters_at, rivals_at, units_at
from game.games.scythe.reach import can_sail, reach, steps_of_move, wades_onto
from game.games.scythe.reasons import advice, kind_of, refusal
from game.games.scythe.state import CHARACTER, KINDS, WORKER, State
from game.games.scythe.tables import ABILITY_BIT, FACTION, FACTIONS, SPEED_BIT


def moving(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "place":
        return _place(frame, state, seat, component)
    if kind in KINDS:
        return _unit(frame, state, seat, component)
    if kind in ("load", "load_all", "drop", "drop_all"):
        return _cargo(state, seat, component)
    if kind == "cargo":
        return refusal("nothing_to_carry", "move")
    if state.carrier and not state.carrier[3]:
        return refusal("move_it_first", "move", advice("move_or_undo"))
    if kind in ("skip_top", "top"):
        return refusal("already_begun", "move", advice("end_move"))
    if kind in ("bottom", "end_turn"):
        return refusal("top_first", "turn", advice("end_move"))
    return refusal("section_chosen", "turn", advice("undo_section")) if kind in ("section", "top") else None


def _unit(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    kind, _, where = component.partition(":")
    number = KINDS.index(kind)
    if number == CHARACTER:
        owner = next(one for one in range(state.seats) if state.faction[one] == FACTION[where])
        place = state.character[owner]
        is_own = owner == seat
    else:
        place = PLACE[where]
        is_own = count_on(state, seat, number, place) > 0
    if not is_own:
        return refusal("rivals_piece", "move")
    if state.carrier and not state.carrier[3]:
        return refusal("other_in_hand", "move", advice("move_or_undo"))
    if state.battles >> place & 1:
        return refusal("before_combat", "move")
    if (number, place) not in fresh_units(state, seat):
        return refusal("has_moved", "move", advice("other_unit"))
    if not frame.units:
        return refusal("no_more_units", "move", advice("end_move"))
    return refusal("cannot_leave", "move")


def _place(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    """With a unit held over it, or with one in hand, what keeps that one; else what keeps the nearest ones."""
    thing, _, held = component.partition("/")
    to = PLACE[thing]
    if held:
        return _held(frame, state, seat, held, to)
    if state.carrier:
        return _why_there(state, seat, state.carrier[0], state.carrier[1], state.carrier[2], to)
    fresh = fresh_units(state, seat) if frame.units else []
    if not fresh:
        return refusal("no_more_units", "move", advice("end_move"))
    beside = [(kind, place) for kind, place in fresh if (LAND[place] | RIVER[place] | SHORE[place]) >> to & 1]
    for kind, place in sorted(beside, reverse=True):
        return _why_there(state, seat, kind, place, steps_of_move(state, seat, kind, frame.steps), to)
    if HOMES >> to & 1:
        return refusal("home_base", "map")
    return refusal("out_of_reach", "move", advice("lit_place"))


def _held(frame: Any, state: State, seat: Seat, held: str, to: int) -> Reason:
    units = {unit_id(state, seat, kind, place): (kind, place) for kind, place in fresh_units(state, seat)}
    carrier = state.carrier
    if carrier and held == unit_id(state, seat, carrier[0], carrier[1]):
        return _why_there(state, seat, carrier[0], carrier[1], carrier[2], to)
    if held not in units or not frame.units:
        return _unit(frame, state, seat, held)
    kind, place = units[held]
    return _why_there(state, seat, kind, place, steps_of_move(state, seat, kind, frame.steps), to)


def _why_there(state: State, seat: Seat, kind: int, start: int, steps: int, to: int) -> Reason:
    here, faction = 1 << to, state.faction[seat]
    unit = say(f"scythe.unit.{KINDS[kind]}")
    if start == to:
        return refusal("is_there", "move")
    if HOMES & here:
        return refusal("home_base", "map")
    if kind == WORKER and rivals_at(state, seat) & here:
        other = next(one for one in range(state.seats) if one != seat and units_at(state, one) & here)
        key = "worker_among_fighters" if rival_fighters_at(state, seat) & here else "worker_among_workers"
        return refusal(key, "move", None, seat=seat_id(other))
    if LAKES & here and (kind == WORKER or not can_sail(state, seat)):
        return refusal("lake", "map", None, unit=unit)
    if LAKES >> start & 1 and kind == WORKER:
        return refusal("worker_on_lake", "map", advice("carry_worker"))
    if RIVER[start] & here:
        return _river(state, seat, kind, here)
    return _too_far(state, seat, kind, start, steps, to) or refusal(
        "too_far", "move", _speed_up(state, seat, kind, faction), unit=unit, n=steps
    )


def _river(state: State, seat: Seat, kind: int, here: int) -> Reason:
    faction = state.faction[seat]
    if kind == WORKER:
        return refusal("river_worker", "map", advice("carry_worker"))
    if not state.deployed[seat] & ABILITY_BIT[faction]["riverwalk"]:
        helps = wades_onto(faction) & here
        own = f"faction:{FACTIONS[faction]}"
        way_out = advice("riverwalk") if helps else advice("riverwalk_elsewhere", faction=own)
        return refusal("river", "map", way_out)
    return refusal("river_terrain", "map")


def _too_far(state: State, seat: Seat, kind: int, start: int, steps: int, to: int) -> Reason | None:
    """Within the steps as the crow flies, but something stops the unit on the way."""
    rivals = rivals_at(state, seat)
    reached = reach(state, seat, kind, start, steps)
    stops = [place for mask in reached[:-1] for place in bits(mask) if _beside(place) >> to & 1]
    for place in stops:
        if rivals >> place & 1:
            return refusal("stopped_by_rivals", "move", None, at=PLACES[place])
        if kind == CHARACTER and state.encounters >> place & 1:
            return refusal("stopped_by_encounter", "move", None, at=PLACES[place])
    return None


def _beside(place: int) -> int:
    return LAND[place] | SHORE[place]


def _speed_up(state: State, seat: Seat, kind: int, faction: int) -> Any:
    if kind == WORKER:
        return advice("carry_worker")
    return None if state.deployed[seat] & SPEED_BIT[faction] else advice("speed")


def _cargo(state: State, seat: Seat, component: str) -> Reason:
    verb, _, what = component.partition(":")
    if not state.carrier:
        return refusal("nothing_in_hand", "move", advice("take_in_hand"))
    kind, place, _, has_moved, *aboard = state.carrier
    number = CARGO.index(what)
    if verb.startswith("load"):
        if what in ("worker", "moved_worker") and kind != 1:
            return refusal("only_mechs_carry", "move")
        left = cargo_there(state, seat, kind, place)[number] - aboard[number]
        return refusal("just_that" if left > 0 else "nothing_left_there", "move")
    if LAKES >> place & 1:
        return refusal("not_on_lakes", "move")
    if aboard[number] and not has_moved:
        return refusal("undo_load", "move")
    return refusal("just_that" if aboard[number] else "not_aboard", "move")
