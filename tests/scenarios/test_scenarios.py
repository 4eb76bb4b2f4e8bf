"""Every rule as a story: each file beside this one is played, nothing may differ, and all that is asked has words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.scenario import sentences_of
from game.core.scenario_run import run_file
from game.games import CATALOGUE, rules_of

HERE = Path(__file__).parent
FILES = sorted(file for file in HERE.glob("*/*.yaml") if file.parent.name in CATALOGUE)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_scenario(file: Path) -> None:
    report = run_file(file, rules_of, sentences_of, name=str(file.relative_to(HERE.parents[1])))
    assert report.passed, "\n" + "\n".join(report.lines())


def test_the_examples_of_the_readme_hold(tmp_path: Path) -> None:
    blocks = (HERE / "README.md").read_text(encoding="utf-8").split("```yaml\n")[1:]
    assert len(blocks) == 2
    for number, block in enumerate(blocks):
        file = tmp_path / f"readme{number}.yaml"
        file.write_text(block.split("```")[0], encoding="utf-8")
        assert run_file(file, rules_of).lines() == []
