"""A part in which a page is filled in: prices, coins."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect


class FilledPart:
    def entries(self) -> tuple[Rect, ...]:
        """Where something is entered now."""
        return ()


def entries_of(parts: Iterable[object]) -> list[Rect]:
    """What cards that only pass and advice do not lie on."""
    return [area for part in parts if isinstance(part, FilledPart) for area in part.entries()]
