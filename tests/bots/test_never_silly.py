"""What no player at any table would do, and so no bot of any level."""

from __future__ import annotations

import random

import pytest

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.games import judge_of, rules_of
from game.games.scythe.actions import PayCard
from game.games.scythe.frames.hands import PayCards
from tests.bots import matches


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_whoever_pays_with_a_combat_card_gives_the_lowest(level: str) -> None:
    rules = rules_of("scythe")
    judge = judge_for(rules, judge_of("scythe"))
    state = next(state for state, _, _ in matches.said(rules, judge, "normal", 2, 1))
    seat = state.active
    state.hands[seat], state.hand_size[seat] = (1, 0, 1, 2), 4
    state.stack.append(PayCards(seat, 1))
    view, options = rules.view(state, seat), rules.options(state, seat)
    assert len(options) == 3
    bot = make_bot(level, seat, judge, 4)
    paid = {bot.choose(rules, view, options, random.Random(seed), 0.0) for seed in range(20)}
    assert paid == {PayCard(2)}
