"""The primary button of a table: it answers also while it cannot be pressed, and can tell what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import showing
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


_KEY, _LINES = 0.3, 0.94
"""How much of the button's height the key may take, and both lines together."""
_DOTS, _CAPITALS, _TAILS = 0.22, 0.714, 0.24
"""Of the size of the type: the dots of Ü, a capital, and what hangs below the line, as of g."""


class PrimaryButton(Button):
    scene: TableScene

    def press(self) -> bool:
        """Where it cannot be pressed, it says what is missing, or whom one waits for."""
        return super().press() if self.enabled else self.scene.furniture.command("primary")

    def _draw_label(self, surface: Surface, spot: Rect) -> None:
        """The key stands below the words; a large text size yields until both have room of their own."""
        fonts, ink = self.fonts, self._ink()
        shown = self.key if self.enabled else ""
        style = fonts.fit(self.label, self.style, self._room())
        if not shown:
            fonts.draw(surface, self.label, style, ink, spot.center, "centre")
            return
        low, gap = fonts.low("caption", spot.h * _KEY), self.grid.px(2)
        high = spot.h * _LINES - gap - fonts.px(low) * (_CAPITALS + _TAILS)
        style = fonts.low(style, high / (_DOTS + _CAPITALS + _TAILS))
        words, px, key = fonts.cap_height(style), fonts.px(style), fonts.px(low) * (_CAPITALS + _TAILS)
        tails = px * _TAILS
        top = spot.centery - (px * _DOTS + words + tails + gap + key) / 2 + px * _DOTS
        fonts.draw(surface, self.label, style, ink, (spot.centerx, top + words / 2), "centre")
        under = top + words + tails + gap + fonts.cap_height(low) / 2
        fonts.draw(surface, shown, low, ink, (spot.centerx, under), "centre")

    def _room(self) -> int:
        return self.rect.w - self.grid.px(14)

    def hover_changed(self) -> None:
        super().hover_changed()
        scene = self.scene
        model = scene.model
        if model.phase not in model.screen.primary.previews or not model.is_live:
            return
        component, _ = showing.primary_of(model.director, model.screen, model.phase)
        if self.hovered and component in model.director.lit():
            scene.hands.point(component)
        elif model.pointing.component == component:
            scene.hands.point("")
