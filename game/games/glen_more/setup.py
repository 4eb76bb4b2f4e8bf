"""The start of a match: the options, the stacks, and what is drawn before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.core.errors import BadInput
from game.core.text import nearest
from game.games.glen_more.book import CHRONICLE, INDEX, RECORDS, STACK, STACKS, THE_END, files
from game.games.glen_more.cells import VILLAGE
from game.games.glen_more.frames.base import settle
from game.games.glen_more.frames.rondel_moves import NEXT_FIGURE, SET_ORDER
from game.games.glen_more.moments import CHRONICLES, ask, frames_of, moments
from game.games.glen_more.state import DIE, State

SEATS = range(2, 5)
MIDDLE, TOP = "middle", "top"
SWITCH = (False, True)


def choices() -> dict[str, tuple[Any, ...]]:
    """All options with their values, the default first; each Chronicle has one."""
    chronicles = {one.id: one.choices for one in CHRONICLES}
    return {"die": SWITCH, "end_tile": (MIDDLE, TOP), **chronicles, "memory_aid": SWITCH}


def read_options(options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """All options with their values; two players always have the die."""
    known = choices()
    for key in options:
        if key not in known:
            raise BadInput(f"Glen More II has no option '{key}'.{nearest(key, known)}")
    read = {}
    for key, values in known.items():
        value = options.get(key, values[0])
        value = {"true": True, "false": False}.get(value, value) if isinstance(values[0], bool) else value
        if not any(value is known or (isinstance(value, str) and value == known) for known in values):
            raise BadInput(f"The option '{key}' is one of {', '.join(map(str, values))}, not '{value}'.")
        read[key] = value
    if seats in files().die.always_with:
        read["die"] = True
    return read


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


def check_seats(seats: int) -> None:
    if isinstance(seats, bool) or seats not in SEATS:
        raise BadInput(f"Glen More II is for 2 to 4 players, not {seats}.")


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


def fresh_state(options: dict[str, Any], seats: int) -> State:
    """Before anything is drawn: stacks, market, start tiles; Chronicles have not added their parts yet."""
    state = State(seats, options)
    state.mods = mods_of(options, seats)
    state.bags = list(full_bags(state.mods))
    state.inserts = tuple(_inserts(state))
    state.market = [files().market.start_coins[seats]] * len(state.market)
    start = files().setup
    for seat in range(seats):
        state.scots[seat][VILLAGE] = start.scots_on_start_village
        state.scots_left[seat] = start.scots - start.scots_on_start_village - 1
    return state


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


def new_state(options: Mapping[str, Any], seats: int) -> State:
    check_seats(seats)
    state = fresh_state(read_options(options, seats), seats)
    state.stack = [NEXT_FIGURE]
    if state.options["die"]:
        state.at[DIE] = seats
    ask(state, [SET_ORDER, *frames_of(moments(state).set_up, state)])
    settle(state, None)
    return state
