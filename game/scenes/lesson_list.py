"""The lessons of all games: what to go on with, and the chapters of one game. Nothing is locked."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.errors import HearthsideError
from game.games import CATALOGUE
from game.scenes import start
from game.scenes.lesson_cards import ChapterCard, GameTab, ResumeCard
from game.scenes.lesson_menu import ask_to_begin_anew
from game.scenes.lesson_progress import forget_place, left_last, lesson_row, lessons_of, place_in
from game.scenes.page import MARGIN, Page
from game.ui.context import Context
from game.ui.widget import Widget
from game.ui.widgets import Icon, Label, Panel, Paragraph

_LEFT, _RIGHT, _TOP, _BOTTOM = 290.0, 1268.0, 52.0, 712.0
_GAMES_WIDE = 264.0
_IN_A_ROW, _GAP = 4, 10.0
_RESUME_HIGH, _CARD_HIGH = 190.0, 222.0


class LessonListScene(Page):
    """Games at the left, above what to go on with, below every chapter: each can be played, in any order."""

    title = "lessons.title"

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.game = game
        self.chosen = self._usual(game)

    def _usual(self, game: str) -> str:
        """What is gone on with if nobody chooses: what was left in the middle, else what comes next."""
        try:
            row = lesson_row(self.context, game)
            return left_last(self.context, game) or row.following or next(iter(row.chapters), "")
        except HearthsideError:
            return ""

    def resume(self) -> None:
        self.chosen = self._usual(self.game)
        self.rebuild()

    # -- building -----------------------------------------------------------------------------------------------

    def fill(self) -> None:
        rows = [lesson_row(self.context, game) for game in CATALOGUE]
        total = sum(len(row.chapters) for row in rows)
        told = self.text("lessons.total", done=sum(row.done for row in rows), total=total)
        self.head(self.text("lessons.prompt"), "rules", told)
        if self.is_large:
            self._fill_large()
        else:
            self._fill_wide()

    def _fill_wide(self) -> None:
        high = (_BOTTOM - _TOP - 8 * (len(CATALOGUE) - 1)) / max(4, len(CATALOGUE))
        for number, game in enumerate(CATALOGUE):
            self.body.add(GameTab((MARGIN, _TOP + number * (high + 8), _GAMES_WIDE, high), self, game))
        row = lesson_row(self.context, self.game)
        if row.trouble:
            self._trouble(self.body, row.trouble, (_LEFT, _TOP, _RIGHT - _LEFT, 110))
            return
        self.body.add(ResumeCard((_LEFT, _TOP, _RIGHT - _LEFT, _RESUME_HIGH), self, self.chosen))
        top = _TOP + _RESUME_HIGH + 4
        area = self.scroll((_LEFT - 8, top, _RIGHT - _LEFT + 16, 720 - top), f"chapters.{self.game}")
        wide = (_RIGHT - _LEFT - _GAP * (_IN_A_ROW - 1)) / _IN_A_ROW
        self._fill_grid(area, row.chapters, (8, 8, wide, _CARD_HIGH), _IN_A_ROW)

    def _fill_large(self) -> None:
        """Large type: the games as tabs, everything below each other, to be scrolled."""
        k, wide = self.k, 1280.0 - 2 * MARGIN
        top = self.head_height
        each, high = wide / len(CATALOGUE), 44 * min(k, 1.6)
        for number, game in enumerate(CATALOGUE):
            self.body.add(GameTab((MARGIN + number * each, top, each - 6, high), self, game, small=True))
        top += high + 6
        row = lesson_row(self.context, self.game)
        area = self.scroll((0, top, 1280, 720 - top), f"chapters.{self.game}")
        if row.trouble:
            self._trouble(area, row.trouble, (MARGIN, 6, wide, 110 * k))
            return
        resume = area.add(ResumeCard((MARGIN, 8, wide, 210 * k), self, self.chosen, k=k))
        y, half = 8 + resume.at[3] + _GAP, (wide - _GAP) / 2
        self._fill_grid(area, row.chapters, (MARGIN, y, half, 124 * k), 2, k=k)

    def _fill_grid(
        self,
        area: Widget,
        chapters: Iterable[str],
        first: tuple[float, float, float, float],
        in_a_row: int,
        *,
        k: float = 1.0,
    ) -> None:
        """The chapters in rows; a new part begins a row of its own below its heading."""
        (left, y, wide, high), across = first, 0
        for number, chapter in enumerate(chapters):
            parted = lessons_of(self.game).chapters[chapter].part
            if across and (parted or across == in_a_row):
                across, y = 0, y + high + _GAP
            if parted:
                heading = self.text(f"{self.game}.tutorial.{chapter}.part")
                area.add(Label((left + 6, y, in_a_row * wide, 34 * k), heading, "panel", "cream"))
                y += 38 * k
            area.add(ChapterCard((left + across * (wide + _GAP), y, wide, high), self, chapter, number + 1, k=k))
            across += 1

    def _trouble(self, parent: Widget, why: str, at: tuple[float, float, float, float]) -> None:
        k = self.k
        panel = parent.add(Panel(at, name="trouble"))
        panel.add(Icon((24 * k, 32 * k, 40 * k, 40 * k), "warning", "refuse", "paper"))
        panel.add(Paragraph((84 * k, 28 * k, at[2] - 110 * k, 60 * k), why, "body"))

    # -- choosing -----------------------------------------------------------------------------------------------

    def choose_game(self, game: str) -> None:
        self.game, self.chosen = game, self._usual(game)
        self.rebuild()

    def choose(self, chapter: str) -> None:
        """A chapter is looked at; choosing it once more begins it."""
        if chapter == self.chosen:
            self.play(chapter)
            return
        self.chosen = chapter
        self.rebuild()

    def play(self, chapter: str) -> None:
        start.start_lesson(self.context, self.game, chapter)

    def from_start(self, chapter: str) -> None:
        def begin() -> None:
            forget_place(self.context, self.game, chapter)
            self.play(chapter)

        ask_to_begin_anew(self, place_in(self.context, self.game, chapter), begin)
