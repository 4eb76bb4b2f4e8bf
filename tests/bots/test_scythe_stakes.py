"""What is at stake in a combat of Scythe: shown accordingly, and told."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.bots.reasons import thought_of
from game.games.scythe.actions_combat import Stake
from game.games.scythe.board import FACTORY_PLACE
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.risks import MATCH, stakes
from game.games.scythe.rules import RULES
from game.games.scythe.showing import total_to_show
from game.games.scythe.state import State
from tests.bots.test_scythe_judge import JUDGE, first_turn


def attacked() -> tuple[State, int, int]:
    """At the Factory: position, defender, attacker."""
    state = first_turn()
    seat, foe = state.active, 1 - state.active
    state.stack.append(SetDials("r4c3", foe, seat))
    state.character[foe] = state.character[seat] = FACTORY_PLACE
    state.power[foe], state.hands[foe], state.hand_size[foe] = 3, (1, 1, 0, 0), 2
    return state, seat, foe


def needs_one_more_star(state: State, foe: int) -> None:
    state.stars[foe], state.coins[foe] = (1, 1, 1, 1, 1, 0, 0, 0, 0), 60


def test_whoever_stakes_is_told_what_the_combat_is_worth_and_what_would_be_enough() -> None:
    state, seat, foe = attacked()
    told = thought_of(RULES, JUDGE, RULES.view(state, seat), seat, Stake(0, ()), secret=True).also
    assert [one.key for one in told] == ["bots.scythe.prize", "bots.scythe.foe_shows"]
    assert dict(told[1].values)["n"] == 3 + 5, "one unit lays one card"
    needs_one_more_star(state, foe)
    told = thought_of(RULES, JUDGE, RULES.view(state, seat), seat, Stake(0, ()), secret=True).also
    assert told[0].key == "bots.scythe.decisive"


def test_a_combat_that_would_end_the_match_is_worth_the_match_to_both() -> None:
    state, seat, foe = attacked()
    assert max(stakes(state, seat, foe, FACTORY_PLACE)) < MATCH
    needs_one_more_star(state, foe)
    assert min(stakes(state, seat, foe, FACTORY_PLACE)) >= MATCH
    state.coins[seat] = 200
    assert max(stakes(state, seat, foe, FACTORY_PLACE)) < MATCH, "the attacker would lose by it"


@pytest.mark.parametrize("has", range(5))
def test_who_can_hold_the_combat_that_would_end_a_lost_match_holds_it(has: int) -> None:
    """The attacker needs one more star and is ahead; ties are the attacker's."""
    state = first_turn()
    seat, foe = state.active, 1 - state.active
    state.stars[foe], state.coins[foe] = (1, 1, 1, 1, 1, 0, 0, 0, 0), 60
    state.power[:], state.hands[:], state.hand_size[:] = [7, 7], [(0, 0, 0, 0), (0, 0, 0, 0)], [0, 0]
    state.power[foe], state.power[seat] = has, has + 2
    state.character[foe] = state.character[seat] = FACTORY_PLACE
    for objectives in combinations(range(6), 2):
        state.objectives[seat] = objectives
        assert total_to_show(RULES.view(state, seat), seat, foe, FACTORY_PLACE, False) > has
