"""No way through any menu shows somebody what another person holds: what opens hands is agreed by all, or waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.save_store import SaveStore
from game.core.saves import load_save
from game.games import rules_of
from game.scenes.curtain import CurtainScene
from game.scenes.home.scene import HomeScene
from game.scenes.replay import ReplayScene
from game.scenes.table import opening
from game.scenes.table.agreement import AgreementScene
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from tests.scenes.table_helpers import QuickAsker, match
from tests.scenes.table_stage import Stand, same
from tests.scenes.test_table_secrets import SECRETS, dealt, stands


@pytest.fixture(autouse=True)
def no_bot_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "thinker_of", lambda context: QuickAsker())


def from_menu(stand: Stand, entry: str) -> None:
    stand.key("escape")
    stand.scene.root.find(f"menu:{entry}").press()


def give_own_seat_to_a_bot(stand: Stand) -> None:
    from_menu(stand, "seats")
    stand.scene.furniture.opened.find("who:0").choose("easy")
    stand.scene.furniture.opened.find("done").press()


def table_on_top(stand: Stand) -> TableScene:
    """The table that is played now: on top, or under its curtain."""
    found = [scene for scene in stand.context.stack.scenes if isinstance(scene, TableScene)]
    return found[-1]


def test_who_gives_his_seat_away_does_not_see_the_other_hand():
    one, two = stands()
    for stand in (one, two):
        give_own_seat_to_a_bot(stand)
        assert isinstance(stand.top, AgreementScene) and stand.director.persons == (0, 1)
    assert same(one, two)
    for stand in (one, two):
        stand.press("yes:0")
        assert isinstance(stand.top, AgreementScene), "one of two is not all"
    assert same(one, two)
    for stand in (one, two):
        stand.press("yes:1")
        assert stand.director.persons == (1,)
        assert stand.director.eyes is None
    assert same(one, two)
    for stand in (one, two):
        while stand.director.stage is Stage.BOT:
            assert stand.director.eyes is None, "while the bot plays on, nobody has said who looks"
            stand.wait(50)
        assert isinstance(stand.top, CurtainScene)
    assert same(one, two)
    one.press("i_am")
    assert one.director.eyes == 1


def test_a_no_changes_nothing_and_the_one_who_looked_says_again_who_he_is():
    stand = stands()[0]
    give_own_seat_to_a_bot(stand)
    stand.press("yes:0")
    stand.key("escape")
    assert stand.director.persons == (0, 1)
    assert isinstance(stand.top, CurtainScene) and stand.director.next_seat == 0


def test_the_curtain_stays_when_such_a_match_is_opened_again(tmp_path: Path):
    """Home and Continue is no way around it: the file remembers that two people sat there."""
    stand = stands()[0]
    give_own_seat_to_a_bot(stand)
    stand.press("yes:0")
    stand.press("yes:1")
    store = SaveStore(tmp_path, rules_of)
    store.save(stand.director.session, "ours")
    again = load_save(next(tmp_path.glob("*ours*.json")), rules_of).session
    assert again.setup.was_shared
    director = Director(again, QuickAsker())
    while director.stage is Stage.BOT:
        assert director.eyes is None
        director.update()
    assert director.stage is Stage.CURTAIN and director.next_seat == 1


def test_who_plays_alone_is_asked_nothing():
    stand = Stand(match("pb"))
    stand.until_asked()
    from_menu(stand, "branch")
    assert isinstance(stand.top, TableScene) and stand.top is not stand.scene


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_a_branch_of_a_running_match_is_agreed_by_all(answer: str):
    stand = stands()[0]
    from_menu(stand, "branch")
    assert isinstance(stand.top, AgreementScene)
    stand.press("yes:0")
    stand.press("yes:1" if answer == "yes" else "no")
    assert isinstance(stand.top, CurtainScene), "others have been at the screen"
    assert (table_on_top(stand) is stand.scene) == (answer == "no")


@pytest.mark.parametrize("luck", ["same_luck", "new_luck"])
def test_a_branch_out_of_the_replay_of_a_running_match_is_agreed_by_all(luck: str):
    stand = stands()[0]
    stand.context.stack.push(ReplayScene(stand.context, stand.director.session))
    stand.press(luck)
    assert isinstance(stand.top, AgreementScene)
    assert ("same luck" in stand.top.about) == (luck == "same_luck")
    stand.key("escape")
    assert isinstance(stand.top, ReplayScene)
    assert stand.director.viewer is None


def test_a_table_that_waits_behind_its_curtain_does_not_come_back_on_the_way_to_the_branch():
    """It would lower its curtain anew each time it comes back, and the way to the first page would never end."""
    stand = stands()[0]
    stand.context.stack.scenes.insert(0, HomeScene(stand.context))
    stand.context.stack.push(ReplayScene(stand.context, stand.director.session))
    stand.director.look_away()
    stand.press("same_luck")
    stand.press("yes:0")
    stand.press("yes:1")
    kinds = [type(scene) for scene in stand.context.stack.scenes]
    assert kinds == [HomeScene, TableScene, CurtainScene] and table_on_top(stand) is not stand.scene


def test_a_finished_match_is_branched_without_asking():
    session = match("pp")
    stand = Stand(session)
    while stand.until_asked():
        stand.play_turn()
    stand.context.stack.push(ReplayScene(stand.context, session))
    stand.press("same_luck")
    assert isinstance(table_on_top(stand), TableScene) and table_on_top(stand) is not stand.scene


def test_starting_again_does_not_tell_what_will_be_drawn():
    stand = stands()[0]
    from_menu(stand, "restart")
    assert table_on_top(stand).session.setup.seed != stand.director.session.setup.seed


def test_the_seed_of_a_running_match_is_nobodys():
    shared, alone = stands()[0], Stand(match("pb"))
    alone.until_asked()
    for stand, told in ((shared, False), (alone, True)):
        stand.key("escape")
        texts = [getattr(widget, "text", "") for widget in stand.scene.root.walk()]
        assert any("00000007" in text for text in texts if isinstance(text, str)) == told


def test_the_curtain_cannot_be_switched_off_behind_the_others_backs():
    one, two = stands()
    for stand in (one, two):
        stand.context.change(curtain=False)
        stand.scene.resume()
        assert isinstance(stand.top, AgreementScene)
        stand.press("no")
        stand.press("i_am")
        stand.click_component("r09c10")
        stand.press("primary")
        assert isinstance(stand.top, CurtainScene)
    assert same(one, two)


def test_all_together_may_open_their_hands():
    stand = stands()[0]
    stand.context.change(curtain=False)
    stand.scene.resume()
    stand.press("yes:0")
    stand.press("yes:1")
    assert stand.director.session.setup.open_hands
    assert stand.director.stage is Stage.PLAY and stand.director.viewer == 0


def test_a_match_begun_without_curtain_never_asks():
    stand = Stand(dealt(SECRETS[0]), curtain=False)
    stand.context.change(curtain=False)
    stand.context.stack.pop()
    opening.start_match(stand.context, dealt(SECRETS[0]).setup)
    assert isinstance(stand.top, TableScene) and stand.top.session.setup.open_hands
    assert stand.top.director.stage is Stage.PLAY


def branch_with_the_same_luck(stand: Stand) -> None:
    """Two buttons; in a narrow window one, which asks."""
    if any(widget.name == "same_luck" for widget in stand.top.root.walk()):
        stand.press("same_luck")
    else:
        stand.press("branch")
        assert stand.top.root.overflows() == []
        stand.click(stand.top.root.find("dialog").buttons[0].rect.center)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_what_is_asked_fits_its_sheet(language: str, size: tuple[int, int]):
    stand = Stand(match("ppbp"), language=language, size=size)
    stand.until_asked()
    for number, about in enumerate(("branch", "seats")):
        if about == "seats":
            stand.scene.director.lift_curtain()
            stand.context.stack.pop()
            from_menu(stand, "seats")
            for seat, who in (("0", "easy"), ("2", "person"), ("3", "hard")):
                stand.scene.furniture.opened.find(f"who:{seat}").choose(who)
            stand.scene.furniture.opened.find("done").press()
        else:
            stand.context.stack.push(ReplayScene(stand.context, stand.director.session))
            branch_with_the_same_luck(stand)
        assert isinstance(stand.top, AgreementScene), number
        assert stand.top.root.overflows() == []
        stand.key("escape")
        if about == "branch":
            stand.key("escape")


def test_the_curtain_has_a_way_out_that_shows_no_hand():
    stand = Stand(match("pp"))
    stand.wait(100)
    assert isinstance(stand.top, CurtainScene)
    stand.press("leave")
    assert not any(isinstance(scene, TableScene | CurtainScene) for scene in stand.context.stack.scenes)


def test_a_match_that_is_played_begins_anew_only_after_a_yes():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.play_turn()
    from_menu(stand, "restart")
    assert stand.top is stand.scene and stand.scene.root.find("restart") is not None
    stand.key("escape")
    assert stand.top is stand.scene, "nothing was begun"
