"""Resources of one's choice, and Scots or resources onto tiles of one's choice."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import ChooseGood, PutGood, PutScot, Sell, Skip, kept
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import GoodLost
from game.games.glen_more.frames.base import SeatFrame
from game.games.glen_more.frames.selling import sales, sell
from game.games.glen_more.goods import KIND_INDEX, KINDS, room
from game.games.glen_more.moments import ask, frames_of, moments
from game.games.glen_more.state import State
from game.games.glen_more.territory import add_good, add_scot

_CHOICES = tuple(ChooseGood(kind) for kind in KINDS)
SKIP = Skip()


@dataclass(frozen=True, slots=True)
class ChooseGoods(SeatFrame):
    """`n` resources of any kind onto the tile at `at`, each chosen by itself."""

    word = "choose_goods"
    may_idle = True
    at: str
    n: int
    source: str

    def idle(self, state: State) -> bool:
        return not self.n or not room(state.goods[self.seat], CELLS[self.at])

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return _CHOICES

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseGood)
        cell, kind = CELLS[self.at], KIND_INDEX[action.good]
        state.stack[-1] = ChooseGoods(seat, self.at, self.n - 1, self.source)
        add_good(state, seat, cell, kind, 1, events)
        if self.source.rpartition("/")[2].isdigit():  # an activation, which some watch
            ask(state, frames_of(moments(state).produced, state, seat, cell, [kind], events))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.choose_goods", seat=seat_id(self.seat), n=self.n)


@dataclass(frozen=True, slots=True)
class PutGoods(SeatFrame):
    """These resources onto own tiles; `together` on one and the same."""

    word = "put_goods"
    may_idle = True
    goods: tuple[str, ...]
    together: bool

    def idle(self, state: State) -> bool:
        """Without room anywhere, and nothing that could be sold to make some."""
        if not self.goods:
            return True
        return not self._cells(state) and not self._sales(state)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        if events is not None:
            events.extend(GoodLost(self.seat, f"good:{good}") for good in self.goods)

    def _cells(self, state: State) -> list[int]:
        goods = state.goods[self.seat]
        return [cell for cell in state.lands[self.seat].cells if room(goods, cell)]

    def _sales(self, state: State) -> list[Action]:
        """In a turn, not when the match is over and somebody gets what lies on the mountain."""
        return [] if state.stack[0].word == "finish" else sales(state, self.seat)

    def offer(self, state: State) -> tuple[Action, ...]:
        kinds = KINDS if self.goods[0] == "any" else (self.goods[0],)
        cells = self._cells(state)
        puts = [kept(PutGood, kind, AT[cell]) for cell in cells for kind in kinds]
        return (*puts, *self._sales(state), *(() if cells else (SKIP,)))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if isinstance(action, Sell):
            sell(state, seat, action, events)
            return
        if not isinstance(action, PutGood):
            self.run(state, events)
            return
        cell = CELLS[action.at]
        put = (action.good, *self.goods[1:]) if self.together else (action.good,)
        state.stack[-1] = PutGoods(seat, self.goods[len(put) :], self.together)
        for good in put:
            add_good(state, seat, cell, KIND_INDEX[good], 1, events)

    def question(self, state: State) -> Say:
        key = "put_any" if self.goods[0] == "any" else "put_goods"
        named = tuple(f"good:{good}" for good in (self.goods if self.together else self.goods[:1]))
        return say(f"glen_more.prompt.{key}", seat=seat_id(self.seat), goods=named, n=len(self.goods))

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons.no_room(state, self.seat, component)


@dataclass(frozen=True, slots=True)
class PutScots(SeatFrame):
    """`n` Scots from the supply onto any own tiles."""

    word = "put_scots"
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        return not self.n or not state.scots_left[self.seat]

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(kept(PutScot, AT[cell]) for cell in state.lands[self.seat].cells)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, PutScot)
        state.stack[-1] = PutScots(seat, self.n - 1)
        add_scot(state, seat, CELLS[action.at], events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.put_scots", seat=seat_id(self.seat), n=self.n)
