"""The rondel: places count on and on, a place is the space `place % 14`. Behind the last figure one space is empty.

Everything between the last figure and that space is full of tiles and figures; a tile that all figures have left
behind goes to the discards.
"""

from __future__ import annotations

from game.games.glen_more.book import NO_TILE, TILE_IDS
from game.games.glen_more.events_rondel import TilesPassed
from game.games.glen_more.moments import Events, moments
from game.games.glen_more.state import AWAY, DIE, SPACES, State

Insert = tuple[int, int, int, int]
"""See `State.inserts`."""
_FAR = 1_000_000
"""Farther than any figure gets."""
COMMON = 0
"""The number of the common discard pile; a seat's own is one more than the seat."""


def hindmost(state: State) -> int:
    """The figure that moves next; -1 if all are at the end tile or beyond."""
    end, last = state.end_at, last_place(state)
    return state.at.index(last) if last < (_FAR if end == AWAY else end) else -1


def only_die_is_left(state: State) -> bool:
    """All other figures are on the end tile or beyond, so the match is over."""
    end = state.end_at
    if end == AWAY:
        return False
    return all(place == AWAY or place >= end for figure, place in enumerate(state.at) if figure != DIE)


def last_place(state: State) -> int:
    """The place of the figure at the very back."""
    last = _FAR
    for place in state.at:
        if AWAY < place < last:
            last = place
    return last


def ring_ahead(state: State, figure: int) -> list[int]:
    """What lies on the filled spaces before a figure, in order; NO_TILE where nothing does."""
    start, spaces = state.at[figure] + 1, state.spaces
    first = start % SPACES
    return (spaces[first:] + spaces[:first])[: max(state.filled - start, 0)]


def tiles_ahead(state: State, figure: int) -> list[tuple[int, int]]:
    """Tile and place of everything that lies before a figure, in order."""
    spaces = state.spaces
    return [
        (tile, place)
        for place in range(state.at[figure] + 1, state.filled)
        if (tile := spaces[place % SPACES]) != NO_TILE
    ]


def place_of(state: State, tile: int) -> int:
    """Where a tile of the rondel lies; AWAY if it is not there."""
    if tile not in state.spaces:
        return AWAY
    space = state.spaces.index(tile)
    back = last_place(state)
    return back + (space - back) % SPACES


def advance(state: State, figure: int, place: int, pile: int, events: Events) -> None:
    """A figure goes to a place; what all have passed now goes to a pile."""
    start = state.at[figure]
    state.at[figure] = place
    if start != AWAY:
        clear_behind(state, start, pile, events)


def clear_behind(state: State, before: int, pile: int, events: Events) -> None:
    """A figure has left its place `before`; unless it was the last one nothing lies behind all now."""
    last = last_place(state)
    if last <= before:
        return
    spaces, gone = state.spaces, []
    for passed in range(before, min(last, before + SPACES)):
        tile = spaces[passed % SPACES]
        if tile != NO_TILE and passed != state.end_at:
            spaces[passed % SPACES] = NO_TILE
            gone.append(tile)
    if gone:
        discard(state, gone, pile, events)


def discard(state: State, tiles: list[int], pile: int, events: Events, *, passed: bool = True) -> None:
    """`passed`: all figures have left them behind, which is told here; other ways are told where they begin."""
    state.discards[pile] += tuple(tiles)
    if events is not None and passed:
        events.append(TilesPassed(tuple(TILE_IDS[tile] for tile in tiles)))
    if state.mods:
        for tile in tiles:
            for discarded in moments(state).discarded:
                discarded(state, tile, events)


def pile_of(state: State, seat: int) -> int:
    """Where the tiles go that a seat discards."""
    for pile in moments(state).pile if state.mods else ():
        found = pile(state, seat)
        if found is not None:
            return int(found)
    return COMMON


def empty_place(state: State) -> int:
    """The place that stays empty behind the last figure: the last one on which nothing is built."""
    limit = last_place(state) + SPACES - 1
    if state.closed:
        while state.closed >> limit % SPACES & 1:
            limit -= 1
    return limit


def beyond_all(state: State) -> int:
    """Where a figure goes that finds no tile before it."""
    place = state.filled
    while place in state.at or state.closed >> place % SPACES & 1:
        place += 1
    return place


def next_to_fill(state: State) -> int:
    """The next place that has to get a tile, AWAY if there is none."""
    place, closed, at = state.filled, state.closed, state.at
    if not closed:
        while place in at:
            place += 1
        too_far = place - SPACES + 1
        for figure in at:
            if figure <= too_far and figure != AWAY:
                return AWAY
        return place
    limit = empty_place(state)
    while place < limit and (place in at or closed >> place % SPACES & 1):
        place += 1
    return place if place < limit else AWAY


def current_stack(state: State) -> int:
    """The number of the first stack that is not empty, -1 if all are."""
    return current(state)[0]


def current(state: State) -> tuple[int, Insert | None]:
    """The same, and the tile that is put into it at some depth, if there is one left."""
    s, a, b, c, d = state.bags
    found = 0 if s else 1 if a else 2 if b else 3 if c else 4 if d else -1
    inserts = state.inserts
    if not inserts or (len(inserts) == 1 and 0 <= found < inserts[0][0]):
        return found, None
    inserted = None
    for insert in inserts:
        # no stack has two of them
        if insert[0] <= found or found < 0:
            found, inserted = insert[0], insert
    return found, inserted
