"""Whether chapters with tasks can be taught: goals can be reached and missed, what is told is true, all is done once.

Every concept of the rules is done in some task, and no sentence is missing or too long.
"""

from __future__ import annotations

import random
import re
from collections.abc import Collection, Iterator, Mapping, Sequence

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.cli.check_data_lookup import Checks
from game.cli.check_data_truth import check_truth, check_undoing
from game.core.contract import Action, AnyRules, Seat
from game.core.errors import HearthsideError
from game.core.session import Session
from game.core.strict_yaml import Steps
from game.core.text import Incomplete
from game.core.words import LANGUAGES, Text
from game.games import judge_of, rules_of
from game.tutorial.chapters import Chapter, Lessons
from game.tutorial.demands import looked_at
from game.tutorial.nudging import common_key
from game.tutorial.practice import Choose, Practice, never_drawn
from game.tutorial.setting import RIVALS, session_at
from game.tutorial.tasks import OF_CHAPTER, TALLY, Nudge, Task

MOST_WORDS = 30
PANELS = {"scores", "log"}
"""What is opened to find an answer there: to light their buttons gives nothing away."""
WORDS_AMONG = 4
"""At most one in so many tasks may be a word that is only read."""
_FIGURE = re.compile(r"\d")
"""A figure in a sentence is a rule: the sentence must say under what it is true. Places like {points} are filled, and
a goal is asked of the rules anyway."""


def check_campaigns(
    checks: Checks,
    lessons: Lessons,
    sections: Mapping[str, Collection[str]],
    known: Collection[str],
    texts: Mapping[str, Mapping[str, Text]],
    pictures: Collection[str],
) -> None:
    """`sections` are the rules pages, each with its sections; `pictures` those that they show."""
    rules = rules_of(checks.names.game)
    _check_concepts(checks, lessons, sections)
    _check_pictures(checks, lessons, pictures)
    told: set[str] = set()
    for chapter in lessons.chapters.values():
        before, practice = len(checks.problems.found), None
        _check_form(checks, rules, chapter, known)
        if len(checks.problems.found) == before:
            practice = _check_practice(checks, rules, lessons, chapter)
        told |= practice.told if practice is not None else {common_key(rules.id, one.id) for one in lessons.nudges}
        for language in LANGUAGES:
            sentences = texts.get(language, {})
            _check_sentences(checks, chapter, sentences)
            _check_questions(checks, chapter, sentences)
            check_truth(checks, chapter, lessons.checks, sentences, language)
            _check_filled(checks, chapter, sentences, practice.filled if practice is not None else {})
    for language in LANGUAGES:
        check_undoing(checks, texts.get(language, {}), language)
    _check_phases(checks, rules, ("nudges",), lessons.nudges)
    _check_coming(checks, rules, lessons)
    for number, nudge in enumerate(lessons.nudges):
        if common_key(rules.id, nudge.id) not in told:
            checks.wrong(("nudges", number), f"the nudge '{nudge.id}' is asked for in no chapter")


def _place(chapter: Chapter, number: int | None = None) -> Steps:
    place: Steps = ("chapters", chapter.id)
    return place if number is None else (*place, "tasks", number)


def _check_concepts(checks: Checks, lessons: Lessons, sections: Mapping[str, Collection[str]]) -> None:
    """Each page of the rules has a concept, each concept somebody who does it."""
    pages = {*sections, *(f"{page}#{one}" for page, inside in sections.items() for one in inside)}
    for number, concept in enumerate(lessons.concepts):
        checks.known(("concepts", number), concept, pages, "page or section")
    for page in lessons.unplayed:
        checks.known(("unplayed", page), page, sections, "page")
    done: set[str] = set()
    for chapter in lessons.chapters.values():
        for number, task in enumerate(chapter.tasks):
            for at, concept in enumerate(task.does):
                checks.known((*_place(chapter, number), "does", at), concept, lessons.concepts, "concept")
            done.update(task.does)
    for number, concept in enumerate(lessons.concepts):
        if concept not in done:
            checks.wrong(("concepts", number), f"nobody does '{concept}' in any task")
    named = {concept.partition("#")[0] for concept in lessons.concepts}
    for page in sections:
        if page not in named and page not in lessons.unplayed:
            checks.wrong(("concepts",), f"the page '{page}' has no concept; or say under 'unplayed' why not")


def _check_pictures(checks: Checks, lessons: Lessons, pictures: Collection[str]) -> None:
    """The chapters of a list look different, or nobody finds one again."""
    taken: dict[str, str] = {}
    for chapter in lessons.chapters.values():
        place: Steps = (*_place(chapter), "picture")
        if checks.known(place, chapter.picture, pictures, "picture") and chapter.picture in taken:
            checks.wrong(place, f"the chapter '{taken[chapter.picture]}' has the picture '{chapter.picture}' already")
        taken.setdefault(chapter.picture, chapter.id)


