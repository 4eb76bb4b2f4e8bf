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
        if scene.phase not in scene.screen.primary.previews or not scene.is_live:
            return
        component, _ = showing.primary_of(scene.director, scene.screen, scene.phase)
        if self.hovered and component in scene.director.lit():
            scene.point(component)
        elif scene.pointing.component == component:
            scene.point("")
