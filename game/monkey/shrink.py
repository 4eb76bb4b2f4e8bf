"""The fewest deeds that still break in the same place: leave out half, a quarter, ... and look again."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TypeVar

T = TypeVar("T")


def shrunk(whole: Sequence[T], breaks: Callable[[Sequence[T]], bool], seconds: float) -> list[T]:
    """`whole` must break; so does what is returned. Stops after about so many seconds with what it has."""
    left, end = list(whole), time.time() + seconds
    size = max(1, len(left) // 2)
    while left and time.time() < end:
        without, at = left, 0
        while at < len(without) and time.time() < end:
            fewer = without[:at] + without[at + size :]
            if breaks(fewer):
                without = fewer
            else:
                at += size
        if without == left and size == 1:
            break
        left, size = without, max(1, size // 2)
    return left
