"""What a payment takes: a good from a tile, one from the market, and whole payments that leave nothing to choose."""

from __future__ import annotations

from functools import cache

from game.games.glen_more.book import Units
from game.games.glen_more.cells import AT
from game.games.glen_more.events import GoodBought, GoodPaid
from game.games.glen_more.goods import COUNTS, KIND_INDEX, KINDS, PRESENT, held, take
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
        return 2 if units[0] not in KIND_INDEX and has_ends(state, seat, units, (), 0, False) else 0
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


def has_ends(state: State, seat: int, units: Units, paid: Units, keep: int, substitute: bool) -> bool | None:
    """Whether a payment of resources can leave different things; None if these units take a closer look.

    `substitute`: one coin may stand for one of them. What is left follows from what is given from which tile and
    bought in which row, so it is enough to find two such sets that can be paid; the order of the units makes no
    difference.
    """
    dues = _dues(units)
    if not dues or (substitute and len(dues) > 1):
        return None
    market = state.market
    goods = sorted(state.goods[seat].items())
    sources: list[list[tuple[int, tuple[int, ...]]]] = []
    for kinds, number in dues:
        own = [(kind, _FREE[COUNTS[code][kind]]) for _, code in goods for kind in kinds if COUNTS[code][kind]]
        sources.append(own + [(kind, BUYING[market[kind]][: number + 1]) for kind in kinds])
    if substitute:
        sources[0].append((_PURSE, (0, 1)))
    used = sum(1 << KIND_INDEX[kind] for kind in paid) if units[0] == "different" else 0
    numbers = [number for _, number in dues]
    return _ways(sources, numbers, 0, 0, state.coins[seat] - keep, used, units[0] == "different") > 1


_PURSE = len(KINDS)
"""In place of a kind: the coin that stands for any."""
_FREE = tuple((0,) * (number + 1) for number in range(4))


@cache
def _dues(units: Units) -> tuple[tuple[tuple[int, ...], int], ...]:
    """Sets of kinds that have nothing in common, and how many are due of each; empty if they are not like that."""
    if units in ONLY_NAMED or KIND_INDEX.keys() >= set(units):
        return tuple(((kind,), units.count(name)) for kind, name in enumerate(KINDS) if name in units)
    if len(set(units)) == 1 and units[0] in ("animal", "different", "any"):
        return ((kinds_for(units[0], ()), len(units)),)
    return ()


def _ways(
    sources: list[list[tuple[int, tuple[int, ...]]]],
    numbers: list[int],
    due: int,
    first: int,
    coins: int,
    used: int,
    differ: bool,
) -> int:
    """In how many ways these numbers can be taken from the sources, each a kind and its coins by number; 2 is enough.

    `due` is the number in question and `first` the source from which on it is looked at; `used` kinds may not come
    again where they have to `differ`.
    """
    left = numbers[due]
    found = 0
    for at in range(first, len(sources[due])):
        kind, costs = sources[due][at]
        if differ and used >> kind & 1:
            continue
        for taken in range(1, (1 if differ else min(left, len(costs) - 1)) + 1):
            if costs[taken] > coins:
                break
            rest = coins - costs[taken]
            if taken < left:
                numbers[due] = left - taken
                found += _ways(sources, numbers, due, at + 1, rest, used | 1 << kind, differ)
                numbers[due] = left
            elif due + 1 < len(numbers):
                found += _ways(sources, numbers, due + 1, 0, rest, used, differ)
            else:
                found += 1
            if found > 1:
                return found
    return found
