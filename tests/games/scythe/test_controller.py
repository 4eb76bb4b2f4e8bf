"""What clicks mean in Scythe: units, cargo, deals and combats, without a screen."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games.scythe.actions_combat import Stake
from game.games.scythe.rules import RULES
from tests.games.hands import Hands

MECH = "mech:r3c3"
CHARACTER = "character:nordic"
POSITION = {
    "factions": ["nordic", "crimea"],
    "mats": ["engineering", "industrial"],
    "units": {
        "r3c3": ["0 mech", "0 worker 3"],
        "r1c4": ["0 character", "0 worker"],
        "home_crimea": ["1 character"],
        "r7c3": ["1 worker"],
        "r8c3": ["1 worker"],
    },
    "tokens": {"r3c3": {"metal": 2, "oil": 1}},
    "mechs": [["speed"], []],
    "stack": ["take_turn seat=0"],
}
COMBAT = {
    **POSITION,
    "mechs": [["speed"], ["riverwalk"]],
    "power": [5, 4],
    "cards": [[2, 3, 3], [4]],
    "units": {**POSITION["units"], "r3c3": ["0 mech", "0 character", "1 mech"], "r1c4": ["0 worker"]},
    "stack": ["take_turn seat=0", "set_dials at=r3c3 attacker=0 defender=1"],
}


def at(position: dict[str, Any]) -> Hands:
    """Both seats are persons."""
    seats = tuple(SeatSetup(name, n, "") for n, name in enumerate(("Anna", "Jonas")))
    state = RULES.from_plain({"seats": 2, **position})
    return Hands(Session(RULES, Setup("scythe", seats, 7), state=state))


@pytest.fixture
def moving() -> Hands:
    hands = at(POSITION)
    hands.click("section:move_gain", "top:move_units")
    return hands


def aboard(hands: Hands) -> dict[str, Any]:
    plain = RULES.to_plain(hands.session.view(0))
    return {what: n for what, n in ((plain["hand"] or {}).get("cargo") or {}).items() if n}


# -- units ----------------------------------------------------------------------------------------------------------


def test_a_unit_is_taken_put_back_and_exchanged(moving: Hands) -> None:
    for unit, chosen in ((MECH, (MECH,)), (MECH, ()), (MECH, (MECH,)), ("worker:r1c4", ("worker:r1c4",))):
        assert unit in (*moving.lit, *moving.chosen)
        moving.click(unit)
        assert moving.chosen == chosen


def test_a_unit_and_a_place_are_one_move(moving: Hands) -> None:
    before = len(moving.session)
    moving.click(MECH, "r2c3")
    assert moving.said(before) == [f"move unit={MECH} to=r2c3"]


def test_without_a_unit_a_place_asks_for_one_and_places_stay_dark(moving: Hands) -> None:
    assert moving.refusal("r2c3") == "unit_first"
    assert not [one for one in moving.lit if one.startswith("r") and ":" not in one]


def test_a_click_on_a_unit_begins_the_move(moving: Hands) -> None:
    hands = at(POSITION)
    hands.click("section:move_gain", MECH)
    assert hands.said()[-1] == "move_units" and hands.chosen == (MECH,)


def test_a_click_beside_the_figures_means_the_mech_until_a_unit_is_at_hand(moving: Hands) -> None:
    picker = moving.director.picker
    assert picker.meant("r3c3") == MECH and picker.meant("r1c4") == CHARACTER
    moving.click("worker:r1c4")
    reachable = next(one for one in moving.lit if one in ("r2c4", "r1c3", "r1c5", "r2c3", "r2c5"))
    assert picker.meant(reachable) == reachable


def test_a_unit_with_steps_left_goes_on_at_a_click_on_a_place(moving: Hands) -> None:
    moving.click(MECH, "r2c3")
    before = len(moving.session)
    assert "r3c3" in moving.lit and moving.chosen == ()
    moving.click("r3c3")
    assert moving.said(before) == ["move unit=mech:r2c3 to=r3c3"]


# -- cargo ----------------------------------------------------------------------------------------------------------


def test_the_first_thing_loaded_takes_the_unit_in_hand_in_the_same_change(moving: Hands) -> None:
    before, changes = len(moving.session), []
    moving.session.listeners.append(lambda: changes.append(len(moving.session)))
    moving.click(MECH, "load:worker")
    assert moving.said(before) == [f"cargo unit={MECH}", "load what=worker n=1"]
    assert changes == [before + 2], "everybody hears once"


def test_all_of_a_kind_is_one_click_and_only_offered_where_there_are_several(moving: Hands) -> None:
    moving.click(MECH)
    assert "load_all:metal" in moving.lit and "load_all:oil" not in moving.lit
    moving.click("load_all:metal")
    assert aboard(moving) == {"metal": 2}


def test_one_less_before_it_has_left_takes_back_and_keeps_the_rest(moving: Hands) -> None:
    moving.click(MECH, "load:worker", "load_all:metal", "load:worker", "drop:metal")
    assert aboard(moving) == {"worker": 2, "metal": 1}
    moving.click("drop:worker", "drop:worker", "drop:metal")
    assert aboard(moving) == {}
    assert "drop:metal" not in moving.lit


def test_on_the_way_cargo_is_set_down_by_an_action(moving: Hands) -> None:
    moving.click(MECH, "load:metal", "r2c3")
    before = len(moving.session)
    moving.click("drop:metal")
    assert moving.said(before) == ["drop what=metal n=1"]


def test_cargo_is_that_of_the_unit_that_was_clicked_not_of_the_one_on_the_way() -> None:
    position = {
        **POSITION,
        "units": {**POSITION["units"], "r2c3": ["0 worker"]},
        "tokens": {"r3c3": {"metal": 1}, "r1c4": {"oil": 1}},
    }
    hands = at(position)
    hands.click("section:move_gain", MECH, "load:metal", "r2c3")
    assert "load:worker" in hands.lit, "on the way the mech could take a worker along"
    hands.click(CHARACTER)
    assert "load:worker" not in hands.lit and "drop:metal" not in hands.lit
    before = len(hands.session)
    hands.click("load:oil")
    assert hands.said(before) == [f"cargo unit={CHARACTER}", "load what=oil n=1"]


# -- combats --------------------------------------------------------------------------------------------------------


@pytest.fixture
def fight() -> Hands:
    return at(COMBAT)


def test_dial_and_cards_are_entered_and_said_at_once(fight: Hands) -> None:
    before = len(fight.session)
    fight.click("card:3", "dial:4", "card:2", "dial:2")
    assert len(fight.session) == before, "nobody has heard of it"
    assert fight.director.picker.answers() == (Stake(2, (2, 3)),)
    assert fight.hand_in().reason is None
    assert fight.said(before)[0] == "stake power=2 cards=2,3"


def test_a_laid_card_is_taken_back_by_a_second_click_and_a_third_card_makes_the_first_give_way(fight: Hands) -> None:
    page = fight.director.picker.page
    for component, laid in (
        ("card:2", (2,)),
        ("card:2", ()),
        ("card:3", (3,)),
        ("card:3:2", (3, 3)),
        ("card:2", (3, 2)),
    ):
        fight.click(component)
        assert page(fight.session.view(0), 0).cards == laid


def test_without_a_dial_sealing_is_refused_with_the_reason(fight: Hands) -> None:
    assert fight.refusal("seal") == "dial_unset"
    fight.click("card:2")
    assert fight.refusal("seal") == "dial_unset" and not fight.director.picker.answers()


def test_the_dial_as_it_is_set_stands_and_any_other_does_not(fight: Hands) -> None:
    fight.click("dial:3")
    picker = fight.director.picker
    assert picker.stands("dial:3") and not picker.stands("dial:2") and not picker.stands("card:2")


def test_what_is_entered_is_its_own_persons_page_and_of_this_combat_only(fight: Hands) -> None:
    fight.click("dial:3")
    picker = fight.director.picker
    assert picker.page(fight.session.view(0), 0).power == 3
    assert picker.page(fight.session.view(1), 1).power is None
    other = RULES.from_plain(
        {
            **RULES.to_plain(fight.session.view(0)),
            "stack": ["take_turn seat=0", "set_dials at=r1c4 attacker=0 defender=1"],
        }
    )
    assert picker.page(other, 0).power is None


# -- deals ----------------------------------------------------------------------------------------------------------


def test_a_coin_of_a_deal_says_what_is_done_and_how_much() -> None:
    position = {**POSITION, "coins": [5, 5], "stack": ["take_turn seat=0", "make_deal seat=0 other=1"]}
    hands = at(position)
    before = len(hands.session)
    hands.click("offer:3")
    assert hands.said(before)[0] == "offer coins=3"


def test_one_combat_that_waits_for_offers_is_not_chosen_among_several() -> None:
    one: dict[str, Any] = {
        "units": {"r3c3": ["0 mech", "1 mech"], "home_nordic": ["0 character"], "home_crimea": ["1 character"]}
    }
    one["mechs"] = [["speed"], ["speed"]]
    hands = at(
        {
            **POSITION,
            **one,
            "options": {"deals": True},
            "battles": ["r3c3"],
            "stack": ["take_turn seat=0", "fights seat=0"],
        }
    )
    assert hands.session.prompt(0).key == "scythe.prompt.fight", hands.session.prompt(0)


# -- what is gained comes to a place ---------------------------------------------------------------------------------

MEETING = {
    **POSITION,
    "factions": ["polania", "crimea"],
    "units": {"r4c1": ["0 character"], "r3c1": ["0 worker 2"], "r5c0": ["0 worker"], "home_crimea": ["1 character"]},
    "mechs": [[], []],
}


def test_the_only_place_of_a_mech_is_named_and_no_second_choice():
    """A click meant for it would come too late: the mech alone decides."""
    hands = at({**MEETING, "stack": ["take_turn seat=0", "deploy seat=0 at=r4c1"]})
    assert hands.session.prompt(0).key == "scythe.prompt.deploy_there"
    assert dict(hands.session.prompt(0).values)["at"] == "r4c1"
    assert "r4c1" not in hands.director.lit() and "ability:speed" in hands.director.lit()
    assert hands.refusal("r4c1") == "comes_here"
    hands.click("ability:speed")
    assert len(hands.session) == 1


def test_of_several_places_of_a_mech_one_is_chosen():
    hands = at({**MEETING, "stack": ["take_turn seat=0", "deploy seat=0"]})
    assert hands.session.prompt(0).key == "scythe.prompt.deploy"
    hands.click("ability:speed")
    assert not len(hands.session) and {"r3c1", "r5c0"} <= set(hands.director.lit())
    hands.click("r5c0")
    assert len(hands.session) == 1


def test_the_first_question_of_a_match_says_whom_one_leads():
    hands = at(POSITION)
    assert hands.session.prompt(0).key == "scythe.prompt.first_turn"
    assert dict(hands.session.prompt(0).values)["faction"] == "faction:nordic"
    later = at({**POSITION, "turns": [3, 3]})
    assert later.session.prompt(0).key == "scythe.prompt.take_turn"


def test_no_row_of_the_section_in_use_is_said_to_belong_elsewhere() -> None:
    """A top action whose section was chosen is offered, or what is refused says where it is done."""
    for section, rows in {
        "move_gain": ("move_units", "gain_coins"),
        "bolster": ("gain_power", "draw_combat_cards"),
        "trade": ("gain_any_resources", "gain_popularity"),
        "produce": ("produce_hexes",),
    }.items():
        hands = at({**POSITION, "coins": [9, 9], "power": [5, 5]})
        hands.click(f"section:{section}")
        for row in rows:
            reason = hands.session.why_not(0, f"top:{row}")
            assert reason is None or "top_on_map" in reason.say.key, (row, reason)
