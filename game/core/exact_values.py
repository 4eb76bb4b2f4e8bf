"""How single values are written exactly; see exact.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Exact:
    """How a field is written in plain data and read again, where the position as told leaves something open."""

    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


NUMBER = Exact(int, int)


NUMBERS = Exact(list, lambda given: [int(number) for number in given])


A_TUPLE = Exact(list, lambda given: tuple(int(number) for number in given))


TUPLES = Exact(
    lambda piles: [list(pile) for pile in piles],
    lambda given: [tuple(int(number) for number in pile) for pile in given],
)


def _links(chain: Any) -> list[list[Any]]:
    found = []
    while chain is not None:
        *link, chain = chain
        found.append(link)
    return found[::-1]


def _chained(links: Any) -> Any:
    chain = None
    for link in links:
        chain = (*link, chain)
    return chain


CHAIN = Exact(_links, _chained)
"""Tuples of which each ends with the one before it, such as a ledger."""
