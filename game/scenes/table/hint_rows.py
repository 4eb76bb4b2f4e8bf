"""Rows of the advice: a reason with its figure, another way with what it lacks. Pointed at, their pieces light up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.scenes.table.names import Names, leading
from game.table.facts import AdviceRow, OtherWay
from game.ui.events import Event, Pointer
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_GAP, _MOST = 8.0, 0.36
"""Before the figure, and how much of the row it may take; a longer one stands below words that leave it no room."""


class _Row(Widget):
    """Words at the left, wrapped; a figure at the right of their first line."""

    def __init__(
        self,
        scene: TableScene,
        words: str,
        figure: str,
        colour: str,
        pieces: tuple[str, ...],
        name: str,
        tooltip: str,
    ) -> None:
        super().__init__((0, 0, 0, 0), name=name, tooltip=tooltip)
        self.scene = scene
        self.words = leading(scene, words)
        self.figure = figure
        self.figure_colour = colour
        self.pieces = pieces
        self.names = Names(scene, lambda: (self._block(self.rect.w), self.rect.topleft), lambda: self.pieces)

    def _taken(self, width_px: float) -> int:
        """Of the width of the first line, by the figure."""
        taken = self.fonts.width(self.figure, "second_bold") + self.grid.px(_GAP)
        alone = layout_text(self.look, self.words, "second", "ink", max(1, round(width_px)))
        left = width_px - taken
        is_long = taken > _MOST * width_px and alone.width > left
        return 0 if is_long or alone.widest_word > left else taken

    def _block(self, width_px: int) -> TextBlock:
        taken = self._taken(width_px)
        return layout_text(self.look, self.words, "second", "ink", max(1, round(width_px - taken)))

    def height_for(self, width_units: float) -> float:
        wide = self.grid.px(width_units)
        below = 0 if self._taken(wide) or not self.figure else self.fonts.line_height("second")
        return self.grid.units(self._block(wide).height + below)

    @property
    def solid(self) -> bool:
        return True

    def hover_changed(self) -> None:
        super().hover_changed()
        self.names.entered() if self.hovered else self.names.left()

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "move":
            self.names.at(event.pos)
        return False

    def draw(self, surface: Surface) -> None:
        block = self._block(self.rect.w)
        block.draw(surface, self.rect.topleft)
        line = self.fonts.line_height("second")
        beside = self._taken(self.rect.w)
        place = (self.rect.right, round(self.rect.y + line / 2 if beside else self.rect.bottom - line / 2))
        self.fonts.draw(surface, self.figure, "second_bold", self.colour(self.figure_colour), place, "right")


class Fact(_Row):
    """One reason."""

    def __init__(self, scene: TableScene, row: AdviceRow, name: str) -> None:
        colour = "gain_text" if row.is_gain else "refuse_text"
        super().__init__(scene, row.what, row.figure, colour, row.pieces, name, row.about)


class Way(_Row):
    """What would have been second or third."""

    def __init__(self, scene: TableScene, way: OtherWay, number: int) -> None:
        super().__init__(scene, f"{number}. {way.name}", way.figure, "muted", way.pieces, f"instead:{number}", "")
