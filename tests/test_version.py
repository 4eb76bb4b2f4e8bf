"""One version: what the pages show is what pyproject.toml says."""

from __future__ import annotations

import tomllib

from game import VERSION
from game.core import places


def test_the_pages_show_the_version_of_the_project() -> None:
    project = tomllib.loads((places.DATA.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == VERSION
