"""Missions as a bot sees them: quick values, where a tile counts, and how much room is left.

The rules' own words for a mission are in missions.py; here the common ones are compiled to masks, because a search
asks for them thousands of times a second.
"""

from __future__ import annotations

from game.games.rebirth import missions
from game.games.rebirth.board import ENERGY, FOOD, board
from game.games.rebirth.hopes import groups
from game.games.rebirth.state import State

_BOARD = board()
_EVERYWHERE = (1 << len(_BOARD.spaces)) - 1
_TYPES = ("food", "energy", "settlement")
_OTHER_ROOM = 8
"""Stands for the room of missions that do not count spaces."""


def _type_of(kind: int) -> str:
    return _TYPES[kind] if kind in (FOOD, ENERGY) else "settlement"


class Ambition:
    """One mission card, compiled."""

    __slots__ = ("counts_tiles", "energy", "food", "measure", "points", "spaces", "towns", "types")

    def __init__(self, card: int) -> None:
        record = _BOARD.cards[card]
        self.points = float(record.points)
        self.measure = record.measure
        self.spaces = missions.spaces_where(record.where)
        if self.measure == "count_cathedral_majorities":
            self.spaces = 0
            for beside in _BOARD.cathedral_spaces:
                self.spaces |= beside
        self.types = record.where.tile or _TYPES
        self.food, self.energy, self.towns = (kind in self.types for kind in _TYPES)
        self.counts_tiles = self.measure == "count_tiles"


AMBITIONS = tuple(Ambition(card) for card in range(len(_BOARD.cards)))


def values(state: State, card: int) -> list[int]:
    """The same as missions.values, sooner."""
    wish = AMBITIONS[card]
    if not wish.counts_tiles:
        return missions.values(state, card)
    found = []
    for seat in range(state.seats):
        tiles = 0
        if wish.food:
            tiles |= state.food[seat]
        if wish.energy:
            tiles |= state.energy[seat]
        if wish.towns:
            tiles |= state.towns[seat]
        found.append((tiles & wish.spaces).bit_count())
    return found


def room(state: State, card: int) -> int:
    """How many more tiles could still count."""
    wish = AMBITIONS[card]
    if wish.measure in ("count_castles", "largest_group"):
        return _OTHER_ROOM
    return (wish.spaces & ~state.taken).bit_count()


def counting(state: State, seat: int, card: int, kind: int) -> int:
    """The spaces where a tile of this kind would bring the seat nearer to the mission, roughly."""
    wish = AMBITIONS[card]
    if _type_of(kind) not in wish.types or wish.measure in ("count_castles", ""):
        return 0
    if wish.measure == "largest_group":
        own = 0
        for name, mask in zip(_TYPES, (state.food[seat], state.energy[seat], state.towns[seat]), strict=True):
            own |= mask if name in wish.types else 0
        return max(groups(own), default=(0, _EVERYWHERE))[1]
    if wish.measure == "count_settlements":
        new = 0
        for spaces in _BOARD.settlement_spaces:
            new |= 0 if spaces & state.towns[seat] else spaces
        return new & wish.spaces
    return wish.spaces
