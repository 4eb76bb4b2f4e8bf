"""The foot of the card: what a click does, or what cannot be, and at its right the key that tells more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.fonts import SMALLEST
from game.ui.widgets.card_rows import PAD

if TYPE_CHECKING:
    from game.ui.widgets.cards import HoverCard


class CardFoot:
    """Of one card."""

    def __init__(self, widget: HoverCard) -> None:
        self.widget = widget

    @property
    def _style(self) -> str:
        return "caption" if self.widget.card.refused else "second_bold"

    @property
    def _both(self) -> tuple[tuple[str, str], tuple[str, str]]:
        return (self.widget.card.foot, self._style), (self.widget.card.foot_right, "caption")

    def _shares(self) -> tuple[float, float]:
        grid = self.widget.grid
        room = self.widget.rect.w - 2 * grid.px(PAD) - grid.px(8)
        return self.widget.fonts.shares(room, *self._both)

    def _stands(self) -> bool:
        """Whether its texts stand below each other, for side by side they could not be read."""
        fonts, both = self.widget.fonts, self._both
        sizes = [fonts.px(fonts.fit(*one, room)) for one, room in zip(both, self._shares(), strict=True)]
        return all(text for text, _ in both) and min(sizes) < SMALLEST

    def _rooms(self) -> tuple[float, float]:
        whole = self.widget.rect.w - 2 * self.widget.grid.px(PAD)
        return (whole, whole) if self._stands() else self._shares()

    def height(self) -> int:
        if not any(text for text, _ in self._both):
            return 0
        lines = 2 if self._stands() else 1
        return lines * self.widget.fonts.line_height("second") + self.widget.grid.px(6)

    def draw(self, surface: Surface, box: Rect) -> None:
        fonts, theme, grid, card = self.widget.fonts, self.widget.theme, self.widget.grid, self.widget.card
        high, pad = fonts.line_height("second"), grid.px(PAD)
        low = box.bottom - grid.px(9) - high // 2
        left, right = self._rooms()
        if card.foot:
            tone = theme.muted if card.refused else theme.copper_ink
            at = box.x + pad, low - high if self._stands() else low
            fonts.draw(surface, card.foot, self._style, tone, at, room=left)
        if card.foot_right:
            fonts.draw(surface, card.foot_right, "caption", theme.muted, (box.right - pad, low), "right", right)

    def cut(self) -> list[str]:
        fits = all(self.widget.fonts.fits(*one, room) for one, room in zip(self._both, self._rooms(), strict=True))
        return [] if fits else [self.widget.card.foot]
