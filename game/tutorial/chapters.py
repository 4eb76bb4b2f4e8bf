"""The chapters of a game's tutorial as typed records, read from data/<game>/tutorial.yaml.

A chapter states a position and fixed draws, then tells steps: say something, point at it, expect an action, let the
others answer. The sentences stand in data/text under `<game>.tutorial.<chapter>.<step>`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.core import places
from game.core.catalogue import Problems, Record, check_sections, records
from game.core.strict_yaml import YamlFile, read_yaml

PANELS = ("scores", "log")
"""What a step can ask to be opened in every game."""


class Step(Record, frozen=True):
    """One thing the tutor says, and what has to happen before the next.

    Without `expect` and `open` the learner just reads on. `expect` lists action lines that are allowed, each a word
    or a whole line (`place`, `place at=r13c10`); with `until` they go on until an action of that word is done. `open`
    is one of PANELS, or a component to be pointed at (`aside`). `then` is what the others say afterwards, each a line
    or several of which the first that the rules offer is said (`1 buy tile=L05 | 1 pass`); draws that follow come
    from the chapter's list. `after` is a line that must have been said in this chapter, or the step is left out: so a
    choice has its own consequences. `at_turn` belongs to free chapters: the step is told when the learner's turn of
    that number begins.
    """

    id: str
    point: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    open: str = ""
    until: str = ""
    then: tuple[str, ...] = ()
    after: str = ""
    at_turn: int = 0


class Chapter(Record, frozen=True):
    """`teaches` are ids of rules pages that this chapter covers; `free` is a real game with a word now and then."""

    id: str
    seats: int = 2
    learner: int = 0
    bots: str = ""
    """Which bot plays the other seats of a free chapter."""
    seed: int = 1
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    draws: tuple[str, ...] = ()
    teaches: tuple[str, ...] = ()
    free: bool = False
    steps: tuple[Step, ...] = ()


def load_chapters(path: Path) -> dict[str, Chapter]:
    """All chapters in the order of the file; raises every mistake of the file at once."""
    problems = Problems()
    file = read_yaml(path, problems, name=places.shown(path))
    chapters = read_chapters(file, problems)
    problems.raise_if_any()
    return chapters


def read_chapters(file: YamlFile, problems: Problems) -> dict[str, Chapter]:
    check_sections(file, {"chapters"}, problems)
    chapters = records(file, "chapters", Chapter, problems)
    for chapter in chapters.values():
        _check_chapter(file, chapter, problems)
    return chapters


def _check_chapter(file: YamlFile, chapter: Chapter, problems: Problems) -> None:
    """What a chapter's own lines say of each other."""

    def wrong(message: str, *steps: str | int) -> None:
        problems.add(file.name, file.line(("chapters", chapter.id, *steps)), message)

    seen: set[str] = set()
    for number, step in enumerate(chapter.steps):
        if step.id in seen:
            wrong(f"the chapter '{chapter.id}' has two steps '{step.id}'", "steps", number)
        seen.add(step.id)
        if step.until and step.until not in {pattern.split()[0] for pattern in step.expect}:
            wrong(f"the step '{step.id}' waits for '{step.until}', which it never allows", "steps", number)
    if chapter.free != bool(chapter.bots):
        wrong(f"the chapter '{chapter.id}' needs both free and bots", "free" if chapter.free else "bots")
