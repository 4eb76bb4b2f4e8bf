"""What fills the table hides all other parts of it."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kinds.part import Part


def cover_below(parts: Iterable[Part]) -> None:
    """What fills the table hides all other parts."""
    all_parts = tuple(parts)
    filled = any(part.fills and part.visible for part in all_parts)
    for part in all_parts:
        if not part.fills:
            part.cover(filled)
