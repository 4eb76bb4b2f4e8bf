"""Where Scots could go with the movement that is left, and what a position is worth with one of them there."""

from __future__ import annotations

from game.core.contract import Action
from game.games.glen_more.actions import Move, kept
from game.games.glen_more.book import MACLACHLAN
from game.games.glen_more.cells import AT, around
from game.games.glen_more.frames.payment import take_scot
from game.games.glen_more.state import State
from game.games.glen_more.worth import lead

Walk = tuple[Action, float]
"""The first step of a way, and what it is worth to have gone all of it."""
_LONGER = 0.01
"""Of two ways to the same end the shorter one is better: what is left may do for another Scot."""


def walks(state: State, seat: int) -> list[Walk]:
    """All places within reach; a way may lead over tiles where nobody would stay."""
    found = []
    step = 1.0 if MACLACHLAN in state.clans[seat] else _LONGER  # the clan scores what is not walked
    for start in sorted(state.scots[seat]):
        for goal, (first, length) in ways(state, seat, start).items():
            there = state.copy()
            take_scot(there, seat, start)
            scots = there.scots[seat]
            scots[goal] = scots.get(goal, 0) + 1
            found.append((kept(Move, AT[start], AT[first]), lead(there, seat) - step * length))
    return found


def ways(state: State, seat: int, start: int) -> dict[int, tuple[int, int]]:
    """By place: the first step of a shortest way there, and its length."""
    tops = state.lands[seat].tops
    ways = {cell: (cell, 1) for cell in around(start) if cell in tops}
    newest = list(ways)
    for length in range(2, state.moves + 1):
        further = [(cell, ways[last][0]) for last in newest for cell in around(last) if cell in tops]
        newest = []
        for cell, first in further:
            if cell not in ways and cell != start:
                ways[cell] = first, length
                newest.append(cell)
    return ways
