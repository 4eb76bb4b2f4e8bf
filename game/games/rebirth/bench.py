"""What the bench should know of Rebirth: its goals are the strictest, for it is the smallest game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

GOALS = {"playout": (8.0, 20.0), "copy": (3.0, 1.0)}

WORKS: dict[str, Callable[[], Callable[[], Any]]] = {}
