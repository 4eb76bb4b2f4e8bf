"""Every concept of the rules is done by somebody in some task, and no page of the rules is forgotten."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.cli.check_data_tasks import _check_concepts
from game.scenes.lesson_progress import lessons_of
from game.tutorial.chapters import Lessons

IDEA = lessons_of("rebirth").chapters["idea"]
SECTIONS = {
    "overview": ["points"],
    "turn": ["steps", "place", "draw"],
    "farms": ["group", "apart"],
    "glossary": ["words"],
}
DONE = ("overview#points", "turn#steps", "turn#place", "turn#draw", "farms#group")


class Noted:
    """Takes what is wrong instead of a list of problems."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def wrong(self, steps: Any, message: str) -> None:
        self.found.append(message)

    def known(self, steps: Any, word: object, known: Any, what: str) -> bool:
        if word not in known:
            self.found.append(f"there is no {what} '{word}'")
        return word in known


def told(**changes: Any) -> list[str]:
    noted = Noted()
    lessons = Lessons(chapters={"idea": IDEA}, concepts=DONE, unplayed={"glossary": "words are looked up"})
    _check_concepts(noted, replace(lessons, **changes), SECTIONS)  # type: ignore[arg-type]
    return noted.found


def test_what_is_done_in_some_task_is_enough() -> None:
    assert told() == []


def test_a_concept_that_nobody_does_is_refused() -> None:
    assert told(concepts=(*DONE, "farms#apart")) == ["nobody does 'farms#apart' in any task"]


def test_a_page_without_a_concept_is_refused_unless_it_says_why() -> None:
    assert told(unplayed={}) == ["the page 'glossary' has no concept; or say under 'unplayed' why not"]


def test_a_concept_must_be_one_of_the_rules_and_what_is_done_one_of_the_concepts() -> None:
    assert told(concepts=(*DONE, "farms#none"))[0] == "there is no page or section 'farms#none'"
    assert told(concepts=DONE[:-1])[0] == "there is no concept 'farms#group'"
