"""Mobsters that come with other Chronicles: boats, the mountain and the sale of barrels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Say, Seat, say, seat_id
from game.games.glen_more.actions import kept
from game.games.glen_more.book import INDEX
from game.games.glen_more.chronicles.dragon_boats import course
from game.games.glen_more.chronicles.dragon_boats.chronicle import take_reward
from game.games.glen_more.chronicles.highlander import mountain
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs import haggis_guests
from game.games.glen_more.chronicles.penny_mobs.actions import (
    DrawReward,
    Exchange,
    GivePenny,
    HandOver,
    Reroll,
    Rob,
    SecondReward,
)
from game.games.glen_more.chronicles.penny_mobs.events import MountainExchanged, PennyGiven, SecondRewardDrawn
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame, skip
from game.games.glen_more.frames.placement import BuyTile
from game.games.glen_more.goods import KINDS
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State

_GIVE = (GivePenny(), SKIP)
_SECOND = (SecondReward(), SKIP)
_DRAWS = {name: DrawReward(name) for name in course.REWARD_NAMES}


# -- Calum McQuack and Bully McMuscle: the boats -------------------------------------------------------------------


def boat_cost(state: State, seat: int, spot: tuple[int, int], cost: int) -> int:
    """Bully rows past other boats for nothing."""
    if mob.boss(state, mob.MUSCLE) != seat:
        return cost
    others = [boat for other, boat in enumerate(course.course(state).boats) if other != seat]
    return 0 if spot in others else cost


def boat_passed(state: State, seat: int, other: int, events: Events) -> list[Any]:
    owner = mob.boss(state, mob.QUACK)
    if owner not in (seat, other) or not mob.gang(state).minus[owner]:
        return []
    return [OfferPenny(owner, other if owner == seat else seat)]


@dataclass(frozen=True, slots=True)
class OfferPenny(SeatFrame):
    """Calum gives a penny that costs a point to the boat beside his."""

    word = "offer_penny"
    to: int

    def offer(self, state: State) -> tuple[Action, ...]:
        return _GIVE

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, GivePenny):
            skip(state, seat, events)
            return
        state.stack.pop()
        minus = mob.with_seat(mob.with_seat(mob.gang(state).minus, seat, -1), self.to, 1)
        mob.change(state, minus=minus)
        if events is not None:
            events.append(PennyGiven(seat, self.to))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.offer_penny", seat=seat_id(self.seat), other=seat_id(self.to))


def rewarded(state: State, seat: int, river: int, events: Events) -> list[Any]:
    return [
        OfferReward(seat, river, name)
        for name in (mob.QUACK, mob.MUSCLE)
        if mob.boss(state, name) == seat and not mob.is_used(state, name)
    ]


@dataclass(frozen=True, slots=True)
class OfferReward(SeatFrame):
    """Once in a match a second reward of the same castle, drawn blindly."""

    word = "offer_reward"
    may_idle = True
    river: int
    mobster: str

    def idle(self, state: State) -> bool:
        return not course.course(state).castles[self.river]

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return _SECOND

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, SecondReward):
            skip(state, seat, events)
            return
        mob.use(state, self.mobster)
        state.stack[-1] = DrawSecond(seat, self.river)
        if events is not None:
            events.append(SecondRewardDrawn(seat))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.offer_reward", seat=seat_id(self.seat), mobster=f"mobster:{self.mobster}")


@dataclass(frozen=True, slots=True)
class DrawSecond(ChanceFrame):
    word = "draw_second"
    seat: int
    river: int

    def _castle(self, state: State) -> tuple[str, ...]:
        return course.course(state).castles[self.river] or ()

    def draws(self, state: State) -> tuple[Action, ...]:
        return tuple(_DRAWS[name] for name in course.REWARD_NAMES if name in self._castle(state))

    def weights(self, state: State) -> tuple[int, ...]:
        castle = self._castle(state)
        return tuple(castle.count(name) for name in course.REWARD_NAMES if name in castle)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawReward)
        state.stack.pop()
        take_reward(state, self.seat, self.river, action.name, events)


# -- Elspeth McTrick and Erin MacMalt ------------------------------------------------------------------------------


def toll_place(state: State, seat: int, events: Events) -> list[Any]:
    return [ExchangeOnMountain(seat)] if mob.boss(state, mob.TRICK) == seat else []


@dataclass(frozen=True, slots=True)
class ExchangeOnMountain(SeatFrame):
    """One thing on the mountain for a resource of the supply; nobody is asked where each is needed to pay."""

    word = "exchange_on_mountain"
    may_idle = True

    def _there(self, state: State) -> list[str]:
        there = mountain.mountain(state)
        goods = [kind for kind, count in zip(KINDS, there.goods, strict=True) if count]
        return ["coin", *goods] if there.coins else goods

    def idle(self, state: State) -> bool:
        return not self._swaps(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*self._swaps(state), SKIP)

    def _swaps(self, state: State) -> list[Action]:
        tile = self._to_be_paid(state)
        return [
            kept(Exchange, out, kind)
            for out in self._there(state)
            for kind in KINDS
            if out != kind and (tile is None or mountain.still_pays(state, self.seat, tile, out, kind))
        ]

    def _to_be_paid(self, state: State) -> int | None:
        """The tile that her boss pays with what is on the mountain, when leaving it."""
        if not any(isinstance(frame, mountain.Descend) for frame in state.stack):
            return None
        return next((INDEX[frame.tile] for frame in state.stack if isinstance(frame, BuyTile)), None)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Exchange):
            skip(state, seat, events)
            return
        state.stack.pop()
        there = mountain.mountain(state)
        state.parts[mountain.ID] = mountain.exchanged(there, action.out, action.good)
        if events is not None:
            events.append(MountainExchanged(seat, action.out, action.good))


def bonus_sale(state: State, seat: int) -> bool:
    return mob.boss(state, mob.MALT) == seat


FRAMES = (OfferPenny, OfferReward, DrawSecond, ExchangeOnMountain, *haggis_guests.FRAMES)
ACTIONS = (GivePenny, SecondReward, DrawReward, Rob, HandOver, Reroll, Exchange)
