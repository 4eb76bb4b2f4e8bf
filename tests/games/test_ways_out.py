"""What is said to help beside a refusal is lit, over whole matches."""

from __future__ import annotations

import pytest

from game.core.contract import CHANCE
from game.games import rules_of
from tests.games.random_match import random_steps
from tests.games.ways_out import misleading

NEEDS = {
    "rebirth": {
        "lit_space": {"space"},
        "beside_castle": {"space end_turn"},
        "beside_cathedral": {"space end_turn"},
        **{f"fits_{what}": {"space"} for what in ("food", "energy", "settlement", "fallback")},
        "end_or_undo": {"end_turn"},
    },
    "isle_of_skye": {
        "axe": {"axe"},
        "price": {"gold", "price"},
        "at_most": {"gold"},
        "seal": {"seal"},
        "cheaper": {"tile", "pass"},
        "pass": {"pass"},
        "lit_place": {"place"},
        "back_to_bag": {"return_tile"},
        "build_others": {"place"},
        "end_or_undo": {"end_turn"},
    },
}
"""Of all ways out that name something; the others speak of a thing that is held, or of others."""


def kind_of(component: str) -> str:
    kind = component.partition(":")[0]
    return "space" if len(kind) == 6 and kind[0] == "r" and kind[3] == "c" else kind


@pytest.mark.parametrize("game", NEEDS)
@pytest.mark.parametrize("seats", [2, 3])
def test_what_helps_is_lit_in_a_match(game: str, seats: int) -> None:
    rules, asked, told = rules_of(game), 0, set()
    for step in random_steps(rules, seats=seats, seed=5):
        if step.seat == CHANCE:
            continue
        for seat in rules.waiting(step.before):
            asked += 1
            told.update(misleading(rules, step.before, seat, NEEDS[game], kind_of))
    assert asked > 60
    assert not told, "\n".join(sorted(told)[:12])
