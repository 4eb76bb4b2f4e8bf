"""Points as they were scored, kept as a chain: each entry ends with the one before it, so a copy costs nothing."""

from __future__ import annotations

from typing import Any, TypeVar

Entry = TypeVar("Entry", bound=tuple[Any, ...])


def in_order(last: Entry | None) -> list[Entry]:
    """All entries from the first to the last."""
    found: list[Entry] = []
    while last is not None:
        found.append(last)
        last = last[-1]
    return found[::-1]
