"""Isle of Skye: lands that grow tile by tile, and sealed prices. Read rules.py first."""

from __future__ import annotations

from pathlib import Path

from game.core.errors import Problems


def check(problems: Problems, folder: Path) -> None:
    """Every mistake in this game's data files, as they lie in this folder."""
    from game.games.isle_of_skye.files import read_files

    read_files(problems, folder)
