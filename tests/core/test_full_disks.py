"""A disk of a few kilobytes, really full or really read-only: the match goes on and the last whole save stays.

Needs to be allowed to mount a disk; elsewhere only tests/scenes/test_saver.py speaks of full disks.
"""

from __future__ import annotations

import errno
import random
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core import files
from game.core.errors import HearthsideError
from game.core.files import FULL, PROTECTED, FileTrouble
from game.core.save_store import SaveStore
from game.core.settings import Settings, load_settings, save_settings
from tests.core.toy_match import act, begin, find_rules, save_always

TIMES, MANY = 3, 100


def run(*command: str) -> bool:
    try:
        return subprocess.run(command, capture_output=True).returncode == 0
    except OSError:
        return False


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "disk"
    folder.mkdir()
    if not run("mount", "-t", "tmpfs", "-o", "size=48k", "tmpfs", str(folder)):
        pytest.skip("no disk can be mounted here")
    yield folder
    assert run("umount", "-l", str(folder))


def fill(folder: Path) -> Path:
    """Until not a single byte more fits."""
    ballast = folder / "ballast"
    with ballast.open("ab", buffering=0) as file:
        for size in (4096, 1):
            try:
                while file.write(b"x" * size):
                    pass
            except OSError as error:
                assert error.errno == errno.ENOSPC
    return ballast


@pytest.mark.parametrize(
    "seed", [*range(TIMES), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(TIMES, MANY))]
)
def test_a_match_is_played_on_a_disk_that_is_full_for_a_while(disk: Path, seed: int) -> None:
    store, troubles, dice = SaveStore(disk / "saves", find_rules), [], random.Random(seed)
    match, full, kept = begin(4, seed), False, 0
    ballast = disk / "ballast"
    save_always(store, match, "match", troubles.append)
    while not match.is_over():
        if dice.random() < 0.3:
            full = not full
            fill(disk) if full else ballast.unlink()
        known = len(troubles)
        act(match, dice)
        loaded = SaveStore(store.folder, find_rules).load("match").session
        assert loaded.lines == match.lines[: len(loaded)], "whole and of this match, at every moment"
        assert len(loaded) >= kept
        kept = len(loaded)
        assert kept == len(match) or len(troubles) > known, "what is not saved was told"
        assert full or kept == len(match)
    assert all(isinstance(one, FileTrouble) and one.kind == FULL for one in troubles)
    assert not list(store.folder.glob(".*.tmp")), "no half-written file is left behind"


def test_settings_on_a_full_disk_stay_as_they_were(disk: Path) -> None:
    file = disk / "config" / "settings.json"
    save_settings(Settings(motion="fast"), file)
    fill(disk)
    with pytest.raises(HearthsideError):
        save_settings(Settings(motion="slow"), file)
    assert load_settings(file)[0].motion == "fast"


def test_a_read_only_disk_is_told_as_one(disk: Path) -> None:
    store, troubles = SaveStore(disk / "saves", find_rules), []
    match, dice = begin(2, 1), random.Random(1)
    save_always(store, match, "match", troubles.append)
    before = len(match)
    store.release("match")
    assert run("mount", "-o", "remount,ro", str(disk))
    act(match, dice)
    assert [one.kind for one in troubles] == [PROTECTED]
    loaded = SaveStore(store.folder, find_rules)
    assert [info.problem for info in loaded.list()] == [None]
    assert len(loaded.load("match").session) == before
    with pytest.raises(FileTrouble):
        files.write_text(disk / "config" / "settings.json", "{}")
