"""The rows of a card: badge, words, boxes or "now" and "end", figure, and what each may take of the width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.table.cards import CardRow
from game.ui.fonts import SMALLEST, Style, StyleLike
from game.ui.widget import Widget
from game.ui.widgets.marks import draw_badge

MOST = 6
PAD = 14
_ROW = 23
_BOX, _BETWEEN = 15, 2


class CardRows:
    """Those of a card, as wide as the widget that draws it."""

    def __init__(self, widget: Widget, rows: Sequence[CardRow]) -> None:
        self.widget, self.grid, self.fonts = widget, widget.grid, widget.fonts
        self.rows = rows[:MOST]

    @property
    def row_height(self) -> int:
        lines = 2 if any(len(self._lines(row)) > 1 for row in self.rows) else 1
        return max(self.grid.px(_ROW), self.fonts.line_height("body"), lines * self._low_line)

    @property
    def height(self) -> int:
        return len(self.rows) * self.row_height

    def fitted(self, row: CardRow, room: float) -> CardRow:
        if not row.shorter:
            return row
        room -= self.fonts.width(row.value, "body_bold")
        all_words = (row.what, *row.shorter)
        found = next((words for words in all_words if self.fonts.width(words, "body") <= room), all_words[-1])
        return replace(row, what=found, shorter=())

    def draw(self, surface: Surface, box: Rect, y: int) -> None:
        grid, theme, fonts = self.grid, self.widget.theme, self.fonts
        pad, height = grid.px(PAD), self.row_height
        when_px = self._when_width()
        for number, row in enumerate(self.rows):
            middle = y + number * height + height // 2
            _draw_mark(self.widget, surface, row, (box.x + pad + grid.px(9), middle))
            what, value = self._row_rooms(row)
            lines, style = self._lines(row), self._row_style(row, what)
            style = style if len(lines) == 1 else fonts.low(style, self._low_line)
            for line, words in enumerate(lines):
                place = box.x + pad + grid.px(26), middle + round((line - (len(lines) - 1) / 2) * self._low_line)
                fonts.draw(surface, words, style, theme.ink, place, room=what)
            right = box.right - pad
            if row.boxes:
                self._draw_boxes(surface, row, right - when_px, middle)
            elif when_px:
                fonts.draw(surface, row.when, "caption", theme.muted, (right - when_px, middle), room=when_px)
            if when_px:
                right -= round(when_px) + grid.px(6)
            fonts.draw(
                surface, row.value, "body_bold", self.widget.colour(row.colour), (right, middle), "right", value
            )

    def _draw_boxes(self, surface: Surface, row: CardRow, left: float, middle: int) -> None:
        grid, theme, wide = self.grid, self.widget.theme, self._box_width()
        for number, (figure, lit) in enumerate(row.boxes):
            place = Rect(round(left + number * (wide + grid.px(_BETWEEN))), middle - grid.px(8), wide, grid.px(16))
            self.widget.materials.fill(surface, place, theme.copper if lit else theme.chip, 3)
            ink = theme.button_text if lit else theme.cream
            self.fonts.draw(surface, figure, "caption_bold", ink, place.center, "centre", wide)

    def _box_width(self) -> int:
        return max(self.grid.px(_BOX), round(self.fonts.width("0", "caption_bold")) + self.grid.px(4))

    def _boxes_width(self, row: CardRow) -> float:
        count = len(row.boxes)
        return count * self._box_width() + max(0, count - 1) * self.grid.px(_BETWEEN)

    @property
    def widest_when(self) -> float:
        """What the column of "now" and "end", or of boxes, would like to have."""
        boxes = max((self._boxes_width(row) for row in self.rows), default=0)
        return max([boxes, *(self.fonts.width(row.when, "caption") for row in self.rows)])

    def _when_width(self) -> float:
        """The column of "now" and "end"; a larger text size leaves the words beside it what they need at least."""
        rows, fonts, widest = self.rows, self.fonts, self.widest_when
        if any(row.boxes for row in rows):
            return widest
        if self.grid.text_scale <= 1 or not widest:
            return widest
        words, value = fonts.least("body"), fonts.least("body_bold")
        needed = max(fonts.width(row.what, words) + fonts.width(row.value, value) for row in rows)
        smallest = max(fonts.width(row.when, fonts.least("caption")) for row in rows)
        spare = self.widget.rect.w - 2 * self.grid.px(PAD) - self.grid.px(38 + 4) - needed
        return max(smallest, min(widest, self.widget.rect.w / 4, spare))

    def _row_rooms(self, row: CardRow) -> tuple[float, float]:
        room: float = self.widget.rect.w - 2 * self.grid.px(PAD) - self.grid.px(32)
        if when := self._when_width():
            room -= when + self.grid.px(6)
        figure = self.fonts.width(row.value, "body_bold")
        if self.grid.text_scale <= 1 and figure < room / 2:  # it cannot yield, and the words may take two lines
            return room - figure, figure
        return self.fonts.shares(room, (row.what, "body"), (row.value, "body_bold"))

    @property
    def _low_line(self) -> int:
        """The height of one of two lines."""
        return max(SMALLEST, self.fonts.px(self.fonts.least("second"))) + self.grid.px(4)

    def _lines(self, row: CardRow) -> tuple[str, ...]:
        """A row has two lines before its words run into its figure, or are too small to be read in a small window."""
        fonts, room = self.fonts, self._row_rooms(row)[0]
        words, style = row.what.split(" "), self._row_style(row, room)
        large = fonts.px(fonts.fit(row.what, style, room)) >= SMALLEST
        if len(words) < 2 or (large and fonts.fits(row.what, style, room)):
            return (row.what,)
        low = Style(SMALLEST / (self.grid.u * self.grid.text_scale))
        first = next(
            n for n in range(len(words) - 1, 0, -1) if n == 1 or fonts.width(" ".join(words[:n]), low) <= room
        )
        return " ".join(words[:first]), " ".join(words[first:])

    def _row_style(self, row: CardRow, room: float) -> StyleLike:
        """Long words without shorter ones are written smaller before they are cut."""
        return "body" if self.fonts.fits(row.what, "body", room) else "second"

    def cut(self) -> list[str]:
        """What is not written whole."""
        fits, found = self.fonts.fits, []
        for row in self.rows:
            what, value = self._row_rooms(row)
            whole = all(fits(line, self._row_style(row, what), what) for line in self._lines(row))
            if not (whole and fits(row.value, "body_bold", value)):
                found.append(row.what)
        return found


def _draw_mark(widget: Widget, surface: Surface, row: CardRow, centre: tuple[int, int]) -> None:
    """The badge, sign or icon at the head of a row."""
    if row.badge:
        draw_badge(widget, surface, row.badge, 9.5, centre, "chip" if row.dim else "copper")
    elif row.sign is not None:
        widget.look.signs.draw(surface, row.sign, 17, centre)
    elif row.icon:
        widget.look.icons.draw(surface, row.icon, 17, widget.theme.ink, centre)
