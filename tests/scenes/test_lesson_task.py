"""Chapters with tasks at the real table: everything legal is open, the card fits and covers nothing it speaks of."""

from __future__ import annotations

import pytest

from game.scenes.lesson_list import LessonListScene
from game.scenes.lesson_progress import left_last, lessons_of, place_in
from game.scenes.lesson_task import TaskScene
from game.scenes.table.scene import TableScene
from game.tutorial.progress import Stage
from game.ui.context import Context
from tests.scenes.lesson_helpers import (
    CAMPAIGNS,
    at_the_table,
    every_form_and_each_chapter_once,
    go_through,
    press,
    rest,
    seen,
    step,
    what_is_wrong,
)

each_chapter = pytest.mark.parametrize(("game", "chapter"), CAMPAIGNS, ids=[f"{g}-{c}" for g, c in CAMPAIGNS])


@pytest.mark.parametrize(("game", "chapter", "language", "size", "scale"), list(every_form_and_each_chapter_once()))
def test_a_chapter_is_played_to_its_end_and_its_card_is_never_cut_nor_in_the_way(
    game: str, chapter: str, language: str, size: tuple[int, int], scale: float
) -> None:
    if lessons_of(game).chapters[chapter].free:
        pytest.skip("a free match is a match")
    scene = at_the_table(game, chapter, language, size, scale)
    context = scene.context
    assert go_through(scene) == []
    assert chapter in context.settings.lessons[game] and place_in(context, game, chapter) is None


def test_everything_that_the_rules_allow_is_lit_and_can_be_done() -> None:
    scene = at_the_table()
    offered = {one for action in scene.session.options(0) for one in action.touches()}
    assert offered == set(scene.director.lit()) and len(offered) > 20
    scene.hands.choose("r09c07")
    assert len(scene.session) == 1, "another place than the tutor would show"


def test_what_the_rules_forbid_is_refused_with_the_reason_of_the_rules() -> None:
    scene = at_the_table()
    scene.hands.choose("r10c10")
    assert len(scene.session) == 0
    reason = scene.director.why_not("r10c10")
    assert reason == scene.session.why_not(0, "r10c10") and reason.say.key.startswith("rebirth.")


def test_rivals_go_on_while_next_is_offered() -> None:
    """Nobody is "thinking" while the lesson waits for the learner."""
    scene = at_the_table()
    scene.hands.choose("r03c06")
    scene.furniture.primary.press()
    scene = rest(scene.context)
    assert scene.session.waiting() == (0,) and scene.director.may_act


def test_the_key_of_the_big_button_is_next_wherever_the_card_says_so() -> None:
    scene = at_the_table()
    scene.hands.choose("r03c06")
    rest(scene.context)
    assert scene.tutor.next.visible and scene.furniture.primary.key == ""
    press(scene, "ctrl+return")
    assert scene.campaign.number == 1 and len(scene.session) == 1, "the turn is still open"
    assert not scene.tutor.next.visible and scene.furniture.primary.key
    seen(scene.context)
    press(scene, "ctrl+return")
    assert len(scene.session) > 1, "now it ends the turn"


def test_it_is_next_also_with_the_keyboard_on_the_board() -> None:
    scene = at_the_table()
    scene.hands.choose("r03c06")
    scene.furniture.command("next")
    press(scene, "ctrl+return")
    assert scene.campaign.number == 1


def test_next_always_stands_in_the_same_place() -> None:
    scene = at_the_table()
    places = set()
    while not scene.campaign.done:
        if scene.next_leads:
            places.add(scene.tutor.next.rect.bottomright)
        scene = step(scene)
    places.add(scene.tutor.next.rect.bottomright)
    assert len(places) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_with_the_largest_type_the_nudge_too_stands_above_the_tools(language: str) -> None:
    scene = at_the_table(language=language, scale=2.0)
    slot = scene.tutor.rect.bottomright
    press(scene, "k")
    assert what_is_wrong(scene) == [] and scene.tutor.nudged.text
    assert scene.tutor.rect.bottomright == slot, "it grows upwards and stays where it is"


