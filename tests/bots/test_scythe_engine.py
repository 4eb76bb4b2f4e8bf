"""What Scythe's judge says of an engine: each term rises by what a good player does, and falls by what costs him."""

from __future__ import annotations

import pytest

from game.bots.judging import judge_for
from game.core.contract import Seat
from game.games.scythe.actions import Bottom, ChooseSection
from game.games.scythe.bluff import mixture
from game.games.scythe.board import COUNT, FACTORY_PLACE, PLACE, PRODUCES
from game.games.scythe.foresight import one_turn_on
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.judge import JUDGE as GIVEN
from game.games.scythe.mat import bottom_cost
from game.games.scythe.pieces import add_mech, add_workers, move_unit, remove_workers, spots
from game.games.scythe.plans import Course
from game.games.scythe.rehearsal import USUAL_LAPS, rehearse
from game.games.scythe.rules import RULES
from game.games.scythe.standing import standing
from game.games.scythe.state import WORKER, State
from game.games.scythe.tables import BOTTOM_RESOURCE, MAT_TOP
from game.games.scythe.terms import TOPS
from tests.bots import matches

JUDGE = judge_for(RULES, GIVEN)


def beginning(seats: int = 2) -> tuple[State, Seat]:
    state = next(state for state, _, _ in matches.said(RULES, JUDGE, "normal", seats, 1)).copy()
    assert isinstance(state.stack[-1], TakeTurn)
    return state, state.active


def term(name: str, state: State, seat: Seat) -> float:
    return JUDGE.terms(state, seat).get(name, 0.0)


def a_worker_at(state: State, seat: Seat) -> int:
    return spots(state.worker_at[seat])[0]


@pytest.mark.parametrize("bottom", range(4))
def test_resources_for_a_whole_bottom_action_make_it_payable(bottom: int) -> None:
    state, seat = beginning()
    state.last[seat] = -1
    before, place = term("payable", state, seat), a_worker_at(state, seat)
    cost = bottom_cost(state, seat, bottom)
    state.tokens[place * 4 + BOTTOM_RESOURCE[bottom]] += cost - 1
    assert term("payable", state, seat) == before
    state.tokens[place * 4 + BOTTOM_RESOURCE[bottom]] += 1
    assert term("payable", state, seat) > before


@pytest.mark.parametrize("popularity", [0, 7, 13, 18])
@pytest.mark.parametrize("turns", [0, 12, 20])
def test_resources_promise_no_more_than_what_they_pay_for_brings(popularity: int, turns: int) -> None:
    """Else whoever could keep the promise keeps the resources: their price at the end counted twice."""
    state, seat = beginning()
    state.last[seat], state.popularity[seat], state.turns[seat] = -1, popularity, turns
    place = a_worker_at(state, seat)
    for bottom in range(4):
        for times in (1, 2):
            poorer, richer = state.copy(), state.copy()
            cost, slot = bottom_cost(state, seat, bottom), place * 4 + BOTTOM_RESOURCE[bottom]
            poorer.tokens[slot] += cost * (times - 1)
            richer.tokens[slot] += cost * times
            promised = sum(
                term(name, richer, seat) - term(name, poorer, seat) for name in ("stores", "payable", "pairing")
            )
            built = standing(richer, seat)
            assert promised <= max(built.pays[bottom], built.floor * cost) + 1e-9, (bottom, times)


def test_a_section_that_was_just_used_is_not_payable_next_turn() -> None:
    state, seat = beginning()
    place = a_worker_at(state, seat)
    state.tokens[place * 4 + BOTTOM_RESOURCE[0]] += 4
    state.last[seat] = -1
    free = term("payable", state, seat)
    state.last[seat] = 0
    assert term("payable", state, seat) < free


def test_workers_that_leave_a_full_village_for_a_resource_make_more() -> None:
    state, seat = beginning()
    village = next(place for place in range(COUNT) if PRODUCES[place] == 4)
    farm = next(place for place in range(COUNT) if PRODUCES[place] == 1)
    for place in spots(state.worker_at[seat]):
        move_unit(state, seat, WORKER, place, village)
    add_workers(state, seat, village, 4)
    state.worker_count[seat] = 6
    before = term("production", state, seat) + term("variety", state, seat)
    move_unit(state, seat, WORKER, village, farm)
    assert term("production", state, seat) + term("variety", state, seat) > before


def test_a_mech_takes_some_of_many_workers_along_and_leaves_others_where_they_make_more() -> None:
    """All of them on one territory, wherever it is, make less than half here and half there."""
    for village in (place for place in range(COUNT) if PRODUCES[place] == 4):
        state, seat = beginning()
        for place in spots(state.worker_at[seat]):
            remove_workers(state, seat, place, state.workers[seat * COUNT + place])
        add_workers(state, seat, village, 4)
        add_mech(state, seat, village)
        state.worker_count[seat], state.deployed[seat], state.last[seat] = 4, 1, -1
        RULES.step(state, seat, ChooseSection("move_gain"))
        while state.active == seat and RULES.waiting(state) == (seat,):
            options = RULES.options(state, seat)
            merits = JUDGE.rank(RULES.view(state, seat), seat, options) if len(options) > 1 else [0.0]
            RULES.step(state, seat, options[merits.index(max(merits))])
        stand = [state.workers[seat * COUNT + place] for place in spots(state.worker_at[seat])]
        assert len(stand) >= 2 and max(stand) <= 3, (village, stand)


