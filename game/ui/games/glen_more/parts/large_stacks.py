"""The stacks with large type: two tabs, one for the stacks, one for what a scoring would bring now.

There the comparisons are the columns, under their symbols, and each player has a row.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.shown import PartSpec
from game.ui.fonts import Style
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.stacks_panel import ROWS, STACKS, StacksPanel
from game.ui.kinds.part import Host, Part, Point
from game.ui.theme import mix
from game.ui.widgets import Button, Label, Panel, Segmented

_LEFT = 12.0
_TABS = 42.0
_BOX, _STEP = 42.0, 56.0
_SIGNS = 40.0


class LargeStacks(StacksPanel):
    needs = StacksPanel.needs

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        Part.__init__(self, spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="high"))
        titles = [("stacks", self.word("stacks")), ("scoring", self.word("if_scored"))]
        self.tabs = self.panel.add(
            Segmented((8, 5, wide - 16, _TABS - 8), titles, "stacks", lambda _: self._turn(), name="stacks_tabs")
        )
        left = _LEFT + 4 * _STEP + 4
        self.until = self.panel.add(
            Label((left, _TABS + 2, wide - left - 12, 40), "", "second", "muted", pin="middle")
        )
        self.discards = self.panel.add(
            Button(
                (left, high - 46, wide - left - 12, 38),
                "",
                self._open,
                style="second_bold",
                name="discards",
                radius=6,
            )
        )
        self.discards.pin = "middle"
        self.tabs.passed_by = self.discards.passed_by = True

    def _head(self) -> None:
        """The second tab says whether it speaks of what would be."""
        scoring = self.word("if_scored" if self.is_ahead else "all_scored")
        options = [("stacks", self.word("stacks")), ("scoring", scoring)]
        if options != self.tabs.options:
            self.tabs.set(options=options)
            self.tabs.arrange(self.grid)

    def _turn(self) -> None:
        self.changed()
        self.invalidate()

    def changed(self) -> None:
        super().changed()
        shows = self.tabs.chosen == "stacks"
        self.until.set(visible=shows)
        self.discards.set(visible=shows)

    def _draw(self, surface: Surface, rect: Rect) -> None:
        if self.tabs.chosen == "stacks":
            self._draw_boxes(surface, rect)
        else:
            self._draw_players(surface, rect)

    def _draw_boxes(self, surface: Surface, rect: Rect) -> None:
        fonts, theme = self.fonts, self.theme
        letter = self.fitted(STACKS, Style(18, "serif"), _BOX - 8, _BOX - 8)
        figure = self.fitted(["30"], "stat", _BOX, 32)
        for number, (name, left) in enumerate(self._stacks().items()):
            box = self._stack_box(number, rect.topleft)
            colour = table.colour(self.look, f"stack_{name.lower()}")
            surface.fill(colour if left else mix(theme.paper, colour, 0.25), box)
            fonts.draw(surface, name, letter, theme.cream if left else theme.muted, box.center, "centre")
            below = box.centerx, box.bottom + self.grid.px(20)
            if left or number >= self.seen.position.scorings:
                fonts.draw(surface, str(left), figure, theme.ink, below, "centre")
            else:
                self.look.icons.draw(surface, "check", 22, theme.gain_text, below)

    def _stack_box(self, number: int, origin: Point) -> Rect:
        return self.grid.rect(_LEFT + _STEP * number, _TABS + 4 + self.more / 2, _BOX, _BOX, origin)

    def figures_at(self) -> tuple[Rect, ...]:
        return (self.rect.copy(),)

    def _draw_players(self, surface: Surface, rect: Rect) -> None:
        grid, fonts, theme, seats = self.grid, self.fonts, self.theme, len(self.seen.signs)
        top, high = _TABS, self.at[3] + self.more - _TABS - 6
        line = high / (seats + 1)
        step = (self.at[2] - _LEFT - _SIGNS - 12) / (len(ROWS) + 1)
        columns = [rect.x + grid.px(_LEFT + _SIGNS + step * (n + 0.5)) for n in range(len(ROWS) + 1)]
        head = rect.y + grid.px(top + line / 2)
        for (_, icon), x in zip(ROWS, columns, strict=False):
            symbol = table.symbol(self.look, icon, grid.px(min(30.0, line)))
            surface.blit(symbol, symbol.get_rect(center=(x, head)))
        style = self.fitted(["12 +12"], "stat", step - 4, line)
        if self.is_ahead:
            bold = self.fitted([self.word("sum")], "second_bold", step, line)
            fonts.draw(surface, self.word("sum"), bold, theme.ink, (columns[-1], head), "centre")
        scoring = self.seen.figures.scoring
        for seat in range(seats):
            middle = rect.y + grid.px(top + line * (seat + 1.5))
            side = round(min(26.0, line - 2))
            self.look.signs.draw(surface, self.seen.signs[seat], side, (rect.x + grid.px(_LEFT + 18), middle))
            total = 0
            for (row, _), x in zip(ROWS, columns, strict=False):
                count, value = scoring[row].counts[seat], scoring[row].points[seat]
                total += value
                if not self.is_ahead:
                    fonts.draw(surface, str(count), style, theme.ink, (x, middle), "centre")
                    continue
                fonts.draw(surface, str(count), style, theme.ink, (x - grid.px(4), middle), "right")
                tone = theme.gain_text if value else theme.muted
                fonts.draw(surface, f"+{value}", style, tone, (x + grid.px(4), middle))
            if self.is_ahead:
                fonts.draw(surface, f"+{total}", style, theme.gain_text, (columns[-1], middle), "centre")

    def anchor(self, component: str) -> Point | None:
        kind, _, name = component.partition(":")
        names = list(self._stacks())
        if component == "stack":
            name = next((one for one, left in self._stacks().items() if left), "D")
        if kind != "stack" or name not in names:
            return None
        shows = self.tabs.chosen == "stacks" or not self.tabs.parts
        return self._stack_box(names.index(name), self.rect.topleft).center if shows else self.tabs.parts[0].center
