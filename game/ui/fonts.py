"""Type: the roles of the house, text surfaces kept by text, style and colour, and measuring.

Text is rendered once at its final size and never scaled. Whoever places text asks fits() or width(); nothing
here shortens a text silently.
"""

from __future__ import annotations

from collections import OrderedDict
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.grid import Grid, round_px
from game.ui.theme import Colour

FONT_FOLDER = Path(__file__).resolve().parents[2] / "assets" / "fonts"
FACES = {
    "sans": "NotoSans-Regular.ttf",
    "bold": "NotoSans-Bold.ttf",
    "italic": "NotoSans-Italic.ttf",
    "serif": "NotoSerif-Bold.ttf",
    "serif_italic": "NotoSerif-Italic.ttf",
}
LINE_HEIGHT = 1.38
SMALLEST = 11
_KEPT_SURFACES = 3000


class Style(NamedTuple):
    """A size in units and a face."""

    size: float
    face: str = "sans"


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
    return Style(style.size, "bold") if style.face in ("sans", "italic") else style


class Fonts:
    """All type for one grid; a resize or another text size makes a new one."""

    def __init__(self, grid: Grid) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self.grid = grid
        self._faces: dict[tuple[int, str], pygame.font.Font] = {}
        self._surfaces: OrderedDict[tuple[str, int, str, Colour], Surface] = OrderedDict()
        self._widths: dict[tuple[str, int, str], int] = {}
        self.rendered = 0

    def px(self, style: StyleLike) -> int:
        return self.grid.type_px(style_of(style).size)

    def font(self, style: StyleLike) -> pygame.font.Font:
        wanted = style_of(style)
        key = (self.px(wanted), wanted.face)
        found = self._faces.get(key)
        if found is None:
            found = self._faces[key] = pygame.font.Font(FONT_FOLDER / FACES[wanted.face], key[0])
        return found

    def text(self, text: str, style: StyleLike, colour: Colour) -> Surface:
        """One line as a surface. Shared: do not draw on it."""
        wanted = style_of(style)
        key = (text, self.px(wanted), wanted.face, colour)
        found = self._surfaces.get(key)
        if found is None:
            self.rendered += 1
            found = self.font(wanted).render(text, True, colour)
            self._surfaces[key] = found
            if len(self._surfaces) > _KEPT_SURFACES:
                self._surfaces.popitem(last=False)
        else:
            self._surfaces.move_to_end(key)
        return found

    def width(self, text: str, style: StyleLike) -> int:
        wanted = style_of(style)
        key = (text, self.px(wanted), wanted.face)
        found = self._widths.get(key)
        if found is None:
            if len(self._widths) > 2 * _KEPT_SURFACES:
                self._widths.clear()
            found = self._widths[key] = self.font(wanted).size(text)[0]
        return found

    def fits(self, text: str, style: StyleLike, width_px: int) -> bool:
        return self.width(text, style) <= width_px

    def line_height(self, style: StyleLike) -> int:
        return round_px(self.px(style) * LINE_HEIGHT)

    def ascent(self, style: StyleLike) -> int:
        return self.font(style).get_ascent()

    def cap_height(self, style: StyleLike) -> int:
        """Height of capitals and figures: what the eye takes for the height of a line."""
        return round_px(self.px(style) * 0.714)

    def draw(
        self,
        surface: Surface,
        text: str,
        style: StyleLike,
        colour: Colour,
        at: tuple[float, float],
        align: str = "left",
    ) -> int:
        """Draw one line with its capitals centred on at's y; align says what at's x is. Returns the width."""
        picture = self.text(text, style, colour)
        x, y = at
        if align == "right":
            x -= picture.get_width()
        elif align == "centre":
            x -= picture.get_width() / 2
        top = y - self.ascent(style) + self.cap_height(style) / 2
        surface.blit(picture, (round_px(x), round_px(top)))
        return picture.get_width()

    def baseline(
        self, surface: Surface, text: str, style: StyleLike, colour: Colour, at: tuple[float, float],
        align: str = "left",
    ) -> int:
        """Draw one line standing on at's y. Returns the width."""
        return self.draw(surface, text, style, colour, (at[0], at[1] - self.cap_height(style) / 2), align)
