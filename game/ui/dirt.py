"""Which pixels must be drawn again: rectangles, merged where that costs little."""

from __future__ import annotations

from pygame import Rect

_NEARLY_ALL = 0.7
"""From this part of a window on it is drawn as a whole."""


class Dirt:
    def __init__(self) -> None:
        self._rects: list[Rect] = []

    def add(self, rect: Rect) -> None:
        if rect.w and rect.h:
            self._rects.append(rect)

    def take(self, window: Rect) -> list[Rect]:
        merged: list[Rect] = []
        for rect in self._rects:
            grown = rect.copy()
            while (partner := _partner(grown, merged)) is not None:
                grown.union_ip(merged.pop(partner))
            merged.append(grown)
        self._rects = []
        if sum(r.w * r.h for r in merged) > _NEARLY_ALL * window.w * window.h:
            return [window.copy()]
        return merged


def _partner(one: Rect, others: list[Rect]) -> int | None:
    """The first of them that it is worth merging with."""
    for number in one.collidelistall(others):
        other = others[number]
        both = one.union(other)
        if both.w * both.h <= 1.1 * (one.w * one.h + other.w * other.h):
            return number
    return None
