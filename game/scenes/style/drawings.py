"""A page of the style sheet for artists: every drawing of a game, large and small, under the name of its file."""

from __future__ import annotations

import math

from pygame import Surface

from game.scenes.style.page import Page
from game.ui import svg
from game.ui.art import art_of
from game.ui.context import Context
from game.ui.icons import KIND as ICONS
from game.ui.theme import Colour
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel

_LEFT, _TOP, _WIDE, _HIGH = 12.0, 52.0, 1256.0, 656.0
_WIDEST, _CAPTION, _SMALL = 150.0, 16.0, 22.0


class Drawing(Widget):
    """One file in the colours of the scheme, as large as its place and once more as small as on a button."""

    def __init__(self, at: tuple[float, float, float, float], path: str, colours: dict[str, Colour | None]) -> None:
        super().__init__(at)
        self.path, self.colours = path, colours

    def draw(self, surface: Surface) -> None:
        side, small = self.rect.h, self.grid.px(_SMALL)
        surface.blit(svg.picture(self.path, (side, side), self.colours), self.rect)
        at = self.rect.x + side + self.grid.px(4), self.rect.bottom - small
        surface.blit(svg.picture(self.path, (small, small), self.colours), at)


class ArtPage(Page):
    def __init__(self, context: Context, game: str) -> None:
        self.game = game
        super().__init__(context)

    def fill(self) -> None:
        art = art_of(self.game)
        kinds = sorted(path.name for path in svg.folders(self.game))
        theme = self.context.look.theme
        icons: dict[str, Colour | None] = {"main": theme.ink, "knock": theme.knock}
        own = art.of_theme(theme) if art is not None else {}
        panel = self.add(Panel((_LEFT, _TOP, _WIDE, _HIGH)))
        entries: list[tuple[str, str, dict[str, Colour | None]]] = [
            (name, path, icons if kind == ICONS else own)
            for kind in kinds
            for name, path in sorted(svg.files(kind, self.game).items())
        ]
        wide, high, columns = _cell(len(entries))
        side = min(high - _CAPTION - 6, wide - _SMALL - 12)
        for number, (name, path, colours) in enumerate(entries):
            x, y = 14 + number % columns * wide, 14 + number // columns * high
            panel.add(Drawing((x, y, side, side), path, colours))
            panel.add(Label((x, y + side + 1, wide - 4, _CAPTION), name, "caption", "muted"))


def _cell(count: int) -> tuple[float, float, int]:
    """The largest cell in which so many drawings have room: width, height and how many stand beside each other."""
    for columns in range(math.ceil((_WIDE - 28) / _WIDEST), 100):
        wide = (_WIDE - 28) / columns
        high = wide - _SMALL - 4 + _CAPTION
        if math.ceil(count / columns) * high <= _HIGH - 28:
            return wide, high, columns
    return _SMALL, _SMALL, 100
