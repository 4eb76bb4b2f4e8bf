"""Slips of paper on the board: what the turn that is advised would bring to which place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.table.names import place_of
from game.ui.grid import Grid
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.hint_note import HintNote
    from game.scenes.table.scene import TableScene

_AROUND, _CORNER = 4.0, 3.0
_HIGH = (-5, 5, -3, 3)
"""Eighths of its place that the middle of a slip may stand above it or below it, the best first."""


class Slip(Widget):
    """Beside one place."""

    bleed = 4.0

    def __init__(self, rect: Rect, told: str) -> None:
        super().__init__(name="hint_slip")
        self.rect = rect
        self.told = told

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def draw(self, surface: Surface) -> None:
        self.materials.fill(surface, self.rect, self.theme.paper, _CORNER)
        self.materials.ring(surface, self.rect.inflate(2, 2), self.theme.copper, 2.0, _CORNER)
        self.fonts.draw(surface, self.told, "second_bold", self.theme.ink, self.rect.center, "centre", self.rect.w)


def slips_of(scene: TableScene, note: HintNote, taken: Sequence[Rect]) -> list[tuple[str, Rect]]:
    """One for each place, off the others; what has no room stays away, for the note says it too."""
    found: list[tuple[str, Rect]] = []
    board = next((part for part in scene.open_parts() if part.leads), None)
    if board is None:
        return []
    above = [sheet for part in scene.open_parts() if part is not board for sheet in part.sheets()]
    places = [at for at in (place_of(scene, one) for one, _ in note.advice.brings) if at is not None]
    for component, told in note.advice.brings:
        at = place_of(scene, component)
        if at is None or not at.w:
            continue
        wide = note.fonts.width(told, "second_bold") + note.grid.px(3 * _AROUND)
        slip = Rect(0, 0, wide, note.fonts.line_height("second_bold") + note.grid.px(_AROUND))
        busy = [note.rect, *taken, *above, *(one for _, one in found), *(one for one in places if one != at)]
        spots = []
        for eighths in _HIGH:
            slip.center = at.centerx, at.centery + at.h * eighths // 8
            spots.append(slip.clamp(board.rect))
        free = next((one for one in spots if one.collidelist(busy) < 0), None)
        if free is not None:
            found.append((told, free))
    return found
