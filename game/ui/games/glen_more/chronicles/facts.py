"""What the data say of a Chronicle, as its pictures need it; the rules check the same files in full."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from game.core.strict_yaml import read_yaml
from game.ui.games.glen_more.plan import DATA


@cache
def chronicle_facts(name: str) -> Mapping[str, Any]:
    facts: Mapping[str, Any] = read_yaml(DATA / "chronicles" / name / "chronicle.yaml").value
    return facts
