"""Mission cards: each measures something for every player and holds for its owner who is not behind anybody.

A measure is one named function; what it counts is data (data/rebirth/missions.yaml).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from game.games.rebirth import scoring
from game.games.rebirth.board import SIZES, SYMBOLS, Where, bits, board
from game.games.rebirth.state import State

_BOARD = board()
_EVERYWHERE = (1 << len(_BOARD.spaces)) - 1


@cache
def _spaces_of(card: int) -> int:
    """The spaces that fit everything the card says about a place."""
    return spaces_where(_BOARD.cards[card].where)


def spaces_where(where: Where) -> int:
    mask = _EVERYWHERE
    if where.region is not None:
        mask &= _any(_BOARD.region_mask[r] for r in where.region)
    for wanted, spaces in (
        (where.coast, _BOARD.coast),
        (where.loch_shore, _BOARD.loch_shore),
        (where.harbour, _BOARD.harbours),
    ):
        if wanted is not None:
            mask &= spaces if wanted else ~spaces
    if where.symbol is not None:
        mask &= _any(_BOARD.symbol_mask[SYMBOLS.index(s)] for s in where.symbol)
    if where.adjacent_to is not None:
        mask &= _any(_BOARD.castle_spaces if where.adjacent_to == "castle" else _BOARD.cathedral_spaces)
    if where.settlement_size is not None:
        mask &= _any(_settlements(where))
    return mask


@cache
def _castles_of(card: int) -> tuple[int, ...]:
    half = _BOARD.cards[card].where.half
    return tuple(number for number, castle in enumerate(_BOARD.castles) if half in (None, castle.half))


@cache
def _settlements_of(card: int) -> tuple[int, ...]:
    return tuple(_settlements(_BOARD.cards[card].where))


def _settlements(where: Where) -> list[int]:
    sizes = {SIZES[size] for size in where.settlement_size or SIZES}
    return [spaces for spaces in _BOARD.settlement_spaces if spaces.bit_count() in sizes]


def _any(masks: object) -> int:
    whole = 0
    for mask in masks:  # type: ignore[attr-defined]
        whole |= mask
    return whole


@cache
def _masks(card: int) -> tuple[int, int, int]:
    """Where a card counts food farms, energy farms, settlement tiles: of those it names, of all if it names none."""
    named = _BOARD.cards[card].where.tile or ("food", "energy", "settlement")
    food, energy, towns = (_spaces_of(card) if tile in named else 0 for tile in ("food", "energy", "settlement"))
    return food, energy, towns


def _tiles(state: State, seat: int, card: int) -> int:
    """The spaces with a tile of the seat that the card counts."""
    food, energy, towns = _masks(card)
    return state.food[seat] & food | state.energy[seat] & energy | state.towns[seat] & towns


Measured = tuple[int, int]
"""The value of a measure, and what makes it (for the eye): a mask of spaces, or of castles or cathedrals."""


def count_tiles(state: State, seat: int, card: int) -> Measured:
    spaces = _tiles(state, seat, card)
    return spaces.bit_count(), spaces


def sum_symbols(state: State, seat: int, card: int) -> Measured:
    spaces = state.towns[seat] & _spaces_of(card)
    return sum(state.houses[i] for i in bits(spaces)), spaces


def count_castles(state: State, seat: int, card: int) -> Measured:
    own, owners = 0, state.castles
    for castle in _castles_of(card):
        if owners[castle] == seat:
            own |= 1 << castle
    return own.bit_count(), own


def count_cathedral_majorities(state: State, seat: int, card: int) -> Measured:
    """Cathedrals with at least one own tile beside them and nobody having more there."""
    tiles = [state.own(other) for other in range(state.seats)]
    own = tiles[seat]
    won = 0
    for cathedral, beside in enumerate(_BOARD.cathedral_spaces):
        if own & beside:
            count = (own & beside).bit_count()
            if all((others & beside).bit_count() <= count for others in tiles):
                won |= 1 << cathedral
    return won.bit_count(), won


def largest_group(state: State, seat: int, card: int) -> Measured:
    group = scoring.largest_group(_tiles(state, seat, card))
    return group.bit_count(), group


def count_settlements(state: State, seat: int, card: int) -> Measured:
    own = state.towns[seat]
    held = [spaces for spaces in _settlements_of(card) if spaces & own]
    return len(held), _any(held) & own


MEASURES: dict[str, Callable[[State, int, int], Measured]] = {
    "count_tiles": count_tiles,
    "sum_symbols": sum_symbols,
    "count_castles": count_castles,
    "count_cathedral_majorities": count_cathedral_majorities,
    "largest_group": largest_group,
    "count_settlements": count_settlements,
}


_CASTLES = tuple(f"castle:{castle.id}" for castle in _BOARD.castles)
_CATHEDRALS = tuple(f"cathedral:{cathedral.id}" for cathedral in _BOARD.cathedrals)
PIECES: dict[str, tuple[str, ...]] = {"count_castles": _CASTLES, "count_cathedral_majorities": _CATHEDRALS}
"""What the masks of these measures number; those of the others number spaces."""


def _measure_of(card: int) -> Callable[[State, int, int], Measured] | None:
    name = _BOARD.cards[card].measure
    return MEASURES[name] if name else None


def values(state: State, card: int) -> list[int]:
    """What the card measures, for every seat; empty for a bonus card."""
    measure = _measure_of(card)
    return [measure(state, seat, card)[0] for seat in range(state.seats)] if measure else []


def worth(card: int, measured: list[int], seat: int) -> int:
    """The points of a card with these values. A tie fulfils, nothing at all never does; a bonus card always holds."""
    record = _BOARD.cards[card]
    met = not measured or (measured[seat] >= record.minimum and measured[seat] == max(measured))
    return record.points if met else 0


def points_of(state: State, seat: int, card: int) -> int:
    measure = _measure_of(card)
    measured: list[int] = []
    if measure is not None:
        own = measure(state, seat, card)[0]
        for other in range(state.seats):
            found = own if other == seat else measure(state, other, card)[0]
            if found > own:
                return 0  # nobody else has to be measured
            measured.append(found)
    return worth(card, measured, seat)


def pieces_that_count(state: State, seat: int, card: int) -> tuple[str, ...]:
    """The ids of the spaces, castles or cathedrals that make the seat's value."""
    measure = _measure_of(card)
    if measure is None:
        return ()
    names = PIECES.get(_BOARD.cards[card].measure, _BOARD.spaces)
    return tuple(sorted(names[i] for i in bits(measure(state, seat, card)[1])))
