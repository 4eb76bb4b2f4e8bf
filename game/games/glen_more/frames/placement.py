"""A tile that was taken comes into the territory, a person to the persons; then the effects that happen once."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import placing, reasons_placing
from game.games.glen_more.actions import Place, kept
from game.games.glen_more.book import COST, INDEX, IS_PERSON, NAMES, TILE_IDS
from game.games.glen_more.cells import AT, CELLS, cells_in
from game.games.glen_more.frames.base import AutomaticFrame, SeatFrame
from game.games.glen_more.frames.payment import pay
from game.games.glen_more.frames.resolve import Resolve, run_program
from game.games.glen_more.goods import KINDS, held
from game.games.glen_more.moments import ask, frames_of, moments
from game.games.glen_more.paying import least_with
from game.games.glen_more.state import State
from game.games.glen_more.territory import all_room, lay
from game.games.glen_more.verbs import is_extra_turn, take_person

_PLACES = tuple(Place(at) for at in AT)
_ONE_TIME = {name: f"{name}/one_time" for name in NAMES}
"""By tile: the program of what happens once."""
BOUGHT = "bought"
ALONE = "alone"
"""Taken with an extra figure: only the new tile acts."""
FREE = "free"
"""From the discards: nothing is paid for building it."""


@dataclass(frozen=True, slots=True)
class PlaceTile(SeatFrame):
    word = "place_tile"
    owes = True
    phase = "place"
    tile: str
    how: str

    def cells(self, state: State) -> list[int]:
        mask = placing.open_cells(state, self.seat, INDEX[self.tile])
        free = self.how == FREE or not state.mods
        return cells_in(mask) if free else placing.affordable_cells(state, self.seat, mask)

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple([_PLACES[cell] for cell in self.cells(state)])

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Place)
        state.stack.pop()
        cell = CELLS[action.at]
        frames = []
        if state.mods and self.how != FREE:
            frames = frames_of(moments(state).cell_paid, state, seat, cell, events)
        lay(state, seat, INDEX[self.tile], cell, events)
        allow(state, seat, cell, self.how)
        if state.mods:
            frames += frames_of(moments(state).placed, state, seat, cell, events)
        if frames:  # what the cost brings about comes before the effects
            ask(state, [*frames, Resolve(seat, _ONE_TIME[self.tile], 0, AT[cell])])
        else:
            run_program(state, seat, _ONE_TIME[self.tile], cell, events)

    def question(self, state: State) -> Say:
        return say("glen_more.prompt.place_tile", seat=seat_id(self.seat), tile=f"tile:{self.tile}")

    def refuse(self, state: State, component: str) -> Reason | None:
        return reasons_placing.while_placing(state, self.seat, component, self.tile)


def allow(state: State, seat: int, cell: int, how: str) -> None:
    """What the new tile lets its owner activate."""
    if state.mods and is_extra_turn(state):
        state.may_activate = tuple(sorted({*state.may_activate, cell}))
        return
    near = state.lands[seat].at_and_near(cell)
    state.may_activate = near if how != FREE else tuple(sorted({*near, *state.may_activate}))


@dataclass(frozen=True, slots=True)
class BuyTile(AutomaticFrame):
    """After the figure has gone its way: the cost is due."""

    word = "buy_tile"
    owes = True
    binds = True
    seat: int
    tile: str

    def holds(self, state: State) -> bool:
        """With what its seat is about to lay down, as far as there is room for it."""
        coins, goods = state.coins[self.seat], [0] * len(KINDS)
        for found in filter(None, (frame.in_hand(state) for frame in state.stack)):
            coins += found[0]
            goods = [one + more for one, more in zip(goods, found[1], strict=True)]
        tile, own, places = INDEX[self.tile], held(state.goods[self.seat]), all_room(state, self.seat)
        least = least_with(own, goods, places, state.market, COST[tile])
        return least <= coins - placing.due_besides(state, self.seat, tile)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        tile = INDEX[self.tile]
        for paid in moments(state).take_paid:
            paid(state, self.seat, tile, events)
        keep = 0
        if not IS_PERSON[tile] and placing.tolls(state, self.seat):
            keep = placing.lowest_cell_price(state, self.seat, placing.open_cells(state, self.seat, tile))
        pay(state, self.seat, COST[tile], events, keep=keep, tile=self.tile)


@dataclass(frozen=True, slots=True)
class MeetPerson(AutomaticFrame):
    """A person is set aside for the scorings, and helps to the favour of a clan."""

    word = "meet_person"
    seat: int
    tile: str

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        take_person(state, self.seat, INDEX[self.tile], events)
        if state.mods:
            ask(state, frames_of(moments(state).person_taken, state, self.seat, events))
        run_program(state, self.seat, _ONE_TIME[self.tile], None, events)


def acquire(state: State, seat: int, tile: int, how: str) -> None:
    """A tile in hand is to be placed, or a person is met."""
    name = NAMES[tile]
    state.stack.append(kept(MeetPerson, seat, name) if IS_PERSON[tile] else kept(PlaceTile, seat, name, how))


__all__ = ["ALONE", "BOUGHT", "FREE", "TILE_IDS", "BuyTile", "MeetPerson", "PlaceTile", "acquire", "allow"]
