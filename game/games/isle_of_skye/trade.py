"""Pricing and buying: what each seat would pay for a tile, what it can afford, and what a price leaves behind.

Only open things go in: lands, tiles, and gold as it was counted along. A sold tile brings its price and the own gold
back; an unsold one costs that gold.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from math import exp

from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.worth import Plan, Weights, Wishes, majorities, plan_of, wishes_of

DEAREST = 40
"""Beyond that many coins a price is merely worse and worse."""
_LIVELY = 1.0
"""Points by which people differ from the best draft, when one has to be imagined."""


def affordable(price: int, least: float, most: float) -> float:
    """How likely somebody can pay that, who has something from `least` to `most` in hand."""
    if price <= least:
        return 1.0
    return 0.0 if price > most else (most - price + 1) / (most - least + 1)


def buying_gain(worth: float, sellers: float, price: float, plan: Plan) -> float:
    """What a purchase changes for the buyer: the seller gets twice the price and loses the tile."""
    cost = price * plan.coin
    return worth - cost + plan.rival * (sellers - 2 * cost)


Offers = tuple[tuple[int, ...], ...]


class Fair:
    """What everybody finds on offer before prices are known: the deals of each seat, at the prices to be expected."""

    def __init__(self, wishes: Wishes, offers: Offers, counted: tuple[int, ...]) -> None:
        self.plan = wishes.plan
        seats, coin, weights = len(counted), wishes.plan.coin, wishes.plan.weights
        asked = [
            (
                seller,
                tile,
                max(1.0, min(weights.asked * wishes.of(seller, tile) / coin, weights.purse * counted[seller])),
            )
            for seller, offer in enumerate(offers)
            for tile in offer
        ]
        self.deals = [
            sorted(
                (
                    (buying_gain(wishes.of(seat, tile), wishes.of(seller, tile), price, self.plan), tile, price)
                    for seller, tile, price in asked
                    if seller != seat
                ),
                reverse=True,
            )
            for seat in range(seats)
        ]
        """By seat, the best first: what it changes, the tile, its price."""

    def temptation(self, seat: int, tile: int, wish: float) -> float:
        """How likely the seat takes this tile, by what the purchase changes. Some better deals are axed, or gone when
        its turn comes; it takes what is clearly better than what it finds then."""
        weights, among = self.plan.weights, len(self.deals)
        others = [gain for gain, one, _ in self.deals[seat][: among + 1] if one != tile]
        left = max(0.0, others[among - 1]) if len(others) >= among else 0.0
        return 1 / (1 + exp(max(-30.0, min(30.0, (left + weights.elsewhere - wish) / weights.wavering))))


_fair = lru_cache(maxsize=64)(Fair)


class Market:
    """The prices of one seat in one round."""

    def __init__(self, wishes: Wishes, seat: int, offers: Offers, counted: tuple[int, ...]) -> None:
        self.wishes, self.plan = wishes, wishes.plan
        self.seat, self.offers, self.counted = seat, offers, counted
        self.gold = counted[seat]
        self.fair = _fair(wishes, offers, counted)
        self._curves: dict[int, list[float]] = {}
        self._lasts: dict[int, list[float]] = {}
        self._axes: dict[int, float] = {}
        self.hopes = self._hopes()

    def curve(self, tile: int) -> list[float]:
        """What the seller may expect of each price, beside having the gold in hand; entry 0 is not used."""
        found = self._curves.get(tile)
        if found is None:
            found = self._curves[tile] = [
                self._payoff(tile, price) if price <= DEAREST else 0.0 for price in range(self.gold + 1)
            ]
            for price in range(DEAREST + 1, self.gold + 1):
                found[price] = found[price - 1] - self.plan.coin
        return found

    def is_sold(self, tile: int, price: int) -> float:
        """How likely somebody buys it at that price."""
        kept = 1.0
        for _, chance in self._buyers(tile, price):
            kept *= 1 - chance
        return 1 - kept

    def _buyers(self, tile: int, price: int) -> Iterator[tuple[int, float]]:
        """Who may buy it at that price, and how likely, if it is still there."""
        plan, counted, own = self.plan, self.counted, self.wishes.of(self.seat, tile)
        least, most = 1 - plan.weights.staked_most, 1 - plan.weights.staked_least
        for other, purse in enumerate(counted):
            if other != self.seat:
                chance = affordable(price, purse * least, purse * most)
                if chance:
                    wish = buying_gain(self.wishes.of(other, tile), own, price, plan)
                    yield other, chance * self.fair.temptation(other, tile, wish)

    def _payoff(self, tile: int, price: int) -> float:
        plan, own, cost = self.plan, self.wishes.of(self.seat, tile), price * self.plan.coin
        kept, given = 1.0, 0.0
        for other, chance in self._buyers(tile, price):
            given += kept * chance * (self.wishes.of(other, tile) - cost)
            kept *= 1 - chance
        sure, likely = min(own - cost, cost), kept * (own - cost) + (1 - kept) * cost
        return likely + plan.weights.steady * (sure - likely) - plan.rival * given

    def _hopes(self) -> list[float]:
        """By gold kept in hand: what may be gained by buying with it."""
        deals = []
        for other, offer in enumerate(self.offers):
            if other != self.seat:
                for tile in offer:
                    worth = self.wishes.of(self.seat, tile)
                    price = max(1.0, min(worth / (2 * self.plan.coin), 0.35 * self.counted[other]))
                    gain = buying_gain(worth, self.wishes.of(other, tile), price, self.plan)
                    if gain > 0:
                        deals.append((price, gain * self.plan.weights.hope))
        return [
            max([gain * min(1.0, (gold + 1) / (price + 1)) ** 2 for price, gain in deals], default=0.0)
            for gold in range(self.gold + 1)
        ]

    def last(self, tile: int) -> list[float]:
        """By gold that is left for it: the best price for the last tile, with what then remains for buying."""
        found = self._lasts.get(tile)
        if found is None:
            curve, hopes = self.curve(tile), self.hopes
            found = self._lasts[tile] = [
                max([curve[price] + hopes[left - price] for price in range(LEAST, left + 1)], default=-1e9)
                for left in range(self.gold + 1)
            ]
        return found

    def axed(self, gone: int) -> float:
        """The best that the two others may bring."""
        found = self._axes.get(gone)
        if found is None:
            one, other = (tile for tile in self.offers[self.seat] if tile != gone)
            found = self._axes[gone] = max(self.firsts(one, other))
        return found

    def firsts(self, tile: int, other: int) -> list[float]:
        """For each price of the first tile, from the least up: what both may bring."""
        curve, last = self.curve(tile), self.last(other)
        return [curve[price] + last[self.gold - price] for price in range(LEAST, self.gold - LEAST + 1)]

    def lasts(self, tile: int, left: int) -> list[float]:
        """For each price of the last tile, from the least up: what it may bring."""
        curve = self.curve(tile)
        return [curve[price] + self.hopes[left - price] for price in range(LEAST, left + 1)]

    def draft(self, rng: random.Random) -> tuple[int, ...]:
        """Axe and prices as somebody sensible may have chosen them."""
        offer = self.offers[self.seat]
        gone = offer[_near_best([self.axed(tile) for tile in offer], rng)]
        one, other = (tile for tile in offer if tile != gone)
        first = LEAST + _near_best(self.firsts(one, other), rng)
        return (gone, first, LEAST + _near_best(self.lasts(other, self.gold - first), rng))


def _near_best(merits: list[float], rng: random.Random) -> int:
    """Mostly the best, sometimes another, the less often the worse it is."""
    best = max(merits)
    return rng.choices(range(len(merits)), [exp(max(-30.0, (merit - best) / _LIVELY)) for merit in merits])[0]


_market = lru_cache(maxsize=64)(Market)


def market_of(state: State, seat: int, weights: Weights) -> Market:
    """Does not depend on what anybody has written down already, so it serves for a whole round."""
    wishes = wishes_of(state, plan_of(state, weights))
    return _market(wishes, seat, tuple(state.offers), tuple(state.counted))


def gain_of_buying(state: State, seat: int, tile: int, weights: Weights) -> float:
    plan = plan_of(state, weights)
    wishes = wishes_of(state, plan)
    seller = next(other for other, offer in enumerate(state.offers) if tile in offer)
    price = state.prices[seller][state.offers[seller].index(tile)]
    waiting = sum(1 << one for one in (*state.got[seat], *state.offers[seat]))
    own = wishes.of(seat, tile)
    if waiting and plan.races:
        lands = state.lands
        own += majorities(lands, seat, plan, waiting | 1 << tile) - majorities(lands, seat, plan, waiting)
        own += majorities(lands, seat, plan) - majorities(lands, seat, plan, 1 << tile)
    return buying_gain(own, wishes.of(seller, tile), price, plan)


def on_offer(state: State, seat: int, buyers: tuple[int, ...], weights: Weights) -> float:
    """What the seat's priced tiles may bring, the gold on them being spent already."""
    plan = plan_of(state, weights)
    wishes = wishes_of(state, plan)
    worth = 0.0
    for tile, price in zip(state.offers[seat], state.prices[seat], strict=True):
        own = wishes.of(seat, tile)
        kept = 1.0
        for buyer in buyers:
            if buyer != seat and price <= state.counted[buyer]:
                kept *= 1 - _picked(state, buyer, tile, weights)
        worth += kept * own + (1 - kept) * 2 * price * plan.coin
    return worth


def _picked(state: State, buyer: int, tile: int, weights: Weights) -> float:
    """How likely the buyer takes this tile, when all prices lie open."""
    plan = plan_of(state, weights)
    wishes, tastes, wanted = wishes_of(state, plan), 1.0, 0.0
    for seller, (offer, prices) in enumerate(zip(state.offers, state.prices, strict=True)):
        if seller != buyer:
            for one, price in zip(offer, prices, strict=True):
                if price <= state.counted[buyer]:
                    wish = buying_gain(wishes.of(buyer, one), wishes.of(seller, one), price, plan)
                    taste = exp(max(-30.0, min(30.0, wish / weights.wavering)))
                    tastes += taste
                    wanted += taste * (one == tile)
    return wanted / tastes
