"""Phase 2: behind the screens, all at once, one tile gets the axe and each of the two others a price.

A draft is three small questions and a seal: which tile goes, what one of the others costs, what the other costs.
What was said can be taken back until somebody else has acted after the seal. The last seal moves the screens aside:
axe and prices show in one event, and phase 3 follows at once: the axed tiles go back into the bag.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.core.frames import ChanceFrame, Frame
from game.games.isle_of_skye import reasons
from game.games.isle_of_skye.actions import Axe, Reveal, Seal, SetPrice
from game.games.isle_of_skye.events import OfferSealed, PriceSet, PricesRevealed, TileAxed
from game.games.isle_of_skye.frames.buying import buy_tile
from game.games.isle_of_skye.ids import TILES, tile_ids
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES, files

LEAST = files().money.least_price
_AXES = tuple(Axe(name) for name in NAMES[:CASTLE])
_MUCH = 400
"""More gold than anybody can ever hold in a match."""
_PRICES: dict[int, tuple[SetPrice, ...]] = {}
_SEALS = (Seal(),)
_REVEALS = (Reveal(),)
_UNSEALED = tuple(
    tuple(tuple(seat for seat in range(seats) if not sealed >> seat & 1) for sealed in range(32))
    for seats in range(6)
)


def kept(state: State, seat: int) -> tuple[int, ...]:
    """The tiles that are to be priced, once one has the axe."""
    axed = state.drafts[seat][0]
    return tuple(tile for tile in state.offers[seat] if tile != axed)


def highest_price(state: State, seat: int) -> int:
    """What may be put on the tile that is asked for: all one has, but the next tile must get its share too."""
    to_come = 3 - len(state.drafts[seat])
    return state.gold[seat] - LEAST * (to_come - 1)


def _prices(tile: int, most: int) -> tuple[Action, ...]:
    actions = _PRICES.get(tile)
    if actions is None:
        actions = _PRICES[tile] = tuple(SetPrice(NAMES[tile], gold) for gold in range(LEAST, _MUCH + 1))
    return actions[: most - LEAST + 1] if most >= LEAST else ()


@dataclass(frozen=True, slots=True)
class SetPrices(Frame):
    """One seat does not depend on another, so their order means nothing."""

    word = "set_prices"
    phase = "price"

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return _UNSEALED[state.seats][state.sealed]

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat < 0 or state.sealed >> seat & 1:
            return ()
        draft = state.drafts[seat]
        if not draft:
            return tuple([_AXES[tile] for tile in state.offers[seat]])
        if len(draft) == 3:
            return _SEALS
        return _prices(kept(state, seat)[len(draft) - 1], highest_price(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, SetPrice):
            state.drafts[seat] += (action.gold,)
            state.gold[seat] -= action.gold
            if events is not None:
                events.append(PriceSet(seat, f"tile:{action.tile}", action.gold))
        elif isinstance(action, Axe):
            state.drafts[seat] = (INDEX[action.tile],)
            if events is not None:
                events.append(TileAxed(seat, f"tile:{action.tile}"))
        else:
            state.sealed |= 1 << seat
            if events is not None:
                events.append(OfferSealed(seat))
            if state.sealed.bit_count() == state.seats:
                state.stack[-1] = REVEAL_PRICES

    def prompt(self, state: State, seat: Seat) -> Say:
        if state.sealed >> seat & 1:
            missing = tuple(seat_id(other) for other in self.waiting(state))
            return say("isle_of_skye.prompt.wait_prices", seats=missing)
        draft = state.drafts[seat]
        if not draft:
            return say("isle_of_skye.prompt.axe", seat=seat_id(seat))
        if len(draft) == 3:
            return say("isle_of_skye.prompt.seal", seat=seat_id(seat), n=state.gold[seat])
        tile = TILES[kept(state, seat)[len(draft) - 1]]
        return say("isle_of_skye.prompt.price", seat=seat_id(seat), tile=tile, n=state.gold[seat])

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        return reasons.while_pricing(state, seat, component, self.options(state, seat), self.waiting(state))


@dataclass(frozen=True, slots=True)
class RevealPrices(ChanceFrame):
    """All have sealed: the screens go aside, and the axed tiles into the bag."""

    word = "reveal_prices"
    phase = "price"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _REVEALS

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        axed = []
        for owner in range(state.seats):
            gone, *prices = state.drafts[owner]
            state.offers[owner] = kept(state, owner)
            state.prices[owner] = tuple(prices)
            state.counted[owner] -= sum(prices)
            state.bag |= 1 << gone
            axed.append(gone)
        state.drafts = [()] * state.seats
        state.sealed = 0
        state.stack[-1] = buy_tile(state.start)
        if events is not None:
            tiles = tuple(TILES[tile] for offer in state.offers for tile in offer)
            events.append(PricesRevealed(tile_ids(axed), tiles, tuple(p for prices in state.prices for p in prices)))

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("isle_of_skye.prompt.reveal")


SET_PRICES = SetPrices()
REVEAL_PRICES = RevealPrices()
