"""The clan board (p. 17, 19, 20): roads, claims, and what a clan counts."""

from __future__ import annotations

from heapq import heappop, heappush

from tests.referees.asking import Answers, Ask, words

from .effects import do
from .facts import GOODS, VERBS
from .position import Position


def counted(m: Position, seat: int, what: str) -> int:
    land = m.lands[seat]
    tops = [m.box.tiles[p.top] for p in land.values()]
    if what == "villages":
        return sum(t.type == "village" for t in tops)
    if what == "river_tiles":
        return sum(t.river for t in tops)
    if what == "tiles_with_scot":
        return sum(p.scots > 0 for p in land.values())
    if what == "overbuild_tiles_incl_covered":
        return sum(bool(m.box.tiles[name].overbuild) for p in land.values() for name in p.tiles)
    if what == "coins":
        return m.coins[seat]
    raise AssertionError(what)


def vp_by_count(m, seat, value, at, source, effect) -> Answers:
    n = counted(m, seat, value["count"])
    points = max((vp for least, vp in value["steps"] if n >= least), default=0)
    if points:
        yield from m.score(seat, points, source)


def road_costs(m: Position) -> dict[str, int]:
    """The cheapest way from the start or from any occupied clan (p. 17)."""
    best: dict[str, int] = {}
    todo = [(0, "start"), *((0, clan) for clan, who in m.claimed.items() if who)]
    while todo:
        cost, here = heappop(todo)
        if here in best:
            continue
        best[here] = cost
        for there, coins in m.box.roads[here].items():
            heappush(todo, (cost + coins, there))
    return best


def claimable(m: Position, seat: int, coins: int | None = None) -> dict[str, int]:
    have = m.coins[seat] if coins is None else coins
    costs = road_costs(m)
    free = [c for c, told in m.box.clans.items() if not m.claimed.get(c) or told["kind"] == "repeatable"]
    priced = {clan: costs[clan] + m.clan_toll(seat, clan) for clan in free}
    return {clan: cost for clan, cost in priced.items() if cost <= have} if m.markers[seat] else {}


def clan_marker(m, seat, value, at, source, effect) -> Answers:
    """Must be placed if a clan can be paid; else one may sell to pay one, or the marker is forfeited."""
    for _ in range(value):
        line = "skip"
        while True:
            offers = [f"claim clan={clan}" for clan in claimable(m, seat)]
            if not offers and not claimable(m, seat, m.coins[seat] + proceeds(m, seat)):
                break
            if effect.get("optional") or not offers:
                offers.append("skip")
            line = yield Ask(seat, (*offers, *m.anytime(seat)), "p. 17 clan board")
            if not (yield from m.aside(seat, line)):
                break
            line = "skip"
        if line != "skip":
            yield from claim(m, seat, words(line)["clan"])


def proceeds(m: Position, seat: int) -> int:
    """Coins for everything that can be sold."""
    spaces = m.box.game["market"]["spaces"]
    total = 0
    for good in GOODS:
        n = sum(place.goods[good] for place in m.lands[seat].values())
        total += sum(spaces[max(0, m.market[good] - n) : m.market[good]])
    return total


def claim(m: Position, seat: int, clan: str) -> Answers:
    m.coins[seat] -= road_costs(m)[clan]
    m.pay_clan_toll(seat, clan)
    m.markers[seat] -= 1
    m.claimed.setdefault(clan, []).append(seat)
    yield from do(m, seat, m.box.clans[clan]["effect"], None, clan)


VERBS |= {"vp_by_count": vp_by_count, "clan_marker": clan_marker}
