"""Moving: different units, one after the other, each with what it carries.

A unit goes straight to any place in reach. Taken in hand first, it is loaded; while it has steps left it stays in
hand, so that it can load and drop on the way, and its cargo comes along until it is dropped or the move is over.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.contract import Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import ShowObjective
from game.games.scythe.actions_move import Drop, EndMove, Load, Move, TakeInHand
from game.games.scythe.board import LAKES, PLACE, PLACES
from game.games.scythe.cargo import CARGO, cargo_there, forced_cargo, fresh_units, unit_code, unit_id
from game.games.scythe.events_map import CargoDropped, CargoLoaded, MoveEnded, UnitMoved, UnitTaken, WorkersDriven
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.receiving import lose
from game.games.scythe.frames.window import objectives_to_show, show_objective
from game.games.scythe.pieces import (
    add_workers,
    move_tokens,
    move_unit,
    remove_workers,
    rival_fighters_at,
    rivals_at,
    send_home,
    workers_on,
)
from game.games.scythe.reach import HOME, places_between, reach, steps_of_move, stops_at
from game.games.scythe.state import CHARACTER, KINDS, WORKER, State

_END = EndMove()
_LOADS = tuple(Load(what, 1) for what in CARGO)
_LOAD_ALL = tuple(Load(what) for what in CARGO)
_DROPS = tuple(Drop(what, 1) for what in CARGO)
_DROP_ALL = tuple(Drop(what) for what in CARGO)
_ABOARD = 4
"""Where the cargo begins in a carrier."""
_WORKERS = 2
"""So many kinds of cargo are workers, the first ones."""


@cache
def _moves(unit: str) -> tuple[Move, ...]:
    return tuple(Move(unit, to) for to in PLACES)


@cache
def _in_hand(unit: str) -> TakeInHand:
    return TakeInHand(unit)


def _targets(state: State, seat: int, kind: int, place: int, steps: int) -> int:
    found = 0
    for mask in reach(state, seat, kind, place, steps):
        found |= mask
    return found


@dataclass(frozen=True, slots=True)
class MoveUnits(ScytheFrame):
    """`units` more may begin a move; `top` tells the top action of the mat from the bottom one of a Factory card."""

    word = "move_units"
    phase = "move"
    seat: int
    units: int
    steps: int
    top: bool
    begun: bool = False

    def settle(self, state: State, events: Events) -> bool:
        if self.units or state.carrier or not self.begun:
            return False
        self._end(state, events)
        return True

    def question(self, state: State) -> str:
        return "move_on" if state.carrier else self.word

    # -- what may be done --------------------------------------------------------------------------------------------

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        found: list[Action] = []
        carrier = state.carrier
        if carrier:
            found += self._cargo_options(state, seat)
            unit = _moves(unit_id(state, seat, carrier[0], carrier[1]))
            in_hand = _targets(state, seat, carrier[0], carrier[1], carrier[2])
            found += [unit[to] for to in bits(in_hand)]
            if not carrier[3]:
                return tuple(found)
        if self.units:
            self._add_units(state, seat, found)
        if not self.begun and not self.top:
            found += objectives_to_show(state, seat)
        found.append(_END)
        return tuple(found)

    def _add_units(self, state: State, seat: int, found: list[Action]) -> None:
        for kind, place in fresh_units(state, seat):
            targets = _targets(state, seat, kind, place, steps_of_move(state, seat, kind, self.steps))
            if not targets:
                continue
            name = unit_id(state, seat, kind, place)
            unit = _moves(name)
            if state.carrier[:2] == (kind, place):  # its twin is in hand and goes first
                targets &= ~_targets(state, seat, kind, place, state.carrier[2])
            found += [unit[to] for to in bits(targets)]
            if any(cargo_there(state, seat, kind, place)):
                found.append(_in_hand(name))

    def _cargo_options(self, state: State, seat: int) -> list[Action]:
        kind, place, *_ = state.carrier
        aboard = state.carrier[_ABOARD:]
        there = cargo_there(state, seat, kind, place)
        # what was loaded before the first step is taken back instead, and nothing is left on a lake
        may_drop = state.carrier[3] and not LAKES >> place & 1
        found: list[Action] = []
        for number in range(len(CARGO)):
            more = there[number] - aboard[number]
            if more:
                found.append(_LOADS[number])
                if more > 1:
                    found.append(_LOAD_ALL[number])
            less = aboard[number]
            if less and may_drop:
                found.append(_DROPS[number])
                if less > 1:
                    found.append(_DROP_ALL[number])
        return found

    # -- what is done ------------------------------------------------------------------------------------------------

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, Move):
            self._move(state, seat, action, events)
        elif isinstance(action, TakeInHand):
            self._take(state, seat, action, events)
        elif isinstance(action, Load | Drop):
            _shift_cargo(state, seat, action, events)
        elif isinstance(action, ShowObjective):
            show_objective(state, seat, action, events)
        else:
            if events is not None:
                events.append(MoveEnded(seat))
            self._end(state, events)

    def _take(self, state: State, seat: int, action: TakeInHand, events: Events) -> None:
        kind, place = _unit_of(state, seat, action.unit)
        _set_down(state)
        steps = steps_of_move(state, seat, kind, self.steps)
        forced = forced_cargo(state, seat, kind, place)
        state.carrier = (kind, place, steps, False, *forced)
        state.boarded = _all_from(place, forced)
        state.stack[-1] = MoveUnits(seat, self.units, self.steps, self.top, True)
        if events is not None:
            events.append(UnitTaken(seat, action.unit))

    def _move(self, state: State, seat: int, action: Move, events: Events) -> None:
        kind, start = _unit_of(state, seat, action.unit)
        to = PLACE[action.to]
        carrier = state.carrier
        if carrier[:2] != (kind, start) or _other_meant(state, seat, carrier, to):
            _set_down(state)
            steps = steps_of_move(state, seat, kind, self.steps)
            carrier = (kind, start, steps, False, *forced_cargo(state, seat, kind, start))
            state.boarded = _all_from(start, carrier[_ABOARD:])
        reached = reach(state, seat, kind, start, carrier[2])
        used = 1 + next(n for n, mask in enumerate(reached) if mask >> to & 1)
        if events is not None:
            via = tuple(PLACES[one] for one in places_between(state, seat, kind, to, reached))
            events.append(UnitMoved(seat, action.unit, PLACES[start], action.to, via, *carrier[_ABOARD:]))
        begins = not carrier[3]
        cargo = carrier[_ABOARD:]
        _carry(state, seat, kind, start, to, cargo, begins)
        left = 0 if stops_at(state, seat, kind, to) else carrier[2] - used
        _arrive(state, seat, kind, to, cargo, events)
        state.stack[-1] = MoveUnits(seat, self.units - begins, self.steps, self.top, True)
        goes_on = left > 0 and _targets(state, seat, kind, to, left)
        state.carrier = (kind, to, left, True, *cargo) if goes_on else ()
        if not goes_on:
            state.boarded = ()

    def _end(self, state: State, events: Events) -> None:
        _set_down(state)
        state.stack.pop()

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.units}


def _other_meant(state: State, seat: int, carrier: tuple[int, ...], to: int) -> bool:
    """Two units of a kind stand on one place, one of them in hand with steps left: the one in hand goes where it can,
    another one only where that could not."""
    return bool(carrier[3]) and not _targets(state, seat, carrier[0], carrier[1], carrier[2]) >> to & 1


def _unit_of(state: State, seat: int, unit: str) -> tuple[int, int]:
    kind = KINDS.index(unit.partition(":")[0])
    return kind, state.character[seat] if kind == CHARACTER else PLACE[unit.partition(":")[2]]


def _set_down(state: State) -> None:
    state.carrier = state.boarded = ()


def _all_from(place: int, cargo: tuple[int, ...]) -> tuple[int, ...]:
    """Unit and workers that set out together."""
    return (place,) * (1 + cargo[0] + cargo[1])


def _shift_cargo(state: State, seat: int, action: Load | Drop, events: Events) -> None:
    carrier = list(state.carrier)
    kind, place = carrier[0], carrier[1]
    number = CARGO.index(action.what)
    aboard = carrier[_ABOARD + number]
    if isinstance(action, Load):
        n = action.n or cargo_there(state, seat, kind, place)[number] - aboard
        carrier[_ABOARD + number] += n
        if number < _WORKERS:
            state.boarded += (place,) * n
    else:
        n = action.n or aboard
        carrier[_ABOARD + number] -= n
        if number < _WORKERS:  # whoever came aboard last goes first
            state.boarded = state.boarded[:-n]
    state.carrier = tuple(carrier)
    if events is not None:
        told = CargoLoaded if isinstance(action, Load) else CargoDropped
        events.append(told(seat, unit_id(state, seat, kind, place), f"load:{action.what}", n))


def _carry(state: State, seat: int, kind: int, start: int, to: int, cargo: tuple[int, ...], begins: bool) -> None:
    """Unit and cargo change places, and so do their marks of having moved."""
    moved = list(state.moved)
    if not begins:
        moved.remove(unit_code(kind, start))
    move_unit(state, seat, kind, start, to)
    moved.append(unit_code(kind, to))
    fresh, tired, *tokens = cargo
    if fresh + tired:
        remove_workers(state, seat, start, fresh + tired)
        add_workers(state, seat, to, fresh + tired)
        for _ in range(tired):
            moved.remove(unit_code(WORKER, start))
            moved.append(unit_code(WORKER, to))
    move_tokens(state, start, to, tuple(tokens))
    state.moved = tuple(moved)


def _arrive(state: State, seat: int, kind: int, to: int, cargo: tuple[int, ...], events: Events) -> None:
    """Rivals' workers alone leave at once; rivals' characters and mechs will be fought when all moves are done.

    If that combat is called off, unit and goods go back to where the move began, each worker to where it came aboard.
    """
    here = 1 << to
    if not rivals_at(state, seat) & here or kind == WORKER:
        return
    if rival_fighters_at(state, seat) & here:
        state.battles |= here
        start, *workers = state.boarded
        came = [(kind, start, to, *cargo[_WORKERS:]), *((WORKER, one, to, 0, 0, 0, 0) for one in workers)]
        state.came = (*state.came, *came)
        return
    for other in range(state.seats):
        if other != seat and state.worker_at[other] & here:
            gone = workers_on(state, other, to)
            send_home(state, other, to, HOME[state.faction[other]])
            state.drove_off += gone
            lost = lose(state, seat, "popularity", gone)
            if events is not None:
                events.append(WorkersDriven(seat, other, PLACES[to], gone, lost))
