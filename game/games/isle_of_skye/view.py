"""A full position that fits what a seat sees. What is hidden from whom is declared in state.py."""

from __future__ import annotations

import random

from game.games.isle_of_skye.frames.pricing import LEAST
from game.games.isle_of_skye.state import State, View


def guess(seen: View, rng: random.Random) -> State:
    """Who has sealed gets an axe and prices; who has not is taken to have decided nothing yet."""
    full = seen.copied_as(State)
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
