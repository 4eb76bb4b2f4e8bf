"""The table of qualities names tests that exist, and leaves none of the qualities out."""

from __future__ import annotations

import re
from pathlib import Path

HERE = Path(__file__).parent
TABLE = (HERE / "README.md").read_text("utf-8")


def test_every_named_test_exists() -> None:
    named = {name for name in re.findall(r"`([\w/]+\.py)`", TABLE) if name != "run.py"}
    assert len(named) > 20
    assert [name for name in sorted(named) if not (HERE.parent / name).is_file()] == []


def test_every_quality_has_a_line() -> None:
    told = {
        int(number)
        for line in TABLE.splitlines()
        if line.startswith("| ")
        for number in re.findall(r"\b[AB](\d+)\b", line.split("|")[1])
    }
    assert told == set(range(1, 34))
