"""Motion shows what happened and decides nothing: it can be hurried, left out, and never swallows a click."""

from __future__ import annotations

import pytest

from game.table.director import Stage
from game.ui.events import Key, Pointer
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand


def first_space(stand: Stand) -> str:
    return next(component for component in stand.director.lit() if component.startswith("r"))


def test_without_motion_the_next_frame_shows_the_end():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.click_component(first_space(stand))
    assert not stand.scene.motion.busy and stand.scene.model.position == len(stand.director.session)
    now = stand.frame()
    stand.wait(2000)
    stand.point((640, 20))
    stand.scene.model.pointing.at("")
    shown = stand.frame()
    stand.wait(500)
    assert shown == stand.frame() and now != b""


def test_with_and_without_motion_the_end_looks_the_same():
    frames = []
    for motion in ("none", "normal"):
        stand = Stand(match("pb"), motion=motion)
        stand.until_asked()
        stand.click_component(first_space(stand))
        stand.wait(3000)
        stand.point((640, 20))
        stand.wait(600)
        frames.append(stand.frame())
    assert frames[0] == frames[1]


def test_a_click_during_an_animation_hurries_and_is_not_lost():
    stand = Stand(match("pb"), motion="slow")
    stand.until_asked()
    stand.click_component(first_space(stand))
    stand.wait(100)
    assert stand.scene.motion.busy
    stand.press("primary")
    assert stand.director.stage is Stage.BOT, "the turn was ended by that click"


def test_space_finishes_all_that_moves():
    stand = Stand(match("pb"), motion="slow")
    stand.until_asked()
    stand.wait(500)
    stand.click_component(first_space(stand))
    stand.wait(100)
    stand.context.stack.handle(Key("space"))
    assert not stand.scene.motion.busy and stand.scene.model.position == len(stand.director.session)


def test_a_bots_turn_takes_no_more_than_four_seconds():
    stand = Stand(match("pb"), motion="normal")
    stand.until_asked()
    stand.click_component(first_space(stand))
    stand.wait(3000)
    stand.press("primary")
    spent = 0
    while not (stand.director.stage is Stage.PLAY and stand.scene.model.is_live):
        stand.wait(50)
        spent += 50
        assert spent <= 4000
    assert spent >= 500, "what the bot did is to be seen"


def test_the_last_move_of_others_stays_outlined_until_the_own_turn_ends():
    stand = Stand(match("pb"))
    stand.until_asked()
    stand.play_turn()
    assert stand.until_asked()
    last = stand.scene.parts["board"].seen.last
    assert len(last) == 1 and stand.scene.model.position_shown.tiles[last[0]].seat == 1
    stand.play_turn()
    assert stand.scene.parts["board"].seen.last != last


def test_undo_in_the_middle_of_a_flight_leaves_nothing_in_the_air():
    stand = Stand(match("pb"), motion="slow")
    stand.until_asked()
    stand.click_component(first_space(stand))
    stand.wait(100)
    stand.context.stack.handle(Key("z", ctrl=True))
    assert (
        stand.scene.model.position_shown.tiles.keys()
        == stand.director.session.rules.to_plain(stand.director.session.view(0))["tiles"].keys()
    )
    assert not stand.scene.motion.flights.air.children


@pytest.mark.parametrize("seconds", [0, 5])
def test_secrets_are_covered_after_the_set_time_without_a_touch(seconds: int):
    stand = Stand(match("pp"))
    stand.context.settings.curtain_timeout = seconds
    stand.press("i_am")
    stand.wait(4000)
    stand.context.stack.handle(Pointer("move", (300, 300)))
    stand.wait(4000)
    assert not stand.director.hidden
    stand.wait(1500)
    assert stand.director.hidden is (seconds > 0)
