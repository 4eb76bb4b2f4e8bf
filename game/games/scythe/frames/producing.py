"""Produce: territory after territory, so that the price, what comes and the star of the workers are seen at once.

The Mill's own territory is an extra one. What a Factory card produces knows neither the Mill nor the price.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Seat
from game.core.masks import bits
from game.games.scythe.actions import EndProduce, Less, ProduceAt, SkipTop
from game.games.scythe.board import NOWHERE, PLACE, PLACES, PRODUCES, PRODUCTIVE, TERRAIN_MASK, WORKER_MADE, ids_of
from game.games.scythe.events import ProduceEnded, TopSkipped
from game.games.scythe.frames.base import Events, ScytheFrame
from game.games.scythe.frames.modest import is_asked, less_options, want_less
from game.games.scythe.frames.placing import new_workers, place_tokens
from game.games.scythe.frames.receiving import can_pay, pay
from game.games.scythe.mat import produce_price
from game.games.scythe.pieces import control, workers_on
from game.games.scythe.stars import check_stars
from game.games.scythe.state import State
from game.games.scythe.tables import MILL, MOST_WORKERS

_VILLAGES = TERRAIN_MASK["village"]
_WHOLE = tuple((ProduceAt(name),) for name in PLACES)
_MOST_MADE = MOST_WORKERS + 1
"""In one territory: a mill makes one more than all workers."""
_AMOUNTS = tuple(tuple(ProduceAt(name, n) for n in range(1, _MOST_MADE + 1)) for name in PLACES)
_END, _SKIP = EndProduce(), SkipTop()


def mill_place(state: State, seat: int) -> int:
    """Mask of the Mill's territory, if it stands."""
    place = state.structures[seat][MILL]
    return 0 if place == NOWHERE else 1 << place


def producible(state: State, seat: int, *, card: bool) -> int:
    """Territories where something would be made, each once in an action."""
    makers = state.worker_at[seat] if card else state.worker_at[seat] | mill_place(state, seat)
    found = makers & PRODUCTIVE & control(state, seat)
    return found & ~_VILLAGES if state.worker_count[seat] >= MOST_WORKERS else found


def made_on(state: State, seat: int, place: int, *, card: bool) -> int:
    """How much would be made on a territory at most."""
    n = workers_on(state, seat, place)
    if not card and mill_place(state, seat) >> place & 1:
        n += 1
    return min(n, MOST_WORKERS - state.worker_count[seat]) if PRODUCES[place] == WORKER_MADE else n


@dataclass(frozen=True, slots=True)
class ProduceHexes(ScytheFrame):
    """`left` more territories beside that of the Mill; `done` those that have produced."""

    word = "produce"
    phase = "produce"
    seat: int
    left: int
    card: bool = False
    done: tuple[str, ...] | None = None

    def places(self, state: State) -> int:
        found = producible(state, self.seat, card=self.card)
        for name in self.done or ():
            found &= ~(1 << PLACE[name])
        if not self.left:
            found &= mill_place(state, self.seat) if not self.card else 0
        return found

    def affordable(self, state: State) -> bool:
        """Paid with the first territory."""
        return self.card or self.done is not None or can_pay(state, self.seat, produce_price(state, self.seat))

    def settle(self, state: State, events: Events) -> bool:
        if self.affordable(state) and self.places(state):
            return False
        state.stack.pop()
        return True

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        if seat != self.seat:
            return ()
        found: list[Action] = []
        asked, could_be_less = is_asked(state, seat), False
        for place in bits(self.places(state)):
            if PRODUCES[place] == WORKER_MADE:
                found += _AMOUNTS[place][: made_on(state, seat, place, card=self.card)]
                continue
            n = made_on(state, seat, place, card=self.card)
            could_be_less = could_be_less or n > 1
            found += _AMOUNTS[place][:n] if asked and n > 1 else _WHOLE[place]
        found.append(_SKIP if self.done is None else _END)
        return (*found, *less_options(state, seat)) if could_be_less else tuple(found)

    def step(self, state: State, seat: Seat, action: Action, events: Events) -> None:
        if isinstance(action, Less):
            want_less(state, seat, events)
            return
        if not isinstance(action, ProduceAt):
            state.stack.pop()
            if events is not None:
                events.append(TopSkipped(seat) if isinstance(action, SkipTop) else ProduceEnded(seat))
            return
        if self.done is None and not self.card:
            pay(state, seat, produce_price(state, seat), events)
        place = PLACE[action.at]
        n = made_on(state, seat, place, card=self.card) if action.n is None else action.n
        if PRODUCES[place] == WORKER_MADE:
            new_workers(state, seat, place, n, events)
        else:
            place_tokens(state, seat, place, PRODUCES[place], n, events)
        is_mills = not self.card and mill_place(state, seat) >> place & 1
        done = (*(self.done or ()), *ids_of(1 << place))
        state.stack[-1] = ProduceHexes(seat, self.left - (not is_mills), self.card, done)
        check_stars(state, seat, events)

    def told(self, state: State) -> dict[str, Any]:
        return {"n": self.left}
