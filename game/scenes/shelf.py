"""The saved matches as the pages show them: newest first, damaged ones with the sentence why. No pygame.

`glance` looks into one match and keeps what it saw, always with the eyes of nobody: a thumbnail, a list or a line of
text can show no secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from game.core.contract import Say, Seat
from game.core.session import SeatSetup


@dataclass(frozen=True)
class Match:
    """One saved match. With `trouble`, a whole sentence, it cannot be opened; its file stays untouched."""

    key: str
    game: str
    seats: tuple[SeatSetup, ...]
    saved_at: float
    is_over: bool = False
    trouble: str = ""


@dataclass(frozen=True)
class Glance:
    """What everybody may know of a match."""

    plain: dict[str, Any]
    round: Say
    phase: Say | None
    asked: tuple[Seat, ...]
    points: tuple[int, ...]
    winners: tuple[Seat, ...]


class Shelf(Protocol):
    def matches(self) -> list[Match]: ...

    def glance(self, match: Match) -> Glance | None: ...

    def open(self, match: Match) -> Any:
        """The session of a match; raises HearthsideError with the reason."""

    def delete(self, match: Match) -> None:
        """Into the trash of the saves' folder, never for good."""


class EmptyShelf:
    """Where nothing is or can be saved."""

    def matches(self) -> list[Match]:
        return []

    def glance(self, match: Match) -> Glance | None:
        return None

    def open(self, match: Match) -> Any:
        raise LookupError(match.key)

    def delete(self, match: Match) -> None:
        raise LookupError(match.key)


def when_key(saved_at: float, now: float) -> tuple[str, dict[str, Any]]:
    """Text key and values for how long ago something was saved: a time today, yesterday, a weekday, a date."""
    then, today = datetime.fromtimestamp(saved_at), datetime.fromtimestamp(now)
    days = (today.date() - then.date()).days
    if days <= 0:
        return "when.today", {"hour": f"{then.hour:02}", "minute": f"{then.minute:02}"}
    if days == 1:
        return "when.yesterday", {}
    if days < 7:
        return f"when.day.{then.weekday()}", {}
    return "when.date", {"day": then.day, "month": f"{then.month:02}", "year": then.year}
