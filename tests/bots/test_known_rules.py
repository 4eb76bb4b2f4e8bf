"""Sealed decisions: whoever knows the rule that a bot prices, buys or fights by does not beat it with that."""

from __future__ import annotations

import pytest

from game.bots.habits import make_sparring_bot
from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.core.contract import Seat
from game.games import habits_of, judge_of, rules_of
from game.games.scythe.actions_combat import Stake
from game.games.scythe.board import FACTORY_PLACE, PLACE
from game.games.scythe.frames.dials import SetDials
from tests.bots import matches
from tests.bots.ladder import assert_share


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "seats", "games", "most"),
    [("isle_of_skye", 2, 200, 0.52), ("isle_of_skye", 4, 160, 0.3), ("scythe", 2, 40, 0.62)],
)
def test_who_knows_the_rule_of_the_bots_wins_no_more_than_they_do(
    game: str, seats: int, games: int, most: float
) -> None:
    """Prices of Isle of Skye are asked at once, totals of Scythe are drawn anew each time."""
    rules, judge, habits = rules_of(game), judge_for(rules_of(game), judge_of(game)), habits_of(game)

    def reader(seat: Seat) -> Bot:
        return make_sparring_bot("normal+reader", seat, judge, 0, habits)

    assert_share(
        rules, reader, lambda seat: make_bot("normal", seat, judge), seats, games, first_seed=6000, at_most=most
    )


def test_a_reader_answers_the_mixture_and_not_the_stake() -> None:
    """Against a foe without power or cards one point is enough to win; more would be wasted."""
    rules = rules_of("scythe")
    state = next(state for state, _, _ in matches.said(rules, judge_for(rules, judge_of("scythe")), "normal", 2, 1))
    seat, foe = state.active, 1 - state.active
    state.power[seat], state.power[foe], state.hand_size[foe], state.hands[foe] = 7, 0, 0, None
    state.character[seat] = state.character[foe] = FACTORY_PLACE
    factory = next(name for name, place in PLACE.items() if place == FACTORY_PLACE)
    state.stack.append(SetDials(factory, seat, foe))
    chosen = habits_of("scythe")["reader"](state, seat, tuple(Stake(power) for power in range(8)))
    assert isinstance(chosen, Stake) and chosen.power <= 1
