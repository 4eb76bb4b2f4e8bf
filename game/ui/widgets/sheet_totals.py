"""The foot of the score sheet: totals and what is still to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

if TYPE_CHECKING:
    from game.ui.widgets.sheets import ScoreTable

ROW, HEAD, FOOT = 31.0, 34.0, 66.0
_TOTAL, _LATER = 36.0, 24.0


class Totals:
    """Of a score table."""

    def __init__(self, table: ScoreTable) -> None:
        self.table = table

    def draw_totals(self, surface: Surface) -> None:
        grid, theme = self.table.grid, self.table.theme
        top = self.table.rect.y + grid.px((HEAD + 5) * self.table.k + len(self.table.rows) * self.table.row_height)
        surface.fill(theme.ink, (self.table.rect.x, top, self.table.rect.w, grid.line(1.2)))
        now_y, later_y = top + self.table.px(21), top + self.table.px(49)
        label_x = self.table.rect.x + self.table.px(36)
        high, low = _TOTAL * self.table.k, _LATER * self.table.k
        card, figure, body = self.table.low("card", high), self.table.low("figure", high), self.table.low("body", low)
        room = grid.px(self.table.names_width - 40 * self.table.k)
        self.table.fonts.draw(surface, self.table.now_label, card, theme.ink, (label_x, now_y), room=room)
        if self.table.later_label:
            self.table.fonts.draw(surface, self.table.later_label, body, theme.muted, (label_x, later_y), room=room)
        for column in range(len(self.table.columns)):
            right = self.table.cell(0, column).right - self.table.px(14)
            if column < len(self.table.totals):
                self.table.fonts.draw(surface, self.table.totals[column], figure, theme.ink, (right, now_y), "right")
            if column < len(self.table.later):
                self.table.fonts.draw(
                    surface,
                    self.table.later[column],
                    body,
                    theme.muted,
                    (right, later_y),
                    "right",
                    self.table.cell(0, column).w - self.table.px(18),
                )
