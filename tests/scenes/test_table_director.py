"""The flow of a match on one computer: who looks, when the curtain falls, what can be taken back."""

from __future__ import annotations

import random

import pytest

from game.core.contract import Reason, Say
from game.core.session import Session
from game.table.director import Director, Stage
from tests.scenes.table_helpers import QuickAsker, match, seats


def direct(kinds: str, **options: object) -> tuple[Director, QuickAsker]:
    asker = QuickAsker()
    return Director(match(kinds), asker, **options), asker  # type: ignore[arg-type]


def place_somewhere(director: Director) -> None:
    lit = [c for c in director.lit() if c.startswith("r")]
    assert director.choose(lit[0]).action is not None


def take_turn(director: Director) -> None:
    place_somewhere(director)
    assert director.choose("end_turn").action is not None


def run_bots(director: Director) -> None:
    for _ in range(200):
        if not director.update():
            return
    raise AssertionError("the bots never stop")


# -- who looks ---------------------------------------------------------------------------------------------------


def test_one_person_against_bots_never_meets_a_curtain():
    director, _ = direct("pbb")
    while director.stage is not Stage.OVER:
        assert director.viewer == 0
        assert director.stage in (Stage.PLAY, Stage.BOT)
        if director.stage is Stage.PLAY:
            take_turn(director)
        run_bots(director)
    assert director.session.result() is not None


def test_with_two_persons_the_first_look_is_behind_a_curtain():
    director, _ = direct("pp")
    assert (director.stage, director.viewer, director.eyes, director.next_seat) == (Stage.CURTAIN, None, None, 0)
    director.lift_curtain()
    assert (director.stage, director.viewer) == (Stage.PLAY, 0)


def test_the_curtain_falls_at_once_and_who_has_just_acted_may_come_back_to_see_what_is_new():
    director, _ = direct("pp")
    director.lift_curtain()
    take_turn(director)
    assert (director.stage, director.eyes, director.next_seat) == (Stage.CURTAIN, None, 1)
    director.come_back()
    assert (director.stage, director.eyes, director.next_seat) == (Stage.HAND_OVER, 0, 1)
    assert director.lit() == ()
    director.hand_over()
    assert (director.stage, director.eyes) == (Stage.CURTAIN, None)
    director.lift_curtain()
    assert (director.stage, director.viewer, director.actor) == (Stage.PLAY, 1, 1)
    director.come_back()
    assert (director.stage, director.viewer) == (Stage.PLAY, 1), "whoever has left the screen does not come back"


def test_bots_between_two_persons_play_before_the_hand_over():
    director, _ = direct("pbp")
    director.lift_curtain()
    take_turn(director)
    assert (director.stage, director.eyes) == (Stage.BOT, 0)
    run_bots(director)
    assert (director.stage, director.next_seat) == (Stage.CURTAIN, 2)


def test_without_a_new_tile_there_is_nothing_to_come_back_for():
    """In the last turns nothing is drawn any more."""
    director, _ = direct("pp")
    for_good = 0
    while director.stage is not Stage.OVER:
        if director.stage is Stage.CURTAIN:
            director.lift_curtain()
        supply = director.session.rules.to_plain(director.session.view(None))["supply_count"]
        seat = director.viewer
        take_turn(director)
        assert seat is not None
        if director.stage is Stage.CURTAIN:
            assert (director.last is None) == (supply[seat] == 0)
            for_good += director.last is None
    assert for_good >= 1


def test_the_setting_leaves_the_curtain_out():
    director, _ = direct("pp", curtain=False)
    assert (director.stage, director.viewer) == (Stage.PLAY, 0)
    take_turn(director)
    assert (director.stage, director.viewer) == (Stage.PLAY, 1)


def test_bots_alone_are_watched_with_public_eyes():
    director, _ = direct("bb")
    run_bots_to_end(director)
    assert director.viewer is None and director.stage is Stage.OVER


def run_bots_to_end(director: Director) -> None:
    for _ in range(500):
        director.update()


def test_hiding_shows_what_everybody_may_see_and_refuses_with_a_way_out():
    director, _ = direct("pb")
    director.hide(True)
    assert director.eyes is None and director.lit() == ()
    reason = director.choose("r13c09").reason
    assert reason is not None and reason.way_out is not None
    director.hide(False)
    assert director.eyes == 0 and director.lit()


