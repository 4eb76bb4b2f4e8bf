"""A robot goes through every lesson at the real table, with no window: reading, clicking what is asked, looking."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from game.core.places import DATA
from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.lesson import LessonScene, lesson_table
from game.scenes.lesson_marks import widget_of
from game.scenes.lesson_progress import following_chapter, lessons_of
from game.tutorial.chapters import load_chapters
from game.ui.context import Context
from tests.scenes.table_helpers import QuickAsker

CHAPTERS = [
    (game, one.id) for game in CATALOGUE for one in lessons_of(game).chapters.values() if not one.is_campaign
]


def at_the_table(game: str, chapter: str, language: str, size: tuple[int, int] = (1280, 720)) -> LessonScene:
    context = Context(Words(language), Settings(language=language, motion="none"), size, words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = lesson_table(context, game, chapter)
    context.stack.push(scene)
    context.stack.update(40)
    return scene


def what_is_wrong(scene: LessonScene) -> list[str]:
    """Whatever the step points at can be seen, has its frame or mark, and is not covered by the tutor's note."""
    found = []
    framed = [spot.target for spot in scene.spots]
    for component in scene.lesson.step.point:
        widget = widget_of(scene, component)
        if widget is not None:
            if not widget.shown or widget not in framed:
                found.append(f"{component} has no frame")
            elif widget.rect.colliderect(scene.note.rect) and scene.note.visible:
                found.append(f"the note covers {component}")
            continue
        anchor = next((at for part in scene.parts.values() if part.leads and (at := part.anchor(component))), None)
        if anchor is None:
            found.append(f"{component} is nowhere")
        elif component not in scene.model.marked or scene.note.rect.collidepoint(anchor):
            found.append(f"{component} is not marked, or covered")
    return found


def go_through(scene: LessonScene) -> None:
    for _ in range(2000):
        lesson = scene.lesson
        if lesson.done:
            return
        step = lesson.step
        if step is not None:
            assert what_is_wrong(scene) == [], f"step '{step.id}'"
        if step is not None and step.open:
            if step.open in scene.furniture.tools:
                scene.furniture.command(step.open)
            else:
                scene.hands.point(step.open)
            scene.context.stack.update(40)
            scene.step_back()
            scene.hands.point("")
        elif lesson.reads_on:
            assert scene.note.visible and scene.note.next.visible, f"nobody can read on at '{step.id}'"
            scene.note.next.press()
        elif scene.director.may_act:
            lit = scene.director.lit()
            assert lit, f"nothing is lit at step {step}"
            if lit[-1] == scene.model.screen.primary.component:
                assert scene.furniture.primary.enabled, f"the button is lit at '{step}' and cannot be pressed"
                scene.furniture.primary.press()
            elif scene.director.picker.enters(lit[-1]):  # what a page asks for is handed in with its button
                scene.hands.hand_in(scene.director.options()[:1])
            else:
                asked = {one for action in scene.director.options() for one in action.touches()}
                scene.hands.choose([one for one in lit if one in asked][-1])
        scene.context.stack.update(40)
    raise AssertionError("the lesson does not come to its end")


@pytest.mark.parametrize(("game", "chapter"), CHAPTERS, ids=[f"{g}-{c}" for g, c in CHAPTERS])
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_robot_finishes_the_lesson_at_the_table(game: str, chapter: str, language: str) -> None:
    scene = at_the_table(game, chapter, language)
    go_through(scene)
    assert chapter in scene.context.settings.lessons[game], "a finished chapter is remembered"


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "de"])
def test_what_the_tutor_says_fits_its_note(language: str, size: tuple[int, int]) -> None:
    for game, chapter in CHAPTERS:
        scene = at_the_table(game, chapter, language, size)
        while scene.lesson.reads_on:
            assert not [cut for widget in scene.note.walk() for cut in getattr(widget, "overflow", list)()]
            scene.read_on()


OLDER = [(game, chapter) for game, chapter in CHAPTERS if not lessons_of(game).chapters[chapter].free][:1]
of_the_older_form = pytest.mark.parametrize(("game", "chapter"), OLDER)


def unwanted_at(scene: LessonScene) -> str:
    """A place that the rules offer and the lesson does not want now."""
    offered = {one for action in scene.session.options(0) for one in action.touches()}
    return next(one for one in sorted(offered) if one not in scene.director.lit())


@of_the_older_form
def test_a_place_the_lesson_does_not_want_is_refused_with_a_way_out(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter, "en")
    while scene.lesson.reads_on:
        scene.read_on()
    before, unwanted = len(scene.session), unwanted_at(scene)
    scene.hands.choose(unwanted)
    assert len(scene.session) == before
    assert scene.card.visible and scene.director.why_not(unwanted).way_out is not None


@of_the_older_form
def test_while_the_tutor_talks_nothing_on_the_board_can_be_clicked(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter, "en")
    assert scene.director.lit() == ()
    assert scene.director.why_not(unwanted_at(scene)).way_out is not None


@of_the_older_form
def test_the_last_button_leads_to_the_next_chapter(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter, "en")
    go_through(scene)
    scene.note.next.press()
    assert scene.context.stack.top.chapter.id == following_chapter(game, chapter)


@of_the_older_form
def test_pointing_at_a_place_while_reading_shows_no_refusal_and_a_click_does(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter, "en")
    unwanted = unwanted_at(scene)
    scene.hands.point(unwanted)
    scene.context.stack.update(400)
    assert not (scene.card.visible and scene.card.card.refused)
    scene.hands.choose(unwanted)
    assert scene.card.visible and scene.card.card.refused


FREE = [(g, c) for g, c in CHAPTERS if load_chapters(DATA / g / "tutorial.yaml")[c].free]


@pytest.mark.parametrize(("game", "chapter"), FREE, ids=[f"{g}-{c}" for g, c in FREE])
def test_a_match_played_to_its_end_without_reading_leads_only_where_a_chapter_is(game: str, chapter: str) -> None:
    """Whoever plays a free match on may never press 'read on'."""
    scene = at_the_table(game, chapter, "en")
    session, dice = scene.lesson.session, random.Random(3)
    session.listeners.clear()  # the screen need not follow every move
    while waiting := session.waiting():
        session.submit(waiting[0], dice.choice(session.options(waiting[0])))
    scene.refresh()
    scene.note.refresh()
    assert scene.lesson.done and scene.lesson.reads_on, "there were sentences left"
    assert scene.note.visible and scene.note.leave.visible
    assert scene.note.next.visible == bool(following_chapter(game, chapter))
