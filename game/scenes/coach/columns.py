"""The two lines of a turn side by side: what is done in each, and what it is expected to come to, row by row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.table.coach_words import Line, Row
from game.ui.fonts import StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Paragraph
from game.ui.widgets.buttons import PressWidget

DONE, BETTER = "done", "better"
_PAD, _LINE = 12.0, 38.0
MOST_LARGE = 4
"""Rows that have room where type is large."""
_TITLE, _TOLD, _ROW, _TOTAL, _AGAINST, _AHEAD = 28.0, 39.0, 20.0, 24.0, 20.5, 28.0
_SUMS = (_TOTAL, _AGAINST, _AHEAD)
_EDGES = 14.0
"""What lies between the parts of a column, and below the last."""
_LARGE = {_TITLE: 34.0, _TOLD: 64.0, _ROW: 46.0, _TOTAL: 30.0, _AGAINST: 26.0, _AHEAD: 36.0}


class Figure(Widget):
    """Words at the left, a figure at the right; `about` is told where it is pointed at."""

    solid = True

    def __init__(
        self, at: At, words: str, figure: str, styles: tuple[StyleLike, StyleLike], ink: str, about: str, rule: bool
    ) -> None:
        super().__init__(at, tooltip=about)
        self.words = words
        self.figure = figure
        self.styles = styles
        self.ink = ink
        self.rule = rule

    def draw(self, surface: Surface) -> None:
        rect, fonts, theme = self.rect, self.fonts, self.theme
        words, figure = self._styles()
        taken = fonts.width(self.figure, figure)
        room = rect.w - taken - self.grid.px(8)
        if fonts.width(self.words, words) <= room or rect.h < 2 * fonts.line_height(fonts.least(words)):
            fonts.draw(surface, self.words, words, theme.ink, (rect.x, rect.centery), room=room)
        else:
            block = self._in_two(room)
            block.draw(surface, (rect.x, rect.centery - block.height // 2))
        fonts.draw(surface, self.figure, figure, self.colour(self.ink), (rect.right, rect.centery), "right", taken)
        if self.rule:
            surface.fill(theme.rule, (rect.x, rect.bottom - 1, rect.w, 1))

    def _in_two(self, room: int) -> TextBlock:
        """Where the row is high enough for it."""
        words = self._styles()[0]
        for style in (words, *self.fonts.smaller(words)):
            block = layout_text(self.look, self.words, style, "ink", room)
            if block.height <= self.rect.h and block.widest_word <= room:
                break
        return block

    def _styles(self) -> tuple[StyleLike, StyleLike]:
        high = min(self.rect.h, self.grid.px(_LINE))
        return self.fonts.low(self.styles[0], high), self.fonts.low(self.styles[1], high)

    def overflow(self) -> list[str]:
        room = self.rect.w - self.fonts.width(self.figure, self._styles()[1]) - self.grid.px(8)
        return [] if self.fonts.fits(self.words, self._styles()[0], room) else [self.words]


class Column(PressWidget):
    """One line. As long as it is pointed at, or once it was pressed, the table shows how it looked after it."""

    is_read = True

    def __init__(self, at: At, which: str, on_press: Callable[[], object], on_point: Callable[[str], object]) -> None:
        super().__init__(at, on_press, name=which)
        self.which = which
        self.on_point = on_point
        self.kept = False

    def hover_changed(self) -> None:
        super().hover_changed()
        self.on_point(self.which if self.hovered else "")

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """All of it is one line; what is said of its rows is said by `hint`."""
        return self if self.visible and self.rect.collidepoint(pos) else None

    def hint(self) -> str:
        """What the row counts that is pointed at, else what pointing here does."""
        pos = None if self.root is None or not self.hovered else self.root.pointer
        told = (one.tooltip for one in self.children if pos is not None and one.rect.collidepoint(pos))
        return next(filter(None, told), super().hint())

    def draw(self, surface: Surface) -> None:
        theme = self.theme
        better = self.which == BETTER
        edge = theme.copper if better or self.highlighted or self.kept else theme.muted
        width = 3.2 if self.kept or self.highlighted else 2.0
        face = "field" if better else "inset"
        self.materials.frame(surface, self.rect, face, radius=8, shadow=None, edge=edge, edge_width=width)

    # -- what it says -------------------------------------------------------------------------------------------

    def wanted(self, line: Line, rows: int, sums: bool) -> float:
        """Units of height for what is done in it, in the longest wording that has room where rows leave some."""
        usual, taken = self._high(_TOLD), self._high(_TITLE) + rows * self._high(_ROW)
        taken += sum(map(self._high, _SUMS)) if sums else 0.0
        most = max(usual, self.at[3] - taken - _EDGES)
        told = self._fitting(line.told, self.at[2] - 2 * _PAD, most)
        return min(most, max(usual, self.grid.units(self._block(told, self.at[2] - 2 * _PAD).height) + 1))

    def tell(
        self, title: str, line: Line, sure: tuple[str, str], rows: Sequence[tuple[Row, str]],
        last: Sequence[tuple[Row, str]], about: str, told_high: float,
    ) -> None:  # fmt: skip
        """`rows` with their figures, and `last` the sums: what it comes to, against whom, and what is between.
        `told_high` is for what is done, in both columns alike."""
        self.clear()
        wide = self.at[2] - 2 * _PAD
        title_high = self._high(_TITLE)
        self.add(Label((_PAD, 6, wide * 0.5, title_high - 6), title, self._style("card", title_high - 6)))
        said, tip = sure
        label = Label((_PAD + wide * 0.5, 6, wide * 0.5, title_high - 6), said, "second_bold", "muted", "right")
        label.tooltip = tip
        self.add(label)
        told = self._fitting(line.told, wide, told_high)
        self.add(Paragraph((_PAD, title_high + 2, wide, told_high), told, "second", "ink", tooltip=line.told[0]))
        y, row_high = title_high + told_high + 4, self._high(_ROW)
        for row, figure in rows:
            high = row_high
            self.add(
                Figure(
                    (_PAD, y, wide, high), row.name, figure, ("body", "body_bold"), self._ink(row), row.about, True
                )
            )
            y += high
        y = self.at[3] - 6 - sum(map(self._high, _SUMS)) if last else y
        styles: tuple[tuple[StyleLike, StyleLike], ...] = (
            ("body_bold", "dock"), ("second", "body_bold"), ("body_bold", "figure")
        )  # fmt: skip
        for (row, figure), kind, style in zip(last, _SUMS, styles, strict=False):
            ink = self._ink(row) if kind == _AHEAD else "ink"
            self.add(Figure((_PAD, y, wide, self._high(kind)), row.name, figure, style, ink, about, False))
            y += self._high(kind)

    def _high(self, part: float) -> float:
        return _LARGE[part] if self.grid.is_large else part

    def _style(self, style: StyleLike, high: float) -> StyleLike:
        return self.fonts.low(style, self.grid.px(high))

    def _fitting(self, told: Sequence[str], wide: float, high: float) -> str:
        """The longest wording that has room."""
        return next((one for one in told if self._block(one, wide).height <= self.grid.px(high)), told[-1])

    def _block(self, words: str, wide: float) -> TextBlock:
        return layout_text(self.look, words, "second", "ink", self.grid.px(wide))

    def _ink(self, row: Row) -> str:
        if self.which == DONE or row.done == row.better:
            return "ink"
        return "gain_text" if row.better > row.done else "refuse_text"
