"""The Tome has no sections of its own: its events are read with the landmarks."""

from __future__ import annotations

from typing import Any

SECTIONS: dict[str, Any] = {}
