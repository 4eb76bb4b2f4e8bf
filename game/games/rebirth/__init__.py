"""Rebirth (Scotland): the smallest game, and the model of the others. Read rules.py first."""

from __future__ import annotations

from game.core.errors import Problems


def check(problems: Problems) -> None:
    """Every mistake in this game's data files."""
    from game.games.rebirth.files import read_files

    read_files(problems)
