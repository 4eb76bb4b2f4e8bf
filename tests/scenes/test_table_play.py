"""Whole matches at the table by mouse and by keyboard, and an answer to every click."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from game.core.contract import say
from game.core.recap import turns_of
from game.core.saves import Loaded
from game.scenes.curtain import CurtainScene
from game.scenes.result import ResultScene
from game.scenes.shelf import Match
from game.scenes.table import log_book, opening
from game.scenes.table.log_book import LogBook
from game.scenes.table.scene import TableScene
from game.scenes.table.score_sheet import ScoreSheet
from game.table.director import Stage
from game.ui.events import LEFT, RIGHT, FocusLost, Key, Pointer, Text
from game.ui.widget import Widget
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
    assert stand.scene.card.visible and stand.scene.card.card.refused


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
    assert stand.scene.card.card.refused


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


# -- what opens -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("chord", "kind"), [("tab", ScoreSheet), ("l", LogBook)])
def test_sheet_and_log_open_and_close_with_their_key(chord: str, kind: type):
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.key(chord)
    assert isinstance(stand.scene.furniture.opened, kind)
    stand.key(chord)
    assert stand.scene.furniture.opened is None
    stand.key(chord)
    stand.key("escape")
    assert stand.scene.furniture.opened is None


def test_escape_opens_the_menu_when_there_is_nothing_to_step_back_from():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.key("escape")
    assert stand.scene.furniture.opened is not None
    stand.key("escape")
    assert stand.scene.furniture.opened is None


def test_a_question_mark_shows_the_keys():
    stand = Stand(match("pb"))
    stand.context.stack.handle(Text("?"))
    assert stand.scene.furniture.opened is not None and stand.scene.furniture.opened.name == "key_list"


def test_a_line_of_the_log_shows_the_position_then_and_comes_back():
    stand = Stand(match("pb"))
    for _ in range(4):
        stand.until_asked()
        stand.play_turn()
    stand.until_asked()
    now = stand.scene.model.position_shown
    stand.key("l")
    row = next(w for w in stand.scene.root.walk() if w.name.startswith("log:") and w.name != "log:0")
    row.press()
    assert stand.scene.model.looking_at == row.turn.end
    session = stand.director.session
    assert stand.scene.model.position_shown == session.rules.shown(session.view(0, row.turn.end))
    stand.key("l")
    stand.key("escape")
    assert stand.scene.model.looking_at is None and stand.scene.model.position_shown == now


def test_a_long_log_begins_with_the_latest_turns_and_goes_back_as_far_as_one_likes(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(log_book, "_AT_ONCE", 3)
    stand = Stand(match("pb"))
    for _ in range(6):
        stand.until_asked()
        stand.play_turn()
    stand.until_asked()
    stand.key("l")

    def rows() -> list[str]:
        return [w.name for w in stand.scene.root.walk() if w.name.startswith("log:")]

    def earlier() -> list[Widget]:
        return [w for w in stand.scene.root.walk() if w.name == "earlier"]

    latest, counts = rows(), [len(rows())]
    while earlier():
        earlier()[0].press()
        counts.append(len(rows()))
    assert counts[:2] == [3, 6] and counts[-1] == len(turns_of(stand.director.session, 0))
    assert rows()[-3:] == latest and rows()[0] == "log:0"


def test_a_bot_tells_its_reason_in_the_log():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.play_turn()
    stand.until_asked()
    stand.key("l")
    why = [w for w in stand.scene.root.walk() if w.name.startswith("why:")]
    why[-1].press()
    assert why[-1].parent.reason


def test_hints_are_marked_on_the_board_and_told():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.key("t")
    stand.wait(100)
    assert stand.director.bots.hint is not None
    assert stand.scene.parts["board"].seen.hint == stand.director.bots.hint.action.touches()[-1]
    assert stand.scene.root.find("hint_note").visible


def test_focus_loss_covers_the_hand_where_others_sit_around():
    stand = Stand(match("pp"))
    stand.press("i_am")
    open_hand = stand.frame()
    stand.context.stack.handle(FocusLost())
    assert stand.director.hidden and stand.frame() != open_hand
    stand.key("h")
    assert not stand.director.hidden


def test_seats_change_in_a_running_match_from_the_menu():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.key("escape")
    stand.scene.root.find("menu:seats").press()
    panel = stand.scene.furniture.opened
    panel.find("who:1").choose("person")
    panel.find("done").press()
    assert stand.director.persons == (0, 1)


def test_the_score_sheet_is_walked_by_keyboard_and_lights_pieces_like_the_pointer():
    stand = Stand(match("pb"))
    for _ in range(4):
        stand.until_asked()
        stand.play_turn()
    stand.until_asked()
    stand.key("n")
    before = stand.scene.root.focus
    stand.key("tab")
    sheet = stand.scene.furniture.opened
    assert isinstance(sheet, ScoreSheet) and sheet.table.focused and sheet.table.pointed == (0, 0)
    lit = {}
    for row in range(len(sheet.rows)):
        assert sheet.table.pointed == (row, 0)
        lit[row] = stand.scene.model.marked
        stand.key("down" if row + 1 < len(sheet.rows) else "right")
    assert sheet.table.pointed == (len(sheet.rows) - 1, 1) and sheet.table.focused
    stand.scene.refresh()
    assert sheet.table.pointed == (len(sheet.rows) - 1, 1) and sheet.table.focused, "a bot's move takes nothing away"
    for row, marked in lit.items():
        sheet.table._point(None)
        stand.point(sheet.table.cell(row, 0).center)
        assert stand.scene.model.marked == marked
    assert any(lit.values())
    stand.key("escape")
    scene = stand.scene
    assert scene.furniture.opened is None and scene.root.focus is before and scene.model.marked == ()


def test_what_must_be_known_of_a_saved_match_is_said_once_and_stays_until_it_is_read(monkeypatch):
    stand = Stand(match("pb"))
    notice = say("core.save.from_snapshot")
    kept = SimpleNamespace(take=lambda match: Loaded(stand.director.session, "", "", notice))
    monkeypatch.setattr(opening.start, "shelf", lambda context: kept)
    opening.continue_match(stand.context, Match("one", "rebirth", (), 0.0, False))
    scene = stand.top
    assert isinstance(scene, TableScene) and scene.notice == notice
    shown = scene.root.find("notice")
    assert scene.model.teller.say(scene.notice) in [getattr(w, "text", "") for w in shown.walk()]
    scene.rebuild()
    scene.root.find("notice")
    stand.key("return")
    assert scene.notice is None and all(w.name != "notice" for w in scene.root.walk())
    scene.rebuild()
    assert all(w.name != "notice" for w in scene.root.walk())
