"""Where everything stands on the page that looks back: table, comparison, curve; with large type in two pages."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.scenes.coach.columns import BETTER, DONE, MOST_LARGE, Column
from game.scenes.coach.curve import Curve
from game.scenes.coach.ghosts import Ghosts
from game.scenes.coach.kinds import KindChip, Verdict
from game.scenes.coach.sights import parts_for
from game.scenes.replay_controls import EyesButton
from game.table import keys
from game.table.coach import BEST, CLASSES, GOOD
from game.table.coach_words import Line, Row, Told
from game.ui.grid import DESIGN_HEIGHT, Grid
from game.ui.kinds import Part, kinds_of
from game.ui.paragraph import layout_text
from game.ui.widgets import Button, IconButton, Label, Panel, Paragraph, Plaque, Prompt, ScrollArea, Segmented, Sign

if TYPE_CHECKING:
    from game.scenes.coach.scene import CoachScene

_AREA = (12.0, 52.0, 690.0, 496.0)
_LEFT, _WIDE, _HIGH = 714.0, 554.0, 496.0
_PAD, _COLUMN = 16.0, 258.0
_COLUMNS = 44.0
_FOOT, _BUTTON = 440.0, 46.0
_WHY = 100.0
_CHIP, _LARGE_CHIP, _CHIPS = 128.0, 168.0, 232.0
_WORDS_BELOW = 120.0
"""Units of height that a window has to have more than designed for the words below figures in large type."""


def spare_of(grid: Grid) -> float:
    """How much higher than designed the window is, in units."""
    return grid.height / grid.u - DESIGN_HEIGHT


class CoachLayout:
    """Makes the widgets of a scene and fills them with what is told of a turn."""

    def __init__(self, scene: CoachScene) -> None:
        self.scene = scene
        grid = scene.context.grid
        self.large = grid.is_large
        self.spare = spare_of(grid)
        self.turns_pages = self.large and self.spare < _WORDS_BELOW
        """Whether figures and words have to take turns; a tall window has room for the words below."""
        root = scene.root
        kinds = kinds_of(scene.session.rules.id, self.large)
        self.parts: dict[str, Part] = {
            name: root.add(kinds[spec.kind](spec, scene, name))
            for name, spec in parts_for(scene.session, scene.screen).items()
        }
        self.ghosts = root.add(Ghosts(_AREA, pin="wide high", name="ghosts"))
        self._head()
        self._comparison()
        self._curve()

    # -- head ---------------------------------------------------------------------------------------------------

    def _head(self) -> None:
        scene, add, text = self.scene, self.scene.root.add, self.scene.text
        add(IconButton((12, 8, 34, 32), "back", scene.back, colour="cream", ground="plaque", name="back",
                       tooltip=text("coach.back")))  # fmt: skip
        game = text(f"{scene.session.rules.id}.title")
        self.title = add(Label((56, 8, 230, 32), text("coach.title", game=game), "dock", "cream", name="title"))
        self.prompt = add(Prompt((292, 7, 682, 34), pin="centre", name="prompt"))
        if len(scene.seats) > 1:
            names = [(str(seat), scene.teller.seat(seat)) for seat in scene.seats]
            add(EyesButton((984, 8, 284, 32), names, str(scene.seat), scene.choose_seat, name="whose",
                           tooltip=text("coach.whose"))).pin = "right"  # fmt: skip
        else:
            result = scene.session.result()
            points = "" if result is None else f" {result.points[scene.seat]}"
            self.plaque = add(Plaque((984, 8, 284, 32), f"{scene.teller.seat(scene.seat)}{points}", pin="right",
                                     name="plaque"))  # fmt: skip
            if result is not None:
                others = [seat for seat in range(scene.session.seats) if seat != scene.seat]
                best = max(others, key=lambda seat: result.points[seat], default=None)
                if best is not None:
                    self.plaque.set(right=f"{scene.teller.seat(best)} {result.points[best]}")

    # -- comparison ---------------------------------------------------------------------------------------------

    def _comparison(self) -> None:
        scene, text = self.scene, self.scene.text
        self.panel = scene.root.add(
            Panel((_LEFT, 52, _WIDE, _HIGH), "", edge="copper", edge_width=1.6, pin="right high", name="comparison")
        )
        wide = _WIDE - 2 * _PAD
        if self.turns_pages:
            pages = [(page, text(f"coach.{page}")) for page in ("figures", "why")]
            at = (_PAD, 7, 0.5 * wide - 8, 34)
            self.panel.add(Segmented(at, pages, scene.page, scene.show_page, name="page"))
        else:
            self.heading = self.panel.add(Label((_PAD, 7, 0.5 * wide, 32), "", "panel"))
        self.verdict = self.panel.add(Verdict((_PAD + wide * 0.5, 8, wide * 0.5, 30), name="verdict"))
        high = _FOOT - 10 - _COLUMNS - (0 if self.large else _WHY + 8)
        gap = wide - 2 * _COLUMN
        made = [
            self.panel.add(
                Column((_PAD + at * (_COLUMN + gap), _COLUMNS, _COLUMN, high), which,
                       partial(scene.keep_line, which), scene.point_line)
            )
            for at, which in enumerate((DONE, BETTER))
        ]  # fmt: skip
        self.columns = (made[0], made[1])
        top = _COLUMNS if self.turns_pages else _FOOT - 6 if self.large else _FOOT - 10 - _WHY
        below = self.spare if self.large else 0.0
        place = (_PAD, top, wide + 8, _FOOT - 8 - top + below)
        self.why_area = self.panel.add(ScrollArea(place, pin="left top" if self.large else "left high", name="words"))
        self.why = self.why_area.add(Paragraph((0, 0, wide - 6, 20), "", "body", name="why"))
        self.note = self.why_area.add(Paragraph((0, 0, wide - 6, 20), "", "second", "muted", name="note"))
        self._buttons()

    def _buttons(self) -> None:
        scene, text, add = self.scene, self.scene.text, self.panel.add
        x = _PAD
        small = (
            ("previous", "back", partial(scene.step, -1), 104.0),
            ("next", "go", partial(scene.step, 1), 104.0),
            ("lost", "fast", partial(scene.next_lost, 1), 48.0),
        )
        self.buttons: dict[str, Button] = {}
        for name, icon, act, wide in small:
            wide = 48.0 if self.large else wide
            words = "" if wide < 60 else text(f"coach.{name}")
            self.buttons[name] = add(
                Button((x, _FOOT, wide, _BUTTON), words, act, icon=icon if not words else "", pin="left bottom",
                       name=name, tooltip=text(f"coach.{name}_tip"))
            )  # fmt: skip
            x += wide + 8
        key = "" if self.large else keys.shown("return", scene.context.words)
        self.buttons["try"] = add(
            Button((x, _FOOT, _WIDE - _PAD - x, _BUTTON), text("coach.try"), scene.try_it, "primary", key=key,
                   pin="left bottom", name="try", tooltip=text("coach.try_tip"))
        )  # fmt: skip

    # -- curve --------------------------------------------------------------------------------------------------

    def _curve(self) -> None:
        scene, text = self.scene, self.scene.text
        panel = scene.root.add(Panel((12, 556, 1256, 156), pin="wide bottom", name="curve_panel"))
        own = f"{scene.session.rules.id}.outcome.curve"
        title = text(own if scene.teller.speaker.words.has(own) else "coach.curve")
        left, wide = (_CHIPS, _CHIP) if not self.large else (_PAD, _LARGE_CHIP)
        if not self.large:
            panel.add(Label((_PAD, 5, 214, 26), title, "dock"))
        self.chips: dict[str, KindChip] = {}
        for number, kind in enumerate(CLASSES):
            at = (left + number * (wide + 2), 5, wide, 26)
            self.chips[kind] = panel.add(
                KindChip(at, kind, text(f"coach.class.{kind}"), partial(scene.next_of, kind), scene.point_kind,
                         f"kind:{kind}")
            )  # fmt: skip
        x = left + len(CLASSES) * (wide + 2) + 14
        for sign in scene.signs:
            panel.add(Sign((x, 9, 18, 18), sign, pin="left"))
            x += 26
        self.progress = panel.add(
            Label((x + 4, 5, 1256 - _PAD - x - 4, 26), "", "second", "muted", "right", pin="wide")
        )
        names, before = [], 0
        for one in scene.coach.decisions:
            names.append(str(one.turn) if one.turn != before else "")
            before = one.turn
        result = scene.session.result()
        most = max(result.points) if result is not None else 1
        self.curve = panel.add(
            Curve((6, 32, 1244, 120), scene.seat, scene.signs, scene.points, names, scene.go_to, self._told,
                  most=most, pin="wide")
        )  # fmt: skip
        self.curve.place = float(scene.chosen)

    def _told(self, number: int) -> str:
        decision = self.scene.coach.decisions[number]
        kind = self.scene.coach.class_at(number)
        title = self.scene.words.title(decision)
        return title if not kind else f"{title}: {self.scene.text(f'coach.class.{kind}')}"

    # -- what is told -------------------------------------------------------------------------------------------

    def tell(self, told: Told | None) -> None:
        scene, text = self.scene, self.scene.text
        for button in self.buttons.values():
            button.set_enabled(told is not None, text("coach.empty"))
        if told is None:
            self.prompt.set(text=text("coach.empty"), icon="info")
            for column in self.columns:
                column.set(visible=False)
            return
        who = scene.words.who
        head = text("coach.head_costliest" if scene.is_costliest else "coach.head", who=who, title=told.title)
        self.prompt.set(text=head, sign=scene.signs[scene.seat], who=f"*{who}*")
        both = told.better is not None
        if not self.turns_pages:
            self.heading.set(text=text("coach.side_by_side" if both else "coach.one_line"))
        self.verdict.set(kind=told.kind, text=told.chip)
        figures = not self.turns_pages or scene.page == "figures"
        self._tell_columns(told, figures)
        self._tell_words(told)
        self.why_area.set(visible=not self.turns_pages or not figures)

    def _tell_columns(self, told: Told, figures: bool) -> None:
        columns = list(zip((DONE, BETTER), self.columns, (told.done, told.better), strict=True))
        rows, sums = len(self._rows(told.rows)), told.total is not None
        high = max(column.wanted(line, rows, sums) for _, column, line in columns if line is not None)
        for which, column, line in columns:
            column.set(visible=figures and line is not None, kept=self.scene.kept == which)
            if line is not None:
                self._tell_column(column, told, line, which, high)

    def _tell_column(self, column: Column, told: Told, line: Line, which: str, high: float) -> None:
        text, words = self.scene.text, self.scene.words
        better = which == BETTER

        def figure(row: Row, *, sign: bool = False) -> tuple[Row, str]:
            return row, words.tenths(row.better if better else row.done, sign=sign)

        rows = [figure(row) for row in self._rows(told.rows)]
        last = [figure(row) for row in (told.total, told.against) if row is not None]
        last += [figure(told.ahead, sign=True)] if told.ahead is not None else []
        named = {BEST: "coach.next_best", GOOD: "coach.as_good"}.get(told.kind, "coach.better")
        title = text(named if better else "coach.done")
        sure = words.sure(line)
        column.tell(title, line, sure, rows, last, text("coach.behind_tip", unit=words.unit), high)
        column.tooltip = text("coach.peek")

    def _rows(self, rows: tuple[Row, ...]) -> tuple[Row, ...]:
        """With large type the last of them are one."""
        if not self.large or len(rows) <= MOST_LARGE:
            return rows
        last = rows[MOST_LARGE - 1 :]
        rest = Row(self.scene.text("coach.rest"), sum(one.done for one in last), sum(one.better for one in last))
        return (*rows[: MOST_LARGE - 1], rest)

    def _tell_words(self, told: Told) -> None:
        look, y = self.scene.context.look, 0.0
        for paragraph, words in ((self.why, told.why), (self.note, told.note)):
            wide = paragraph.at[2]
            block = layout_text(look, words, paragraph.style, "ink", look.grid.px(wide))
            paragraph.set(text=words)
            paragraph.at = (0, y, wide, look.grid.units(block.height) + 1)
            y += paragraph.at[3] + 4 if words else 0
        self.why_area.content_height = y
        self.why_area.offset = 0
        if self.why_area.rect.w:
            self.why_area.layout(look.grid)
            self.why_area.invalidate()

    def count(self) -> None:
        """What is known by now."""
        scene, coach = self.scene, self.scene.coach
        counts = coach.counts()
        for kind, chip in self.chips.items():
            about = scene.text(f"coach.class_about.{kind}", unit=scene.words.unit)
            named = scene.text(f"coach.class.{kind}")
            chip.set(count=str(counts[kind]))
            chip.tooltip = scene.text("coach.legend", kind=named, n=counts[kind], about=about)
        numbers = range(len(coach.decisions))
        self.curve.set(
            kinds=tuple(map(coach.class_at, numbers)), counted=tuple(map(coach.is_counted, numbers))
        )  # fmt: skip
        done, total = len(coach.found), len(coach.decisions)
        told = "" if done == total else scene.text("coach.progress", n=done, total=total)
        self.progress.set(text=told or ("" if self.large else scene.text("coach.keys")))
