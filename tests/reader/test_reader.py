"""The running table can be read and does what it says, at every step: a sample here, all of it in the long tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from pygame import Rect

from game.games import CATALOGUE
from game.scenes.lesson_progress import chapter_ids
from game.scenes.lesson_task import TaskScene
from tests.reader.check_table import covered
from tests.reader.check_texts import RAW, SINGULAR, TWICE, half_covered, overlaps, wholeness
from tests.reader.findings import Report, known
from tests.reader.lessons import LessonWalk
from tests.reader.page_walks import PageWalk
from tests.reader.pages import all_rows, worst_rows
from tests.reader.pairwise import Looks, all_pairs, looks, pairs_of
from tests.reader.plan import films, lessons, matches, sample
from tests.reader.running import Running
from tests.reader.texts import Cover, Line, Page, recording
from tests.reader.walks import MatchWalk, Walk


def walked(walks: Iterable[Walk | PageWalk]) -> Report:
    report = Report()
    for walk in walks:
        report.add(walk.go())
    return report


def compare(report: Report, section: str, game: str) -> None:
    """What is new is wrong, and so is a line of known.yaml that nothing belongs to any more."""
    accepted = {key for key in known(section) if key.startswith(f"{game} ")}
    fresh = [told for told in report.examples() if told.split(" (")[0] not in accepted]
    mended = sorted(accepted - report.keys())
    told = ["", "New:", *fresh, "Mended, to be taken out of known.yaml:", *mended]
    assert (fresh, mended) == ([], []), "\n".join(told)


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_sample_of_steps_can_be_read(game: str) -> None:
    compare(walked([walk for walk in sample() if walk.game == game]), "sample", game)


@pytest.mark.long
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_lesson_can_be_read(game: str) -> None:
    report = walked(list(lessons((game,))))
    print(report.figures())
    compare(report, "lessons", game)


@pytest.mark.long
@pytest.mark.parametrize("game", CATALOGUE)
def test_whole_matches_can_be_read(game: str) -> None:
    report = walked(list(matches((game,))))
    print(report.figures())
    compare(report, "matches", game)


@pytest.mark.long
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_film_of_others_turns_can_be_read(game: str) -> None:
    report = walked(list(films((game,))))
    print(report.figures())
    compare(report, "films", game)


def test_every_page_takes_a_form_for_large_type() -> None:
    """The smallest window, the largest type, the longer language: each page from its head to its foot."""
    compare(walked(map(PageWalk, worst_rows())), "pages", "pages")


@pytest.mark.long
def test_every_page_can_be_read_under_every_pair_of_settings() -> None:
    report = walked(map(PageWalk, all_rows()))
    print(report.figures())
    compare(report, "pages", "pages")


# -- the reader itself -----------------------------------------------------------------------------------------------


def test_every_pair_of_settings_occurs() -> None:
    had = set().union(*(pairs_of(vars(row)) for row in looks()))
    assert had >= all_pairs()
    assert len(looks()) < 40, "pairs, not every combination"


def test_every_lesson_row_and_number_of_seats_is_walked() -> None:
    assert {str(walk.looks) for walk in lessons()} == set(map(str, looks()))
    for game in CATALOGUE:
        assert len({walk.label for walk in matches((game,))}) >= 3


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_lesson_is_walked_task_by_task(game: str) -> None:
    """Whatever lessons are made of: a walk that takes no step has read nothing."""
    walk = LessonWalk(game, Looks(language="en"), chapter=chapter_ids(game)[0], tries=0, most=9)
    report = walk.go()
    assert report.steps == 9 and report.texts > 100
    assert walk.campaign.number > 0, "it has come to another task"


def test_a_lesson_that_nobody_can_walk_is_a_finding() -> None:
    class Lost(LessonWalk):
        def jump(self) -> dict[str, Any]:
            return {"to": "lessons", "game": self.game}

    report = Lost("rebirth", Looks(), chapter="idea", tries=0).go()
    assert {finding.kind for finding in report.found} >= {"the lesson is not walked"}


def test_a_chapter_that_is_left_unfinished_is_a_finding() -> None:
    class Idle(LessonWalk):
        def _go_on(self) -> None:
            self.run.wait(50)

    kinds = {finding.kind for finding in Idle("rebirth", Looks(), chapter="idea", tries=0).go().found}
    assert {"the lesson does not go on", "the chapter is not finished"} <= kinds


def test_what_is_painted_is_seen_with_its_box_and_owner() -> None:
    walk = MatchWalk("rebirth", Looks(language="en"), seats=2)
    with recording() as recorder, Running(walk.looks, walk.jump(), walk.game, recorder) as run:
        assert run.until_asked()
        lines = {line.text: line for line in run.read().lines}
        panel = run.table.furniture.players[0]
        assert lines["Anna"].owner is panel and panel.rect.contains(lines["Anna"].box)
        assert lines["Undo"].px == 11
        title = run.table.furniture.title
        title.set(text="A title that is far too long for the little room it has", at=(56, 8, 60, 32), visible=True)
        title.layout(run.context.grid)
        told = {kind for kind, _, _ in wholeness(run.read(), run)}
        assert {"wider than its room", "leaves its box", "does not fit"} <= told


def test_a_lesson_card_on_what_must_be_pressed_or_is_spoken_of_is_a_finding() -> None:
    """Wherever else it may lie: the table has no empty place for it."""
    walk = LessonWalk("rebirth", Looks(language="en"), chapter="idea", tries=0)
    with recording() as recorder, Running(walk.looks, walk.jump(), walk.game, recorder) as run:
        assert run.until_asked()
        scene = run.top
        assert isinstance(scene, TaskScene)
        assert list(covered(scene)) == []
        wanted = [one for one in scene.campaign.guide.way().touches() if one in scene.director.lit()]
        lay(scene, scene.anchor(wanted[0]))
        assert "covers what must be clicked next" in {kind for kind, _, _ in covered(scene)}
        lay(scene, scene.furniture.primary.rect.move(scene.context.grid.px(60), 0).center)
        assert "covers a tool" in {kind for kind, _, _ in covered(scene)}
        told = {(kind, where) for kind, where, _ in half_covered(run.read(), run)}
        assert ("half covered", "PrimaryButton primary by TaskCard tutor") in told


def lay(scene: TaskScene, middle: tuple[int, int]) -> None:
    grid = scene.context.grid
    scene.tutor.move_to((grid.units(middle[0]) - 60, grid.units(middle[1]) - 60, 120, 120))


def page_of(*texts: str, between: Rect | None = None) -> Page:
    page, box = Page(), Rect(10, 10, 60, 12)
    for number, text in enumerate(texts):
        page.lines.append(Line(text, 12, box.move(4 * number, 0), box.move(4 * number, 0), None, 2 * number))
    if between is not None:
        page.covers.append(Cover(between, None, 1))
    return page


def test_text_on_text_is_told_unless_paper_lies_between() -> None:
    assert [kind for kind, _, _ in overlaps(page_of("under", "over"))] == ["text on text"]
    assert list(overlaps(page_of("under", "over", between=Rect(0, 0, 200, 100)))) == []
    assert list(overlaps(page_of("shadow", "shadow"))) == []


@pytest.mark.parametrize("text", ["costs {n}", "track:power is full", "bruce_mcmail", "see r03c07", "**bold**"])
def test_ids_and_marks_are_seen(text: str) -> None:
    assert RAW.search(text)


def test_a_list_with_the_same_thing_twice_is_seen() -> None:
    assert TWICE.search("The castle needs stone and stone.") and not TWICE.search("again and again, stone and wood")


def test_many_that_act_like_one_are_seen() -> None:
    assert SINGULAR.search("Anna and Wojtek goes to the lake") and not SINGULAR.search("Anna and Wojtek go there")
