"""The data files of Isle of Skye: whole and consistent, and every slip of the pen is found with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.core.errors import Problems
from game.games.isle_of_skye.files import DATA, read_files


def problems_in(folder: Path) -> list[str]:
    problems = Problems()
    read_files(problems, folder)
    return [problem.message for problem in problems.found]


def test_the_files_are_sound() -> None:
    assert problems_in(DATA) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("tiles.yaml", "roads: [[north, east]]", "roads: [[north, north]]", "no exit belongs to two roads"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: ship, count: 1, area: a}", "belongs to a water"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: ship, count: 1, area: x}", "no area"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: boat, count: 1, area: c}", "ship"),
        ("tiles.yaml", "{kind: cattle, count: 2, area: a}", "{kind: cattle, count: 3, area: a}", "symbols"),
        ("tiles.yaml", "a: {terrain: pasture, edges: [north, east, south]}", "a: {terrain: pasture, edges: [north]}",
         "exactly one area"),
        ("tiles.yaml", "scroll: {kind: cattle, area: b}", "scroll: {kind: sheeps, area: b}", "sheep"),
        ("scoring_tiles.yaml", "  columns:", "  colums:", "columns"),
        ("scoring_tiles.yaml", "B: completed_areas", "B: road_tiles", "one slot only"),
        ("game.yaml", "tiles: 73", "tiles: 74", "73 tiles"),
        ("game.yaml", "castle: 5 ", "castel: 5 ", "castle"),
    ],
)
def test_a_slip_of_the_pen_is_found(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    for name in DATA.glob("*.yaml"):
        shutil.copy(name, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    found = problems_in(tmp_path)
    assert found and any(told in message for message in found), found
