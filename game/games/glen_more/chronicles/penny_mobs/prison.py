"""The prison: mobsters of the match, pennies on them, and who sets one free at the end of a turn and uses him."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import EndTurn, Skip
from game.games.glen_more.book import STACK
from game.games.glen_more.chronicles.penny_mobs import derek, tricks
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import DrawMobster, FreeMobster, LayPenny
from game.games.glen_more.chronicles.penny_mobs.events import MobsterDrawn, MobsterFreed, PennyLaid
from game.games.glen_more.chronicles.penny_mobs.field import SendMobster
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame, do_extra, skip
from game.games.glen_more.moments import Events
from game.games.glen_more.state import State

_DRAWS = {name: DrawMobster(name) for name in mob.MOBSTERS}
_LATER = DrawMobster(None)
_PENNIES = {name: LayPenny(name) for name in mob.MOBSTERS}
_FREES = {name: FreeMobster(name) for name in mob.MOBSTERS}
_LEAVE = EndTurn()


@dataclass(frozen=True, slots=True)
class DrawGang(ChanceFrame):
    """So many mobsters as there shall be; those of stack B stay hidden until then."""

    word = "draw_gang"
    phase = "set_up"
    n: int

    def draws(self, state: State) -> tuple[Action, ...]:
        seen = mob.in_game(state)
        found = [_DRAWS[name] for name in mob.playable(state, "S") if name not in seen]
        return (*found, _LATER) if _left_of_b(state) else tuple(found)

    def weights(self, state: State) -> tuple[int, ...]:
        left = _left_of_b(state)
        return (*(1 for draw in self.draws(state) if draw != _LATER), *((left,) if left else ()))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawMobster)
        part = mob.gang(state)
        if action.mobster is None:
            mob.change(state, hidden=part.hidden + 1)
        else:
            mob.change(state, prison=(*part.prison, (action.mobster, 0)))
        state.stack[-1:] = [DrawGang(self.n - 1)] if self.n > 1 else []
        if events is not None:
            events.append(MobsterDrawn(None if action.mobster is None else f"mobster:{action.mobster}"))


def _left_of_b(state: State) -> int:
    return len(mob.playable(state, "B")) - mob.gang(state).hidden


@dataclass(frozen=True, slots=True)
class RevealGang(ChanceFrame):
    """With the first B tile the others come to prison."""

    word = "reveal_gang"

    def draws(self, state: State) -> tuple[Action, ...]:
        seen = mob.in_game(state)
        return tuple(_DRAWS[name] for name in mob.playable(state, "B") if name not in seen)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawMobster) and action.mobster is not None
        part = mob.gang(state)
        mob.change(state, prison=(*part.prison, (action.mobster, 0)), hidden=part.hidden - 1)
        if part.hidden == 1:
            state.stack.pop()
        if events is not None:
            events.append(MobsterDrawn(f"mobster:{action.mobster}"))


def set_up(state: State) -> list[Any]:
    state.parts[mob.ID] = mob.fresh(state)
    return [DrawGang(mob.MOBS.drawn[state.seats])]


def laid_out(state: State, tile: int, events: Events) -> list[Any]:
    return [RevealGang()] if STACK[tile] == "B" and mob.gang(state).hidden else []


def turn_ends(state: State, seat: int) -> Any:
    return Prison(seat) if mob.gang(state).prison else None


@dataclass(frozen=True, slots=True)
class Prison(SeatFrame):
    """At the end of a turn: a penny onto a mobster, or set one free, or nothing."""

    word = "prison"

    def offer(self, state: State) -> tuple[Action, ...]:
        part = mob.gang(state)
        pennies = [_PENNIES[name] for name, _ in part.prison] if part.minus[self.seat] else []
        return (*pennies, *(_FREES[name] for name, _ in part.prison), _LEAVE)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        part = mob.gang(state)
        if isinstance(action, LayPenny):
            prison = tuple((name, pennies + (name == action.mobster)) for name, pennies in part.prison)
            mob.change(state, prison=prison, minus=mob.with_seat(part.minus, seat, -1))
            if events is not None:
                events.append(PennyLaid(seat, f"mobster:{action.mobster}"))
        elif isinstance(action, FreeMobster):
            free(state, seat, action.mobster, events)
        elif events is not None:
            events.append(Skipped(seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if component == "penny":
            return reasons.reason("no_penny", rule="penny_mobs#pennies")
        return reasons.reason("mobster_is_free", rule="penny_mobs#prison") if kind == "mobster" else None


def free(state: State, seat: int, mobster: str, events: Events) -> None:
    """The pennies on the mobster come along, and its markers."""
    part = mob.gang(state)
    pennies = dict(part.prison)[mobster]
    facts = mob.MOBSTERS[mobster]
    mob.change(
        state,
        prison=tuple(one for one in part.prison if one[0] != mobster),
        bosses=(*part.bosses, (mobster, seat)),
        plus=mob.with_seat(part.plus, seat, pennies),
        markers=(*part.markers, *((mobster, coins) for coins in facts.markers)),
        coins=part.coins + facts.coins,
    )
    if events is not None:
        events.append(MobsterFreed(seat, f"mobster:{mobster}", pennies))
    if mobster in mob.LODGERS:
        state.stack.append(SendMobster(seat, mobster))
    elif mobster in _AT_ONCE:
        state.stack.append(UseAtOnce(seat, mobster))


_AT_ONCE = {mob.DEREK: derek.calls, mob.CLAIM: tricks.card_claims}
"""The end of a turn belongs to it, and these two wait for no later one."""


@dataclass(frozen=True, slots=True)
class UseAtOnce(SeatFrame):
    """Just freed: what may be done with him in any turn may be done at once."""

    word = "use_at_once"
    may_idle = True
    mobster: str

    def idle(self, state: State) -> bool:
        return not _AT_ONCE[self.mobster](state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return (*_AT_ONCE[self.mobster](state, self.seat), SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Skip):
            skip(state, seat, events)
        else:
            do_extra(state, seat, action, events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.use_at_once", seat=seat_id(self.seat), mobster=f"mobster:{self.mobster}")
