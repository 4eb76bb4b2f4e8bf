"""Where things lie: the programme's own files, and the folders of the person who plays.

Nothing here creates a folder; writing a file does (files.py). HEARTHSIDE_HOME puts everything personal in one place.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent
ROOT = _PACKAGE if (_PACKAGE / "data").is_dir() else _PACKAGE.parent
"""The folder with data/ and assets/: that of run.py, or the package itself where pip has installed it; never the
working folder."""
DATA = ROOT / "data"
ASSETS = ROOT / "assets"
TEXTS = DATA / "text"


def config() -> Path:
    """Settings and key bindings."""
    return _personal("config")


def saves() -> Path:
    """Matches, replays and exported files: what a person would want in a backup."""
    return _personal("saves")


def cache() -> Path:
    """What can be made again at any time."""
    return _personal("cache")


def crashes() -> Path:
    """Reports of mistakes of ours, for whoever mends them."""
    folder = _personal("saves")
    return folder.parent / "crashes"


def shown(path: Path) -> str:
    """A path as messages name it: short for our own files, whole for all others."""
    try:
        return path.resolve().relative_to(ROOT).as_posix()
    except ValueError:
        return str(path)


def _personal(kind: str) -> Path:
    if chosen := os.environ.get("HEARTHSIDE_HOME"):
        return Path(chosen).absolute() / kind
    if sys.platform == "win32":
        roaming = _folder("APPDATA", Path.home() / "AppData" / "Roaming")
        local = _folder("LOCALAPPDATA", Path.home() / "AppData" / "Local")
        base = {"config": roaming, "saves": roaming, "cache": local}[kind] / "Hearthside"
        return base / kind
    if sys.platform == "darwin":
        library = Path.home() / "Library"
        base = library / "Caches" if kind == "cache" else library / "Application Support"
        return base / "Hearthside" / kind
    variable, usual = {
        "config": ("XDG_CONFIG_HOME", ".config"),
        "saves": ("XDG_DATA_HOME", ".local/share"),
        "cache": ("XDG_CACHE_HOME", ".cache"),
    }[kind]
    base = _folder(variable, Path.home() / usual) / "hearthside"
    return base / "saves" if kind == "saves" else base


def _folder(variable: str, usual: Path) -> Path:
    """A folder named by the environment; relative ones do not count, as the XDG rules demand."""
    value = Path(os.environ.get(variable, ""))
    return value if value.is_absolute() else usual
