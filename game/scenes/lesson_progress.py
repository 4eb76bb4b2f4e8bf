"""How far somebody has come in the lessons of a game, as the settings remember it. No pygame."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.core import places
from game.core.errors import HearthsideError
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
    done = finished(context, game)
    try:
        chapters = chapter_ids(game)
    except HearthsideError:
        return LessonRow(game, 0, (), "", context.words("lessons.damaged"))
    following = next((chapter for chapter in chapters if chapter not in done), "")
    return LessonRow(game, sum(chapter in done for chapter in chapters), chapters, following)

