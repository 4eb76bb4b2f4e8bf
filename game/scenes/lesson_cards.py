"""What the page of lessons is made of: a tab for each game, the card to go on with, a card for each chapter."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from pygame import Surface

from game.scenes.lesson_progress import (
    finished,
    following_chapter,
    left_last,
    lesson_row,
    lessons_of,
    place_in,
    resume_words,
)
from game.scenes.lesson_steps import Steps
from game.scenes.pictures import Vignette
from game.scenes.rules_browser.book import little_boards, load_book
from game.scenes.shell_widgets import LivePicture, PaintSteps
from game.ui.context import Context
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.fonts import Style, style_of
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Icon, Label, Panel, Paragraph, ProgressBar
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.lesson_list import LessonListScene

_MARGIN, _SIDES = 8.0, 35.0
"""Above and below the little board of a chapter, and beside it, where its number stands."""
_LARGEST = 1.6
"""So much larger than on the rules pages at most."""


def chapter_picture(context: Context, game: str, chapter_id: str) -> PaintSteps:
    """The little board of the rules pages that shows what the chapter is about."""

    def paint(size: tuple[int, int]) -> Iterator[Surface | None]:
        yield None
        painter, look = little_boards(game), context.look
        board = load_book(game).pictures[lessons_of(game).chapters[chapter_id].picture]
        across, high = painter.size(board)
        edge, sides = (2 * look.grid.px(one) for one in (_MARGIN, _SIDES))
        scale = min((size[0] - sides) / across, (size[1] - edge) / high, _LARGEST * look.grid.u)
        ground = _ground(look, game, size)
        made = painter.paint(look, board, scale)
        ground.blit(made, made.get_rect(center=ground.get_rect().center))
        yield ground

    return paint


def _ground(look: Look, game: str, size: tuple[int, int]) -> Surface:
    """A piece of what lies under the table of that game."""
    ground, world = Surface(size), worlds.backdrop(game, look)
    if world is None:
        ground.fill(look.theme.field)
    else:
        ground.blit(world, (0, 0), ((world.get_width() - size[0]) // 2, (world.get_height() - size[1]) // 2, *size))
    return ground


def game_picture(context: Context, game: str) -> PaintSteps:
    return Vignette(game, context)


def title(scene: LessonListScene, at: At, text: str, style: str) -> Label:
    """A name in one line, as large as its place allows."""
    look = scene.context.look
    room, sizes = look.grid.px(at[2]), (style_of(style), *(Style(size, "serif") for size in (17, 15, 14, 13, 12)))
    fitting = (look.fonts.fit(text, one, room) for one in sizes)
    found = next((one for one in fitting if look.fonts.width(text, one) <= room), sizes[-1])
    return Label(at, text, found)


class Pressed(PressWidget):
    """A sheet to be pressed: framed in copper while it is chosen."""

    bleed = 15.0

    def __init__(self, at: At, on_press: partial[None], name: str, *, lit: bool) -> None:
        super().__init__(at, on_press, name=name)
        self.lit = lit

    @property
    def solid(self) -> bool:
        return True

    def draw(self, surface: Surface) -> None:
        if self.lit or self.highlighted:
            self.materials.glow(surface, self.rect, 10, 7, self.theme.glow_deep, 190 if self.lit else 110)
        edge = self.theme.copper if self.lit else None
        kind = "paper" if self.lit or self.highlighted else "waiting"
        shadow = None if self.lit or self.highlighted else "panel"
        self.materials.frame(
            surface, self.rect, kind, radius=10, shadow=shadow, edge=edge, edge_width=2.2 if self.lit else 1
        )


class GameTab(Pressed):
    """A game: a piece of its board, how many chapters are done, and what comes next."""

    def __init__(self, at: At, scene: LessonListScene, game: str, *, small: bool = False) -> None:
        super().__init__(at, partial(scene.choose_game, game), f"game.{game}", lit=game == scene.game)
        wide, high = at[2], at[3]
        row = lesson_row(scene.context, game)
        count = scene.text("lessons.count", done=row.done, total=len(row.chapters)) if row.chapters else ""
        if small:
            self.add(Label((10, 0, wide - 20, high), scene.text(f"games.{game}.short"), "body_bold"))
            return
        picture = max(30.0, high - 84)
        self.add(
            LivePicture(
                (8, 8, wide - 16, picture), game_picture(scene.context, game), scene.painted, ("vignette", game)
            )
        )
        top = picture + 12
        self.add(title(scene, (12, top, wide - 24, 24), scene.text(f"games.{game}.name"), "card"))
        self.add(ProgressBar((12, top + 30, wide - 98, 6), row.done, max(1, len(row.chapters))))
        self.add(Label((wide - 82, top + 22, 70, 22), count, "second_bold", align="right"))
        self.add(Label((12, top + 42, wide - 24, 22), self._next(scene, game), "second", "muted"))

    @staticmethod
    def _next(scene: LessonListScene, game: str) -> str:
        row, left = lesson_row(scene.context, game), left_last(scene.context, game)
        if row.trouble or not row.chapters:
            return ""
        if left:
            return scene.text("lessons.go_on", title=scene.text(f"{game}.tutorial.{left}.title"))
        if not row.following:
            return scene.text("lessons.all_done")
        return scene.text("lessons.comes", title=scene.text(f"{game}.tutorial.{row.following}.title"))


def line_of(scene: LessonListScene, chapter: str) -> str:
    """One line about a chapter."""
    return scene.text(f"{scene.game}.tutorial.{chapter}.line")


def state_of(scene: LessonListScene, chapter: str) -> tuple[str, str]:
    """Done, in the middle, next or open: in words, and the colour of it."""
    place = place_in(scene.context, scene.game, chapter)
    total = len(lessons_of(scene.game).chapters[chapter].tasks)
    if place is not None and total:
        return scene.text("lessons.at_task", number=place.task + 1, total=total), "copper_ink"
    if chapter in finished(scene.context, scene.game):
        return scene.text("lessons.done"), "gain_text"
    if chapter == lesson_row(scene.context, scene.game).following:
        return scene.text("lessons.next"), "ink"
    return scene.text("lessons.open"), "muted"


class NumberDisc(Widget):
    """The number of a chapter on its picture: green where it is done, copper where one goes on, else dark."""

    def __init__(self, at: At, number: int, state: str) -> None:
        super().__init__(at)
        self.number, self.state = number, state

    def draw(self, surface: Surface) -> None:
        theme, middle = self.theme, self.rect.center
        colour = {"done": theme.gain, "now": theme.copper}.get(self.state, theme.plaque_top)
        for part, tone in ((1.0, theme.cream), (0.88, colour)):
            disc = self.rect.inflate(*[-round(self.rect.w * (1 - part))] * 2)
            self.materials.fill(surface, disc, tone, disc.w)
        style = self.fonts.low("second_bold", self.rect.h)
        self.fonts.draw(surface, str(self.number), style, theme.cream, middle, "centre", self.rect.w)


class ChapterCard(Pressed):
    """A chapter: click to look at it, once more (or Enter) to play it."""

    def __init__(self, at: At, scene: LessonListScene, chapter: str, number: int, *, k: float = 1.0) -> None:
        super().__init__(at, partial(scene.choose, chapter), f"chapter.{chapter}", lit=chapter == scene.chosen)
        self.play = partial(scene.play, chapter)
        wide, high = at[2], at[3]
        name = scene.text(f"{scene.game}.tutorial.{chapter}.title")
        minutes = lessons_of(scene.game).chapters[chapter].minutes
        told, colour = state_of(scene, chapter)
        y = 8.0
        if k == 1:
            self.add(
                LivePicture(
                    (8, 8, wide - 16, 100),
                    chapter_picture(scene.context, scene.game, chapter),
                    scene.painted,
                    ("chapter", scene.game, chapter),
                )
            )
            state = "done" if chapter in finished(scene.context, scene.game) else ""
            now = chapter == lesson_row(scene.context, scene.game).following
            self.add(NumberDisc((13, 13, 28, 28), number, "now" if now else state))
            y = 114.0
        called = name if k == 1 else f"{number}. {name}"
        self.add(title(scene, (14, y, wide - 28, 24 * k), called, "card"))
        self.add(Paragraph((14, y + 26 * k, wide - 28, high - y - 62 * k), line_of(scene, chapter), "body"))
        foot = high - 30 * k
        if minutes:
            self.add(Icon((14, foot + 4 * k, 14 * k, 14 * k), "clock", "muted"))
            told_minutes = scene.text("lessons.minutes", n=minutes)
            self.add(Label((34 * k, foot, 80 * k, 22 * k), told_minutes, "second", "muted"))
        if chapter in finished(scene.context, scene.game):
            self.add(Icon((wide - 28 * k, foot + 3 * k, 16 * k, 16 * k), "check", "gain"))
        shift = 34 * k if chapter in finished(scene.context, scene.game) else 14
        self.add(Label((wide / 2 - 20, foot, wide / 2 + 20 - shift, 22 * k), told, "second_bold", colour, "right"))

    def handle(self, event: Event) -> bool:
        enter = isinstance(event, Key) and event.chord == "return" and not event.repeat
        twice = isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT and event.clicks > 1
        if enter or twice:
            self.play()
            return True
        return super().handle(event)


class ResumeCard(Panel):
    """The chosen chapter, how far one is in it, what comes after it, and the button to go on."""

    def __init__(self, at: At, scene: LessonListScene, chapter: str, *, k: float = 1.0) -> None:
        super().__init__(at, lit=True, name="resume_card")
        if not chapter:
            return
        self.scene, self.chapter, self.k = scene, chapter, k
        lessons = lessons_of(scene.game)
        self.tasks = lessons.chapters[chapter].tasks
        self.place = place_in(scene.context, scene.game, chapter)
        wide, high = at[2], at[3]
        picture = 300.0 if k == 1 else 0.0
        if picture:
            paint = chapter_picture(scene.context, scene.game, chapter)
            key = ("resume", scene.game, chapter)
            self.add(LivePicture((9, 9, picture, high - 18), paint, scene.painted, key))
        side = 250.0 * k
        self._middle(picture + 26, wide - side - picture - 56)
        self._side(wide - side - 12, side, high)

    def _middle(self, x: float, wide: float) -> None:
        scene, k, text = self.scene, self.k, self.scene.text
        number = list(lessons_of(scene.game).chapters).index(self.chapter) + 1
        where = text("lessons.where", number=number, game=text(f"games.{scene.game}.name"))
        if minutes := lessons_of(scene.game).chapters[self.chapter].minutes:
            where = f"{where} · {text('lessons.minutes', n=minutes)}"
        self.add(Label((x, 8 * k, wide, 20 * k), where, "second", "muted"))
        name = text(f"{scene.game}.tutorial.{self.chapter}.title")
        self.add(title(scene, (x, 28 * k, wide, 38 * k), name, "title"))
        self.add(Paragraph((x, 70 * k, wide, 44 * k), line_of(scene, self.chapter), "prompt"))
        if not self.tasks:
            return
        steps = self.add(Steps((x, 122 * k, wide, 6)))
        at = self.place.task if self.place is not None else -1
        steps.number, steps.total = at, len(self.tasks)
        steps.missed = frozenset(self.place.missed if self.place is not None else ())
        task = self.tasks[max(0, at)]
        goal = f"{scene.game}.tutorial.{self.chapter}.{task.id}.goal"
        if not task.is_word:
            self.add(Paragraph((x, 136 * k, wide, 42 * k), text("lessons.first_goal", goal=text(goal)), "body"))

    def _side(self, x: float, wide: float, high: float) -> None:
        scene, k, text = self.scene, self.k, self.scene.text
        following = following_chapter(scene.game, self.chapter)
        if following:
            self.add(Label((x, 8 * k, wide, 20 * k), text("lessons.after"), "second", "muted"))
            name = text(f"{scene.game}.tutorial.{following}.title")
            self.add(title(scene, (x, 28 * k, wide, 26 * k), name, "card"))
            self.add(Paragraph((x, 56 * k, wide, 38 * k), line_of(scene, following), "body"))
        go = text("lessons.play")
        if self.place is not None:
            go = resume_words(scene.context, self.place)
            self.add(
                Button(
                    (x, high - 92 * k, wide * 0.6, 30 * k),
                    text("lessons.from_start"),
                    partial(scene.from_start, self.chapter),
                    style="body_bold",
                    name="from_start",
                )
            )
        self.add(
            Button(
                (x, high - 56 * k, wide, 46 * k),
                go,
                partial(scene.play, self.chapter),
                "primary",
                icon="play",
                style="button",
                shortcut="return",
                name="play_next",
            )
        )
