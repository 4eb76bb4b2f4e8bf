"""Isle of Skye: lands that grow tile by tile, and sealed prices. Read rules.py first."""

from __future__ import annotations

from game.core.errors import Problems


def check(problems: Problems) -> None:
    """Every mistake in this game's data files."""
    from game.games.isle_of_skye.files import read_files

    read_files(problems)
