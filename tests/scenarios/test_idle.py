"""No story holds for another reason than it tells: what it demands last was not so before, or it says that it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.scenario import sentences_of
from game.core.scenario_idle import idle_stories
from game.games import CATALOGUE, rules_of
from tests.core.test_scenario import BEGIN, find

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_done_last_makes_the_difference_or_the_story_says_that_it_makes_none(game: str) -> None:
    files = sorted(HERE.glob(f"{game}/*.yaml"))
    found = [line for file in files for line in idle_stories(file, rules_of, sentences_of)]
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("story", "told"),
    [
        (f"{BEGIN}do: put at=p1\nthen: {{points: {{0: 1}}}}", ""),
        (f"{BEGIN}do: put at=p1\nthen: {{points: {{1: 0}}}}", "story.yaml:1: holds without what is done last"),
        (f"{BEGIN}changes: nothing\ndo: put at=p1\nthen: {{points: {{1: 0}}}}", ""),
        (
            f"{BEGIN}changes: nothing\ndo: put at=p1\nthen: {{points: {{0: 1}}}}",
            "story.yaml:1: 'changes: nothing', but something does",
        ),
        (f"{BEGIN}then: {{points: {{1: 0}}}}", ""),
        ("rule: r\ngame: toy\nseats: 2\ndo: '* choose_start seat=1'\nthen: {next: 1}", ""),
        ("rule: r\ngame: toy\nseats: 9\nthen: {set_up: refused}", ""),
    ],
)
def test_a_story_whose_demands_held_before_is_found(tmp_path: Path, story: str, told: str) -> None:
    file = tmp_path / "story.yaml"
    file.write_text(story, encoding="utf-8")
    found = list(idle_stories(file, find, name="story.yaml"))
    assert len(found) == bool(told) and (not told or found[0].startswith(told)), found
