"""Personal files lie where each system wants them, and in one folder when HEARTHSIDE_HOME says so."""

import sys
from pathlib import Path

import pytest

from game.core import places


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    assert [places.config(), places.saves(), places.cache()] == [
        tmp_path / "config",
        tmp_path / "saves",
        tmp_path / "cache",
    ]


@pytest.mark.parametrize(
    ("system", "variables", "config", "saves", "cache"),
    [
        ("linux", {}, ".config/hearthside", ".local/share/hearthside/saves", ".cache/hearthside"),
        (
            "linux",
            {"XDG_CONFIG_HOME": "/x/c", "XDG_DATA_HOME": "/x/d", "XDG_CACHE_HOME": "relative"},
            "/x/c/hearthside",
            "/x/d/hearthside/saves",
            ".cache/hearthside",
        ),
        (
            "darwin",
            {},
            "Library/Application Support/Hearthside/config",
            "Library/Application Support/Hearthside/saves",
            "Library/Caches/Hearthside/cache",
        ),
        (
            "win32",
            {"APPDATA": "/r", "LOCALAPPDATA": "/l"},
            "/r/Hearthside/config",
            "/r/Hearthside/saves",
            "/l/Hearthside/cache",
        ),
    ],
)
def test_each_system_has_its_own_customs(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    system: str,
    variables: dict[str, str],
    config: str,
    saves: str,
    cache: str,
) -> None:
    for name in ("HEARTHSIDE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert [places.config(), places.saves(), places.cache()] == [
        tmp_path / config,
        tmp_path / saves,
        tmp_path / cache,
    ]


def test_our_own_files_are_found_from_any_working_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert (places.ROOT / "pyproject.toml").is_file()
    assert places.shown(places.TEXTS / "en" / "shell.yaml") == "data/text/en/shell.yaml"
    assert places.shown(tmp_path / "x") == str(tmp_path / "x")
