"""Luck: draw number k of a match depends on the seed and on k only, never on a running generator.

So no generator has to be saved, undo cannot re-roll, and the same seed gives the same match on every machine.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence


def draw(seed: int, k: int, weights: Sequence[int]) -> int:
    """The index that draw number k picks, each with its share of the weights' sum."""
    total = sum(weights)
    if total <= 0:
        raise ValueError("a draw needs at least one positive weight")
    digest = hashlib.blake2b(f"{seed}:{k}".encode(), digest_size=16).digest()
    ticket = int.from_bytes(digest, "big") % total
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise AssertionError("unreachable: the ticket is smaller than the sum")


def weighted(weights: Sequence[int], ticket: float) -> int:
    """The index that a ticket from 0 to 1 wins when each has its share of the weights' sum: for play-outs."""
    if weights[0] == 1 and weights.count(1) == len(weights):
        return int(ticket * len(weights))
    left = ticket * sum(weights)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    return max(i for i, weight in enumerate(weights) if weight)
