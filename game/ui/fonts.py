"""Type: the roles of the house, text surfaces kept by text, style and colour, and measuring.

Text is rendered once at its final size and never scaled. Whoever places text asks fits() or width(); nothing
here shortens a text silently but a `Name`, which stands beside its sign and is told whole where it is pointed at.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.core import places
from game.core.names import Name
from game.ui.grid import Grid, round_px
from game.ui.kept import Kept, screens
from game.ui.theme import Colour

FONT_FOLDER = places.ASSETS / "fonts"
FACES = {
    "sans": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
    "italic": "NotoSans-Italic.ttf",
    "serif": "NotoSerif-Bold.ttf",
    "serif_italic": "NotoSerif-Italic.ttf",
}
_TRUETYPE = b"\0\1\0\0"
LINE_HEIGHT = 1.38
SMALLEST = 11
LARGE_TYPE = 1.5
"""Whoever asks for larger type than this reads nothing that is smaller than it would be at this."""
_CAPITALS = 0.714
"""Height of capitals in Noto, as a share of the size."""
_KEPT_SCREENS = 1.5
_KEPT_WIDTHS = 3000
_WIDTHS: dict[Path, dict[tuple[str, int, str], int]] = {}
"""Lines measured with the faces of one folder, whatever grid they were for: a width is small and dear to find."""


class Style(NamedTuple):
    """A size in units and a face. `floor` is the size below which a larger text size does not yield, where that is
    known from the style that it was made of."""

    size: float
    face: str = "sans"
    floor: float = 0.0


STYLES: dict[str, Style] = {
    "house": Style(46, "serif"),
    "hand_over": Style(32, "serif"),
    "title": Style(30, "serif"),
    "game": Style(20, "serif"),
    "panel": Style(19, "serif"),
    "card": Style(17, "serif"),
    "dock": Style(15, "serif"),
    "map": Style(14, "serif_italic"),
    "score": Style(28, "bold"),
    "result": Style(26, "bold"),
    "figure": Style(22, "bold"),
    "primary": Style(17, "bold"),
    "name": Style(17, "bold"),
    "button": Style(15, "bold"),
    "prompt": Style(15),
    "prompt_bold": Style(15, "bold"),
    "stat": Style(15, "bold"),
    "body": Style(13),
    "body_bold": Style(13, "bold"),
    "motto": Style(13, "italic"),
    "second": Style(12),
    "second_bold": Style(12, "bold"),
    "second_serif": Style(12, "serif"),
    "caption": Style(11),
    "caption_bold": Style(11, "bold"),
}
StyleLike = str | Style


def style_of(style: StyleLike) -> Style:
    return STYLES[style] if isinstance(style, str) else style


def bold_of(style: Style) -> Style:
    return Style(style.size, "bold", style.floor) if style.face in ("sans", "italic") else style


def font_of(face: str, px: int) -> pygame.font.Font:
    """A face at a size. Where its file is missing or damaged pygame's own stands in: plainer, but it is read."""
    file = FONT_FOLDER / FACES[face]
    return pygame.font.Font(file if _is_whole(file) else None, px)


def _is_whole(file: Path) -> bool:
    """As far as the beginning and the tables it lists tell: pygame does not refuse a torn font, it crashes."""
    try:
        with open(file, "rb") as font:
            kind, tables = struct.unpack(">4sH6x", font.read(12))
            listed = font.read(16 * tables)
            ends = [sum(struct.unpack_from(">II", listed, 16 * number + 8)) for number in range(tables)]
            return bool(kind == _TRUETYPE and tables > 0 and max(ends) <= font.seek(0, os.SEEK_END))
    except (OSError, struct.error):
        return False


class Measured(NamedTuple):
    """A style on one grid: what every drawing of a line needs."""

    px: int
    face: str
    font: pygame.font.Font
    ascent: int
    cap: int


