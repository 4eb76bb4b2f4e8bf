"""The end of a match: who has won and why, the sheet filling row by row, and the curve of points over the turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import Entry
from game.scenes.result_large import LargeResult
from game.scenes.result_parts import add_parts, add_pictures, add_secrets
from game.scenes.result_pictures import Pictured, ResultPictures
from game.scenes.result_turns import PICTURE, DecidingTurns
from game.scenes.result_words import breakers, first_without, tied_told, turn_ticks
from game.scenes.table import opening
from game.scenes.table.score_sheet import rows
from game.table.deciding import Deciding
from game.table.screen import screen_of
from game.table.tally import curves, open_sheet
from game.table.telling import Teller
from game.ui.context import Context
from game.ui.events import Event, Key, Pointer
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Label, Panel, ScrollArea, Sign
from game.ui.widgets.charts import LineChart, Series
from game.ui.widgets.sheet_rows import SheetColumn
from game.ui.widgets.sheets import ScoreTable

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Act = tuple[str, Callable[[], object], str]
"""A button: its name, what it does, of which kind it is."""
_ROW_MS = 250.0
_WINNER = 216.0
"""Units of width that the picture of whoever has won has."""
_PICTURED = 82.0
"""A card of a turn is at least so high where it has a picture."""
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
        self.turns = DecidingTurns(session, self.teller, self.table.model.signs)
        self.pictures = ResultPictures(self.table)
        self.rows = rows(self.sheet, self.order, self.teller, screen, session.shown(None))
        page = self.root.add(Widget((0, 0, 1280, 720), pin="centre middle"))
        if self.context.grid.is_large:
            LargeResult(self).fill(page)
            return
        self.add_head(page.add(Panel((12, 12, 1256, 92), lit=True, name="winner")), 1.0)
        self._add_table(page)
        self._add_curve(page)
        for number, act in enumerate(self.acts()):
            self.add_button(page, act, (12 + number * 242, 654, 284 if act[2] == "primary" else 226, 46))

    def add_head(self, head: Panel, k: float) -> None:
        """Who has won; `k` is how much larger than designed it is."""
        result = self.session.result()
        assert result is not None
        for number, seat in enumerate(result.winners):
            head.add(Sign((22 + 62 * number, 18 * k, 56, 56 * k), self.table.model.signs[seat]))
        left = 22 + 62 * len(result.winners) + 16
        names = self.teller.speaker.listed([self.teller.seat(seat) for seat in result.winners])
        points = result.points[result.winners[0]]
        key = "wins" if len(result.winners) == 1 else "share"
        room = head.at[2] - 16 - left
        if self.pictures.are_there and not self.context.grid.is_large:
            room -= _WINNER
            own = self.pictures.of_winner(result.winners[0], tuple(one.turn for one in self.turns.turns))
            head.add(Pictured((head.at[2] - _WINNER - 8, 8, _WINNER, head.at[3] - 16), own, name="winner_picture"))
        head.add(Label((left, 11 * k, room, 42 * k), self.counted(key, who=names, n=points), "title"))
        told = self._lead(result.points)
        if result.decided_by is not None:
            fonts, wide = self.context.look.fonts, self.context.grid.px(room)
            forms = tied_told(result, self.teller)
            told = next((form for form in forms if fonts.fits(form, "prompt", wide)), forms[-1])
        head.add(Label((left, 57 * k, room, 23 * k), told, "prompt", "muted"))

    def _lead(self, points: tuple[int, ...]) -> str:
        best, second = sorted(points, reverse=True)[:2]
        lead = self.counted("lead", n=best - second)
        first = first_without(self.sheet, self.secret_rows, points)
        return lead if first is None else f"{lead} {self.text('table.result.turned', who=self.teller.seat(first))}"

    def counted(self, key: str, **values: object) -> str:
        """Words about what the game counts: its own where that is something else than points."""
        own = f"{self.session.rules.id}.outcome.{key}"
        return self.text(own if self.teller.speaker.words.has(own) else f"table.result.{key}", **values)

    def make_table(self, wide: float, names_width: float, k: float = 1.0) -> ScoreTable:
        words, result = self.context.words, self.session.result()
        assert result is not None
        tied = breakers(result)
        self.totals = [str(result.points[seat]) for seat in self.order]
        self.score_table = ScoreTable(
            (0, 0, wide, 0),
            [SheetColumn(self.table.model.signs[seat], self.teller.seat(seat)) for seat in self.order],
            self.rows,
            now_label=self.counted("final"),
            totals=self.totals if self.filled >= len(self.rows) else (),
            later_label=self.counted("place_tied") if tied else words("table.result.place"),
            later=[f"{result.places[seat]}." + tied.get(seat, "") for seat in self.order],
            filled=self.filled,
            names_width=names_width,
            k=k,
            name="table",
        )
        return self.score_table

    def _add_table(self, page: Widget) -> None:
        words = self.context.words
        seed = words("table.result.seed", seed=f"{self.session.setup.seed:08d}")
        panel = page.add(Panel((12, 116, 760, 520), words("table.sheet.title"), seed, name="sheet"))
        table = panel.add(self.make_table(732, 270))
        high = table.natural_height - _LOWER_ROWS * len(self.rows)
        table.at = (14, 44, 732, high)
        below = 44 + high + 8
        if self.secret_rows:
            add_secrets(self, panel, below)
            below += 62
        elif screen_of(self.session.rules.id).panels is None:
            add_parts(self, panel, below)
        add_pictures(self, panel, below)

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

    def _add_curve(self, page: Widget) -> None:
        note = self.text("table.result.curve_note")
        pictures = self.pictures if self.pictures.are_there else None
        aside, least = (PICTURE, _PICTURED) if pictures is not None else (0.0, 0.0)
        below = max(least, self.turns.high(self.context.look, 484 - 28 - aside))
        high = 520 - (46 + 10 + self.turns.room(below) if self.turns.turns else 0)
        panel = page.add(Panel((784, 116, 484, high), self.counted("curve"), note, name="curve"))
        series, ticks = self.series()
        panel.add(LineChart((14, 46, 456, high - 56), series, ticks=ticks, marks=self.turns.marks(), name="chart"))
        if self.turns.turns:
            told = self.text("table.deciding.note")
            at = (784, 116 + high + 10, 484, 520 - high - 10)
            panel = page.add(Panel(at, self.turns.title, told, name="turns"))
            self.turns.fill(panel, 42, below, self.show_turn, pictures)

    def show_turn(self, one: Deciding) -> None:
        """The replay where it has just been done."""
        self._replay(one.turn.end)

    def acts(self) -> list[Act]:
        return [
            ("home", self._home, "plain"),
            ("replay", self._replay, "plain"),
            ("look", self.look_on, "plain"),
            ("again", self._again, "plain"),
            ("rematch", self._rematch, "primary"),
        ]

    def add_button(self, page: Widget, told: Act, at: At) -> None:
        name, act, kind = told
        tip = self.text(f"table.result.{name}_about")
        button = page.add(Button(at, self.text(f"table.result.{name}"), act, kind, name=name, tooltip=tip))
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
        return False

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

    def _again(self) -> None:
        self.context.stack.pop()
        opening.restart(self.table)

    def _rematch(self) -> None:
        self.context.stack.pop()
        opening.rematch(self.table)
