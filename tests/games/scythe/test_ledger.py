"""The ledger (docs/rules/scythe.md) names what shows each rule: all is there, no scenario is forgotten."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
SCENARIOS = {path.stem for path in (ROOT / "tests" / "scenarios" / "scythe").glob("*.yaml")}
LEDGER = (ROOT / "docs" / "rules" / "scythe.md").read_text(encoding="utf-8")
PLAYED, _, _ = LEDGER.partition("## Not played")
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in PLAYED.splitlines()
    if line.startswith("| ") and not line.startswith(("| where", "| ---"))
]


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


@pytest.mark.parametrize("row", ROWS, ids=[row[1][:60] for row in ROWS])
def test_every_rule_is_shown_by_something_that_exists(row: list[str]) -> None:
    assert len(row) == 3 and row[0] and row[1]
    shown_by = named(row[2])
    assert shown_by, f"nothing shows: {row[1]}"
    for name in shown_by:
        file, _, test = name.partition("::")
        if test:
            source = (Path(__file__).parent / f"{file}.py").read_text(encoding="utf-8")
            assert f"def {test}(" in source, name
        else:
            assert name in SCENARIOS, name


def test_every_scenario_is_named() -> None:
    shown = {name for row in ROWS for name in named(row[2])}
    assert shown >= SCENARIOS, SCENARIOS - shown
