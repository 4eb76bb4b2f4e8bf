"""The page of lessons: what to go on with, every chapter with its state, and the way into each by mouse and keys."""

from __future__ import annotations

from typing import Any

import pytest

from game.games import CATALOGUE
from game.scenes import start
from game.scenes.lesson_list import LessonListScene
from game.scenes.lesson_progress import chapter_ids, next_lesson
from game.ui.context import Context
from tests.scenes.shell_helpers import find, make_context, press, settle

LEFT = {"rebirth": {"turn": {"chapter": "turn", "task": 1, "begun": 0, "log": [], "helped": [0, 0]}}}


def page(game: str = "rebirth", **chosen: Any) -> tuple[Context, LessonListScene]:
    context = make_context(**chosen)
    scene = LessonListScene(context, game)
    context.stack.push(scene)
    settle(context)
    return context, scene


def words_on(scene: LessonListScene, name: str) -> list[str]:
    return [str(one.text) for one in scene.root.find(name).walk() if getattr(one, "text", "")]


def test_every_chapter_says_whether_it_is_done_in_the_middle_next_or_open() -> None:
    _, scene = page(lessons={"rebirth": ["idea"]}, lesson_places=LEFT)
    assert "Done" in words_on(scene, "chapter.idea") and "Task 2 of 3" in words_on(scene, "chapter.turn")
    assert "Open" in words_on(scene, "chapter.farms") and "3 min" in words_on(scene, "chapter.idea")
    _, scene = page(lessons={"rebirth": ["idea"]})
    assert "Comes next" in words_on(scene, "chapter.turn")


def test_the_card_goes_on_where_somebody_has_stopped_and_names_what_comes_after() -> None:
    context, scene = page(lessons={"rebirth": ["idea"]}, lesson_places=LEFT)
    told = words_on(scene, "resume_card")
    assert "A turn" in told and "Resume at task 2" in told and "Big groups" in told and "From the start" in told
    press(context, "return")
    assert context.services.tables.asked == [("start_lesson", "rebirth", "turn")]


def test_from_the_start_forgets_the_place() -> None:
    context, _ = page(lesson_places=LEFT)
    find(context, "from_start").press()
    dialog = find(context, "anew")
    assert context.settings.lesson_places == LEFT, "one click loses nothing"
    dialog.buttons[-1].press()
    assert context.settings.lesson_places["rebirth"] == {}
    assert context.services.tables.asked == [("start_lesson", "rebirth", "turn")]


def test_a_click_looks_at_a_chapter_and_another_plays_it() -> None:
    context, scene = page()
    assert scene.chosen == "idea"
    find(context, "chapter.castles").press()
    assert scene.chosen == "castles" and "Castles" in words_on(scene, "resume_card")
    find(context, "chapter.castles").press()
    assert context.services.tables.asked == [("start_lesson", "rebirth", "castles")]


def test_arrows_walk_over_the_chapters_and_enter_plays_the_one_in_focus() -> None:
    context, scene = page()
    scene.root.set_focus(find(context, "chapter.idea"), visible=True)
    press(context, "right")
    press(context, "down")
    assert scene.root.focus.name == "chapter.cathedrals"
    press(context, "return")
    assert context.services.tables.asked == [("start_lesson", "rebirth", "cathedrals")]


@pytest.mark.parametrize("game", CATALOGUE)
def test_each_game_says_how_many_chapters_are_done_and_what_is_next(game: str) -> None:
    context, scene = page(lessons={game: [chapter_ids(game)[0]]})
    find(context, f"game.{game}").press()
    assert scene.game == game
    assert f"1 of {len(chapter_ids(game))}" in words_on(scene, f"game.{game}")
    assert any(told.startswith("Next: ") for told in words_on(scene, f"game.{game}"))


def test_home_says_what_is_next_once_a_lesson_is_done() -> None:
    told = {}
    for done in ([], ["idea"], ["idea", "turn", "farms"]):
        context = make_context(lessons={"rebirth": done})
        context.stack.push(start.home(context))
        settle(context)
        panel = find(context, "start_here")
        told[len(done)] = [str(one.text) for one in panel.walk() if getattr(one, "text", "")] + [panel.title]
    assert "First lesson" in told[0] and "First lesson" not in told[1] + told[3]
    assert "Rebirth: A turn" in told[1] and "Rebirth: Towns and harbours" in told[3]
    assert "Start here" in told[0] and "Start here" not in told[1] + told[3], "one has started"


@pytest.mark.parametrize("done", [[], ["idea"]])
def test_home_goes_on_with_a_chapter_that_was_left_in_its_middle(done: list[str]) -> None:
    for task, said in ((0, "Continue"), (2, "Resume at task 3")):
        left = {"castles": {"chapter": "castles", "task": task, "log": ["0 place at=r03c05"]}}
        context = make_context(lessons={"rebirth": done}, lesson_places={"rebirth": left})
        context.stack.push(start.home(context))
        settle(context)
        assert find(context, "start_lesson").text == said
        find(context, "start_lesson").press()
        assert context.services.tables.asked == [("start_lesson", "rebirth", "castles")]


def test_what_was_left_in_its_middle_comes_before_what_is_next() -> None:
    left = {"castles": {"chapter": "castles", "task": 0, "log": ["0 place at=r03c05"]}}
    context, _ = page(lessons={"rebirth": ["idea"]}, lesson_places={"rebirth": left})
    assert next_lesson(context, "rebirth") == "castles"
