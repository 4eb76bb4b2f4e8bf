"""Text with links: paragraphs, lists, *bold*, <icons>, [[links]] and names of what lies on the table.

Links and names can be pointed at, clicked and tabbed to.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from pygame import Rect, Surface

from game.core.named import BEGIN, END, bare, borne_by, names_in
from game.scenes.rules_browser.book import LINK, Place
from game.scenes.rules_browser.leading import Leading, LinkWidget, Named, NameWidget, Ways
from game.ui.fonts import LINE_HEIGHT, Fonts, Style, StyleLike, bold_of, style_of
from game.ui.grid import Grid, round_px
from game.ui.look import Look
from game.ui.widget import At, Widget

_TOKENS = re.compile(rf"(\[\[[^\]]+\]\]|<\w+>|\*|[ \t]+|{BEGIN}[^{END}]*{END})")

MARKED = re.compile(rf"{LINK.pattern}|<\w+>")
"""What is no plain words in a text of the pages."""


@dataclass(frozen=True)
class Word:
    """What is not broken over two lines: text, an icon or a link, with the signs that cling to it."""

    parts: tuple[tuple[str, str], ...]
    """Kind (text, bold, icon, link, name) and content."""


@dataclass(frozen=True)
class Block:
    """A paragraph, a point of a list or an example."""

    kind: str
    words: tuple[Word, ...]


def read_blocks(text: str) -> list[Block]:
    """A blank line ends a paragraph; `- ` begins a point and `> ` an example, which may go on over lines."""
    blocks: list[tuple[str, list[str]]] = []
    kind = ""
    for line in [*text.splitlines(), ""]:
        started = {"- ": "point", "> ": "example"}.get(line[:2], "")
        if not line.strip():
            kind = ""
        elif started:
            kind = started
            blocks.append((kind, [line[2:]]))
        elif not kind:
            kind = "paragraph"
            blocks.append((kind, [line]))
        else:
            blocks[-1][1].append(line.strip())
    return [Block(kind, tuple(_words(" ".join(lines)))) for kind, lines in blocks]


def _words(text: str) -> list[Word]:
    words: list[Word] = []
    current: list[tuple[str, str]] = []
    bold = False
    for token in _TOKENS.split(text):
        if not token:
            continue
        if token == "*":
            bold = not bold
        elif token.isspace():
            if current:
                words.append(Word(tuple(current)))
                current = []
        elif token.startswith("[["):
            current.append(("link", token))
        elif token.startswith(BEGIN):
            current.append(("name", token))
        elif token.startswith("<"):
            current.append(("icon", token[1:-1]))
        else:
            current.append(("bold" if bold else "text", token))
    if current:
        words.append(Word(tuple(current)))
    return words


@dataclass
class Laid:
    """Pieces with their places in pixels, and the links and names among them."""

    pieces: list[tuple[Surface, int, int]] = field(default_factory=list)
    links: list[tuple[Rect, Place, str]] = field(default_factory=list)
    names: list[tuple[Rect, tuple[str, ...], str]] = field(default_factory=list)
    """Components and what they are called there."""
    height: int = 0
    widest: int = 0


class Setter:
    """Sets blocks of text into a column."""

    def __init__(self, look: Look, named: Named, style: StyleLike, colour: str, width: int) -> None:
        self.look = look
        self.named = named
        self.style = style_of(style)
        self.colour = getattr(look.theme, colour)
        self.width = width
        self.line_px = look.fonts.line_height(style)
        self.laid = Laid()

    def set(self, blocks: list[Block]) -> Laid:
        gap = round_px(self.line_px * 0.42)
        for number, block in enumerate(blocks):
            if number:
                tight = block.kind == "point" and blocks[number - 1].kind == "point"
                self.laid.height += gap // 2 if tight else gap
            indent = round_px(self.line_px * 0.8) if block.kind == "point" else 0
            if indent:
                dot = self.look.icons.picture("dot", round_px(self.line_px * 0.42), self.look.theme.copper)
                middle = self.laid.height + self.line_px // 2
                self.laid.pieces.append((dot, indent // 4, middle - dot.get_height() // 2))
            self._lines(block.words, indent)
        return self.laid

    def _measure(self, kind: str, content: str) -> int:
        fonts = self.look.fonts
        if kind == "icon":
            return round_px(fonts.px(self.style) * 1.3)
        if kind == "name":
            return fonts.width(bare(content), self.style)
        if kind == "link":
            return fonts.width(self._link(content)[1], self._face(fonts, "link"))
        return fonts.width(content, self._face(fonts, kind))

    def _face(self, fonts: Fonts, kind: str) -> Style:
        return bold_of(self.style) if kind in ("bold", "link") else self.style

    def _link(self, token: str) -> tuple[Place, str]:
        match = LINK.fullmatch(token)
        assert match is not None, f"{token} is no link"
        place = Place(match[1], match[2] or "")
        return place, match[3] or self.named(place)

    def _lines(self, words: tuple[Word, ...], indent: int) -> None:
        blank = self.look.fonts.width(" ", self.style)
        x = indent
        for word in words:
            widths = [self._measure(kind, content) for kind, content in word.parts]
            total = sum(widths)
            if x > indent and x + total > self.width:
                self.laid.height += self.line_px
                x = indent
            self.laid.widest = max(self.laid.widest, indent + total)
            for (kind, content), width in zip(word.parts, widths, strict=True):
                self._piece(kind, content, x, width)
                x += width
            x += blank
        self.laid.height += self.line_px

    def _piece(self, kind: str, content: str, x: int, width: int) -> None:
        fonts, top = self.look.fonts, self.laid.height
        cap, ascent = fonts.cap_height(self.style), fonts.ascent(self.style)
        leading = round_px((self.line_px - fonts.px(self.style) * LINE_HEIGHT) / 2 + (self.line_px - cap) / 2)
        middle = top + leading + cap // 2
        box = Rect(x, middle - self.line_px // 2, width, self.line_px)
        if kind == "icon":
            made = self.look.icons.picture(content, round_px(width * 0.9), self.colour, self.look.theme.paper)
            self.laid.pieces.append((made, x, middle - made.get_height() // 2))
        elif kind == "link":
            place, shown = self._link(content)
            self.laid.links.append((box, place, shown))
        elif kind == "name":
            components, shown = names_in(content)[0]
            self.laid.names.append((box, borne_by(components), shown))
        else:
            made = fonts.text(content, self._face(fonts, kind), self.colour)
            self.laid.pieces.append((made, x, middle - ascent + cap // 2))


class RichText(Widget):
    """Set blocks in their place; links and names are widgets of their own."""

    def __init__(
        self,
        at: At,
        blocks: list[Block],
        ways: Ways,
        *,
        style: StyleLike = "body",
        colour: str = "ink",
        name: str = "",
    ) -> None:
        super().__init__(at, name=name)
        self.blocks = blocks
        self.ways = ways
        self.style = style
        self.colour_name = colour
        self._laid = Laid()
        self._set_for: tuple[Look, int] | None = None

    def height_for(self, look: Look, width: float) -> float:
        """Height in units that the text takes at a width in units."""
        setter = Setter(look, self.ways.named, self.style, self.colour_name, look.grid.px(width))
        return look.grid.units(setter.set(self.blocks).height)

    def arrange(self, grid: Grid) -> None:
        if self._set_for == (self.look, self.rect.w):
            return
        self._set_for = (self.look, self.rect.w)
        self._laid = Setter(self.look, self.ways.named, self.style, self.colour_name, self.rect.w).set(self.blocks)
        self.children = []
        made: list[tuple[Rect, Leading]] = []
        for number, (rect, place, shown) in enumerate(self._laid.links):
            made.append((rect, LinkWidget(shown, place, self.ways, self.style, f"link.{place}.{number}")))
        for number, (rect, components, shown) in enumerate(self._laid.names):
            named = NameWidget(shown, components, self.ways, self.style, self.colour_name, f"name.{shown}.{number}")
            made.append((rect, named))
        for rect, widget in sorted(made, key=lambda one: (one[0].y, one[0].x)):
            u = grid.u
            widget.at = (rect.x / u, rect.y / u, rect.w / u, rect.h / u)
            widget.parent = self
            self.children.append(widget)

    def draw(self, surface: Surface) -> None:
        for piece, x, y in self._laid.pieces:
            surface.blit(piece, (self.rect.x + x, self.rect.y + y))

    def overflow(self) -> list[str]:
        slack = self.grid.line(2)
        wrong = self._laid.height > self.rect.h + slack or self._laid.widest > self.rect.w + slack
        return [" ".join(content for word in self.blocks[0].words for _, content in word.parts)] if wrong else []
