"""The conditions of objectives: every one is a number of the player, with a least or a most."""

from __future__ import annotations

from collections.abc import Callable

from game.core.masks import bits
from game.games.scythe.board import FACTORY_PLACE, LAKES, NOWHERE, TERRAIN_MASK, TOUCHING, TUNNELS
from game.games.scythe.pieces import control, mechs_on, tokens_on, totals, workers_on
from game.games.scythe.records import Condition
from game.games.scythe.stars import has_room
from game.games.scythe.state import State
from game.games.scythe.tables import OBJECTIVE_RECORDS, S_COMBAT, S_OBJECTIVE

_LAKES = tuple(bits(LAKES))


def _structures(state: State, seat: int) -> int:
    return sum(place != NOWHERE for place in state.structures[seat])


def _recruits(state: State, seat: int) -> int:
    return sum(bonus >= 0 for bonus in state.recruits[seat])


def _full_store(state: State, seat: int) -> int:
    stores = (tokens_on(state, place) for place in bits(control(state, seat)))
    return max((sum(store) for store in stores if all(store)), default=0)


def _one_hex_pieces(state: State, seat: int) -> int:
    def pieces(place: int) -> int:
        structure = place in state.structures[seat]
        character = state.character[seat] == place
        return workers_on(state, seat, place) + mechs_on(state, seat, place) + structure + character

    return max((pieces(place) for place in bits(control(state, seat))), default=0)


def _guarded_store(state: State, seat: int) -> int:
    place = state.character[seat]
    if not control(state, seat) >> place & 1:
        return 0
    guarded = mechs_on(state, seat, place) == 1 and workers_on(state, seat, place) == 1
    return sum(tokens_on(state, place)) if guarded else 0


def _around_one_lake(state: State, seat: int) -> int:
    controlled = control(state, seat)
    return max((controlled & TOUCHING[lake]).bit_count() for lake in _LAKES)


def _rivals_with_more_power(state: State, seat: int) -> int:
    return sum(power > state.power[seat] for power in state.power)


_MEASURES: dict[str, Callable[[State, int], int]] = {
    "control_tunnels": lambda state, seat: (control(state, seat) & TUNNELS).bit_count(),
    "rivals_with_more_power": _rivals_with_more_power,
    "forced_worker_retreats": lambda state, seat: state.drove_off if seat == state.active else 0,
    "power": lambda state, seat: state.power[seat],
    "popularity": lambda state, seat: state.popularity[seat],
    "coins": lambda state, seat: state.coins[seat],
    "combat_cards": lambda state, seat: state.hand_size[seat],
    "factory_cards": lambda state, seat: int(state.factory_card[seat] >= 0),
    "upgrades": lambda state, seat: state.upgrades[seat].bit_count(),
    "mechs": lambda state, seat: state.deployed[seat].bit_count(),
    "structures": _structures,
    "recruits": _recruits,
    "workers": lambda state, seat: state.worker_count[seat],
    "combat_stars": lambda state, seat: state.stars[seat][S_COMBAT],
    "full_store": _full_store,
    "one_hex_pieces": _one_hex_pieces,
    "least_resource": lambda state, seat: min(totals(state, control(state, seat))),
    "most_of_one_resource": lambda state, seat: max(totals(state, control(state, seat))),
    "workers_minus_recruits": lambda state, seat: state.worker_count[seat] - _recruits(state, seat),
    "guarded_store": _guarded_store,
    "around_factory": lambda state, seat: (control(state, seat) & TOUCHING[FACTORY_PLACE]).bit_count(),
    "around_one_lake": _around_one_lake,
}


def _function_of(condition: Condition) -> Callable[[State, int], int]:
    if condition.measure != "control_terrain":
        return _MEASURES[condition.measure]
    assert condition.terrain is not None
    terrain = TERRAIN_MASK[condition.terrain]
    return lambda state, seat: (control(state, seat) & terrain).bit_count()


_NO_MOST = 1 << 30
_CONDITIONS = tuple(
    tuple(
        (_function_of(one), -_NO_MOST if one.min is None else one.min, _NO_MOST if one.max is None else one.max)
        for one in record.all_of
    )
    for record in OBJECTIVE_RECORDS
)
"""Of every objective its measures, each with a least and a most: asked for at every step of a search."""


def measure(state: State, seat: int, condition: Condition) -> int:
    """The number that a condition speaks of."""
    return _function_of(condition)(state, seat)


def holds(state: State, seat: int, condition: Condition) -> bool:
    value = measure(state, seat, condition)
    return (condition.min is None or value >= condition.min) and (condition.max is None or value <= condition.max)


def is_fulfilled(state: State, seat: int, card: int) -> bool:
    for function, least, most in _CONDITIONS[card]:  # noqa: SIM110  # a generator costs more than the measures
        if not least <= function(state, seat) <= most:
            return False
    return True


def progress(state: State, seat: int, card: int) -> float:
    """How near an objective is: 1 if it is fulfilled, else the parts that are done, multiplied."""
    near = 1.0
    for function, least, most in _CONDITIONS[card]:
        value = function(state, seat)
        if value > most:
            near *= 0.5 ** (value - most)
        elif value < least:
            near *= max(0, value) / least
    return near


def can_show(state: State, seat: int, card: int, at_end: bool) -> bool:
    """Whether an objective in hand may be shown now; `at_end` tells that the bottom action is over."""
    if not is_fulfilled(state, seat, card) or not has_room(state, seat, S_OBJECTIVE):
        return False
    return at_end or not (state.options["strict_objectives"] and OBJECTIVE_RECORDS[card].card_says_end_of_turn)
