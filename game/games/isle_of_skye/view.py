"""What a seat may see, and a full position that fits it.

Secret are the gold in others' hands, and axe and prices until all have sealed; that somebody has sealed is open.
All lands, tiles and incomes are open, and so is the content of the bag. Gold flows in the open except for what lies
behind the screens, so `counted` stands in every view: whoever counts along knows it.
"""

from __future__ import annotations

import random

from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.state import HIDDEN, State


def view(state: State, seat: int | None) -> State:
    seen = state.copy()
    if state.is_over():
        return seen
    for other in range(state.seats):
        if other != seat:
            seen.gold[other] = HIDDEN
            seen.drafts[other] = ()
    return seen


def guess(seen: State, rng: random.Random) -> State:
    """Who has sealed gets an axe and prices; who has not is taken to have decided nothing yet."""
    full = seen.copy()
    for seat in range(full.seats):
        if full.sealed >> seat & 1 and not full.drafts[seat]:
            full.drafts[seat] = _draft(full.offers[seat], full.counted[seat], rng)
        full.gold[seat] = full.counted[seat] - sum(full.drafts[seat][1:])
    return full


def _draft(offer: tuple[int, ...], gold: int, rng: random.Random) -> tuple[int, ...]:
    """Any tile may go; low prices are likelier than those that leave nothing to buy with."""
    first = min(rng.randint(LEAST, gold - LEAST) for _ in range(2))
    second = min(rng.randint(LEAST, gold - first) for _ in range(2))
    prices = (first, second) if rng.random() < 0.5 else (second, first)
    return (rng.choice(offer), *prices)
