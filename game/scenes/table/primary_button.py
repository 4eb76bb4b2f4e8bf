"""The primary button of a table; in some phases pointing at it tells what it would do, like pointing at a thing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import showing
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


class PrimaryButton(Button):
    scene: TableScene

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
