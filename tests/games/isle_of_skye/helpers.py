"""What several tests of Isle of Skye need: random matches and stated positions."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.state import State
from tests.games.random_match import random_steps

random_match = partial(random_steps, RULES)


def stated(**position: Any) -> State:
    return RULES.from_plain(position)