# -- acting ------------------------------------------------------------------------------------------------------


def test_every_component_is_answered_at_every_step_of_a_match():
    """Lit, or explained; nothing is merely dead (on the own turn, a bot's turn, while handing over, at the end)."""
    director, asker = direct("pbp")
    dice = random.Random(3)
    asker.held = True
    stages = set()
    while director.stage is not Stage.OVER:
        stages.add(director.stage)
        components = director.session.rules.components(director.session.view(director.eyes))
        for component in dice.sample(components, 12):
            lit = component in director.lit()
            assert lit or isinstance(director.why_not(component), Reason), component
        if director.stage is Stage.PLAY:
            take_turn(director)
        elif director.stage is Stage.BOT:
            asker.held = False
            director.update()
            asker.held = True
        elif director.stage is Stage.HAND_OVER:
            director.hand_over()
            director.lift_curtain()
        else:
            director.come_back()
            if director.stage is Stage.CURTAIN:
                director.lift_curtain()
    assert stages == {Stage.PLAY, Stage.BOT, Stage.HAND_OVER, Stage.CURTAIN}


def test_hand_then_space_does_the_same_as_the_space_alone():
    one, _ = direct("pb")
    two, _ = direct("pb")
    place = next(c for c in one.lit() if c.startswith("r"))
    one.choose(place)
    assert two.choose("hand").action is None
    two.choose(place)
    assert one.session.fingerprint() == two.session.fingerprint()


def test_back_takes_a_half_made_choice_back():
    director, _ = direct("pb")
    director.choose("hand")
    assert director.picker.chosen == ("hand",)
    assert director.back() and director.picker.chosen == ()
    assert not director.back()


def test_a_refused_click_changes_nothing():
    director, _ = direct("pb")
    before = director.session.fingerprint()
    taken = director.choose("end_turn")
    assert taken.reason is not None and taken.action is None
    assert director.session.fingerprint() == before


# -- undo --------------------------------------------------------------------------------------------------------


def test_a_placed_tile_can_be_taken_back_and_put_again_until_the_turn_ends():
    director, _ = direct("pb")
    start = director.session.fingerprint()
    place_somewhere(director)
    placed = director.session.fingerprint()
    assert director.undo() and director.session.fingerprint() == start
    assert director.redo() and director.session.fingerprint() == placed
    director.choose("end_turn")
    assert isinstance(director.undo_refusal(), Say) and not director.undo()


def test_nobody_takes_back_what_another_seat_did():
    director, _ = direct("pp", curtain=False)
    take_turn(director)
    assert director.viewer == 1
    assert not director.undo()
    assert isinstance(director.undo_refusal(), Say)


# -- saving and seats --------------------------------------------------------------------------------------------


def test_the_match_is_saved_after_every_action_and_after_undo():
    saved: list[int] = []
    director, _ = direct("pb", save=lambda session: saved.append(len(session)))
    before = len(director.session)
    place_somewhere(director)
    director.undo()
    assert saved == [before + 1, before]


def test_a_person_can_leave_the_seat_to_a_bot_and_the_game_goes_on():
    director, _ = direct("pb")
    director.session.reseat(seats("bb"))
    run_bots_to_end(director)
    assert director.stage is Stage.OVER


def test_a_bot_can_give_its_seat_to_a_person_behind_a_curtain():
    director, asker = direct("pb")
    asker.held = True
    take_turn(director)
    assert director.stage is Stage.BOT
    director.session.reseat(seats("pp"))
    assert director.stage is Stage.CURTAIN and director.next_seat == 1
    director.lift_curtain()
    take_turn(director)


def test_a_table_that_was_left_hears_nothing_any_more():
    director, _ = direct("pb")
    session: Session = director.session
    director.close()
    assert session.listeners == []


@pytest.mark.parametrize("kinds", ["ppp", "pbpb", "bpb"])
def test_whole_matches_reach_their_end(kinds: str):
    director, _ = direct(kinds)
    for _ in range(3000):
        if director.stage is Stage.OVER:
            return
        if director.stage is Stage.PLAY:
            take_turn(director)
        elif director.stage is Stage.HAND_OVER:
            director.hand_over()
        elif director.stage is Stage.CURTAIN:
            director.lift_curtain()
        else:
            director.update()
    raise AssertionError("the match does not end")