def _check_form(checks: Checks, rules: AnyRules, chapter: Chapter, known: Collection[str]) -> None:
    if not chapter.minutes:
        checks.wrong(_place(chapter), f"the chapter '{chapter.id}' does not say how many minutes it takes")
    words = sum(task.is_word for task in chapter.tasks)
    if words * WORDS_AMONG > len(chapter.tasks):
        told = f"{words} of {len(chapter.tasks)} tasks are only read; at most one in four may be"
        checks.wrong(_place(chapter), told)
    for number, task in enumerate(chapter.tasks):
        place = _place(chapter, number)
        for key, pointed in (("point", task.point), ("about", task.about)):
            for at, component in enumerate(pointed):
                checks.known(
                    (*place, key, at), component, {*known, *_lying_there(rules, chapter, number)}, "thing to point at"
                )
        _check_lines(checks, rules, chapter, task, place)
        _check_phases(checks, rules, (*place, "nudges"), task.nudges)
        if task.position:
            _check_position(checks, rules, chapter, number)


def _check_coming(checks: Checks, rules: AnyRules, lessons: Lessons) -> None:
    chapter = next(iter(lessons.chapters.values()))
    try:
        rows = session_at(rules, chapter, ("Anna",) * chapter.seats).sheet(None).categories
    except Exception:  # told with the position
        return
    for number, row in enumerate(lessons.coming):
        checks.known(("coming", number), row, rows, "row of the score sheet")


def _check_phases(checks: Checks, rules: AnyRules, place: Steps, nudges: Sequence[Nudge]) -> None:
    """Each question says for which stages it is."""
    for number, nudge in enumerate(nudges):
        if not nudge.phases:
            checks.wrong((*place, number), f"the nudge '{nudge.id}' does not say for which frames it is")
        for at, phase in enumerate(nudge.phases):
            checks.known((*place, number, "phases", at), phase, rules.frames.words, "frame")


def _check_lines(checks: Checks, rules: AnyRules, chapter: Chapter, task: Task, place: Steps) -> None:
    """Words of actions, and who says them."""
    for at, told in enumerate(task.show):
        for line in told.split("|"):
            _check_word(checks, rules, (*place, "show", at), line.strip())
    for number, answer in enumerate(task.answers):
        for at, told in enumerate(answer.by):
            for line in told.split("|"):
                _check_word(checks, rules, (*place, "answers", number, "by", at), line.strip())
    for at, told in enumerate(task.then):
        for said in told.split("|"):
            who, _, line = said.strip().partition(" ")
            if not who.isdecimal() or int(who) >= chapter.seats or int(who) == chapter.learner:
                checks.wrong((*place, "then", at), f"'{said.strip()}' must begin with the rival who says it")
            else:
                _check_line(checks, rules, (*place, "then", at), line)
    for at, line in enumerate(task.draws):
        _check_line(checks, rules, (*place, "draws", at), line.removeprefix("* "))


def _check_word(checks: Checks, rules: AnyRules, steps: Steps, line: str) -> None:
    word = line.split()[0] if line.split() else ""
    if checks.known(steps, word, rules.vocabulary.words, "action") and len(line.split()) > 1:
        _check_line(checks, rules, steps, line, part=True)


def _check_line(checks: Checks, rules: AnyRules, steps: Steps, line: str, *, part: bool = False) -> None:
    try:
        rules.read_action(line)
    except Incomplete as error:
        if not part:
            checks.wrong(steps, str(error))
    except HearthsideError as error:
        checks.wrong(steps, str(error))


def _check_position(checks: Checks, rules: AnyRules, chapter: Chapter, number: int) -> None:
    place = (*_place(chapter, number), "position")
    stated = {"seats": chapter.seats, "options": dict(chapter.options), **chapter.tasks[number].position}
    try:
        rules.audit(rules.from_plain(stated))
    except AssertionError as error:
        checks.wrong(place, f"no match comes to this position: {str(error) or 'something is not accounted for'}")
    except Exception as error:  # a position may contradict itself in ways that no loader foresees
        checks.wrong(place, f"the position cannot be set up: {error}")


def _lying_there(rules: AnyRules, chapter: Chapter, number: int) -> Collection[str]:
    try:
        session = session_at(rules, chapter, ("Anna",) * chapter.seats, number)
        return rules.components(session.view(chapter.learner))
    except Exception:  # told with the position
        return ()


