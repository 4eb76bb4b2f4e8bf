"""All conformance checks, run for Isle of Skye at every seat count and with every option.

They are the house's own; this file can go once the game stands in the catalogue, for they run from there then.
"""

from __future__ import annotations

import inspect

import pytest

from game.core.contract import Rules
from game.games.isle_of_skye.rules import RULES
from tests.conformance import test_playing, test_remembering, test_secrets, test_words
from tests.conformance.subjects import Subject


class SkyeSubject(Subject):
    @property
    def rules(self) -> Rules:
        return RULES


SUBJECTS = (
    *(SkyeSubject("isle_of_skye", seats) for seats in (2, 3, 4, 5)),
    SkyeSubject("isle_of_skye", 5, (("start", 1),)),
    SkyeSubject("isle_of_skye", 5, (("scoring", "first_game"),)),
    SkyeSubject("isle_of_skye", 5, (("castle_on_road", False),)),
    SkyeSubject("isle_of_skye", 5, (("columns", "once_per_line"),)),
    SkyeSubject("isle_of_skye", 5, (("turn_castle", True),)),
)

for module in (test_playing, test_remembering, test_secrets, test_words):
    for name, check in vars(module).items():
        if name.startswith("test_") and "subject" in inspect.signature(check).parameters:
            globals()[name] = check


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("subject", SUBJECTS, ids=str)
