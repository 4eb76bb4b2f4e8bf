"""A position that somebody states, settled: what follows from tiles, supplies and cards, or a refusal in words."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.errors import BadInput
from game.core.ledger import settle_points
from game.core.stated import Stated
from game.games.rebirth import scoring
from game.games.rebirth.board import ENERGY, FOOD, KINDS, bits, board
from game.games.rebirth.frames.drawing import TakeTile
from game.games.rebirth.frames.setting_up import PutAside
from game.games.rebirth.frames.turn import EndTurn, PlaceTile, place_tile
from game.games.rebirth.setup import fresh_supply
from game.games.rebirth.state import HIDDEN, NO_TILE, NOBODY, STATED, State
from game.games.rebirth.told import TILE

_BOARD = board()


def settle(state: State, stated: Stated) -> None:
    if "start" not in stated:
        state.start = 0
    _settle_tiles(state)
    _settle_castles(state)
    _settle_cathedrals(state, stated)
    _settle_supply(state, stated)
    _settle_cards(state, stated)
    _settle_stack(state, stated)
    for seat in range(state.seats):
        if not stated.says("turns", seat):
            state.turns[seat] = _turns_by_tiles(state, seat)
    settle_points(state, stated, lambda seat, points: (seat, STATED, 0, points, 0))


def _settle_tiles(state: State) -> None:
    state.taken = state.neutral
    for seat in range(state.seats):
        twice = state.taken & state.own(seat)
        if twice:
            raise BadInput(f"There is a tile on {_BOARD.ids(twice)[0]} already, a neutral one.")
        state.taken |= state.own(seat)


def _settle_castles(state: State) -> None:
    """Castles that are not stated go to whoever is strongest there, in a full tie to the first seat.

    A stated owner must not be weaker than somebody else, but the tiles that won the castle may be left out.
    """
    for castle, info in enumerate(_BOARD.castles):
        strengths = [scoring.castle_strength(state, castle, seat) for seat in range(state.seats)]
        best = max(strengths)
        strongest = [seat for seat in range(state.seats) if best[0] and strengths[seat] == best]
        owner = state.castles[castle]
        if owner != NOBODY and strongest and owner not in strongest:
            raise BadInput(f"Seat {owner} cannot hold castle '{info.id}': the tiles beside it say otherwise.")
        if owner == NOBODY and strongest:
            state.castles[castle] = strongest[0]


def _settle_cathedrals(state: State, stated: Stated) -> None:
    """Who has a tile beside a cathedral has a piece on it; stated are the order of arrival and further pieces."""
    for place, beside in enumerate(_BOARD.cathedral_spaces):
        there = tuple(seat for seat in range(state.seats) if state.own(seat) & beside)
        name = _BOARD.cathedrals[place].id
        order = state.visits[place] if stated.says("cathedrals", name) else there
        if len(set(order)) < len(order) or not set(there) <= set(order):
            raise BadInput(f"The pieces on cathedral '{name}' do not fit the tiles beside it.")
        state.visits[place] = order


def _settle_supply(state: State, stated: Stated) -> None:
    """A supply that is not stated holds what is nowhere else."""
    for seat in range(state.seats):
        left = list(fresh_supply(state.seats))
        for kind in _used_tiles(state, seat):
            left[kind] -= 1
        if min(left) < 0:
            name = KINDS[left.index(min(left))]
            raise BadInput(f"Seat {seat} has more '{name}' tiles in this position than exist.")
        if not stated.says("supply", seat):
            state.supply[seat] = tuple(left)
        if any(n > m for n, m in zip(state.supply[seat], left, strict=True)):
            raise BadInput(f"The supply of seat {seat} holds tiles that are elsewhere already.")
        if not stated.says("supply_count", seat):
            hidden = (state.hands[seat], *state.aside[seat]).count(HIDDEN)
            state.supply_count[seat] = sum(state.supply[seat]) - hidden


def _used_tiles(state: State, seat: int) -> Iterator[int]:
    yield from (FOOD for _ in bits(state.food[seat]))
    yield from (ENERGY for _ in bits(state.energy[seat]))
    yield from (TILE.numbers[f"settlement_{state.houses[i]}"] for i in bits(state.towns[seat]))
    yield from (kind for kind in (state.hands[seat], *state.aside[seat]) if kind >= 0)


def _settle_cards(state: State, stated: Stated) -> None:
    dealt = sum(state.cards)
    if "deck" not in stated:
        state.deck &= ~dealt
    if state.deck & dealt:
        twice = _BOARD.cards[bits(state.deck & dealt)[0]].id
        raise BadInput(f"The card '{twice}' is in the deck and in somebody's hand.")
    if "deck_count" not in stated:
        state.deck_count = state.deck.bit_count() + dealt.bit_count() - sum(state.card_count)


def _settle_stack(state: State, stated: Stated) -> None:
    """Left out, it is the turn of the player who began, who draws a tile first if the hand is empty."""
    acting = 0 if state.start == NOBODY else state.start
    if "stack" not in stated:
        state.stack = [place_tile(acting)]
        if state.hands[acting] == NO_TILE:
            if not state.supply_count[acting]:
                raise BadInput(f"Seat {acting} is to place a tile but has neither one in hand nor a supply.")
            state.stack.append(TakeTile(acting))
    top = state.stack[-1] if state.stack else None
    if isinstance(top, PlaceTile) and state.hands[top.seat] == NO_TILE:
        raise BadInput(f"Seat {top.seat} is to place a tile but has none in hand: state it under 'hands'.")
    if isinstance(top, TakeTile | PutAside) and not state.supply_count[top.seat]:
        raise BadInput(f"Seat {top.seat} is to draw a tile but the supply is empty.")


def _turns_by_tiles(state: State, seat: int) -> int:
    """Every turn lays one tile; a turn that is not ended yet does not count."""
    running = bool(state.stack) and isinstance(state.stack[-1], EndTurn) and state.stack[-1].seat == seat
    return state.own(seat).bit_count() - running
