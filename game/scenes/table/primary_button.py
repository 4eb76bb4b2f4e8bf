"""The primary button of a table: it answers also while it cannot be pressed, and can tell what it would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table import showing
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class PrimaryButton(Button):
    scene: TableScene

    def press(self) -> bool:
        """Where it cannot be pressed, it says what is missing, or whom one waits for."""
        return super().press() if self.enabled else self.scene.furniture.command("primary")

    def _draw_label(self, surface: Surface, spot: Rect) -> None:
        """The key stands below the words, so that neither takes room from the other."""
        shown = self.key if self.enabled else ""
        middle, style = spot.centery, self.fonts.fit(self.label, self.style, self._room())
        up = round(spot.h * 0.13) if shown else 0
        self.fonts.draw(surface, self.label, style, self._ink(), (spot.centerx, middle - up), "centre")
        if shown:
            low = self.fonts.low("caption", spot.h * 0.3)
            self.fonts.draw(surface, shown, low, self._ink(), (spot.centerx, middle + spot.h * 0.28), "centre")

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
