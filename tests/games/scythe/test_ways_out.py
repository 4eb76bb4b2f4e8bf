"""What is said to help beside a refusal is lit then: a way out that leads nowhere is worse than none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import CHANCE
from game.core.scenario import Step
from game.core.scenario_play import Play
from game.core.scenario_run import run_file
from game.core.scenario_table import Table
from game.games import rules_of
from game.games.scythe.reasons import kind_of
from game.games.scythe.rules import RULES
from tests.games import ways_out
from tests.games.random_match import random_steps

STORIES = Path(__file__).parents[2] / "scenarios" / "scythe"
NEEDS = {
    "lit_place": {"place"}, "choose_fight": {"place"}, "pay": {"place"}, "choose_card": {"card"},
    "other_unit": {"character mech worker"}, "move_or_undo": {"character mech worker"}, "take_in_hand": {"cargo"},
    "end_move": {"end_move"}, "end_produce": {"end_produce"}, "end_turn": {"end_turn"}, "skip_top": {"skip_top"},
    "skip_bottom": {"skip_bottom"}, "bottom_or_end": {"bottom", "end_turn"},
    "bottom_or_skip": {"bottom", "skip_bottom"},
    "choose_section": {"section"}, "other_section": {"section"}, "choose_option": {"option"},
    "choose_factory": {"factory", "leave"}, "choose_amount": {"amount"}, "choose_resource": {"resource"},
    "use_or_leave": {"ability", "leave"}, "leave": {"leave"}, "set_dial": {"dial"}, "seal": {"dial"},
    "choose_partner": {"seat", "leave"}, "name_coins": {"ask", "leave"}, "answer_deal": {"refuse"},
    "choose_faction": {"faction"}, "choose_mat": {"mat"},
}  # fmt: skip
"""By what is said to help the kinds of things that must be lit; of several in one word any does."""
SAMPLE = 7
"""Every so many decisions all that can be pointed at is asked."""


def misleading(state: Any, seat: int) -> Iterator[str]:
    """Before a row of moves is clicked, hands light the units in its place."""
    lit = {component for action in RULES.options(state, seat) for component in action.touches()}
    units = {} if "top:move_units" in lit else {"take_unit": {"character mech worker"}}
    return ways_out.misleading(RULES, state, seat, NEEDS | units, kind_of)


def test_what_helps_is_lit_in_a_match() -> None:
    found: set[str] = set()
    asked = 0
    for number, step in enumerate(random_steps(RULES, seats=3, seed=5, deals=True)):
        if number % SAMPLE == 0 and step.seat != CHANCE:
            asked += 1
            found.update(misleading(step.before, step.seat))
        if asked >= 200:
            break
    assert asked >= 200
    assert not found, "\n".join(sorted(found)[:12])


def test_what_helps_is_lit_in_the_stories_of_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """They stand in every phase, those that chance seldom comes to as well."""
    found: set[str] = set()
    phases: set[str] = set()

    def looked(self: Play, step: Step, table: Table) -> None:
        for seat in table.session.waiting():
            if seat != CHANCE:
                phases.add(table.state.stack[-1].word)
                found.update(misleading(table.state, seat))

    monkeypatch.setattr(Play, "look", looked)
    for file in sorted(STORIES.glob("why_not_*.yaml")):
        assert run_file(file, rules_of).passed
    assert len(phases) > 25
    assert not found, "\n".join(sorted(found)[:12])
