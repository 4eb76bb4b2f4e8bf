"""Fraser McStarve and Oonagh McHagg, who come to the haggis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import kept
from game.games.glen_more.chronicles.haggis import supply, tokens
from game.games.glen_more.chronicles.haggis.actions import ReturnToken, RollHaggis
from game.games.glen_more.chronicles.haggis.dice import RollAll
from game.games.glen_more.chronicles.haggis.events import HaggisRolled
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import HandOver, Reroll, Rob
from game.games.glen_more.chronicles.penny_mobs.events import HaggisHandedOver, HaggisRobbed, RolledAgain
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame, skip
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State

_REROLL = (Reroll(), SKIP)


def haggis_begins(state: State, events: Events) -> list[Any]:
    used = tuple(name for name in mob.gang(state).used if name != mob.HAGG)
    mob.change(state, used=used)
    owner = mob.boss(state, mob.STARVE)
    return [] if owner == mob.NOBODY or mob.is_used(state, mob.STARVE) else [RobHaggis(owner)]


@dataclass(frozen=True, slots=True)
class RobHaggis(SeatFrame):
    """Once in a match, before the dice: a token of somebody who decides which."""

    word = "rob_haggis"
    phase = "haggis"
    may_idle = True

    def _victims(self, state: State) -> list[int]:
        tables = tokens.tokens(state).tables
        return [other for other in range(state.seats) if other != self.seat and tables[other]]

    def idle(self, state: State) -> bool:
        return not self._victims(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*(kept(Rob, other) for other in self._victims(state)), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Rob):
            skip(state, seat, events)
            return
        mob.use(state, mob.STARVE)
        state.stack[-1] = HandOverHaggis(action.victim, seat)
        if supply.is_full(state, seat):
            state.stack.append(MakeHaggisRoom(seat))
        if events is not None:
            events.append(HaggisRobbed(seat, action.victim))


@dataclass(frozen=True, slots=True)
class MakeHaggisRoom(SeatFrame):
    """Whoever gets a token onto a full table gives another one back first."""

    word = "make_haggis_room"
    phase = "haggis"

    def offer(self, state: State) -> tuple[Action, ...]:
        return supply.returns(state, self.seat)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ReturnToken)
        state.stack.pop()
        supply.give_back(state, seat, action.value, events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.take_haggis_full", seat=seat_id(self.seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if kind in ("haggis_open", "haggis_hidden"):
            return reasons.reason("table_full", reasons.way("give_back"), "haggis#taking")
        return reasons.reason("not_on_table", rule="haggis#taking") if kind == "haggis_token" else None


@dataclass(frozen=True, slots=True)
class HandOverHaggis(SeatFrame):
    word = "hand_over_haggis"
    phase = "haggis"
    to: int

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(kept(HandOver, value) for value in sorted(set(tokens.tokens(state).tables[self.seat])))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, HandOver)
        state.stack.pop()
        part = tokens.tokens(state)
        tables = tokens.with_pile(part.tables, seat, tokens.without(part.tables[seat], action.value))
        tables = tokens.with_pile(tables, self.to, (*tables[self.to], action.value))
        shown = tokens.with_pile(part.shown, seat, ())  # which of those known is gone, the others cannot tell
        state.parts[tokens.ID] = part._replace(tables=tables, shown=shown)
        state.stack += supply.refill(tokens.tokens(state))
        if events is not None:
            events.append(HaggisHandedOver(seat, self.to))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.hand_over_haggis", seat=seat_id(self.seat), other=seat_id(self.to))

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        return reasons.reason("not_on_table", rule="haggis#taking") if kind == "haggis_token" else None


def haggis_rolled(state: State, events: Events) -> list[Any]:
    owner = mob.boss(state, mob.HAGG)
    return [] if owner == mob.NOBODY or mob.is_used(state, mob.HAGG) else [OfferReroll(owner)]


@dataclass(frozen=True, slots=True)
class OfferReroll(SeatFrame):
    """Once in each haggis scoring, right after the roll."""

    word = "offer_reroll"
    phase = "haggis"

    def offer(self, state: State) -> tuple[Action, ...]:
        return _REROLL

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, Reroll):
            skip(state, seat, events)
            return
        mob.use(state, mob.HAGG)
        state.stack[-1] = RollAgain()
        if events is not None:
            events.append(RolledAgain(seat))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.offer_reroll", seat=seat_id(self.seat), n=tokens.tokens(state).rolled)


@dataclass(frozen=True, slots=True)
class RollAgain(ChanceFrame):
    word = "roll_again"
    phase = "haggis"

    def draws(self, state: State) -> tuple[Action, ...]:
        return RollAll(1).draws(state)

    def weights(self, state: State) -> tuple[int, ...]:
        return RollAll(1).weights(state)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, RollHaggis)
        state.stack.pop()
        state.parts[tokens.ID] = tokens.tokens(state)._replace(rolled=action.value)
        state.die_shows = action.value
        if events is not None:
            events.append(HaggisRolled(action.value))


FRAMES = (RobHaggis, MakeHaggisRoom, HandOverHaggis, OfferReroll, RollAgain)
