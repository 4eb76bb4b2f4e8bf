"""The primary button of a table: it answers also while it cannot be pressed, and can tell what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import showing
from game.ui.fonts import SMALLEST, Style, StyleLike, style_of
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


_KEY, _LINES = 0.3, 0.94
"""How much of the button's height the key may take, and both lines together."""
_DOTS, _CAPITALS, _TAILS = 0.22, 0.714, 0.24
"""Of the size of the type: the dots of Ü, a capital, and what hangs below the line, as of g."""


_GRACE_MS = 1500.0
_LEAST_TYPE = 13.0


class PrimaryButton(Button):
    scene: TableScene
    _told = False
    _grace = 0.0
    """So long it is still taken for the Go on that has just gone by itself: whoever presses it means no more."""

    def follow(self, told: bool) -> None:
        """Whether it stands for going on with what is told."""
        if self._told and not told and self.root is not None:
            self._grace = _GRACE_MS
            self.root.animate(self)
        self._told = told

    @property
    def comes_too_late(self) -> bool:
        return self._grace > 0 and not self.enabled

    def update(self, dt_ms: float) -> bool:
        self._grace = max(0.0, self._grace - dt_ms)
        return self._grace > 0

    def press(self) -> bool:
        """Where it cannot be pressed, it says what is missing, or whom one waits for."""
        return super().press() if self.enabled else self.scene.furniture.command("primary")

    def hint(self) -> str:
        """Not beside the card that refuses it: that says the same."""
        model = self.scene.model
        return "" if model.pointing.refused in model.screen.primary.components else super().hint()

    def _draw_label(self, surface: Surface, spot: Rect) -> None:
        """The key stands below the words; a large text size yields until both have room of their own."""
        fonts, ink = self.fonts, self._ink()
        shown = self.key if self.enabled else ""
        style = self._label_style()
        if not shown:
            fonts.draw(surface, self.label, style, ink, spot.center, "centre")
            return
        low, gap = fonts.low("caption", max(SMALLEST, spot.h * _KEY)), self.grid.px(2)
        high = spot.h * _LINES - gap - fonts.px(low) * (_CAPITALS + _TAILS)
        style = fonts.low(style, high / (_DOTS + _CAPITALS + _TAILS))
        words, px, key = fonts.cap_height(style), fonts.px(style), fonts.px(low) * (_CAPITALS + _TAILS)
        tails = px * _TAILS
        top = spot.centery - (px * _DOTS + words + tails + gap + key) / 2 + px * _DOTS
        fonts.draw(surface, self.label, style, ink, (spot.centerx, top + words / 2), "centre")
        under = top + words + tails + gap + fonts.cap_height(low) / 2
        fonts.draw(surface, shown, low, ink, (spot.centerx, under), "centre")

    def _label_style(self) -> StyleLike:
        """As large as the words have room: what they name may have a long name."""
        wanted = style_of(self.fonts.fit(self.label, self.style, self.label_room()))
        while wanted.size > _LEAST_TYPE and self.fonts.width(self.label, wanted) > self.label_room():
            wanted = Style(wanted.size - 0.5, wanted.face, wanted.floor)
        return wanted

    def label_room(self) -> int:
        return self.rect.w - self.grid.px(14)

    def overflow(self) -> list[str]:
        return [self.label] if self.fonts.width(self.label, self._label_style()) > self.label_room() else []

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
