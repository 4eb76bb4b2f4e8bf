"""The lines of the recap: whole sentences, as long as there is room for them, else what matters most of each; in a
small panel large type yields before a line has no room."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from game.core.named import bare
from game.table.facts import PeekLine
from game.ui.fonts import SMALLEST, Style, StyleLike, style_of
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widgets import IconButton

STYLE = "second"
_POINTS_LARGER = 1.0
_LONGEST = 6
"""So many rows a sentence may have where all the others have room as well."""
_WHOLE = 20
"""In the wanted type nothing is left out of a sentence while there is room."""
_ENOUGH = 3
_TEXT, _END, _GAP, _SIGN = 28.0, 8.0, 4.0, 14.0
_TYPES = 5
"""So many sizes are tried where a larger text size yields."""
Found = list[tuple[PeekLine, TextBlock, str]]


@dataclass(frozen=True)
class LaidLine:
    line: PeekLine
    block: TextBlock
    words: str
    top: int
    """Pixels below the first line."""
    height: int


class PlayButton(IconButton):
    """Shows all of them again. Who points at it points at the recap."""

    def hover_changed(self) -> None:
        super().hover_changed()
        again = getattr(self.parent, "look_at_again", None)
        if again is not None:
            again()


def in_room(look: Look, words: str, wide: int, room: int) -> TextBlock:
    """That there is no news, in the largest type that has room."""
    blocks = [layout_text(look, words, style, "muted", wide) for style in _types(look)]
    return next((one for one in blocks if one.height <= room), blocks[-1])


def _types(look: Look) -> list[StyleLike]:
    """From the usual size down to the one without a larger text size."""
    smaller = [one for one in look.fonts.smaller(STYLE) if look.fonts.px(one) >= SMALLEST]
    step = -(-len(smaller) // _TYPES)
    return [STYLE, *reversed(smaller[::-1][::step])] if smaller else [STYLE]


class PeekLines:
    """Some lines in a width and height of pixels; `laid` are those that are seen, from the number `first` on."""

    def __init__(
        self, look: Look, lines: tuple[PeekLine, ...], wide: int, room: int, first: int | None = None
    ) -> None:
        self.look = look
        self.wide = wide
        self.lines = lines
        self.style: StyleLike = STYLE
        self.whole = False
        """Whether each line has as much room as most sentences need."""
        found = self._chosen(room)
        most = self._first_of_last(found, room)
        self.first = most if first is None else min(first, most)
        self.farthest = most
        self.laid = self._placed(found[self.first :], room)

    def _chosen(self, room: int) -> Found:
        """In the largest type in which each line has room, as long as it can be there. Before all are cut to a row
        they are scrolled: each as long as all the room lets it be, in the largest type that has room for the latest,
        and before very large type is smaller than large type is."""
        latest: tuple[StyleLike, Found] | None = None
        for number, style in enumerate(_types(self.look)):
            if latest is not None and style_of(style).size < self.look.fonts.at_large("caption").size:
                break
            self.style = style
            for rows in (*[_WHOLE] * (number == 0), *range(_LONGEST, 0, -1)):
                found = self._in_rows(rows)
                fits = self._wide(found)
                told = rows > 1 or all(words == line.words[0] for line, _, words in found)
                if fits and told and self._high(found) <= room:
                    self.whole = number == 0 and rows >= _ENOUGH
                    return self._longer(found, room) if told else found
                if fits and latest is None and self._height(found[-1][1]) <= room:
                    latest = style, self._each_within(room)
        if latest is not None:
            self.style, found = latest
        return found

    def _longer(self, found: Found, room: int) -> Found:
        """What is left of the room goes to the sentences that were cut, the latest first."""
        free = room - self._high(found)
        for at in range(len(found) - 1, -1, -1):
            line, block, words = found[at]
            for longer in line.words[: line.words.index(words)]:
                made = self._block(line, longer)
                if made.height - block.height <= free and self._wide([(line, made, longer)]):
                    found[at], free = (line, made, longer), free - (made.height - block.height)
                    break
        return found

    def _each_within(self, room: int) -> Found:
        """Each in its longest wording for which alone there is room."""
        found = []
        for line in self.lines:
            blocks = [(line, self._block(line, words), words) for words in line.words]
            found.append(next((one for one in blocks if self._height(one[1]) <= room), blocks[-1]))
        return found

    def _wide(self, found: Found) -> bool:
        """Whether the longest word has room."""
        return all(block.widest_word <= self._room(line) for line, block, _ in found)

    def points_style(self) -> StyleLike:
        """A little larger than the words beside it: where large type yields, both do."""
        if self.style == STYLE:
            return "body_bold"
        words = style_of(self.style)
        return Style(words.size + _POINTS_LARGER, "bold", words.floor)

    def _room(self, line: PeekLine) -> int:
        points = self.look.fonts.width(line.points, self.points_style()) + self.look.grid.px(6) if line.points else 0
        return self.wide - self.look.grid.px(_TEXT + _END) - points

    def _block(self, line: PeekLine, words: str) -> TextBlock:
        return layout_text(self.look, words, self.style, "ink", self._room(line))

    def _in_rows(self, rows: int) -> Found:
        """Each in its longest wording that has so many rows; the shortest where none has."""
        found = []
        for line in self.lines:
            blocks = [(line, self._block(line, words), words) for words in line.words]
            found.append(next((one for one in blocks if one[1].lines <= rows), blocks[-1]))
        return found

    def _height(self, block: TextBlock) -> int:
        return block.height + self.look.grid.px(_GAP)

    def _high(self, found: Found) -> int:
        return sum(self._height(block) for _, block, _ in found)

    def _first_of_last(self, found: Found, room: int) -> int:
        """From where on all that follow have room."""
        first, used = len(found), 0
        while first and used + self._height(found[first - 1][1]) <= room:
            first -= 1
            used += self._height(found[first][1])
        return first

    def _placed(self, found: Found, room: int) -> tuple[LaidLine, ...]:
        laid, top = [], 0
        for line, block, words in found:
            if top + self._height(block) > room:
                break
            laid.append(LaidLine(line, block, words, top, self._height(block)))
            top += self._height(block)
        return tuple(laid)

    @property
    def height(self) -> int:
        return sum(one.height for one in self.laid)

    def row(self, number: int, at: tuple[int, int]) -> Rect:
        one = self.laid[number]
        return Rect(at[0], at[1] + one.top, self.wide, one.height)

    def name_at(self, number: int, at: tuple[int, int], pos: tuple[int, int]) -> str:
        """The component whose name is there; empty for none."""
        x, y = self._text_at(self.row(number, at))
        return self.laid[number].block.name_at((pos[0] - x, pos[1] - y))

    def _text_at(self, row: Rect) -> tuple[int, int]:
        return row.x + self.look.grid.px(_TEXT), row.y + self.look.grid.px(_GAP / 2)

    def draw(self, surface: Surface, at: tuple[int, int], pointed: int | None) -> None:
        for number in range(len(self.laid)):
            self._draw_line(surface, number, at, number == pointed)
        if self.farthest:
            self._draw_bar(surface, at)

    def _draw_line(self, surface: Surface, number: int, at: tuple[int, int], pointed: bool) -> None:
        look, grid, theme = self.look, self.look.grid, self.look.theme
        one, row = self.laid[number], self.row(number, at)
        if pointed:
            look.materials.frame(surface, row, "field", radius=5, shadow=None)
        if one.line.touches:
            surface.fill(theme.copper, (row.x, row.y + grid.px(2), grid.px(3), row.h - grid.px(4)))
        middle = row.y + grid.px(_GAP / 2) + one.block.line_px // 2
        if one.line.sign is None:
            look.icons.draw(surface, "scores", _SIGN, theme.muted, (row.x + grid.px(15), middle))
        else:
            look.signs.draw(surface, one.line.sign, _SIGN, (row.x + grid.px(15), middle))
        right = row.right - grid.px(_END)
        look.fonts.draw(surface, one.line.points, self.points_style(), theme.gain_text, (right, middle), "right")
        one.block.draw(surface, self._text_at(row))

    def _draw_bar(self, surface: Surface, at: tuple[int, int]) -> None:
        """Where in the list one is: there are more lines than have room."""
        grid, theme = self.look.grid, self.look.theme
        high = max(self.height, grid.px(20))
        length = max(grid.px(8), high * len(self.laid) // len(self.lines))
        top = at[1] + (high - length) * self.first // self.farthest
        surface.fill(theme.rule, (at[0] + self.wide, top, grid.px(3), length))

    def overflow(self) -> list[str]:
        return [bare(one.words) for one in self.laid if one.block.widest_word > self._room(one.line)]
