"""Whole matches at the table by mouse and by keyboard, and an answer to every click."""

from __future__ import annotations

import random

import pytest

from game.scenes.curtain import CurtainScene
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.events import LEFT, RIGHT, Key, Pointer
from game.ui.widgets import Choice, Dialog
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


def test_a_whole_match_by_mouse():
    stand = Stand(match("pb"))
    while stand.until_asked():
        stand.play_turn()
    stand.wait()
    assert isinstance(stand.top, ResultScene)
    assert stand.director.session.result() is not None


def test_a_whole_match_of_two_people_by_mouse_never_shows_a_hand_behind_the_curtain():
    stand = Stand(match("pp"))
    curtains = 0
    for _ in range(600):
        if stand.director.stage is Stage.OVER:
            break
        if stand.director.stage is Stage.CURTAIN:
            assert isinstance(stand.top, CurtainScene) and stand.director.eyes is None
            curtains += 1
            stand.press("i_am")
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        else:
            stand.play_turn()
    assert stand.director.stage is Stage.OVER and curtains > 60


def test_a_whole_match_by_keyboard_alone():
    stand = Stand(match("pp"))
    for _ in range(1000):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene):
            stand.wait(500)  # what comes by itself takes no key that was meant for what was there before
            stand.key("return")
        elif stand.director.stage is Stage.PLAY:
            stand.key("n")
            for _ in range(random.Random(len(stand.director.session)).randrange(4)):
                stand.key("n")
            while stand.scene.root.focus is not stand.scene.parts["board"].view:
                stand.key("n")  # over the own tile, which can be taken up as well
            stand.key("return")
            assert "end_turn" in stand.director.lit(), "Enter on a lit place lays the tile"
            stand.key("ctrl+return")
        else:
            stand.key("ctrl+return")
    assert stand.director.stage is Stage.OVER


def test_enter_held_too_long_lays_the_tile_and_does_not_end_the_turn():
    stand = Stand(match("pb"))
    assert stand.until_asked()
    stand.key("n")
    stand.key("return")
    lines = len(stand.director.session)
    stand.context.stack.handle(Key("return", repeat=True))
    assert len(stand.director.session) == lines


def test_the_cursor_walks_over_the_board_and_enter_on_a_dark_place_explains():
    stand = Stand(match("pb"))
    board = stand.scene.parts["board"].view
    stand.key("n")
    first = board.cursor
    stand.key("right")
    assert board.cursor != first
    for _ in range(80):
        if board.cursor not in stand.director.lit():
            break
        stand.key("right")
    before = len(stand.director.session)
    stand.key("return")
    assert len(stand.director.session) == before
    card = stand.scene.card
    assert card.visible and (card.card.reason or card.card.text)


def test_a_click_on_anything_is_answered():
    """At random positions every component either acts, or narrows, or opens the card with a reason."""
    stand = Stand(match("pb"))
    dice = random.Random(5)
    answered = 0
    while stand.until_asked():
        components = stand.director.session.rules.components(stand.director.session.view(0))
        for component in dice.sample(components, 4):
            lit = component in stand.director.lit()
            place = stand.scene.anchor(component)
            if lit or place is None or stand.scene.component_at(place) in stand.director.lit():
                continue
            stand.click(place)
            card = stand.scene.card
            assert card.visible and (card.card.reason or card.card.text or card.card.rows), component
            answered += 1
        stand.play_turn()
    assert answered > 60


def test_the_sea_answers_too():
    stand = Stand(match("pb"))
    stand.click((500, 300) if not stand.scene.component_at((500, 300)) else (140, 400))
    card = stand.scene.card
    assert card.visible and card.card.text and not card.card.refused, "nobody would lay a tile there"


def test_pointing_at_a_lit_place_previews_what_the_click_then_does():
    stand = Stand(match("pb"))
    stand.until_asked()
    for _ in range(8):
        spaces = [c for c in stand.director.lit() if c.startswith("r")]
        stand.point(stand.scene.anchor(spaces[0]))
        shown = stand.scene.card.card
        assert stand.scene.card.visible and not shown.refused
        before = stand.scene.model.sheet.total(0, at_end=False)
        stand.click_component(spaces[0])
        after = stand.scene.model.sheet.total(0, at_end=False)
        assert shown.result == (f"+{after - before}" if after > before else "0")
        stand.press("primary")
        assert stand.until_asked()


