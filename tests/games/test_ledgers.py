"""The ledgers (docs/rules/<game>.md) name what shows each rule: all of it exists, and no scenario is forgotten."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from game.games import CATALOGUE

ROOT = Path(__file__).resolve().parents[2]
Row = list[str]
"""Where the rulebook says it, the rule, and what shows it."""


@cache
def rows(game: str) -> tuple[Row, ...]:
    file = ROOT / "docs" / "rules" / f"{game}.md"
    ledger = file.read_text(encoding="utf-8") if file.is_file() else ""
    played, _, _ = ledger.partition("## Not played")
    return tuple(
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in played.splitlines()
        if line.startswith("| ") and not line.startswith(("| where", "| ---"))
    )


def scenarios(game: str) -> set[str]:
    return {path.stem for path in (ROOT / "tests" / "scenarios" / game).glob("*.yaml")}


def named(cell: str) -> list[str]:
    return re.findall(r"`([^`]+)`", cell)


RULES = [(game, row) for game in CATALOGUE for row in rows(game)]


@pytest.mark.parametrize(("game", "row"), RULES, ids=[f"{game}: {row[1][:60]}" for game, row in RULES])
def test_every_rule_is_shown_by_something_that_exists(game: str, row: Row) -> None:
    assert len(row) == 3 and row[0] and row[1], f"a line has three cells, where | rule | shown by: {row}"
    shown_by = named(row[2])
    assert shown_by, f"nothing shows: {row[1]}"
    for name in shown_by:
        file, _, test = name.partition("::")
        if test:
            source = (Path(__file__).parent / game / f"{file}.py").read_text(encoding="utf-8")
            assert f"def {test}(" in source, name
        else:
            assert name in scenarios(game), f"tests/scenarios/{game}/{name}.yaml is not there"


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_scenario_is_named(game: str) -> None:
    assert rows(game), f"docs/rules/{game}.md is not there, or tells no rule"
    shown = {name for row in rows(game) for name in named(row[2])}
    assert shown >= scenarios(game), f"docs/rules/{game}.md does not name {sorted(scenarios(game) - shown)}"
    assert scenarios(game), f"no rule of {game} is told as a scenario"
