"""Which match was played last, told by a number that only rises: a clock may be set back."""

from __future__ import annotations

import contextlib
import os
import re
from pathlib import Path

from game.core.save_format import MOST_ORDER

_ORDER = re.compile(rb'"order": (\d{1,12}),')
_BEGINNING = 200

_Sign = tuple[int, int]


class Orders:
    """The numbers in the heads of all saves of a folder; only files that have changed are looked into again."""

    def __init__(self, folder: Path, suffix: str) -> None:
        self.folder = folder
        self.suffix = suffix
        self._seen: dict[str, tuple[_Sign, int]] = {}

    def next_for(self, name: str) -> int:
        """One more than any other match has; the same again while this one stays the last."""
        self._look()
        others = max((order for other, (_, order) in self._seen.items() if other != name), default=0)
        own = self._seen[name][1] if name in self._seen else 0
        return min(MOST_ORDER, max(others + 1, own))

    def _look(self) -> None:
        found: dict[str, tuple[_Sign, int]] = {}
        with contextlib.suppress(OSError), os.scandir(self.folder) as entries:
            for entry in entries:
                if entry.name.endswith(self.suffix) and not entry.name.startswith("."):
                    with contextlib.suppress(OSError):
                        there = entry.stat()
                        sign = there.st_mtime_ns, there.st_size
                        known = self._seen.get(entry.name)
                        same = known is not None and known[0] == sign
                        found[entry.name] = known if known and same else (sign, _order_in(entry.path))
        self._seen = found


def _order_in(path: str) -> int:
    with open(path, "rb") as file:
        found = _ORDER.search(file.read(_BEGINNING))
    return int(found[1]) if found else 0
