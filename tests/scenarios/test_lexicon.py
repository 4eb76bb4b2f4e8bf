"""What stories may say, and what a misspelt id is told from: every id is declared where it may stand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.core.course import Course
from game.core.errors import BadInput
from game.core.lexicon import check_values, example_of, hints_of
from game.core.scenario_run import run_file
from game.core.text import to_text
from game.games import CATALOGUE, rules_of

HERE = Path(__file__).parent


def kinds_of(rules: Any) -> Iterator[type]:
    for words in (rules.vocabulary, rules.frames):
        yield from (words.kind(word) for word in words.words)
    yield from rules.events


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_field_with_an_id_says_which_may_stand_there(game: str) -> None:
    rules = rules_of(game)
    undeclared = [
        f"{kind.word}.{name}"
        for kind in kinds_of(rules)
        for name, hint in hints_of(kind).items()  # type: ignore[attr-defined]
        if "str" in hint and rules.lexicon.ids(kind, name) is None
    ]
    assert undeclared == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_field_of_the_lexicon_is_one_of_the_game(game: str) -> None:
    rules = rules_of(game)
    known = {name for kind in kinds_of(rules) for name in hints_of(kind)}
    known |= {f"{kind.word}.{name}" for kind in kinds_of(rules) for name in hints_of(kind)}  # type: ignore[attr-defined]
    assert {*rules.lexicon.said, *rules.lexicon.told} - known == set()
    assert rules.lexicon.seats - known <= {"winner", "other"}


@cache
def said_in_stories(game: str) -> tuple[set[tuple[Any, int]], set[str]]:
    """Every action, event and frame of all stories of a game with the number of seats, and every component."""
    things: set[tuple[Any, int]] = set()
    components: set[str] = set()
    add = Course.add

    def listening(course: Course, line: Any) -> None:
        add(course, line)
        state, rules = course.last, course.rules
        things.update((thing, state.seats) for thing in (line.action, *course.events[-1], *state.stack))
        components.update(rules.components(state))
        components.update(entry.component for entry in rules.sheet(state).entries)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Course, "add", listening)
        for file in sorted(HERE.glob(f"{game}/*.yaml")):
            run_file(file, rules_of)
    return things, components


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_lexicon_has_every_id_that_occurs_in_the_stories(game: str) -> None:
    lexicon = rules_of(game).lexicon
    things, components = said_in_stories(game)
    unknown = []
    for thing, seats in things:
        try:
            check_values(lexicon, thing, seats)
        except BadInput as error:
            unknown.append(f"{to_text(thing)}: {error}")
    assert unknown == []
    assert [one for one in sorted(components) if one not in lexicon.components] == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_example_of_every_action_and_frame_can_be_read(game: str) -> None:
    rules = rules_of(game)
    for words in (rules.vocabulary, rules.frames):
        for word in words.words:
            words.read(example_of(rules.lexicon, words.kind(word)))
