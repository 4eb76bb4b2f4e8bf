"""What was made of the latest positions: views, sheets, plain forms. Whoever asks for the same gets the same.

One click makes many ask: panels, prompt, cards, hints, the recap, the curtain. Positions never change, and nobody
changes what is handed out here, so making it once is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

MOST = 160
"""So many things are kept: enough for a table's position, the ones before it in the recap, and every seat's eyes."""

T = TypeVar("T")


class Looks:
    def __init__(self) -> None:
        self._kept: dict[tuple[int, Hashable], tuple[Any, Any]] = {}

    def of(self, state: Any, what: Hashable, make: Callable[[], T]) -> T:
        """`what` names the thing; the state is kept with it, so that its number cannot become another's."""
        key = id(state), what
        found = self._kept.pop(key, None)
        if found is None:
            found = state, make()
            if len(self._kept) >= MOST:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = found
        made: T = found[1]
        return made
