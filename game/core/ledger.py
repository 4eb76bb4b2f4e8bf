"""Points as they were scored, kept as a chain: each entry ends with the one before it, so a copy costs nothing."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any, TypeVar

from game.core.contract import Seat

Entry = TypeVar("Entry", bound=tuple[Any, ...])


def in_order(last: Entry | None) -> list[Entry]:
    """All entries from the first to the last."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last[-1]
    return found[::-1]


def settle_points(state: Any, stated: Container[str], source: Callable[[Seat, int], tuple[Any, ...]]) -> None:
    """Points of a stated position follow from its ledger (seat first, points fourth); those that are stated without
    one get an entry each, `source`."""
    if "points" not in stated:
        state.points = [sum(e[3] for e in in_order(state.ledger) if e[0] == seat) for seat in range(state.seats)]
    elif "ledger" not in stated:
        for seat, points in enumerate(state.points):
            if points:
                state.ledger = (*source(seat, points), state.ledger)
