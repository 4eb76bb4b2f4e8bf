"""Every test here that asks for a `subject` runs for every game at every seat count."""

from __future__ import annotations

import pytest

from tests.conformance.subjects import SUBJECTS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "subject" in metafunc.fixturenames:
        metafunc.parametrize("subject", SUBJECTS, ids=str)
