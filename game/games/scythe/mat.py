"""What the mat of a seat says now: which sections are open, what they cost and give."""

from __future__ import annotations

from game.games.scythe.pieces import control, totals
from game.games.scythe.state import NO_CARD, State
from game.games.scythe.tables import (
    BOTTOM_RESOURCE,
    CRIMEA,
    CUBE,
    FACTORY_SECTION,
    MAT_COINS,
    MAT_COST,
    MAT_REDUCIBLE,
    PRODUCE_COST,
    RUSVIET,
    YIELDS,
)


def yields(state: State, seat: int, what: str) -> int:
    """What a top action gives with the upgrades so far."""
    number = CUBE.get(what)
    return YIELDS[what] + (number is not None and state.upgrades[seat] >> number & 1)


def bottom_cost(state: State, seat: int, section: int) -> int:
    return MAT_COST[state.mat[seat]][section] - state.covered[seat][section]


def bottom_coins(state: State, seat: int, section: int) -> int:
    return MAT_COINS[state.mat[seat]][section]


def open_slots(state: State, seat: int) -> list[int]:
    """Bottom actions whose cost can take one more cube."""
    reducible, covered = MAT_REDUCIBLE[state.mat[seat]], state.covered[seat]
    return [section for section in range(4) if covered[section] < reducible[section]]


def may_repeat(state: State, seat: int, section: int) -> bool:
    if state.faction[seat] != RUSVIET:
        return False
    return section != FACTORY_SECTION or bool(state.options["relentless_factory"])


def open_sections(state: State, seat: int) -> list[int]:
    last = state.last[seat]
    sections = range(5) if state.factory_card[seat] > NO_CARD else range(4)
    return [section for section in sections if section != last or may_repeat(state, seat, section)]


def can_coerce(state: State, seat: int) -> bool:
    """Whether a combat card may stand for a resource."""
    return state.faction[seat] == CRIMEA and not state.coerced and state.hand_size[seat] > 0


def missing_resources(state: State, seat: int, section: int) -> int:
    """How many resources a bottom action still lacks; none or fewer if it can be paid."""
    has = totals(state, control(state, seat))[BOTTOM_RESOURCE[section]]
    return bottom_cost(state, seat, section) - has - can_coerce(state, seat)


def produce_price(state: State, seat: int) -> dict[str, int]:
    power, popularity, coins = PRODUCE_COST[state.worker_count[seat]]
    price = {"power": power, "popularity": popularity, "coins": coins}
    return {what: n for what, n in price.items() if n}
