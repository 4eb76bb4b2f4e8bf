"""What opens over a table: sheet, log, menu, keys; hints, and seats that change."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.contract import say
from game.core.recap import turns_of
from game.core.saves import Loaded
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.shelf import Match
from game.scenes.table import log_book, opening
from game.scenes.table.log_book import LogBook
from game.scenes.table.scene import TableScene
from game.scenes.table.score_sheet import ScoreSheet
from game.ui.events import FocusLost, Text
from game.ui.kinds.board_part import BoardPart
from game.ui.widget import Widget
from game.ui.widgets import Label
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize(("chord", "kind"), [("s", ScoreSheet), ("l", LogBook)])
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
    stand.key("s")
    sheet = stand.scene.furniture.opened
    assert isinstance(sheet, ScoreSheet) and sheet.table.focused and sheet.table.pointed == (0, 0)
    assert stand.scene.model.marked == (), "a sheet that has just come up is read first"
    assert not any(one.startswith("0") for one in sheet.table.later), '"0 = 9" is a false sum'
    stand.key("down")
    stand.key("up")
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
    stand.point((1, 719))
    stand.key("escape")
    scene = stand.scene
    assert scene.furniture.opened is None and scene.root.focus is before and scene.model.marked == ()


def test_arrows_and_enter_stay_on_an_open_score_sheet():
    stand = Stand(match("pb"))
    stand.until_asked()
    for chord in ("n", "s"):
        stand.key(chord)
    sheet, lines = stand.scene.furniture.opened, len(stand.director.session)
    for chord in ("left", "up", "return", *["down"] * 20, "return", *["right"] * 5, "space", "return"):
        stand.key(chord)
        assert stand.scene.root.focus is sheet.table, chord
    assert stand.scene.furniture.opened is sheet and len(stand.director.session) == lines
    stand.key("tab")
    assert stand.scene.root.focus is not sheet.table, "Tab walks at the table as on every page"


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
    stand.wait(500)  # it could be read
    stand.key("return")
    assert scene.notice is None and all(w.name != "notice" for w in scene.root.walk())
    scene.rebuild()
    assert all(w.name != "notice" for w in scene.root.walk())


def test_what_was_dealt_before_the_first_turn_is_one_line_of_the_log_until_it_is_opened():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.play_turn()
    stand.until_asked()
    stand.key("l")
    row = next(w for w in stand.scene.root.walk() if w.name == "log:0")
    folded = row.height()
    assert row.folded and folded < 30
    stand.press("unfold:0")
    assert not row.folded and row.height() > folded


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_with_the_keyboard_the_log_has_the_ring_and_closes_where_the_ring_walks_below_it(scale: float) -> None:
    stand = Stand(match("pbb"), text_scale=scale)
    stand.until_asked()
    root, furniture = stand.scene.root, stand.scene.furniture
    stand.key("n")
    stand.key("l")
    log = furniture.opened
    assert isinstance(log, LogBook) and log in root.focus.ancestors()
    covered = 0
    for _ in range(30):
        stand.key("n")
        stand.wait(50)
        place = root.ring.place(root)
        assert place is not None
        covered += furniture.opened is None
        assert furniture.opened is None or not place.colliderect(furniture.opened.rect), "the ring is in sight"
    assert covered, "something that can be done lies below it"


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_list_of_keys_names_slanted_ways_only_where_they_lead_somewhere(game: str) -> None:
    two = tuple(SeatSetup(name, n, "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(Session(rules_of(game), Setup(game, two, 4, {})), curtain=False)
    assert stand.until_asked()
    boards = [part.view for part in stand.scene.parts.values() if isinstance(part, BoardPart) and part.visible]
    leads = any(key in board.walking for board in boards for key in ("home", "end", "page up", "page down"))
    stand.context.stack.handle(Text("?"))
    told = {one.text for one in stand.scene.furniture.opened.walk() if isinstance(one, Label)}
    assert (stand.context.words("table.fixed_key.six.about") in told) == leads
