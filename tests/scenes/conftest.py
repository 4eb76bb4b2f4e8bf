"""What all windows of these tests share."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from unittest import mock

import pytest

from game.ui.look import Look

_MANY_WINDOWS = (
    "test_around", "test_around_seats", "test_coach", "test_glen_chronicles", "test_glen_large_type", "test_hints",
    "test_lesson_calm", "test_lesson_task", "test_skye_layout",
)  # fmt: skip
"""Tests that open most of all windows, and look at where things lie, not at how they are painted."""
_shared = lru_cache(maxsize=4)(Look)


@pytest.fixture(scope="module", autouse=True)
def looks_shared(request: pytest.FixtureRequest) -> Iterator[None]:
    """A look never changes: windows of one size, text size and scheme draw with the same letters and materials.

    Elsewhere each has its own: whoever notes what is drawn needs one in which nothing lies drawn yet.
    """
    if not request.module.__name__.endswith(_MANY_WINDOWS):
        yield
        return
    with mock.patch("game.ui.context.Look", _shared):
        yield
