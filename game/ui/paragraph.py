"""Wrapped text with *bold* words, {icon:castle} or {sign:0} in the line, and names that know what they name.

A block is laid out once per text, style, colour and width, and kept with the fonts.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.core.named import BEGIN, END, MIDDLE, bare
from game.ui.fonts import LINE_HEIGHT, StyleLike, bold_of, style_of
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.theme import Colour

_TOKEN = re.compile(rf"(\*|\{{icon:\w+\}}|\{{sign:\d+\}}|\n|[ \t]+|{BEGIN}[^{MIDDLE}]*{MIDDLE}|{END})")
UNDERLINE = 120
"""Of 255: how plain the line under a name is."""


@dataclass(frozen=True)
class Piece:
    """One drawn thing in a line: a surface, or nothing for a blank."""

    width: int
    picture: Surface | None = None
    icon: bool = False
    component: str = ""
    """What it is part of the name of."""


@dataclass
class TextBlock:
    """Laid-out text: lines of pieces with their places."""

    width: int = 0
    height: int = 0
    line_px: int = 0
    lines: int = 0
    widest_word: int = 0
    placed: list[tuple[Surface, int, int]] = field(default_factory=list)
    names: list[tuple[Rect, str]] = field(default_factory=list)
    """Where words of names are, and of which components."""
    strokes: list[tuple[Surface, int, int]] = field(default_factory=list)
    """The lines below names."""

    def name_at(self, pos: tuple[int, int]) -> str:
        """The component that is named there; empty for none."""
        return next((component for rect, component in self.names if rect.collidepoint(pos)), "")

    def draw(self, surface: Surface, at: tuple[int, int]) -> None:
        for picture, x, y in (*self.placed, *self.strokes):
            surface.blit(picture, (at[0] + x, at[1] + y))


def plain(text: str) -> str:
    """The text without its marks, for reading aloud, for tests and for copying."""
    return re.sub(r"\{(icon|sign):\w+\}", "", bare(text)).replace("*", "").strip()


def layout_text(
    look: Look, text: str, style: StyleLike, colour: str | Colour, width_px: int, align: str = "left"
) -> TextBlock:
    key = ("block", text, style_of(style), colour, width_px, align)
    kept = look.blocks.get(key)
    if kept is None:
        if len(look.blocks) > 800:
            look.blocks.clear()
        kept = look.blocks[key] = _layout(look, text, style, colour, width_px, align)
    return kept


def _layout(look: Look, text: str, style: StyleLike, colour: str | Colour, width: int, align: str) -> TextBlock:
    line_px = look.fonts.line_height(style)
    words = _words(look, text, style, colour)
    lines = _fill_lines(words, look.fonts.width(" ", style), width)
    block = TextBlock(line_px=line_px, lines=len(lines), height=line_px * len(lines))
    block.widest_word = max((sum(p.width for p in word) for word in words if word is not None), default=0)
    ascent, cap = look.fonts.ascent(style), look.fonts.cap_height(style)
    leading = round_px((line_px - look.fonts.px(style) * LINE_HEIGHT) / 2 + (line_px - cap) / 2)
    for number, line in enumerate(lines):
        length = sum(p.width for p in line)
        x = {"left": 0, "right": width - length, "centre": (width - length) // 2}[align]
        block.width = max(block.width, length)
        middle = number * line_px + leading + cap // 2
        for piece in line:
            if piece.picture is not None:
                top = middle - piece.picture.get_height() // 2 if piece.icon else middle - ascent + cap // 2
                block.placed.append((piece.picture, x, top))
            if piece.component:
                block.names.append((Rect(x, number * line_px, piece.width, line_px), piece.component))
                block.strokes.append((_underline(look, piece.width, style, colour), x, middle + cap // 2 + 2))
            x += piece.width
    return block


def _underline(look: Look, width: int, style: StyleLike, colour: str | Colour) -> Surface:
    tone = getattr(look.theme, colour) if isinstance(colour, str) else colour
    line = Surface((max(1, width), max(1, look.fonts.px(style) // 14)))
    line.fill(tone)
    line.set_alpha(UNDERLINE)
    return line


def _words(look: Look, text: str, style: StyleLike, colour: str | Colour) -> list[list[Piece] | None]:
    """Words as lists of pieces; None is a forced line break."""
    tone = getattr(look.theme, colour) if isinstance(colour, str) else colour
    face, bold, component = style_of(style), False, ""
    words: list[list[Piece] | None] = []
    current: list[Piece] = []
    icon_px = round_px(look.fonts.px(style) * 1.12)
    for token in _TOKEN.split(text):
        if not token:
            continue
        if token == "*":
            bold = not bold
        elif token == END or token.startswith(BEGIN):
            component = token[1:-1]
        elif token == "\n" or token.isspace():
            if current:
                words.append(current)
                current = []
            if token == "\n":
                words.append(None)
        elif token.startswith("{icon:"):
            current.append(Piece(icon_px, look.icons.picture(token[6:-1], icon_px, tone), True))
        elif token.startswith("{sign:"):
            current.append(Piece(icon_px, look.signs.picture(int(token[6:-1]), icon_px), True))
        else:
            wanted = bold_of(face) if bold else face
            picture = look.fonts.text(token, wanted, tone)
            current.append(Piece(look.fonts.width(token, wanted), picture, component=component))
    if current:
        words.append(current)
    return words


def _fill_lines(words: list[list[Piece] | None], blank: int, width: int) -> list[list[Piece]]:
    lines: list[list[Piece]] = [[]]
    used = 0
    for word in words:
        if word is None:
            lines.append([])
            used = 0
            continue
        length = sum(p.width for p in word)
        if lines[-1] and used + blank + length > width:
            lines.append([])
            used = 0
        if lines[-1]:
            within = lines[-1][-1].component  # a name of several words is one
            lines[-1].append(Piece(blank, component=within if within == word[0].component else ""))
            used += blank
        lines[-1].extend(word)
        used += length
    return lines
