"""Scythe: five nations around a silent Factory, each with powers of its own. Read rules.py first."""

from __future__ import annotations

from game.core.errors import Problems


def check(problems: Problems) -> None:
    """Every mistake in this game's data files."""
    from game.games.scythe.files import read_files

    read_files(problems)
