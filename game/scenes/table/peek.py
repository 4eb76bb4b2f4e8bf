"""The panel under the players: what others did since the own last turn, and who would win if it ended now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from game.scenes.table.peek_bars import Scale, draw_bar, draw_figure, draw_outlook, figure_widths, outlook_fits
from game.scenes.table.peek_fold import TITLE, Foldable
from game.scenes.table.peek_lines import PeekLines, PlayButton, in_room
from game.table.facts import PeekBar, PeekFacts, PeekLine
from game.ui.events import LEFT, Event, Pointer
from game.ui.paragraph import TextBlock
from game.ui.widget import At

_TITLE, _ROW, _PAD = TITLE, 22.0, 14.0
_LEFT, _BELOW = 6.0, 7.0
_WITHOUT_END = 10**6
_BAR_ROW, _BAR_ROW_LOW, _BARS_IN_COLUMN, _BARS_HEAD = 23.0, 18.0, 3, 26.0
_STRIP_HEAD, _SNUG, _STRIP, _TIGHT = 20.0, 14.0, 22.0, 3.0
_AIR = 8.0
"""So much farther from their heading figures stand where the news leave room."""
_BAR_GAP = 12.0


class LogPeek(Foldable):
    """`on_point(line, name)` hears which line is pointed at, None for none, and the component whose name it is there;
    `on_look(line)` a click on one. `on_play` shows all of them, `on_open` the rest."""

    focusable = True

    def __init__(
        self,
        at: At,
        *,
        on_point: Callable[[PeekLine | None, str], object],
        on_look: Callable[[PeekLine], object],
        on_open: Callable[[], object],
        on_play: Callable[[], object] = lambda: None,
        play_tip: str = "",
        fold_tip: str = "",
        pin: str = "right",
        name: str = "peek",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.facts = PeekFacts("")
        self.on_point = on_point
        self.on_look = on_look
        self.on_open = on_open
        self._pointed: int | None = None
        self._named = ""
        self._first: int | None = None
        """The first line that is shown where not all have room; None for the latest."""
        self._laid_of: object = None
        self._laid: dict[tuple[int, int, int | None], PeekLines] = {}
        place = (at[2] - 60, 5, 26, 24)
        self.play = self.add(PlayButton(place, "play", on_play, size=12, name="film", tooltip=play_tip))
        self.add_fold(fold_tip)

    def _wanted(self) -> float:
        """How high it would be with all of its lines."""
        laid = PeekLines(self.look, self.facts.lines, self._wide, _WITHOUT_END)
        wanted = _TITLE + self.grid.units(laid.height) + _STRIP_HEAD + _STRIP + 2 * _BELOW
        return wanted if self.facts.lines else 0.0

    def show(self, facts: PeekFacts) -> None:
        if facts.lines != self.facts.lines:
            self.arrive()
            self._first = None
        self.play.set(visible=bool(facts.lines))
        self.set(facts=facts)

    # places

    @property
    def _bars(self) -> tuple[PeekBar, ...]:
        """Left out where there would be no line of the log above them, even as a row of figures."""
        head = _TIGHT if self.facts.lines else _STRIP_HEAD
        return self.facts.bars if self._has_line(self._high - _TITLE - head - _STRIP) else ()

    def _has_line(self, room: float) -> bool:
        """Whether so many units are enough for the latest news, or the words that there are none."""
        laid = bool(self.facts.lines) and bool(self._lay(self._wide, self.grid.px(room - _BELOW)).laid)
        return laid if self.facts.lines else self._row_height() <= room

    @property
    def _wide(self) -> int:
        return self.grid.px(self.at[2] - 2 * _LEFT)

    @property
    def _in_figures(self) -> bool:
        """Where bars would be too low, or leave too little room for sentences, each player has a sign and a figure,
        all in one row. Growing under the pointer changes nothing of that."""
        number, high = len(self.facts.bars), self._at_home
        rows, row = (number, _BAR_ROW) if number <= _BARS_IN_COLUMN else (-(-number // 2), _BAR_ROW_LOW)
        left = high - _TITLE - _BARS_HEAD - rows * row - _BELOW - 4
        room = self.grid.px(left)
        short = not self._lay(self._wide, room).whole if self.facts.lines else self._silence().height > room
        return short or left < self._row_height()

    def _bars_height(self) -> float:
        if not self._bars:
            return 0.0
        return self._bars_head() + self._bar_row() * self._bar_rows() + (0 if self._in_figures else 4)

    def _bars_head(self) -> float:
        """The heading of figures is lower where news would have no room, and goes where that does not help."""
        left = self._high - _TITLE - _STRIP
        heads = [one for one in (_STRIP_HEAD, _SNUG) if not self.facts.lines or self._has_line(left - one)]
        if not heads or heads[0] < _STRIP_HEAD:
            return heads[0] if heads else _TIGHT
        return _STRIP_HEAD + self._air() if self._in_figures else _BARS_HEAD

    def _air(self) -> float:
        """Of what the lines leave free; growing under the pointer changes nothing of that either."""
        room = self._at_home - _TITLE - _STRIP_HEAD - _STRIP - _BELOW
        laid = self._lay(self._wide, self.grid.px(room))
        return 0.0 if laid.farthest else max(0.0, min(_AIR, room - self._news_height(laid) - _TIGHT))

    def _news_height(self, laid: PeekLines) -> float:
        """In a low panel lines of large type yield, and are lower than a row of it."""
        return max(_ROW, self.grid.units(laid.height)) if self.facts.lines else self._row_height()

    def _columns(self) -> int:
        """Bars stand side by side where many players leave little room."""
        in_bars = 1 if len(self._bars) <= _BARS_IN_COLUMN else 2
        return len(self._bars) if self._in_figures else in_bars

    def _bar_rows(self) -> int:
        return -(-len(self._bars) // self._columns())

    def _bar_row(self) -> float:
        return _STRIP if self._in_figures else _BAR_ROW if self._columns() == 1 else _BAR_ROW_LOW

    def laid(self) -> PeekLines:
        """The lines as they stand above the bars."""
        room = self.grid.px(self._high - _TITLE - self._bars_height() - _BELOW)
        return self._lay(self._wide, room, self._first)

    def _lay(self, wide: int, room: int, first: int | None = None) -> PeekLines:
        """Worked out once as long as the lines are the same, for every measure of the panel hangs on it."""
        of = self.look, self.facts.lines
        if self._laid_of != of:
            self._laid_of, self._laid = of, {}
        key = wide, room, first
        if key not in self._laid:
            self._laid[key] = PeekLines(self.look, self.facts.lines, wide, room, first)
        return self._laid[key]

    @property
    def pointed(self) -> bool:
        """Whether somebody points at a line."""
        return self._pointed is not None

    def _row_height(self) -> float:
        return max(_ROW, self.grid.units(self.fonts.line_height("second")))

    def height_for(self, lines: tuple[PeekLine, ...], wide: float, most: float) -> float:
        """With these lines and no bars."""
        wide, most = self.grid.px(wide - 2 * _LEFT), self.grid.px(most - _TITLE - _BELOW)
        return _TITLE + self.grid.units(PeekLines(self.look, lines, wide, most).height) + _BELOW

    def _rows_at(self) -> tuple[int, int]:
        return self.rect.x + self.grid.px(_LEFT), self.rect.y + self.grid.px(_TITLE)

    # events

    def handle(self, event: Event) -> bool:
        if not isinstance(event, Pointer):
            return super().handle(event)
        laid, at = self.laid(), self._rows_at()
        hit = next((i for i in range(len(laid.laid)) if laid.row(i, at).collidepoint(event.pos)), None)
        if event.kind == "wheel" and laid.farthest:
            self._point(None)
            self.set(_first=max(0, min(laid.farthest, laid.first - round(event.wheel[1]))))
            return True
        if event.kind == "move":
            self._point(hit, "" if hit is None else laid.name_at(hit, at, event.pos))
        elif event.kind == "click" and event.button == LEFT:
            if hit is None:
                self.on_open()
            else:
                self.on_look(laid.laid[hit].line)
            return True
        return event.kind == "down"

    def press(self) -> bool:
        self.on_open()
        return True

    def hover_changed(self) -> None:
        if self.hovered:
            self.unfold()
        else:
            self._point(None)
        self.look_at_again()
        super().hover_changed()

    def _point(self, number: int | None, name: str = "") -> None:
        if (number, name) != (self._pointed, self._named):
            self.set(_pointed=number, _named=name)
            laid = self.laid().laid
            self.on_point(None if number is None or number >= len(laid) else laid[number].line, name)

    # drawing

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.focused and self.root is not None and self.root.focus_visible:
            self.materials.ring(surface, self.rect, self.theme.lit_ring, 2, self.radius)
        facts, grid, fonts, theme = self.facts, self.grid, self.fonts, self.theme
        y, style = self.rect.y + grid.px(17), fonts.low("dock", grid.px(_TITLE - 9))
        fonts.draw(surface, facts.title, style, theme.ink, (self.rect.x + grid.px(_PAD), y), room=self._title_room())
        if self.opened is None:
            self.look.icons.draw(surface, "open", 11, theme.muted, (self.rect.right - grid.px(_PAD + 5), y))
        laid = self.laid()
        if not self.folded:
            laid.draw(surface, self._rows_at(), self._pointed)
        if not facts.lines and facts.nothing and not self.folded:
            room = grid.px(self._high - _TITLE - self._bars_height() - _TIGHT)
            self._silence(room).draw(surface, (self.rect.x + grid.px(_PAD), self._rows_at()[1]))
        if self._bars:
            self._draw_bars(surface)

    def _silence(self, room: int = _WITHOUT_END) -> TextBlock:
        return in_room(self.look, self.facts.nothing, self.grid.px(self.at[2] - 2 * _PAD), room)

    def _title_room(self) -> int:
        return self.rect.w - self.grid.px(2 * _PAD + 16 + (28 if self.facts.lines else 0))

    def _bars_top(self) -> float:
        """At the foot, so that they stay where they are when the panel grows under the pointer."""
        return max(self._lines_end(), self._high - self._bars_height() - _BELOW)

    def _lines_end(self) -> float:
        return _TITLE + self._news_height(self.laid()) + (0 if self._in_figures else 6)

    def _draw_bars(self, surface: Surface) -> None:
        grid, theme, facts = self.grid, self.theme, self.facts
        top = self.rect.y + grid.px(self._bars_top())
        left, right = self.rect.x + grid.px(_PAD), self.rect.right - grid.px(_PAD)
        surface.fill(theme.rule, (left, top, right - left, grid.line(1)))
        head = self._bars_head()
        if head > _TIGHT:
            draw_outlook(self.look, surface, facts, left, right, top + grid.px(head / 2 + 1), head)
        scale = Scale(self.look, self._bars, self._bar_wide, grid.px(self._bar_row() - 2))
        widths, told = self._figure_widths()
        for bar, place in self._bar_places():
            if self._in_figures:
                draw_figure(self.look, surface, bar, place, (min(widths), self._bars), told=told)
            else:
                draw_bar(self.look, surface, bar, place.midleft, scale)

    @property
    def _bar_gap(self) -> int:
        return 0 if self._in_figures else self.grid.px(_BAR_GAP)

    @property
    def _bar_wide(self) -> int:
        columns = self._columns()
        return (self.rect.w - 2 * self.grid.px(_PAD) - self._bar_gap * (columns - 1)) // columns

    def _figure_widths(self) -> tuple[list[int], bool]:
        room = self.rect.w - 2 * self.grid.px(_PAD)
        return figure_widths(self.look, self._bars, room, self.grid.px(_STRIP))

    def _bar_places(self) -> Iterator[tuple[PeekBar, Rect]]:
        """Each bar or figure with the row it lies in."""
        grid, columns = self.grid, self._columns()
        left, wide = self.rect.x + grid.px(_PAD), self._bar_wide
        gap, high = self._bar_gap, grid.px(self._bar_row())
        top = self.rect.y + grid.px(self._bars_top())
        if self._in_figures:
            widths = self._figure_widths()[0]
            lefts = [left + sum(widths[:number]) for number in range(columns)]
        else:
            widths, lefts = [wide] * columns, [left + number * (wide + gap) for number in range(columns)]
        for number, bar in enumerate(self._bars):
            place = Rect(lefts[number % columns], 0, widths[number % columns], high)
            place.centery = top + grid.px(self._bars_head() + self._bar_row() * (number // columns + 0.5))
            yield bar, place

    def hint(self) -> str:
        """What a bar that is pointed at is made of."""
        pointer = self.root.pointer if self.root is not None and self._bars else None
        if pointer is None:
            return super().hint()
        return next((bar.why for bar, place in self._bar_places() if place.collidepoint(pointer)), super().hint())

    def overflow(self) -> list[str]:
        grid, wide = self.grid, []
        if not self.fonts.fits(self.facts.title, "dock", self._title_room()):
            wide.append(self.facts.title)
        if self._bars and not outlook_fits(self.look, self.facts, self.rect.w - 2 * grid.px(_PAD), self._bars_head()):
            wide.append(f"{self.facts.outlook} {self.facts.note}")
        wide += self.laid().overflow()
        if self._bars and self.rect.y + grid.px(self._bars_top() + self._bars_height()) > self.rect.bottom:
            wide.append(self.facts.outlook)
        return wide