def test_the_card_folds_beside_a_hint_that_was_asked_for() -> None:
    scene = at_the_table(scale=1.5)
    scene.furniture.command("hint")
    for _ in range(20):
        scene = rest(scene.context)
    hint = scene.furniture.hint
    assert hint.visible and scene.tutor.folded and not hint.rect.colliderect(scene.tutor.rect)
    press(scene, "escape")
    assert not scene.furniture.hint.visible and not scene.tutor.folded


def asked_now(scene: TaskScene) -> list[tuple[int, int]]:
    """What can be chosen beside the board, and the buttons for it."""
    beside = [part for part in scene.parts.values() if part.shown and not part.leads]
    return [at for one in scene.director.lit() for part in beside if (at := part.anchor(one)) is not None]


AT_THE_SIDE = [("isle_of_skye", "prices"), ("isle_of_skye", "five"), ("scythe", "idea")]


@pytest.mark.parametrize(("game", "chapter"), AT_THE_SIDE)
def test_with_the_largest_type_the_card_yields_rather_than_lie_on_what_is_asked(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter, "de", scale=2.0)
    assert asked_now(scene) and not any(map(scene.tutor.rect.collidepoint, asked_now(scene)))
    own = scene.furniture.players[0]
    assert not own.shown or not own.rect.colliderect(scene.tutor.rect)
    cut = [panel for panel in scene.furniture.players if panel.shown and panel.rect.colliderect(scene.tutor.rect)]
    assert all(scene.tutor.rect.top <= panel.rect.top for panel in cut), "a panel is hidden or seen, never cut"


def test_the_card_folds_to_one_line_and_what_is_told_next_unfolds_it() -> None:
    scene = at_the_table()
    high = scene.tutor.rect.h
    press(scene, "o")
    assert scene.tutor.folded and scene.tutor.rect.h < high / 3 and not scene.tutor.way.shown
    assert what_is_wrong(scene) == []
    press(scene, "o")
    assert not scene.tutor.folded and scene.tutor.way.shown
    press(scene, "o")
    scene.hands.choose("r03c06")
    rest(scene.context)
    assert not scene.tutor.folded and scene.tutor.next.shown and scene.tutor.body.text


@pytest.mark.parametrize("away", ["s", "escape"])
def test_the_card_comes_back_however_the_scores_are_put_away(away: str) -> None:
    scene = at_the_table()
    press(scene, "s")
    assert scene.furniture.opened is not None and not scene.tutor.visible
    press(scene, away)
    assert scene.furniture.opened is None and scene.tutor.visible and scene.tutor.goal.text


def test_a_nudge_lights_nothing_and_show_lights_the_next_step() -> None:
    scene = at_the_table()
    scene.hands.choose("r09c07")
    press(scene, "ctrl+z")
    marked = scene.pointed()
    press(scene, "k")
    assert scene.tutor.nudged.text and scene.pointed() == marked and scene.campaign.help.nudges == 1
    press(scene, "m")
    assert scene.pointed() == ("r03c06",) and "r03c06" in scene.model.marked
    assert [ring.rect.center for ring in scene.rings] == [scene.anchor("r03c06")]
    assert len(scene.session) == 0, "the first click is still the learner's"
    scene.hands.choose("r03c06")
    assert "r03c06" not in scene.pointed() and scene.rings == []


def test_where_the_lines_are_spent_show_finds_a_way_or_rings_the_step_back() -> None:
    scene = at_the_table()
    scene.hands.choose("r09c07")
    scene.furniture.primary.press()
    scene = rest(scene.context)
    scene.campaign.next()
    scene.refresh()
    scene = rest(scene.context)
    scene.show_way()
    rest(scene.context)
    ringed = [spot.target for spot in scene.spots]
    assert (scene.model.advised.way is None) == (scene.tutor.back in ringed)
    assert scene.director.bots.hint is None, "what a bot thinks good need not be the goal"


def test_the_way_is_shown_again_after_a_hint_was_closed() -> None:
    scene = at_the_table()
    press(scene, "t")
    assert scene.director.bots.hint is not None
    press(scene, "escape")
    assert scene.director.bots.hint is None
    scene.show_way()
    rest(scene.context)
    assert scene.model.advised.way is not None or scene.director.bots.hint is not None


