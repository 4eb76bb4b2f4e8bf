"""One page of the rules, set in a scroll area: title, sections with their pictures, and the neighbours."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.core.named import named
from game.scenes.rules_browser.book import Place, Section
from game.scenes.rules_browser.leading import Ways
from game.scenes.rules_browser.rich_text import RichText, read_blocks
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Icon, Label, Line, ScrollArea

if TYPE_CHECKING:
    from game.scenes.rules_browser.scene import RulesScene

PICTURE_WIDE = 300.0
BESIDE_FROM = 700.0
"""From this width (in designed units) pictures stand beside the text."""
READING_WIDE = 560.0
"""Longer lines are tiring to read."""


class LittleBoardView(Widget):
    """A little board, painted for the size of the window."""

    def __init__(self, at: At, scene: RulesScene, board: Any, scale: float) -> None:
        super().__init__(at, name="little_board")
        self.scene = scene
        self.board = board
        self.scale = scale
        self._picture: Surface | None = None

    def draw(self, surface: Surface) -> None:
        if self._picture is None:
            self._picture = self.scene.painter.paint(self.look, self.board, self.grid.u * self.scale)
        surface.blit(self._picture, self._picture.get_rect(center=self.rect.center))


class PageView(ScrollArea):
    def __init__(self, at: At, scene: RulesScene, page: str) -> None:
        super().__init__(at, pin="high", name=f"page.{page}")
        self.scene = scene
        self.page = page
        self.k = scene.k
        self.wide = at[2] / self.k - 22
        self.ways = Ways(scene.named, scene.follow, scene.table.point, scene.table.go_to)
        self.sections_at: dict[str, float] = {}
        """Where each section begins, in units."""
        bottom = self._fill()
        self.content_height = bottom * self.k

    def _put(self, x: float, y: float, w: float, h: float) -> At:
        return x * self.k, y * self.k, w * self.k, h * self.k

    def _fill(self) -> float:
        scene, words = self.scene, self.scene.context.words
        entry = scene.book.pages[self.page]
        self.add(Icon(self._put(16, 12, 34, 34), entry.icon, "chip", "paper"))
        title = scene.book.title(words, self.page)
        self.add(Label(self._put(62, 8, self.wide - 70, 42), title, "title", name="page_title"))
        y = 60.0
        for name, section in entry.sections.items():
            self.sections_at[name] = max(0.0, (y - 8) * self.k)
            y = self._section(Place(self.page, name), section, y) + 20
        return self._neighbours(y)

    def _section(self, place: Place, section: Section, y: float) -> float:
        scene, words = self.scene, self.scene.context.words
        board = scene.book.pictures.get(section.picture) if scene.painter is not None else None
        beside = board is not None and self.wide >= BESIDE_FROM
        column = min(READING_WIDE, self.wide - 32 - (PICTURE_WIDE + 24 if beside else 0))
        self.add(Line(self._put(16, y, self.wide - 32, 1)))
        y += 8
        title, explained = scene.book.section_title(words, place), section.explains
        source = scene.book.source(words, section)
        source_wide = 124.0
        room = self.wide - 32 - source_wide
        at, called = self._put(16, y, room, 28), f"section.{place.section}"
        if explained and scene.table.shows(explained):
            self.add(RichText(at, read_blocks(named(explained, title)), self.ways, style="panel", name=called))
        else:
            self.add(Label(at, title, "panel", name=called))
        aside = self._put(self.wide - 16 - source_wide, y, source_wide, 28)
        self.add(Label(aside, source, "caption", "muted", "right"))
        y += 34
        blocks = read_blocks(scene.table.with_names(scene.book.text(words, place)))
        told = [block for block in blocks if block.kind != "example"]
        example = [block for block in blocks if block.kind == "example"]
        text = self._text(told, 16, y, column, "prompt")
        below = y + text
        if board is not None and beside:
            below = max(below, self._figure(board, example, self.wide - 16 - PICTURE_WIDE, y - 6, PICTURE_WIDE))
        elif board is not None:
            below = self._figure(board, example, 16, below + 8, min(self.wide - 32, 460.0))
        return below

    def _text(self, blocks: list[Any], x: float, y: float, wide: float, style: str, colour: str = "ink") -> float:
        """Set text; returns its height in designed units."""
        if not blocks:
            return 0.0
        widget = RichText((0, 0, 0, 0), blocks, self.ways, style=style, colour=colour)
        high = widget.height_for(self.scene.context.look, wide * self.k) / self.k + 1
        widget.at = self._put(x, y, wide, high)
        self.add(widget)
        return high

    def _figure(self, board: Any, example: list[Any], x: float, y: float, wide: float) -> float:
        """A little board, smaller than it would be if its column is too narrow, and its caption below."""
        across, high = map(float, self.scene.painter.size(board))
        scale = min(1.0, wide / across)
        tall = high * scale
        self.add(LittleBoardView(self._put(x, y, wide, tall), self.scene, board, scale * self.k))
        return y + tall + self._text(example, x + 8, y + tall + 4, wide - 16, "body", "muted")

    def _neighbours(self, y: float) -> float:
        scene, words = self.scene, self.scene.context.words
        before, after = scene.book.neighbour(self.page, -1), scene.book.neighbour(self.page, 1)
        self.add(Line(self._put(16, y, self.wide - 32, 1)))
        y += 12
        half = (self.wide - 42) / 2
        if before is not None:
            self.add(
                Button(
                    self._put(16, y, half, 38),
                    scene.book.title(words, before),
                    partial(scene.turn_page, -1),
                    icon="back",
                    name="page_before",
                )
            )
        if after is not None:
            following = scene.text("rules.next", page=scene.book.title(words, after))
            self.add(
                Button(self._put(26 + half, y, half, 38), following, partial(scene.turn_page, 1), name="page_after")
            )
        return y + 54
