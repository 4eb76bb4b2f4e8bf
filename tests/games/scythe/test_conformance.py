"""All conformance checks, run for Scythe at every seat count and with every option.

They are the house's own; this file can go once the game stands in the catalogue, for they run from there then.
"""

from __future__ import annotations

import inspect

import pytest

from game.core.contract import Rules
from game.games.scythe.rules import RULES
from tests.conformance import test_playing, test_remembering, test_secrets, test_words
from tests.conformance.subjects import Subject


class ScytheSubject(Subject):
    @property
    def rules(self) -> Rules:
        return RULES


SUBJECTS = (
    *(ScytheSubject("scythe", seats) for seats in (2, 3, 4, 5)),
    ScytheSubject("scythe", 5, (("factions", "chosen"), ("mats", "chosen"), ("banned_pairs", True))),
    ScytheSubject("scythe", 3, (("strict_objectives", True), ("relentless_factory", False))),
    ScytheSubject("scythe", 3, (("coins", "open"), ("interim_scoring", True))),
    ScytheSubject("scythe", 2, (("deals", True), ("tie_breakers", "later_printing"))),
)

for module in (test_playing, test_remembering, test_secrets, test_words):
    for name, check in vars(module).items():
        if name.startswith("test_") and "subject" in inspect.signature(check).parameters:
            globals()[name] = check


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("subject", SUBJECTS, ids=str)