def test_many_workers_within_reach_of_a_rival_are_in_greater_danger_than_few() -> None:
    state, seat = beginning()
    place = PLACE["r4c4"]
    state.character[1 - seat] = FACTORY_PLACE
    alone = term("danger", state, seat)
    add_workers(state, seat, place, 2)
    two = term("danger", state, seat)
    add_workers(state, seat, place, 4)
    six = term("danger", state, seat)
    assert six < two < alone
    assert two - six >= 1.5


@pytest.mark.parametrize("bottom", range(4))
def test_more_of_what_nothing_left_needs_is_not_worth_making(bottom: int) -> None:
    """Somebody with all mechs deployed, or the metal for them, has better uses for workers than the mountain."""
    state, seat = beginning()
    place = next(one for one in range(COUNT) if PRODUCES[one] == BOTTOM_RESOURCE[bottom])
    for old in spots(state.worker_at[seat]):
        remove_workers(state, seat, old, state.workers[seat * COUNT + old])
    add_workers(state, seat, place, 2)
    wanted = term("production", state, seat)
    state.tokens[place * 4 + BOTTOM_RESOURCE[bottom]] = 24
    assert term("production", state, seat) < 0.5 * wanted


def test_the_same_things_done_in_another_order_are_followed_once() -> None:
    state, seat = beginning()
    twice = [Course(1.0, 0.0, state), Course(1.0, 0.0, state.copy())]
    once, both = (one_turn_on(courses, seat, 4) for courses in (twice[:1], twice))
    assert [one.worth for one in both] == [one.worth for one in once]


def test_without_the_power_that_produce_costs_workers_are_worth_less() -> None:
    state, seat = beginning()
    add_workers(state, seat, a_worker_at(state, seat), 2)
    state.worker_count[seat] = 4
    state.power[seat] = 1
    before = term("production", state, seat)
    state.power[seat] = 0
    assert term("production", state, seat) < before


def test_whoever_is_stronger_than_his_neighbours_is_in_less_danger() -> None:
    state, seat = beginning()
    other = 1 - seat
    state.character[seat], state.character[other] = FACTORY_PLACE, PLACE["r4c4"]
    state.power[seat], state.power[other] = 0, 7
    weak = term("danger", state, seat)
    state.power[seat] = 16
    assert weak < term("danger", state, seat) <= 0


@pytest.mark.parametrize(("most", "foe_most"), [(1, 9), (3, 12), (6, 16)])
def test_nobody_who_has_anything_to_show_shows_nothing(most: int, foe_most: int) -> None:
    """A loser who has shown anything draws a combat card, so nothing is the worst of all stakes."""
    for wins_ties in (True, False):
        assert mixture(most, foe_most, 11, 11, wins_ties)[0] < 0.05


@pytest.mark.parametrize("bottom", ["upgrade", "deploy", "build", "enlist"])
def test_what_can_be_paid_under_the_section_in_use_is_done(bottom: str) -> None:
    number = ("upgrade", "deploy", "build", "enlist").index(bottom)
    state, seat = beginning()
    state.last[seat] = -1
    state.tokens[a_worker_at(state, seat) * 4 + BOTTOM_RESOURCE[number]] = 4
    top = TOPS[MAT_TOP[state.mat[seat]][number]]
    RULES.step(state, seat, ChooseSection(top))
    said = []
    while state.active == seat:
        options = RULES.options(state, RULES.waiting(state)[0])
        action = options[0]
        if len(options) > 1:
            merits = JUDGE.rank(state, seat, options)
            action = options[merits.index(max(merits))]
        said.append(action)
        RULES.step(state, RULES.waiting(state)[0], action)
    assert Bottom(bottom) in said


def test_favourites_are_played_on_in_as_many_deals_as_there_is_time_for() -> None:
    state, seat = beginning(3)
    view = RULES.view(state, seat)
    favourites = [option for option in RULES.options(view, seat) if isinstance(option, ChooseSection)][:2]
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > 4

    before = RULES.to_plain(view)
    found = rehearse(view, seat, favourites, [10.0, 10.0], JUDGE.rank, stopped)
    assert asked == 5 and USUAL_LAPS > 2
    assert sum(found) == pytest.approx(20.0)
    assert found[0] != found[1]
    assert RULES.to_plain(view) == before
    assert rehearse(view, seat, favourites, [10.0, 9.0], JUDGE.rank, lambda: True) == [10.0, 9.0]


@pytest.mark.slow
def test_turns_count_twice() -> None:
    """Bottom actions in two turns of five at least, over a whole match of medium bots."""
    done = turns = 0
    for _, _, action in matches.said(RULES, JUDGE, "normal", 3, 11):
        done += isinstance(action, Bottom)
        turns += isinstance(action, ChooseSection)
    assert done >= 0.4 * turns
