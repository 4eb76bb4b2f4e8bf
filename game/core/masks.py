"""Sets as bit masks: their members, and actions for a set without a loop over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from game.core.contract import Action


@lru_cache(maxsize=1 << 14)
def bits(mask: int) -> tuple[int, ...]:
    """The numbers in a set, lowest first. The same sets are asked for again and again."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


class MaskTable:
    """Actions for a set given as a bit mask, without a loop over its members: one look-up for each byte of it."""

    def __init__(self, actions: Sequence[Action]) -> None:
        eights = [actions[first : first + 8] for first in range(0, len(actions), 8)]
        self.rows = tuple(
            tuple(tuple(action for bit, action in enumerate(eight) if byte >> bit & 1) for byte in range(256))
            for eight in eights
        )

    def of(self, mask: int) -> tuple[Action, ...]:
        """The actions of the set, in the order of their numbers."""
        found: tuple[Action, ...] = ()
        if mask:
            row = (mask & -mask).bit_length() - 1 >> 3
            mask >>= row * 8
            while mask:
                found += self.rows[row][mask & 255]
                mask >>= 8
                row += 1
        return found

    def one_of(self, mask: int, chance: Callable[[], float]) -> Action:
        """One action of a set that is not empty, each with the same chance."""
        number = int(chance() * mask.bit_count())
        row = (mask & -mask).bit_length() - 1 >> 3
        mask >>= row * 8
        while True:
            found = self.rows[row][mask & 255]
            if number < len(found):
                return found[number]
            number -= len(found)
            mask >>= 8
            row += 1
