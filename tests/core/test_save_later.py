"""Saving does not wait for the disk, and nobody can tell: whoever looks into the folder finds the newest match."""

from __future__ import annotations

import errno
import os
import threading
from pathlib import Path

import pytest

from game.core.files import FileTrouble
from game.core.save_later import SavesLater
from game.core.save_store import SaveStore
from tests.core.toy_match import find_rules, played


class SlowDisk:
    """Takes until it is let go on, and fails while it has an error."""

    def __init__(self) -> None:
        self.may_go_on = threading.Event()
        self.error = 0

    def sync(self, handle: int) -> None:
        assert self.may_go_on.wait(20)
        if self.error:
            raise OSError(self.error, os.strerror(self.error))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> SlowDisk:
    made = SlowDisk()
    monkeypatch.setattr(os, "fsync", made.sync)
    return made


@pytest.fixture
def store(tmp_path: Path) -> SavesLater:
    return SavesLater(tmp_path, find_rules)


def test_saving_returns_while_the_disk_is_still_at_it(store: SavesLater, disk: SlowDisk) -> None:
    path = store.save(played(2, 1, 3), "m")
    assert store.is_writing and not path.exists()
    disk.may_go_on.set()
    store.settle()
    assert not store.is_writing and path.exists()


@pytest.mark.parametrize("look", ["list", "load", "delete"])
def test_whoever_looks_meanwhile_finds_the_match_as_it_was_saved_last(
    store: SavesLater, disk: SlowDisk, look: str
) -> None:
    longer = played(2, 1, 5)
    threading.Timer(0.05, disk.may_go_on.set).start()
    store.save(played(2, 1, 3), "m")
    store.save(longer, "m")
    if look == "list":
        assert [info.lines for info in store.list()] == [len(longer)]
    elif look == "load":
        assert len(store.load("m").session) == len(longer)
    else:
        store.delete("m")
        assert store.list() == []


def test_a_match_that_is_let_go_is_on_the_disk_for_whoever_plays_it_next(store: SavesLater, disk: SlowDisk) -> None:
    threading.Timer(0.05, disk.may_go_on.set).start()
    store.save(played(2, 1, 3), "m")
    store.release("m")
    other = SaveStore(store.folder, find_rules)
    other.hold("m")
    assert len(other.load("m").session) == len(played(2, 1, 3))


def test_what_went_wrong_is_told_once_to_whoever_settles(store: SavesLater, disk: SlowDisk) -> None:
    disk.may_go_on.set()
    disk.error = errno.ENOSPC
    store.save(played(2, 1, 3), "m")
    assert store.list() == [], "looking does not tell it"
    with pytest.raises(FileTrouble):
        store.settle()
    store.settle()


def test_an_older_trouble_is_forgotten_when_a_newer_position_is_on_the_disk(
    store: SavesLater, disk: SlowDisk
) -> None:
    disk.may_go_on.set()
    disk.error = errno.ENOSPC
    store.save(played(2, 1, 3), "m")
    store.list()
    disk.error = 0
    store.save(played(2, 1, 5), "m")
    store.settle()
    assert len(store.load("m").session) == len(played(2, 1, 5))