def test_other_things_explain_themselves_after_a_moment():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.point(stand.scene.anchor("castle:edinburgh"))
    assert not stand.scene.card.visible
    stand.wait(300)
    assert stand.scene.card.visible


def test_undo_and_redo_by_button_and_keys():
    stand = Stand(match("pb"))
    stand.until_asked()
    start = stand.frame()
    space = next(c for c in stand.director.lit() if c.startswith("r"))
    stand.click_component(space)
    stand.point((640, 20))
    placed = stand.frame()
    stand.key("ctrl+z")
    stand.point((640, 20))
    assert stand.frame() == start, "nothing of the tile is left on the screen"
    stand.key("ctrl+y")
    assert stand.frame() == placed
    stand.press("undo")
    assert len(stand.director.lit()) > 1


def test_a_greyed_undo_says_why():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.play_turn()
    stand.until_asked()
    undo = stand.scene.root.find("undo")
    assert not undo.enabled and len(undo.hint()) > 10


def test_escape_and_right_click_step_back():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.click_component("hand")
    assert stand.director.picker.chosen == ("hand",)
    stand.key("escape")
    assert stand.director.picker.chosen == ()
    stand.click_component("hand")
    stand.click((500, 300), RIGHT)
    assert stand.director.picker.chosen == ()


def test_dragging_the_tile_is_the_same_as_two_clicks():
    stand = Stand(match("pb"))
    stand.until_asked()
    hand = stand.scene.anchor("hand")
    space = next(c for c in stand.director.lit() if c.startswith("r"))
    target = stand.scene.anchor(space)
    send = stand.context.stack.handle
    send(Pointer("move", hand))
    send(Pointer("down", hand, LEFT))
    send(Pointer("drag", (hand[0] + 30, hand[1] - 30), LEFT))
    send(Pointer("drag", target, LEFT))
    send(Pointer("drop", target, LEFT))
    assert "end_turn" in stand.director.lit()
    assert stand.scene.model.position_shown.tiles[space].seat == 0


def test_a_tile_dropped_beside_the_board_goes_back():
    stand = Stand(match("pb"))
    stand.until_asked()
    before = len(stand.director.session)
    hand = stand.scene.anchor("hand")
    send = stand.context.stack.handle
    send(Pointer("move", hand))
    send(Pointer("down", hand, LEFT))
    send(Pointer("drag", (600, 20), LEFT))
    send(Pointer("drop", (600, 20), LEFT))
    assert len(stand.director.session) == before and stand.director.picker.chosen == ()


def test_the_key_of_the_big_button_does_nothing_behind_a_question():
    """Pressed twice it asked twice: the second question stayed when the first had been answered."""
    stand = Stand(match("pb"))
    stand.until_asked()
    board = stand.scene.parts["board"]
    stand.click_component(next(one for one in stand.director.lit() if board.anchor(one) is not None))
    stand.scene.root.add(Dialog("?", "Are you sure?", [Choice("No"), Choice("Yes")]))
    length = len(stand.director.session)
    stand.key("ctrl+return")
    assert len(stand.director.session) == length


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_the_title_of_a_question_stands_clear_of_its_edge_and_of_the_words(scale: float):
    stand = Stand(match("pb"), text_scale=scale)
    dialog = stand.scene.root.add(Dialog("Are you sure?", "It is lost.", [Choice("No"), Choice("Yes")]))
    panel, grid = dialog.panel, dialog.panel.grid
    middle, half = panel.rect.y + grid.px(panel.title_middle), panel.fonts.line_height("panel") / 2
    assert middle - half >= panel.rect.top + grid.px(8) and middle + half <= dialog.body.rect.top
    first, second = (one.rect for one in dialog.buttons)
    assert second.left - first.right >= grid.px(9)
