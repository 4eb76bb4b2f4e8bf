"""A strong bot without time is a medium one that never slips; evidence alone takes it away from the quick order."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from game.bots.judging import judge_for
from game.bots.race import LAPS_THAT_TELL, Runner
from game.bots.search import Search
from game.bots.worker import Question, answer
from game.core.exact import exact_plain
from game.games import CATALOGUE, judge_of, rules_of
from tests.bots import matches, test_levels
from tests.bots.toy import Play, brains, holding

TOY, DEALT = test_levels.RULES, test_levels.dealt


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("seats", [2, 3])
def test_with_few_play_outs_or_none_hard_plays_the_move_of_normal(game: str, seats: int) -> None:
    """As on a machine so busy that the clock has run out before the first lap, or after a few."""
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    for state, seat in islice(matches.decisions(rules, judge, seats, 5, every=13), 12):
        view, options = rules.view(state, seat), rules.options(state, seat)
        merits = judge.rank(view, seat, options)
        best = options[merits.index(max(merits))]
        assert Search(seat, judge).choose(rules, view, options, random.Random(1), 0.0) == best
        if judge.ponder(view, seat, options, lambda: True) is None:
            few = Search(seat, judge, (LAPS_THAT_TELL - 1) * 2)
            assert few.choose(rules, view, options, random.Random(1), 0.0) == best


def test_a_few_lucky_laps_do_not_outweigh_what_the_judge_knows() -> None:
    known = Runner(Play(1, 0), merit=3.0, trust=30.0, leads=[0.0] * 8)
    lucky = Runner(Play(2, 0), merit=0.0, trust=30.0, leads=[8.0] * 8)
    assert known.mean() > lucky.mean()
    known.leads, lucky.leads = [0.0] * 80, [8.0] * 80
    assert lucky.mean() > known.mean()


def test_what_the_quick_order_knows_need_not_be_played_out_again() -> None:
    """Ten laps that differ much leave an option in the race, unless the quick order is trusted more than they are."""
    luck = random.Random(3)
    noise = [luck.gauss(0, 12) for _ in range(10)]
    for trust, leaves in ((0.0, False), (40.0, True)):
        best = Runner(Play(1, 0), merit=4.0, trust=trust, leads=[0.0] * 10)
        worse = Runner(Play(2, 0), merit=0.0, trust=trust, leads=[lap - 4.0 for lap in noise])
        assert worse.behind(best) == leaves


def test_what_luck_could_have_made_is_told_as_just_as_good() -> None:
    luck = random.Random(3)
    best = Runner(Play(1, 0), leads=[luck.gauss(0.4, 10) for _ in range(40)])
    close = Runner(Play(2, 0), leads=[luck.gauss(0.0, 10) for _ in range(40)])
    worse = Runner(Play(3, 0), leads=[luck.gauss(-20, 10) for _ in range(40)])
    ahead = Runner(Play(4, 0), leads=[lead + 1.0 for lead in best.leads])
    assert close.gap_to(best) == 0.0 and worse.gap_to(best) > 15
    assert ahead.gap_to(best) == 0.0, "nothing is told to be better than what was chosen"


def test_a_hint_is_the_same_however_little_time_there_is() -> None:
    """It counts its play-outs and lets the clock run, unless it is given no time at all."""
    for seed in range(4):
        view = TOY.view(DEALT(3, seed), 0)
        plain = exact_plain(TOY, view)
        hints = [answer(Question(1, "toy", plain, 0, "hard", 5, seconds, True), brains) for seconds in (0.001, 5.0)]
        assert hints[0].playouts == hints[1].playouts > 100
        assert hints[0].action == hints[1].action
    hasty = answer(Question(1, "toy", plain, 0, "hard", 5, 0.0, True), brains)
    assert hasty.playouts == 0


def test_a_hint_says_how_far_behind_the_others_are() -> None:
    """The low card now lets the high one score next turn."""
    view = TOY.view(holding((3, 6), (1, 1), piles=[8]), 0)
    told = answer(Question(1, "toy", exact_plain(TOY, view), 0, "hard", 5, 1.0, True), brains)
    assert told.thought is not None and all(one.behind >= 0 for one in told.thought.instead)
