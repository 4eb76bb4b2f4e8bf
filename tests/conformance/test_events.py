"""Each game lists its events: what happens is listed, with what the list says of its fields, and nothing is idle."""

from __future__ import annotations

import typing
from collections import Counter
from dataclasses import fields
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.core.contract import Action, Event, Rules, Seat
from game.core.event_words import event_words
from game.core.scenario_run import run_file
from game.games import CATALOGUE, rules_of
from tests.conformance.subjects import SEEDS, SUBJECTS, Subject, match, moments

STORIES = Path(__file__).parent.parent / "scenarios"


def own_hints(kind: type[Event]) -> dict[str, Any]:
    hints = typing.get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def test_what_happens_is_listed_and_its_fields_hold_what_the_list_says(subject: Subject) -> None:
    hints = {kind: own_hints(kind) for kind in subject.rules.events}
    checked: set[tuple[type[Event], str, Any]] = set()
    for m in moments(subject, 1000):
        if m.at != len(m.session):
            continue
        for _, event in m.session.events(None):
            assert type(event) in hints, f"{event} is not among the events of {subject.game}"
            for name, hint in hints[type(event)].items():
                value = getattr(event, name)
                if (type(event), name, value) not in checked:
                    msgspec.convert(value, hint)  # raises for what the field cannot hold
                    checked.add((type(event), name, value))


@pytest.mark.parametrize("game", ("toy", *CATALOGUE))
def test_each_event_has_a_word_of_its_own(game: str) -> None:
    kinds = next(subject for subject in SUBJECTS if subject.game == game).rules.events
    assert [word for word, n in Counter(kind.word for kind in kinds).items() if n > 1] == []
    assert event_words(kinds).keys() == {kind.word for kind in kinds}


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_an_event_lights_up_is_one_of_its_fields_or_properties(game: str) -> None:
    unknown = [(kind.word, name) for kind in rules_of(game).events for name in kind.lights if not hasattr(kind, name)]
    assert unknown == []


def listening(rules: Rules, heard: set[type[Event]]) -> Rules:
    """The same rules, which note every sort of event that happens by them."""

    class Listening(type(rules)):  # type: ignore[misc]
        def step(self, state: Any, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
            told: list[Event] = []
            super().step(state, seat, action, told)
            heard.update(map(type, told))
            if events is not None:
                events.extend(told)

    return typing.cast(Rules, Listening())


@pytest.mark.parametrize("game", CATALOGUE)
def test_nothing_is_listed_that_never_happens(game: str) -> None:
    """Rare things happen in the stories if they do not in the matches."""
    heard: set[type[Event]] = set()
    for subject in SUBJECTS:
        if subject.game == game:
            heard.update(type(event) for seed in SEEDS[:1] for _, event in match(subject, seed).events(None))
    rules = rules_of(game)
    told = listening(rules, heard)
    for story in sorted((STORIES / game).glob("*.yaml")):
        if not set(rules.events) - heard:
            break
        run_file(story, lambda _: told)
    assert [kind.word for kind in rules.events if kind not in heard] == []
