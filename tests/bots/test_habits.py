"""Habits: sparring bots for the arena, which no menu offers, and against which a price by worth must hold."""

from __future__ import annotations

import random

import pytest

from game.bots.habits import Stubborn, check_name, make_sparring_bot
from game.bots.judging import judge_for
from game.bots.levels import LEVELS
from game.bots.onestep import Rash
from game.core.errors import BadInput
from game.games.isle_of_skye.actions import Axe, PassBuying, SetPrice
from game.games.isle_of_skye.habits import HABITS
from game.games.isle_of_skye.judge import JUDGE
from game.games.isle_of_skye.rules import RULES
from tests.bots.toy import Burn, Play, Toy

POSITION = {
    "seats": 2,
    "options": {},
    "start": 0,
    "round": 3,
    "offers": [["L05", "L06", "L07"], ["L08", "L09", "L10"]],
    "gold": [10, 10],
    "stack": ["set_prices"],
}


def prices_of(habit: str) -> list[int]:
    """Both prices of a seat with ten gold."""
    state = RULES.from_plain(POSITION)
    bot = make_sparring_bot(f"random+{habit}", 0, judge_for(RULES, JUDGE), 0, HABITS)
    asked = []
    for _ in range(3):
        options = RULES.options(state, 0)
        action = bot.choose(RULES, RULES.view(state, 0), options, random.Random(1), 0.0)
        RULES.step(state, 0, action)
        if isinstance(action, SetPrice):
            asked.append(action.gold)
        else:
            assert isinstance(action, Axe)
    return asked


def test_each_habit_prices_as_its_name_says() -> None:
    assert prices_of("ones") == [1, 1]
    assert prices_of("thirds") == [3, 3]
    assert prices_of("dear") == [4, 6]


def test_who_never_buys_passes() -> None:
    assert HABITS["never_buys"](RULES.from_plain(POSITION), 0, (PassBuying(),)) == PassBuying()


def test_what_a_habit_leaves_open_is_answered_by_the_level() -> None:
    rules = Toy()
    bot = Stubborn(0, lambda view, seat, options: None, Rash())
    options = (Play(5, 0), Burn())
    seen = rules.view(rules.new({}, 2), 0)
    chosen = {bot.choose(rules, seen, options, random.Random(seed), 0.0) for seed in range(20)}
    assert chosen == set(options)


def test_an_unknown_habit_is_refused_in_a_sentence() -> None:
    check_name("hard+ones", HABITS)
    with pytest.raises(BadInput, match="Did you mean 'ones'"):
        check_name("hard+onse", HABITS)
    with pytest.raises(BadInput, match="This game has none"):
        check_name("hard+ones", {})
    with pytest.raises(BadInput, match="There is no bot"):
        check_name("hrad+ones", HABITS)


def test_no_menu_offers_a_habit() -> None:
    assert not any("+" in level.id for level in LEVELS)
