"""A whole move of the hand on the map of Scythe: units, places, cargo, ways; a drag is the same as two clicks."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import pytest

from game.games.scythe.shown import Units
from game.ui.events import LEFT, Pointer
from game.ui.games.scythe.layout import STEP, centre
from tests.scenes.scythe_helpers import begun_with, in_phase, match, phase, plain, played
from tests.scenes.table_stage import Stand

MECH = "mech:r3c3"
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


@pytest.fixture
def stand() -> Stand:
    """Anna moves: a mech with workers and goods, her character, and a worker elsewhere."""
    made = Stand(begun_with(POSITION), curtain=False)
    for component in ("section:move_gain", "top:move_units"):
        made.click_component(component)
    assert made.scene.model.phase == "move_units"
    return made


def hand(stand: Stand) -> dict[str, Any]:
    return plain(stand.director.session)["hand"] or {}


def words(stand: Stand, start: int) -> list[str]:
    return [line.action.word for line in stand.director.session.lines[start:]]


def beside_the_figures(stand: Stand, place: str) -> tuple[int, int]:
    """A pixel of a hexagon where nobody stands, near its lower edge."""
    view = stand.scene.parts["board"].view
    rect = view.rect_of(place)
    spots = [(x, rect.bottom - up) for up in (14, 18, 22, 26) for x in range(rect.centerx - 20, rect.centerx + 21, 5)]
    return next(spot for spot in spots if view.component_at(spot) == place)


def test_as_long_as_no_unit_is_taken_only_units_are_offered(stand: Stand):
    view = stand.scene.parts["board"].view
    assert view.lit and all(one.partition(":")[0] in ("mech", "worker", "character") for one in view.lit)


def test_a_click_takes_a_unit_a_second_one_puts_it_back_and_one_on_another_takes_that(stand: Stand):
    first, second = "worker:r1c4", MECH
    stand.click_component(first)
    assert stand.director.picker.chosen == (first,)
    stand.click_component(first)
    assert stand.director.picker.chosen == ()
    stand.click_component(first)
    stand.click_component(second)
    assert stand.director.picker.chosen == (second,)


def test_a_click_beside_the_figures_takes_the_first_of_them(stand: Stand):
    mech = MECH
    stand.click(beside_the_figures(stand, mech.partition(":")[2]))
    assert stand.director.picker.chosen == (mech,)


def test_cargo_is_chosen_around_the_unit_and_comes_along(stand: Stand):
    mech, before = MECH, len(stand.director.session)
    board = stand.scene.parts["board"]
    stand.click_component(mech)
    assert board.around.visible and len(stand.director.session) == before
    stand.click_component("load:worker")
    assert words(stand, before) == ["cargo", "load"] and hand(stand)["cargo"]["worker"] == 1
    stand.click_component("load:worker")
    assert hand(stand)["cargo"]["worker"] == 2
    stand.click_component("drop:worker")
    assert hand(stand)["cargo"]["worker"] == 1, "one is put back, for it has not left yet"
    target = next(place for place in board.view.lit if ":" not in place)
    stand.click_component(target)
    moved = plain(stand.director.session)["units"][target]
    assert moved == ["0 mech 1", "0 worker 1"]
    start = mech.partition(":")[2]
    stand.press("undo")
    assert target not in plain(stand.director.session)["units"]
    assert hand(stand)["unit"] == f"mech:{start}"


def test_all_of_a_kind_is_one_click(stand: Stand):
    mech, before = MECH, len(stand.director.session)
    stand.click_component(mech)
    stand.click_component("load_all:worker")
    assert words(stand, before) == ["cargo", "load"] and hand(stand)["cargo"]["worker"] > 1


def test_dragging_a_unit_is_the_same_as_two_clicks(stand: Stand):
    board = stand.scene.parts["board"]
    mech, before = MECH, len(stand.director.session)
    start = beside_the_figures(stand, mech.partition(":")[2])
    handle = stand.context.stack.handle
    handle(Pointer("move", start))
    handle(Pointer("down", start, LEFT))
    handle(Pointer("drag", (start[0] + 9, start[1]), LEFT, moved=(9, 0)))
    target = next(place for place in board.view.lit if ":" not in place and place not in board.view.fights)
    end = beside_the_figures(stand, target)
    handle(Pointer("drag", end, LEFT, moved=(end[0] - start[0], end[1] - start[1])))
    handle(Pointer("drop", end, LEFT))
    assert words(stand, before)[:1] == ["move"]
    assert any(word.startswith("0 mech") for word in plain(stand.director.session)["units"][target])


def test_a_unit_let_go_where_it_stands_stays_in_hand(stand: Stand):
    mech = MECH
    start = beside_the_figures(stand, mech.partition(":")[2])
    handle = stand.context.stack.handle
    handle(Pointer("move", start))
    handle(Pointer("down", start, LEFT))
    handle(Pointer("drag", (start[0] + 6, start[1]), LEFT, moved=(6, 0)))
    handle(Pointer("drop", (start[0] + 6, start[1]), LEFT))
    assert stand.director.picker.chosen == (mech,) and not stand.scene.card.card.reason


def test_the_way_to_a_place_two_steps_off_leads_over_a_place_between(stand: Stand):
    stand.click_component(MECH)
    view = stand.scene.parts["board"].view
    far = [place for place, steps in view.labels.items() if steps == "2"]
    assert far
    for target in far:
        stand.point(view.rect_of(target).center)
        assert len(view.way) == 3 and view.way[0] == "r3c3" and view.way[-1] == target
        gates = {one.id for one in view.plan.hexes if one.tunnel}
        for start, end in pairwise(view.way):
            reach = math.dist(centre(view.plan.by_id[start]), centre(view.plan.by_id[end]))
            assert reach < 1.1 * STEP or {start, end} <= gates


def test_a_unit_with_steps_left_goes_on_at_the_next_click_though_others_could_go_there_too(stand: Stand):
    stand.click_component(MECH)
    near = next(place for place, steps in stand.scene.parts["board"].view.labels.items() if steps == "1")
    stand.click_component(near)
    before = len(stand.director.session)
    assert hand(stand)["unit"] == f"mech:{near}"
    stand.click(beside_the_figures(stand, "r3c3"))
    assert words(stand, before) == ["move"] and "0 mech 1" in plain(stand.director.session)["units"]["r3c3"]


def test_a_click_on_a_unit_begins_the_move_where_coins_could_be_had_instead():
    stand = Stand(begun_with(POSITION), curtain=False)
    stand.click_component("section:move_gain")
    stand.click_component(MECH)
    assert stand.scene.model.phase == "move_units" and stand.director.picker.chosen == (MECH,)


def test_resources_are_taken_around_the_place_where_they_come_to_lie():
    stand = Stand(played("pb", in_phase("take_resources"), seed=3), curtain=False)
    assert stand.until_asked()
    before = len(stand.director.session)
    stand.click_component("resource:oil")
    assert words(stand, before)[:1] == ["resource"] and phase(stand.director.session) in (
        "take_resources",
        "bottom",
        "finish_turn",
        "pay",
    )
    assert not stand.scene.parts["choices"].visible


def test_unit_and_cargo_walk_the_whole_way_and_leave_the_right_picture():
    stand = Stand(begun_with(POSITION), curtain=False, motion="normal")
    for component in ("section:move_gain", "top:move_units", MECH, "load:worker", "load:metal"):
        stand.click_component(component)
        stand.wait(100)
    view = stand.scene.parts["board"].view
    far = next(place for place, steps in view.labels.items() if steps == "2")
    stand.click_component(far)
    seen: set[str] = set()
    for _ in range(40):
        stand.wait(50)
        seen |= set(view.extras)
        if not stand.scene.motion.busy:
            break
    assert len(seen) == 3, "the mech, a worker, and metal"
    assert not view.extras and not view.hidden
    assert view.position.units_at(far) == (Units(0, "mech"), Units(0, "worker"))


def test_a_click_ends_what_moves():
    moving = Stand(begun_with(POSITION), curtain=False, motion="normal")
    for component in ("section:move_gain", "top:move_units", MECH):
        moving.click_component(component)
        moving.wait(100)
    view = moving.scene.parts["board"].view
    moving.click_component(next(place for place, steps in view.labels.items() if steps == "2"))
    moving.wait(100)
    assert view.hidden
    moving.scene.motion.finish()
    assert not view.hidden and not view.extras


def test_a_place_with_rivals_says_what_both_could_reach_in_the_combat():
    position = {
        **POSITION,
        "power": [6, 4],
        "cards": [[2, 5], [3]],
        "mechs": [["speed"], ["riverwalk"]],
        "units": {**POSITION["units"], "r2c3": ["1 mech"]},
    }
    stand = Stand(begun_with(position), curtain=False)
    for component in ("section:move_gain", "top:move_units", MECH):
        stand.click_component(component)
    board = stand.scene.parts["board"]
    fights = [place for place in board.view.fights if ":" not in place]
    assert fights == ["r2c3"]
    stand.point(board.view.rect_of("r2c3").move(0, -12).center)
    stand.wait(300)
    assert stand.scene.card.card.second == "Combat: you up to 11 – they up to 9"


def test_the_card_of_an_action_says_what_it_gives():
    stand = Stand(begun_with({**POSITION, "coins": [3, 3]}), curtain=False)
    stand.click_component("section:bolster")
    stand.point(stand.scene.anchor("top:gain_power"))
    stand.wait(300)
    rows = {row.what: row.value for row in stand.scene.card.card.rows}
    assert rows["Power"] == f"+{stand.scene.model.figures.yields['gain_power']}"


def test_a_place_says_what_keeps_the_unit_at_hand_away_and_not_another_one(stand: Stand):
    for unit, said in (("worker:r1c4", "a worker"), (MECH, "a mech")):
        stand.click_component(unit)
        stand.scene.hands.choose("r6c6")
        assert said in stand.scene.card.card.reason
        assert stand.director.specified("r6c6") == f"r6c6/{unit}"


def test_a_row_of_a_card_that_adds_up_to_nothing_is_left_out() -> None:
    """One region for another: "0 at the end" told nobody anything."""
    moving = Stand(played("pb", in_phase("move_units", least=200), seed=2), curtain=False)
    assert moving.until_asked()
    said = []
    units = [one for one in moving.director.lit() if one.startswith(("mech:", "character:", "worker:"))]
    for unit in units:
        moving.click_component(unit)
        for place in [one for one in moving.director.lit() if ":" not in one and one not in ("cargo", "end_move")]:
            moving.point(moving.scene.parts["board"].anchor(place))
            card = moving.scene.model.pointing.card
            said += [] if card is None else [(place, row) for row in card.rows if row.value == "0"]
        moving.click_component(unit)
    assert units and not said


@pytest.mark.parametrize("top", ["produce", "bolster", "move_gain"])
def test_a_row_of_another_section_says_why_it_cannot_be_had(top: str) -> None:
    session = match("pb")
    stand = Stand(session, curtain=False, warn=False)
    assert stand.until_asked()
    stand.director.submit(session.rules.read_action(f"section top={top}"))
    stand.wait()
    others = {"top:gain_power", "top:gain_coins", "top:gain_popularity"} - set(stand.director.lit())
    for component in sorted(others):
        stand.click_component(component)
        assert stand.scene.model.pointing.refused == component, "a click that does nothing is explained"
