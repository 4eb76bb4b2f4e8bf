"""Pricing and buying: what each seat would pay for a tile, what it can afford, and what a price leaves behind.

Only open things go in: lands, tiles, and gold as it was counted along. A sold tile brings its price and the own gold
back; an unsold one costs that gold.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.worth import Plan, Weights, majorities, plan_of, tile_worth

DEAREST = 40
"""Beyond that many coins a price is merely worse and worse."""
KEPT = 2 / 3
"""How likely a tile does not get the axe."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A tile in the eyes of its seller (`own`) and of every buyer."""

    own: float
    buyers: tuple[tuple[float, float, float], ...]
    """Worth of the tile, least and most gold that the buyer may have in hand."""


def rivalry(seats: int) -> float:
    """How much a rival's gain counts against an own one."""
    return 1 / (seats - 1)


def affordable(price: int, least: float, most: float) -> float:
    if price <= least:
        return 1.0
    return 0.0 if price > most else (most - price + 1) / (most - least + 1)


def buying_gain(worth: float, sellers: float, price: int, coin: float, rival: float) -> float:
    """What a purchase changes for the buyer: the seller gets twice the price and loses the tile."""
    return worth - price * coin + rival * (sellers - 2 * price * coin)


def payoff(deal: Deal, price: int, coin: float, seats: int, wavering: float) -> float:
    """What the seller may expect of this price, beside having the gold in hand."""
    rival = rivalry(seats)
    kept, given = 1.0, 0.0
    for worth, least, most in deal.buyers:
        wish = buying_gain(worth, deal.own, price, coin, rival) / wavering
        # The seller's other tile and those of third seats compete for the one purchase.
        taste = exp(max(-30.0, min(30.0, wish)))
        chance = affordable(price, least, most) * taste / (seats + taste - 0.5)
        given += kept * chance * (worth - price * coin)
        kept *= 1 - chance
    return kept * (deal.own - price * coin) + (1 - kept) * price * coin - rival * given


class Market:
    """The prices of one seat in one round."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state, self.seat, self.weights = state, seat, weights
        self.plan: Plan = plan_of(state, weights)
        self.gold = state.counted[seat]
        self.curves: dict[int, list[float]] = {}
        self.hopes = self._hopes()

    def curve(self, tile: int) -> list[float]:
        """Payoff by price; entry 0 is not used."""
        found = self.curves.get(tile)
        if found is None:
            state, coin = self.state, self.plan.coin
            buyers = tuple(
                (
                    tile_worth(state, other, tile, self.plan, self.weights),
                    state.counted[other] * (1 - self.weights.staked_most),
                    state.counted[other] * (1 - self.weights.staked_least),
                )
                for other in range(state.seats)
                if other != self.seat
            )
            deal = Deal(tile_worth(state, self.seat, tile, self.plan, self.weights), buyers)
            found = [
                payoff(deal, price, coin, state.seats, self.weights.wavering)
                for price in range(min(self.gold, DEAREST) + 1)
            ]
            self.curves[tile] = found
        return found

    def at(self, tile: int, price: int) -> float:
        curve = self.curve(tile)
        last = len(curve) - 1
        return curve[price] if price <= last else curve[last] - (price - last) * self.plan.coin

    def _hopes(self) -> list[float]:
        """By gold kept in hand: what may be gained by buying with it."""
        state, coin = self.state, self.plan.coin
        rival = rivalry(state.seats)
        deals = []
        for other in range(state.seats):
            if other != self.seat:
                for tile in state.offers[other]:
                    worth = tile_worth(state, self.seat, tile, self.plan, self.weights)
                    price = max(1.0, min(worth / (2 * coin), 0.35 * state.counted[other]))
                    gain = worth - price * coin + rival * (worth - 2 * price * coin)
                    deals.append((price, max(0.0, gain) * KEPT))
        return [
            max((gain * min(1.0, (gold + 1) / (price + 1)) ** 2 for price, gain in deals), default=0.0)
            for gold in range(self.gold + 1)
        ]

    def second(self, tile: int, left: int) -> float:
        """The best for the last tile to be priced, with so much gold left."""
        return max(self.at(tile, price) + self.hopes[left - price] for price in range(1, min(left, DEAREST) + 1))

    def first(self, tile: int, price: int, other: int) -> float:
        return self.at(tile, price) + self.second(other, self.gold - price)

    def axed(self, gone: int) -> float:
        """The best that the two others may bring."""
        one, other = (tile for tile in self.state.offers[self.seat] if tile != gone)
        top = min(self.gold - 1, DEAREST)
        return max(self.first(one, price, other) for price in range(1, top + 1))


def gain_of_buying(state: State, seat: int, tile: int, weights: Weights) -> float:
    plan = plan_of(state, weights)
    seller = next(other for other, offer in enumerate(state.offers) if tile in offer)
    price = state.prices[seller][state.offers[seller].index(tile)]
    waiting = _mask(state, seat)
    own = tile_worth(state, seat, tile, plan, weights)
    if waiting:
        own += majorities(state, seat, plan, weights, waiting | 1 << tile)
        own -= majorities(state, seat, plan, weights, waiting) + majorities(state, seat, plan, weights, 1 << tile)
        own += majorities(state, seat, plan, weights)
    sellers = tile_worth(state, seller, tile, plan, weights)
    return buying_gain(own, sellers, price, plan.coin, rivalry(state.seats))


def _mask(state: State, seat: int) -> int:
    """Tiles that are the seat's already, or will be if nobody buys them."""
    return sum(1 << tile for tile in (*state.got[seat], *state.offers[seat]))


def on_offer(state: State, seat: int, buyers: tuple[int, ...], weights: Weights) -> float:
    """What the seat's priced tiles may bring, the gold on them being spent already."""
    plan = plan_of(state, weights)
    worth = 0.0
    for tile, price in zip(state.offers[seat], state.prices[seat], strict=True):
        own = tile_worth(state, seat, tile, plan, weights)
        kept = 1.0
        for buyer in buyers:
            if buyer != seat:
                wish = buying_gain(
                    tile_worth(state, buyer, tile, plan, weights), own, price, plan.coin, rivalry(state.seats)
                )
                taste = exp(max(-30.0, min(30.0, wish / weights.wavering)))
                chance = taste / (state.seats + taste - 0.5) if price <= state.counted[buyer] else 0.0
                kept *= 1 - chance
        worth += kept * own + (1 - kept) * 2 * price * plan.coin
    return worth
