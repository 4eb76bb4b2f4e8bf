"""Glen More II: a rondel, territories that grow and are activated, and eight Chronicles. Read rules.py first."""

from __future__ import annotations

from game.core.errors import Problems


def check(problems: Problems) -> None:
    """Every mistake in this game's data files."""
    from game.games.glen_more.files import read_files

    read_files(problems)
