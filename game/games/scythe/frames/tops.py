"""Top actions with a choice: Move or gain, Bolster, Trade, and the upper half of a Factory card."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import (
    DrawCombatCards,
    GainCoins,
    GainPopularity,
    GainPower,
    Less,
    SkipTop,
    Trade,
    UseFactory,
)
from game.games.scythe.actions_move import BeginMove
from game.games.scythe.board import NOWHERE, PLACE, PLACES
from game.games.scythe.events import CoinsTaken, FactoryUsed, Paid, TopSkipped
from game.games.scythe.events_map import MoveBegun
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.developing import gain_possible, push_gains
from game.games.scythe.frames.fighting import Fights
from game.games.scythe.frames.finding import Discover
from game.games.scythe.frames.modest import less_options, want_less
from game.games.scythe.frames.moving import MoveUnits
from game.games.scythe.frames.placing import TakeResources
from game.games.scythe.frames.receiving import Receive, can_pay, pay, receive
from game.games.scythe.mat import yields
from game.games.scythe.pieces import with_workers
from game.games.scythe.records import FactoryCard
from game.games.scythe.stars import CheckStars
from game.games.scythe.state import State
from game.games.scythe.tables import (
    ARMORY,
    ARMORY_POWER,
    BOLSTER,
    FACTORY_RECORDS,
    MONUMENT,
    MONUMENT_POPULARITY,
    MOVE_GAIN,
    TOP_COINS,
    TRADE,
)

_SKIP = SkipTop()
_MOVES = (BeginMove(), GainCoins(), _SKIP)
_BOLSTERS = (GainPower(), DrawCombatCards(), _SKIP)
_TRADES = tuple(Trade(name) for name in PLACES)
_POPULARITY = GainPopularity()
_USES = tuple(UseFactory(choice) for choice in range(2))


class Top(ScytheFrame):
    """Taken off by itself if it cannot be paid for."""

    __slots__ = ()
    price: int

    def settle(self, state: State, events: Events) -> bool:
        if state.coins[self.seat] >= self.price:
            return False
        state.stack.pop()
        return True

    def _has_skipped(self, state: State, action: Action, events: Events) -> bool:
        """Or has only said that less may be wanted."""
        if isinstance(action, Less):
            want_less(state, self.seat, events)
        elif isinstance(action, SkipTop):
            state.stack.pop()
            if events is not None:
                events.append(TopSkipped(self.seat))
        else:
            return False
        return True

    def _pay(self, state: State, events: Events) -> None:
        state.coins[self.seat] -= self.price
        state.stack[-1] = CheckStars(self.seat)
        if events is not None:
            events.append(Paid(self.seat, "coins", self.price))


@dataclass(frozen=True, slots=True)
class MoveOrGain(Top):
    """Move units, or gain coins."""

    word = "move_or_gain"
    phase = "move"
    price = TOP_COINS[MOVE_GAIN]
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return _MOVES if yields(state, seat, "gain_coins") == 1 else (*_MOVES, *less_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if self._has_skipped(state, action, events):
            return
        if isinstance(action, GainCoins):
            state.stack.pop()
            if events is not None:
                events.append(CoinsTaken(seat))
            receive(state, seat, "coins", yields(state, seat, "gain_coins"), events)
        else:
            state.stack[-1] = Discover(seat)
            state.stack += [Fights(seat), MoveUnits(seat, yields(state, seat, "move_units"), 1, True)]
            if events is not None:
                events.append(MoveBegun(seat))


@dataclass(frozen=True, slots=True)
class Bolster(Top):
    """Power or combat cards; the Monument adds popularity."""

    word = "bolster"
    phase = "bolster"
    price = TOP_COINS[BOLSTER]
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (*_BOLSTERS, *less_options(state, seat)) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if self._has_skipped(state, action, events):
            return
        self._pay(state, events)
        if isinstance(action, GainPower):
            state.stack.append(Receive(seat, "power", yields(state, seat, "gain_power")))
        else:
            state.stack.append(Receive(seat, "combat_cards", yields(state, seat, "draw_combat_cards")))
        if state.structures[seat][MONUMENT] != NOWHERE:
            state.stack.append(Receive(seat, "popularity", MONUMENT_POPULARITY))


@dataclass(frozen=True, slots=True)
class TradeGoods(Top):
    """Resources for a territory with a worker, or popularity; the Armory adds power."""

    word = "trade"
    phase = "trade"
    price = TOP_COINS[TRADE]
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        places = bits(with_workers(state, seat))
        return (*[_TRADES[place] for place in places], _POPULARITY, _SKIP, *less_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if self._has_skipped(state, action, events):
            return
        self._pay(state, events)
        if isinstance(action, Trade):
            at = PLACES[PLACE[action.at]]
            state.stack.append(TakeResources(seat, yields(state, seat, "gain_any_resources"), at))
        else:
            state.stack.append(Receive(seat, "popularity", yields(state, seat, "gain_popularity")))
        if state.structures[seat][ARMORY] != NOWHERE:
            state.stack.append(Receive(seat, "power", ARMORY_POWER))


def useful_choices(state: State, seat: int, card: FactoryCard) -> list[int]:
    """Gains of a Factory card that would bring something; none if it cannot be paid for."""
    if not can_pay(state, seat, card.pay):
        return []
    return [
        number
        for number, gains in enumerate(card.choose)
        if any(gain_possible(state, seat, what, None) for what in gains)
    ]


@dataclass(frozen=True, slots=True)
class FactoryTop(ScytheFrame):
    """The upper half of the Factory card: no bonuses of the mat, only what the card says."""

    word = "factory_top"
    phase = "factory"
    seat: int

    def choices(self, state: State) -> list[int]:
        return useful_choices(state, self.seat, FACTORY_RECORDS[state.factory_card[self.seat]])

    def settle(self, state: State, events: Events) -> bool:
        if self.choices(state):
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return (*(_USES[number] for number in self.choices(state)), _SKIP, *less_options(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        card = FACTORY_RECORDS[state.factory_card[seat]]
        if isinstance(action, Less):
            want_less(state, seat, events)
            return
        if not isinstance(action, UseFactory):
            state.stack.pop()
            if events is not None:
                events.append(TopSkipped(seat))
            return
        state.stack[-1] = CheckStars(seat)
        if events is not None:
            events.append(FactoryUsed(seat, f"factory:{card.id}"))
        push_gains(state, seat, card.choose[action.choice], None)
        pay(state, seat, card.pay, events)
