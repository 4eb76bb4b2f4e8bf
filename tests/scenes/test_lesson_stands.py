"""Where the card of a lesson stands: in line with the panels it lies on, and nothing that is told lies over it."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.languages import LANGUAGES
from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.lesson_place import Form, _places
from game.scenes.lesson_progress import lessons_of
from game.scenes.lesson_task import TaskScene
from game.ui.context import Context
from game.ui.events import Key
from tests.scenes.lesson_helpers import at_the_table, rest, step
from tests.scenes.table_helpers import QuickAsker
from tests.scenes.test_lesson_list import chapter_ids


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_card_ends_with_the_column_it_lies_on_wherever_it_steps_aside_to(game: str) -> None:
    scene = at_the_table(game, chapter_ids(game)[0])
    slot = scene.model.screen.tutor
    form = Form(0, slot.width - 10, 200.0)
    middle = scene.context.grid.width / scene.context.grid.u / 2
    column = [x + form.wide for x, _ in list(_places(scene, form))[1:] if x > middle]
    assert len(column) > 2 and len(set(column)) == 1
    assert slot.at[0] < middle or set(column) == {slot.at[0] + slot.width}, (
        "a slot on the other side is another column"
    )


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_told_over_the_board_keeps_off_the_card(game: str) -> None:
    scene = at_the_table(game, chapter_ids(game)[0])
    film = scene.film
    board = film._board()
    for corner in ((board.x + 16, board.y + 16), (board.x + 16, board.bottom - 220)):
        scene.tutor.rect.topleft = corner
        scene.tutor.rect.size = min(512, board.w - 32), 200
        film.caption.say("Morag pays 1 coin and gets 2 power, and so much more. " * 2, 1, board, (), film._taken())
        assert not film.caption.rect.colliderect(scene.tutor.rect), corner


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_folded_card_still_says_what_is_to_be_reached(language: str) -> None:
    scene = at_the_table("scythe", "combat", language)
    scene.tutor.fold()
    assert scene.tutor.folded and scene.tutor.head.text == scene.text("scythe.tutorial.combat.attack.goal")
    scene.tutor.fold()
    assert not scene.tutor.folded and scene.tutor.head.text == scene.tutor._heads[0]


@pytest.mark.parametrize("looked", [10, 90], ids=["at once", "read"])
def test_the_card_comes_back_whenever_a_combat_that_was_told_is_put_away(looked: int) -> None:
    """By the key of the big button, too: else the turn is ended before anybody reads what went wrong."""
    context = Context(Words("en"), Settings(motion="normal"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = at_the_table("scythe", "combat", context=context)
    for line in ("section top=move_gain", "move_units", "move unit=mech:r3c5 to=r4c4", "end_move", "stake power=0"):
        scene.director.submit(scene.session.rules.read_action(line))
        for _ in range(40 if line != "stake power=0" else looked):
            context.stack.update(40)
    assert not scene.tutor.visible, "the combat is told first"
    scene.root.set_focus(scene.furniture.primary, visible=True)
    for _ in range(3):
        if not scene.tutor.visible:
            context.stack.handle(Key("return", ctrl=True))
            for _ in range(40):
                context.stack.update(40)
    assert scene.tutor.visible and scene.campaign.turn == 1
    assert scene.root.focus is scene.tutor.next, "Enter reads on"
    assert scene.tutor.body.text == scene.text("scythe.tutorial.combat.attack.lost")


def at_a_scoring() -> TaskScene:
    context = Context(Words("en"), Settings(motion="normal"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = at_the_table("glen_more", "scoring", context=context)
    for line in lessons_of("glen_more").chapters["scoring"].tasks[0].show:
        scene.motion.finish()
        scene.director.submit(scene.session.rules.read_action(line))
        context.stack.update(40)
    return scene


def test_a_goal_of_a_scoring_is_praised_once_all_of_it_has_been_counted() -> None:
    """The card would say the sum before the columns do."""
    scene = at_a_scoring()
    context = scene.context
    counted, sheet = [], scene.parts["scoring"]
    for _ in range(400):
        context.stack.update(40)
        if sheet.visible and not scene.tutor.visible:
            counted.append(len(sheet.scored))
        if scene.tutor.visible and sheet.visible:
            break
    assert counted[0] < 4 and counted[-1] == 4, "while it is counted the card waits"
    assert scene.tutor.visible and scene.tutor.next.shown and scene.motion.waits


def test_enter_ends_a_scoring_that_is_counted_and_leaves_its_praise_to_be_read() -> None:
    scene = at_a_scoring()
    context = scene.context
    while not scene.parts["scoring"].visible:
        context.stack.update(40)
    for _ in range(4):
        context.stack.handle(Key("return", ctrl=True))
        context.stack.update(40)
        if scene.tutor.visible:
            break
    assert scene.tutor.visible and scene.campaign.number == 0
    assert scene.tutor.body.text.startswith("5 points")


def test_a_card_that_was_folded_when_it_went_comes_back_with_its_buttons() -> None:
    """It was told "Next" and had no button: laid out as one line once more, it had hidden them for good."""
    scene = at_the_table("scythe", "combat")
    scene.tutor.fold()
    scene.furniture.command("scores")
    rest(scene.context)
    assert scene.tutor.folded and not scene.tutor.visible
    scene.campaign.ask_nudge()  # what is told now unfolds it
    scene.furniture.close_top()
    rest(scene.context)
    assert scene.tutor.visible and not scene.tutor.folded
    assert all(one.shown for one in (scene.tutor.back, scene.tutor.nudge, scene.tutor.way, scene.tutor.leave))


def test_the_card_steps_aside_for_the_place_that_is_meant_next() -> None:
    """A worker was to go to the south, and the card lay on the south: one place of thirteen that could be chosen."""
    scene = at_the_table("scythe", "moving", size=(1366, 768), scale=2.0)
    while scene.campaign.task is not None and scene.campaign.task.id != "tunnel":
        scene = step(scene)
    for line in scene.campaign.task.show[:2]:  # type: ignore[union-attr]
        scene.director.submit(scene.session.rules.read_action(line))
        rest(scene.context)
    scene.hands.choose("worker:r2c3")
    rest(scene.context)
    assert "r6c3" in scene.director.lit()
    assert scene.tutor.shown and not scene.tutor.rect.collidepoint(scene.anchor("r6c3"))  # type: ignore[arg-type]


def test_the_card_cuts_no_nation_that_can_be_chosen() -> None:
    """Below five nations to choose from there is room for it: it lay on the last lines of two of them."""
    scene = at_the_table("scythe", "peoples", "de")
    lit = [at for one in scene.director.lit() for part in scene.open_parts() if (at := part.region(one)) is not None]
    assert len(lit) == 5 and scene.tutor.rect.collidelist(lit) < 0
