"""A scoring as it happens: four columns that compare everybody with whoever has least, by the table of differences.

It opens by itself when a scoring begins, uncovers column by column and closes again; a click ends it. At the
end of the match it adds what is counted only then.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import PartSpec, Shown
from game.ui.animation import Script
from game.ui.fonts import Style, StyleLike
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.stacks_panel import LAST
from game.ui.kinds.part import Host, Part
from game.ui.widgets import Label, Panel

_HEAD, _COLUMN_HEAD = 62.0, 50.0
_ROW, _ROW_OF_PIECES = 104.0, 66.0
"""The highest row, and the one from which there is room for the pieces below their figures."""
_PIECE, _PIECES = 21.0, 8
_REASON = 16.0
"""How far two reasons for the same points stand apart."""
_PAD, _GAP = 20.0, 12.0
_NAMES = 138.0
_FIRST_MS, _COLUMN_MS, _LAST_MS = 500.0, 900.0, 2600.0
_ICONS = {"scots": "scot", "landmarks": "landmark", "whisky": "whisky", "persons": "person"}


class ScoringSheet(Part):
    opens_itself = True
    bleed = 22.0
    needs = {
        "": ("title", "title_last", "ahead", "at_end", "beyond", "events", "scots", "landmarks", "whisky", "persons")
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.columns = {
            "scots": self.word("scots"),
            "landmarks": self.word("landmarks"),
            "whisky": self.word("whisky"),
            "persons": self.word("persons"),
        }
        self.panel = self.add(Panel((0, 0, wide, high)))
        self.title = self.panel.add(Label((_PAD, 14, wide - 2 * _PAD, 32), self.word("title", stack="A"), "panel"))
        self.panel.add(Label((_PAD, high - 88, wide - 2 * _PAD, 22), self.word("ahead"), "second", "muted"))
        self.scored: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {}
        self.later: dict[int, int] = {}
        self.visible = False

    # measures, in units of the sheet

    def _column(self, number: int) -> tuple[float, float, float, float]:
        wide = (self.spec.at[2] - 2 * _PAD - _NAMES - 92) / len(self.columns)
        return _PAD + _NAMES + wide * number, _HEAD, wide - _GAP, self.spec.at[3] - _HEAD - 104

    def _row(self) -> float:
        room = self.spec.at[3] - _HEAD - 104 - _COLUMN_HEAD
        return min(_ROW, room / max(1, len(self.seen.signs)))

    def _line(self, seat: int) -> float:
        """The middle of the figures of a player; where there is room the pieces lie below."""
        step = self._row()
        up = _PIECE * 0.55 if step >= _ROW_OF_PIECES else 0.0
        return _HEAD + _COLUMN_HEAD + step * (seat + 0.5) - up

    # what happens

    def drawn(self, shown: Shown) -> object:
        return shown.signs

    def story(self, event: Event) -> Script | None:
        if event.word == "scoring_begun":
            return self._begin(event.stack)  # type: ignore[attr-defined]
        if event.word == "category_scored":
            return self._uncover(event)
        if event.word == "final_points":
            return self._add(event)
        if event.word == "game_ended" and self.scored:
            return self._rest()
        return None

    def headline(self, event: Event) -> str:
        begun = event.word == "scoring_begun"
        return self._title(event.stack) if begun else self.title.text  # type: ignore[attr-defined]

    def _title(self, stack: str) -> str:
        name = stack.partition(":")[2]
        return self.word("title_last") if name == LAST else self.word("title", stack=name)

    def _begin(self, stack: str) -> Script:
        self.scored, self.later = {}, {}
        self.title.set(text=self._title(stack))
        self._open()
        yield _FIRST_MS

    def _uncover(self, event: Event) -> Script:
        column = event.category.partition(":")[2]  # type: ignore[attr-defined]
        if column in self.columns:
            self.scored[column] = event.counts, event.points  # type: ignore[attr-defined]
            self._open()
            last = len(self.scored) == len(self.columns) and self.seen.phase
            yield _LAST_MS if last else _COLUMN_MS

    def _add(self, event: Event) -> Script:
        """Everything that is only counted at the end, in one figure for each player."""
        seat = event.seat  # type: ignore[attr-defined]
        self.later[seat] = self.later.get(seat, 0) + event.n  # type: ignore[attr-defined]
        self._open()
        yield 120.0

    def _rest(self) -> Script:
        self._open()
        yield _LAST_MS

    def _open(self) -> None:
        self.set(visible=True)
        self.invalidate()

    def calm(self) -> None:
        self.set(visible=False)

    # drawing

    def paint(self, surface: Surface, clip: Rect) -> None:
        super().paint(surface, clip)
        if not self.visible or not clip.colliderect(self.rect):
            return
        for number, column in enumerate(self.columns):
            self._draw_column(surface, number, column)
        for seat in range(len(self.seen.signs)):
            self._draw_player(surface, seat)
        self._draw_table(surface)

    def overflow(self) -> list[str]:
        """Headings that are wider than their column."""
        room = self.grid.px(self._column(0)[2] - 44)
        return [word for word in self.columns.values() if self.visible and not self.fonts.fits(word, "dock", room)]

    def _heading(self) -> StyleLike:
        """One size for all columns."""
        room = self.grid.px(self._column(0)[2] - 44)
        return min((self.fonts.fit(word, "dock", room) for word in self.columns.values()), key=self.fonts.px)

    def _at(self, x: float, y: float) -> tuple[int, int]:
        return self.rect.x + self.grid.px(x), self.rect.y + self.grid.px(y)

    def _draw_column(self, surface: Surface, number: int, column: str) -> None:
        x, y, w, h = self._column(number)
        fonts, theme = self.fonts, self.theme
        box = self.grid.rect(x, y, w, h, self.rect.topleft)
        known = column in self.scored
        self.materials.fill(surface, box, theme.inset if known else theme.paper, self.grid.px(7))
        self.materials.ring(surface, box, theme.rule, 1, 7)
        symbol = table.symbol(self.look, _ICONS.get(column, column), self.grid.px(24))
        surface.blit(symbol, symbol.get_rect(center=self._at(x + 22, y + _COLUMN_HEAD / 2)))
        at = self._at(x + 40, y + _COLUMN_HEAD / 2)
        fonts.draw(surface, self.columns[column], self._heading(), theme.ink, at, room=self.grid.px(w - 44))
        if not known:
            return
        counts, points = self.scored[column]
        least = min(counts)
        for seat, (count, won) in enumerate(zip(counts, points, strict=True)):
            middle = self._line(seat)
            at, room = self._at(x + w * 0.16, middle), self.grid.px(w * 0.2)
            fonts.draw(surface, str(count), "figure", theme.ink, at, "centre", room)
            reasons = self._reasons(column, seat, count - least)
            for line, told in enumerate(reasons):
                y = middle + _REASON * (line - (len(reasons) - 1) / 2)
                at, room = self._at(x + w * 0.48, y), self.grid.px(w * 0.36)
                style = fonts.low("second", self.grid.px(_REASON)) if len(reasons) > 1 else "second"
                fonts.draw(surface, told, style, theme.muted, at, "centre", room)
            if won:
                self._points(surface, won, self._at(x + w * 0.8, middle), 30)
            self._pieces(surface, column, count, x, middle)

    def _reasons(self, column: str, seat: int, ahead: int) -> list[str]:
        """What the points of a column are for: how far one is ahead, and cards that lie there with their event."""
        tome, found = self.seen.position.chronicles.dubious_tome, []
        if ahead:
            found.append(self.word("beyond", n=ahead))
        if tome is not None and column == "landmarks":
            turned = sum(card in tome.flipped for card in self.seen.position.players[seat].landmarks)
            found += [self.word("events", n=turned)] if turned else []
        return found

    def _pieces(self, surface: Surface, column: str, count: int, x: float, middle: float) -> None:
        """What was counted, so that a figure is seen to be things; of very many the first."""
        if self._row() < _ROW_OF_PIECES:
            return
        symbol = table.symbol(self.look, _ICONS.get(column, column), self.grid.px(_PIECE))
        shown = min(count, _PIECES)
        step = min(_PIECE - 2, (self._column(0)[2] - 2 * _PIECE) / max(1, shown - 1))
        for number in range(shown):
            at = self._at(x + _PIECE + number * step, middle + _PIECE * 1.35)
            surface.blit(symbol, symbol.get_rect(center=at))

    def _points(self, surface: Surface, points: int, at: tuple[int, int], units: float) -> None:
        table.points(self.look, surface, points, at, self.grid.px(units))

    def _draw_player(self, surface: Surface, seat: int) -> None:
        middle, fonts, theme = self._line(seat), self.fonts, self.theme
        self.look.signs.draw(surface, self.seen.signs[seat], 18, self._at(_PAD + 10, middle))
        room = self.grid.px(_NAMES - 34)
        fonts.draw(surface, self.host.player(seat), "dock", theme.ink, self._at(_PAD + 26, middle), room=room)
        total = sum(points[seat] for _, points in self.scored.values())
        right = self.spec.at[2] - _PAD - 40
        if self.scored:
            at, wide = self._at(right, middle - 6), self.grid.px(76)
            fonts.draw(
                surface, f"+{total}", fonts.low("score", self.grid.px(34)), theme.gain_text, at, "centre", wide
            )
        if seat in self.later:
            later = self.later[seat]
            told = self.word("at_end", n=f"+{later}" if later >= 0 else f"–{-later}")
            at = self._at(right, middle + 19)
            fonts.draw(
                surface, told, fonts.low("second", self.grid.px(18)), theme.ink, at, "centre", self.grid.px(96)
            )

    def _draw_table(self, surface: Surface) -> None:
        """Above how far one is ahead of whoever has least, below the points; what has been used is framed."""
        steps, fonts, theme = table.scoring_table(), self.fonts, self.theme
        used = {min(count - min(counts), len(steps)) for counts, _ in self.scored.values() for count in counts}
        x, y = _PAD, self.spec.at[3] - 62
        for number, points in enumerate(steps, 1):
            box = self.grid.rect(x + 78 * (number - 1), y, 70, 46, self.rect.topleft)
            self.materials.fill(surface, box, theme.inset, self.grid.px(6))
            if number in used:
                self.materials.ring(surface, box, theme.gain, 2, 6)
            told = f"+{number}" if number < len(steps) else f"+{number}…"
            middle = y + 23
            left = x + 78 * (number - 1)
            at, room = self._at(left + 21, middle), self.grid.px(36)
            fonts.draw(surface, told, Style(15, "bold"), theme.ink, at, "centre", room)
            self._points(surface, points, self._at(left + 50, middle), 28)
