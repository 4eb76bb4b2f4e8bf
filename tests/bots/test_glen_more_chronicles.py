"""What bots make of the Chronicles of Glen More II: boats are rowed, tokens collected, votes cast like a person's."""

from __future__ import annotations

import random

import pytest

from game.bots.judging import judge_for
from game.bots.reasons import thought_of
from game.core.contract import CHANCE
from game.games.glen_more.actions import Take
from game.games.glen_more.chronicles.dragon_boats import judge as boats
from game.games.glen_more.chronicles.dragon_boats.actions import ChooseReward, Row
from game.games.glen_more.chronicles.dragon_boats.course import course
from game.games.glen_more.chronicles.haggis.judge import expected
from game.games.glen_more.chronicles.hard_place.actions import CastVote
from game.games.glen_more.chronicles.highlander import judge as mountain
from game.games.glen_more.chronicles.penny_mobs import gang
from game.games.glen_more.chronicles.penny_mobs import judge as mobs
from game.games.glen_more.chronicles.single_cask import judge as casks
from game.games.glen_more.chronicles.single_cask.actions import BuyCellar
from game.games.glen_more.chronicles.single_cask.cellars import cellars
from game.games.glen_more.judge import JUDGE as GIVEN
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import SPACES, State
from tests.bots.matches import said

JUDGE = judge_for(RULES, GIVEN)


def begun(seats: int, **options: object) -> State:
    """A match at its first question."""
    state, rng = RULES.new(options, seats), random.Random(1)
    while RULES.waiting(state)[0] == CHANCE:
        RULES.step(state, CHANCE, rng.choices(RULES.options(state, CHANCE), RULES.weights(state))[0])
    return state


def test_a_boat_that_is_farther_promises_more_and_a_lost_race_costs_the_coins() -> None:
    state = begun(3, dragon_boats=True)
    before = boats.worth(state, 0, 6.0)
    part = course(state)
    state.parts["dragon_boats"] = part._replace(begun=True, boats=((1, 2), *part.boats[1:]))
    assert boats.worth(state, 0, 6.0) > before > 0
    state.parts["dragon_boats"] = part._replace(last=(0,))
    assert boats.worth(state, 0, 0.0) == -state.coins[0]


def test_boats_are_rowed() -> None:
    match = said(RULES, JUDGE, "normal", 2, 4, options={"dragon_boats": True})
    assert sum(isinstance(action, Row) for _, _, action in match) > 10


def test_haggis_tokens_promise_what_the_dice_turn_up_on_average() -> None:
    assert expected((), (3,), 1) == pytest.approx(3 / 6)
    assert expected((), (1,), 2) == pytest.approx(3 / 4)
    assert expected((2, 2, 2), (3,), 4) == 18
    assert expected((), (1, 2, 3), 4) > 3 * expected((), (2,), 4)


def test_the_best_barrels_are_worth_what_sales_to_come_may_bring() -> None:
    state = begun(3, single_cask=True)
    state.whisky[0] = 2
    part = cellars(state)
    state.parts["single_cask"] = part._replace(places=(0b1010, 0, 0))
    two = casks.worth(state, 0, 6.0)
    state.parts["single_cask"] = part._replace(places=(0b1100, 0, 0))
    assert casks.worth(state, 0, 6.0) > two > 0
    state.bags = [0] * len(state.bags)
    assert casks.worth(state, 0, 6.0) == 0


def test_what_may_be_done_before_a_turn_counts_only_by_what_it_changes() -> None:
    state = begun(3, single_cask=True)
    seat = RULES.waiting(state)[0]
    state.coins[seat] = 20
    options = RULES.options(state, seat)
    merits = JUDGE.rank(state, seat, options)
    cellar = next(merit for option, merit in zip(options, merits, strict=True) if isinstance(option, BuyCellar))
    best = max(merit for option, merit in zip(options, merits, strict=True) if isinstance(option, Take))
    assert best - 10 < cellar < best


def test_only_who_stands_on_the_mountain_expects_what_lies_there() -> None:
    state = begun(3, highlander="mountain")
    state.parts["highlander"] = state.parts["highlander"]._replace(coins=4)
    assert mountain.worth(state, 0, 5.0) == 0
    state.at[0] = next(place for place in range(SPACES) if state.closed >> place & 1)
    assert mountain.worth(state, 0, 5.0) >= 4


def test_a_mobster_is_worth_his_points_only_while_there_is_time() -> None:
    state = begun(3, penny_mobs=True)
    state.parts[gang.ID] = gang.gang(state)._replace(bosses=((gang.SPONGE, 0),))
    assert mobs.worth(state, 0, 10.0) > mobs.worth(state, 0, 3.0) > mobs.worth(state, 0, 0.0) == 0


def test_votes_without_a_stake_go_either_way_but_the_same_position_always_the_same_way() -> None:
    seen = set()
    for seed in range(12):
        rng, state = random.Random(seed), RULES.new({"hard_place": True}, 2)
        while RULES.waiting(state)[0] == CHANCE or state.stack[-1].word != "ballots":
            seat = RULES.waiting(state)[0]
            offered = RULES.options(state, seat)
            if seat == CHANCE:
                action = rng.choices(offered, RULES.weights(state))[0]
            else:
                action = rng.choice(offered)
            RULES.step(state, seat, action)
        view, offered = RULES.view(state, 0), RULES.options(state, 0)
        merits = JUDGE.rank(view, 0, offered)
        assert merits == JUDGE.rank(view, 0, offered)
        vote = offered[merits.index(max(merits))]
        assert isinstance(vote, CastVote)
        seen.add(vote.aye > vote.nay)
    assert seen == {True, False}


def test_rewards_that_only_one_has_seen_are_not_told_in_a_reason() -> None:
    """What was left behind stays unknown: the same is said to the table as long as the choice is another's secret."""
    chosen = 0
    for state, seat, action in said(RULES, JUDGE, "normal", 3, 5, options={"dragon_boats": True}):
        if isinstance(action, ChooseReward) and len(RULES.options(state, seat)) > 1:
            thought = thought_of(RULES, JUDGE, RULES.view(state, seat), seat, action)
            assert thought.terms == () and thought.instead == ()
            chosen += 1
    assert chosen
