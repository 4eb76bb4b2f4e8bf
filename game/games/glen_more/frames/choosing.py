"""Resources of one's choice, those that stay where there is little room, and Scots or resources onto chosen tiles."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons_placing
from game.games.glen_more.actions import ChooseGood, PutGood, PutScot, kept
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.events import GoodLost
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.frames.selling import sales
from game.games.glen_more.goods import KIND_INDEX, KINDS, room
from game.games.glen_more.moments import ask, frames_of, moments
from game.games.glen_more.state import State
from game.games.glen_more.telling import counted
from game.games.glen_more.territory import add_good, add_scot

_CHOICES = tuple(ChooseGood(kind) for kind in KINDS)


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
        add_good(state, seat, cell, kind, events)
        if self.source.rpartition("/")[2].isdigit():  # an activation, which some watch
            ask(state, frames_of(moments(state).produced, state, seat, cell, [kind], events))

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.choose_goods", seat=seat_id(self.seat), n=self.n)


@dataclass(frozen=True, slots=True)
class KeepGoods(SeatFrame):
    """Resources for the tile at `at`, more of them than there is room for: which stay is chosen one by one.

    `source` is the activation that brings them; empty if they only come from a tile that was removed. `stay` are
    those that were chosen already: whoever watches what is produced is asked when it is clear what that is.
    """

    word = "keep_goods"
    may_idle = True
    at: str
    goods: tuple[str, ...]
    source: str = ""
    stay: tuple[str, ...] = ()

    def idle(self, state: State) -> bool:
        free = room(state.goods[self.seat], CELLS[self.at])
        return free >= len(self.goods) or not free or len(set(self.goods)) == 1

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        free = room(state.goods[self.seat], CELLS[self.at])
        self._keep(state, self.goods[:free], events)
        if events is not None:
            events.extend(GoodLost(self.seat, f"good:{good}") for good in self.goods[free:])
        kinds = [KIND_INDEX[good] for good in (*self.stay, *self.goods[:free])]
        if kinds and self.source.rpartition("/")[2].isdigit():
            ask(state, frames_of(moments(state).produced, state, self.seat, CELLS[self.at], kinds, events))

    def _keep(self, state: State, goods: tuple[str, ...], events: list[Event] | None) -> None:
        for good in goods:
            add_good(state, self.seat, CELLS[self.at], KIND_INDEX[good], events if self.source else None)

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(kept(ChooseGood, good) for good in dict.fromkeys(self.goods))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseGood)
        left = without(self.goods, action.good)
        state.stack[-1] = KeepGoods(seat, self.at, left, self.source, (*self.stay, action.good))
        self._keep(state, (action.good,), events)

    def question(self, state: State) -> Say:
        free = room(state.goods[self.seat], CELLS[self.at])
        return say("glen_more.prompt.keep_goods", seat=seat_id(self.seat), goods=counted(self.goods), n=free)


def without(goods: tuple[str, ...], good: str) -> tuple[str, ...]:
    left = list(goods)
    left.remove(good)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class PutGoods(SeatFrame):
    """These resources onto own tiles; `together` on one and the same.

    Where not all of them find room, whoever gets them chooses which.
    """

    word = "put_goods"
    may_idle = True
    goods: tuple[str, ...]
    together: bool

    def idle(self, state: State) -> bool:
        """Without room anywhere, and nothing that could be sold to make some."""
        if not self.goods:
            return True
        return not self._cells(state) and not sales(state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        if events is not None:
            events.extend(GoodLost(self.seat, f"good:{good}") for good in self.goods)

    def in_hand(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        return 0, tuple(self.goods.count(kind) for kind in KINDS)

    def _cells(self, state: State) -> list[int]:
        goods = state.goods[self.seat]
        return [cell for cell in state.lands[self.seat].cells if room(goods, cell)]

    def _first(self, state: State, free: int) -> tuple[str, ...]:
        """What may be put down next where so many find room."""
        if self.goods[0] == "any":
            return KINDS
        return self.goods[:1] if free >= len(self.goods) else tuple(dict.fromkeys(self.goods))

    def _puts(self, state: State) -> list[Action]:
        goods, cells = state.goods[self.seat], self._cells(state)
        rooms = [room(goods, cell) for cell in cells]
        return [
            kept(PutGood, kind, AT[cell])
            for cell, free in zip(cells, rooms, strict=True)
            for kind in self._first(state, free if self.together else sum(rooms))
        ]

    def offer(self, state: State) -> tuple[Action, ...]:
        puts = self._puts(state)
        if any(frame.binds for frame in state.stack):
            puts = [put for put in puts if self._leaves_enough(state, put)]
        return tuple(puts) or (SKIP,)

    def _leaves_enough(self, state: State, put: Action) -> bool:
        """Whether a tile that is paid next still can be: what is put down first may take the room of the rest."""
        after = state.copy()
        self.step(after, self.seat, put, None)
        return all(frame.holds(after) for frame in after.stack)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        if not isinstance(action, PutGood):
            self.run(state, events)
            return
        cell = CELLS[action.at]
        left = self.goods[1:] if self.goods[0] == "any" else without(self.goods, action.good)
        put = (action.good, *left) if self.together else (action.good,)
        state.stack[-1] = PutGoods(seat, () if self.together else left, self.together)
        for good in put:
            add_good(state, seat, cell, KIND_INDEX[good], events)

    def question(self, state: State) -> Say:
        if self.goods[0] == "any":
            return say("glen_more.prompt.put_any", seat=seat_id(self.seat), n=len(self.goods))
        named = tuple(f"good:{good}" for good in self.goods)
        free = sum(room(state.goods[self.seat], cell) for cell in self._cells(state))
        if free < len(self.goods) and not self.together:
            return say("glen_more.prompt.put_which", seat=seat_id(self.seat), goods=counted(self.goods), n=free)
        return say("glen_more.prompt.put_goods", seat=seat_id(self.seat), goods=named if self.together else named[:1])

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_placing.no_room(state, self.seat, component)


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
