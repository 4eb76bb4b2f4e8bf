"""Whom the director works with: who thinks for bots, and who leads a player through a match. No pygame."""

from __future__ import annotations

from typing import Protocol

from game.bots.worker import Answer
from game.core.contract import AnyRules, Seat
from game.core.fields import Seen


class Asker(Protocol):
    """What the director needs of a bots' Thinker."""

    def ask(
        self,
        ticket: int,
        rules: AnyRules,
        view: Seen,
        seat: Seat,
        level: str,
        seed: int,
        seconds: float,
        *,
        secret: bool = False,
    ) -> None: ...

    def poll(self) -> list[Answer]: ...

    def cancel(self) -> None: ...
