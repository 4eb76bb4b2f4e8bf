"""What a goal counts, as its demand alone says it; the match is asked in `tally.py`."""

from __future__ import annotations

from typing import Any

WORTH_COUNTING = 2


def of_points(demand: Any) -> bool:
    """Whether the goal counts points; any other number has a sentence of its own, with its unit."""
    return "gained" in demand or "sheet" in demand or bool(set(demand.get("least", ())) & {"points", "score"})


def counts_something(demand: Any) -> bool:
    """Whether the goal counts pieces of a position and nothing else, so that the sentence `tally` says which."""
    return set(demand) == {"least"} and not of_points(demand) and _wanted(demand["least"]) >= WORTH_COUNTING


def _wanted(least: Any) -> int:
    while isinstance(least, dict) and len(least) == 1:
        (least,) = least.values()
    return least if isinstance(least, int) else 0
