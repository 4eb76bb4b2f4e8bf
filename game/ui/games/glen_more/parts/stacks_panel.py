"""The stacks with what is left of them, and what the four comparisons would bring if they were scored now.

The figures are those of every seat.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.shown import PartSpec, Told
from game.ui.fonts import Style
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.opened import DISCARDS, is_open, opening
from game.ui.games.glen_more.parts.tile_gallery import discarded
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.kept_part import KeptPart
from game.ui.kinds.part import Host, Point
from game.ui.theme import mix
from game.ui.widgets import Button, Label, Panel

ROWS = (("scots", "scot"), ("landmarks", "landmark"), ("whisky", "whisky"), ("persons", "person"))
_LEFT, _ROW, _HEAD = 164.0, 18.0, 30.0
_STACK, _STACK_STEP = 30.0, 36.0
_WORDS = 122.0
"""Where the columns of the players begin, from the line."""
STACKS = "ABCD"
LAST = STACKS[-1]
"""It is scored when all figures are at the end, however many of its tiles are left."""
_END_TILE = "the_end"


class StacksPanel(KeptPart):
    seen: GlenShown
    bleed = 22.0
    needs = {
        "": (
            "stacks",
            "until",
            "last",
            "end_lies",
            "empty",
            "about_last",
            "if_scored",
            "all_scored",
            "scots",
            "landmarks",
            "whisky",
            "persons",
            "about",
            "scored",
            "sum",
            "discards",
        )
    }
    own_names = ("stack",)

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="high"))
        self.panel.add(Label((14, 5, 160, 24), self.word("stacks"), "dock"))
        self.heading = self.panel.add(Label((_LEFT + 8, 5, _WORDS - 8, 24), self.word("if_scored"), "dock"))
        self.until = self.panel.add(Label((14, high - 45, _LEFT - 18, 18), "", "second", "muted", pin="middle"))
        at = (12, high - 27, _LEFT - 22, 23)
        self.discards = self.panel.add(Button(at, "", self._open, style="second_bold", name="discards", radius=6))
        self.discards.pin = "middle"
        self.discards.passed_by = True

    @property
    def more(self) -> float:
        """Units that it is higher than designed, in a window that is taller."""
        return max(0.0, self.grid.units(self.rect.h) - self.at[3]) if self.rect.h else 0.0

    def drawn(self, shown: GlenShown) -> object:
        return (
            shown.position.stacks,
            shown.position.scorings,
            shown.signs,
            shown.figures.scoring,
            len(discarded(shown)),
        )

    def _open(self) -> None:
        """What was discarded lies open to everybody, at any time."""
        self.host.draft({} if is_open(self.seen, DISCARDS) else opening(self.seen, DISCARDS))

    def _stacks(self) -> dict[str, int]:
        """The four that bring scorings; the start tiles are laid out before anybody moves."""
        return {name: n for name, n in self.seen.position.stacks.items() if name in STACKS}

    @property
    def is_ahead(self) -> bool:
        """Another scoring is to come, so that there is something to say of what it would bring."""
        return self.seen.position.scorings < len(STACKS)

    def _head(self) -> None:
        self.heading.set(text=self.word("if_scored" if self.is_ahead else "all_scored"))

    def changed(self) -> None:
        super().changed()
        self._head()
        stacks = self._stacks()
        current = next((name for name, n in stacks.items() if n), "")
        left = stacks.get(current, 0)
        self.until.set(text=self.word("until", n=left) if current not in ("", LAST) else self._near_the_end())
        self.discards.set(text=self.word("discards", n=len(discarded(self.seen))))

    def _near_the_end(self) -> str:
        lies = any(space.tile == _END_TILE for space in self.seen.position.rondel)
        return self.word("end_lies" if lies else "last")

    # drawing

    def paint(self, surface: Surface, clip: Rect) -> None:
        super().paint(surface, clip)
        if self.visible and clip.colliderect(self.rect) and self.seen.position is not None:
            self.kept(surface, self._draw)

    def _draw(self, surface: Surface, rect: Rect) -> None:
        self._draw_stacks(surface, rect)
        self._draw_table(surface, rect)

    def _draw_stacks(self, surface: Surface, rect: Rect) -> None:
        grid, fonts, theme = self.grid, self.fonts, self.theme
        scorings = self.seen.position.scorings
        letter = self.fitted("ABCD", Style(18, "serif"), _STACK - 6, _STACK - 6)
        for number, (name, left) in enumerate(self._stacks().items()):
            box = self._stack_box(number, rect.topleft)
            colour = table.colour(self.look, f"stack_{name.lower()}")
            dark = mix(colour, table.colour(self.look, "dark"), 0.45)
            if left:
                for lift in (2, 1):
                    surface.fill(dark, box.move(grid.px(lift), grid.px(lift)))
                surface.fill(colour, box)
                fonts.draw(surface, name, letter, theme.cream, box.center, "centre")
            else:
                surface.fill(mix(theme.paper, colour, 0.25), box)
                fonts.draw(surface, name, letter, theme.muted, box.center, "centre")
            below = box.centerx, box.bottom + grid.px(12)
            if left or number >= scorings:
                figure = self.fitted([str(left)], "stat", _STACK, 20)
                fonts.draw(surface, str(left), figure, theme.ink, below, "centre")
            else:
                self.look.icons.draw(surface, "check", 14, theme.gain_text, below)

    def _stack_box(self, number: int, origin: Point) -> Rect:
        return self.grid.rect(14 + _STACK_STEP * number, 36 + self.more / 2, _STACK, _STACK, origin)

    @property
    def _row(self) -> float:
        """Where there is more room the lines stand farther apart."""
        return _ROW + self.more / (len(ROWS) + 1)

    def _draw_table(self, surface: Surface, rect: Rect) -> None:
        grid, fonts, theme = self.grid, self.fonts, self.theme
        x, y = rect.x + grid.px(_LEFT), rect.y
        surface.fill(theme.rule, (x, y + grid.px(10), grid.line(1), rect.h - grid.px(20)))
        seats = len(self.seen.signs)
        step = (self.at[2] - _LEFT - _WORDS - 8) / max(seats, 1)
        columns = [x + grid.px(_WORDS + step * (seat + 0.5)) for seat in range(seats)]
        for seat, column in enumerate(columns):
            self.look.signs.draw(surface, self.seen.signs[seat], 13, (column, y + grid.px(18)))
        words = self.word("scots"), self.word("landmarks"), self.word("whisky"), self.word("persons")
        lettering = self.fitted(words, "second", _WORDS - 34, _ROW - 3)
        plain, bold = (self.fitted(["+8"], style, step / 2 - 3, _ROW - 3) for style in ("second", "second_bold"))
        scoring = self.seen.figures.scoring
        for number, ((row, icon), word) in enumerate(zip(ROWS, words, strict=True)):
            middle = y + grid.px(_HEAD + 1 + self._row * (number + 0.5))
            symbol = table.symbol(self.look, icon, grid.px(16))
            surface.blit(symbol, symbol.get_rect(center=(x + grid.px(18), middle)))
            fonts.draw(surface, word, lettering, theme.ink, (x + grid.px(32), middle))
            for seat, column in enumerate(columns):
                count, value = scoring[row].counts[seat], scoring[row].points[seat]
                left = grid.px(9) if self.is_ahead else 0
                fonts.draw(surface, str(count), plain, theme.ink, (column - left, middle), "centre")
                if not self.is_ahead:
                    continue
                tone = theme.gain_text if value else theme.muted
                fonts.draw(surface, f"+{value}", bold, tone, (column + grid.px(10), middle), "centre")
        if self.is_ahead:
            self._draw_sums(surface, rect, columns)

    def _draw_sums(self, surface: Surface, rect: Rect, columns: list[int]) -> None:
        """Below a line: what the whole scoring would bring."""
        grid, fonts, theme, left = self.grid, self.fonts, self.theme, rect.x + self.grid.px(_LEFT)
        line = rect.y + grid.px(_HEAD + 1 + self._row * len(ROWS))
        surface.fill(theme.rule, (left + grid.px(10), line, rect.right - left - grid.px(20), grid.line(1)))
        middle = line + grid.px(1 + self._row / 2)
        bold = self.fitted([self.word("sum")], "second_bold", _WORDS - 34, _ROW - 3)
        fonts.draw(surface, self.word("sum"), bold, theme.ink, (left + grid.px(32), middle))
        for seat, column in enumerate(columns):
            values = [self.seen.figures.scoring[row].points[seat] for row, _ in ROWS]
            fonts.draw(surface, f"+{sum(values)}", bold, theme.gain_text, (column, middle), "centre")

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        kind, _, name = component.partition(":")
        names = list(self._stacks())
        if component == "stack":  # from where the next tile comes
            name = next((one for one, left in self._stacks().items() if left), "D")
        if kind != "stack" or name not in names:
            return None
        return self._stack_box(names.index(name), self.rect.topleft).center

    def told(self, component: str) -> Told | None:
        kind, _, name = component.partition(":")
        left = self._stacks().get(name)
        if kind != "stack" or left is None:
            return None
        if name == LAST and self.seen.position.scorings < len(STACKS):  # it is not scored when it is empty
            return Told(text=self.word("about_last", n=left, stack=name) if left else self.word("empty", stack=name))
        return Told(text=self.word("about", n=left, stack=name) if left else self.word("scored", stack=name))
