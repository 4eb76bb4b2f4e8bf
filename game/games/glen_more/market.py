"""The market: each row has the spaces 1, 2, 3. Coins come onto the leftmost free one and leave from the rightmost.

So the number of filled spaces says everything: the next resource costs one more than that, a sold one brings as much.
"""

from __future__ import annotations

SPACES = 3
NEVER = 1_000_000
"""More coins than anybody can have: what cannot be bought costs this."""

BUYING = tuple(
    tuple(sum(range(filled + 1, filled + n + 1)) if filled + n <= SPACES else NEVER for n in range(16))
    for filled in range(SPACES + 1)
)
"""By filled spaces and number: the coins for so many of one resource, bought one after the other."""


PRICES: tuple[int, ...] = (*range(1, SPACES + 1), NEVER)
"""By filled spaces: the coins for one resource."""


def price(filled: int) -> int:
    return PRICES[filled]


def proceeds(filled: int, sold: int) -> int:
    """Coins for as many of one resource as the row has stacks for, at most `sold`."""
    return sum(range(max(0, filled - sold) + 1, filled + 1))
