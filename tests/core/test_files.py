"""A file is written whole or not at all, and every trouble is a sentence."""

import os
from pathlib import Path

import pytest

from game.core import files
from game.core.files import FileTrouble


def test_writing_makes_the_folder_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "new" / "Übung.txt"
    files.write_text(path, "eins")
    files.write_text(path, "zwei ß")
    assert files.read_text(path) == "zwei ß"
    assert [one.name for one in path.parent.iterdir()] == ["Übung.txt"]


def test_a_failure_half_way_keeps_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save"
    files.write_text(path, "old")

    def no_room(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_room)
    with pytest.raises(FileTrouble, match=r"save cannot be written: No space left on device\."):
        files.write_text(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_linked_file_is_replaced_where_it_lies(tmp_path: Path) -> None:
    (tmp_path / "real").write_text("old")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "real")
    files.write_text(link, "new")
    assert link.is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_reading_tells_what_is_wrong(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble, match=r"none cannot be read: No such file or directory\."):
        files.read_text(tmp_path / "none")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(FileTrouble, match=r"binary is not text\."):
        files.read_text(tmp_path / "binary")


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    for content in ("first", "second"):
        path = tmp_path / "settings.json"
        path.write_text(content)
        files.set_aside(path)
    assert {one.name: one.read_text() for one in tmp_path.iterdir()} == {
        "settings.json.damaged": "first",
        "settings.json.damaged2": "second",
    }
