"""The panel under the players: what others did since the own last turn, and who would win if it ended now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.table.facts import PeekBar, PeekFacts, PeekLine
from game.ui import shapes
from game.ui.events import LEFT, Event, Pointer
from game.ui.fonts import StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import At
from game.ui.widgets import Panel

_TITLE, _ROW, _PAD = 31.0, 22.0, 14.0
_BAR_ROW, _BAR_ROW_LOW, _BARS_IN_COLUMN, _BARS_HEAD = 23.0, 18.0, 3, 26.0
_STRIP_HEAD, _STRIP = 20.0, 22.0


class LogPeek(Panel):
    """`on_point(pieces)` hears what a line concerns; `on_look(position)` a click on a line; `on_open` the rest."""

    focusable = True

    def __init__(
        self,
        at: At,
        *,
        on_point: Callable[[tuple[str, ...]], object],
        on_look: Callable[[int], object],
        on_open: Callable[[], object],
        pin: str = "right",
        name: str = "peek",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.facts = PeekFacts("")
        self.on_point = on_point
        self.on_look = on_look
        self.on_open = on_open
        self._pointed: int | None = None
        self.opened: At | None = None
        """Where it lies when it is open, if it may fold; over a board it folds as soon as that is pointed at."""
        self.folded = False

    def lie_at(self, at: At) -> None:
        """Open here, and foldable; folded again only once somebody points at the board."""
        self.opened = at
        self._lie()

    def fold(self, folded: bool = True) -> None:
        if self.opened is not None and folded != self.folded:
            self.folded = folded
            self._lie()

    def _lie(self) -> None:
        assert self.opened is not None
        x, y, wide, high = self.opened
        self.move_to((x, y, wide, _TITLE if self.folded else high))

    def show(self, facts: PeekFacts) -> None:
        if facts.lines != self.facts.lines:
            self.fold(False)
        self.set(facts=facts)

    # places

    @property
    def _bars(self) -> tuple[PeekBar, ...]:
        """Left out where there would be no line of the log above them, even as a row of figures."""
        least = _TITLE + self._row_height() + _STRIP_HEAD + _STRIP
        return self.facts.bars if least <= self.at[3] else ()

    @property
    def _in_figures(self) -> bool:
        """Where bars would be too low each player has a sign and a figure, all in one row."""
        bars = self.facts.bars
        rows = -(-len(bars) // (1 if len(bars) <= _BARS_IN_COLUMN else 2))
        return _TITLE + self._row_height() + _BARS_HEAD + rows * _BAR_ROW_LOW > self.at[3]

    def _bars_height(self) -> float:
        if not self._bars:
            return 0.0
        return self._bars_head() + self._bar_row() * self._bar_rows() + (0 if self._in_figures else 4)

    def _bars_head(self) -> float:
        return _STRIP_HEAD if self._in_figures else _BARS_HEAD

    def _columns(self) -> int:
        """Bars stand side by side where many players leave little room."""
        if self._in_figures:
            return len(self._bars)
        return 1 if len(self._bars) <= _BARS_IN_COLUMN else 2

    def _bar_rows(self) -> int:
        return -(-len(self._bars) // self._columns())

    def _bar_row(self) -> float:
        return _STRIP if self._in_figures else _BAR_ROW if self._columns() == 1 else _BAR_ROW_LOW

    def _lines(self) -> tuple[PeekLine, ...]:
        """The latest lines that have room above the bars."""
        room = self.at[3] - _TITLE - self._bars_height() - 7
        fitting = max(0, int(room / self._row_height()))
        return self.facts.lines[-fitting:] if fitting else ()

    def _row_height(self) -> float:
        return max(_ROW, self.grid.units(self.fonts.line_height("body")))

    def height_for(self, lines: int) -> float:
        """With so many lines and no bars."""
        return _TITLE + lines * self._row_height() + 9

    def _row(self, number: int) -> Rect:
        high = self._row_height()
        return self.grid.rect(6, _TITLE + number * high, self.at[2] - 12, high, self.rect.topleft)

    # events

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer):
            return super().handle(event)
        hit = next((i for i in range(len(self._lines())) if self._row(i).collidepoint(event.pos)), None)
        if event.kind == "move":
            self._point(hit)
        elif event.kind == "click" and event.button == LEFT:
            if hit is None:
                self.on_open()
            else:
                self.on_look(self._lines()[hit].position)
            return True
        return event.kind == "down"

    def press(self) -> bool:
        self.on_open()
        return True

    def hover_changed(self) -> None:
        if self.hovered:
            self.fold(False)
        else:
            self._point(None)
        super().hover_changed()

    def _point(self, number: int | None) -> None:
        if number != self._pointed:
            self.set(_pointed=number)
            lines = self._lines()
            self.on_point(() if number is None or number >= len(lines) else lines[number].pieces)

    # drawing

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.focused and self.root is not None and self.root.focus_visible:
            self.materials.ring(surface, self.rect, self.theme.lit_ring, 2, self.radius)
        facts, grid, fonts, theme = self.facts, self.grid, self.fonts, self.theme
        y = self.rect.y + grid.px(17)
        fonts.draw(
            surface,
            facts.title,
            fonts.low("dock", grid.px(_TITLE - 9)),
            theme.ink,
            (self.rect.x + grid.px(_PAD), y),
            room=self._title_room(),
        )
        self.look.icons.draw(surface, "open", 11, theme.muted, (self.rect.right - grid.px(_PAD + 5), y))
        lines = self._lines()
        for number, line in enumerate(lines):
            self._draw_line(surface, number, line)
        if not lines and facts.nothing and not self.folded:
            fonts.draw(
                surface,
                facts.nothing,
                "second",
                theme.muted,
                (self.rect.x + grid.px(_PAD), self._row(0).centery),
                room=self.rect.w - 2 * grid.px(_PAD),
            )
        if self._bars:
            self._draw_bars(surface)

    def _draw_line(self, surface: Surface, number: int, line: PeekLine) -> None:
        grid, fonts, theme, row = self.grid, self.fonts, self.theme, self._row(number)
        if number == self._pointed:
            self.materials.frame(surface, row, "field", radius=5, shadow=None)
        self.look.signs.draw(surface, line.sign, 14, (row.x + grid.px(15), row.centery))
        right = row.right - grid.px(8)
        fonts.draw(surface, line.points, "body_bold", theme.gain_text, (right, row.centery), "right")
        fonts.draw(
            surface,
            self._chosen_words(line, row),
            "body",
            theme.ink,
            (row.x + grid.px(28), row.centery),
            room=self._words_room(line, row),
        )

    def _title_room(self) -> int:
        return self.rect.w - self.grid.px(2 * _PAD + 16)

    def _words_room(self, line: PeekLine, row: Rect) -> int:
        return row.w - self.grid.px(28 + 8 + 6) - self.fonts.width(line.points, "body_bold")

    def _chosen_words(self, line: PeekLine, row: Rect) -> str:
        room = self._words_room(line, row)
        return next((w for w in line.words if self.fonts.width(w, "body") <= room), line.words[-1])

    def _bars_top(self) -> float:
        return _TITLE + self._row_height() * max(1, len(self._lines())) + (0 if self._in_figures else 6)

    def _draw_bars(self, surface: Surface) -> None:
        grid, fonts, theme, facts = self.grid, self.fonts, self.theme, self.facts
        top = self.rect.y + grid.px(self._bars_top())
        left, right = self.rect.x + grid.px(_PAD), self.rect.right - grid.px(_PAD)
        surface.fill(theme.rule, (left, top, right - left, grid.line(1)))
        y = top + grid.px(self._bars_head() / 2 + 1)
        title, note = self._outlook()
        shares = fonts.shares(right - left - grid.px(8), title, note)
        fonts.draw(surface, *title, theme.ink, (left, y), room=shares[0])
        fonts.draw(surface, *note, theme.muted, (right, y), "right", shares[1])
        most = max(1, *(max(bar.total, bar.now) for bar in self._bars))
        for number, bar in enumerate(self._bars):
            row, column = number // self._columns(), number % self._columns()
            y = top + grid.px(self._bars_head() + self._bar_row() * (row + 0.5))
            if self._in_figures:
                self._draw_figure(surface, bar, y, column)
            else:
                self._draw_bar(surface, bar, most, y, column)
        below = top + grid.px(self._bars_head() + self._bar_row() * self._bar_rows())
        if facts.secret and self._secret_height() <= self.rect.bottom - below - grid.px(6):
            self._secret().draw(surface, (left, below + grid.px(3)))

    def _outlook(self) -> tuple[tuple[str, StyleLike], tuple[str, StyleLike]]:
        """Heading and note of the bars, low enough for their line."""
        high = self.grid.px(20)
        return (self.facts.outlook, self.fonts.low("dock", high)), (self.facts.note, self.fonts.low("caption", high))

    def _secret(self) -> TextBlock:
        return layout_text(self.look, self.facts.secret, "caption", "muted", self.rect.w - 2 * self.grid.px(_PAD))

    def _secret_height(self) -> int:
        return self._secret().height

    def _draw_figure(self, surface: Surface, bar: PeekBar, y: int, column: int) -> None:
        grid = self.grid
        wide = (self.rect.w - 2 * grid.px(_PAD)) // self._columns()
        left = self.rect.x + grid.px(_PAD) + column * wide
        self.look.signs.draw(surface, bar.sign, 14, (left + grid.px(7), y))
        style = self.fonts.low("stat", grid.px(_STRIP - 1))
        place, told = (left + grid.px(18), y), str(bar.total).replace("-", "–")
        self.fonts.draw(surface, told, style, self.theme.ink, place, room=wide - grid.px(19))

    def _draw_bar(self, surface: Surface, bar: PeekBar, most: int, y: int, column: int) -> None:
        """Full is what somebody has and keeps; pale what the end adds, or takes away."""
        grid, theme = self.grid, self.theme
        gap = grid.px(12)
        wide = (self.rect.w - 2 * grid.px(_PAD) - gap * (self._columns() - 1)) // self._columns()
        left = self.rect.x + grid.px(_PAD) + column * (wide + gap)
        right = left + wide
        self.look.signs.draw(surface, bar.sign, 14, (left + grid.px(7), y))
        track = Rect(left + grid.px(22), y - grid.px(6), right - left - grid.px(22 + 36), grid.px(12))
        parts = (
            (track.w, theme.track),
            (track.w * max(bar.total, bar.now) / most, self.look.signs.tint(bar.sign)),
            (track.w * min(bar.total, bar.now) / most, self.look.signs.colour(bar.sign)),
        )
        for length, colour in parts:
            if length >= 1:
                size = (max(grid.px(3), round(length)), track.h)
                key = ("peek bar", size, colour)
                picture = self.materials.kept(key, partial(shapes.rounded, size, grid.px(3), (*colour, 255)))
                surface.blit(picture, track.topleft)
        style = self.fonts.low("stat", grid.px(self._bar_row() - 2))
        self.fonts.draw(surface, str(bar.total).replace("-", "–"), style, theme.ink, (right, y), "right", grid.px(33))

    def overflow(self) -> list[str]:
        grid, fonts = self.grid, self.fonts
        room = self.rect.w - 2 * grid.px(_PAD)
        wide = []
        if not fonts.fits(self.facts.title, "dock", self._title_room()):
            wide.append(self.facts.title)
        title, note = self._outlook()
        shares = fonts.shares(room - grid.px(8), title, note)
        if self._bars and not (fonts.fits(*title, shares[0]) and fonts.fits(*note, shares[1])):
            wide.append(f"{self.facts.outlook} {self.facts.note}")
        for number, line in enumerate(self._lines()):
            row = self._row(number)
            words = self._chosen_words(line, row)
            if not fonts.fits(words, "body", self._words_room(line, row)):
                wide.append(words)
        if self._bars and self.rect.y + grid.px(self._bars_top() + self._bars_height()) > self.rect.bottom:
            wide.append(self.facts.outlook)
        return wide
