"""Installed with pip, Hearthside is whole: programme, data, fonts and pictures, far from this folder."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from game.core import places

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the unpacked wheel; the packages it stands on come from this Python."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-q", "-w", str(folder)]
    subprocess.run([*command, str(places.ROOT)], check=True, capture_output=True, cwd=folder)
    wheel = next(folder.glob("hearthside-*.whl"))
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        packed.extractall(folder / "site")
    assert all(name.startswith(("game/", "hearthside-")) for name in names), "nothing else goes beside other packages"
    entries = next(name for name in names if name.endswith("entry_points.txt"))
    assert "hearthside = game.__main__:main" in (folder / "site" / entries).read_text()
    return folder / "site"


def run(installed: Path, *words: str) -> subprocess.CompletedProcess[str]:
    away = installed.parent
    variables = {
        **os.environ,
        "PYTHONPATH": str(installed),
        "HEARTHSIDE_HOME": str(away / "home"),
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
    }
    return subprocess.run(
        [sys.executable, "-m", "game", *words], cwd=away, env=variables, capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("folder", ["data", "assets"])
def test_not_a_file_of_ours_is_left_out(installed: Path, folder: str) -> None:
    def files(root: Path) -> set[str]:
        return {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_file()}

    assert files(installed / "game" / folder) == files(places.ROOT / folder)


def test_it_draws_a_table(installed: Path) -> None:
    picture = installed.parent / "table.png"
    done = run(installed, "shot", "table", "--size", "1280x720", "-o", str(picture))
    assert done.returncode == 0 and picture.stat().st_size > 50_000, done.stderr


def test_it_plays_a_match(installed: Path) -> None:
    done = run(installed, "arena", "rebirth", "--seats", "random,random", "--games", "1")
    assert done.returncode == 0, done.stderr