def test_leaving_keeps_the_place_and_coming_again_goes_on_there() -> None:
    scene = at_the_table()
    context = scene.context
    context.stack.scenes.insert(0, TableStandIn(context))
    scene.hands.choose("r03c06")
    press(scene, "ctrl+return")
    scene.furniture.primary.press()
    scene = rest(context)
    told = scene.session.fingerprint()
    scene.leave_lesson()
    assert left_last(context, "rebirth") == "idea" and place_in(context, "rebirth", "idea").task == 1
    again = at_the_table(context=context)
    assert again.campaign.number == 1 and again.session.fingerprint() == told
    next(act for name, _, act in again.menu_entries([]) if name == "from_start")()
    dialog = again.root.find("anew")
    assert dialog is not None and again.campaign.number == 1, "one click loses nothing"
    dialog.buttons[-1].press()
    assert context.stack.top.campaign.number == 0 and len(context.stack.top.session) == 0


class TableStandIn(LessonListScene):
    """What a lesson was opened from."""

    def __init__(self, context: Context) -> None:
        super().__init__(context, "rebirth")
        self.layout()


def test_a_lesson_at_a_new_table_after_a_mistake_goes_on_where_it_was() -> None:
    scene = at_the_table()
    scene.hands.choose("r03c06")
    again = scene.again()
    assert again.session.fingerprint() == scene.session.fingerprint() and again.campaign.stage is Stage.DONE


def test_the_menu_leads_back_to_the_lessons_and_has_nothing_of_a_match() -> None:
    scene = at_the_table()
    scene.furniture.command("menu")
    names = [w.name.removeprefix("menu:") for w in scene.furniture.opened.walk() if w.name.startswith("menu:")]
    assert names[:2] == ["lessons", "from_start"] and not {"branch", "seats", "replay", "restart"} & set(names)


def test_a_real_table_keeps_its_menu() -> None:
    entries = [("branch", "branch", lambda: None)]
    assert TableScene.menu_entries(None, entries) == entries  # type: ignore[arg-type]


def test_the_last_next_leads_to_the_next_chapter() -> None:
    scene = at_the_table()
    context = scene.context
    while not scene.campaign.done:
        scene = step(scene)
    assert scene.tutor.next.visible
    assert scene.director.lit() == (), "nobody asks for anything any more, and nothing could be taken back"
    offered = scene.session.options(0)[0].touches()[0]
    scene.hands.choose(offered)
    assert scene.director.picker.chosen == () and scene.director.why_not(offered).say.key == "table.why.put_away"
    press(scene, "ctrl+return")
    assert context.stack.top.chapter.id == "turn"


# -- what a goal names -------------------------------------------------------------------------------------------


def test_what_the_goal_names_has_its_ring_until_the_task_is_done() -> None:
    scene = at_the_table(chapter="castles")
    assert [ring.component for ring in scene.rings] == ["castle:dunrobin"]
    scene.session.submit(0, scene.session.rules.read_action("place at=r04c07"))
    scene = rest(scene.context)
    assert [ring.component for ring in scene.rings] == ["castle:dunrobin"], "also after something was done"
    assert not any(scene.tutor.rect.collidepoint(ring.rect.center) for ring in scene.rings)
    for line in ("end_turn", "place at=r03c07"):
        scene.session.submit(0, scene.session.rules.read_action(line))
        scene = rest(scene.context)
    assert scene.campaign.stage is Stage.DONE and scene.rings == []


def test_after_the_last_tile_the_panels_say_what_the_result_says() -> None:
    scene = at_the_table(chapter="end")
    for line in ("place at=r12c05", "end_turn", "place at=r05c04", "end_turn"):
        scene.session.submit(0, scene.session.rules.read_action(line))
        scene = rest(scene.context)
    result = scene.session.result()
    assert [facts.score for facts in scene.model.moment().players] == [str(points) for points in result.points]


def test_a_mission_pointed_at_tells_how_many_one_has_and_marks_where_they_count() -> None:
    scene = at_the_table(chapter="end")
    board, hand = scene.parts["board"], scene.parts["hand"]
    card = scene.model.shown().position.players[0].cards[1]
    scene.hands.point(card)
    scene = rest(scene.context)
    assert scene.model.shown().tallies[card] in hand.told(card).text
    assert set(board._counted(card)) and board.view.outlined
    scene.hands.point("")
    rest(scene.context)
    assert not board.view.outlined
