"""Figures beside the score sheet: what a scoring would bring now, sizes, prices, and what a turn allows."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.contract import Seat
from game.games.glen_more import clans, scoring
from game.games.glen_more.book import CLAN_IDS
from game.games.glen_more.goods import KINDS, held
from game.games.glen_more.market import NEVER, price
from game.games.glen_more.moments import moments
from game.games.glen_more.state import State


def gauges(state: State, seat: Seat) -> Mapping[str, int]:
    """`count:scots`, `lead:scots` and `value:scots` of the four things compared (value = points of a scoring now;
    with a seat behind them those of everybody), `scoring` their sum, `tiles`, `tiles_over` more than the smallest
    territory, `goods:wood`, `buy:wood` and `sell:wood` (0 if it cannot be), `clan:ross` what a marker there costs
    this seat (free ones only), `moves`."""
    found: dict[str, int] = {}
    total = 0
    for category in scoring.CATEGORIES:
        counts, points = scoring.compare(state, category)
        found[f"count:{category}"] = counts[seat]
        found[f"lead:{category}"] = counts[seat] - min(counts)
        found[f"value:{category}"] = points[seat]
        for one in range(state.seats):
            found[f"count:{category}:{one}"] = counts[one]
            found[f"value:{category}:{one}"] = points[one]
        total += points[seat]
    found["scoring"] = total
    sizes = [len(land.tops) for land in state.lands]
    found["tiles"] = sizes[seat]
    found["tiles_over"] = sizes[seat] - min(sizes)
    found["coins"] = state.coins[seat]
    found["moves"] = state.moves
    for kind, number in enumerate(held(state.goods[seat])):
        found[f"goods:{KINDS[kind]}"] = number
        coins = price(state.market[kind])
        found[f"buy:{KINDS[kind]}"] = 0 if coins >= NEVER else coins
        found[f"sell:{KINDS[kind]}"] = state.market[kind]
    claimed = state.claimed()
    roads = clans.road_costs(claimed)
    for clan, name in enumerate(CLAN_IDS):
        if clans.is_free(claimed, clan):
            found[name] = clans.price(state, seat, clan, roads)
    for listener in moments(state).gauges:
        found |= listener(state, seat)
    return found