def bot_for(rules: AnyRules) -> Choose:
    """A quick bot for every seat."""
    judge = judge_for(rules, judge_of(rules.id))

    def choose(session: Session, seat: Seat, rng: random.Random) -> Action:
        options = session.options(seat)
        return make_bot(RIVALS, seat, judge).choose(rules, session.view(seat), options, rng, 0.0)

    return choose


def _check_practice(checks: Checks, rules: AnyRules, lessons: Lessons, chapter: Chapter) -> Practice | None:
    numbers = {task.id: number for number, task in enumerate(chapter.tasks)}
    try:
        practice = Practice(rules, chapter, lessons.checks, bot_for(rules)).play()
    except Exception as error:  # whatever a stated position makes the rules do
        checks.wrong(_place(chapter), f"the chapter breaks down: {type(error).__name__} {error}")
        return None
    for task, message in practice.wrong:
        checks.wrong(_place(chapter, numbers.get(task)), message)
    settings = [((*_place(chapter), "draws"), chapter.draws)]
    settings += [((*_place(chapter, number), "draws"), task.draws) for number, task in enumerate(chapter.tasks)]
    for place, draws in settings:
        for line in never_drawn(practice, draws) if not practice.wrong and not chapter.free else ():
            checks.wrong((*place, draws.index(line)), f"the draw '{line}' is never made")
    return practice


# -- sentences -------------------------------------------------------------------------------------------------------


def wanted_texts(game: str, chapter: Chapter) -> Iterator[tuple[str, Steps, bool]]:
    """Each sentence of a chapter: its key, whose it is, and whether it says under what it is true."""
    begin = f"{game}.tutorial.{chapter.id}"
    for sentence in (*OF_CHAPTER, *(("part",) if chapter.part else ()), *(("tell",) if chapter.free else ())):
        yield f"{begin}.{sentence}", _place(chapter), True
    for number, task in enumerate(chapter.tasks):
        proven = {sentence for sentence, demands in task.true_if.items() if demands}
        proven |= {answer.id for answer in task.answers if answer.true_if}
        for sentence in task.sentences():
            yield f"{begin}.{task.id}.{sentence}", _place(chapter, number), sentence in proven
    for nudge in chapter.common:
        yield common_key(game, nudge.id), ("nudges",), False
    for number, comment in enumerate(chapter.comments):
        yield f"{begin}.{comment.id}", (*_place(chapter), "comments", number), bool(comment.true_if)


def _check_sentences(checks: Checks, chapter: Chapter, texts: Mapping[str, Text]) -> None:
    for key, steps, proven in wanted_texts(checks.names.game, chapter):
        text = texts.get(key)
        if text is None:
            continue  # told with the texts
        for form in text.forms.values():
            if len(form.split()) > MOST_WORDS:
                message = f"'{key}' has {len(form.split())} words, more than {MOST_WORDS}"
                checks.problems.add(text.file, text.line, message)
            if not proven and not key.endswith(".goal") and _FIGURE.search(re.sub(r"\{[^}]*\}", "", form)):
                way_out = "say under true_if when it is true, or fill a place"
                checks.problems.add(text.file, text.line, f"'{key}' names a figure", way_out)
        if not text.usual.strip():
            checks.wrong(steps, f"'{key}' is empty")


def _check_questions(checks: Checks, chapter: Chapter, texts: Mapping[str, Text]) -> None:
    """Whoever is asked which of several it is finds out alone: what lights up must not be the answer."""
    for number, task in enumerate(chapter.tasks):
        goal = texts.get(f"{checks.names.game}.tutorial.{chapter.id}.{task.id}.goal")
        answers = set(looked_at(task.reached)) - PANELS
        if goal is not None and "?" in goal.usual and task.point and answers >= set(task.point):
            told = f"'{task.id}' asks what to look at, and lights the answer"
            checks.wrong((*_place(chapter, number), "point"), told)


def _check_filled(
    checks: Checks, chapter: Chapter, texts: Mapping[str, Text], filled: Mapping[str, frozenset[str]]
) -> None:
    """A place of a sentence has its value whenever it is told: the event it speaks of has such a field."""
    standing = {
        key
        for key, _, _ in wanted_texts(checks.names.game, chapter)
        if key.endswith((".goal", ".nudge", f".{TALLY}"))
    }
    standing |= {common_key(checks.names.game, nudge.id) for nudge in chapter.common}
    for key in (*standing, *filled):
        text, values = texts.get(key), filled.get(key, frozenset())
        if text is None:
            continue  # told with the texts
        for place in sorted(text.placeholders() - values):
            if key.endswith(f".{TALLY}") and place in ("have", "want"):
                continue
            told = f"'{key}' has a place '{place}' that nothing fills"
            checks.problems.add(text.file, text.line, told, f"filled are: {', '.join(sorted(values)) or 'none'}")
