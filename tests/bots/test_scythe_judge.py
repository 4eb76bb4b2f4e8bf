"""What bots weigh in Scythe: ladder, whole turns without a dead one, the end when it wins, combats by their odds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.bots.match import play_match
from game.bots.reasons import explain
from game.core.contract import CHANCE, Action, Say, Seat
from game.core.words import LANGUAGES, Words
from game.games.scythe.actions import ChooseSection, Enlist, FinishTurn, GainPower, SkipTop
from game.games.scythe.board import FACTORY_PLACE
from game.games.scythe.frames.developing import EnlistRecruit
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.judge import JUDGE as GIVEN
from game.games.scythe.odds import best_total, chance
from game.games.scythe.outlook import outlook
from game.games.scythe.risks import stake_of_combat
from game.games.scythe.rules import RULES
from game.games.scythe.state import State

JUDGE = judge_for(RULES, GIVEN)


def turns_of(level: str, seats: int, seed: int, most: int = 10**6) -> Iterator[tuple[State, Seat, Action]]:
    """What the seats of a match say, each with the position before it, up to so many turns of everybody."""
    state, rng = RULES.new({}, seats), random.Random(seed)
    while (waiting := RULES.waiting(state)) and min(state.turns) < most:
        seat = waiting[0]
        offered = RULES.options(state, seat)
        if seat == CHANCE:
            action = rng.choices(offered, RULES.weights(state))[0]
        else:
            view = RULES.view(state, seat)
            action = make_bot(level, seat, JUDGE).choose(RULES, view, offered, rng, 0.0)
            yield state, seat, action
        RULES.step(state, seat, action)


def first_turn(seats: int = 2, seed: int = 1) -> State:
    state = next(state for state, _, _ in turns_of("normal", seats, seed))
    assert isinstance(state.stack[-1], TakeTurn)
    return state


def best(state: State, seat: Seat) -> Action:
    options = RULES.options(state, seat)
    merits = JUDGE.rank(RULES.view(state, seat), seat, options)
    return options[merits.index(max(merits))]


def one_star_short(seat: Seat, state: State) -> State:
    """The star of power is all that this seat still needs; two points of it are missing."""
    state.stars[seat] = (1, 1, 1, 1, 1, 0, 0, 0, 0)
    state.power[seat], state.coins[seat] = 14, 10
    state.last[seat] = -1
    return state


def share_won(ours: str, theirs: str, seats: int, games: int) -> float:
    """At tables of `theirs`, one seat of `ours`, with every seed once on each seat."""
    won = 0.0
    for number in range(games):
        place = number % seats
        bots: list[Bot] = [make_bot(ours if seat == place else theirs, seat, JUDGE) for seat in range(seats)]
        winners = play_match(RULES, bots, 300 + number // seats, {}).result.winners
        won += (place in winners) / len(winners)
    return won / games


@pytest.mark.slow
def test_easy_beats_random() -> None:
    assert share_won("easy", "random", 2, 2) == 1


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    assert share_won("normal", "easy", 2, 10) >= 0.6


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    assert share_won("hard", "normal", 2, 6) >= 0.5


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_turn_does_something(level: str) -> None:
    """Coins can always be taken, so nobody needs a turn of which nothing is left but its section."""
    said: list[Action] = []
    for _, _, action in turns_of(level, 3, 4, most=8):
        said.append(action)
        if isinstance(action, FinishTurn):
            done = [one for one in said if not isinstance(one, (ChooseSection, SkipTop, FinishTurn))]
            assert done, said
            said = []


def test_a_match_of_normal_bots_is_as_long_and_as_rich_as_among_people() -> None:
    bots: list[Bot] = [make_bot("normal", seat, JUDGE) for seat in range(2)]
    played = play_match(RULES, bots, 2, {})
    assert 15 <= max(played.turns) <= 36
    assert max(played.result.points) >= 50


def test_it_ends_the_match_when_it_wins() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    state.coins[seat] = 60
    assert best(state, seat) == ChooseSection("bolster")
    RULES.step(state, seat, ChooseSection("bolster"))
    assert best(state, seat) == GainPower()


def test_it_does_not_end_the_match_when_it_loses() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    state.coins[1 - seat] = 100
    assert best(state, seat) != ChooseSection("bolster")


def test_a_combat_for_the_last_star_is_wanted_only_by_whoever_wins_the_match() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    view = outlook(state, seat)
    state.coins[1 - seat] = 100
    assert stake_of_combat(state, seat, view, FACTORY_PLACE) < 0
    state.coins[1 - seat] = 0
    assert stake_of_combat(state, seat, view, FACTORY_PLACE) > 0


def test_the_last_recruit_is_taken_for_its_star() -> None:
    """The star is placed a moment later, so the position right behind the recruit does not have it yet."""
    state = first_turn()
    seat = state.active
    state.recruits[seat] = (0, 1, 2, -1)
    state.stack.append(EnlistRecruit(seat))
    assert isinstance(best(state, seat), Enlist)


def test_hard_looks_at_the_next_turn_and_stops_when_told() -> None:
    state = first_turn()
    seat = state.active
    view, options = RULES.view(state, seat), RULES.options(state, seat)
    before = RULES.to_plain(view)
    pondered = JUDGE.ponder(view, seat, options, lambda: False)
    assert pondered is not None and len(pondered) == len(options)
    assert RULES.to_plain(view) == before
    assert JUDGE.ponder(view, seat, options, lambda: True) != pondered


def test_ranking_leaves_the_position_alone_and_needs_no_secret() -> None:
    for count, (state, seat, _) in enumerate(turns_of("normal", 3, 7, most=3)):
        if count % 5:
            continue
        view, options = RULES.view(state, seat), RULES.options(state, seat)
        before = RULES.to_plain(view)
        JUDGE.rank(view, seat, options)
        assert RULES.to_plain(view) == before
        assert JUDGE.rank(RULES.view(RULES.guess(view, random.Random(1)), seat), seat, options) == JUDGE.rank(
            view, seat, options
        )


def test_more_power_wins_more_often_and_the_attacker_wins_ties() -> None:
    for most in range(0, 18, 3):
        odds = [chance(shown, most, False) for shown in range(20)]
        assert all(more >= less for less, more in pairwise(odds)) and odds[-1] == pytest.approx(1)
        assert all(chance(shown, most, True) >= odds[shown] for shown in range(20))


@pytest.mark.parametrize(("stake", "shows"), [(0.0, False), (12.0, True)])
def test_power_is_spent_only_for_a_stake(stake: float, shows: bool) -> None:
    assert bool(best_total(7, 6, stake, True)[0]) is shows


def test_every_word_of_a_reason_stands_in_both_languages() -> None:
    keys = {"bots.scythe.combat", "bots.scythe.wins", "bots.scythe.leaves"}
    for state, seat, action in turns_of("normal", 2, 3, most=6):
        reason = explain(RULES, JUDGE, RULES.view(state, seat), seat, action, secret=True)
        keys |= {reason.key, *(clause.key for _, clause in reason.values if isinstance(clause, Say))}
    assert "bots.scythe.section" in keys
    for language in LANGUAGES:
        words = Words(language)
        assert {key for key in keys if not words.has(key)} == set()
