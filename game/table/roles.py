"""Whom the director works with: who thinks for bots, and who leads a player through a match. No pygame."""

from __future__ import annotations

from typing import Protocol

from game.bots.worker import Answer, Request


class Asker(Protocol):
    """What the director needs of a bots' Thinker."""

    def ask(self, request: Request) -> None: ...

    def poll(self) -> list[Answer]: ...

    def cancel(self) -> None: ...
