"""The figures that the tutor of Glen More II names are what the rules pay."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from game.games.glen_more.rules import RULES
from game.scenes.rules_browser.book import load_book
from game.tutorial.chapters import Chapter, load_chapters
from game.tutorial.lesson import Lesson
from tests.tutorial.test_lessons import ROOT, play

CHAPTERS = load_chapters(Path(ROOT / "data" / "glen_more" / "tutorial.yaml"))


def start(chapter: Chapter) -> Lesson:
    return Lesson(RULES, chapter, ["Anna", "Morag", "Ewan", "Isla"])


def after(chapter: str) -> dict[str, Any]:
    lesson = start(CHAPTERS[chapter])
    play(lesson, random.Random(0))
    return dict(RULES.to_plain(lesson.session.view(None)))


def test_chapters_teach_pages_that_exist_and_each_page_once() -> None:
    taught = [page for chapter in CHAPTERS.values() for page in chapter.teaches]
    assert set(taught) <= load_book("glen_more").pages.keys() and len(set(taught)) == len(taught)


def test_the_figures_that_the_tutor_names_are_what_the_rules_pay() -> None:
    market, using, clans = after("market"), after("using"), after("clans")
    assert market["coins"][0] == 5 and market["market"]["wood"] == 1, "2 coins paid, and 2 taken back"
    assert (using["points"][0], using["whisky"][0]) == (4, 1)
    assert clans["coins"][0] == 4 - 1 + 2 + 3 and clans["clan_markers"] == {"mckinnon": [0]}
    assert clans["territories"][0]["1,0"]["scots"] == 1
    assert after("building")["territories"][0]["0,-1"] == {"tiles": ["inshriach", "abernethy"], "goods": {"wood": 1},
                                                           "scots": 0}


def test_the_figures_of_the_chronicles_are_what_the_rules_pay() -> None:
    assert after("dragon_boats")["points"] == [4, 0]
    assert after("highlander")["coins"][0] == 5 + 2
    assert after("single_cask")["points"] == [3, 0]
    hammer = after("hammer")
    assert hammer["coins"][0] == 5 - 2 and hammer["chronicles"]["hammer"]["token"] == 0
    assert after("dubious_tome")["coins"][0] == 5 - 1 + 2
    votes = after("hard_place")["chronicles"]["hard_place"]["cards"]["most_animals"]
    assert (votes["aye"], votes["nay"]) == (1, 1)
    mobs = after("penny_mobs")
    assert mobs["coins"][0] == 5 + 3 and mobs["chronicles"]["penny_mobs"]["plus"] == [2, 0]


def test_the_scorings_of_the_lessons_end_as_told() -> None:
    scored = after("scoring")
    assert scored["points"] == [4, 2]
    assert {line.rpartition(" ")[0].split("scoring:")[1]: line.rpartition(" ")[2] for line in scored["ledger"]} == {
        "scots": "2", "whisky": "1", "persons": "1", "landmarks": "2",
    }
    ended = after("end")
    assert ended["points"] == [26, 25] and "1 territory seat:1 -9" in ended["ledger"]


def test_the_quarry_is_discarded_and_the_learner_stays_hindmost() -> None:
    lesson = start(CHAPTERS["idea"])
    play(lesson, random.Random(0))
    assert RULES.to_plain(lesson.session.view(None))["discards"][0] == ["easdale"]
    assert lesson.session.waiting() == (0,)
