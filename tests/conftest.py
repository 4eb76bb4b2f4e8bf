"""For all tests: no real screen or sound, and never a touch on the files of the person who runs them."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from unittest import mock

import pytest
from hypothesis import settings

from game.scenes.measured import memory_mb

# before anything imports pygame; the window test gives its own application a real screen
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

_MOST_WASTE, _MUCH_WASTE = 150.0, 600.0
"""Megabytes that may gather before they are looked for, and before they are looked for everywhere."""

# how long an example takes says more about a busy machine than about us
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def pytest_collection_finish() -> None:
    """What is there before the first test stays: no use looking through it for waste again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def no_piles_of_pictures(home_of_nobody: None) -> Iterator[None]:
    """A table that was left is a circle of waste with large pictures in it, which Python by itself finds too late.

    What stays, such as whole matches that many tests look at, is looked through once and not each time again.
    """
    yield
    if memory_mb() > _Held.everywhere + _MUCH_WASTE:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        _Held.megabytes = _Held.everywhere = memory_mb()
    elif memory_mb() > _Held.megabytes + _MOST_WASTE:
        gc.collect()
        gc.freeze()
        _Held.megabytes = memory_mb()


@pytest.fixture(autouse=True)
def no_missing_drawings(monkeypatch: pytest.MonkeyPatch) -> None:
    """At a table a missing drawing is a quiet frame, here a mistake: nobody would see a misspelt name otherwise."""

    def refuse(size: tuple[int, int]) -> None:
        raise AssertionError("a drawing is missing, or no drawing at all")

    monkeypatch.setattr("game.ui.svg.missing", refuse)


@pytest.fixture(scope="session", autouse=True)
def no_power_cuts() -> Iterator[None]:
    """No test waits until the disk has really written: only the power of the machine could tell the difference."""
    with mock.patch("os.fsync", return_value=None):
        yield


@pytest.fixture(scope="session", autouse=True)
def sounds_made_once() -> Iterator[None]:
    """An application makes its sounds when it runs; hundreds of them run here, and a sound is always the same."""
    from game.ui.sound.player import samples_of  # no earlier: this imports pygame

    with mock.patch("game.ui.sound.player.samples_of", lru_cache(maxsize=400)(samples_of)):
        yield


@pytest.fixture(scope="session", autouse=True)
def boards_painted_once() -> Iterator[None]:
    """A person has one window and a few games; tests have all sizes, each painted once."""
    from game.ui import picture_store

    with mock.patch.object(picture_store, "KEPT_FILES", 500):
        yield


class _Held:
    megabytes = everywhere = 0.0


@pytest.fixture(scope="session", autouse=True)
def home_of_nobody() -> Iterator[None]:
    """Settings and saves of all tests, and of what they start, lie in a folder that is thrown away."""
    before = os.environ.get("HEARTHSIDE_HOME")
    # a board that was painted last may still be on its way to the cache in a thread of its own
    with tempfile.TemporaryDirectory(prefix="hearthside-tests-", ignore_cleanup_errors=True) as folder:
        os.environ["HEARTHSIDE_HOME"] = folder
        yield
    if before is None:
        del os.environ["HEARTHSIDE_HOME"]
    else:
        os.environ["HEARTHSIDE_HOME"] = before
