"""What the table asks its parts, without knowing how they are painted."""

from __future__ import annotations

from typing import Protocol

from game.table.shown import Told


class Knows(Protocol):
    """What a part of the table knows beyond what it is shown."""

    def told(self, component: str) -> Told | None: ...

    def called(self, component: str) -> str: ...

    def anchor(self, component: str) -> tuple[int, int] | None: ...

    leads: bool

    @property
    def stays(self) -> bool: ...
