"""The lower panels of the home page: continue a match, lessons, and more. Sizes are designed units times `k`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from game.core.names import Name
from game.core.usual_names import in_language
from game.scenes.lesson_progress import LessonRow, place_in, resume_words
from game.scenes.page import Page, Sheet
from game.scenes.shell_widgets import LivePicture, PaintSteps, first_fitting, fitted, fitting_style
from game.ui.widget import At
from game.ui.widgets import Button, Icon, Label, Line, Paragraph, ProgressBar, Sign

if TYPE_CHECKING:
    from game.scenes.shelf import Glance, Match

OLDER = 2
OLDER_WIDE = 160.0
_IN_ONE = 3
"""So many names have room below each other, where two beside each other are too wide."""
_LETTERS = 3


def when(scene: Page, match: Match) -> str:
    from game.scenes.shelf import when_key

    key, values = when_key(match.saved_at, time.time())
    return scene.text(key, **values)


def round_of(scene: Page, match: Match, glance: Glance) -> str:
    """How far a match has come, in words."""
    from game.core.speaker import Speaker

    words: Any = scene.context.words
    return Speaker(words, match.game, [seat.name for seat in match.seats])(glance.round)


def running(matches: Sequence[Match]) -> list[Match]:
    """What one can go on with, the newest first; finished matches are found among the replays."""
    return [match for match in matches if not match.trouble and not match.is_over]


@dataclass(frozen=True)
class ContinueActs:
    go_on: Callable[[Match], object]
    all_saved: Callable[[], object]


class ContinuePanel(Sheet):
    """The newest running match with its position; at its right two older ones and the way to all of them."""

    def __init__(
        self,
        at: At,
        k: float,
        scene: Page,
        matches: list[Match],
        glances: dict[str, Glance],
        acts: ContinueActs,
        paint: Callable[[Match], PaintSteps],
    ) -> None:
        newest, *others = running(matches)[: 1 + OLDER]
        super().__init__(at, k, scene.text("home.continue.title"), scene.text("home.continue.note"), name="continue")
        self.scene = scene
        self.glances = glances
        key = ("thumbnail", newest.key, newest.saved_at) if newest.key in glances else ()
        self.picture = LivePicture(self.put(18, 44, 168, 144), paint(newest), scene.painted, key)
        self.add(self.picture)
        middle = self.wide - OLDER_WIDE - 22
        self._newest(newest, 201, middle - 201 - 16, acts)
        self.add(Line(self.put(middle, 50, 1, 138)))
        for number, match in enumerate(others):
            self._older(match, self.put(middle + 8, 46 + 48 * number, OLDER_WIDE, 44), acts)
        count = len(matches)
        place = self.put(middle + 8, 46 + 48 * len(others), OLDER_WIDE, 44)
        self.add(
            Button(
                place,
                scene.text("home.saved.title"),
                acts.all_saved,
                "row",
                second=scene.text("home.saved.note", n=count),
                name="saved",
            )
        )

    def _are_whole(self, lines: list[str], style: str, room: float) -> bool:
        look = self.scene.context.look
        return all(look.grid.units(look.fonts.width(line, style)) <= room * self.k for line in lines)

    def _style_of(self, lines: list[str], room: float) -> str:
        """The largest type in which all names are whole; what is longer still is cut."""
        return next((one for one in ("body", "second") if self._are_whole(lines, one, room)), "caption")

    def _told_of(self, name: Name, score: str, style: str, room: float) -> str:
        """A name and what it has; where that would leave of the name no more than dots, the name alone."""
        look = self.scene.context.look
        short = fitted(look, name, style, room - look.grid.units(look.fonts.width(score, style)))
        if short == name or len(short) > _LETTERS:
            return f"{short}{score}"
        return fitted(look, name, style, room)

    def _newest(self, match: Match, x: float, w: float, acts: ContinueActs) -> None:
        from game.scenes.shelf import scores_in, signs_in

        text, glance = self.scene.text, self.glances.get(match.key)
        look = self.scene.context.look
        called = [text(f"games.{match.game}.{part}") for part in ("name", "short")]
        style = fitting_style(look, called[0], ("card", "dock"), w * self.k)
        self.add(Label(self.put(x, 40, w, 24), first_fitting(look, called, style, w * self.k), style))
        names = in_language([seat.name for seat in match.seats], self.scene.context.words)
        lines = [when(self.scene, match)]
        if glance is not None:
            lines = [round_of(self.scene, match, glance)]
            if glance.asked:
                asked = names[glance.asked[0]]
                lines.insert(0, text("home.continue.asked", round=lines[0], name=asked))
        line = first_fitting(look, lines, "body", w * self.k)
        self.add(Label(self.put(x, 64, w, 20), line, "body", "muted"))
        words: Any = self.scene.context.words
        scores = [f": {score}" if score else "" for score in scores_in(words, match, glance)]
        shown = [f"{name}{score}" for name, score in zip(names, scores, strict=False)]
        columns = 1 if len(names) <= _IN_ONE and not self._are_whole(shown, "caption", w / 2 - 25) else 2
        room, rows = w / columns - 25, -(-len(names) // columns)
        style = self._style_of(shown, room)
        signs, step = signs_in(match, glance), 23 if rows <= 2 else 18
        for number, known in enumerate(names):
            left = x + (number % columns) * w / columns
            top = 88 + (number // columns) * step - (4 if rows > 2 else 0)
            self.add(Sign(self.put(left, top, 16, 20), signs[number]))
            told = self._told_of(Name(str(known)), scores[number], style, room * self.k)
            place, tip = self.put(left + 21, top, room + 2, 20), "" if told == shown[number] else shown[number]
            self.add(Label(place, told, style, name=f"who:{number}", tooltip=tip))
        go = self.put(x, 144, w, 44)
        self.add(Button(go, text("home.continue.go"), partial(acts.go_on, match), "primary", name="go_on"))

    def _older(self, match: Match, at: At, acts: ContinueActs) -> None:
        text, glance = self.scene.text, self.glances.get(match.key)
        saved = when(self.scene, match)
        wordings = [saved]
        if glance is not None:
            told = round_of(self.scene, match, glance)
            wordings = [f"{told}, {saved}", told, saved]
        look, room = self.scene.context.look, (OLDER_WIDE - 36) * self.k
        second = first_fitting(look, wordings, "second", room)
        self.add(
            Button(
                at,
                first_fitting(
                    look, [text(f"games.{match.game}.{part}") for part in ("name", "short")], "body_bold", room
                ),
                partial(acts.go_on, match),
                "row",
                second=second,
                name=f"older.{match.key}",
            )
        )


class StartHerePanel(Sheet):
    """Instead of Continue while no match runs: the first lesson, the next one, or a match of what was learnt."""

    def __init__(
        self,
        at: At,
        k: float,
        scene: Page,
        game: str,
        act: Callable[[], object],
        paint: PaintSteps,
        chapter: str | None = "",
    ) -> None:
        """`chapter` is that to go on with; empty before the first, None when all of them are done."""
        stage = "done" if chapter is None else "go_on" if chapter else "title"
        super().__init__(at, k, scene.text(f"home.start.{stage}"), name="start_here")
        self.picture = LivePicture(self.put(18, 44, 168, 144), paint, scene.painted, ("vignette", game))
        self.add(self.picture)
        room = self.wide - 201 - 24
        name, short = (scene.text(f"games.{game}.{form}") for form in ("name", "short"))
        head, told = scene.text("home.start.lesson", game=name), scene.text("home.start.text")
        if chapter is None:
            head, told = scene.text("home.start.match", game=name), scene.text("home.start.match_text")
        elif chapter:
            said = f"{game}.tutorial.{chapter}"
            head = scene.text("home.start.next", game=short, title=scene.text(f"{said}.title"))
            told = scene.text(f"{said}.line")
        self.add(Label(self.put(201, 40, room, 24), head, "card"))
        self.add(Paragraph(self.put(201, 68, room, 72), told, "body"))
        go = scene.text(f"home.start.{'go_match' if chapter is None else 'go_next' if chapter else 'go'}")
        if place := place_in(scene.context, game, chapter or ""):
            go = resume_words(scene.context, place)
        self.add(Button(self.put(201, 144, 236, 44), go, act, "primary", name="start_lesson"))


class LessonsPanel(Sheet):
    """A bar for each game; with few games also what comes next."""

    def __init__(
        self,
        at: At,
        k: float,
        scene: Page,
        rows: list[LessonRow],
        open_chapter: Callable[[str, str], object],
        open_all: Callable[[str], object],
    ) -> None:
        super().__init__(at, k, scene.text("home.lessons.title"), name="lessons")
        self.scene = scene
        talkative = len(rows) <= 2
        top = 42.0
        for row in rows:
            self._bar(row, top, open_all, talkative)
            top += 34
            if talkative:
                self._next(row, top, open_chapter)
                top += 38
        if len(rows) == 1:
            self.add(
                Button(
                    self.put(10, top + 4, self.wide - 20, 34),
                    scene.text("home.lessons.all"),
                    partial(open_all, rows[0].game),
                    "row",
                    name="all_lessons",
                )
            )

    def _bar(self, row: LessonRow, top: float, open_all: Callable[[str], object], talkative: bool) -> None:
        name = self.scene.text(f"games.{row.game}.short")
        if not talkative:
            self.add(
                Button(
                    self.put(10, top, 106, 30),
                    name,
                    partial(open_all, row.game),
                    "row",
                    style="body",
                    name=f"lessons.{row.game}",
                )
            )
        else:
            self.add(Label(self.put(18, top, 96, 30), name, "prompt"))
        parts = max(1, len(row.chapters))
        self.add(ProgressBar(self.put(112, top + 11, self.wide - 112 - 52, 8), row.done, parts))
        count = f"{row.done}/{len(row.chapters)}" if row.chapters else ""
        if row.trouble:
            self.add(Icon(self.put(self.wide - 44, top + 5, 20, 20), "warning", "refuse"))
        self.add(Label(self.put(self.wide - 52, top, 36, 30), count, "second", "muted", "right"))

    def _next(self, row: LessonRow, top: float, open_chapter: Callable[[str, str], object]) -> None:
        if not row.chapters:
            return
        if not row.following:
            done = self.scene.text("home.lessons.done")
            self.add(Label(self.put(18, top, self.wide - 36, 34), done, "body", "muted"))
            return
        title = self.scene.text(f"{row.game}.tutorial.{row.following}.title")
        label = self.scene.text("home.lessons.again" if row.done else "home.lessons.begin")
        self.add(
            Button(
                self.put(10, top, self.wide - 20, 40),
                title,
                partial(open_chapter, row.game, row.following),
                "row",
                icon="play",
                second=label,
                name=f"next_lesson.{row.game}",
            )
        )


class MorePanel(Sheet):
    """The way to everything else."""

    def __init__(
        self, at: At, k: float, scene: Page, entries: Sequence[tuple[str, str, Callable[[], object]]]
    ) -> None:
        super().__init__(at, k, scene.text("home.more.title"), name="more")
        step = (self.high - 48) / len(entries)
        for number, (key, icon, act) in enumerate(entries):
            place = self.put(10, 40 + step * number, self.wide - 20, step - 1)
            self.add(Button(place, scene.text(f"home.more.{key}"), act, "row", icon=icon, name=f"more.{key}"))
