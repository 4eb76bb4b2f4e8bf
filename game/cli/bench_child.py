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

BARE, BARE_IDLE = "bare", "bare_idle"
_BARE_WINDOW = """
import os
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "software")
import pygame
pygame.display.init()
pygame.display.set_mode((1280, 720)).fill((40, 60, 50))
pygame.display.flip()
print("{}", flush=True)
from game.scenes.measured import memory_mb
print('{"memory": %f}' % memory_mb(), flush=True)
os._exit(0)
"""
"""The smallest programme with a window."""
_BARE_IDLE = """
import time, pygame
pygame.display.init()
pygame.display.set_mode((1280, 720))
clock = pygame.time.Clock()
before, start = time.process_time(), time.perf_counter()
while time.perf_counter() < start + 2:
    clock.tick(60)
    pygame.event.get()
print('{"share": %f}' % ((time.process_time() - before) / (time.perf_counter() - start)), flush=True)
"""
"""A window that only looks for events, sixty times a second."""
_BARE = {BARE: _BARE_WINDOW, BARE_IDLE: _BARE_IDLE}

_ROOT = Path(__file__).resolve().parents[2]


def run_child(task: str, *arguments: str, home: str = "") -> dict[str, Any]:
    """The figures of a task, its last line, and as `ms` the milliseconds from its start to its first line.

    Without a display SDL's dummy driver takes the window's place, without a `home` an empty folder the player's.
    """
    words = ["-c", _BARE[task]] if task in _BARE else ["-m", "game.scenes.measured", task, *arguments]
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, "HEARTHSIDE_HOME": home or empty, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # players start what is compiled
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
        line = child.communicate()[0].strip() or line
    if child.returncode or not line:
        raise RuntimeError(f"the bench's task '{task}' failed with exit code {child.returncode}")
    return {"ms": spent, **json.loads(line)}
