"""Deals of Scythe's bots: coins are taken, paid for a danger that is worth them, and asked for seldom."""

from __future__ import annotations

import pytest

from game.bots.judging import judge_for
from game.core.contract import Action, Seat
from game.games.scythe.actions import Leave
from game.games.scythe.actions_combat import Accept, AskCoins, OfferCoins, OpenDeal, Refuse
from game.games.scythe.bargaining import price_of_peace
from game.games.scythe.board import FACTORY_PLACE, PLACE
from game.games.scythe.frames.deals import AnswerDeal, MakeDeal
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.judge import JUDGE as GIVEN
from game.games.scythe.outlook import outlook
from game.games.scythe.pieces import control
from game.games.scythe.reach import HOME
from game.games.scythe.risks import battles, danger_from
from game.games.scythe.rules import RULES
from game.games.scythe.state import State
from tests.bots import matches

JUDGE = judge_for(RULES, GIVEN)
BESIDE_FACTORY = PLACE["r4c4"]


def beginning() -> State:
    said = matches.said(RULES, JUDGE, "normal", 2, 1, options={"deals": True})
    state = next(state for state, _, _ in said).copy()
    assert isinstance(state.stack[-1], TakeTurn)
    state.coins[:] = [12, 12]
    return state


def threatened() -> tuple[State, Seat, Seat]:
    """The active seat stands beside the Factory with much power; the other one keeps stores there unguarded."""
    state = beginning()
    strong, weak = state.active, 1 - state.active
    state.power[strong], state.power[weak] = 14, 0
    state.character[strong], state.character[weak] = BESIDE_FACTORY, FACTORY_PLACE
    state.tokens[FACTORY_PLACE * 4] = 6
    return state, strong, weak


def best(state: State, seat: Seat) -> Action:
    options = RULES.options(state, seat)
    merits = JUDGE.rank(RULES.view(state, seat), seat, options)
    return options[merits.index(max(merits))]


def test_coins_that_are_offered_are_taken() -> None:
    state = beginning()
    seat, other = state.active, 1 - state.active
    state.stack.append(AnswerDeal(other, seat, other, 3))
    assert best(state, other) == Accept()


def test_nothing_is_paid_to_whoever_cannot_do_harm() -> None:
    state = beginning()
    seat, other = state.active, 1 - state.active
    assert danger_from(state, other, seat, outlook(state, other, 0), control(state, other)) == 0
    state.stack.append(AnswerDeal(other, other, seat, 1))
    assert best(state, other) == Refuse()


@pytest.mark.parametrize(("coins", "says"), [(1, Accept()), (2, Accept()), (8, Refuse())])
def test_peace_is_worth_a_part_of_what_it_keeps(coins: int, says: Action) -> None:
    state, strong, weak = threatened()
    state.stack.append(AnswerDeal(weak, weak, strong, coins))
    assert best(state, weak) == says


def test_whoever_has_not_the_turn_gets_nothing_for_its_promise() -> None:
    state, strong, weak = threatened()
    state.active = weak
    state.stack.append(AnswerDeal(weak, weak, strong, 1))
    assert best(state, weak) == Refuse()


def test_just_what_the_other_would_pay_is_asked_for() -> None:
    state, strong, weak = threatened()
    state.stack.append(MakeDeal(strong, weak))
    asked = best(state, strong)
    assert isinstance(asked, AskCoins)
    RULES.step(state, strong, asked)
    assert best(state, weak) == Accept()


def test_whoever_is_given_the_word_offers_less_than_peace_is_worth_and_keeps_silent_without_need() -> None:
    state, strong, weak = threatened()
    state.stack.append(MakeDeal(weak, strong))
    offered = best(state, weak)
    assert isinstance(offered, OfferCoins)
    assert 0 < offered.coins <= price_of_peace(state, weak, strong)
    RULES.step(state, weak, offered)
    assert best(state, strong) == Accept()
    state.power[strong], state.tokens[FACTORY_PLACE * 4] = 0, 0
    state.character[weak] = HOME[state.faction[weak]]
    state.stack.append(MakeDeal(weak, strong))
    assert best(state, weak) == Leave()


def test_nobody_is_attacked_in_the_turn_in_which_its_offer_was_heard() -> None:
    state, strong, weak = threatened()
    state.character[strong], state.battles = FACTORY_PLACE, 1 << FACTORY_PLACE
    before = battles(state, strong)
    state.heard = 1 << weak
    assert battles(state, strong) < min(0, before)


def test_a_deal_is_opened_seldom() -> None:
    state, strong, _ = threatened()
    opened = 0
    for turn in range(60):
        state.turns[strong] = turn % 12
        state.coins[strong] = 12 + turn // 12
        opened += isinstance(best(state, strong), OpenDeal)
    assert 5 <= opened <= 35


def test_whoever_has_asked_for_coins_keeps_the_peace_in_that_turn() -> None:
    state, strong, _ = threatened()
    state.character[strong] = FACTORY_PLACE
    state.battles = 1 << FACTORY_PLACE
    before = battles(state, strong)
    state.dealt = True
    assert battles(state, strong) < min(0, before)
