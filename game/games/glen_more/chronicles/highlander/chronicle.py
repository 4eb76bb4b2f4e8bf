"""Chronicle 2: the mountain on the rondel. Whoever moves over it leaves something there; who stands there gets all.

It is built right before the empty space and stays where it is, on two spaces or (the harder variant) on one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import Action, Event, Reason, Seat, seat_id
from game.core.reading import index, mapped, number
from game.games.glen_more import reasons
from game.games.glen_more.actions import PURSE, Pay, kept
from game.games.glen_more.book import COST, INDEX, NAMES, NO_TILE, Units, files
from game.games.glen_more.cells import AT, CELLS
from game.games.glen_more.chronicles.highlander.events import (
    EVENTS,
    MOUNTAIN,
    DieOverMountain,
    MountainTaken,
    TollPaid,
)
from game.games.glen_more.chronicles.highlander.judge import worth
from game.games.glen_more.chronicles.highlander.words import WORDS
from game.games.glen_more.events import GoodPaid
from game.games.glen_more.frames.base import SeatFrame
from game.games.glen_more.frames.choosing import PutGoods
from game.games.glen_more.goods import KIND_INDEX, KINDS, PRESENT, held, take
from game.games.glen_more.moments import Chronicle, Events, frames_of, moments
from game.games.glen_more.paying import least_coins, least_with
from game.games.glen_more.placing import due_besides
from game.games.glen_more.rondel import empty_place
from game.games.glen_more.state import AWAY, DIE, SPACES, State
from game.games.glen_more.territory import all_room

ID = "highlander"
_FACTS = files().chronicles[ID].facts["mountain"]
_DIE_ADDS = _FACTS.die_adds["coin"]


class Mountain(NamedTuple):
    coins: int = 0
    goods: tuple[int, ...] = (0,) * len(KINDS)


def mountain(state: State) -> Mountain:
    part: Mountain = state.parts[ID]
    return part


def length(state: State) -> int:
    spaces: int = _FACTS.spaces[state.options[ID]]
    return spaces


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = Mountain()
    end = SPACES - 1
    state.closed = sum(1 << space for space in range(end - length(state), end))
    return []


def next_place(state: State, after: int) -> int:
    """The first place of the mountain beyond a place."""
    first = SPACES - 1 - length(state)
    return after + 1 + (first - after - 1) % SPACES


def stands_there(state: State, figure: int) -> bool:
    return state.at[figure] != AWAY and state.at[figure] % SPACES == SPACES - 1 - length(state)


def passes_it(state: State, start: int, place: int) -> bool:
    return next_place(state, start) + length(state) - 1 < place


# -- as a goal -----------------------------------------------------------------------------------------------------


def _goals(state: State, seat: int) -> Iterator[tuple[str, int, Reason | None]]:
    place = next_place(state, state.at[seat])
    if place < empty_place(state):
        taken = next((other for other in range(state.seats) if state.at[other] == place), None)
        refused = None if taken is None else reasons.reason("mountain_taken", rule="highlander", seat=seat_id(taken))
        yield MOUNTAIN, place, refused


def _leaves(state: State, seat: int, figure: int, place: int, events: Events) -> list[Any]:
    if figure >= state.seats or not stands_there(state, figure):
        return []
    # whatever may be changed on the mountain is asked before everything there is taken
    return [*frames_of(moments(state).toll_place, state, seat, events), Descend(seat)]


def _takes_along(state: State, seat: int, figure: int) -> tuple[int, tuple[int, ...], int] | None:
    """What lies there pays for the tile the highlander goes to; goods one by one as far as there is room."""
    if figure != seat or not stands_there(state, figure):
        return None
    there = mountain(state)
    return there.coins, there.goods, all_room(state, seat)


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


def _ends(state: State, events: Events) -> list[Any]:
    """Who stands there at the end gets it all without leaving."""
    frames: list[Any] = []
    for seat in range(state.seats):
        if stands_there(state, seat):
            frames += collect(state, seat, events)
    return frames


# -- the toll ------------------------------------------------------------------------------------------------------


def _on_the_way(state: State, seat: int, figure: int, start: int, place: int, units: Units, keep: int) -> bool:
    if figure != seat or not passes_it(state, start, place):
        return True
    own = held(state.goods[seat])
    return not (state.coins[seat] or any(own)) or bool(_gifts(state, seat, units, keep))


def _gifts(state: State, seat: int, units: Units, keep: int) -> list[Action]:
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
                    for cell, code in sorted(state.goods[seat].items()) if kind in PRESENT[code]
                ]
    return found


def _passes(
    state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events
) -> list[Any]:
    if not passes_it(state, start, place):
        return []
    if figure == DIE:
        put(state, "coin", _DIE_ADDS)
        if events is not None:
            events.append(DieOverMountain(_DIE_ADDS))
        return []
    if figure != seat:
        return []
    frames: list[Any] = []
    if state.coins[seat] or state.goods[seat]:
        frames.append(PayToll(seat, None if tile == NO_TILE else NAMES[tile], due_besides(state, seat, tile)))
    return frames + frames_of(moments(state).toll_place, state, seat, events)


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
    may_idle = True
    tile: str | None
    keep: int

    def offer(self, state: State) -> tuple[Action, ...]:
        units = COST[INDEX[self.tile]] if self.tile else ()
        return tuple(_gifts(state, self.seat, units, self.keep))

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
    automatic = True

    def in_hand(self, state: State) -> tuple[int, tuple[int, ...]] | None:
        there = mountain(state)
        return there.coins, there.goods

    def offer(self, state: State) -> tuple[Action, ...]:
        return ()

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()
        state.stack.extend(collect(state, self.seat, events))


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind != MOUNTAIN:
        return None
    top = state.stack[-1]
    if top.word == "choose_tile" and top.acting(state) == seat:
        for component, _, refused in _goals(state, seat):
            assert component == MOUNTAIN
            return refused
    return reasons.reason("mountain", rule="highlander")


def _to_plain(state: State) -> dict[str, Any]:
    there = mountain(state)
    goods = {KINDS[kind]: count for kind, count in enumerate(there.goods) if count}
    return {"coins": there.coins, "goods": goods}


def _from_plain(state: State, plain: Mapping[str, Any]) -> Mountain:
    for key in plain:
        index(key, {"coins": 0, "goods": 1}, "part of the mountain")
    goods = [0] * len(KINDS)
    for kind, count in mapped(plain.get("goods") or {}, "goods").items():
        goods[index(kind, KIND_INDEX, "good")] = number(count, "goods", 0, 99)
    return Mountain(number(plain.get("coins", 0), "coins", 0, 99), tuple(goods))


CHRONICLE = Chronicle(
    id=ID,
    number=2,
    choices=("without", *_FACTS.spaces),
    frames=(PayToll, Descend),
    to_plain=_to_plain,
    from_plain=_from_plain,
    built=MOUNTAIN,
    events=EVENTS,
    words=WORDS,
    moments={
        "set_up": _set_up,
        "goals": _goals,
        "leaves": _leaves,
        "takes_along": _takes_along,
        "on_the_way": _on_the_way,
        "passes": _passes,
        "ends": _ends,
        "components": lambda state: (MOUNTAIN,),
        "why_not": _why_not,
        "gauges": lambda state, seat: {MOUNTAIN: mountain(state).coins},
        "worth": worth,
    },
)
