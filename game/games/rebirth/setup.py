"""The start of a match: tiles by the number of players, neutral tiles for two, and the draws to be made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest
from game.games.rebirth.board import board
from game.games.rebirth.frames.drawing import TakeTile
from game.games.rebirth.frames.setting_up import DrawStart, PutAside, begin_with
from game.games.rebirth.frames.turn import place_tile
from game.games.rebirth.state import State

SEATS = range(2, 5)
RANDOM = "random"


def fresh_supply(seats: int) -> tuple[int, ...]:
    """The tiles of one colour; with four players nine of them stay in the box."""
    return tuple(k.count - (k.removed_with_four if seats == 4 else 0) for k in board().tile_kinds)


def read_options(options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    for key in options:
        if key != "start":
            raise BadInput(f"Rebirth has no option '{key}'.{nearest(key, ('start',))}")
    start = options.get("start", RANDOM)
    if start in map(str, range(seats)):
        start = int(start)
    if start != RANDOM and (isinstance(start, bool) or start not in range(seats)):
        raise BadInput(f"The option 'start' is 'random' or a seat from 0 to {seats - 1}, not '{start!s:.40}'.")
    return {"start": start}


def new_state(options: Mapping[str, Any], seats: int) -> State:
    if seats not in SEATS:
        raise BadInput(f"Rebirth is for 2 to 4 players, not {seats}.")
    state = State(seats, read_options(options, seats))
    state.supply = [fresh_supply(seats)] * seats
    state.supply_count = [sum(fresh_supply(seats))] * seats
    state.deck = (1 << len(board().cards)) - 1
    state.deck_count = len(board().cards)
    if seats == 2:
        state.neutral = state.taken = board().neutral
    everybody = range(seats - 1, -1, -1)  # the top of the stack comes first
    state.stack = [place_tile(0), *(TakeTile(seat) for seat in everybody)]
    state.stack += [PutAside(seat) for seat in everybody for _ in range(board().pieces.set_aside)]
    if state.options["start"] == RANDOM:
        state.stack.append(DrawStart())
    else:
        begin_with(state, state.options["start"])
    return state
