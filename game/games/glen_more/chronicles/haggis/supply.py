"""Getting tokens: open ones, or one face down, which nobody else sees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.actions import Skip
from game.games.glen_more.chronicles.haggis.actions import DrawToken, OpenToken, ReturnToken, TakeHidden, TakeOpen
from game.games.glen_more.chronicles.haggis.events import (
    HiddenTokenTaken,
    OpenTokenTaken,
    TokenDrawn,
    TokenOpened,
    TokenReturned,
)
from game.games.glen_more.chronicles.haggis.tokens import (
    FACTS,
    ID,
    VALUES,
    Tokens,
    face_down,
    supply_size,
    tokens,
    with_pile,
    without,
)
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import SKIP, ChanceFrame, SeatFrame
from game.games.glen_more.state import State

_OPEN = {value: TakeOpen(value) for value in VALUES}


_RETURN = {value: ReturnToken(value) for value in VALUES}


_DRAW = {value: DrawToken(value) for value in VALUES}


_TURN = {value: OpenToken(value) for value in VALUES}


_HIDDEN = TakeHidden()


@dataclass(frozen=True, slots=True)
class TakeHaggis(SeatFrame):
    """`n` tokens, each an open one or one face down. A full table has no room, unless a token goes back."""

    word = "take_haggis"
    may_idle = True
    n: int

    def idle(self, state: State) -> bool:
        return not self.n or not has_supply(tokens(state))

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        part = tokens(state)
        if is_full(state, self.seat):
            return (*returns(state, self.seat), SKIP)
        found: list[Action] = [_OPEN[value] for value in sorted(set(part.open))]
        return (*found, _HIDDEN) if supply_size(part) else tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        part = tokens(state)
        if isinstance(action, ReturnToken):
            give_back(state, seat, action.value, events)
            return
        if isinstance(action, Skip):
            state.stack[-1:] = refill(tokens(state))
            if events is not None:
                events.append(Skipped(seat))
            return
        state.stack[-1] = TakeHaggis(seat, self.n - 1)
        if isinstance(action, TakeOpen):
            state.parts[ID] = part._replace(
                open=without(part.open, action.value),
                tables=with_pile(part.tables, seat, (*part.tables[seat], action.value)),
                shown=with_pile(part.shown, seat, (*part.shown[seat], action.value)),
            )
            if events is not None:
                events.append(OpenTokenTaken(seat, action.value))
            state.stack += refill(tokens(state))
        else:
            if events is not None:
                events.append(HiddenTokenTaken(seat))
            state.stack.append(DrawHaggis(seat))

    def question(self, state: State) -> Say:
        key = "take_haggis_full" if is_full(state, self.seat) else "take_haggis"
        return say(f"glen_more.prompt.{key}", seat=seat_id(self.seat), n=self.n)

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        if kind in ("haggis_open", "haggis_hidden"):
            if is_full(state, self.seat):
                return reasons.reason("table_full", reasons.way("give_back"), "haggis#taking")
            key = "no_such_token" if kind == "haggis_open" else "no_hidden_token"
            return reasons.reason(key, rule="haggis#taking")
        if kind == "haggis_token":
            key = "not_on_table" if is_full(state, self.seat) else "table_has_room"
            return reasons.reason(key, rule="haggis#taking")
        return None


def is_full(state: State, seat: Seat) -> bool:
    """A full table has no room, unless a token goes back."""
    return bool(len(tokens(state).tables[seat]) >= FACTS.table)


def returns(state: State, seat: Seat) -> tuple[Action, ...]:
    return tuple(_RETURN[value] for value in sorted(set(tokens(state).tables[seat])))


def give_back(state: State, seat: Seat, value: int, events: list[Event] | None) -> None:
    """Face down, so the others cannot tell what is left."""
    part = tokens(state)
    table = without(part.tables[seat], value)
    state.parts[ID] = part._replace(tables=with_pile(part.tables, seat, table), shown=with_pile(part.shown, seat, ()))
    if events is not None:
        events.append(TokenReturned(seat, value))


def has_supply(part: Tokens) -> bool:
    return bool(part.open) or supply_size(part) > 0


def refill(part: Tokens) -> list[Any]:
    """Two tokens lie open, if there are so many."""
    return [OPEN_HAGGIS] * (len(part.open) < FACTS.open and supply_size(part) > 0)


@dataclass(frozen=True, slots=True)
class DrawHaggis(ChanceFrame):
    word = "draw_haggis_token"
    seat: int

    def draws(self, state: State) -> tuple[Action, ...]:
        bag = face_down(tokens(state))
        return tuple(_DRAW[value] for value in VALUES if bag[value] > 0)

    def weights(self, state: State) -> tuple[int, ...]:
        bag = face_down(tokens(state))
        return tuple(bag[value] for value in VALUES if bag[value] > 0)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawToken)
        part = tokens(state)
        table = (*part.tables[self.seat], action.value)
        state.parts[ID] = part._replace(tables=with_pile(part.tables, self.seat, table))
        state.stack.pop()
        if events is not None:
            events.append(TokenDrawn(self.seat, action.value))


@dataclass(frozen=True, slots=True)
class OpenHaggis(ChanceFrame):
    """A token of the supply is turned up."""

    word = "open_haggis_token"

    def draws(self, state: State) -> tuple[Action, ...]:
        bag = face_down(tokens(state))
        return tuple(_TURN[value] for value in VALUES if bag[value] > 0)

    def weights(self, state: State) -> tuple[int, ...]:
        bag = face_down(tokens(state))
        return tuple(bag[value] for value in VALUES if bag[value] > 0)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, OpenToken)
        part = tokens(state)
        state.parts[ID] = part._replace(open=tuple(sorted((*part.open, action.value))))
        state.stack[-1:] = refill(tokens(state))
        if events is not None:
            events.append(TokenOpened(action.value))


OPEN_HAGGIS = OpenHaggis()
