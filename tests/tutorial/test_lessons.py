"""A robot plays every lesson to its end, as a learner who does what is asked would."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from game.cli.check_data_tasks import wanted_texts
from game.core.errors import ManyBadData
from game.core.strict_yaml import read_yaml
from game.games import CATALOGUE, rules_of
from game.table.screen import screen_of
from game.tutorial.chapters import Chapter, load_chapters
from game.tutorial.lesson import Lesson, matches

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "de")


def chapters_of(game: str) -> dict[str, Chapter]:
    return load_chapters(ROOT / "data" / game / "tutorial.yaml")


TAUGHT = [game for game in CATALOGUE if (ROOT / "data" / game / "tutorial.yaml").is_file()]
"""A game that is still being written has no lessons yet; one test fails for it, and the others can be read."""

CHAPTERS = [(game, c) for game in TAUGHT for c in chapters_of(game).values() if not c.is_campaign]
each_chapter = pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=[f"{g}-{c.id}" for g, c in CHAPTERS])


def start(game: str, chapter: Chapter) -> Lesson:
    return Lesson(rules_of(game), chapter, ["Anna", "Morag", "Ewan", "Isla"])


def flat(text: dict, prefix: str = "") -> dict[str, str]:
    """Each sentence by its key; one that depends on a number counts once, with its usual form."""
    found = {}
    for key, value in text.items():
        value = value["other"] if isinstance(value, dict) and set(value) == {"one", "other"} else value
        found |= flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {f"{prefix}{key}": value}
    return found


def texts(game: str, language: str) -> dict[str, str]:
    return flat(read_yaml(ROOT / "data" / "text" / language / f"{game}_tutorial.yaml").value)


def play(lesson: Lesson, rng: random.Random) -> list[str]:
    """Everything that was told until the lesson is done."""
    told: list[str] = []
    for _ in range(400):
        if lesson.done:
            return told
        line = lesson.answer()
        if line is not None:
            lesson.session.submit(line.seat, line.action)
            continue
        step = lesson.step
        if step is not None and (not told or told[-1] != step.id):
            told.append(step.id)
        if step is not None and step.open:
            lesson.opened(step.open)
        elif lesson.reads_on:
            lesson.read()
        else:
            asked = lesson.session.waiting()[0]
            options = lesson.session.options(asked)
            if asked == lesson.learner:
                allowed = lesson.narrow(options)
                assert allowed, f"step {step} expects something the rules do not offer"
                lesson.submit(rng.choice(allowed))
            else:
                assert lesson.chapter.free, "a scripted lesson waits for somebody who says nothing"
                lesson.session.submit(asked, rng.choice(options))
    raise AssertionError(f"the lesson never ends; told so far: {told}")


STATED = [(game, chapter) for game, chapter in CHAPTERS if chapter.position]


@pytest.mark.parametrize(("game", "chapter"), STATED, ids=[f"{g}-{c.id}" for g, c in STATED])
def test_every_lesson_begins_at_a_position_that_a_match_can_have(game: str, chapter: Chapter) -> None:
    rules = rules_of(game)
    rules.audit(rules.from_plain({"seats": chapter.seats, "options": dict(chapter.options), **chapter.position}))


@each_chapter
def test_a_learner_who_does_what_is_asked_reaches_the_end(game: str, chapter: Chapter) -> None:
    for seed in range(3):
        told = play(start(game, chapter), random.Random(seed))
        assert told == [step.id for step in chapter.steps if not step.after or step.id in told]


CHOSEN = [(game, chapter) for game, chapter in CHAPTERS if any(step.after for step in chapter.steps)]


@pytest.mark.parametrize(("game", "chapter"), CHOSEN, ids=[f"{g}-{c.id}" for g, c in CHOSEN])
def test_every_consequence_of_a_choice_comes_about(game: str, chapter: Chapter) -> None:
    """Whatever a step tells only after something was said, some learner is told, and another is not."""
    outcomes = [step.id for step in chapter.steps if step.after]
    runs = [play(start(game, chapter), random.Random(seed)) for seed in range(30)]
    for outcome in outcomes:
        assert 0 < sum(outcome in told for told in runs) < len(runs), outcome
    assert all(any(outcome in told for outcome in outcomes) for told in runs), "somebody is told of no consequence"


@each_chapter
def test_a_wrong_click_gets_a_hint_and_never_a_dead_end(game: str, chapter: Chapter) -> None:
    """Whatever the lesson narrows away is answered with a reason, and something stays open."""
    lesson = start(game, chapter)
    rng = random.Random(1)
    while not lesson.done:
        line = lesson.answer()
        step = lesson.step
        if line is not None:
            lesson.session.submit(line.seat, line.action)
        elif lesson.reads_on:
            assert lesson.why_not("hand") is not None or chapter.free
            lesson.read()
        elif step is not None and step.open:
            assert lesson.why_not("hand") is not None
            lesson.opened(step.open)
        else:
            seat = lesson.session.waiting()[0]
            options = lesson.session.options(seat)
            allowed = lesson.narrow(options) if seat == lesson.learner else options
            wanted = {one for action in allowed for one in action.touches()}
            for action in set(options) - set(allowed):
                if wanted.issuperset(action.touches()):
                    continue  # it needs no click that is not wanted: whoever goes on does what is asked
                reasons = [reason for one in action.touches() if (reason := lesson.why_not(one)) is not None]
                assert reasons and all(reason.way_out is not None for reason in reasons)
            if seat == lesson.learner:
                lesson.submit(rng.choice(allowed))
            else:
                lesson.session.submit(seat, rng.choice(allowed))


@each_chapter
def test_every_step_points_at_something_that_exists(game: str, chapter: Chapter) -> None:
    rules = rules_of(game)
    lesson = start(game, chapter)
    furniture = {"scores", "undo", "hint", "log", "rules", "end_turn"}
    cards = {line.split("card=")[1] for line in chapter.draws if "card=" in line}
    parts = set(screen_of(game).parts)
    known = set(rules.components(lesson.session.view(chapter.learner))) | furniture | cards | parts
    for step in chapter.steps:
        assert set(step.point) <= known, step.id


@pytest.mark.parametrize("language", LANGUAGES)
@each_chapter
def test_every_step_has_a_short_sentence(game: str, chapter: Chapter, language: str) -> None:
    spoken = texts(game, language)
    for key in ("title", *(step.id for step in chapter.steps)):
        sentence = spoken[f"{game}.tutorial.{chapter.id}.{key}"]
        assert 0 < len(sentence.split()) <= 45, f"{key} has {len(sentence.split())} words"


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_game_is_taught(game: str) -> None:
    assert game in TAUGHT, f"data/{game}/tutorial.yaml is not there"


@pytest.mark.parametrize("game", TAUGHT)
def test_no_sentence_is_left_over(game: str) -> None:
    wanted = {
        f"{game}.tutorial.{chapter.id}.{key}"
        for chapter in chapters_of(game).values() if not chapter.is_campaign
        for key in ("title", *(step.id for step in chapter.steps))
    }
    told = (wanted_texts(game, chapter) for chapter in chapters_of(game).values() if chapter.is_campaign)
    wanted |= {key for sentences in told for key, _, _ in sentences}
    for language in LANGUAGES:
        assert {key for key in texts(game, language) if key.startswith(game)} == wanted


def test_a_pattern_fits_a_word_or_a_whole_line() -> None:
    place = rules_of("rebirth").read_action("place at=r03c07")
    assert matches("place", place) and matches("place at=r03c07", place)
    assert not matches("place at=r03c08", place) and not matches("end_turn", place)


def test_mistakes_in_the_file_are_told_with_their_line(tmp_path: Path) -> None:
    path = tmp_path / "tutorial.yaml"
    path.write_text("chapters:\n  one:\n    steps:\n      - {id: a, pont: [x]}\n      - {id: b, thn: []}\n")
    with pytest.raises(ManyBadData) as told:
        load_chapters(path)
    assert "tutorial.yaml:4" in str(told.value) and "tutorial.yaml:5" in str(told.value)
