"""How far somebody has come in the lessons of a game, as the settings remember it. No pygame."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any

import msgspec

from game.core import places
from game.core.errors import HearthsideError
from game.tutorial.chapters import Lessons, load_lessons
from game.tutorial.progress import Place
from game.ui.context import Context


@dataclass(frozen=True)
class LessonRow:
    """Progress in one game's lessons; `following` is the next chapter, empty when all are finished.

    With `trouble`, a sentence, the lessons of this game cannot be read; all else of the house can be used.
    """

    game: str
    done: int
    chapters: tuple[str, ...]
    following: str
    trouble: str = ""


@cache
def lessons_of(game: str) -> Lessons:
    """A game without lessons has none."""
    path = places.DATA / game / "tutorial.yaml"
    return load_lessons(path) if path.exists() else Lessons(chapters={})


def chapter_ids(game: str) -> tuple[str, ...]:
    """The chapters in order."""
    return tuple(lessons_of(game).chapters)


def following_chapter(game: str, chapter_id: str) -> str:
    """The chapter behind this one; empty after the last."""
    chapters = chapter_ids(game)
    place = chapters.index(chapter_id) + 1
    return chapters[place] if place < len(chapters) else ""


def remember_finished(context: Context, game: str, chapter: str) -> None:
    """A finished chapter stays finished in the settings."""
    done = finished(context, game)
    if chapter not in done:
        others = {other: known for other, known in context.settings.lessons.items() if other != game}
        context.keep(lessons=others | {game: [*done, chapter]})
    forget_place(context, game, chapter)


# -- where somebody has left a chapter -------------------------------------------------------------------------------


def _places(context: Context, game: str) -> dict[str, dict[str, Any]]:
    return dict(getattr(context.settings, "lesson_places", {}).get(game, {}))


def place_in(context: Context, game: str, chapter: str) -> Place | None:
    """Where to go on in a chapter; None to begin it."""
    try:
        return msgspec.convert(_places(context, game).get(chapter), Place)
    except msgspec.ValidationError:
        return None


def resume_words(context: Context, place: Place) -> str:
    """What the button says that leads back to where somebody has left a chapter; a match of its end has no tasks."""
    return context.words("lessons.resume", number=place.task + 1) if place.task else context.words("home.continue.go")


def left_last(context: Context, game: str) -> str:
    """The chapter that somebody has left in its middle last; empty if there is none."""
    known = [chapter for chapter in _places(context, game) if chapter in chapter_ids(game)]
    return known[-1] if known else ""


def keep_place(context: Context, game: str, place: Place) -> None:
    if not place.task and not place.log:
        return  # nothing has been done yet
    kept = _places(context, game)
    kept.pop(place.chapter, None)
    _put(context, game, kept | {place.chapter: asdict(place)})


def forget_place(context: Context, game: str, chapter: str) -> None:
    kept = _places(context, game)
    if kept.pop(chapter, None) is not None:
        _put(context, game, kept)


def _put(context: Context, game: str, kept: dict[str, dict[str, Any]]) -> None:
    others = {other: places for other, places in context.settings.lesson_places.items() if other != game}
    context.keep(lesson_places=others | {game: kept})


# -- how far somebody is ---------------------------------------------------------------------------------------------


def finished(context: Context, game: str) -> list[str]:
    """The chapters that were played to their end, as the settings remember."""
    return list(getattr(context.settings, "lessons", {}).get(game, []))


def lesson_row(context: Context, game: str) -> LessonRow:
    done = finished(context, game)
    try:
        chapters = chapter_ids(game)
    except HearthsideError:
        return LessonRow(game, 0, (), "", context.words("lessons.damaged"))
    following = next((chapter for chapter in chapters if chapter not in done), "")
    return LessonRow(game, sum(chapter in done for chapter in chapters), chapters, following)


def next_lesson(context: Context, game: str) -> str:
    """The chapter to go on with: one that was left in its middle, else the first that is not finished."""
    row = lesson_row(context, game)
    return "" if row.trouble else left_last(context, game) or row.following


def learnt_last(context: Context, games: Collection[str]) -> str:
    """The game whose lessons somebody was at last and has not finished; empty if nobody has begun any."""
    left = [game for game, places in context.settings.lesson_places.items() if places]
    begun = [*(game for game, done in context.settings.lessons.items() if done), *left]
    return next((game for game in reversed(begun) if game in games and next_lesson(context, game)), "")


def known_last(context: Context, games: Collection[str]) -> str:
    """The game whose last chapter was done last of all; empty as long as no game has been learnt to its end."""
    rows = (lesson_row(context, game) for game, done in context.settings.lessons.items() if done and game in games)
    known = [row.game for row in rows if row.chapters and not row.following]
    return known[-1] if known else ""
