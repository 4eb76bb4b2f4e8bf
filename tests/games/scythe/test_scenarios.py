"""Every rule of Scythe as a story; this file can go once the game stands in the catalogue."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.places import ROOT
from game.core.scenario_run import run_file
from game.games.scythe.rules import RULES

FILES = sorted((ROOT / "tests" / "scenarios" / "scythe").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_scenario(file: Path) -> None:
    report = run_file(file, lambda game: RULES, name=str(file.relative_to(ROOT)))
    assert report.passed, "\n" + "\n".join(report.lines())
