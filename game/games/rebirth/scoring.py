"""Points: pure functions of masks, each used by the frames, the sheet and the missions alike."""

from __future__ import annotations

from game.games.rebirth.board import SIZES, bits, board
from game.games.rebirth.state import State

_BOARD = board()
_NEIGHBOURS = _BOARD.neighbours
_SETTLEMENT_SPACES = _BOARD.settlement_spaces
_CASTLE_SPACES = _BOARD.castle_spaces
_SMALL = SIZES["small"]

POINTS = _BOARD.scoring
ALL_RANKS = {
    SIZES["medium"]: (POINTS.medium.first, POINTS.medium.second),
    SIZES["large"]: (POINTS.large.first, POINTS.large.second),
}
"""Points for the most and the second most symbols, by the number of spaces; whoever holds all spaces gets both."""


def group_of(mask: int, space: int) -> int:
    """The spaces of `mask` that hang together with `space`."""
    group = 1 << space
    edge = _NEIGHBOURS[space] & mask
    while edge:
        group |= edge
        grown = 0
        while edge:
            low = edge & -edge
            grown |= _NEIGHBOURS[low.bit_length() - 1]
            edge ^= low
        edge = grown & mask & ~group
    return group


def largest_group(mask: int) -> int:
    """The largest connected part of a set of spaces; the one with the lowest space among equals."""
    best, size = 0, 0
    while mask.bit_count() > size:  # fewer spaces than that cannot hold a larger group
        group = group_of(mask, (mask & -mask).bit_length() - 1)
        if group.bit_count() > size:
            best, size = group, group.bit_count()
        mask &= ~group
    return best


def symbols_in(state: State, spaces: int) -> list[int]:
    """How many settlement symbols each seat has on these spaces."""
    houses, found = state.houses, []
    for towns in state.towns:
        symbols, own = 0, towns & spaces
        while own:
            low = own & -own
            symbols += houses[low.bit_length() - 1]
            own ^= low
        found.append(symbols)
    return found


def ranking(state: State, settlement: int, completed_by: int) -> list[int]:
    """The seats in a settlement, most symbols first.

    Whoever completed it loses every tie; other ties go clockwise from that player's left neighbour.
    """
    symbols = symbols_in(state, _SETTLEMENT_SPACES[settlement])
    ranks = [
        (-number, (seat - completed_by - 1) % state.seats, seat) for seat, number in enumerate(symbols) if number
    ]
    return [seat for _, _, seat in sorted(ranks)]


def settlement_points(state: State, settlement: int, completed_by: int) -> list[tuple[int, int, int]]:
    """Seat, rank and points of everybody who scores in a completed settlement; rank 0 for whoever holds all of it.

    Neutral tiles have no rank, but with one of them nobody holds all spaces.
    """
    spaces = _SETTLEMENT_SPACES[settlement]
    size = spaces.bit_count()
    if size == _SMALL:
        return [(completed_by, 0, state.houses[spaces.bit_length() - 1])]
    ranks = ALL_RANKS[size]
    seats = ranking(state, settlement, completed_by)
    if not spaces & ~state.towns[completed_by]:
        return [(seats[0], 0, sum(ranks))]
    return [(seat, rank + 1, points) for rank, (seat, points) in enumerate(zip(seats, ranks, strict=False))]


def castle_strength(state: State, castle: int, seat: int) -> tuple[int, int]:
    """Tiles beside a castle, and how many of them are farms: compared in this order."""
    beside = _CASTLE_SPACES[castle]
    farms = ((state.food[seat] | state.energy[seat]) & beside).bit_count()
    return farms + (state.towns[seat] & beside).bit_count(), farms


def castles_of(state: State, seat: int) -> list[int]:
    return [castle for castle, owner in enumerate(state.castles) if owner == seat]


def unfinished_symbols(state: State) -> list[tuple[int, int, int]]:
    """Seat, space and symbols of every settlement tile in a settlement that is not complete."""
    found = []
    for spaces in _BOARD.settlement_spaces:
        if spaces & ~state.taken:
            for seat in range(state.seats):
                found += [(seat, i, state.houses[i]) for i in bits(spaces & state.towns[seat])]
    return found
