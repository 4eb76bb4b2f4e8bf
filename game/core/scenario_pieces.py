"""A demand in the parts that hold or differ by themselves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.scenario import Said

_SPLIT_LISTS = ("sheet", "offered", "not_offered", "refused", "events", "no_events", "not_shown")


_DEPTH = {"state": 99, "view": 99, "count": 99, "sees": 2, "sheet": 0, "only_offered": 0, "alike": 0, "unlike": 0}
"""How deep the mappings of a demand are taken apart, so that each part of it is looked at and told by itself."""


def pieces(name: str, said: Said) -> Iterator[tuple[Any, int]]:
    """A demand in parts which hold or differ by themselves, each with its line."""
    value = said.value
    if isinstance(value, list) and value and name in _SPLIT_LISTS:
        yield from ((one, said.line_of(number)) for number, one in enumerate(value))
    else:
        yield from _apart(value, (), _DEPTH.get(name, 1), said)


def _apart(value: Any, steps: tuple[str | int, ...], depth: int, said: Said) -> Iterator[tuple[Any, int]]:
    if isinstance(value, dict) and value and depth:
        for key, part in value.items():
            yield from (({key: one}, line) for one, line in _apart(part, (*steps, key), depth - 1, said))
    else:
        yield value, said.line_of(*steps) if steps else said.line
