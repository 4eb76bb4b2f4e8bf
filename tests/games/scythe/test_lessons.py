"""What the tutor of Scythe says is what the rules do: a learner plays each chapter, and its figures come about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.core import places
from game.games.scythe.rules import RULES
from game.scenes.rules_browser.book import Place, load_book
from game.tutorial.chapters import Chapter, load_chapters
from game.tutorial.lesson import Lesson

CHAPTERS = load_chapters(places.DATA / "scythe" / "tutorial.yaml")
Told = dict[str, dict[str, Any]]
"""By step the position in which it is told, as the learner sees it."""


def play(chapter: Chapter, choose: Callable[[tuple[Any, ...]], Any]) -> tuple[Lesson, Told]:
    lesson = Lesson(RULES, chapter, ["Robin", "Morag"])
    told: Told = {}
    for _ in range(400):
        if lesson.done:
            break
        line, step = lesson.answer(), lesson.step
        if line is not None:
            lesson.session.submit(line.seat, line.action)
            continue
        if step is not None:
            told.setdefault(step.id, RULES.to_plain(lesson.session.view(0)))
        if step is not None and step.open:
            lesson.opened(step.open)
        elif lesson.reads_on:
            lesson.read()
        else:
            (seat, *_), free = lesson.session.waiting(), chapter.free
            assert free or seat == 0, "a scripted lesson waits for somebody who says nothing"
            options = lesson.session.options(seat)
            lesson.session.submit(seat, choose(lesson.narrow(options) if seat == 0 else options))
    assert lesson.done
    return lesson, told


def test_pages_that_the_lessons_teach_are_there() -> None:
    book = load_book("scythe")
    assert all(book.has(Place(page)) for chapter in CHAPTERS.values() for page in chapter.teaches)
    taught = {page for chapter in CHAPTERS.values() for page in chapter.teaches}
    assert set(book.pages) - taught == {"factions", "deals", "glossary", "edition"}


def first(options: tuple[Any, ...]) -> Any:
    return options[0]


def test_the_neighbours_upgrade_brings_the_power_the_tutor_names() -> None:
    _, told = play(CHAPTERS["upgrading"], first)
    assert told["end"]["power"][0] == 6 and told["neighbour"]["power"][0] == 7
    assert told["worth"]["coins"][0] - told["pay"]["coins"][0] == 2


def test_the_combat_goes_as_told() -> None:
    _, told = play(CHAPTERS["combat"], first)
    before, after = told["near"], told["star"]
    assert after["fought"]["power"] == [4, 4] and after["fought"]["cards"] == [[3], [2]]
    assert after["power"] == [before["power"][0] - 4, before["power"][1] - 4]
    assert after["popularity"][0] == before["popularity"][0] - 1 and after["stars"][0] == {"combat": 1}
    assert after["units"]["r4c4"] == ["0 mech 1"] and after["tokens"]["r4c4"] == {"metal": 2}


def test_the_objective_holds_after_the_encounter() -> None:
    _, told = play(CHAPTERS["finds"], first)
    assert told["objective"]["coins"][0] == 20 and told["placed"]["stars"][0] == {"objective": 1}
    assert told["choose"]["units"]["r4c3"] == ["0 character"]


def test_the_last_star_ends_it_with_the_fortunes_told() -> None:
    lesson, told = play(CHAPTERS["end"], first)
    assert lesson.session.is_over()
    assert told["won"]["final"] == [66, 63] and told["won"]["coins"] == [12, 46]
    poorer = {**told["five"], "popularity": [6, 5], "power": [16, 6], "coins": [12, 46],
              "stars": [{**told["five"]["stars"][0], "power": 1}, told["five"]["stars"][1]]}
    assert RULES.sheet(RULES.from_plain({**poorer, "counted": None})).total(0) == 50
