"""Units that may still move in an action, and what they can carry."""

from __future__ import annotations

from game.core.masks import bits
from game.games.scythe.board import LAKES, PLACES
from game.games.scythe.pieces import count_on, mechs_on, tokens_on, workers_on
from game.games.scythe.state import CHARACTER, KINDS, MECH, WORKER, State
from game.games.scythe.tables import FACTIONS
from game.games.scythe.told_turn import CARGO as CARGO

_EMPTY = (0,) * len(CARGO)


def unit_id(state: State, seat: int, kind: int, place: int) -> str:
    if kind == CHARACTER:
        return f"character:{FACTIONS[state.faction[seat]]}"
    return f"{KINDS[kind]}:{PLACES[place]}"


def unit_code(kind: int, place: int) -> int:
    return kind * 64 + place


def moved_on(state: State, kind: int, place: int) -> int:
    """How many units of a kind on a place have moved in this action."""
    return state.moved.count(unit_code(kind, place)) if state.moved else 0


def fresh_units(state: State, seat: int) -> list[tuple[int, int]]:
    """Kinds and places of the units that may still move in this action; the character first."""
    found = []
    place = state.character[seat]
    if not moved_on(state, CHARACTER, place):
        found.append((CHARACTER, place))
    barred = state.battles
    for kind, places in ((MECH, state.mech_at[seat]), (WORKER, state.worker_at[seat])):
        for place in bits(places & ~barred):
            if count_on(state, seat, kind, place) > moved_on(state, kind, place):
                found.append((kind, place))
    return found


def _loose_workers(state: State, seat: int, place: int) -> tuple[int, int]:
    """Workers that a mech there could take along: those that have not moved, and those that have."""
    moved = moved_on(state, WORKER, place)
    return workers_on(state, seat, place) - moved, moved


def cargo_there(state: State, seat: int, kind: int, place: int) -> tuple[int, ...]:
    """All that a unit on a place could carry, in the order of CARGO."""
    workers = _loose_workers(state, seat, place) if kind == MECH else (0, 0)
    return (*workers, *tokens_on(state, place))


def forced_cargo(state: State, seat: int, kind: int, place: int) -> tuple[int, ...]:
    """Leaving a lake: workers go with the last mech, resources with the last character or mech."""
    if not LAKES >> place & 1:
        return _EMPTY
    mechs = mechs_on(state, seat, place)
    others = mechs + (state.character[seat] == place) - 1
    workers = _loose_workers(state, seat, place) if kind == MECH and mechs == 1 else (0, 0)
    return (*workers, *(tokens_on(state, place) if not others else (0, 0, 0, 0)))
