"""The start of a match: the options, the stacks, and what is drawn before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.core.errors import BadInput
from game.games.glen_more.book import CHRONICLE, INDEX, RECORDS, STACK, STACKS, THE_END, files
from game.games.glen_more.cells import VILLAGE
from game.games.glen_more.frames.base import settle
from game.games.glen_more.frames.rondel_moves import NEXT_FIGURE, SET_ORDER
from game.games.glen_more.moments import CHRONICLES, ask, frames_of, moments
from game.games.glen_more.state import DIE, State

TOP = "top"


def mods_of(options: Mapping[str, Any], seats: int) -> int:
    """Mask of the Chronicles that are switched on; refuses those that are not for so many players."""
    mods = 0
    for chronicle in CHRONICLES:
        if options[chronicle.id] != chronicle.choices[0]:
            players = files().chronicles[chronicle.id].players
            if seats not in players:
                told = " or ".join(map(str, players))
                raise BadInput(
                    f"The Chronicle '{chronicle.id}' is for {told} players, not for {seats}.",
                    key=f"glen_more.error.players_{chronicle.id}",
                )
            mods |= 1 << chronicle.number
    return mods


@cache
def tiles_in_game(mods: int) -> tuple[int, ...]:
    """The tiles of all stacks: those of the Chronicles come in, those they replace stay away."""
    chosen = [tile for tile, number in enumerate(CHRONICLE) if not number or mods >> number & 1]
    replaced = {INDEX[old] for tile in chosen if (old := RECORDS[tile].replaces)}
    return tuple(tile for tile in chosen if STACK[tile] in STACKS and tile not in replaced)


@cache
def full_bags(mods: int) -> tuple[int, ...]:
    """By stack: the tiles in it before anything is laid out, without those that are put in at a certain depth."""
    bags = [0] * len(STACKS)
    for tile in tiles_in_game(mods):
        if RECORDS[tile].insert is None:
            bags[STACKS.index(STACK[tile])] |= 1 << tile
    return tuple(bags)


def _lay_out(state: State) -> None:
    """Before anything is drawn: stacks, market, start tiles; Chronicles have not added their parts yet."""
    seats = state.seats
    state.mods = mods_of(state.options, seats)
    state.bags = list(full_bags(state.mods))
    state.inserts = tuple(_inserts(state))
    state.market = [files().market.start_coins[seats]] * len(state.market)
    start = files().setup
    for seat in range(seats):
        state.scots[seat][VILLAGE] = start.scots_on_start_village
        state.scots_left[seat] = start.scots - start.scots_on_start_village - 1


def _inserts(state: State) -> list[tuple[int, int, int, int]]:
    """Where the end tile and others lie in their stack: about the middle, on top, or in the first third."""
    found = []
    deck = STACKS.index("D")
    number = state.bags[deck].bit_count()
    more = (number - files().stacks["D"]) // 2
    above = [depth + more for depth in files().setup.end_tile_above]
    if state.options["end_tile"] == TOP:
        above = [0]
    found.append((deck, THE_END, min(above), max(above)))
    for tile in tiles_in_game(state.mods):
        if RECORDS[tile].insert == "upper_third_of_B":
            stack = STACKS.index(STACK[tile])
            found.append((stack, tile, 0, state.bags[stack].bit_count() // 3))
    return found


def set_up(state: State) -> None:
    if state.seats in files().die.always_with:
        state.options["die"] = True
    _lay_out(state)
    state.stack = [NEXT_FIGURE]
    if state.options["die"]:
        state.at[DIE] = state.seats
    ask(state, [SET_ORDER, *frames_of(moments(state).set_up, state)])
    settle(state, None)
