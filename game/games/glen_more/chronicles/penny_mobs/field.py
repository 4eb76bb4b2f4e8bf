"""Kenneth McSnitch, Fergus MacDarkie and Mike McCastle: Scots of their boss in somebody else's territory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import kept
from game.games.glen_more.cells import AT, CASTLE, CELLS, around, around_mask
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import Lodge, Send, Sneak, Steal
from game.games.glen_more.chronicles.penny_mobs.events import (
    GoodStolen,
    MobPaid,
    MobsterLodged,
    MobsterSent,
    MobsterSneaked,
)
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.frames.choosing import PutGoods
from game.games.glen_more.frames.payment import take_scot
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, take
from game.games.glen_more.moments import Events
from game.games.glen_more.scoring import SCOTS
from game.games.glen_more.state import State

SUPPLY = "supply"


# -- going out -----------------------------------------------------------------------------------------------------


def sources(state: State, seat: int, mobster: str) -> list[Action]:
    """The Scot that becomes the mobster comes from the supply or from the territory."""
    found: list[Action] = [kept(Send, mobster, SUPPLY)] if state.scots_left[seat] else []
    return found + [kept(Send, mobster, AT[cell]) for cell in sorted(state.scots[seat])]


def can_be_sent(state: State, seat: int, mobster: str) -> bool:
    return mob.boss(state, mobster) == seat and bool(mob.markers_of(state, mobster))


def send(state: State, seat: int, action: Send, events: Events) -> None:
    mob.drop_marker(state, action.mobster, mob.markers_of(state, action.mobster)[0])
    if action.source == SUPPLY:
        state.scots_left[seat] -= 1
    else:
        take_scot(state, seat, CELLS[action.source])
    state.stack.append(LodgeMobster(seat, action.mobster, None, False))
    if events is not None:
        events.append(MobsterSent(seat, f"mobster:{action.mobster}"))


@dataclass(frozen=True, slots=True)
class SendMobster(SeatFrame):
    """Just freed: he may go out at once, or in a later turn."""

    word = "send_mobster"
    may_idle = True
    mobster: str

    def idle(self, state: State) -> bool:
        return not sources(state, self.seat, self.mobster)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*sources(state, self.seat, self.mobster), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if isinstance(action, Send):
            send(state, seat, action, events)
        elif events is not None:
            events.append(Skipped(seat))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.send_mobster", seat=seat_id(self.seat), mobster=f"mobster:{self.mobster}")


@dataclass(frozen=True, slots=True)
class LodgeMobster(SeatFrame):
    """A place in the territory of another player; `left` is the one he has to leave."""

    word = "lodge_mobster"
    may_idle = True
    lands = True
    mobster: str
    left: int | None
    optional: bool

    def idle(self, state: State) -> bool:
        """He has gone already: two reasons to leave a tile at the same time are one way to go."""
        found = mob.lodging(state, self.mobster)
        return self.left is not None and (found is None or found[0] != self.left)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = []
        for other in range(state.seats):
            if other not in (self.seat, self.left):
                cells = (CASTLE,) if self.mobster == mob.CASTLE_SPY else state.lands[other].cells
                found += [kept(Lodge, other, AT[cell]) for cell in cells]
        return (*found, SKIP) if self.optional else tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if isinstance(action, Lodge):
            mob.lodge(state, self.mobster, action.seat, CELLS[action.at])
            if events is not None:
                named = f"mobster:{self.mobster}"
                events.append(MobsterLodged(seat, action.seat, named, f"cell:{action.at}"))
        elif events is not None:
            events.append(Skipped(seat))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.lodge_mobster", seat=seat_id(self.seat), mobster=f"mobster:{self.mobster}")

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if kind != "land":
            return None
        owner, cell = mob.on_land(component)
        named, rule = f"mobster:{self.mobster}", "mobsters#guests"
        if owner == self.seat:
            return reasons.reason("not_at_home", rule=rule, mobster=named)
        if owner == self.left:
            return reasons.reason("has_to_leave", rule=rule, mobster=named)
        if self.mobster == mob.CASTLE_SPY and cell != CASTLE:
            return reasons.reason("castles_only", rule=rule, mobster=named)
        return reasons.reason("no_tile_for_him", rule=rule)


# -- driven away ---------------------------------------------------------------------------------------------------


def _flee(state: State, mobster: str) -> list[Any]:
    """He goes to somebody else's territory, at once."""
    found = mob.lodging(state, mobster)
    assert found is not None
    return [LodgeMobster(mob.boss(state, mobster), mobster, found[0], False)]


