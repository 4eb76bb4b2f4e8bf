"""What a game need not bring along: the house has something in its place."""

from __future__ import annotations

import sys

import pytest

from game.core.picker import Picker
from game.games import controller_beside, judge_of, rules_of


def test_a_game_without_a_controller_has_the_picker(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("scythe")
    assert type(controller_beside(rules)) is not Picker
    monkeypatch.setitem(sys.modules, "game.games.scythe.controller", None)
    assert type(controller_beside(rules)) is Picker


def test_a_game_without_a_judge_is_weighed_by_its_score_sheet(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge_of("rebirth") is not None
    monkeypatch.setitem(sys.modules, "game.games.rebirth.judge", None)
    assert judge_of("rebirth") is None
