"""What a scenario can demand of a score sheet: the real one, one that a seat sees, or what a preview changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import AT_END, NOW, Sheet
from game.core.errors import BadInput
from game.core.scenario_table import Table, as_list
from game.core.text import nearest

ENTRY_KEYS = ("seat", "category", "component", "points", "when", "private")


def sheet_demands(table: Table, sheet: Sheet, expected: Any) -> Iterator[str]:
    """Of the rows that fit what is written besides `points`, the points are summed; without `points` one must be."""
    for wanted in as_list(expected):
        _check_words(table, sheet.categories, wanted)
        rest = {key: value for key, value in wanted.items() if key != "points"}
        fitting = [e for e in sheet.entries if all(getattr(e, key) == value for key, value in rest.items())]
        points = sum(e.points for e in fitting)
        if "points" in wanted and points != wanted["points"]:
            yield f"sheet {rest}: expected {wanted['points']} points, is {points}"
        elif "points" not in wanted and not fitting:
            yield f"sheet {rest}: no such row"


def _check_words(table: Table, categories: tuple[str, ...], wanted: Any) -> None:
    if not isinstance(wanted, dict):
        raise BadInput("Each demand of a sheet is a mapping such as {seat: 0, category: …, points: 5}.")
    for key, value in wanted.items():
        if key not in ENTRY_KEYS:
            raise BadInput(f"A row of the sheet has no '{key}'.{nearest(str(key), ENTRY_KEYS)}")
        if key == "when" and value not in (NOW, AT_END):
            raise BadInput(f"'when' is {NOW} or {AT_END}, not '{value}'.")
        if key == "category" and value not in categories:
            raise BadInput(f"The sheet has no category '{value}'.{nearest(str(value), categories)}")
        if key == "component" and value not in table.lexicon.components:
            raise BadInput(f"Nothing is called '{value}'.{table.lexicon.near_component(str(value))}")
        if key == "seat":
            table.check_seat(value)
        if key == "points" and (not isinstance(value, int) or isinstance(value, bool)):
            raise BadInput(f"'points' is a number, not '{value}'.")
        if key == "private" and not isinstance(value, bool):
            raise BadInput(f"'private' is true or false, not '{value}'.")
