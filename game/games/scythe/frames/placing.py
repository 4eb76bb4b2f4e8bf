"""Workers and resource tokens that come onto the map, and the choice of where and which."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import Leave, PlaceAt, TakeAmount, TakeResource
from game.games.scythe.board import PLACE, PLACES
from game.games.scythe.events import Declined, TokensPlaced, WorkersCame
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.receiving import AMOUNTS
from game.games.scythe.pieces import add_workers, with_workers
from game.games.scythe.state import State
from game.games.scythe.tables import MOST_WORKERS, RESOURCE
from game.games.scythe.terms import RESOURCES

_RESOURCES = tuple(TakeResource(name) for name in RESOURCES)
_TAKES = (*_RESOURCES, Leave())
_PLACE = tuple(PlaceAt(name) for name in PLACES)


def new_workers(state: State, seat: int, place: int, n: int, events: Events) -> None:
    add_workers(state, seat, place, n)
    state.worker_count[seat] += n
    if events is not None:
        events.append(WorkersCame(seat, PLACES[place], n))


def place_tokens(state: State, seat: int, place: int, resource: int, n: int, events: Events) -> None:
    state.tokens[place * 4 + resource] += n
    if events is not None:
        events.append(TokensPlaced(seat, PLACES[place], f"resource:{RESOURCES[resource]}", n))


@dataclass(frozen=True, slots=True)
class TakeWorkers(ScytheFrame):
    """Workers of an encounter, as many as wanted."""

    word = "take_workers"
    phase = "encounter"
    seat: int
    n: int
    at: str

    def settle(self, state: State, events: Events) -> bool:
        if state.worker_count[self.seat] < MOST_WORKERS:
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        most = min(self.n, MOST_WORKERS - state.worker_count[self.seat])
        return AMOUNTS[: most + 1] if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, TakeAmount)
        state.stack.pop()
        if action.n:
            new_workers(state, seat, PLACE[self.at], action.n, events)
        elif events is not None:
            events.append(Declined(seat, "worker"))

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.n, "at": self.at}


@dataclass(frozen=True, slots=True)
class ChoosePlace(ScytheFrame):
    """Where resources of any kind go: a territory under control with an own worker."""

    word = "choose_place"
    phase = "trade"
    seat: int
    n: int

    def settle(self, state: State, events: Events) -> bool:
        places = bits(with_workers(state, self.seat))
        if len(places) > 1:
            return False
        state.stack.pop()
        if places:
            state.stack.append(TakeResources(self.seat, self.n, PLACES[places[0]]))
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return tuple([_PLACE[place] for place in bits(with_workers(state, seat))]) if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        assert isinstance(action, PlaceAt)
        state.stack[-1] = TakeResources(seat, self.n, action.at)

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.n}


@dataclass(frozen=True, slots=True)
class TakeResources(ScytheFrame):
    """Resources of any kind, one after the other, as many as wanted."""

    word = "take_resources"
    phase = "trade"
    seat: int
    n: int
    at: str

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.n, "at": self.at}

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return _TAKES if seat == self.seat else ()

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, Leave):
            state.stack.pop()
            if events is not None:
                events.append(Declined(seat, "resources"))
            return
        assert isinstance(action, TakeResource)
        place_tokens(state, seat, PLACE[self.at], RESOURCE[action.what], 1, events)
        if self.n > 1:
            state.stack[-1] = TakeResources(seat, self.n - 1, self.at)
        else:
            state.stack.pop()
