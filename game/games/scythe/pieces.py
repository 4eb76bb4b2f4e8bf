"""Pieces on the map: putting, taking, moving them, and who controls what. Masks and counts are kept together here."""

from __future__ import annotations

from functools import lru_cache

from game.core.masks import bits
from game.games.scythe.board import COUNT, HEXES, LAKES
from game.games.scythe.state import CHARACTER, MECH, WORKER, State


@lru_cache(maxsize=1 << 15)
def spots(mask: int) -> tuple[int, ...]:
    """The places of a mask; the same ones are asked for again and again."""
    return tuple(bits(mask))


def add_workers(state: State, seat: int, place: int, n: int) -> None:
    state.workers[seat * COUNT + place] += n
    state.worker_at[seat] |= 1 << place


def remove_workers(state: State, seat: int, place: int, n: int) -> None:
    spot = seat * COUNT + place
    left = state.workers[spot] - n
    state.workers[spot] = left
    if not left:
        state.worker_at[seat] &= ~(1 << place)


def add_mech(state: State, seat: int, place: int) -> None:
    state.mechs[seat * COUNT + place] += 1
    state.mech_at[seat] |= 1 << place


def remove_mech(state: State, seat: int, place: int) -> None:
    spot = seat * COUNT + place
    state.mechs[spot] -= 1
    if not state.mechs[spot]:
        state.mech_at[seat] &= ~(1 << place)


def move_unit(state: State, seat: int, kind: int, start: int, to: int) -> None:
    if kind == CHARACTER:
        state.character[seat] = to
    elif kind == MECH:
        remove_mech(state, seat, start)
        add_mech(state, seat, to)
    else:
        remove_workers(state, seat, start, 1)
        add_workers(state, seat, to, 1)


def workers_on(state: State, seat: int, place: int) -> int:
    return state.workers[seat * COUNT + place]


def mechs_on(state: State, seat: int, place: int) -> int:
    return state.mechs[seat * COUNT + place]


def count_on(state: State, seat: int, kind: int, place: int) -> int:
    """How many units of a kind a seat has on a place."""
    if kind == WORKER:
        return state.workers[seat * COUNT + place]
    if kind == MECH:
        return state.mechs[seat * COUNT + place]
    return int(state.character[seat] == place)


def fighters_at(state: State, seat: int) -> int:
    """Mask of the places with the character or a mech."""
    return state.mech_at[seat] | 1 << state.character[seat]


def units_at(state: State, seat: int) -> int:
    return state.worker_at[seat] | state.mech_at[seat] | 1 << state.character[seat]


def rivals_at(state: State, seat: int) -> int:
    """Mask of the places with units of anybody else."""
    found = 0
    for other in range(state.seats):
        if other != seat:
            found |= state.worker_at[other] | state.mech_at[other] | 1 << state.character[other]
    return found


def rival_fighters_at(state: State, seat: int) -> int:
    found = 0
    for other in range(state.seats):
        if other != seat:
            found |= state.mech_at[other] | 1 << state.character[other]
    return found


def control(state: State, seat: int) -> int:
    """Mask of the territories a seat controls: with a unit, or with a structure where no rival's unit stands. Where
    the active seat is still to fight, the defender does."""
    own = state.worker_at[seat] | state.mech_at[seat] | 1 << state.character[seat]
    if state.battles and seat == state.active:
        own &= ~state.battles
    structures = state.structure_at[seat]
    if structures & ~own:
        own |= structures & ~rivals_at(state, seat)
        if state.battles and seat == state.active:
            own &= ~state.battles
    return own & HEXES


def all_structures(state: State) -> int:
    found = 0
    for mask in state.structure_at:
        found |= mask
    return found


def with_workers(state: State, seat: int) -> int:
    """Where a seat may lay resources, deploy: territories it controls with a worker of its own, lakes excepted."""
    found = state.worker_at[seat] & HEXES & ~LAKES
    return found & ~state.battles if seat == state.active else found


def buildable(state: State, seat: int) -> int:
    return with_workers(state, seat) & ~all_structures(state)


def tokens_on(state: State, place: int) -> tuple[int, int, int, int]:
    at = place * 4
    tokens = state.tokens
    return tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]


def totals(state: State, controlled: int) -> list[int]:
    """Tokens of each resource on a set of places."""
    tokens = state.tokens
    found = [0, 0, 0, 0]
    for place in spots(controlled):
        at = place * 4
        found[0] += tokens[at]
        found[1] += tokens[at + 1]
        found[2] += tokens[at + 2]
        found[3] += tokens[at + 3]
    return found


def places_with(state: State, controlled: int, resource: int) -> list[int]:
    tokens = state.tokens
    return [place for place in bits(controlled) if tokens[place * 4 + resource]]


def move_tokens(state: State, start: int, to: int, amounts: tuple[int, ...]) -> None:
    for resource, n in enumerate(amounts):
        if n:
            state.tokens[start * 4 + resource] -= n
            state.tokens[to * 4 + resource] += n


def send_home(state: State, seat: int, place: int, home: int) -> list[tuple[int, int]]:
    """All units of a seat leave a place for its home base; their kinds and numbers."""
    gone = []
    if state.character[seat] == place:
        state.character[seat] = home
        gone.append((CHARACTER, 1))
    mechs = mechs_on(state, seat, place)
    for _ in range(mechs):
        move_unit(state, seat, MECH, place, home)
    if mechs:
        gone.append((MECH, mechs))
    workers = workers_on(state, seat, place)
    if workers:
        remove_workers(state, seat, place, workers)
        add_workers(state, seat, home, workers)
        gone.append((WORKER, workers))
    return gone
