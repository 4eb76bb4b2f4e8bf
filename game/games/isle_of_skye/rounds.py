"""What a round brings: which slots are scored, gold for those behind, income."""

from __future__ import annotations

from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import ON_TILES, files


def slots_of_round(seats: int, number: int) -> tuple[int, ...]:
    """The slots 0..3 that are scored at the end of this round."""
    return _SLOTS_OF_ROUND[seats == 5][number - 1]


def last_round(seats: int) -> int:
    return len(_SLOTS_OF_ROUND[seats == 5])


def catch_up(seats: int, number: int) -> int:
    return _CATCH_UP[seats == 5][number - 1]


_TABLES = (files().rounds.two_to_four, files().rounds.five)
_CATCH_UP = tuple(tuple(one.catch_up for one in rounds) for rounds in _TABLES)
_SLOTS_OF_ROUND = tuple(
    tuple(tuple("ABCD".index(slot) for slot in one.score) for one in rounds) for rounds in _TABLES
)
_MONEY = files().money


def income(state: State, seat: int) -> tuple[int, int, int, int]:
    """Gold of this round for the castle, for barrels joined to it and for catching up, and the tiles with barrels."""
    joined = state.lands[seat].roads[0] & ON_TILES["whisky"][0]
    own = state.points[seat]
    ahead = len([points for points in state.points if points > own])
    return _MONEY.castle, joined.bit_count() * _MONEY.whisky, ahead * catch_up(state.seats, state.round), joined
