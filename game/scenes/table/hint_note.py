"""The advice of the strongest bot: the move, marked on the board as well, and the reason in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.grid import Grid
from game.ui.widgets import IconButton, Panel, Paragraph

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTH, _PAD = 268.0, 14.0
_LEFTS = (24.0, 360.0, 690.0)


class HintNote(Panel):
    """Stands at the upper left of the board until the next action or until it is closed."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(
            (24, 62, _WIDTH, 80), scene.text("table.hint.title"), padding=_PAD, title_style="dock", name="hint_note"
        )
        self.scene = scene
        self.visible = False
        self.body = self.add(Paragraph((_PAD, 38, _WIDTH - 2 * _PAD, 40), "", "body"))
        self.add(
            IconButton(
                (_WIDTH - 34, 9, 24, 24), "cross", self._close, name="close_hint", tooltip=scene.text("table.close")
            )
        )

    def _close(self) -> None:
        self.scene.director.bots.close_hint()
        self.scene.refresh()

    def show(self, text: str) -> None:
        self.body.set(text=text)
        if bool(text) != self.visible:
            self.set(visible=bool(text))
        if text and self.rect.w:
            self._lie()

    def _lie(self) -> None:
        """At the upper left, or wherever it covers nothing of what it speaks of, nor what can be chosen."""
        high = self._height()
        scene, hint = self.scene, self.scene.director.bots.hint
        spoken = hint.action.touches() if hint is not None else ()
        weights = {one: 1 for one in scene.director.lit()} | {one: 100 for one in spoken}
        places = {one: at for one in weights if (at := scene.anchor(one)) is not None}

        def covers(at: tuple[float, float]) -> int:
            spot = self.grid.rect(*at, _WIDTH, high)
            return sum(weights[one] for one, place in places.items() if spot.collidepoint(place))

        x, y = min(((left, top) for top in (62.0, 700 - high) for left in _LEFTS), key=covers)
        self.move_to((x, y, _WIDTH, high))

    def _height(self) -> float:
        return 38 + self.body.height_for(_WIDTH - 2 * _PAD) + 14

    def arrange(self, grid: Grid) -> None:
        if self.body.text:
            self.body.at = (_PAD, 38, _WIDTH - 2 * _PAD, self.body.height_for(_WIDTH - 2 * _PAD))
