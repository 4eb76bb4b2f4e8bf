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


def spend_in_the_only_way(state: State, seat: int, units: Units, events: Events) -> bool:
    """Pays where it is seen at once that there is nothing to choose from; tells whether it was so.

    That is a single resource which one tile or one row of the market gives, or several of which there is none on
    the own tiles. Whatever takes a closer look is left to `begin` in frames/payment.py.
    """
    if len(units) == 1:
        return _spend_one(state, seat, units[0], events)
    named = ONLY_NAMED.get(units)
    if named is None:
        return False
    own, market, due = held(state.goods[seat]), state.market, 0
    for kind, need in named[0]:
        if own[kind]:
            return False
        due += BUYING[market[kind]][need]
    if due > state.coins[seat]:
        return False
    for unit in units:
        buy(state, seat, KIND_INDEX[unit], events)
    return True


def _spend_one(state: State, seat: int, unit: str, events: Events) -> bool:
    if unit == "scot":
        return False
    kinds, market, coins = kinds_for(unit, ()), state.market, state.coins[seat]
    own = [(cell, kind) for cell, code in state.goods[seat].items() for kind in PRESENT[code] if kind in kinds]
    sold = [kind for kind in kinds if PRICES[market[kind]] <= coins]
    if len(own) + len(sold) != 1:
        return False
    if own:
        give(state, seat, *own[0], events)
    else:
        buy(state, seat, sold[0], events)
    return True
