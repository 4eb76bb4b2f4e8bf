"""The rows of a card: badge, words, boxes or "now" and "end", figure, and what each may take of the width."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.table.cards import CardRow
from game.ui.fonts import SMALLEST, Style, StyleLike, style_of
from game.ui.widget import Widget
from game.ui.widgets.marks import draw_badge

MOST = 6
_SIZES = 9
"""So many are tried where large type yields: one for all rows of a card, words and figures alike."""
PAD = 14
_ROW = 23
_BOX, _BETWEEN = 15, 2


class CardRows:
    """Those of a card, as wide as the widget that draws it."""

    def __init__(self, widget: Widget, rows: Sequence[CardRow]) -> None:
        self.widget, self.grid, self.fonts = widget, widget.grid, widget.fonts
        self.rows = rows[:MOST]
        self.words, self.figure, self.when = self._shared()

    def _shared(self) -> tuple[StyleLike, StyleLike, StyleLike]:
        """The largest size in which every row stands in its line; what takes two lines anyway is not asked."""
        scale = self.grid.text_scale
        usual = "body", "body_bold", "caption"
        if scale <= 1:
            return usual
        shares = [1 - (1 - 1 / scale) * number / (_SIZES - 1) for number in range(_SIZES)]
        smallest = SMALLEST / (self.grid.u * scale)
        least: Sequence[StyleLike] = [self.fonts.least(one) for one in usual]
        asked = [row for row in self.rows if self._in_line(row, least)]
        for share in shares:
            styles = [
                Style(max(smallest, style_of(one).size * share), style_of(one).face, style_of(one).size / scale)
                for one in usual
            ]
            if all(self._in_line(row, styles) for row in asked):
                break
        return styles[0], styles[1], styles[2]

    def _in_line(self, row: CardRow, styles: Sequence[StyleLike]) -> bool:
        words, figure, when = styles
        width, grid = self.fonts.width, self.grid
        beside = max((self._beside(one, when) for one in self.rows), default=0.0)
        room = self.widget.rect.w - 2 * grid.px(PAD) - grid.px(32) - (beside + grid.px(6) if beside else 0)
        return width(row.what, words) + width(row.value, figure) <= room

    def _beside(self, row: CardRow, when: StyleLike) -> float:
        return self._boxes_width(row) if row.boxes else self.fonts.width(row.when, when)

    @property
    def row_height(self) -> int:
        lines = 2 if any(len(self._lines(row)) > 1 for row in self.rows) else 1
        return max(self.grid.px(_ROW), self.fonts.line_height(self.words), lines * self._low_line)

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
                fonts.draw(surface, row.when, self.when, theme.muted, (right - when_px, middle), room=when_px)
            if when_px:
                right -= round(when_px) + grid.px(6)
            fonts.draw(
                surface, row.value, self.figure, self.widget.colour(row.colour), (right, middle), "right", value
            )

    def _draw_boxes(self, surface: Surface, row: CardRow, left: float, middle: int) -> None:
        grid, theme, wide = self.grid, self.widget.theme, self._box_width()
        for number, (figure, lit) in enumerate(row.boxes):
            place = Rect(round(left + number * (wide + grid.px(_BETWEEN))), middle - grid.px(8), wide, grid.px(16))
            self.widget.materials.fill(surface, place, theme.copper if lit else theme.chip, 3)
            ink = theme.button_text if lit else theme.cream
            self.fonts.draw(surface, figure, self._box_style(), ink, place.center, "centre", wide)

    def _box_style(self) -> StyleLike:
        return self.fonts.low("caption_bold", self.grid.px(_BOX))

    def _box_width(self) -> int:
        return max(self.grid.px(_BOX), round(self.fonts.width("0", self._box_style())) + self.grid.px(4))

    def _boxes_width(self, row: CardRow) -> float:
        count = len(row.boxes)
        return count * self._box_width() + max(0, count - 1) * self.grid.px(_BETWEEN)

    @property
    def widest_when(self) -> float:
        """What the column of "now" and "end", or of boxes, would like to have."""
        boxes = max((self._boxes_width(row) for row in self.rows), default=0)
        return max([boxes, *(self.fonts.width(row.when, "caption") for row in self.rows)])

    def _when_width(self) -> float:
        """The column of "now" and "end"."""
        return max((self._beside(row, self.when) for row in self.rows), default=0.0)

    def _row_rooms(self, row: CardRow) -> tuple[float, float]:
        room: float = self.widget.rect.w - 2 * self.grid.px(PAD) - self.grid.px(32)
        if when := self._when_width():
            room -= when + self.grid.px(6)
        figure = self.fonts.width(row.value, self.figure)
        if self.grid.text_scale <= 1 and figure < room / 2:  # it cannot yield, and the words may take two lines
            return room - figure, figure
        return self.fonts.shares(room, (row.what, self.words), (row.value, self.figure))

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
        return self.words if self.fonts.fits(row.what, self.words, room) else "second"

    def cut(self) -> list[str]:
        """What is not written whole."""
        fits, found = self.fonts.fits, []
        for row in self.rows:
            what, value = self._row_rooms(row)
            whole = all(fits(line, self._row_style(row, what), what) for line in self._lines(row))
            if not (whole and fits(row.value, self.figure, value)):
                found.append(row.what)
        return found


def _draw_mark(widget: Widget, surface: Surface, row: CardRow, centre: tuple[int, int]) -> None:
    """The badge, sign or icon at the head of a row."""
    size = widget.look.icons.beside(17, 24)
    if row.badge:
        draw_badge(widget, surface, row.badge, 9.5, centre, "chip" if row.dim else "copper")
    elif row.sign is not None:
        widget.look.signs.draw(surface, row.sign, size, centre)
    elif row.icon:
        widget.look.icons.draw(surface, row.icon, size, widget.theme.ink, centre)
