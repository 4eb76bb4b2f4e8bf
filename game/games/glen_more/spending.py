"""What a payment takes: a good from a tile, one from the market, and whole payments that leave nothing to choose."""

from __future__ import annotations

from game.games.glen_more.book import Units
from game.games.glen_more.cells import AT
from game.games.glen_more.events import GoodBought, GoodPaid
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, held, take
from game.games.glen_more.market import BUYING, PRICES
from game.games.glen_more.moments import Events
from game.games.glen_more.paying import ONLY_NAMED, kinds_for
from game.games.glen_more.state import State


def give(state: State, seat: int, cell: int, kind: int, events: Events) -> None:
    """One good from a tile of one's own."""
    take(state.goods[seat], cell, kind)
    if events is not None:
        events.append(GoodPaid(seat, f"good:{KINDS[kind]}", f"cell:{AT[cell]}"))


def buy(state: State, seat: int, kind: int, events: Events) -> None:
    """One good from the market."""
    coins = PRICES[state.market[kind]]
    state.coins[seat] -= coins
    state.market[kind] += 1
    if events is not None:
        events.append(GoodBought(seat, f"good:{KINDS[kind]}", coins))


def spend_in_the_only_way(state: State, seat: int, units: Units, events: Events) -> int:
    """How many ways of paying are seen at once, 0 if it takes a closer look; the only one is taken.

    That is a single resource, or several of which there is none on the own tiles. Whatever takes a closer look is
    left to `begin` in frames/payment.py.
    """
    if len(units) == 1:
        return _spend_one(state, seat, units[0], events)
    named = ONLY_NAMED.get(units)
    if named is None:
        return 0
    own, market, due = held(state.goods[seat]), state.market, 0
    for kind, need in named[0]:
        if own[kind]:
            return 0
        due += BUYING[market[kind]][need]
    if due > state.coins[seat]:
        return 0
    for unit in units:
        buy(state, seat, KIND_INDEX[unit], events)
    return 1


def _spend_one(state: State, seat: int, unit: str, events: Events) -> int:
    if unit == "scot":
        return 0
    kinds, market, coins = kinds_for(unit, ()), state.market, state.coins[seat]
    own = [(cell, kind) for cell, code in state.goods[seat].items() for kind in PRESENT[code] if kind in kinds]
    sold = [kind for kind in kinds if PRICES[market[kind]] <= coins]
    ways = len(own) + len(sold)
    if ways == 1 and own:
        give(state, seat, *own[0], events)
    elif ways == 1:
        buy(state, seat, sold[0], events)
    return ways
