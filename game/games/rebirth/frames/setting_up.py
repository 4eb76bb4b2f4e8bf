"""Before the first turn: who begins, and the two tiles of each player that leave the match."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import compress

from game.core.contract import Action, Event, Say, Seat, say
from game.core.frames import ChanceFrame
from game.games.rebirth.actions import ChooseStart, SetAside
from game.games.rebirth.board import KINDS
from game.games.rebirth.events import StartChosen, TileSetAside
from game.games.rebirth.frames.drawing import SeatDraws, without
from game.games.rebirth.frames.turn import place_tile
from game.games.rebirth.state import State

_KIND_INDEX = {kind: i for i, kind in enumerate(KINDS)}
_SET_ASIDE = tuple(tuple(SetAside(seat, kind) for kind in KINDS) for seat in range(4))
_STARTS = tuple(ChooseStart(seat) for seat in range(4))


def begin_with(state: State, seat: int) -> None:
    """The bottom of the stack is the first turn, under the draws of the set-up."""
    state.start = seat
    state.stack[0] = place_tile(seat)


@dataclass(frozen=True, slots=True)
class DrawStart(ChanceFrame):
    """The start player is drawn by lot."""

    word = "draw_start"
    phase = "set_up"

    def draws(self, state: State) -> tuple[Action, ...]:
        return _STARTS[: state.seats]

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, ChooseStart)
        state.stack.pop()
        begin_with(state, action.seat)
        if events is not None:
            events.append(StartChosen(action.seat))

    def prompt(self, state: State, seat: Seat) -> Say:
        return say("rebirth.prompt.draw_start")


@dataclass(frozen=True, slots=True)
class PutAside(SeatDraws):
    """One tile of the supply is put beside the board, face down; its owner may look at it at any time."""

    word = "put_aside"
    phase = "set_up"

    def draws(self, state: State) -> tuple[Action, ...]:
        return tuple(compress(_SET_ASIDE[self.seat], state.supply[self.seat]))

    def weights(self, state: State) -> tuple[int, ...]:
        return tuple(filter(None, state.supply[self.seat]))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, SetAside)
        owner = self.seat
        kind = _KIND_INDEX[action.tile]
        state.supply[owner] = without(state.supply[owner], kind)
        state.supply_count[owner] -= 1
        state.aside[owner] = tuple(sorted((*state.aside[owner], kind)))
        state.stack.pop()
        if events is not None:
            events.append(TileSetAside(owner, action.tile))
