"""The table of a lesson keeps calm: one big button, one place for the card, and nothing shown that leads nowhere."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.lesson_marks import Spotlight
from game.scenes.lesson_task import TaskScene
from game.tutorial.progress import Stage
from game.ui.events import Pointer
from game.ui.widget import Widget
from game.ui.widgets import Button
from tests.scenes.lesson_helpers import at_the_table, press, rest, step


def big_buttons(scene: TaskScene) -> list[str]:
    own = (one for one in scene.root.walk() if isinstance(one, Button) and one.shown and one.enabled)
    return [one.name for one in own if one.kind == "primary"]


@pytest.mark.parametrize(("game", "chapter"), [("rebirth", "idea"), ("scythe", "idea")])
def test_one_button_leads_on_at_a_time(game: str, chapter: str) -> None:
    scene = at_the_table(game, chapter)
    for _ in range(30):
        assert len(big_buttons(scene)) <= 1, scene.campaign.voice.now
        if scene.next_leads:
            assert big_buttons(scene) == ["read_on"]
        if scene.campaign.done:
            return
        scene = step(scene)
    raise AssertionError("the chapter does not come to its end")


def test_a_goal_that_is_reached_looks_so_at_once() -> None:
    """In green, with its segment, before Next is pressed: the praise alone may be read late."""
    scene = at_the_table("rebirth", "turn")
    assert scene.tutor.goal.colour_name == "ink" and scene.tutor.steps.number == 0
    while scene.campaign.stage is not Stage.DONE:
        scene = step(scene)
    assert scene.tutor.goal.colour_name == scene.tutor.turns.colour_name == "gain_text"
    assert scene.tutor.steps.number == scene.campaign.number + 1
    assert scene.tutor.turns.text == scene.text("lesson.reached")


def test_the_frame_around_a_mission_lies_clear_of_the_heading_above() -> None:
    scene = at_the_table("rebirth", "cathedrals")
    while scene.campaign.task is None or scene.campaign.task.id != "look":
        scene = step(scene)
    frame = next(spot for spot in scene.spots if spot.rect.h < scene.context.grid.px(30))
    hand, grid = scene.parts["hand"], scene.context.grid
    heading = hand.rect.y + grid.px(hand.cards_drawn.top() + 10) + scene.context.look.fonts.px("second_serif") // 2
    assert frame.rect.top > heading


def test_a_finished_chapter_plays_no_further() -> None:
    scene = at_the_table()
    while not scene.campaign.done:
        scene = step(scene)
    assert not scene.furniture.primary.shown, "only Next is left"
    scene.director.bots.ask_for_hint()
    assert not scene.director.bots.hint_asked, "nor is anything advised"


def test_the_card_of_scythe_stays_off_the_map_and_in_its_place() -> None:
    """Two players, large windows: nothing that the chapters speak of is anywhere near its slot."""
    scene, places = at_the_table("scythe", "moving"), set()
    while not scene.campaign.done:
        places.add((scene.campaign.number, scene.tutor.rect.x, scene.tutor.rect.bottom))
        assert not scene.tutor.rect.colliderect(scene.parts["board"].rect)
        rows = scene.parts["rows"].rect
        assert scene.tutor.rect.top >= rows.top + scene.context.grid.px(46), "one's own row is to be seen"
        scene = step(scene)
    assert len({(x, bottom) for _, x, bottom in places}) == 1


def test_what_cannot_be_pressed_does_not_glow() -> None:
    scene = at_the_table("rebirth", "turn")
    assert "end_turn" in scene.campaign.task.point and not scene.furniture.primary.enabled
    assert "end_turn" not in scene.pointed() and scene.furniture.primary not in [one.target for one in scene.spots]
    scene.hands.choose("r05c06")
    scene = rest(scene.context)
    assert scene.furniture.primary.enabled


def test_with_large_type_the_card_leaves_the_rivals_panel_in_sight() -> None:
    """A little smaller type is better than a rival who cannot be seen."""
    scene = at_the_table("rebirth", "idea", "de", scale=1.75)
    card, rival = scene.tutor, scene.furniture.players[1]
    assert not card.folded and not card.rect.colliderect(rival.rect)


def at_rest(scene: TaskScene) -> list[tuple[int, int, int, int]]:
    card = scene.tutor
    return [tuple(one) for one in (card.rect, card.back.rect, card.goal.rect.topleft, card.body.rect.topleft)]


@pytest.mark.parametrize(
    ("game", "chapter", "size", "scale"),
    [
        ("isle_of_skye", "idea", (1280, 720), 1.0),
        ("isle_of_skye", "prices", (1024, 768), 1.0),
        ("isle_of_skye", "idea", (1280, 720), 2.0),
        ("rebirth", "farms", (1280, 720), 1.75),
        ("glen_more", "rondel", (1280, 720), 1.0),
    ],
)
def test_the_card_has_one_size_and_one_place_as_long_as_a_task_lasts(
    game: str, chapter: str, size: tuple[int, int], scale: float
) -> None:
    """High enough for its longest sentence, and off all that the task will ask for."""
    scene, seen = at_the_table(game, chapter, "de", size, scale), dict[int, set[str]]()
    cards = scene.parts.get("scoring")
    for _ in range(60):
        if scene.campaign.done:
            break
        number = scene.campaign.number
        seen.setdefault(number, set()).add(str(at_rest(scene)))
        if scene.campaign.voice.question and scene.campaign.voice.nudge is None:
            press(scene, "k")
            assert scene.tutor.nudged.text and not scene.tutor.body.text, "what was asked for is read alone"
            seen[number].add(str(at_rest(scene)))
        assert cards is None or not scene.tutor.rect.colliderect(cards.rect)
        scene = step(scene)
    assert scene.campaign.done and all(len(places) == 1 for places in seen.values()), seen


def test_a_tooltip_of_the_card_lies_beside_it_and_not_on_what_is_read() -> None:
    scene = at_the_table("isle_of_skye", "idea", "de")
    tip = scene.root._tip
    for button in (scene.tutor.back, scene.tutor.nudge, scene.tutor.way, scene.tutor.leave, scene.tutor.folds):
        tip._show(scene.root, button, button.tooltip or "Mehr dazu")
        assert not tip.rect.colliderect(scene.tutor.rect), button.name
        assert not tip.rect.colliderect(scene.furniture.primary.rect)


def test_there_is_one_way_back_and_it_has_one_name() -> None:
    scene = at_the_table("isle_of_skye", "prices", "de")
    tool = scene.furniture.tools["undo"]
    assert tool.text == scene.tutor.back.text == scene.text("table.tool.undo") and not tool.enabled
    scene.hands.choose("tile:L58")
    scene = rest(scene.context)
    assert scene.director.picker.entered_so_far() and tool.enabled
    tool.press()
    assert not scene.director.picker.entered_so_far(), "what was entered last on the page"


def test_the_keys_for_help_hold_while_the_card_is_folded() -> None:
    scene = at_the_table()
    press(scene, "o")
    assert scene.tutor.folded and not scene.tutor.way.visible
    press(scene, "m")
    assert scene.pointed() == ("r03c06",)
    press(scene, "o")
    press(scene, "o") if not scene.tutor.folded else None
    press(scene, "k")
    assert scene.tutor.nudged.text and not scene.tutor.folded


def of_what_is_looked_at(chapter: str, task: str) -> TaskScene:
    scene = at_the_table("scythe", chapter)
    while scene.campaign.task.id != task:
        scene = step(scene)
    return scene


def test_show_says_how_to_look_where_there_is_nothing_else_to_do_and_is_counted() -> None:
    scene = of_what_is_looked_at("idea", "fortune")
    shows = scene.campaign.help.shows
    press(scene, "m")
    assert scene.tutor.body.text.endswith(scene.text("tutorial.look_button", what=scene.text("table.tool.scores")))
    press(scene, "m")
    assert scene.campaign.help.shows == shows + 1, "it is the same help"


def test_a_question_does_not_light_its_answer_before_it_is_shown() -> None:
    scene = of_what_is_looked_at("idea", "secret")
    assert set(scene.pointed()) == {"objective:O12", "objective:O10"}
    press(scene, "m")
    assert scene.pointed() == ("objective:O12",) and scene.tutor.body.text == scene.text("tutorial.look")


def test_when_nothing_reaches_the_goal_any_more_step_back_is_the_big_button() -> None:
    scene = at_the_table()
    scene.hands.choose("r09c07")
    scene = rest(scene.context)
    assert big_buttons(scene) == ["step_back"]
    press(scene, "m")
    assert scene.model.advised.way is None and scene.director.bots.hint is None
    assert scene.tutor.body.text.endswith(scene.text("tutorial.hopeless"))


def test_under_the_last_words_of_a_task_nobody_plays_on_and_back_is_done_by_the_first_click() -> None:
    scene = at_the_table("isle_of_skye", "idea")
    for line in ("build tile=L10 at=0,1 turn=0", "build tile=L05 at=0,-1 turn=0", "end_turn"):
        scene.director.submit(scene.session.rules.read_action(line))
    scene = rest(scene.context)
    for _ in range(40):
        scene.tick(100)
    assert scene.campaign.stage is Stage.MISSED and scene.nobody_plays_on
    long = len(scene.session)
    scene.tick(1000)
    assert len(scene.session) == long
    assert not scene.rests, "what has happened is seen to its end"
    down = Pointer("down", scene.tutor.back.rect.center, 1)
    assert scene.answers_at_once(down) and not scene.answers_at_once(Pointer("down", (2, 2), 1))
    scene.tutor.back.press()
    assert scene.campaign.stage is Stage.OPEN and not scene.nobody_plays_on


def test_show_takes_up_the_tile_as_the_way_turns_it() -> None:
    scene = at_the_table("isle_of_skye", "building")
    while scene.campaign.task.id != "bag":
        scene = step(scene)
    scene.show_way()
    way = scene.model.advised.way
    assert way is not None and set(scene.director.picker.chosen) <= set(way.touches())
    ghost = scene.parts["board"].view.ghost
    assert (f"tile:{ghost[0]}", f"turn:{ghost[1]}", ghost[2]) == way.touches(), "a ring alone says not how it lies"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_glow_around_a_button_takes_nothing_of_what_it_says(scale: float) -> None:
    """The key stands small at its lower edge."""
    scene = at_the_table("rebirth", "idea", "de", scale=scale)
    surface = pygame.Surface((1280, 720), depth=32)

    def picture(target: Widget) -> bytes:
        scene.context.stack.expose()
        scene.context.stack.draw(surface)
        return pygame.image.tobytes(surface.subsurface(target.rect), "RGB")

    target = scene.furniture.tools["hint"]
    before = picture(target)
    glow = scene.root.add(Spotlight(target))
    assert picture(target) == before
    around = surface.get_at((target.rect.centerx, target.rect.y - 5))
    scene.root.remove(glow)
    picture(target)
    assert surface.get_at((target.rect.centerx, target.rect.y - 5)) != around, "it glows all the same"


def test_the_score_sheet_says_the_parts_of_a_figure_in_words() -> None:
    scene = at_the_table("isle_of_skye", "idea")
    for line in ("build tile=L10 at=0,1 turn=0", "build tile=L05 at=-1,0 turn=0"):
        scene.director.submit(scene.session.rules.read_action(line))
    press(scene, "s")
    sheet = scene.furniture.opened
    sheet.table.on_point(0, 0)
    assert sheet.parts.text == "Kyleakin · Elgol · Near the Byre"
    sheet.table.on_point(None, None)
    assert sheet.parts.text == scene.text("table.sheet.point")


def test_a_figure_of_the_score_sheet_names_lights_or_says_that_it_has_no_pieces() -> None:
    scene = at_the_table("isle_of_skye", "prices")
    press(scene, "s")
    sheet, asks = scene.furniture.opened, scene.text("table.sheet.point")
    for row in range(len(sheet.rows)):
        for column in (None, *range(len(sheet.order))):
            sheet.table.on_point(row, column)
            lit = any(scene.anchor(one) is not None for one in scene.model.marked)
            assert sheet.parts.text != asks and (lit or sheet.parts.text), sheet.rows[row].name


def test_the_recap_never_lies_below_the_card() -> None:
    scene = at_the_table("rebirth", "idea")
    scene.furniture.show_outlook()
    assert not scene.furniture.peek.visible


def test_the_card_is_where_it_was_once_the_hint_is_gone() -> None:
    scene = at_the_table("rebirth", "game")
    place = scene.tutor.rect.copy()
    for key in ("t", "escape"):
        scene = press(scene, key)
        assert scene.tutor.folded == scene.furniture.hint.visible
    assert scene.tutor.rect == place


def test_a_missed_task_that_waits_for_its_learner_bids_nobody_wait() -> None:
    scene = at_the_table("rebirth", "turn")
    for line in ("place at=r12c09", "end_turn", "place at=r02c06", "end_turn"):
        scene.director.submit(scene.session.rules.read_action(line))
        scene = rest(scene.context)
    made = scene.furniture
    assert scene.next_leads and not (made.primary.visible or made.prompt.visible)


def test_what_rivals_make_of_a_missed_turn_is_seen() -> None:
    scene = at_the_table("rebirth", "farms")
    scene.director.submit(scene.session.rules.read_action("place at=r03c07"))
    scene = press(rest(scene.context), "ctrl+return")
    for line in ("place at=r05c05", "end_turn"):
        scene.director.submit(scene.session.rules.read_action(line))
        scene = rest(scene.context)
    assert [one.key.rpartition(".")[2] for one in scene.campaign.voice.now] == ["joined", "lost"]