def scot_entered(state: State, seat: int, cell: int, events: Events) -> list[Any]:
    there = [name for name, at, on in mob.gang(state).lodgers if (at, on) == (seat, cell)]
    return [frame for name in there for frame in _flee(state, name)]


def removed(state: State, seat: int, cell: int, events: Events) -> list[Any]:
    return scot_entered(state, seat, cell, events)


# -- Kenneth McSnitch ----------------------------------------------------------------------------------------------


def sneaks(state: State, seat: int) -> list[Action]:
    found = mob.lodging(state, mob.SNITCH)
    if found is None or mob.boss(state, mob.SNITCH) != seat or not state.moves:
        return []
    owner, cell = found
    return [kept(Sneak, owner, AT[to]) for to in around(cell) if to in state.lands[owner].tops]


def sneak(state: State, seat: int, action: Sneak, events: Events) -> None:
    state.moves -= 1
    cell = CELLS[action.to]
    mob.lodge(state, mob.SNITCH, action.seat, cell)
    if events is not None:
        events.append(MobsterSneaked(seat, f"mobster:{mob.SNITCH}", f"cell:{action.to}"))
    if cell in state.goods[action.seat] and cell not in state.scots[action.seat]:
        state.stack.append(StealGood(seat))


@dataclass(frozen=True, slots=True)
class StealGood(SeatFrame):
    """One good of the tile Kenneth has come to; then he may go to somebody else's territory."""

    word = "steal_good"

    def offer(self, state: State) -> tuple[Action, ...]:
        found = mob.lodging(state, mob.SNITCH)
        assert found is not None
        owner, cell = found
        return (*(kept(Steal, KINDS[kind]) for kind in PRESENT[state.goods[owner].get(cell, 0)]), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if not isinstance(action, Steal):
            if events is not None:
                events.append(Skipped(seat))
            return
        found = mob.lodging(state, mob.SNITCH)
        assert found is not None
        owner, cell = found
        take(state.goods[owner], cell, KIND_INDEX[action.good])
        if events is not None:
            events.append(GoodStolen(seat, owner, f"good:{action.good}"))
        state.stack.append(LodgeMobster(seat, mob.SNITCH, owner, True))
        state.stack.append(PutGoods(seat, (action.good,), False))


# -- Fergus MacDarkie ----------------------------------------------------------------------------------------------


def cell_toll(state: State, seat: int) -> tuple[int, int] | None:
    """A coin for building on any of the cells around him."""
    found = mob.lodging(state, mob.DARKIE)
    return None if found is None or found[0] != seat else (around_mask(found[1]), 1)


def cell_paid(state: State, seat: int, cell: int, events: Events) -> list[Any]:
    toll = cell_toll(state, seat)
    if toll is None or not toll[0] >> cell & 1:
        return []
    to = mob.boss(state, mob.DARKIE)
    pay_boss(state, seat, to, 1, mob.DARKIE, events)
    return _flee(state, mob.DARKIE)


def pay_boss(state: State, seat: int, to: int, coins: int, mobster: str, events: Events) -> None:
    state.coins[seat] -= coins
    state.coins[to] += coins
    if events is not None:
        events.append(MobPaid(seat, to, coins, f"mobster:{mobster}"))


# -- Mike McCastle -------------------------------------------------------------------------------------------------


def count_scots(state: State, seat: int, category: str, found: int) -> int:
    """A Scot less for whom he lodges with, one more for his boss."""
    if category != SCOTS:
        return found
    lodging = mob.lodging(state, mob.CASTLE_SPY)
    if lodging is None:
        return found
    if lodging[0] == seat:
        return max(0, found - 1)
    return found + (mob.boss(state, mob.CASTLE_SPY) == seat)


def measure(state: State, seat: int, card: str, found: int) -> int:
    """He is in a castle too."""
    out = mob.lodging(state, mob.CASTLE_SPY) is not None and mob.boss(state, mob.CASTLE_SPY) == seat
    return found + (card == "most_manned_castles" and out)
