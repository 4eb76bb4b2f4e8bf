"""The mountain, what lies on it, and how it is given and taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import Action, Event, Seat
from game.games.glen_more.actions import PURSE, Pay, kept
from game.games.glen_more.book import COST, INDEX, Units, files
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.chronicles.highlander.events import MountainTaken, TollPaid
from game.games.glen_more.events import GoodPaid
from game.games.glen_more.frames.base import SeatFrame
from game.games.glen_more.frames.choosing import PutGoods
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, held, take
from game.games.glen_more.moments import Events
from game.games.glen_more.paying import least_coins, least_with
from game.games.glen_more.placing import due_besides
from game.games.glen_more.state import AWAY, SPACES, State
from game.games.glen_more.territory import all_room

ID = "highlander"
FACTS = files().chronicles[ID].facts["mountain"]


class Mountain(NamedTuple):
    coins: int = 0
    goods: tuple[int, ...] = (0,) * len(KINDS)


def mountain(state: State) -> Mountain:
    part: Mountain = state.parts[ID]
    return part


def length(state: State) -> int:
    spaces: int = FACTS.spaces[state.options[ID]]
    return spaces


def next_place(state: State, after: int) -> int:
    """The first place of the mountain beyond a place."""
    first = SPACES - 1 - length(state)
    return after + 1 + (first - after - 1) % SPACES


def stands_there(state: State, figure: int) -> bool:
    return state.at[figure] != AWAY and state.at[figure] % SPACES == SPACES - 1 - length(state)


def passes_it(state: State, start: int, place: int) -> bool:
    return next_place(state, start) + length(state) - 1 < place


def still_pays(state: State, seat: int, tile: int, out: str, good: str) -> bool:
    """Whether a tile can be paid with what lies on the mountain once one thing there was exchanged."""
    there = exchanged(mountain(state), out, good)
    own, places = held(state.goods[seat]), all_room(state, seat)
    least = least_with(own, there.goods, places, state.market, COST[tile])
    return least <= state.coins[seat] + there.coins - due_besides(state, seat, tile)


def exchanged(there: Mountain, out: str, good: str) -> Mountain:
    goods = list(there.goods)
    goods[KIND_INDEX[good]] += 1
    if out == "coin":
        return Mountain(there.coins - 1, tuple(goods))
    goods[KIND_INDEX[out]] -= 1
    return Mountain(there.coins, tuple(goods))


def collect(state: State, seat: int, events: Events) -> list[Any]:
    """Everything on the mountain: coins into the purse, goods onto own tiles."""
    there = mountain(state)
    state.parts[ID] = Mountain()
    state.coins[seat] += there.coins
    goods = tuple(KINDS[kind] for kind, count in enumerate(there.goods) for _ in range(count))
    if events is not None:
        events.append(MountainTaken(seat, there.coins, tuple(f"good:{good}" for good in goods)))
    return [PutGoods(seat, goods, False)] if goods else []


def gifts(state: State, seat: int, units: Units, keep: int) -> list[Action]:
    """What can be given so that the cost to come can still be paid."""
    own, coins, market = held(state.goods[seat]), state.coins[seat], state.market
    found: list[Action] = []
    if coins and least_coins(own, market, units) <= coins - 1 - keep:
        found.append(kept(Pay, "coin", PURSE))
    for kind, count in enumerate(own):
        if count:
            left = [*own[:kind], count - 1, *own[kind + 1 :]]
            if least_coins(left, market, units) <= coins - keep:
                found += [
                    kept(Pay, KINDS[kind], AT[cell])
                    for cell, code in sorted(state.goods[seat].items())
                    if kind in PRESENT[code]
                ]
    return found


def put(state: State, good: str, count: int = 1) -> None:
    there = mountain(state)
    if good == "coin":
        state.parts[ID] = there._replace(coins=there.coins + count)
        return
    goods = list(there.goods)
    goods[KIND_INDEX[good]] += count
    state.parts[ID] = there._replace(goods=tuple(goods))


@dataclass(frozen=True, slots=True)
class PayToll(SeatFrame):
    """A coin or a good of one's choice stays on the mountain. `tile` is where the figure goes; it is paid after."""

    word = "pay_toll"
    phase = "pay"
    owes = True
    may_idle = True
    tile: str | None
    keep: int

    def offer(self, state: State) -> tuple[Action, ...]:
        units = COST[INDEX[self.tile]] if self.tile else ()
        return tuple(gifts(state, self.seat, units, self.keep))

    def idle(self, state: State) -> bool:
        return len(self.offer(state)) < 2

    def run(self, state: State, events: list[Event] | None) -> None:
        only = self.offer(state)
        if only:
            self.step(state, self.seat, only[0], events)
        else:
            state.stack.pop()

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Pay)
        state.stack.pop()
        if action.at == PURSE:
            state.coins[seat] -= 1
        else:
            take(state.goods[seat], CELLS[action.at], KIND_INDEX[action.good])
            if events is not None:
                events.append(GoodPaid(seat, f"good:{action.good}", f"cell:{action.at}"))
        put(state, action.good)
        if events is not None:
            events.append(TollPaid(seat, action.good))


@dataclass(frozen=True, slots=True)
class Descend(SeatFrame):
    """The highlander leaves and takes everything."""

    word = "descend"
    may_idle = True

    def idle(self, state: State) -> bool:
        return True

    def in_hand(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        there = mountain(state)
        return there.coins, there.goods

    def offer(self, state: State) -> tuple[Action, ...]:
        return ()

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        state.stack.extend(collect(state, self.seat, events))
