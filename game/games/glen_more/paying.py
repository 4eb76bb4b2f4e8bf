"""What a payment needs at least in coins, with the market open to whoever pays.

Units are paid one by one: resources from own tiles or bought at once, coins, barrels, points and Scots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import product

from game.games.glen_more.book import COST, Units
from game.games.glen_more.goods import ANIMALS, KIND_INDEX, KINDS, PRESENT, held, take
from game.games.glen_more.market import BUYING, NEVER, PRICES, proceeds
from game.games.glen_more.state import State

RESOURCE_UNITS = frozenset((*KINDS, "animal", "different", "any"))


@cache
def tally(units: Units) -> tuple[tuple[tuple[int, int], ...], int, int, int, int, int, int, int]:
    """Named resources with their number, then animal, different, any, whisky, coin, vp and scot."""
    fixed = tuple((kind, units.count(name)) for kind, name in enumerate(KINDS) if name in units)
    rest = (units.count(unit) for unit in ("animal", "different", "any", "whisky", "coin", "vp", "scot"))
    animal, different, free, whisky, coin, vp, scot = rest
    return fixed, animal, different, free, whisky, coin, vp, scot


def _named(units: Units) -> tuple[tuple[tuple[int, int], ...], int] | None:
    fixed, animal, different, free, whisky, coin, vp, scot = tally(units)
    return None if animal or different or free or whisky or vp or scot else (fixed, coin)


ONLY_NAMED = {units: named for units in set(COST) if (named := _named(units)) is not None}
"""Costs of nothing but certain resources and coins: which kinds how often, and the coins."""


def least_coins(
    own: Sequence[int], rows: Sequence[int], units: Units, paid: Units = (), substitute: bool = False
) -> int:
    """The fewest coins that pay these units; NEVER if no number of coins does.

    `paid` are resources given before which a different one must differ from; `substitute` allows one coin to stand
    for one resource.
    """
    named = ONLY_NAMED.get(units)
    if named is not None and not substitute:
        total = named[1]
        for kind, need in named[0]:
            missing = need - own[kind]
            if missing > 0:
                total += BUYING[rows[kind]][missing]
        return total if total < NEVER else NEVER
    least = _least(tuple(own), tuple(rows), units, paid)
    if substitute:
        for unit in set(units) & RESOURCE_UNITS:
            rest = list(units)
            rest.remove(unit)
            least = min(least, 1 + _least(tuple(own), tuple(rows), tuple(rest), paid))
    return least


@lru_cache(maxsize=1 << 14)  # one and the same seat is asked several times in its turn
def _least(own: tuple[int, ...], rows: tuple[int, ...], units: Units, paid: Units) -> int:
    fixed, animal, different, free, _, total, _, _ = tally(units)
    if not (animal or different or free):
        for kind, need in fixed:
            if need > own[kind]:
                total += BUYING[rows[kind]][need - own[kind]]
        return min(total, NEVER)
    left, filled = list(own), list(rows)
    for kind, need in fixed:
        missing = need - left[kind]
        left[kind] = max(0, -missing)
        if missing > 0:
            total += BUYING[filled[kind]][missing]
            filled[kind] += missing
            if total >= NEVER:
                return NEVER
    if animal:
        total += _cheapest(left, filled, animal, ANIMALS)
    if different:
        prices = sorted(0 if left[kind] else PRICES[filled[kind]] for kind in range(5) if KINDS[kind] not in paid)
        total += sum(prices[:different]) if len(prices) >= different else NEVER
    if free and total < NEVER:
        total += _cheapest(left, filled, free, range(5))
    return min(total, NEVER)


def _cheapest(left: list[int], filled: list[int], number: int, kinds: Sequence[int]) -> int:
    """So many of any of these kinds: own ones first, the rest where it is cheapest."""
    total = 0
    for kind in kinds:
        own = min(number, left[kind])
        left[kind] -= own
        number -= own
    for _ in range(number):
        kind = min(kinds, key=filled.__getitem__)
        total += PRICES[filled[kind]]
        if total >= NEVER:
            return NEVER
        filled[kind] += 1
    return total


def has_other_means(state: State, seat: int, units: Units) -> bool:
    """Barrels, points and Scots enough."""
    _, _, _, _, whisky, _, vp, scot = tally(units)
    if whisky > state.whisky[seat] or vp > max(0, state.points[seat]):
        return False
    return not scot or sum(state.scots[seat].values()) >= scot


def can_pay(state: State, seat: int, units: Units, *, keep: int = 0, substitute: bool = False) -> bool:
    """With the coins and goods there are; `keep` coins must remain."""
    if not units:
        return state.coins[seat] >= keep
    if not has_other_means(state, seat, units):
        return False
    least = least_coins(held(state.goods[seat]), state.market, units, (), substitute)
    return least <= state.coins[seat] - keep


def after_sales(state: State, seat: int) -> Iterator[tuple[list[int], list[int], int]]:
    """What goods, rows of the market and coins would be after any sales, beginning with none."""
    own, rows, coins = held(state.goods[seat]), state.market, state.coins[seat]
    for sold in product(*(range(min(number, filled) + 1) for number, filled in zip(own, rows, strict=True))):
        earned = sum(proceeds(filled, less) for filled, less in zip(rows, sold, strict=True))
        left = [number - less for number, less in zip(own, sold, strict=True)]
        yield left, [filled - less for filled, less in zip(rows, sold, strict=True)], coins + earned


def states_after_sales(state: State, seat: int) -> Iterator[State]:
    """The same as whole positions; from which tile a good is sold makes no difference to what can be paid."""
    own, market = held(state.goods[seat]), state.market
    for sold in product(*(range(min(number, filled) + 1) for number, filled in zip(own, market, strict=True))):
        after = state.copy()
        for kind, number in enumerate(sold):
            after.coins[seat] += proceeds(after.market[kind], number)
            after.market[kind] -= number
            for _ in range(number):
                cell = next(one for one, code in sorted(after.goods[seat].items()) if kind in PRESENT[code])
                take(after.goods[seat], cell, kind)
        yield after


def can_pay_by_selling(state: State, seat: int, units: Units, keep: int = 0) -> bool:
    """Whether it can be paid once some of the own goods are sold, or none."""
    return has_other_means(state, seat, units) and any(
        least_coins(left, rows, units) <= coins - keep for left, rows, coins in after_sales(state, seat)
    )


def least_with(own: Sequence[int], more: Sequence[int], places: int, rows: Sequence[int], units: Units) -> int:
    """The fewest coins with `more` goods to come, of which so many find room: those that help the most."""
    if sum(more) <= places:
        return least_coins([one + other for one, other in zip(own, more, strict=True)], rows, units)
    return min(
        least_coins([one + other for one, other in zip(own, chosen, strict=True)], rows, units)
        for chosen in product(*(range(min(number, places) + 1) for number in more))
        if sum(chosen) == places
    )


def kinds_for(unit: str, paid: Units) -> tuple[int, ...]:
    """The resources that may be given for a unit."""
    if unit in KIND_INDEX:
        return (KIND_INDEX[unit],)
    if unit == "animal":
        return ANIMALS
    return tuple(kind for kind in range(5) if unit == "any" or KINDS[kind] not in paid)


def rest_is_payable(
    state: State, seat: int, spent: tuple[int, int, int], rest: Units, paid: Units, substitute: bool, keep: int
) -> bool:
    """Whether the rest of a payment is possible after one unit: `spent` is a kind, how it was paid, and coins.

    The second number is 0 for a good of one's own, 1 for one from the market, 2 for a coin in its place.
    """
    kind, how, coins = spent
    if not rest:
        return coins <= state.coins[seat] - keep
    own, rows = list(held(state.goods[seat])), list(state.market)
    if how == 0:
        own[kind] -= 1
    elif how == 1:
        rows[kind] += 1
    return least_coins(own, rows, rest, paid, substitute) <= state.coins[seat] - coins - keep
