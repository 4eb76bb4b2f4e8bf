"""Rondel and stacks of a stated position: what lies and stands where, what is still to come. See stated.py."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import index, listed, mapped, number
from game.core.text import nearest
from game.games.glen_more.book import (
    DAVID_HUME,
    INDEX,
    NAMES,
    NO_TILE,
    RECORDS,
    STACK,
    STACKS,
    START_TILES,
    THE_END,
)
from game.games.glen_more.land import covered_and_open
from game.games.glen_more.moments import played
from game.games.glen_more.plain import DIE_WORD, PAWN
from game.games.glen_more.reading import tiles
from game.games.glen_more.setup import new_state
from game.games.glen_more.state import AWAY, DIE, SPACES, State


def read_rondel(state: State, plain: Mapping[str, Any]) -> None:
    """Left out, the figures stand behind each other as at the start, if the stack says that the game has begun."""
    stated = plain.get("rondel")
    if stated is None:
        if plain.get("stack") is not None:
            for seat in range(state.seats):
                state.at[seat] = seat
            if state.options["die"]:
                state.at[DIE] = state.seats
            state.filled = state.seats + state.options["die"]
        else:
            state.at = new_state(state.options, state.seats).at
        return
    spaces = listed(stated)
    if len(spaces) > SPACES:
        raise BadInput(f"The rondel has {SPACES} spaces, not {len(spaces)}.")
    state.at = [AWAY] * len(state.at)
    standing: list[tuple[int, int]] = []
    for space, words in enumerate(spaces):
        for word in str(words or "").split(","):
            if word.strip():
                _read_space(state, space, word.strip(), standing)
    last = plain.get("last")
    if last is None:
        last = standing[0][1] if standing else 0
    back = number(last, "last", 0, SPACES - 1)
    for figure, space in standing:
        state.at[figure] = back + (space - back) % SPACES
    _read_filled(state, back, bool(standing) and len(standing) == len(listed(plain.get("home") or [])))


def _read_space(state: State, space: int, word: str, standing: list[tuple[int, int]]) -> None:
    figures = {f"{seat} {PAWN}": seat for seat in range(state.seats)} | {DIE_WORD: DIE}
    built = ""
    for chronicle in played(state):
        figures |= {name: figure for figure, name in chronicle.figures.items()}
        built = built or chronicle.built
    if word in figures:
        standing.append((figures[word], space))
    elif word == built and built:
        return  # its Chronicle knows where it stands
    elif word in INDEX:
        state.spaces[space] = INDEX[word]
    else:
        raise BadInput(f"There is no tile or figure '{word}'.{nearest(word, (*figures, *INDEX))}")


def _read_filled(state: State, back: int, all_home: bool) -> None:
    """Everything up to the last tile or figure has been filled. With all at home the end tile may lie behind them."""
    state.filled = back
    for place in range(back, back + SPACES):
        tile = state.spaces[place % SPACES]
        if tile == THE_END and all_home and place > back:
            state.end_at = place - SPACES
            continue
        if tile == THE_END:
            state.end_at = place
        if tile != NO_TILE or place in state.at:
            state.filled = place + 1
    if all_home and state.end_at == AWAY:  # so far behind that another tile has come onto its space
        state.end_at = back


def _tiles_out(state: State) -> dict[int, str]:
    """Every tile that is not in a stack, and where it is; refuses one that is in two places."""
    found: dict[int, str] = {}

    def lies(tiles: Iterable[int], where: str) -> None:
        for tile in tiles:
            if tile in found and tile != DAVID_HUME:
                raise BadInput(f"The tile '{NAMES[tile]}' is in two places: {found[tile]}, and {where}.")
            found[tile] = where

    lies((tile for tile in state.spaces if tile != NO_TILE), "on the rondel")
    for pile in state.discards:
        lies(pile, "among the discards")
    for seat in range(state.seats):
        placed = (tile for tile in covered_and_open(state.lands[seat]) if tile not in START_TILES)
        lies(placed, f"in the territory of seat {seat}")
        lies(state.persons[seat], f"with the persons of seat {seat}")
    return found


def read_stacks(state: State, plain: Mapping[str, Any]) -> None:
    """Tiles of stack S that are nowhere in a position with a rondel have been passed or built: they are not drawn."""
    out = _tiles_out(state)
    used = set(out)
    for tile in used:
        if STACK[tile] in STACKS:
            state.bags[STACKS.index(STACK[tile])] &= ~(1 << tile)
    if plain.get("rondel") is not None:
        state.bags[0] = 0
    unseen = plain.get("unseen")
    if unseen is not None:
        for stack, names in mapped(unseen, "unseen").items():
            at = STACKS.index(stack) if stack in STACKS else index(stack, {}, "stack")
            state.bags[at] = sum(1 << tile for tile in set(tiles(names)))
    else:
        for stack, left in mapped(plain.get("stacks") or {}, "stacks").items():
            at = STACKS.index(stack) if stack in STACKS else index(stack, {}, "stack")
            _leave(state, at, left)
    for tile, where in out.items():
        if any(bag >> tile & 1 for bag in state.bags):
            raise BadInput(f"The tile '{NAMES[tile]}' cannot be in a stack: it is {where}.")
    _read_depths(state, plain.get("depths"), used)


def _leave(state: State, stack: int, left: Any) -> None:
    """Only so many tiles in a stack: the first by name of the file."""
    inserted = sum(insert[0] == stack for insert in state.inserts)
    wanted = number(left, "stacks", 0, 60)
    kept, bag = 0, state.bags[stack]
    for tile in range(len(NAMES)):
        if bag >> tile & 1 and kept.bit_count() < wanted - min(inserted, wanted):
            kept |= 1 << tile
    state.bags[stack] = kept


def _read_depths(state: State, stated: Any, used: set[int]) -> None:
    if stated is not None:
        found = []
        for name, depth in mapped(stated, "depths").items():
            tile = index(name, INDEX, "tile")
            insert = next((one for one in state.inserts if one[1] == tile), None)
            if insert is None:
                raise BadInput(f"The tile '{name}' is not put into a stack in this game.")
            soonest, latest = (number(one, "depths", -99, 99) for one in listed(depth))
            found.append((insert[0], tile, soonest, latest))
        state.inserts = tuple(found)
        return
    state.inserts = tuple(
        (stack, tile, min(soonest, state.bags[stack].bit_count()), min(latest, state.bags[stack].bit_count()))
        for stack, tile, soonest, latest in state.inserts
        if tile not in used and (RECORDS[tile].stack == "end" or state.bags[stack])
    )
