"""Starts what the bench measures in processes of its own: a bare window, or a task of game/scenes/measured.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

BARE = "bare"
_BARE_WINDOW = """
import os
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "software")
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720)).fill((40, 60, 50))
pygame.display.flip()
print("{}", flush=True)
os._exit(0)
"""
"""The smallest programme with a window."""

_ROOT = Path(__file__).resolve().parents[2]


def run_child(task: str, *arguments: str) -> dict[str, Any]:
    """The figures of a task, and as `ms` the milliseconds from its start to its line of figures.

    Without a display SDL's dummy driver takes the window's place.
    """
    words = ["-c", _BARE_WINDOW] if task == BARE else ["-m", "game.scenes.measured", task, *arguments]
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HEARTHSIDE_HOME": home, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        environment.setdefault("SDL_AUDIODRIVER", "dummy")
        if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
            environment.setdefault("SDL_VIDEODRIVER", "dummy")
        start = time.perf_counter()
        child = subprocess.Popen(
            [sys.executable, *words], stdout=subprocess.PIPE, env=environment, cwd=_ROOT, text=True
        )
        assert child.stdout is not None
        line = child.stdout.readline()
        spent = (time.perf_counter() - start) * 1e3
        child.communicate()
    if child.returncode or not line:
        raise RuntimeError(f"the bench's task '{task}' failed with exit code {child.returncode}")
    return {"ms": spent, **json.loads(line)}
