"""A room that is not there is none; a room that is broken says so and is not taken for a missing one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game.core.rooms import spare_room


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "lantern_house").mkdir()
    for name, text in {
        "__init__": "",
        "whole": "LIGHT = 3",
        "broken": "import lantern_house_of_nobody",
        "borrowed": "import lantern_house.attic",
    }.items():
        (tmp_path / "lantern_house" / f"{name}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    for name in [name for name in sys.modules if name.partition(".")[0] == "lantern_house"]:
        monkeypatch.delitem(sys.modules, name)
    return "lantern_house"


def test_a_room_is_found_and_a_missing_one_is_none(house: str) -> None:
    assert spare_room(f"{house}.whole").LIGHT == 3
    assert spare_room(f"{house}.attic") is None
    assert spare_room(f"{house}_next_door.whole") is None


@pytest.mark.parametrize("room", ["broken", "borrowed"])
def test_a_room_that_misses_something_itself_is_not_missing(house: str, room: str) -> None:
    with pytest.raises(ModuleNotFoundError):
        spare_room(f"{house}.{room}")
