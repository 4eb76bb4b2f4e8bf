"""The chapters of a game's tutorial as typed records, read from data/<game>/tutorial.yaml.

A chapter states a position and fixed draws and sets tasks, or it is a free match with comments. The sentences stand
in data/text under `<game>.tutorial.<chapter>.<task>`. See docs/LESSONS.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from msgspec.structs import replace

from game.core import places
from game.core.catalogue import Problems, Record, check_sections, convert, records
from game.core.strict_yaml import YamlFile, read_yaml
from game.tutorial.tasks import NUDGE, OF_TASK, Answer, Nudge, Task


class Chapter(Record, frozen=True):
    """`free` is a real match: with `comments` at moments that matter, each told once.

    A chapter has `tasks`, or it is free.
    """

    id: str
    minutes: int = 0
    """How long it takes somebody new, for the list."""
    picture: str = ""
    """The picture of the rules pages by which the list is recognized: each chapter has its own."""
    part: bool = False
    """With it begins a new part of the list; the sentence `part` is the heading above it."""
    tasks: tuple[Task, ...] = ()
    comments: tuple[Answer, ...] = ()
    seats: int = 2
    learner: int = 0
    bots: str = ""
    """Which bot plays the other seats of a free chapter."""
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    draws: tuple[str, ...] = ()
    free: bool = False
    common: tuple[Nudge, ...] = ()
    """The questions of the game, for the frames of which a task says nothing itself; the file has them once."""
    coming: tuple[str, ...] = ()
    """Rows of the score sheet that are paid at the end of the round; the file has them once."""
    won_with: str = ""
    """What the score sheet counts if that is not points; the file has it once."""


class Lessons(Record, frozen=True):
    """All that data/<game>/tutorial.yaml says."""

    chapters: Mapping[str, Chapter]
    concepts: tuple[str, ...] = ()
    """What the rules pages explain and somebody must have done: `farms` or `farms#group`."""
    unplayed: Mapping[str, str] = {}
    """Pages of which nothing is done, each with the reason."""
    checks: Mapping[str, Any] = {}
    """Demands by name, for several sentences that are true under the same one."""
    nudges: tuple[Nudge, ...] = ()
    """What helps in any task while such a frame decides."""
    coming: tuple[str, ...] = ()
    """Rows of the score sheet that the end of the round pays: a goal that counts points counts them as they are."""
    won_with: str = ""
    """`coins` where the score sheet counts those."""


def load_chapters(path: Path) -> dict[str, Chapter]:
    """All chapters in the order of the file; raises every mistake of the file at once."""
    return dict(load_lessons(path).chapters)


def load_lessons(path: Path) -> Lessons:
    problems = Problems()
    file = read_yaml(path, problems, name=places.shown(path))
    lessons = read_lessons(file, problems)
    problems.raise_if_any()
    return lessons


def read_lessons(file: YamlFile, problems: Problems) -> Lessons:
    check_sections(file, {"chapters", "concepts", "unplayed", "checks", "nudges", "coming", "won_with"}, problems)
    chapters = records(file, "chapters", Chapter, problems)
    for chapter in chapters.values():
        _check_chapter(file, chapter, problems)
    said = file.value if isinstance(file.value, dict) else {}
    kinds: dict[str, Any] = {
        "concepts": tuple[str, ...],
        "unplayed": dict[str, str],
        "checks": dict[str, Any],
        "nudges": tuple[Nudge, ...],
        "coming": tuple[str, ...],
        "won_with": Literal["", "coins"],
    }
    found = {key: convert(file, (key,), kind, problems) for key, kind in kinds.items() if key in said}
    told = {key: value for key, value in found.items() if value is not None}
    once = {"common": told.get("nudges", ()), "coming": told.get("coming", ()), "won_with": told.get("won_with", "")}
    return Lessons(chapters={key: replace(one, **once) for key, one in chapters.items()}, **told)


def _check_chapter(file: YamlFile, chapter: Chapter, problems: Problems) -> None:
    """What a chapter's own lines say of each other."""

    def wrong(message: str, *steps: str | int) -> None:
        problems.add(file.name, file.line(("chapters", chapter.id, *steps)), message)

    seen: set[str] = set()
    for number, task in enumerate(chapter.tasks):
        _check_task(task, wrong_in(wrong, "tasks", number))
        if task.id in seen:
            wrong(f"the chapter '{chapter.id}' has two tasks '{task.id}'", "tasks", number)
        seen.add(task.id)
    for key, once in (("common", "nudges"), ("coming", "coming"), ("won_with", "won_with")):
        if getattr(chapter, key):
            wrong(f"'{key}' is not written here: the file says '{once}' once, for all chapters", key)
    if chapter.comments and not chapter.free:
        wrong(f"the chapter '{chapter.id}' has comments, which belong to a free one", "comments")
    if chapter.free == bool(chapter.tasks):
        free = f"the free chapter '{chapter.id}' has comments, no tasks"
        wrong(free if chapter.free else f"the chapter '{chapter.id}' has no task")
    if chapter.free != bool(chapter.bots):
        wrong(f"the chapter '{chapter.id}' needs both free and bots", "free" if chapter.free else "bots")


def wrong_in(wrong: Callable[..., None], *before: str | int) -> Callable[..., None]:
    """The same, for a part."""
    return lambda message, *steps: wrong(message, *before, *steps)


def _check_task(task: Task, wrong: Callable[..., None]) -> None:
    sentences = {*OF_TASK, "lost"} - {NUDGE for nudge in task.nudges if nudge.id == NUDGE}
    told: dict[str, tuple[Answer | Nudge, ...]] = {"answers": task.answers, "nudges": task.nudges}
    for key, number, one in ((key, number, one) for key, of in told.items() for number, one in enumerate(of)):
        if one.id in sentences:
            wrong(f"'{one.id}' is a sentence of the task '{task.id}' already", key, number)
        if isinstance(one, Answer) and not one.when:
            wrong(f"the answer '{one.id}' does not say when it fits", key, number)
        sentences.add(one.id)
    if task.is_word:
        for key in ("within", "lost", "show", "answers", "nudges", "then", "does"):
            if getattr(task, key):
                wrong(f"the task '{task.id}' has no goal, so '{key}' means nothing", key)
    _check_named(task, wrong)


def _check_named(task: Task, wrong: Callable[..., None]) -> None:
    """The sentences of which `true_if`, `moment`, `always` and `with_done` speak."""
    for key in task.true_if:
        if key not in task.sentences():
            wrong(f"the task '{task.id}' says no '{key}'", "true_if", key)
    for of, keys in (("moment", task.moment), ("always", task.always), ("with_done", task.with_done)):
        for number, key in enumerate(keys):
            if key not in task.sentences():
                wrong(f"the task '{task.id}' says no '{key}'", of, number)
    for number, key in enumerate(task.always):
        if task.true_if.get(key):
            wrong(f"'{key}' is always true or has its true_if, not both", "always", number)
