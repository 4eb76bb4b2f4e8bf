"""What every bot owes to every game: it is legal, harmless, honest, and better than the one before."""

from __future__ import annotations

import itertools
import random
import time

import pytest

from game.bots.judging import judge_for
from game.bots.levels import LEVELS, level, make_bot
from game.bots.match import play_match
from game.bots.search import Search
from game.core.chance import weighted
from game.core.contract import CHANCE
from game.core.errors import BadInput
from tests.bots.toy import Burn, Play, Toy, ToyState, holding
from tests.core.toy_match import begin

RULES = Toy()
JUDGE = judge_for(RULES)
IDS = [found.id for found in LEVELS]


def dealt(seats: int, seed: int = 1) -> ToyState:
    state, rng = RULES.new({}, seats), random.Random(seed)
    while RULES.waiting(state) == (CHANCE,):
        offered = RULES.options(state, CHANCE)
        RULES.step(state, CHANCE, rng.choices(offered, RULES.weights(state))[0])
    return state


def wins(ours: str, theirs: str, seats: int, games: int) -> float:
    """The share of games that `ours` wins against a table of `theirs`, in every seat with the same seeds."""
    won = 0.0
    for number in range(games):
        place = number % seats
        names = [ours if seat == place else theirs for seat in range(seats)]
        bots = [make_bot(name, seat, JUDGE, playouts=60) for seat, name in enumerate(names)]
        winners = play_match(RULES, bots, number // seats, {}).result.winners
        won += (place in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("name", IDS)
def test_every_bot_finishes_a_game_with_any_number_of_seats(name: str, seats: int) -> None:
    bots = [make_bot(name, seat, JUDGE, playouts=20) for seat in range(seats)]
    played = play_match(RULES, bots, 3, {})
    assert sum(played.turns) == 18
    assert all(played.spent)


@pytest.mark.parametrize("name", IDS)
def test_a_bot_to_whom_all_is_one_seals_its_draft_all_the_same(name: str) -> None:
    """The score sheet says nothing of a sealed bid, and a bid may be written anew for ever."""
    session, rng = begin(3, 4), random.Random(4)
    judge = judge_for(session.rules)
    bots = [make_bot(name, seat, judge, playouts=2) for seat in range(3)]
    while not session.is_over() and len(session) < 300:
        seat = session.waiting()[0]
        offered = session.options(seat)
        session.submit(seat, bots[seat].choose(session.rules, session.view(seat), offered, rng, 0.01))
    assert session.is_over()


@pytest.mark.parametrize("name", IDS[1:])
def test_no_thinking_bot_only_harms_itself(name: str) -> None:
    state = dealt(3)
    for seat in range(3):
        RULES.step(state, seat, RULES.options(state, seat)[0])
        offered = RULES.options(state, seat)
        assert Burn() in offered
        bot = make_bot(name, seat, JUDGE, playouts=40)
        view = RULES.view(state, seat)
        for seed in range(20):
            assert bot.choose(RULES, view, offered, random.Random(seed), 0.0) != Burn()
        RULES.step(state, seat, offered[1])
        while RULES.waiting(state) == (CHANCE,):
            RULES.step(state, CHANCE, RULES.options(state, CHANCE)[0])


@pytest.mark.parametrize("name", IDS)
def test_what_a_bot_cannot_see_does_not_change_its_decision(name: str) -> None:
    bot = make_bot(name, 0, JUDGE, playouts=60)
    for seed in range(5):
        state = dealt(3, seed)
        view = RULES.view(state, 0)
        chosen = set()
        for shuffle in range(6):
            other = RULES.guess(view, random.Random(shuffle))
            chosen.add(bot.choose(RULES, RULES.view(other, 0), RULES.options(other, 0), random.Random(9), 0.0))
        assert len(chosen) == 1


def test_a_forced_move_is_answered_without_thinking() -> None:
    state = RULES.view(holding((5,), (), piles=[2]), 0)
    bot = Search(0, JUDGE)
    assert bot.choose(RULES, state, RULES.options(state, 0), random.Random(1), 60.0) == Play(5, 0)
    assert bot.made == 0


def test_the_search_keeps_its_clock() -> None:
    state = dealt(4)
    view, offered = RULES.view(state, 0), RULES.options(state, 0)
    bot = Search(0, JUDGE)
    before = time.process_time()
    bot.choose(RULES, view, offered, random.Random(1), 0.1)
    assert time.process_time() - before <= 0.125
    assert bot.made > 0


def test_the_search_stops_when_it_is_told_to() -> None:
    state = dealt(2)
    bot = Search(0, JUDGE)
    asked = itertools.count()
    bot.stopped = lambda: next(asked) >= 5
    offered = RULES.options(state, 0)
    assert bot.choose(RULES, RULES.view(state, 0), offered, random.Random(1), 60.0) in offered
    assert bot.made <= 5 and next(asked) == 6


def test_counted_play_outs_give_the_same_decision_every_time() -> None:
    state = dealt(3)
    view, offered = RULES.view(state, 0), RULES.options(state, 0)
    chosen = {Search(0, JUDGE, 50).choose(RULES, view, offered, random.Random(7), 0.0) for _ in range(3)}
    assert len(chosen) == 1


def test_easy_beats_random_in_nine_of_ten_games() -> None:
    assert wins("easy", "random", 2, 200) >= 0.9


def test_the_search_sees_what_one_step_does_not() -> None:
    """Both options score nothing now; only a low card on the only pile lets the high one score next turn."""
    judge = judge_for(RULES)
    judge.rounds = 0
    seen = RULES.view(holding((3, 6), (1, 1), piles=[8]), 0)
    offered = RULES.options(seen, 0)
    assert set(judge.rank(seen, 0, offered)) == {0.0}
    assert Search(0, judge, 40).choose(RULES, seen, offered, random.Random(1), 0.0) == Play(3, 0)


def test_a_medium_bot_slips_no_further_than_its_judge_allows() -> None:
    """Many bad options would pull the average down; a slip in points does not care about them."""
    judge = judge_for(RULES)
    judge.rank = lambda view, seat, options: [5.0, 4.2, 3.5, *[-90.0] * (len(options) - 3)]
    options = [Play(card, 0) for card in range(12)]
    seen = RULES.view(dealt(2), 0)

    def chosen() -> set[int]:
        bot = make_bot("normal", 0, judge)
        return {options.index(bot.choose(RULES, seen, options, random.Random(seed), 0.0)) for seed in range(60)}

    assert chosen() - {0, 1, 2} == set() and 2 in chosen()
    judge.slip = 1.0
    assert chosen() == {0, 1}


def test_a_play_out_goes_on_to_a_settled_position() -> None:
    judge = judge_for(RULES)
    judge.rounds = 1
    judge.is_settled = lambda state: False
    judge.rank = lambda view, seat, options: [0.0] * len(options)
    seen: list[bool] = []
    judge.value = lambda state, seat: seen.append(not RULES.waiting(state)) or 0.0
    state = dealt(2)
    Search(0, judge, 16).choose(RULES, RULES.view(state, 0), RULES.options(state, 0), random.Random(1), 0.0)
    assert seen and all(seen), "judged before the end of the game, although nothing before it is settled"


def test_a_bot_has_a_name_and_a_description() -> None:
    assert [found.name for found in LEVELS] == [f"bots.level.{found}.name" for found in IDS]
    with pytest.raises(BadInput, match="Did you mean 'hard'"):
        level("hrad")


@pytest.mark.parametrize("weights", [(1, 1, 1), (3, 1, 0, 2), (0, 2, 2), (1, 0, 1)])
def test_each_weight_has_its_share_of_the_tickets(weights: tuple[int, ...]) -> None:
    tickets = 1200
    won = [weighted(weights, number / tickets) for number in range(tickets)]
    assert [won.count(index) * sum(weights) for index in range(len(weights))] == [one * tickets for one in weights]
