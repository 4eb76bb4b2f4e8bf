"""Fortunes, the end of a match, and who has won it."""

from __future__ import annotations

from functools import lru_cache

from game.core.contract import Event
from game.core.masks import bits
from game.core.result import Result
from game.games.scythe.board import ENCOUNTERS, FACTORY, LAKES, NOWHERE, ROWS, TERRAIN_MASK, TOUCHING, TUNNELS, ids_of
from game.games.scythe.events import GameEnded
from game.games.scythe.events_map import UnitsReturned
from game.games.scythe.pieces import control, move_tokens, move_unit, totals
from game.games.scythe.state import KINDS, State, star_count
from game.games.scythe.tables import BONUS_TILES, TIERS, files

_SCORING = files().scoring
FACTORY_TERRITORIES = _SCORING.factory_territories
_PER_PAIR = _SCORING.resources_per_pair
_TILES = tuple(files().bonus_tiles.values())
_NEAR = {"tunnels_adjacent": TUNNELS, "lakes_adjacent": LAKES, "encounters_adjacent": ENCOUNTERS}
_ON = {"on_tunnels": TUNNELS, "on_farm_or_tundra": TERRAIN_MASK["farm"] | TERRAIN_MASK["tundra"]}


@lru_cache(maxsize=1 << 14)
def bonus_count(tile: int, structures: int) -> tuple[int, int]:
    """What the structure bonus tile counts for structures on these places, and the places that are counted."""
    name = BONUS_TILES[tile]
    if name in _NEAR:
        near = 0
        for place in bits(structures):
            near |= TOUCHING[place]
        counted = near & _NEAR[name]
    elif name in _ON:
        counted = structures & _ON[name]
    else:
        counted = next((row for row in ROWS if row & ~structures == 0), structures & -structures)
    return counted.bit_count(), counted


def bonus_coins(state: State, seat: int) -> int:
    if state.bonus < 0:
        return 0
    return _TILES[state.bonus].coins(bonus_count(state.bonus, state.structure_at[seat])[0])


def territories(controlled: int) -> int:
    """Territories as the scoring counts them: the Factory is several."""
    return controlled.bit_count() + (FACTORY_TERRITORIES - 1 if controlled & FACTORY else 0)


def pairs(tokens: int) -> int:
    return tokens // _PER_PAIR


def fortune(state: State, seat: int) -> int:
    """All the coins a seat would have if the match ended now."""
    star, territory, pair = TIERS[state.popularity[seat]]
    controlled = control(state, seat)
    held = pairs(sum(totals(state, controlled)))
    earned = star * star_count(state, seat) + territory * territories(controlled) + pair * held
    return state.coins[seat] + earned + bonus_coins(state, seat)


def finish(state: State, seat: int, events: list[Event] | None) -> None:
    """The sixth star of a seat: pending combats are called off (units go back with what they carried),
    then everybody counts."""
    for kind, start, at, *carried in state.came:
        if state.battles >> at & 1:
            move_unit(state, state.active, kind, at, start)
            move_tokens(state, at, start, tuple(carried))
            if events is not None:
                events.append(UnitsReturned(state.active, KINDS[kind], *ids_of(1 << at), *ids_of(1 << start)))
    state.came = ()
    state.battles = 0
    state.carrier = state.boarded = ()
    state.stack.clear()
    state.final = tuple(fortune(state, one) for one in range(state.seats))
    if events is not None:
        events.append(GameEnded(seat, state.final))


def _rank(state: State, seat: int, breaker: str) -> int:
    if breaker == "pieces":
        structures = sum(place != NOWHERE for place in state.structures[seat])
        return state.worker_count[seat] + state.deployed[seat].bit_count() + structures
    if breaker == "power":
        return state.power[seat]
    if breaker == "popularity":
        return state.popularity[seat]
    if breaker == "resources":
        return sum(totals(state, control(state, seat)))
    return control(state, seat).bit_count() if breaker == "territories" else star_count(state, seat)


def tie_breakers(state: State) -> tuple[str, ...]:
    later = state.options["tie_breakers"] == "later_printing"
    return _SCORING.later_tie_breakers if later else _SCORING.tie_breakers


def result(state: State) -> Result | None:
    if not state.is_over():
        return None
    figures = {one: [_rank(state, seat, one) for seat in range(state.seats)] for one in tie_breakers(state)}
    return Result.broken("scythe", state.final, figures)
