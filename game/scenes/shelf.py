"""The saved matches as the pages show them: newest first, damaged ones with the sentence why. No pygame.

`glance` looks into one match and keeps what it saw, always with the eyes of nobody: a thumbnail, a list or a line of
text can show no secret.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Protocol

from game.core.contract import Say, Seat
from game.core.errors import BadInput, HearthsideError
from game.core.save_store import SaveInfo, SaveStore
from game.core.saves import Loaded
from game.core.session import SeatSetup, Session
from game.games import CATALOGUE


@dataclass(frozen=True)
class Match:
    """One saved match. With `trouble`, a whole sentence, it cannot be opened; its file stays untouched."""

    key: str
    game: str
    seats: tuple[SeatSetup, ...]
    saved_at: float
    is_over: bool = False
    trouble: str = ""
    lines: int = 0


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

    def open(self, match: Match) -> Session:
        """The session of a match; raises HearthsideError with the reason."""

    def load(self, match: Match) -> Loaded:
        """The same with what the people must be told about it."""

    def delete(self, match: Match) -> None:
        """Into the trash of the saves' folder, never for good."""


class StoreShelf:
    """The shelf of a folder of saves. `tell` puts an error into the language of the screen."""

    def __init__(self, store: SaveStore | None, tell: Callable[[HearthsideError], str]) -> None:
        self.store = store
        self.tell = tell
        self._glances: dict[tuple[str, float], Glance | None] = {}

    def matches(self) -> list[Match]:
        return [self._match(info) for info in self.store.list()] if self.store is not None else []

    def _match(self, info: SaveInfo) -> Match:
        trouble = self.tell(info.problem) if info.problem is not None else ""
        if not trouble and info.game not in CATALOGUE:
            missing = f"This version has no game '{info.game}'."
            trouble = self.tell(BadInput(missing, key="saved.no_game", game=info.game))
        return Match(info.id, info.game, info.seats, _seconds(info), info.over, trouble, info.lines)

    def glance(self, match: Match) -> Glance | None:
        key = (match.key, match.saved_at)
        if key not in self._glances:
            try:
                self._glances[key] = glance_at(self.open(match))
            except HearthsideError:
                self._glances[key] = None
        return self._glances[key]

    def open(self, match: Match) -> Session:
        return self.load(match).session

    def load(self, match: Match) -> Loaded:
        assert self.store is not None
        return self.store.load(match.key)

    def delete(self, match: Match) -> None:
        assert self.store is not None
        self.store.delete(match.key)


def _seconds(info: SaveInfo) -> float:
    """When it was saved, as seconds; files that do not say it count as old as they are."""
    try:
        return datetime.fromisoformat(info.saved_at).timestamp()
    except ValueError:
        return info.path.stat().st_mtime if info.path.exists() else 0.0


def glance_at(session: Session) -> Glance:
    """A match as somebody sees it who only looks on."""
    view = session.view(None)
    told, phase = session.progress()
    sheet = session.sheet(None)
    result = session.result()
    over = result is not None
    points = result.points if result else tuple(sheet.total(seat, at_end=over) for seat in range(session.seats))
    asked = tuple(seat for seat in session.waiting() if seat >= 0)
    return Glance(session.rules.to_plain(view), told, phase, asked, points, result.winners if result else ())


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
