"""A screen for the tests here: skipped where Xvfb is not installed, but never in CI."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from tests.window.real_window import Screen, lacking


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    if missing := lacking():
        sentence = f"no real window without: apt-get install {' '.join(missing)}"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    with Screen() as started:
        yield started
