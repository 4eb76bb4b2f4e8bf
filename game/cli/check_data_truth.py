"""What the tutor says of a position carries a condition: nobody chooses what its writer had in mind.

A sentence that tells what is so now (who holds what, what lies where, what is still to be had) is true for some ways
through a task and untrue for others. Which sentences do so is read off their words, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from game.cli.check_data_lookup import Checks
from game.core.words import Text
from game.tutorial.chapters import Chapter
from game.tutorial.demands import lasting
from game.tutorial.tasks import Task

_RIVAL = "(?:Morag|Ewan|Isla|Fergus)"
_ASIDE = "".join(
    f"(?<!{word} )" for word in ("what", "if", "when", "than", "where", "that", "which", "as", "many", "of")
)
"""Behind such a word begins no sentence of its own."""
STATES = {
    "en": re.compile(
        "|".join(
            (
                rf"{_ASIDE}\b(?:[Yy]ou|{_RIVAL}|[Ss]he|[Hh]e|[Bb]oth) (?:now |already |still |only |both )?"
                r"(?:have|has|hold|holds|stand|stands|waits)\b(?! (?:to|been|her|his|your)\b)",
                rf"\b{_RIVAL} is\b|{_ASIDE}\b[Yy]ou are\b",
                r"\bin your (?:hand|purse|land|forest)\b",
                rf"{_ASIDE}\b[Yy]our (?:\w+ ){{1,2}}(?:is|are|lies|lie|stands|stand|waits|wait|holds)\b(?! over)",
                r"\b(?:is|are|has stayed) (?:full|empty|gone|lit|awake|open|closed)\b",
                r"\b(?:is|are) (?:still|already|now)\b(?! to )",
                r"\b(?:[Nn]ow|[Ss]till|already|not yet|no longer)\b(?! to come)",
                r"\b(?:does not touch|touches your|too far|[Nn]obody is)\b",
            )
        )
    ),
    "de": re.compile(
        "|".join(
            (
                rf"\b(?:Du|{_RIVAL}) (?:jetzt |nun |noch |schon )?"
                r"(?:hast|hat|hältst|hält|stehst|steht|liegst|liegt|bist|ist)\b(?![.,;:!])(?! am Zug)",
                r"\b(?:[Hh]ast|[Ss]tehst|[Ll]iegst|[Bb]ist) du\b(?! \w*(?:gezogen|entwickelt)\b)",
                r"\bin deine[rm] (?:Hand|Beutel|Land|Gebiet|Wald)\b|\bim Beutel\b",
                r"\b(?:Dein|Deine|Ihr|Ihre) (?:\w+ ){1,2}(?:ist|sind|liegt|liegen|steht|stehen|wartet)\b(?! vorbei)",
                r"\b(?:ist|sind) (?:voll|leer|weg|fort|wach|dran|offen|hinten|frei)\b",
                r"\b(?:[Jj]etzt|[Nn]un|noch (?:nicht|kein\w*|niemand|da|immer|offen|frei)|[Nn]och (?:ist|liegt|steht)"
                r"|(?:liegt|steht|wartet|hält|hat|sitzt) noch|schon|bereits|nicht mehr)\b",
                r"\bberührt .* nicht\b|\bzu weit\b",
            )
        )
    ),
}
OF_LAST = {
    "en": re.compile(
        r"\b(?:Undo|Back|Stepping back) (?:puts|gives|takes|brings)\b|\bStep back to (?:move him|have|take)\b"
    ),
    "de": re.compile(r"\b(?:Rückgängig|Zurück) (?:legt|gibt|stellt|holt|nimmt|bringt)\b|\b[Mm]it Zurück nimmst\b"),
}
"""What stepping back takes back: true of the decision just made and no longer after the next."""
_SENTENCE = re.compile(r"(?<=[.!?]) ")
BOUND = ("goal", "done", "lost", "nudge")
"""What is told because it is so: the goal, that it is reached or lost. A nudge belongs to its stage."""


def states(text: str, language: str) -> str:
    """The words by which a text says how things stand; empty if it only asks, tells a rule or what happened."""
    stated = " ".join(one for one in _SENTENCE.split(text) if not one.endswith("?"))
    found = STATES[language].search(stated)
    return found.group() if found is not None else ""


def proven(task: Task, checks: Mapping[str, object]) -> Iterator[str]:
    """The sentences that say under which conditions they are true."""
    yield from BOUND
    yield from (sentence for sentence, demands in task.true_if.items() if demands)
    for answer in task.answers:
        if answer.true_if or lasting(answer.when, checks):
            yield answer.id


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
        free = set(proven(task, named)) | {nudge.id for nudge in task.nudges}
        asked = set(of_last(task, named))
        for sentence in task.sentences():
            text = texts.get(f"{checks.names.game}.tutorial.{chapter.id}.{task.id}.{sentence}")
            for form in () if text is None else text.forms.values():
                told, way_out = "", ""
                if sentence not in free and (words := states(form, language)):
                    told = f"says how things stand ('{words}')"
                    way_out = "say under true_if when that is so, or in its 'when' what of the position it needs"
                elif sentence not in asked and (taken := OF_LAST[language].search(form)):
                    told = f"says what stepping back takes back ('{taken.group()}')"
                    way_out = "say with 'last' of which decision"
                if told and text is not None:
                    name = f"'{chapter.id}.{task.id}.{sentence}'"
                    checks.problems.add(text.file, text.line, f"{name} {told}", way_out)
                    break
