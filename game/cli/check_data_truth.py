"""What the tutor says of a position carries a condition: nobody chooses what its writer had in mind.

A sentence that tells what is so now (who holds what, what lies where, how many there are, that there is none) is true
for some ways through a task and untrue for others. Which sentences do so is read off their words, in both languages.
It says under what it is true, or the task says under `always` that it is so on every way: a rule of the game, or no
more than that the goal has been reached or missed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from game.cli.check_data_lookup import Checks
from game.core import places
from game.core.words import Text
from game.tutorial.chapters import Chapter
from game.tutorial.demands import lasting
from game.tutorial.tasks import Task

STANDING, COUNTING, STEPPING_BACK = "standing_words", "counting_words", "stepping_back_words"
"""How things stand; how many there are, all or none; what stepping back brings: true of the last decision."""
NOT_UNDO = "not_undo_words"
"""What stepping back is not called: its button has a name, and other words mean leaving as well."""


@cache
def patterns(of: str, language: str) -> re.Pattern[str]:
    """The patterns of data/text/<language>/<of>.txt, any of them."""
    lines = (places.TEXTS / language / f"{of}.txt").read_text("utf-8").splitlines()
    return re.compile("|".join(line for line in lines if line and not line.startswith("#")))


_SENTENCE = re.compile(r"(?<=[.!?]) ")


def states(text: str, language: str) -> str:
    """The words by which a text says how things stand; empty if it only asks or tells what happened."""
    stated = " ".join(one for one in _SENTENCE.split(text) if not one.endswith("?"))
    found = patterns(STANDING, language).search(stated) or patterns(COUNTING, language).search(stated)
    return found.group() if found is not None else ""


def proven(task: Task, checks: Mapping[str, object]) -> Iterator[str]:
    """The sentences that say under which conditions they are true, or that they always are."""
    yield "goal"
    yield from task.always
    yield from (sentence for sentence, demands in task.true_if.items() if demands)
    for answer in task.answers:
        if answer.true_if or lasting(answer.when, checks):
            yield answer.id
    yield from (nudge.id for nudge in task.nudges if nudge.when)
    yield from (sentence for sentence, goal in (("done", task.reached), ("lost", task.lost)) if lasting(goal, checks))


def of_last(task: Task, checks: Mapping[str, object]) -> Iterator[str]:
    """The sentences that ask which decision was the last."""
    conditions = [(sentence, demands) for sentence, demands in task.true_if.items()]
    conditions += [(answer.id, (*answer.true_if, lasting(answer.when, checks))) for answer in task.answers]
    for sentence, demands in conditions:
        if any("last" in lasting(one, checks) for one in demands):
            yield sentence


def check_truth(
    checks: Checks, chapter: Chapter, named: Mapping[str, object], texts: Mapping[str, Text], language: str
) -> None:
    for task in chapter.tasks:
        free = set(proven(task, named))
        asked = set(of_last(task, named))
        for sentence in task.sentences():
            text = texts.get(f"{checks.names.game}.tutorial.{chapter.id}.{task.id}.{sentence}")
            for form in () if text is None else text.forms.values():
                told, way_out = "", ""
                if sentence not in free and (words := states(form, language)):
                    told = f"says how things stand ('{words}')"
                    way_out = "say under true_if when that is so, or under 'always' that it is so on every way"
                elif sentence not in asked and (taken := patterns(STEPPING_BACK, language).search(form)):
                    told = f"says what stepping back takes back ('{taken.group()}')"
                    way_out = "say with 'last' of which decision"
                if told and text is not None:
                    name = f"'{chapter.id}.{task.id}.{sentence}'"
                    checks.problems.add(text.file, text.line, f"{name} {told}", way_out)
                    break


def check_undoing(checks: Checks, texts: Mapping[str, Text], language: str) -> None:
    """Whoever reads what to press finds a button of that name."""
    for key, text in texts.items():
        if not key.startswith((f"{checks.names.game}.tutorial.", "tutorial.", "lesson.")):
            continue
        for form in text.forms.values():
            if found := patterns(NOT_UNDO, language).search(form):
                told = f"'{key}' says '{found.group()}', and the button is called otherwise"
                checks.problems.add(text.file, text.line, told, "name it as lesson.step_back does")
                break
