"""All lessons of a game on one page, each to be played in any order and as often as one likes."""

from __future__ import annotations

from functools import partial

from game.scenes import start
from game.scenes.lesson_progress import finished, lesson_row
from game.scenes.page import MARGIN, Page, Sheet
from game.ui.context import Context
from game.ui.widget import Widget
from game.ui.widgets import Button, Icon, Label, Panel, Paragraph, ProgressBar


class LessonListScene(Page):
    """All chapters of one game; any of them can be played, in any order, as often as one likes."""

    title = "lessons.title"

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.game = game

    def resume(self) -> None:
        self.rebuild()

    def fill(self) -> None:
        row = lesson_row(self.context, self.game)
        done = finished(self.context, self.game)
        name = self.text(f"games.{self.game}.name")
        self.head(self.text("lessons.prompt"), "rules", name, f"{row.done}/{len(row.chapters)}")
        wide = min(860.0 * self.k, 1280 - 2 * MARGIN)
        left, top = (1280 - wide) / 2, self.head_height
        area = self.scroll((left - 10, top, wide + 20, 712 - top), "lessons")
        if row.trouble:
            self._trouble(area, row.trouble, wide)
            return
        each = 62 * self.k
        high = 64 * self.k + each * len(row.chapters)
        panel = area.add(Sheet((10, 6, wide, high), self.k, name, name="chapters"))
        panel.add(ProgressBar((16 * self.k, 44 * self.k, wide - 32 * self.k, 7 * self.k), row.done,
                              max(1, len(row.chapters))))
        for number, chapter in enumerate(row.chapters):
            self._chapter(panel, chapter, chapter in done, number, wide)

    def _trouble(self, area: Widget, why: str, wide: float) -> None:
        k = self.k
        panel = area.add(Panel((10, 6, wide, 110 * k), name="trouble"))
        panel.add(Icon((24 * k, 32 * k, 40 * k, 40 * k), "warning", "refuse", "paper"))
        panel.add(Paragraph((84 * k, 28 * k, wide - 110 * k, 60 * k), why, "body"))

    def _chapter(self, panel: Panel, chapter: str, is_done: bool, number: int, wide: float) -> None:
        top, k = 58 + 62 * number, self.k
        title = self.text(f"{self.game}.tutorial.{chapter}.title")
        panel.add(Label(self.at(20, top, 30, 56), str(number + 1), "figure", "muted", "right"))
        is_next = chapter == lesson_row(self.context, self.game).following
        second = self.text("lessons.done" if is_done else "lessons.next" if is_next else "lessons.open")
        room = wide - (310 if is_next else 124) * k
        panel.add(Button((62 * k, (top + 4) * k, room, 50 * k), title,
                         partial(start.start_lesson, self.context, self.game, chapter), "row", second=second,
                         name=f"chapter.{chapter}"))
        if is_next:
            panel.add(Button((wide - 232 * k, (top + 9) * k, 150 * k, 40 * k), self.text("lessons.play"),
                             partial(start.start_lesson, self.context, self.game, chapter), "primary", icon="play",
                             style="button", name="play_next"))
        if is_done:
            panel.add(Icon((wide - 52 * k, (top + 18) * k, 20 * k, 20 * k), "check", "gain"))
