"""Underlined words in a text: links to other pages, and names of what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from game.scenes.rules_browser.book import Place
from game.ui.fonts import Style, StyleLike, bold_of, style_of
from game.ui.paragraph import UNDERLINE
from game.ui.widgets import PressWidget

Named = Callable[[Place], str]
"""The words that a link shows if it brings none of its own."""


@dataclass(frozen=True)
class Ways:
    """What a page does with its links and with names of what lies on the table."""

    named: Named
    follow: Callable[[Place], object]
    point: Callable[[NameWidget], object]
    """Somebody points at a name, or no longer does."""
    go_to: Callable[[tuple[str, ...]], object]
    """Where these components lie."""


class Leading(PressWidget):
    """Underlined words in a text."""

    bleed = 9.0
    ink = "copper_ink"
    line = 255

    def __init__(self, text: str, act: Callable[[], object], style: Style, name: str) -> None:
        super().__init__((0, 0, 0, 0), act, name=name)
        self.text = text
        self.style = style

    def draw(self, surface: Surface) -> None:
        fonts, colour = self.fonts, self.colour("copper_ink" if self.highlighted else self.ink)
        if self.highlighted:
            box = self.rect.inflate(self.grid.px(2), -self.grid.px(1))
            self.materials.frame(surface, box, "field", radius=4, shadow=None)
        fonts.draw(surface, self.text, self.style, colour, (self.rect.x, self.rect.centery))
        below = self.rect.centery + fonts.cap_height(self.style) // 2 + self.grid.line(2)
        stroke = Surface((max(1, self.rect.w), self.grid.line(0.8)))
        stroke.fill(colour)
        stroke.set_alpha(255 if self.highlighted else self.line)
        surface.blit(stroke, (self.rect.x, below))


class LinkWidget(Leading):
    """Copper words: they lead to another page."""

    def __init__(self, text: str, place: Place, ways: Ways, style: StyleLike, name: str) -> None:
        super().__init__(text, partial(ways.follow, place), bold_of(style_of(style)), name)


class NameWidget(Leading):
    """What it names is shown as it lies on the table; pressed, the page goes and leaves one there."""

    line = UNDERLINE

    def __init__(
        self, text: str, components: tuple[str, ...], ways: Ways, style: StyleLike, ink: str, name: str
    ) -> None:
        super().__init__(text, partial(ways.go_to, components), style_of(style), name)
        self.components = components
        self.ways = ways
        self.ink = ink

    def hover_changed(self) -> None:
        super().hover_changed()
        self.ways.point(self)
