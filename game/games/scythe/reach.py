"""Where units can go: steps by terrain, rivers, lakes, tunnels and abilities, and what stops them on the way.

Tables of steps are made once for each faction, set of abilities and mine; only what depends on control is looked up.
"""

from __future__ import annotations

from functools import cache

from game.core.masks import bits
from game.games.scythe.board import (
    COUNT,
    FACTORY,
    HEXES,
    HOMES,
    LAKES,
    LAND,
    NOWHERE,
    PLACE,
    RIVER,
    SHORE,
    TERRAIN_MASK,
    TUNNELS,
)
from game.games.scythe.pieces import control, rivals_at
from game.games.scythe.state import CHARACTER, WORKER, State
from game.games.scythe.tables import (
    ABILITY_BIT,
    CRIMEA,
    FACTION_RECORDS,
    MINE,
    NORDIC,
    POLANIA,
    RUSVIET,
    SAXONY,
    SPEED_BIT,
    files,
    mech_number,
)

HOME: tuple[int, ...] = tuple(PLACE[faction.home_base] for faction in FACTION_RECORDS)
_SEAWORTHY, _SUBMERGE = ABILITY_BIT[NORDIC]["seaworthy"], ABILITY_BIT[POLANIA]["submerge"]
_TOWNSHIP, _UNDERPASS = ABILITY_BIT[RUSVIET]["township"], ABILITY_BIT[SAXONY]["underpass"]
_WAYFARE = ABILITY_BIT[CRIMEA]["wayfare"]
_HOPPER = {RUSVIET: _TOWNSHIP, SAXONY: _UNDERPASS, CRIMEA: _WAYFARE}
"""Factions with an ability whose targets depend on the position."""
_VILLAGES, _MOUNTAINS = TERRAIN_MASK["village"], TERRAIN_MASK["mountain"]
_WET = tuple(
    sum(TERRAIN_MASK[terrain] for terrain in one.mechs[mech_number(number, "riverwalk")].cross_river_onto)
    for number, one in enumerate(FACTION_RECORDS)
)
"""Where the riverwalk of each faction leads."""
_SWIM = tuple(sum(TERRAIN_MASK[terrain] for terrain in one.ability.onto_terrains) for one in FACTION_RECORDS)
_EXTRA = tuple(one.mechs[mech_number(number, "speed")].extra_steps for number, one in enumerate(FACTION_RECORDS))
"""Steps that Speed adds to a move."""
MOVES_OF_FACTORY = files().factory_move


def _with_tunnels(place: int, mine: int) -> int:
    """Tunnels are beside each other, and so is the own mine."""
    gates = TUNNELS if mine == NOWHERE else TUNNELS | 1 << mine
    return gates & ~(1 << place) if gates >> place & 1 else 0


@cache
def worker_steps(faction: int, mine: int) -> tuple[int, ...]:
    return tuple(LAND[place] | _with_tunnels(place, mine) | RIVER[place] & _SWIM[faction] for place in range(COUNT))


@cache
def fighter_steps(faction: int, deployed: int, mine: int) -> tuple[int, ...]:
    """All steps that do not depend on who controls what."""
    wades = deployed & ABILITY_BIT[faction]["riverwalk"]
    sails = (faction == NORDIC and deployed & _SEAWORTHY) or (faction == POLANIA and deployed & _SUBMERGE)
    found = []
    for place in range(COUNT):
        steps = LAND[place] | _with_tunnels(place, mine)
        if wades:
            steps |= RIVER[place] & _WET[faction]
        if sails:
            steps |= SHORE[place] & HEXES
            if faction == POLANIA and LAKES >> place & 1:
                steps |= LAKES
        found.append(steps & ~(1 << place))
    return tuple(found)


def _hops(state: State, seat: int, faction: int, place: int) -> int:
    """Places that Township, Underpass and Wayfare treat as beside this one."""
    if faction == CRIMEA:
        taken = 0
        for other in range(state.seats):
            if other != seat:
                taken |= 1 << HOME[state.faction[other]]
        return HOMES & ~taken
    here = 1 << place
    if faction == RUSVIET:
        if here & _VILLAGES:
            return control(state, seat) & _VILLAGES | FACTORY
        return control(state, seat) & _VILLAGES if here & FACTORY else 0
    mine = state.structures[seat][MINE]
    gates = TUNNELS if mine == NOWHERE else TUNNELS | 1 << mine
    if here & (_MOUNTAINS | gates):
        return control(state, seat) & _MOUNTAINS | gates
    return 0


def steps_of_move(state: State, seat: int, kind: int, base: int) -> int:
    """How far a unit goes in one move."""
    if kind != WORKER and state.deployed[seat] & SPEED_BIT[state.faction[seat]]:
        return base + _EXTRA[state.faction[seat]]
    return base


def _ways(state: State, seat: int, kind: int) -> tuple[tuple[int, ...], int, int, int]:
    """Steps from everywhere, whether hops are added to them, places that are barred and those where a way ends."""
    faction = state.faction[seat]
    mine = state.structures[seat][MINE]
    rivals = rivals_at(state, seat)
    if kind == WORKER:
        return worker_steps(faction, mine), 0, rivals, 0
    deployed = state.deployed[seat]
    stop = rivals | state.encounters if kind == CHARACTER else rivals
    return fighter_steps(faction, deployed, mine), deployed & _HOPPER.get(faction, 0), 0, stop


def reach(state: State, seat: int, kind: int, start: int, steps: int) -> list[int]:
    """Masks of the places a unit can end on after exactly one, two, three steps, none of them in two masks."""
    faction = state.faction[seat]
    table, hopper, barred, stop = _ways(state, seat, kind)
    seen = 1 << start | barred
    found: list[int] = []
    frontier: tuple[int, ...] = (start,)
    for number in range(steps):
        reached = 0
        for place in frontier:
            reached |= table[place]
            if hopper:
                reached |= _hops(state, seat, faction, place)
        reached &= ~seen
        found.append(reached)
        if number + 1 == steps or not reached:
            break
        seen |= reached
        frontier = bits(reached & ~stop)
    return found


def places_between(state: State, seat: int, kind: int, to: int, reached: list[int]) -> tuple[int, ...]:
    """On a shortest way to one of the places in `reached`, which is what reach() found: where the unit passes."""
    table, hopper, _, stop = _ways(state, seat, kind)
    far = next(n for n, mask in enumerate(reached) if mask >> to & 1)
    found: list[int] = []
    goal = to
    for mask in reversed(reached[:far]):
        for place in bits(mask & ~stop):
            if (table[place] | (_hops(state, seat, state.faction[seat], place) if hopper else 0)) >> goal & 1:
                goal = place
                break
        found.insert(0, goal)
    return tuple(found)


def stops_at(state: State, seat: int, kind: int, place: int) -> bool:
    """Whether a unit that enters cannot go on in this move."""
    if kind == CHARACTER and state.encounters >> place & 1:
        return True
    return kind != WORKER and bool(rivals_at(state, seat) >> place & 1)


def can_sail(state: State, seat: int) -> bool:
    faction = state.faction[seat]
    return bool(
        (faction == NORDIC and state.deployed[seat] & _SEAWORTHY)
        or (faction == POLANIA and state.deployed[seat] & _SUBMERGE)
    )


def wades_onto(faction: int) -> int:
    return _WET[faction]
