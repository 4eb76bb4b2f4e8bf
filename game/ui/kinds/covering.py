"""What lies over parts of the table: it hides them, or their figures."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

from game.ui.kinds.part import Part


def cover_below(parts: Iterable[Part]) -> None:
    """What fills the table hides all other parts."""
    all_parts = tuple(parts)
    filled = any(part.fills and part.visible for part in all_parts)
    for part in all_parts:
        if not part.fills:
            part.cover(filled)


def figures_in_sight(parts: Iterable[Part]) -> list[Rect]:
    """Of parts in their order, what lies on top first: no sheet lies over these."""
    found, above = list[Rect](), list[Rect]()
    for part in parts:
        found += (area for area in part.figures_at() if not any(sheet.contains(area) for sheet in above))
        above += part.sheets()
    return found
