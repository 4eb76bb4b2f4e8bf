"""The lessons of a game: which chapters there are, which were finished, and a page to choose one."""

from __future__ import annotations

from functools import cache, partial

from game.core import places
from game.scenes.home.panels import LessonRow
from game.scenes.page import MARGIN, Page
from game.ui.context import Context
from game.ui.widgets import Button, Icon, Label, Panel, ProgressBar


@cache
def chapter_ids(game: str) -> tuple[str, ...]:
    """The chapters in order; a game without lessons has none."""
    path = places.DATA / game / "tutorial.yaml"
    if not path.exists():
        return ()
    from game.tutorial.chapters import load_chapters

    return tuple(load_chapters(path))


def finished(context: Context, game: str) -> list[str]:
    """The chapters that were played to their end, as the settings remember."""
    return list(getattr(context.settings, "lessons", {}).get(game, []))


def lesson_row(context: Context, game: str) -> LessonRow:
    chapters, done = chapter_ids(game), finished(context, game)
    following = next((chapter for chapter in chapters if chapter not in done), "")
    return LessonRow(game, sum(chapter in done for chapter in chapters), chapters, following)


def lesson_rows(context: Context, games: tuple[str, ...]) -> list[LessonRow]:
    return [lesson_row(context, game) for game in games]


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
        each = 62 * self.k
        panel = area.add(Panel((10, 6, wide, 64 * self.k + each * len(row.chapters)), name, name="chapters"))
        panel.add(ProgressBar((16 * self.k, 44 * self.k, wide - 32 * self.k, 7 * self.k), row.done,
                              max(1, len(row.chapters))))
        for number, chapter in enumerate(row.chapters):
            self._chapter(panel, chapter, chapter in done, number, wide)

    def _chapter(self, panel: Panel, chapter: str, is_done: bool, number: int, wide: float) -> None:
        from game.scenes import start

        top, k = 58 + 62 * number, self.k
        title = self.text(f"{self.game}.tutorial.{chapter}.title")
        panel.add(Label(self.at(20, top, 30, 56), str(number + 1), "figure", "muted", "right"))
        is_next = chapter == lesson_row(self.context, self.game).following
        second = self.text("lessons.done" if is_done else "lessons.next" if is_next else "lessons.open")
        panel.add(Button((62 * k, (top + 4) * k, wide - 124 * k, 50 * k), title,
                         partial(start.start_lesson, self.context, self.game, chapter), "row", second=second,
                         name=f"chapter.{chapter}"))
        if is_done:
            panel.add(Icon((wide - 52 * k, (top + 18) * k, 20 * k, 20 * k), "check", "gain"))
