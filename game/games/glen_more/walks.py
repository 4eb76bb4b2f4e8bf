"""Where Scots could go with the movement that is left, and what a position is worth with one of them there."""

from __future__ import annotations

from game.core.contract import Action
from game.games.glen_more.actions import Move, kept
from game.games.glen_more.book import MACLACHLAN
from game.games.glen_more.cells import AT, CASTLE, around, distance, reach_mask
from game.games.glen_more.frames.payment import take_scot
from game.games.glen_more.state import State
from game.games.glen_more.worth import lead, reach_of

Walk = tuple[Action, float]
"""The first step of a way, and what it is worth to have gone all of it."""
_OPENING = 3
"""How many places a Scot thinks of for the ground around them."""
_LONGER = 0.01
"""Of two ways to the same end the shorter one is better: what is left may do for another Scot."""


def walks(state: State, seat: int) -> list[Walk]:
    """The most promising ways of each Scot; they may lead over tiles where nobody would stay."""
    found: list[Walk] = []
    step = 1.0 if MACLACHLAN in state.clans[seat] else _LONGER  # the clan scores what is not walked
    for start in sorted(state.scots[seat]):
        without = state.copy()
        take_scot(without, seat, start)
        for first, length, goal in _goals(without, seat, start):
            there = without.copy()
            there.scots[seat][goal] = there.scots[seat].get(goal, 0) + 1
            found.append((kept(Move, AT[start], AT[first]), lead(there, seat) - step * length))
    return found


def _goals(without: State, seat: int, start: int) -> list[tuple[int, int, int]]:
    """First step, length and end of the ways for one Scot who is lifted from the board: as near to the castle as can
    be, and to where he would open most ground for building."""
    land, others = without.lands[seat], reach_of(without, seat)
    ground = (land.dry_cells | land.river_cells) & ~others
    found = [
        (distance(goal, CASTLE), length, -(ground & reach_mask(goal)).bit_count(), goal, first)
        for goal, (first, length) in ways(without, seat, start).items()
    ]
    opening = sorted(found, key=lambda way: (way[2], way[1], way[0]))[:_OPENING]
    return (
        [(first, length, goal) for _, length, _, goal, first in dict.fromkeys((*opening, min(found)))]
        if found
        else []
    )


def ways(state: State, seat: int, start: int) -> dict[int, tuple[int, int]]:
    """By place: the first step of a shortest way there, and its length."""
    tops = state.lands[seat].tops
    found = {cell: (cell, 1) for cell in around(start) if cell in tops}
    newest = list(found)
    for length in range(2, state.moves + 1):
        further = [(cell, found[last][0]) for last in newest for cell in around(last) if cell in tops]
        newest = []
        for cell, first in further:
            if cell not in found and cell != start:
                found[cell] = first, length
                newest.append(cell)
    return found
