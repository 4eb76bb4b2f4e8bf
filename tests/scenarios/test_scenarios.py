"""Every rule as a story: each file beside this one is played, and nothing may differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.scenario_run import run_file
from game.games import CATALOGUE, rules_of

HERE = Path(__file__).parent
FILES = sorted(file for file in HERE.glob("*/*.yaml") if file.parent.name in CATALOGUE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    report = run_file(file, rules_of, name=str(file.relative_to(HERE.parents[1])))
    assert report.passed, "\n" + "\n".join(report.lines())


def test_the_example_of_the_readme_holds(tmp_path: Path) -> None:
    story = (HERE / "README.md").read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    file = tmp_path / "readme.yaml"
    file.write_text(story, encoding="utf-8")
    assert run_file(file, rules_of).lines() == []