class Fonts:
    """All type for one grid; a resize or another text size makes a new one."""

    def __init__(self, grid: Grid) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.grid = grid
        self._faces: dict[tuple[int, str], pygame.font.Font] = {}
        self._measured: dict[StyleLike, Measured] = {}
        self._rendered = Kept(screens(_KEPT_SCREENS, grid.size))
        self._fitted: dict[tuple[str, StyleLike, int, bool], StyleLike] = {}
        self._widths = _WIDTHS.setdefault(FONT_FOLDER, {})
        self.rendered = 0

    def measured(self, style: StyleLike) -> Measured:
        found = self._measured.get(style)
        if found is None:
            wanted = style_of(style)
            px = self.grid.type_px(wanted.size)
            if isinstance(style, str):  # what is drawn into pictures says its size itself
                px = max(px, min(SMALLEST, round_px(wanted.size * self.grid.u)))
            font = self._face(px, wanted.face)
            found = Measured(px, wanted.face, font, font.get_ascent(), round_px(px * _CAPITALS))
            self._measured[style] = found
        return found

    def _face(self, px: int, face: str) -> pygame.font.Font:
        if (px, face) not in self._faces:
            self._faces[px, face] = font_of(face, px)
        return self._faces[px, face]

    def px(self, style: StyleLike) -> int:
        return self.measured(style).px

    def font(self, style: StyleLike) -> pygame.font.Font:
        return self.measured(style).font

    def text(self, text: str, style: StyleLike, colour: Colour) -> Surface:
        """One line as a surface. Shared: do not draw on it."""
        wanted = self.measured(style)
        key = (text, wanted.px, wanted.face, colour)
        found = self._rendered.find(key)
        if found is None:
            self.rendered += 1
            seen = text.replace("\0", "")  # SDL can draw no null, and nothing where no letter takes any room
            made = wanted.font.render(seen if self._width(seen, wanted) else "", True, colour)
            found = self._rendered.put(key, [(made, (0, 0))])
        return found[0][0]

    def width(self, text: str, style: StyleLike) -> int:
        return self._width(text, self.measured(style))

    def _width(self, text: str, wanted: Measured) -> int:
        key = (text, wanted.px, wanted.face)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > 4 * _KEPT_WIDTHS:
                self._widths.clear()
            found = self._widths[key] = wanted.font.size(text)[0]
        return found

    def fits(self, text: str, style: StyleLike, width_px: float) -> bool:
        """Whether a line has room: if need be at the size without a larger text size, and with its name short."""
        text = self.short(text, style, width_px)
        return self.width(text, self.fit(text, style, width_px)) <= width_px

    def fit(self, text: str, style: StyleLike, width_px: float) -> StyleLike:
        """With a larger text size, the largest size that has room, but never less than without it.

        So a layout whose texts fit at 100 % is never cut or overlapped at 200 %.
        """
        if self.grid.text_scale <= 1 or self.width(text, style) <= width_px:
            return style
        key = (text, style, int(width_px), isinstance(text, Name))
        if key not in self._fitted:
            if len(self._fitted) > _KEPT_WIDTHS:
                self._fitted.clear()
            fitting = (smaller for smaller in self.smaller(style) if self.width(text, smaller) <= width_px)
            found: StyleLike = next(fitting, self.least(style))
            if isinstance(text, Name) and self.px(found) < SMALLEST:
                found = self._of_short(text, style, width_px) or found
            self._fitted[key] = found
        return self._fitted[key]

    def _of_short(self, name: Name, style: StyleLike, width_px: float) -> StyleLike | None:
        """In a small window a name is made short, and last cut, before it is too small to be read."""
        forms = sorted(map(str, name.forms()), key=lambda form: "…" in form)
        fitted = (self.fit(form, style, width_px) for form in forms)
        return next((one for one in fitted if self.px(one) >= SMALLEST), None)

    def short(self, text: str, style: StyleLike, width_px: float) -> str:
        """Of a name the longest form that has room; any other text as it is."""
        if not isinstance(text, Name):
            return text
        least = self.fit(text, style, width_px)
        return next((form for form in text.forms() if self.width(form, least) <= width_px), str(text))

    def at_large(self, style: StyleLike) -> Style:
        """As large as it is in large type, where a still larger one is wanted: what yields further is hard to read
        for whoever wants that."""
        wanted, scale = style_of(style), max(1.0, self.grid.text_scale)
        return wanted._replace(size=wanted.size * min(LARGE_TYPE, scale) / scale)

    def low(self, style: StyleLike, height_px: float) -> StyleLike:
        """With a larger text size, the largest that stands in a line this high, but never less than without it."""
        if self.grid.text_scale <= 1 or self.px(style) <= height_px:
            return style
        return next((one for one in self.smaller(style) if self.px(one) <= height_px), self.least(style))

    def least(self, style: StyleLike) -> Style:
        """The style without a larger text size."""
        wanted = style_of(style)
        size = wanted.floor or wanted.size / max(1.0, self.grid.text_scale)
        return Style(size, wanted.face, size)

    def readable(self, style: StyleLike) -> StyleLike:
        """The smallest that large type yields to while it can be read: in small windows larger than the least."""
        return min((one for one in self.smaller(style) if self.px(one) >= SMALLEST), key=self.px, default=style)

    def smaller(self, style: StyleLike) -> Iterator[Style]:
        """The style in falling sizes, down to the one without a larger text size."""
        wanted, least = style_of(style), self.least(style)
        size = wanted.size
        while size > least.size:
            size = max(least.size, size - 0.5)
            yield Style(size, wanted.face, least.size)

    def shares(self, room: float, first: tuple[str, StyleLike], second: tuple[str, StyleLike]) -> tuple[float, float]:
        """How two texts share a line: as wide as they are, or as far as they yield when there is less room; if they
        can, both stay large enough to be read."""
        a, b = self.width(*first), self.width(*second)
        if a + b <= room:
            return a, b
        for floor in (self.readable, self.least):
            least, other = (self.width(text, floor(style)) + 1 for text, style in (first, second))
            if least + other < min(room, a + b):
                spare = (room - least - other) / (a + b - least - other)
                return least + (a - least) * spare, other + (b - other) * spare
        return room * a / (a + b), room * b / (a + b)

    def line_height(self, style: StyleLike) -> int:
        return round_px(self.px(style) * LINE_HEIGHT)

    def ascent(self, style: StyleLike) -> int:
        return self.measured(style).ascent

    def cap_height(self, style: StyleLike) -> int:
        """Height of capitals and figures: what the eye takes for the height of a line."""
        return self.measured(style).cap

    def draw(
        self,
        surface: Surface,
        text: str,
        style: StyleLike,
        colour: Colour,
        at: tuple[float, float],
        align: str = "left",
        room: float | None = None,
    ) -> int:
        """Draw one line with its capitals centred on at's y; align says what at's x is. Returns the width.

        `room` in pixels lets a large text size yield (fit).
        """
        if room is not None:
            style, text = self.fit(text, style, room), self.short(text, style, room)
        picture = self.text(text, style, colour)
        x, y = at
        if align == "right":
            x -= picture.get_width()
        elif align == "centre":
            x -= picture.get_width() / 2
        wanted = self.measured(style)
        top = y - wanted.ascent + wanted.cap / 2
        surface.blit(picture, (round_px(x), round_px(top)))
        return picture.get_width()

    def baseline(self, surface: Surface, text: str, style: StyleLike, colour: Colour, at: tuple[float, float]) -> int:
        """Draw one line standing on at's y. Returns the width."""
        return self.draw(surface, text, style, colour, (at[0], at[1] - self.cap_height(style) / 2))
