"""Watches every line of text that is drawn: its size in pixels, its place, how it stands out from what lies below."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations

import pygame
import pytest
from pygame import Rect, Surface

from game.ui.fonts import Fonts, StyleLike
from game.ui.paragraph import TextBlock
from game.ui.theme import Colour
from tests.ui.pictures import contrast


@dataclass(frozen=True)
class Seen:
    """A line (or a word of a paragraph) as it was drawn. `box` is its capitals: what the eye takes for its height.

    `shown` is what is left of it in a scrolled area.
    """

    text: str
    px: int
    box: Rect
    shown: Rect
    contrast: float


@contextmanager
def reading(patch: pytest.MonkeyPatch) -> Iterator[list[Seen]]:
    """Everything that is drawn meanwhile. Words inside paragraphs have the text '...'."""
    seen: list[Seen] = []
    draw, draw_block = Fonts.draw, TextBlock.draw

    def noted(
        self: Fonts,
        surface: Surface,
        text: str,
        style: StyleLike,
        colour: Colour,
        at: tuple[float, float],
        align: str = "left",
        room: float | None = None,
    ) -> int:
        fitted = style if room is None else self.fit(text, style, room)
        width, high = self.width(text, fitted), self.cap_height(fitted)
        left = at[0] - {"left": 0, "right": width, "centre": width / 2}[align]
        box = Rect(round(left), round(at[1] - high / 2), width, high)
        if text.strip():
            shown = box.clip(surface.get_clip())
            seen.append(Seen(text, self.px(fitted), box, shown, _contrast(surface, box, colour)))
        return draw(self, surface, text, style, colour, at, align, room)

    def noted_block(self: TextBlock, surface: Surface, at: tuple[int, int]) -> None:
        for picture, x, y in self.placed:
            box = picture.get_bounding_rect().move(at[0] + x, at[1] + y)
            ink = _ink(picture)
            if box.w and ink is not None:
                shown = box.clip(surface.get_clip())
                seen.append(Seen("...", picture.get_height(), box, shown, _contrast(surface, box, ink)))
        draw_block(self, surface, at)

    patch.setattr(Fonts, "draw", noted)
    patch.setattr(TextBlock, "draw", noted_block)
    yield seen
    patch.undo()


def _ink(picture: Surface) -> Colour | None:
    """The colour of a word: that of its most opaque pixels. None for pictures of several colours, such as signs."""
    found: set[tuple[int, int, int]] = set()
    for x in range(picture.get_width()):
        for y in range(picture.get_height()):
            r, g, b, a = picture.get_at((x, y))
            if a > 240:
                found.add((r, g, b))
        if len(found) > 1:
            return None
    return found.pop() if found else None


def _contrast(surface: Surface, box: Rect, ink: Colour) -> float:
    """Against the average of the ground, which is paper or wood and nearly even."""
    spot = box.clip(surface.get_rect())
    if not spot.w or not spot.h:
        return 21.0
    r, g, b = pygame.transform.average_color(surface, spot)[:3]
    return contrast((ink[0], ink[1], ink[2]), (r, g, b))


def overlapping(seen: list[Seen]) -> list[str]:
    """Pairs of lines that run into one another. The same words twice in one place are a shadow."""
    found = []
    for a, b in combinations(seen, 2):
        both = a.shown.clip(b.shown)
        if both.w > 1 and both.h > 1 and a.text != b.text:
            found.append(f"'{a.text}' at {a.box} and '{b.text}' at {b.box}")
    return found


def outside(seen: list[Seen], window: Rect) -> list[str]:
    return [f"'{one.text}' at {one.box}" for one in seen if not window.contains(one.box)]
