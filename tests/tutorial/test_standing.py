"""A sentence stands as long as what it says of the position is so: what has passed is not said of what is."""

from __future__ import annotations

import pytest

from game.tutorial.demands import lasting
from tests.tutorial.test_glen_more_lessons import begin, do, told

CHECKS = {"full": {"state": {"coins": [5, 6]}}, "went": {"events": "turn_ended seat=0"}}


@pytest.mark.parametrize(
    ("demand", "wanted"),
    [
        ({"events": "tile_placed", "offered": "place"}, {"offered": "place"}),
        ({"said": "place"}, {}),
        ({"check": "full"}, CHECKS["full"]),
        ({"check": "went"}, {}),
        ({"any": [{"next": 0}, {"events": "turn_ended", "over": True}]}, {"any": [{"next": 0}, {"over": True}]}),
        ({"any": [{"next": 0}, {"events": "turn_ended"}]}, {}),
        ({"not": {"check": "full"}}, {"not": {"check": "full"}}),
        ({"not": {"check": "went"}}, {}),
        ({"count": {"events": {"tile_placed": 2}}}, {}),
        ({"count": {"state": {"coins": 2}}}, {"count": {"state": {"coins": 2}}}),
    ],
)
def test_of_a_demand_only_what_tells_of_the_position_goes_on(demand: dict, wanted: dict) -> None:
    assert lasting(demand, CHECKS) == wanted


def test_how_a_task_begins_is_silent_once_it_is_not_so() -> None:
    campaign = begin("market", "broke")
    assert told(campaign) == ["new_table", "tell"]
    assert told(do(campaign, "take tile=lochridge")) == ["tell"]
    campaign.step_back()
    assert told(do(campaign, "sell", "take tile=ullapool")) == ["sold"]
    campaign.step_back()
    campaign.step_back()
    assert told(campaign) == ["new_table", "tell"]


def test_an_answer_is_silent_once_what_it_found_has_changed() -> None:
    campaign = do(begin("market", "full"), "take tile=easdale", "place at=1,-1")
    assert told(campaign) == ["closed"]
    assert told(do(campaign, "sell")) == ["room"]
    campaign.step_back()
    assert told(campaign) == ["closed"]


def test_what_stepping_back_takes_back_is_said_of_the_last_decision_only() -> None:
    campaign = do(begin("building", "upon"), "take tile=abernethy", "place at=0,1")
    assert told(campaign) == ["quarry"]
    assert told(do(campaign, "activate")) == ["goes_on"], "nor how the task began: the tutor has gone on since"
    campaign.step_back()
    assert told(campaign) == ["quarry"]


def test_an_answer_that_finds_fault_does_not_stand_beside_the_praise() -> None:
    """One castle and two were to be had, and two flags with one tile: both were read of the same move."""
    bought = ("take tile=inshriach", "place at=-1,-1", "activate tile=tain_fair line=1")
    assert told(do(begin("using", "four"), *bought)) == ["bought", "done"]
    campaign = begin("penny_mobs", "shake")
    assert told(do(campaign, "shake_down row=wood")) == ["done"]
    campaign.step_back()
    assert told(do(campaign, "shake_down row=stone"))[-1] == "less"


def test_an_answer_may_ask_which_turn_of_the_task_it_is() -> None:
    """Not how many turns have passed since the decision that it answers."""
    way = ("take tile=ballachulish", "place at=1,-1", "activate tile=home_castle:0", "move to=0,-1")
    assert told(do(begin("idea", "near"), *way)) == ["nearer"]
    later = ("take tile=ballachulish", "place at=1,-1", "end_turn", "take tile=glen_lyon", "place at=2,-1")
    assert told(do(begin("idea", "near"), *later, *way[2:])) == ["late"]
