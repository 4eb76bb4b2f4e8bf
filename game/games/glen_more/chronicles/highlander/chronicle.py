"""Chronicle 2: the mountain on the rondel. Whoever moves over it leaves something there; who stands there gets all.

It is built right before the empty space and stays where it is, on two spaces or (the harder variant) on one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Reason, seat_id
from game.core.told import Number
from game.core.told_groups import ByName, Record
from game.games.glen_more import reasons
from game.games.glen_more.book import NAMES, NO_TILE, Units
from game.games.glen_more.chronicles.highlander.events import EVENTS, MOUNTAIN, DieOverMountain
from game.games.glen_more.chronicles.highlander.judge import worth
from game.games.glen_more.chronicles.highlander.mountain import (
    FACTS,
    ID,
    Descend,
    Mountain,
    PayToll,
    collect,
    gifts,
    length,
    mountain,
    next_place,
    passes_it,
    put,
    stands_there,
)
from game.games.glen_more.chronicles.highlander.words import WORDS
from game.games.glen_more.goods import KINDS, held
from game.games.glen_more.moments import Chronicle, Events, frames_of, moments
from game.games.glen_more.placing import due_besides
from game.games.glen_more.rondel import empty_place
from game.games.glen_more.shown import Highlander
from game.games.glen_more.state import AWAY, DIE, SPACES, State
from game.games.glen_more.territory import all_room


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = Mountain()
    end = SPACES - 1
    state.closed = sum(1 << space for space in range(end - length(state), end))
    return []


# -- as a goal -----------------------------------------------------------------------------------------------------


def _goals(state: State, seat: int) -> Iterator[tuple[str, int, Reason | None]]:
    place = next_place(state, state.at[seat])
    if place < empty_place(state):
        taken = next((other for other in range(state.seats) if state.at[other] == place), None)
        yield MOUNTAIN, place, None if taken is None else _taken_by(taken)


def _taken_by(seat: int) -> Reason:
    return reasons.reason("mountain_taken", rule="highlander#stand", seat=seat_id(seat))


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
    return not (state.coins[seat] or any(own)) or bool(gifts(state, seat, units, keep))


def _passes(state: State, seat: int, figure: int, start: int, place: int, tile: int, events: Events) -> list[Any]:
    if not passes_it(state, start, place):
        return []
    if figure == DIE:
        added = FACTS.die_adds["coin"]
        put(state, "coin", added)
        if events is not None:
            events.append(DieOverMountain(added))
        return []
    if figure != seat:
        return []
    frames: list[Any] = []
    if state.coins[seat] or state.goods[seat]:
        frames.append(PayToll(seat, None if tile == NO_TILE else NAMES[tile], due_besides(state, seat, tile)))
    return frames + frames_of(moments(state).toll_place, state, seat, events)


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind != MOUNTAIN:
        return None
    top = state.stack[-1]
    if top.word == "choose_tile" and top.acting(state) == seat:
        for component, _, refused in _goals(state, seat):
            assert component == MOUNTAIN
            return refused
    return reasons.reason("mountain", rule="highlander#toll")


def _audit(state: State) -> None:
    for figure, place in enumerate(state.at):
        on_it = place != AWAY and state.closed >> place % SPACES & 1
        assert not on_it or stands_there(state, figure), "one stands on the mountain's top, never on its other space"


def _shown(view: State) -> Highlander:
    there = mountain(view)
    return Highlander(there.coins, {KINDS[kind]: count for kind, count in enumerate(there.goods) if count})


CHRONICLE = Chronicle(
    id=ID,
    number=2,
    shown=_shown,
    choices=("without", *FACTS.spaces),
    frames=(PayToll, Descend),
    told=Record(Mountain, coins=Number(0, 99), goods=ByName(KINDS, "good", Number(0, 99))),
    built=MOUNTAIN,
    events=EVENTS,
    words=WORDS,
    moments={
        "audit": _audit,
        "set_up": _set_up,
        "goals": _goals,
        "leaves": _leaves,
        "takes_along": _takes_along,
        "on_the_way": _on_the_way,
        "passes": _passes,
        "ends": _ends,
        "components": lambda state: (MOUNTAIN,),
        "why_not": _why_not,
        "worth": worth,
    },
)
