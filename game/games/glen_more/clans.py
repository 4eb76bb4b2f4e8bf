"""The clan board: what the roads to a clan cost, from the start or from any clan that somebody has claimed.

The cheapest way counts, and it may pass through empty clans.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.masks import bits
from game.games.glen_more.book import CLAN_INDEX, CLANS, REPEATABLE, files
from game.games.glen_more.goods import KINDS, held
from game.games.glen_more.market import NEVER, proceeds
from game.games.glen_more.moments import moments
from game.games.glen_more.state import MARKERS, State

START = len(CLANS)
_NODE = {**CLAN_INDEX, "start": START}
_ROADS: tuple[tuple[int, int, int], ...] = tuple(
    (_NODE[road.a], _NODE[road.b], road.coins) for road in files().board.roads
)


def _distances(start: int) -> tuple[int, ...]:
    """Coins from one node of the board to every clan, over empty ones too."""
    cost = [NEVER] * (len(CLANS) + 1)
    cost[start] = 0
    for _ in cost:
        for one, other, coins in _ROADS:
            cost[one] = min(cost[one], cost[other] + coins)
            cost[other] = min(cost[other], cost[one] + coins)
    return tuple(cost[:-1])


_FROM = tuple(_distances(node) for node in range(len(CLANS) + 1))


@lru_cache(maxsize=4096)
def road_costs(claimed: int) -> tuple[int, ...]:
    """By clan: coins for the cheapest way there, with markers on these clans."""
    rows = [_FROM[START], *[_FROM[clan] for clan in bits(claimed)]]
    return rows[0] if len(rows) == 1 else tuple(map(min, *rows))


def price(state: State, seat: int, clan: int, roads: tuple[int, ...] | None = None) -> int:
    """What a marker on this clan costs: the roads, and what a Chronicle asks."""
    coins = (roads if roads is not None else road_costs(state.claimed()))[clan]
    return coins + sum(int(ask(state, seat, clan)) for ask in moments(state).clan_price)


_REPEATABLE = sum(1 << clan for clan in REPEATABLE)


def is_free(claimed: int, clan: int) -> bool:
    return bool((~claimed | _REPEATABLE) >> clan & 1)


@lru_cache(maxsize=4096)
def _on_offer(claimed: int) -> tuple[tuple[int, int], ...]:
    """The clans that may still be claimed with these ones taken, each with its coins."""
    free = ~claimed | _REPEATABLE
    return tuple([(clan, coins) for clan, coins in enumerate(road_costs(claimed)) if free >> clan & 1])


@lru_cache(maxsize=4096)
def _cheapest(claimed: int) -> int:
    return min((coins for _, coins in _on_offer(claimed)), default=NEVER)


def open_clans(state: State, seat: int, coins: int | None = None) -> list[int]:
    """Clans that this seat can claim with so many coins (those it has, if left out)."""
    if len(state.clans[seat]) >= MARKERS:
        return []
    claimed = state.claimed()
    purse = state.coins[seat] if coins is None else coins
    free = [clan for clan, roads in _on_offer(claimed) if roads <= purse]
    if not state.mods or not moments(state).clan_price:
        return free
    return [clan for clan in free if price(state, seat, clan, road_costs(claimed)) <= purse]


def can_claim(state: State, seat: int, coins: int | None = None) -> bool:
    if state.mods:
        return bool(open_clans(state, seat, coins))
    purse = state.coins[seat] if coins is None else coins
    return len(state.clans[seat]) < MARKERS and _cheapest(state.claimed()) <= purse


def can_claim_by_selling(state: State, seat: int) -> bool:
    if can_claim(state, seat):
        return True
    own = held(state.goods[seat])
    coins = sum(proceeds(state.market[kind], own[kind]) for kind in range(len(KINDS)))
    return can_claim(state, seat, state.coins[seat] + coins)
