"""What a seat may see, and a full position that fits it.

Open to all: the board, points, how many tiles and cards somebody has. Secret: the tile in hand, the two tiles set
aside, the cards; and so the order of what a supply still holds. Everybody knows the tile set, so a view's bag of
another seat holds all tiles of that seat nobody has seen, wherever they are.
"""

from __future__ import annotations

import random

from game.games.rebirth.board import board
from game.games.rebirth.state import HIDDEN, NO_TILE, State

_ALL_CARDS = (1 << len(board().cards)) - 1


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    for other in range(state.seats):
        if other != seat:
            _blank(seen, other)
    seen.deck = _ALL_CARDS & ~(state.cards[seat] if seat is not None else 0)
    if state.is_over():
        seen.cards = state.cards[:]
        seen.deck = state.deck
    return seen


def _blank(seen: State, other: int) -> None:
    bag = list(seen.supply[other])
    if seen.hands[other] >= 0:
        bag[seen.hands[other]] += 1
        seen.hands[other] = HIDDEN
    for kind in seen.aside[other]:
        if kind >= 0:
            bag[kind] += 1
    seen.aside[other] = (HIDDEN,) * len(seen.aside[other])
    seen.supply[other] = tuple(bag)
    seen.cards[other] = 0


def guess(seen: State, rng: random.Random) -> State:
    """The unseen tiles and cards dealt at random; what the view shows stays."""
    full = seen.copy()
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
