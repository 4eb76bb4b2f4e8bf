"""Which part of a stated position is to blame when it cannot be set up, and what else is wrong in it.

Loaders of positions say what is wrong, not where: what they name and what makes the trouble go away when it is left
out shows the place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from game.core.errors import HearthsideError
from game.core.strict_yaml import Steps

Build = Callable[[Any], object]
"""Sets up a position, or raises."""
_QUOTED = re.compile(r"'([^']+)'")
_MOST = 5
"""So many mistakes of one position are told at once."""


def trouble(build: Build, position: Any) -> str:
    """What is wrong with it, in a sentence; empty if nothing is."""
    try:
        build(position)
    except HearthsideError as error:
        return str(error)
    except Exception as error:  # a position may contradict itself in ways no loader can foresee
        return f"{type(error).__name__} {error}"
    return ""


def troubles(build: Build, position: dict[str, Any]) -> list[tuple[str, Steps]]:
    """Every mistake with the keys that lead to the guilty part; the first is always there if anything is wrong.

    Others are told only if they quote what is written: leaving parts out may bring trouble of its own.
    """
    found: list[tuple[str, Steps]] = []
    while len(found) < _MOST:
        message = trouble(build, position)
        if not message or any(message == told for told, _ in found):
            return found
        if found and not _mentions(position, message):
            return found
        steps = _guilty(build, position, message)
        found.append((message, steps))
        if not steps:
            return found
        position = _without(position, _whole_list(position, steps))
    return found


def _whole_list(part: Any, steps: Steps) -> Steps:
    """The way to the part, or to the list around it: a list with an entry less is often trouble of its own."""
    for number, step in enumerate(steps):
        if isinstance(part, list):
            return steps[:number]
        part = part[step]
    return steps


def _guilty(build: Build, position: Any, message: str) -> Steps:
    steps: Steps = ()
    part = position
    while True:
        best: tuple[tuple[bool, bool, int], str | int] | None = None
        for number, (key, value) in enumerate(_entries(part)):
            then = trouble(build, _without(position, (*steps, key)))
            if then != message:
                mentioned = _mentions({key: value}, message)
                rank = (mentioned, not then, number)
                if best is None or rank > best[0]:
                    best = (rank, key)
        if best is None or (steps and not (best[0][0] or best[0][1])):
            return steps
        steps = (*steps, best[1])
        part = part[best[1]]


def _entries(part: Any) -> Iterator[tuple[Any, Any]]:
    if isinstance(part, dict):
        yield from part.items()
    elif isinstance(part, list):
        yield from enumerate(part)


def _without(part: Any, steps: Steps) -> Any:
    """A copy without the entry to which these keys lead."""
    key, *rest = steps
    copy: Any = dict(part) if isinstance(part, dict) else list(part)
    if rest:
        copy[key] = _without(part[key], tuple(rest))
    else:
        del copy[key]
    return copy


def _mentions(part: Any, message: str) -> bool:
    words = set(_QUOTED.findall(message))
    return any(_names(part, word) for word in words)


def _names(part: Any, word: str) -> bool:
    if isinstance(part, dict | list):
        return any(str(key) == word or _names(value, word) for key, value in _entries(part))
    return str(part) == word or word in str(part).split()
