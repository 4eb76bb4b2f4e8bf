"""Coins for a promise: the only thing that may change hands. Promises bind nobody and are not written down.

The active seat opens a deal: it offers coins, or asks for some, and the other seat agrees or does not. Another seat
may speak up as well, to whomever it likes, also to two who are about to fight: the active seat gives it the word, so
that nobody is asked between any two actions.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Say, Seat, say, seat_id
from game.games.scythe.actions import Leave
from game.games.scythe.actions_combat import Accept, AskCoins, HearOffer, OfferCoins, OpenDeal, Refuse
from game.games.scythe.events_finding import (
    CoinsOffered,
    DealClosed,
    DealDropped,
    DealOpened,
    DealRefused,
    OfferHeard,
)
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.state import State, clockwise_from

MOST = 10
"""Coins in one deal; whoever wants to pay more makes two."""
_OPEN = tuple(OpenDeal(seat) for seat in range(5))
_OFFER = tuple(OfferCoins(coins) for coins in range(1, MOST + 1))
_ASK = tuple(AskCoins(coins) for coins in range(1, MOST + 1))
_HEAR = tuple(HearOffer(seat) for seat in range(5))
_LEAVE, _ACCEPT, _REFUSE = Leave(), Accept(), Refuse()


def deal_options(state: State, seat: int) -> tuple[Action, ...]:
    """One deal of everybody in a turn, so that nobody is asked without end."""
    if not state.options["deals"]:
        return ()
    others = clockwise_from(state, seat)
    opened = () if state.dealt else tuple(_OPEN[other] for other in others)
    return (*opened, *(_HEAR[other] for other in others if not state.heard >> other & 1))


def open_deal(state: State, seat: int, action: OpenDeal, events: Events) -> None:
    state.dealt = True
    state.stack.append(MakeDeal(seat, action.seat))
    if events is not None:
        events.append(DealOpened(seat, action.seat))


def hear_offer(state: State, seat: int, action: HearOffer, events: Events) -> None:
    """With more than two players whoever speaks up first says to whom."""
    state.heard |= 1 << action.seat
    state.stack.append(SpeakUp(action.seat) if state.seats > 2 else MakeDeal(action.seat, seat))
    if events is not None:
        events.append(OfferHeard(action.seat, seat))


@dataclass(frozen=True, slots=True)
class SpeakUp(ScytheFrame):
    """A seat that has not the turn chooses whom it makes an offer."""

    word = "speak_up"
    phase = "deal"
    seat: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return (*[_OPEN[other] for other in clockwise_from(state, seat)], _LEAVE)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, OpenDeal):
            state.stack[-1] = MakeDeal(seat, action.seat)
            if events is not None:
                events.append(DealOpened(seat, action.seat))
            return
        state.stack.pop()
        if events is not None:
            events.append(DealDropped(seat, state.active))


@dataclass(frozen=True, slots=True)
class MakeDeal(ScytheFrame):
    word = "make_deal"
    phase = "deal"
    seat: int
    other: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (*_OFFER[: min(MOST, state.coins[seat])], *_ASK, _LEAVE) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        if isinstance(action, Leave):
            if events is not None:
                events.append(DealDropped(seat, self.other))
            return
        assert isinstance(action, OfferCoins | AskCoins)
        payer, taker = (seat, self.other) if isinstance(action, OfferCoins) else (self.other, seat)
        state.stack.append(AnswerDeal(self.other, payer, taker, action.coins))
        if events is not None:
            events.append(CoinsOffered(payer, taker, action.coins))

    def prompt(self, state: State, seat: Seat) -> Say:
        key = "make_deal" if seat == self.seat else "wait_deal"
        return say(f"scythe.prompt.{key}", seat=seat_id(self.seat), other=seat_id(self.other))


@dataclass(frozen=True, slots=True)
class AnswerDeal(ScytheFrame):
    word = "answer_deal"
    phase = "deal"
    seat: int
    payer: int
    taker: int
    coins: int

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        return (_ACCEPT, _REFUSE) if state.coins[self.payer] >= self.coins else (_REFUSE,)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        state.stack.pop()
        other = self.payer if self.taker == seat else self.taker
        if isinstance(action, Refuse):
            if events is not None:
                events.append(DealRefused(seat, other))
            return
        state.coins[self.payer] -= self.coins
        state.coins[self.taker] += self.coins
        if events is not None:
            events.append(DealClosed(self.payer, self.taker, self.coins))

    def prompt(self, state: State, seat: Seat) -> Say:
        asked = "pay_deal" if self.payer == seat else "take_deal"
        key = asked if seat == self.seat else "wait_answer"
        return say(
            f"scythe.prompt.{key}",
            seat=seat_id(self.seat),
            payer=seat_id(self.payer),
            taker=seat_id(self.taker),
            n=self.coins,
        )
