"""A lesson at the real table: the tutor's note beside the board, a frame around what it speaks of, scripted rivals.

The table is the one people play at; the lesson only narrows what may be chosen (the director's guide) and answers for
the others (the director's asker).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.bots.worker import Answer
from game.core.contract import AnyRules, Seat
from game.core.fields import Seen
from game.core.text import to_text
from game.games import rules_of
from game.scenes.lesson_marks import Spotlight, widget_of
from game.scenes.lesson_progress import following_chapter, lessons_of, place_in, remember_finished
from game.scenes.lesson_task import TaskScene
from game.scenes.table import opening
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from game.tutorial.campaign import Campaign
from game.tutorial.chapters import Chapter
from game.tutorial.lesson import Lesson
from game.ui.context import Context
from game.ui.grid import Grid
from game.ui.widgets import Button, Panel, Paragraph, ProgressBar

_PAD = 14.0
_PANELS = {"scores": "sheet", "log": "log_book"}
"""What the chapters call a part of the table -> the name of the panel that opens for it."""


class ScriptedRivals:
    """Answers for the other seats with what the chapter says they do; silent when it says nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._ready: list[Answer] = []

    def ask(self, ticket: int, rules: AnyRules, view: Seen, seat: Seat, *args: Any, **kwargs: Any) -> None:
        wanted = self.lesson.narrow(self.lesson.session.options(seat)) if kwargs.get("secret") else ()
        if wanted:  # a hint: what the lesson waits for
            self._ready = [Answer(ticket, to_text(wanted[0]))]
            return
        line = self.lesson.answer()
        if line is not None and line.seat == seat:
            self._ready = [Answer(ticket, to_text(line.action))]

    def poll(self) -> list[Answer]:
        ready, self._ready = self._ready, []
        return ready

    def cancel(self) -> None:
        self._ready = []


class LessonScene(TableScene):
    def __init__(self, context: Context, chapter: Chapter, lesson: Lesson) -> None:
        self.chapter = chapter
        self.lesson = lesson
        self._told_end = False
        asker = opening.thinker_of(context) if chapter.free else ScriptedRivals(lesson)
        super().__init__(context, Director(lesson.session, asker, curtain=False, warn=False, guide=lesson))
        self.model.refuses_on_pointing = lambda: not lesson.reads_on  # whoever just reads has chosen nothing wrong

    def build(self) -> None:
        super().build()
        self.spots: list[Spotlight] = []
        self.note = self.root.add(TutorNote(self))

    def refresh(self) -> None:
        """What the step opens is offered first, so that buttons know it."""
        self.director.offer()
        super().refresh()
        if self._built and self.root.has_look:
            self._follow_lesson()

    def again(self) -> LessonScene:
        return LessonScene(self.context, self.chapter, self.lesson)

    def _follow_lesson(self) -> None:
        """The note and the frames show the step that is told now."""
        if self.lesson.done and not self._told_end:
            self._told_end = True
            remember_finished(self.context, self.lesson.rules.id, self.chapter.id)
        self.note.refresh()
        step = self.lesson.step
        pointed = () if step is None or self.furniture.opened is not None else step.point
        for spot in self.spots:
            self.root.remove(spot)
        targets = dict.fromkeys(w for c in pointed if (w := widget_of(self, c)) is not None)
        self.spots = [self.root.add(Spotlight(target)) for target in targets]
        super().mark(tuple(c for c in pointed if widget_of(self, c) is None))

    def follow_stage(self) -> None:
        """The result page waits until the tutor has told everything about the end."""
        if self.lesson.done or self.director.stage is not Stage.OVER:
            super().follow_stage()

    def mark(self, pieces: tuple[str, ...]) -> None:
        """Back to what the tutor speaks of when nothing else is marked."""
        step = self.lesson.step
        super().mark(pieces or (step.point if step is not None else ()))

    def tick(self, dt_ms: float) -> bool:
        moving = super().tick(dt_ms)
        step = self.lesson.step
        if step is not None and step.open and self._is_open(step.open):
            self.lesson.opened(step.open)
            self.refresh()
        return moving

    def _is_open(self, part: str) -> bool:
        """What the tutor wanted to be looked at is open, or is pointed at."""
        opened = self.furniture.opened
        return self.model.pointing.component == part or (opened is not None and opened.name == _PANELS.get(part))

    def read_on(self) -> None:
        self.lesson.read()
        self.refresh()

    def leave_lesson(self) -> None:
        opening.go_home(self.context)

    def next_chapter(self) -> None:
        game = self.lesson.rules.id
        self.context.stack.replace(lesson_table(self.context, game, following_chapter(game, self.chapter.id)))

    def panel_changed(self) -> None:
        """The note makes room for what lies over the board, and comes back however that is put away."""
        if self._built and self.root.has_look:
            self._follow_lesson()

    def step_back(self) -> bool:
        stepped = super().step_back()
        self._follow_lesson()
        return stepped


