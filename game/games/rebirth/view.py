"""A full position that fits what a seat sees. What is hidden from whom is declared in state.py."""

from __future__ import annotations

import random

from game.games.rebirth.board import board
from game.games.rebirth.state import HIDDEN, NO_TILE, State, View

_ALL_CARDS = (1 << len(board().cards)) - 1


def guess(seen: View, rng: random.Random) -> State:
    """The unseen tiles and cards dealt at random; what the view shows stays."""
    full = seen.copied_as(State)
    for seat in range(full.seats):
        bag = list(full.supply[seat])
        if full.hands[seat] == HIDDEN:
            full.hands[seat] = _take(bag, rng)
        if HIDDEN in full.aside[seat]:
            full.aside[seat] = tuple(sorted(_take(bag, rng) if k == HIDDEN else k for k in full.aside[seat]))
        full.supply[seat] = tuple(bag)
    _deal_cards(full, rng)
    return full


def _take(bag: list[int], rng: random.Random) -> int:
    ticket = rng.randrange(sum(bag))
    for kind, n in enumerate(bag):
        ticket -= n
        if ticket < 0:
            bag[kind] -= 1
            return kind
    return NO_TILE


def _deal_cards(full: State, rng: random.Random) -> None:
    missing = [full.card_count[s] - full.cards[s].bit_count() for s in range(full.seats)]
    if not any(missing):
        return
    unseen = [1 << i for i in range(_ALL_CARDS.bit_length()) if full.deck >> i & 1]
    dealt = rng.sample(unseen, sum(missing))
    for seat, n in enumerate(missing):
        for card in dealt[:n]:
            full.cards[seat] |= card
            full.deck ^= card
        del dealt[:n]
