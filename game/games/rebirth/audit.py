"""What must hold in every position: nothing appears, vanishes or is counted twice."""

from __future__ import annotations

from game.core.fields import only_once
from game.games.rebirth import scoring
from game.games.rebirth.board import KINDS, bits, board
from game.games.rebirth.setup import fresh_supply
from game.games.rebirth.state import NOBODY, State


def audit(state: State) -> None:
    """For full states, not for views."""
    plan = board()
    taken = state.neutral
    for seat in range(state.seats):
        own = state.own(seat)
        assert not taken & own, "two tiles on one space"
        taken |= own
        _audit_tiles(state, seat)
        assert state.card_count[seat] == state.cards[seat].bit_count() <= len(plan.cathedrals)
        assert list(state.castles).count(seat) <= plan.pieces.castles
        assert sum(seat in v for v in state.visits) <= plan.pieces.cathedrals
    assert taken == state.taken, "the mask of taken spaces is wrong"
    assert only_once(state, "card") == set(range(len(plan.cards))), "a card is lost"
    assert state.deck_count == state.deck.bit_count()
    _audit_castles(state)
    if not state.is_over():
        for seat, points in enumerate(state.points):
            assert points == sum(e[3] for e in state.entries() if e[0] == seat), "points without a source"


def _audit_tiles(state: State, seat: int) -> None:
    counts = list(state.supply[seat])
    counts[0] += state.food[seat].bit_count()
    counts[1] += state.energy[seat].bit_count()
    for i in bits(state.towns[seat]):
        counts[KINDS.index(f"settlement_{state.houses[i]}")] += 1
    for kind in (state.hands[seat], *state.aside[seat]):
        if kind >= 0:
            counts[kind] += 1
    is_whole = min(state.supply[seat]) >= 0 and tuple(counts) == fresh_supply(state.seats)
    assert is_whole, f"tiles appeared or vanished (seat {seat})"
    assert state.supply_count[seat] == sum(state.supply[seat])


def _audit_castles(state: State) -> None:
    """Whoever holds a castle is not weaker there than anybody else."""
    for castle, owner in enumerate(state.castles):
        strengths = [scoring.castle_strength(state, castle, seat) for seat in range(state.seats)]
        if owner == NOBODY:
            assert max(strengths)[0] == 0, "a tile beside a castle nobody holds"
        else:
            assert strengths[owner] == max(strengths), "a castle in the wrong hands"
