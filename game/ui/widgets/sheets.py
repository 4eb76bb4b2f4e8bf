"""The score sheet: rows are sources, columns are players in order of points; every point has a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect, Surface

from game.ui.events import Event, Key, Pointer
from game.ui.fonts import Style, StyleLike
from game.ui.grid import Grid
from game.ui.navigation import DIRECTIONS
from game.ui.widget import At, Widget
from game.ui.widgets.marks import draw_badge
from game.ui.widgets.sheet_bars import draw_loss
from game.ui.widgets.sheet_rows import SheetColumn, SheetRow
from game.ui.widgets.sheet_totals import FOOT, HEAD, ROW, Totals

_BAR, _BAR_ALONE, _FIGURES = 46.0, 140.0, 60.0
"""The longest bar beside words that say how a figure is made, and alone; and what the figures beside it need."""
_HATCH = 6.0
_BAR_LEAST, _FIGURE, _BOTH = 6.0, 46.0, 140.0
_BESIDE_NAME = 60.0
"""What badge and gaps take of the column of sources."""
_ROUNDED = 2
"""Pixels that name and time of a source may lose when they share their column."""
_NAME = Style(13, "bold", 10)
"""With large type a name is rather written short, and whole where it is pointed at, than small."""
_SHARE_OF_ROW = 0.8
"""How much of a row a larger text size may fill, so that lines keep apart."""


class ScoreTable(Widget):
    """`filled` rows have their figures (at the end row after row appears); `on_point(row, column)` hears the pointer,
    on the name of a row without a column.

    With somebody to hear it the keyboard walks from cell to cell as well; beyond the edge it leaves the table.
    `k` is how much larger everything is, for large type.
    """

    def __init__(
        self,
        at: At,
        columns: Sequence[SheetColumn],
        rows: Sequence[SheetRow],
        *,
        now_label: str,
        totals: Sequence[str],
        later_label: str = "",
        later: Sequence[str] = (),
        filled: int | None = None,
        on_point: Callable[[int | None, int | None], object] | None = None,
        names_width: float = 254,
        k: float = 1.0,
        pin: str = "left top",
        name: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.foot = Totals(self)
        self.columns = tuple(columns)
        self.rows = tuple(rows)
        self.now_label = now_label
        self.totals = tuple(totals)
        self.later_label = later_label
        self.later = tuple(later)
        self.filled = len(self.rows) if filled is None else filled
        self.on_point = on_point
        self.least_names = self.names_width = names_width
        self.k = k
        self.pointed: tuple[int, int | None] | None = None
        self._told: tuple[int, int | None] | None = None
        self._head: int | None = None
        """The name that is pointed at."""
        self.focusable = on_point is not None

    def arrange(self, grid: Grid) -> None:
        """The column of sources grows before its words are too small to be read, as long as figures have room."""
        prompt, caption = self.fonts.least("prompt"), self.fonts.readable("caption")
        words = (self.fonts.width(row.name, prompt) + self.fonts.width(row.when, caption) for row in self.rows)
        needed = grid.units(max(words, default=0) + _ROUNDED) + _BESIDE_NAME * self.k + 1
        self.names_width = max(self.least_names, min(needed, self.at[2] - len(self.columns) * _FIGURES * self.k))

    @property
    def natural_height(self) -> float:
        """Height in units with full rows."""
        return (HEAD + ROW * len(self.rows) + FOOT) * self.k

    @property
    def row_height(self) -> float:
        room = self.at[3] - (HEAD + FOOT) * self.k
        return min(ROW * self.k, room / max(1, len(self.rows)))

    def px(self, units: float) -> int:
        """Pixels of something that grows with the type."""
        return self.grid.px(units * self.k)

    @property
    def solid(self) -> bool:
        return True

    def cell(self, row: int, column: int) -> Rect:
        width = (self.at[2] - self.names_width) / max(1, len(self.columns))
        x = self.names_width + column * width
        return self.grid.rect(x, HEAD * self.k + row * self.row_height, width, self.row_height, self.rect.topleft)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key):
            plain = not (event.ctrl or event.alt or event.shift)
            return event.name in DIRECTIONS and plain and self._walk(*DIRECTIONS[event.name])
        if not isinstance(event, Pointer):
            return False
        if event.kind == "move":
            heads = (n for n in range(len(self.columns)) if self._name_box(n).collidepoint(event.pos))
            self._head = next(heads, None)
            self._point(self._cell_at(event.pos) or self._named_at(event.pos))
        return False

    def _walk(self, right: int, down: int) -> bool:
        """The next cell in a direction, the first one to begin with; False at the edge."""
        here = self.pointed
        row, column = (here[0] + down, here[1] + right) if here is not None and here[1] is not None else (0, 0)
        inside = 0 <= row < min(self.filled, len(self.rows)) and 0 <= column < len(self.columns)
        if inside and self.root is not None:
            self.root.set_focus(self, visible=True)
            self._point((row, column))
        return inside

    def _name_box(self, column: int) -> Rect:
        box = self.cell(0, column)
        return Rect(box.x, self.rect.y, box.w, self.px(HEAD))

    def _name_room(self, column: int) -> int:
        return self._name_box(column).w - self.px(34)

    def _name_style(self) -> StyleLike:
        """All names have one size."""
        low = self.low(_NAME, HEAD * self.k)
        fitted = (self.fonts.fit(one.name, low, self._name_room(number)) for number, one in enumerate(self.columns))
        return min(fitted, key=self.fonts.px, default=low)

    def hint(self) -> str:
        """The whole of a name that has no room."""
        if self._head is None:
            return super().hint()
        name, room = self.columns[self._head].name, self._name_room(self._head)
        return "" if self.fonts.short(name, self._name_style(), room) == name else str(name)

    @property
    def _keyboard(self) -> bool:
        return self.focused and self.root is not None and self.root.focus_visible

    def hover_changed(self) -> None:
        """The keyboard comes to the first cell, whose pieces show once it steps; what neither it nor the pointer
        is at goes dark."""
        if self._keyboard:
            if self.pointed is None and self.rows and self.columns:
                self.pointed = (0, 0)  # a picture beside it would at once lie on figures that nobody has read
            self.invalidate()
        elif not self.hovered:
            self._point(None)

    def _cell_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        for row in range(min(self.filled, len(self.rows))):
            for column in range(len(self.columns)):
                if self.cell(row, column).collidepoint(pos):
                    return row, column
        return None

    def _named_at(self, pos: tuple[int, int]) -> tuple[int, None] | None:
        """The row whose name is there."""
        wide = self.grid.px(self.names_width)
        names = ((row, self.cell(row, 0)) for row in range(min(self.filled, len(self.rows))))
        return next(((row, None) for row, box in names if box.move(-wide, 0).union(box).collidepoint(pos)), None)

    def _point(self, where: tuple[int, int | None] | None) -> None:
        if where == self.pointed == self._told:
            return
        self._told = where
        self.set(pointed=where)
        if self.on_point is not None:
            self.on_point(*(where or (None, None)))

    # drawing

    def draw(self, surface: Surface) -> None:
        self._draw_names(surface)
        for number, row in enumerate(self.rows):
            self._draw_row(surface, number, row)
        self.foot.draw_totals(surface)

    def _draw_names(self, surface: Surface) -> None:
        style = self._name_style()
        for number, column in enumerate(self.columns):
            box = self._name_box(number)
            y = self.rect.y + self.px(HEAD / 2)
            self.look.signs.draw(surface, column.player, 16 * self.k, (box.x + self.px(17), y))
            place, room = (box.x + self.px(31), y), self._name_room(number)
            self.fonts.draw(surface, column.name, style, self.theme.ink, place, room=room)

    def _draw_row(self, surface: Surface, number: int, row: SheetRow) -> None:
        grid, theme = self.grid, self.theme
        top = HEAD * self.k + number * self.row_height
        strip = grid.rect(0, top, self.at[2], self.row_height, self.rect.topleft)
        if number % 2 == 0:
            strip.h -= grid.px(1)
            self.materials.fill(surface, strip, theme.inset, 5, 170)
        x, y = strip.x + self.px(18), strip.centery
        if row.badge:
            draw_badge(self, surface, row.badge, 10 * self.k, (x, y), "chip")
        elif row.icon:
            self.look.icons.draw(surface, row.icon, 17 * self.k, theme.ink, (x, y), theme.paper)
        name, when = self._name_rooms(row)
        high = self.row_height
        self.fonts.draw(surface, row.name, self.low("prompt", high), theme.ink, (x + self.px(18), y), room=name)
        right = strip.x + grid.px(self.names_width - 16 * self.k)
        self.fonts.draw(surface, row.when, self.low("caption", high), theme.muted, (right, y), "right", when)
        if number < self.filled:
            self._draw_values(surface, number, row)

    def low(self, style: StyleLike, high: float) -> StyleLike:
        return self.fonts.low(style, self.grid.px(_SHARE_OF_ROW * high))

    def _name_rooms(self, row: SheetRow) -> tuple[float, float]:
        """Name and time of a source share their column; the name, which is larger, yields first."""
        room = self.grid.px(self.names_width - _BESIDE_NAME * self.k)
        when = self.fonts.width(row.when, "caption")
        if self.fonts.width(row.name, self.fonts.least("prompt")) <= room - when:
            return room - when, when
        return self.fonts.shares(room, (row.name, "prompt"), (row.when, "caption"))

    def _draw_values(self, surface: Surface, number: int, row: SheetRow) -> None:
        grid, theme = self.grid, self.theme
        known = [value for value in row.values if value is not None]
        best = max(known, default=0)
        for column, value in enumerate(row.values):
            box = self.cell(number, column)
            if self.pointed == (number, column):
                field = box.inflate(-grid.px(4), -grid.px(3))
                self.materials.frame(surface, field, "field", radius=5, shadow=None)
                if self._keyboard:
                    self.materials.ring(surface, field, theme.lit_ring, 2, 5)
            right = box.right - self.px(14)
            if value is None:
                hidden = row.unknown[column] if row.unknown else 0
                dash = "–" if not hidden else "?" if hidden == 1 else f"{hidden} × ?"
                style = self.low("prompt", self.row_height)
                self.fonts.draw(surface, dash, style, theme.muted, (right, box.centery), "right")
                continue
            self._draw_bar(surface, box, value, self.columns[column].player, row.made[column] if row.made else "")
            strong = value == best and best > 0 and len(known) > 1
            text = str(value) if value >= 0 else f"–{-value}"
            style = self.low("stat" if strong else "prompt", self.row_height)
            tone = theme.ink if value >= 0 else theme.refuse
            self.fonts.draw(surface, text, style, tone, (right, box.centery), "right")
            if strong:
                line = Rect(0, box.centery + self.px(10.5), self.px(22), grid.line(1.2))
                line.right = right + self.px(2)
                surface.fill(theme.copper, line)

    def bar(self, box: Rect, value: int) -> Rect:
        """From a line for nothing to the right what is won, to the left what is lost."""
        grid, values = self.grid, [v for row in self.rows for v in row.values if v is not None]
        low, high = min(0, *values, 0), max(0, *values, 0)
        most = _BAR if any(any(row.made) for row in self.rows) else _BAR_ALONE
        longest = min(most * self.k, box.w / grid.u - _FIGURES * self.k)
        unit = longest / max(1, high - low)
        zero, length = box.x + self.px(10) - grid.px(unit * low), grid.px(unit * abs(value))
        if longest < _BAR_LEAST or (not length and not value):
            return Rect(zero, box.centery, 0, 0)
        found = Rect(zero, box.centery - self.px(7.5), max(grid.px(3), length), self.px(15))
        if value < 0:
            found.right = zero
        return found

    def _draw_bar(self, surface: Surface, box: Rect, value: int, player: int, made: str) -> None:
        """How the value is made stands beside the bar, or in its place where both have no room."""
        bar, end = self.bar(box, value), box.right - self.px(_FIGURE)
        if made:
            style = self.low("caption", self.row_height)
            self.fonts.draw(surface, made, style, self.theme.muted, (end, box.centery), "right", end - box.x)
            bar.w = bar.w if box.w >= self.px(_BOTH) else 0
        if value < 0 and bar.w:
            draw_loss(self, surface, bar, self.px(_HATCH))
        elif bar.w:
            self.materials.fill(surface, bar, self.look.signs.tint(player), 3)

    def overflow(self) -> list[str]:
        fonts, wide = self.fonts, []
        for row in self.rows:
            name, when = self._name_rooms(row)
            if not (fonts.fits(row.name, "prompt", name) and fonts.fits(row.when, "caption", when)):
                wide.append(f"{row.name} {row.when}")
        for number, column in enumerate(self.columns):
            if not fonts.fits(column.name, _NAME, self._name_room(number)):
                wide.append(column.name)
        return wide
