"""How many things can be said, one, two and three deep, from fixed positions: any change of the rules shows here."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.contract import CHANCE
from game.games.scythe.rules import RULES
from game.games.scythe.state import State
from tests.games.scythe.helpers import position

LATE: dict[str, Any] = {
    "units": {
        "r4c3": ["0 character", "0 mech 1"], "r2c4": ["0 mech 1", "0 worker 2"], "r3c5": ["0 worker 3"],
        "r5c5": ["1 character", "1 mech 1"], "r3c6": ["1 worker 3"], "r7c4": ["2 character", "2 mech 2"],
        "r7c3": ["2 worker 3"],
    },
    "mechs": [["riverwalk", "speed"], ["riverwalk"], ["riverwalk", "speed"]],
    "tokens": {"r2c4": {"metal": 4, "oil": 2}, "r3c5": {"wood": 3}}, "encounters": ["r2c1", "r6c5"],
    "upgrades": [{"top": ["move_units", "gain_power"], "bottom": ["build", "deploy"]}, {}, {}],
    "cards": [[2, 3], [4], []],
}  # fmt: skip


def leaves(state: State, depth: int) -> int:
    """Lines of so many answers, draws left out of the count of depth but not of the positions."""
    waiting = RULES.waiting(state)
    if not depth or not waiting:
        return 1
    found = 0
    for action in RULES.options(state, waiting[0]):
        after = state.copy()
        RULES.step(after, waiting[0], action)
        found += leaves(after, depth if waiting[0] == CHANCE else depth - 1)
    return found


@pytest.mark.parametrize(
    ("parts", "counts"),
    [
        ({}, (4, 15, 43)),
        (LATE, (4, 16, 93)),
        ({**LATE, "stack": ["bottom seat=0", "move_units seat=0 units=3 steps=1 top=true"]}, (47, 1783)),
        ({**LATE, "last": ["produce", None, None], "stack": ["bottom seat=0"]}, (3, 11, 27)),
    ],
)
def test_the_tree_of_options_has_as_many_leaves_as_ever(parts: dict[str, Any], counts: tuple[int, ...]) -> None:
    state = position(**parts)
    assert tuple(leaves(state, depth) for depth in range(1, len(counts) + 1)) == counts