def lesson_table(context: Context, game: str, chapter_id: str) -> TableScene:
    """The table of a chapter, where it was left."""
    lessons = lessons_of(game)
    chapter = lessons.chapters[chapter_id]
    names = [context.words(f"lesson.name.{seat}") for seat in range(chapter.seats)]
    rules = rules_of(game)
    if chapter.is_campaign:
        place = place_in(context, game, chapter_id)
        return TaskScene(context, Campaign(rules, chapter, names, checks=lessons.checks, place=place))
    return LessonScene(context, chapter, Lesson(rules, chapter, names))


class TutorNote(Panel):
    """What the tutor says now, how far the chapter is, and the button to read on."""

    def __init__(self, scene: LessonScene) -> None:
        self.place = scene.model.screen.tutor
        title, wide = scene.model.teller.say(scene.lesson.title), self.place.width - 2 * _PAD
        super().__init__((*self.place.at, self.place.width, 120), title, padding=_PAD, title_style="dock", lit=True,
                         pin=self.place.pin, name="tutor")
        self.scene = scene
        self.bar = self.add(ProgressBar((_PAD, 38, wide, 5), 0, 1, colour="gain"))
        self.body = self.add(Paragraph((_PAD, 52, wide, 60), "", "body"))
        self.next = self.add(Button((0, 0, 118, 34), "", self._press, "primary", name="read_on", style="body_bold"))
        self.leave = self.add(
            Button((0, 0, 112, 34), scene.text("lesson.leave"), scene.leave_lesson, name="leave_lesson", style="body")
        )

    def _press(self) -> None:
        self._on_press()

    def refresh(self) -> None:
        scene, lesson = self.scene, self.scene.lesson
        done, parts = lesson.progress
        over = lesson.done
        sentence = lesson.sentence
        text = "" if sentence is None else scene.model.teller.say(sentence)
        text = scene.text("lesson.finished") if over else text
        self._on_press: Callable[[], None] = scene.next_chapter if over else scene.read_on
        has_next = over and bool(following_chapter(lesson.rules.id, scene.chapter.id))
        self.bar.set(done=parts if over else done, parts=max(1, parts))
        self.body.set(text=text)
        self.next.set(text=scene.text("lesson.next_chapter" if over else "lesson.read_on"),
                      visible=has_next if over else lesson.reads_on)
        self.leave.set(visible=over)
        shown = bool(text) and scene.furniture.opened is None and not scene.furniture.hint.visible
        self.set(visible=shown)
        if shown and self.rect.w:
            (x, y), high = self.place.at, self._height()
            self.move_to((x, y - high if self.place.grow == "up" else y, self.place.width, high))
            self.layout(self.grid)

    def _has_buttons(self) -> bool:
        return self.next.visible or self.leave.visible

    def _height(self) -> float:
        buttons = 46 if self._has_buttons() else 4
        needed = 52 + self.body.height_for(self.place.width - 2 * _PAD) + buttons + 12
        return max(self.place.least, needed)

    def arrange(self, grid: Grid) -> None:
        if not self.body.text:
            return
        wide = self.place.width
        text = self.body.height_for(wide - 2 * _PAD)
        self.body.at = (_PAD, 52, wide - 2 * _PAD, text)
        top = max(52 + text + 10, self.at[3] - 46)
        self.next.at = (wide - _PAD - 118, top, 118, 34)
        self.leave.at = (_PAD, top, 112, 34)
