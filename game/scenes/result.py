"""The end of a match: who has won and why, the sheet filling row by row, and the curve of points over the turns."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import Entry
from game.scenes.page import use_height
from game.scenes.result_head import HIGH, fill_head
from game.scenes.result_large import LargeResult
from game.scenes.result_moments import add_moments
from game.scenes.result_parts import add_curve_below, add_parts, add_pictures, add_secrets, add_ties
from game.scenes.result_pictures import ResultPictures
from game.scenes.result_turns import DecidingTurns
from game.scenes.result_words import turn_ticks
from game.scenes.table import opening
from game.scenes.table.inset import Inset
from game.scenes.table.score_sheet import pieces, rows
from game.table.deciding import Deciding
from game.table.screen import screen_of
from game.table.tally import curves, open_sheet
from game.table.telling import Teller, summed
from game.ui.context import Context
from game.ui.events import Event, Key, Pointer
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Panel, ScrollArea, scrolled_beside
from game.ui.widgets.charts import Series
from game.ui.widgets.sheet_rows import SheetColumn
from game.ui.widgets.sheets import ScoreTable

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Act = tuple[str, Callable[[], object], str]
"""A button: its name, what it does, of which kind it is."""
_ROW_MS = 250.0
_PRIMARY = 330.0
"""Units of width of the button that one most likely wants."""
_LOWER_ROWS = 4.5
"""Rows are a little lower than on the table, so that all cards have room beneath."""


class ResultScene(Scene):
    comes_by_itself = True

    def __init__(self, context: Context, table: TableScene) -> None:
        super().__init__(context)
        self.table = table
        self.session = table.session
        self.sheet = open_sheet(self.session)
        self.filled = 0
        self.shows_curve = self.curve_below = False
        """Whether the curve was asked for in the place of the turns, and whether it has room below the sheet."""
        self._age = 0.0

    def own_ground(self, look: Look) -> Surface | None:
        return worlds.backdrop(self.session.rules.id, look)

    def build(self) -> None:
        session, words = self.session, self.context.words
        self.teller = Teller(words, session.rules.id, session.setup.seats)
        screen = screen_of(session.rules.id)
        result = session.result()
        assert result is not None, "the match is over"
        self.order = sorted(range(session.seats), key=lambda seat: result.places[seat])
        grid = self.context.grid
        larger = grid.text_scale if grid.is_large else 1.0
        self.turns = DecidingTurns(session, self.teller, self.table.model.signs, larger)
        self.pictures = ResultPictures(self.table)
        self.rows = rows(self.sheet, self.order, self.teller, screen, session.shown(None))
        page = self.root.add(Widget((0, 0, 1280, 720), pin="centre middle"))
        self.inset = self.root.add(Inset(self.context))
        if self.context.grid.is_large:
            LargeResult(self).fill(page)
            use_height(page)
            return
        fill_head(self, page.add(Panel((12, 10, 1256, HIGH), lit=True, name="winner")), 1.0)
        self._add_table(page)
        add_moments(self, page, (784, 94, 484, 548))
        left = 12.0
        for act in self.acts():
            wide = _PRIMARY if act[2] == "primary" else (1256 - _PRIMARY) / (len(self.acts()) - 1) - 12
            self.add_button(page, act, (left, 656, wide, 48))
            left += wide + 12

    def counted(self, key: str, **values: object) -> str:
        """Words about what the game counts: its own where that is something else than points."""
        own = f"{self.session.rules.id}.outcome.{key}"
        return self.text(own if self.teller.speaker.words.has(own) else f"table.result.{key}", **values)

    def make_table(self, wide: float, names_width: float, k: float = 1.0) -> ScoreTable:
        words, result = self.context.words, self.session.result()
        assert result is not None
        self.totals = [summed(result.points[seat]) for seat in self.order]
        self.score_table = ScoreTable(
            (0, 0, wide, 0),
            [SheetColumn(self.table.model.signs[seat], self.teller.seat(seat)) for seat in self.order],
            self.rows,
            now_label=self.counted("final"),
            totals=self.totals if self.filled >= len(self.rows) else (),
            later_label=words("table.result.place"),
            later=[f"{result.places[seat]}." for seat in self.order],
            filled=self.filled,
            on_point=self._point,
            names_width=names_width,
            k=k,
            name="table",
        )
        return self.score_table

    def _add_table(self, page: Widget) -> None:
        words = self.context.words
        seed = words("table.result.seed", seed=f"{self.session.setup.seed:08d}")
        panel = page.add(Panel((12, 94, 760, 548), words("table.sheet.title"), seed, name="sheet"))
        table = panel.add(self.make_table(732, 270))
        high = table.natural_height - _LOWER_ROWS * len(self.rows)
        table.at = (14, 44, 732, high)
        below = add_ties(self, panel, 44 + high + 8)
        if self.secret_rows:
            add_secrets(self, panel, below)
            below += 62
        elif screen_of(self.session.rules.id).panels is None:
            self.curve_below = add_curve_below(self, panel, add_parts(self, panel, below) + 12)
        add_pictures(self, panel, below)

    def _point(self, row: int | None, column: int | None) -> None:
        """What a figure was counted from is shown as it lies on the table; the name of a row shows that of all."""
        if row is None or row >= self.filled:
            self.inset.show_pieces(self.table, (), self.score_table.rect, self.score_table.rect)
            return
        seats = self.order if column is None else [self.order[column]]
        key, cell = self.rows[row].key, self.score_table.cell(row, column or 0)
        lit = dict.fromkeys(piece for seat in seats for piece in pieces(self.sheet, seat, key))
        self.inset.show_pieces(self.table, lit, self.score_table.rect, cell)

    def cards_of(self, seat: int) -> str:
        """What was secret until now, with its points."""
        mine = [e for e in self.sheet.entries if e.seat == seat and e.category in self.secret_rows]
        told = [f"{self._secret_name(entry)} *{entry.points}*" for entry in mine]
        return "\n".join(told) if told else self.text("table.result.no_cards")

    def _secret_name(self, entry: Entry) -> str:
        """What it is called; where everybody's is called the same, how much of it there was."""
        names = {self.teller.name(e.component) for e in self.sheet.entries if e.category in self.secret_rows}
        alike = len(names) == 1 and entry.detail is not None
        return self.teller.say(entry.detail) if alike and entry.detail else self.teller.name(entry.component)

    @property
    def secret_rows(self) -> tuple[str, ...]:
        return screen_of(self.session.rules.id).secret_rows

    def series(self) -> tuple[list[Series], list[str]]:
        """The curves of all players, and what stands below them."""
        veiled = screen_of(self.session.rules.id).hides_now
        found = [
            Series(self.table.model.signs[seat], values)
            for seat, values in enumerate(curves(self.session, veiled=veiled))
        ]
        return found, turn_ticks(max(len(one.values) for one in found) - 1)

    def show_turn(self, one: Deciding) -> None:
        """The replay where it has just been done."""
        self._replay(one.turn.end)

    def show(self, what: str) -> None:
        """The turns that decided it, or the curve."""
        self.shows_curve = what == "points"
        self.rebuild()

    def play_from(self, one: Deciding) -> None:
        """A match of its own from before it, with the same luck: what would have become of another move."""
        opening.play_on(self.context, self.session, one.turn.start)

    def acts(self) -> list[Act]:
        acts: list[Act] = [
            ("home", self._home, "plain"),
            ("replay", self._replay, "plain"),
            ("coach", self.look_back, "plain"),
            ("look", self.look_on, "plain"),
        ]
        own = {name: act for name, _, act in self.table.menu_entries([])}
        if own:  # a lesson leads back to the lessons
            chapter: list[Act] = [(name, partial(self._leave_by, act), "plain") for name, act in own.items()]
            return [*acts, *chapter[1:], (chapter[0][0], chapter[0][1], "primary")]
        return [*acts, ("again", self._again, "plain"), ("rematch", self._rematch, "primary")]

    def add_button(self, page: Widget, told: Act, at: At) -> None:
        name, act, kind = told
        tip = self.text(f"table.result.{name}_about")
        button = page.add(Button(at, self.text(f"table.result.{name}"), act, kind, name=name, tooltip=tip))
        if name == "coach":
            button.shortcut = "c"
        if kind == "primary":
            button.shortcut = "return"
            button.key = self.text("table.chord.return")

    # -- time ---------------------------------------------------------------------------------------------------

    def tick(self, dt_ms: float) -> bool:
        total = len(self.score_table.rows)
        if self.filled >= total:
            return False
        self._age += dt_ms
        factor = self.context.motion
        if factor <= 0:
            self._fill(total)
            return False
        while self._age >= _ROW_MS * factor and self.filled < total:
            self._age -= _ROW_MS * factor
            self._fill(self.filled + 1)
        return self.filled < total

    def _fill(self, count: int) -> None:
        self.filled = count
        self.score_table.set(filled=count)
        if count >= len(self.score_table.rows):
            self.score_table.set(totals=tuple(self.totals))

    def on_event(self, event: Event) -> bool:
        """A click or Space fills the sheet at once; Escape goes back to the table."""
        if isinstance(event, Key) and event.name in ("page up", "page down"):
            return any(area.handle(event) for area in self.root.walk() if isinstance(area, ScrollArea))
        if isinstance(event, Key) and event.name == "escape":
            self.look_on()
            return True
        pressed = isinstance(event, Pointer) and event.kind == "down"
        hurry = pressed or (isinstance(event, Key) and event.name == "space")
        if hurry and self.filled < len(self.score_table.rows):
            self._fill(len(self.score_table.rows))
            return True
        return scrolled_beside(self.root, event)

    # -- where to next ------------------------------------------------------------------------------------------

    def _home(self) -> None:
        self.context.stack.pop()
        opening.go_home(self.context)

    def look_on(self) -> None:
        self.context.stack.pop()

    def _replay(self, at: int = 0) -> None:
        from game.scenes.replay import ReplayScene

        scene = ReplayScene(self.context, self.session)
        scene.position = at
        self.context.stack.push(scene)

    def look_back(self) -> None:
        """Turn by turn, with what else there was."""
        opening.open_coach(self.context, self.session)

    def _leave_by(self, act: Callable[[], object]) -> None:
        self.context.stack.pop()
        act()

    def _again(self) -> None:
        self.context.stack.pop()
        opening.restart(self.table)

    def _rematch(self) -> None:
        self.context.stack.pop()
        opening.rematch(self.table)
