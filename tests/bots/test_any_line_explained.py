"""Whatever line of a log is asked about has a reason, from the first choice of the set-up on."""

from __future__ import annotations

from itertools import islice

import pytest

from game.bots.judging import judge_for
from game.bots.reasons import thought_of
from game.core.contract import CHANCE
from game.games import CATALOGUE, judge_of, rules_of
from game.monkey.drawn_matches import matches, values_of
from tests.games.random_match import random_steps

LINES = 30
"""Those of the set-up and some beyond; matches have lines enough further on in other tests."""


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_first_lines_of_matches_with_every_option_have_a_reason(game: str) -> None:
    rules, judge, asked = rules_of(game), judge_for(rules_of(game), judge_of(game)), 0
    for match in matches(game, ("normal",) * 3, len(values_of(game, 3)) + 4, 5):
        said = (step for step in random_steps(rules, 3, match.seed, **match.options) if step.seat != CHANCE)
        for step in islice(said, LINES):
            if len(rules.options(step.before, step.seat)) > 1:
                view = rules.view(step.before, step.seat)
                for secret in (False, True):
                    assert thought_of(rules, judge, view, step.seat, step.action, secret=secret).said()
                asked += 1
    assert asked > 20
