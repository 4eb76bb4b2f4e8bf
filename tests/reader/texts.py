"""What is painted on one picture of the running application: every line of text with its box, and what covers it.

Nothing in the game knows of it. While `recording()` holds, the doors through which text goes are watched:
`Fonts.text` makes every line and every word of a paragraph, and a surface of ours sees where they are laid.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any
from unittest import mock

import pygame
from pygame import Rect, Surface

from game.core.named import bare
from game.ui import paragraph
from game.ui.fonts import Fonts
from game.ui.materials import Materials
from game.ui.paragraph import TextBlock
from game.ui.widget import Widget

_THICK = 240
"""Of 255: what lets less light through than the eye can see."""


@dataclass(eq=False)
class Line:
    """`box` is the ink, `shown` what a scrolled area leaves of it; `cut` says that it had no room."""

    text: str
    px: int
    box: Rect
    shown: Rect
    owner: Widget | None
    order: int
    cut: bool = False
    source: str = ""
    """The whole text of the paragraph that the line is of."""


@dataclass(eq=False)
class Cover:
    """Something painted that lets nothing through: a frame, or a picture where it is thick."""

    rect: Rect
    owner: Widget | None
    order: int
    picture: Surface | None = None
    at: tuple[int, int] = (0, 0)

    def hides(self, rect: Rect) -> bool:
        if not self.rect.contains(rect):
            return False
        if self.picture is None:
            return True
        inner = rect.move(-self.at[0], -self.at[1])
        right, low = inner.right - 1, inner.bottom - 1
        points = (inner.center, inner.topleft, (right, inner.top), (inner.left, low), (right, low))
        return all(self.picture.get_at(point).a > _THICK for point in points)


@dataclass
class Page:
    """All that one picture says, in the order in which it was painted."""

    lines: list[Line] = field(default_factory=list)
    covers: list[Cover] = field(default_factory=list)

    def sentences(self) -> set[str]:
        """Each text once, paragraphs as a whole."""
        return {line.source or line.text for line in self.lines}

    def hidden(self, line: Line, part: Rect | None = None) -> bool:
        """Whether something opaque was painted over it, or over that part of it, later."""
        rect = line.shown if part is None else part
        return any(cover.order > line.order and cover.hides(rect) for cover in self.covers)


class ReadSurface(Surface):
    """A picture that knows which texts are laid on it."""

    def __init__(self, size: tuple[int, int], recorder: Recorder) -> None:
        super().__init__(size, 0, 32)
        self.recorder = recorder

    def blit(self, source: Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> Rect:
        found = super().blit(source, dest, area, special_flags)
        at = (dest[0], dest[1]) if not isinstance(dest, Rect) else dest.topleft
        self.recorder.laid(self, source, (round(at[0]), round(at[1])), None if area is None else Rect(area))
        return found

    def blits(self, blit_sequence: Any, doreturn: bool = True) -> Any:
        return [self.blit(*one) for one in blit_sequence]

    def fblits(self, blit_sequence: Any, special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest, None, special_flags)


@dataclass
class Recorder:
    page: Page = field(default_factory=Page)
    owners: list[Widget] = field(default_factory=list)
    words: dict[int, tuple[Any, str, int, Rect]] = field(default_factory=dict)
    """Surface -> its text, size and ink; by identity, checked by a weak reference."""
    pictures: dict[int, tuple[Any, list[tuple[str, int, Rect]]]] = field(default_factory=dict)
    """Pictures that are kept -> the texts painted on them."""
    cut: bool = False
    source: str = ""
    printed: Callable[[], Fonts | None] = lambda: None
    """The type of boards that are painted once and then read from the disk: not everybody sees them being made."""

    def made(self, picture: Surface, text: str, px: int) -> None:
        if text.strip() and id(picture) not in self.words:
            self.words[id(picture)] = (_ref(picture), text, px, picture.get_bounding_rect())

    def word(self, picture: Surface) -> tuple[str, int, Rect] | None:
        kept = self.words.get(id(picture))
        if kept is not None and kept[0]() is picture:
            return kept[1], kept[2], kept[3]
        self.words.pop(id(picture), None)
        return None

    def laid(self, surface: ReadSurface, source: Surface, at: tuple[int, int], area: Rect | None) -> None:
        known = self.word(source)
        if known is not None:
            self._add(surface, known[0], known[1], known[2].move(at), self.cut)
            return
        rect = Rect(at, source.get_size() if area is None else area.size)
        start = at if area is None else (at[0] - area.x, at[1] - area.y)
        self.cover(surface, rect, None if is_opaque(source) else source, start)
        kept = self.pictures.get(id(source))
        if kept is not None and kept[0]() is source:
            for text, px, box in kept[1]:
                moved = box.move(at if area is None else (at[0] - area.x, at[1] - area.y))
                if rect.colliderect(moved):
                    self._add(surface, text, px, moved, False)

    def painted(self, surface: Surface, text: str, px: int, box: Rect) -> None:
        """A line on a picture that is kept, to be laid somewhere later."""
        kept = self.pictures.get(id(surface))
        if kept is None or kept[0]() is not surface:
            kept = self.pictures[id(surface)] = (_ref(surface), [])
        kept[1].append((text, px, box))

    def cover(
        self, surface: Surface, rect: Rect, picture: Surface | None = None, at: tuple[int, int] = (0, 0)
    ) -> None:
        seen = rect.clip(surface.get_clip())
        if seen.w > 8 and seen.h > 8:
            self.page.covers.append(Cover(seen, self._owner(), self._next(), picture, at))

    def _add(self, surface: Surface, text: str, px: int, box: Rect, cut: bool) -> None:
        shown = box.clip(surface.get_clip())
        if not shown.w or not shown.h:
            return
        last = self.page.lines[-1] if self.page.lines else None
        if last is not None and self.source and last.source == self.source and _follows(last.box, box, px):
            last.text += text if box.left - last.box.right < px // 6 else f" {text}"
            last.box, last.shown = last.box.union(box), last.shown.union(shown)
            return
        self.page.lines.append(Line(text, px, box, shown, self._owner(), self._next(), cut, self.source))

    def _owner(self) -> Widget | None:
        return self.owners[-1] if self.owners else None

    def _next(self) -> int:
        return len(self.page.lines) + len(self.page.covers)


def _painters(kind: type[Widget]) -> Iterator[type[Widget]]:
    """Everything that paints in its own way."""
    if "paint" in vars(kind):
        yield kind
    for below in kind.__subclasses__():
        yield from _painters(below)


def _follows(before: Rect, box: Rect, px: int) -> bool:
    """Whether it is the next word of the same line."""
    return abs(before.centery - box.centery) < px and 0 <= box.left - before.right < px


def _ref(picture: Surface) -> Any:
    return weakref.ref(picture)


def is_opaque(source: Surface) -> bool:
    return not source.get_flags() & (pygame.SRCALPHA | pygame.SRCCOLORKEY) and source.get_alpha() in (None, 255)


@contextmanager
def recording() -> Iterator[Recorder]:
    """Watch everything that is painted meanwhile. Looks that were made before have texts that nobody knows of."""
    recorder = Recorder()
    text, draw, block_draw, lay = Fonts.text, Fonts.draw, TextBlock.draw, paragraph._layout
    frame, fill = Materials.frame, Materials.fill

    def told_text(self: Fonts, words: str, style: Any, colour: Any) -> Surface:
        picture = text(self, words, style, colour)
        recorder.made(picture, words, self.px(style))
        return picture

    def told_draw(
        self: Fonts,
        surface: Surface,
        words: str,
        style: Any,
        colour: Any,
        at: Any,
        align: str = "left",
        room: float | None = None,
    ) -> int:
        fitted = style
        if room is not None:
            fitted, whole = self.fit(words, style, room), words
            words = self.short(words, style, room)
            recorder.source = words if words != whole else ""  # a name, and the only text that ends in dots
        recorder.cut = room is not None and self.width(words, fitted) > room + 1
        wide = draw(self, surface, words, style, colour, at, align, room)
        recorder.cut, recorder.source = False, ""
        if not isinstance(surface, ReadSurface) and words.strip() and self is not recorder.printed():
            left, high = at[0] - {"left": 0, "right": wide, "centre": wide / 2}[align], self.cap_height(fitted)
            recorder.painted(surface, words, self.px(fitted), Rect(round(left), round(at[1] - high / 2), wide, high))
        return wide

    def told_layout(look: Any, words: str, *more: Any) -> TextBlock:
        block = lay(look, words, *more)
        block.source = bare(words)  # type: ignore[attr-defined]
        return block

    def told_block(self: TextBlock, surface: Surface, at: tuple[int, int]) -> None:
        recorder.source = getattr(self, "source", "")
        block_draw(self, surface, at)
        recorder.source = ""
        if not isinstance(surface, ReadSurface):
            for picture, x, y in self.placed:
                known = recorder.word(picture)
                if known is not None:
                    recorder.painted(surface, known[0], known[1], known[2].move(at[0] + x, at[1] + y))

    def owned(paint: Any) -> Any:
        def told_paint(self: Widget, surface: Surface, clip: Rect) -> None:
            recorder.owners.append(self)
            try:
                paint(self, surface, clip)
            finally:
                recorder.owners.pop()

        return told_paint

    def told_frame(self: Materials, surface: Surface, rect: Rect, kind: str = "paper", **more: Any) -> None:
        frame(self, surface, rect, kind, **more)
        if isinstance(surface, ReadSurface):
            recorder.cover(surface, rect)

    def told_fill(self: Materials, surface: Surface, rect: Rect, colour: Any, radius: float = 4, alpha: int = 255):
        fill(self, surface, rect, colour, radius, alpha)
        if isinstance(surface, ReadSurface) and alpha == 255:
            recorder.cover(surface, rect)

    told = (
        (Fonts, "text", told_text),
        (Fonts, "draw", told_draw),
        (TextBlock, "draw", told_block),
        (paragraph, "_layout", told_layout),
        (Materials, "frame", told_frame),
        (Materials, "fill", told_fill),
        *((kind, "paint", owned(kind.paint)) for kind in _painters(Widget)),
    )
    with ExitStack() as hold:
        for where, name, instead in told:
            hold.enter_context(mock.patch.object(where, name, instead))
        yield recorder
