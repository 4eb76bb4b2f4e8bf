"""What the data say of a Chronicle, as its pictures need it; the rules check the same files in full."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.core.errors import Problems
from game.core.strict_yaml import read_yaml
from game.ui.games.glen_more.plan import DATA


@cache
def chronicle_facts(name: str) -> Mapping[str, Any]:
    problems = Problems()
    found = read_yaml(DATA / "chronicles" / name / "chronicle.yaml", problems)
    problems.raise_if_any()
    facts: Mapping[str, Any] = found.value
    return facts
