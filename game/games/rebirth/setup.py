"""The start of a match: tiles by the number of players, neutral tiles for two, and the draws to be made."""

from __future__ import annotations

from game.games.rebirth.board import board
from game.games.rebirth.frames.drawing import TakeTile
from game.games.rebirth.frames.setting_up import DrawStart, PutAside, begin_with
from game.games.rebirth.frames.turn import place_tile
from game.games.rebirth.state import State

RANDOM = "random"


def fresh_supply(seats: int) -> tuple[int, ...]:
    """The tiles of one colour; with four players nine of them stay in the box."""
    return tuple(k.count - (k.removed_with_four if seats == 4 else 0) for k in board().tile_kinds)


def set_up(state: State) -> None:
    seats = state.seats
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
