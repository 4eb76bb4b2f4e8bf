"""Whether the chapters of data/<game>/tutorial.yaml can begin: seats, options, position, draws, and their sentences.

What their tasks ask is looked at in check_data_tasks.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bots.levels import LEVEL_IDS
from game.cli.check_data_lookup import Checks
from game.cli.check_data_tasks import wanted_texts
from game.core.contract import AnyRules
from game.core.errors import HearthsideError
from game.core.game_facts import Players
from game.core.strict_yaml import Steps
from game.games import rules_of
from game.tutorial.chapters import Chapter


def check_lessons(checks: Checks, chapters: Mapping[str, Chapter], players: Players) -> None:
    rules = rules_of(checks.names.game)
    for chapter in chapters.values():
        _check_head(checks, rules, chapter, players)
    _check_texts(checks, chapters)


def _place(chapter: Chapter) -> Steps:
    return ("chapters", chapter.id)


def _check_head(checks: Checks, rules: AnyRules, chapter: Chapter, players: Players) -> None:
    place = _place(chapter)
    if not players.min <= chapter.seats <= players.max:
        checks.wrong((*place, "seats"), f"the game is for {players.min} to {players.max}, not for {chapter.seats}")
        return
    if not 0 <= chapter.learner < chapter.seats:
        checks.wrong((*place, "learner"), f"there is no seat {chapter.learner}")
    if chapter.bots:
        checks.known((*place, "bots"), chapter.bots, LEVEL_IDS, "bot")
    for number, line in enumerate(chapter.draws):
        _check_line(checks, rules, (*place, "draws", number), line.removeprefix("* "))
    try:
        rules.new(chapter.options, chapter.seats)
    except HearthsideError as error:
        checks.wrong((*place, "options"), str(error))
        return
    if chapter.position:
        _check_position(checks, rules, chapter)


def _check_position(checks: Checks, rules: AnyRules, chapter: Chapter) -> None:
    place = (*_place(chapter), "position")
    try:
        state = rules.from_plain(_stated(chapter))
        rules.view(state, chapter.learner)
        rules.audit(state)
    except AssertionError as error:  # pieces that no match could have, or a hidden one that nobody knows
        checks.wrong(place, f"no match comes to this position: {str(error) or 'something is not accounted for'}")
    except HearthsideError as error:
        word = str(error).partition("'")[2].partition("'")[0]
        checks.wrong((*place, *_where(chapter.position, word)), f"the position cannot be set up: {error}")
    except Exception as error:  # a position may contradict itself in ways that no loader foresees
        checks.wrong(place, f"the position makes no sense: {type(error).__name__} {error}")


def _where(value: Any, word: str) -> Steps:
    """The way to what a message quotes: a key, a value, or a word of one."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if word and (key == word or inner == word or (isinstance(inner, str) and word in inner.split())):
            return (key,)
        if deeper := _where(inner, word):
            return (key, *deeper)
    return ()


def _stated(chapter: Chapter) -> dict[str, Any]:
    return {"seats": chapter.seats, "options": dict(chapter.options), **chapter.position}


def _check_line(checks: Checks, rules: AnyRules, steps: Steps, line: str) -> None:
    try:
        rules.read_action(line)
    except HearthsideError as error:
        checks.wrong(steps, str(error))


def _check_texts(checks: Checks, chapters: Mapping[str, Chapter]) -> None:
    """Each sentence that is told is there, and no other."""
    begin = f"{checks.names.game}.tutorial."
    wanted: dict[str, Steps] = {}
    for chapter in chapters.values():
        wanted |= {key: steps for key, steps, _ in wanted_texts(checks.names.game, chapter)}
    for key, steps in wanted.items():
        if key not in checks.texts:
            left = [one for one in checks.texts if one.startswith(begin) and one not in wanted]
            checks.known(steps, key, left, "text")
    for key, text in checks.texts.items():
        if key.startswith(begin) and key not in wanted:
            checks.problems.add(text.file, text.line, f"'{key}' belongs to no lesson")
