"""All conformance checks, run for Glen More II at every seat count, with every Chronicle, in pairs and all together.

They are the house's own; the part without Chronicles can go once the game stands in the catalogue.
"""

from __future__ import annotations

import inspect
from typing import Any

import pytest

from game.core.contract import Rules
from game.games.glen_more.rules import RULES
from tests.conformance import test_playing, test_remembering, test_secrets, test_words
from tests.conformance.subjects import Subject


class GlenSubject(Subject):
    @property
    def rules(self) -> Rules:
        return RULES


def _subject(seats: int, **options: Any) -> GlenSubject:
    return GlenSubject("glen_more", seats, tuple(options.items()))


FOR_TWO = {
    "dragon_boats": True, "highlander": "mountain", "single_cask": True, "haggis": True, "dubious_tome": True,
    "hard_place": True, "penny_mobs": True,
}
SUBJECTS = (
    *(_subject(seats) for seats in (2, 3, 4)),
    _subject(4, die=True, end_tile="top"),
    _subject(3, dragon_boats=True, penny_mobs=True),
    _subject(2, highlander="narrow", haggis=True),
    _subject(4, single_cask=True, hard_place=True),
    _subject(3, hammer=True, dubious_tome=True),
    _subject(2, **FOR_TWO, end_tile="top"),
    _subject(4, **{**FOR_TWO, "hammer": True, "die": True}),
)

for module in (test_playing, test_remembering, test_secrets, test_words):
    for name, check in vars(module).items():
        if name.startswith("test_") and "subject" in inspect.signature(check).parameters:
            globals()[name] = check


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    metafunc.parametrize("subject", SUBJECTS, ids=str)
