"""Phase 4: in turn order everybody buys at most one tile of somebody else; then all take what is left of theirs."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import Frame
from game.games.isle_of_skye import reasons
from game.games.isle_of_skye.actions import Buy, PassBuying
from game.games.isle_of_skye.events import BuyingPassed, TileBought, TilesKept
from game.games.isle_of_skye.frames.building import begin_building
from game.games.isle_of_skye.ids import TILES, tile_ids
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES

_BUYS = tuple(Buy(name) for name in NAMES[:CASTLE])
_PASS = PassBuying()
_JUST_PASS = (_PASS,)


@dataclass(frozen=True, slots=True)
class BuyTile(Frame):
    word = "buy_tile"
    phase = "buy"
    seat: int

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        """The others' tiles in turn order, then to pass. Who does not know the purse takes all for possible."""
        if seat != self.seat:
            return ()
        gold = state.gold[seat]
        found: list[Action] = []
        for k in range(1, state.seats):
            other = (seat + k) % state.seats
            for tile, price in zip(state.offers[other], state.prices[other], strict=True):
                if price <= gold or gold < 0:
                    found.append(_BUYS[tile])
        return (*found, _PASS) if found else _JUST_PASS

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Buy):
            _buy(state, seat, INDEX[action.tile], events)
        elif events is not None:
            events.append(BuyingPassed(seat))
        following = (seat + 1) % state.seats
        if following == state.start:
            _take_left(state, events)
            begin_building(state)
        else:
            state.stack[-1] = _BUY_TILE[following]

    def prompt(self, state: State, seat: Seat) -> Say:
        if seat != self.seat:
            return say("isle_of_skye.prompt.wait_buy", seat=seat_id(self.seat))
        if len(self.options(state, seat)) > 1:
            key = "buy" if state.gold[seat] >= 0 else "buy_openly"
        else:
            key = "cannot_buy" if any(state.offers[:seat] + state.offers[seat + 1 :]) else "sold_out"
        return say(f"isle_of_skye.prompt.{key}", seat=seat_id(seat), n=state.gold[seat])

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_buying(state, seat, self.seat, component, self.options(state, seat))


_BUY_TILE = tuple(BuyTile(seat) for seat in range(5))


def buy_tile(seat: int) -> BuyTile:
    return _BUY_TILE[seat]


def seller_of(state: State, tile: int) -> int:
    return next(seat for seat, offer in enumerate(state.offers) if tile in offer)


def price_of(state: State, tile: int) -> int:
    seller = seller_of(state, tile)
    return state.prices[seller][state.offers[seller].index(tile)]


def _buy(state: State, seat: int, tile: int, events: list[Event] | None) -> None:
    """The seller gets the price and takes the own gold from the tile back, both at once."""
    seller = seller_of(state, tile)
    place = state.offers[seller].index(tile)
    price = state.prices[seller][place]
    for purse in (state.gold, state.counted):
        purse[seat] -= price
        purse[seller] += 2 * price
    state.offers[seller] = state.offers[seller][:place] + state.offers[seller][place + 1 :]
    state.prices[seller] = state.prices[seller][:place] + state.prices[seller][place + 1 :]
    state.got[seat] += (tile,)
    if events is not None:
        events.append(TileBought(seat, seller, TILES[tile], price))


def _take_left(state: State, events: list[Event] | None) -> None:
    """What nobody bought is one's own; the gold on it goes to the supply."""
    for seat in range(state.seats):
        left = state.offers[seat]
        if left:
            state.got[seat] += left
            if events is not None:
                events.append(TilesKept(seat, tile_ids(left), sum(state.prices[seat])))
    state.offers = [()] * state.seats
    state.prices = [()] * state.seats
