"""Glen More II: a rondel, territories that grow and are activated, and eight Chronicles. Read rules.py first."""

from __future__ import annotations

from pathlib import Path

from game.core.errors import Problems


def check(problems: Problems, folder: Path) -> None:
    """Every mistake in this game's data files, as they lie in this folder."""
    from game.games.glen_more.files import read_files

    read_files(problems, folder)
