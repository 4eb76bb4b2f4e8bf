"""Stories that would hold as well if their last step were not done: true perhaps, but for another reason.

A rule may say just that ("nothing changes"); then the story says so too: `changes: nothing`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from game.core.errors import Problems
from game.core.scenario import Said, Scenario
from game.core.scenario_checks import CHECKS
from game.core.scenario_play import WAIT
from game.core.scenario_reader import read_scenarios
from game.core.scenario_run import FindRules, FindSentences, run_scenario


def without_the_last(scenario: Scenario) -> Scenario | None:
    """The story up to what is done last, with the demands that follow it; None if nothing is done."""
    doing = [number for number, step in enumerate(scenario.steps) if step.do]
    if not doing:
        return None
    last = doing[-1]
    step = scenario.steps[last]
    first_actions = [number for number, line in enumerate(step.do) if not line.value.startswith("*")][:1]
    kept = step.do[: first_actions[0]] if first_actions and not last else ()  # draws of the set-up
    do = kept if first_actions else (Said(f"* {WAIT}", step.do[0].line),)
    return replace(scenario, steps=(*scenario.steps[:last], replace(step, do=do)))


def idle(scenario: Scenario, rules_of: FindRules, sentences_of: FindSentences | None) -> bool:
    """Whether everything that is demanded after the last step held before it."""
    before = without_the_last(scenario)
    if before is None or any("set_up" in step.then for step in scenario.steps):
        return False
    return run_scenario(before, rules_of, Problems(), sentences_of).passed


def idle_stories(
    path: Path, rules_of: FindRules, sentences_of: FindSentences | None = None, *, name: str = ""
) -> Iterator[str]:
    """A line for every story of a file that is idle and does not say so, or says so and is not."""
    for scenario in read_scenarios(path, CHECKS, Problems(), name=name or str(path)).scenarios:
        found = idle(scenario, rules_of, sentences_of)
        if found and not scenario.changes_nothing:
            yield (
                f"{scenario.file}:{scenario.line}: holds without what is done last; demand what it does, or say"
                f" 'changes: nothing' [{scenario.rule}]"
            )
        elif scenario.changes_nothing and not found:
            yield f"{scenario.file}:{scenario.line}: 'changes: nothing', but something does [{scenario.rule}]"
