"""The saved matches as the pages show them: newest first, damaged ones with the sentence why. No pygame.

`glance` looks into one match and keeps what it saw, always with the eyes of nobody: a thumbnail, a list or a line of
text can show no secret.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path
from typing import Any, Protocol

from game.bots.levels import LEVEL_IDS
from game.core import places
from game.core.contract import Say, Seat, say
from game.core.errors import HearthsideError
from game.core.files import printable
from game.core.save_format import UnknownSave, damaged, is_damage
from game.core.save_later import SavesLater
from game.core.save_store import SaveInfo, SaveStore
from game.core.saves import Loaded, unknown_bot
from game.core.session import SeatSetup, Session
from game.core.speaker import Speaker, Texts
from game.games import CATALOGUE, rules_of
from game.table import showing
from game.table.entries import of_seats
from game.table.screen import Screen, screen_of
from game.table.telling import summed


def open_store() -> SaveStore:
    """The folder of saves of whoever plays, with the games and bots that there are."""
    return SavesLater(places.saves(), rules_of, bots=LEVEL_IDS)


_LATEST = 32_000_000_000.0
"""Seconds, somewhere in the year 2984."""


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
    may_rescue: bool = False
    """Whether it is worth trying to read a part of it."""


@dataclass(frozen=True)
class Glance:
    """What everybody may know of a match."""

    position: Any
    """What painters draw from: the record of the game."""
    round: Say
    phase: Say | None
    asked: tuple[Seat, ...]
    points: tuple[int, ...]
    standing: tuple[Say, ...]
    """By seat what is said instead of the points while the match goes on; empty where points tell it."""
    winners: tuple[Seat, ...]
    signs: tuple[int, ...]
    """By seat the sign that it bears at the table: some games give it with the role."""


class Shelf(Protocol):
    def matches(self) -> list[Match]: ...

    def glance(self, match: Match) -> Glance | None: ...

    def open(self, match: Match) -> Session:
        """The session of a match; raises HearthsideError with the reason."""

    def load(self, match: Match) -> Loaded:
        """The same with what the people must be told about it."""

    def take(self, match: Match) -> Loaded:
        """The same to play it: nobody else can until the table is left. Raises MatchInUse if somebody does."""

    def rescue(self, match: Match) -> Loaded:
        """What can still be read of a damaged match."""

    def delete(self, match: Match) -> None:
        """Into the trash of the saves' folder, never for good."""


class StoreShelf:
    """The shelf of a folder of saves. `tell` puts an error into the language of the screen."""

    def __init__(self, store: SaveStore | None, tell: Callable[[HearthsideError], str]) -> None:
        self.store = store
        self.tell = tell
        self._glances: dict[tuple[str, float, int], Glance | HearthsideError] = {}
        """What was seen of each match, or why nothing could be seen."""

    def matches(self) -> list[Match]:
        return [self._match(info) for info in self.store.list()] if self.store is not None else []

    def _match(self, info: SaveInfo) -> Match:
        problem = info.problem
        if problem is None and info.game not in CATALOGUE:
            game = printable(Path(info.game))
            problem = UnknownSave(f"This version has no game '{game}'.", key="saved.no_game", game=game)
        if problem is None and any(seat.bot and seat.bot not in LEVEL_IDS for seat in info.seats):
            problem = unknown_bot(printable(Path(info.path.name)))
        match = Match(info.id, info.game, info.seats, _seconds(info), info.over, "", info.lines)
        seen = self._glances.get(_key(match))
        if problem is None and isinstance(seen, HearthsideError):
            problem = seen
        if problem is None:
            return match
        return replace(match, trouble=self.tell(problem), may_rescue=is_damage(problem))

    def glance(self, match: Match) -> Glance | None:
        """None if the match cannot be looked into; from then on `matches` says why."""
        key = _key(match)
        if key not in self._glances:
            self._glances[key] = self._look(match)
        seen = self._glances[key]
        return seen if isinstance(seen, Glance) else None

    def _look(self, match: Match) -> Glance | HearthsideError:
        try:
            return glance_at(self.open(match))
        except HearthsideError as error:
            return error
        except Exception:  # whatever one match does to its rules, the page with all the others stands
            return damaged(printable(Path(match.key)), "senseless")

    def open(self, match: Match) -> Session:
        return self.load(match).session

    def load(self, match: Match) -> Loaded:
        assert self.store is not None
        return self.store.load(match.key)

    def take(self, match: Match) -> Loaded:
        assert self.store is not None
        self.store.hold(match.key)
        try:
            return self.store.load(match.key)
        except HearthsideError:
            self.store.release(match.key)
            raise

    def rescue(self, match: Match) -> Loaded:
        assert self.store is not None
        return self.store.rescue(match.key)

    def delete(self, match: Match) -> None:
        assert self.store is not None
        self.store.delete(match.key)


def _key(match: Match) -> tuple[str, float, int]:
    return match.key, match.saved_at, match.lines


def _seconds(info: SaveInfo) -> float:
    """When it was saved, as seconds; files that do not say it count as old as they are."""
    try:
        return datetime.fromisoformat(info.saved_at).timestamp()
    except (ValueError, OverflowError, OSError):
        try:
            return info.path.stat().st_mtime
        except OSError:
            return 0.0


def glance_at(session: Session) -> Glance:
    """A match as somebody sees it who only looks on."""
    told, phase = session.progress()
    sheet = session.sheet(None)
    result = session.result()
    over = result is not None
    points = result.points if result else tuple(sheet.total(seat, at_end=over) for seat in range(session.seats))
    asked = tuple(seat for seat in session.waiting() if seat >= 0)
    screen, shown = screen_of(session.rules.id), session.shown(None)
    signs = showing.signs_of(session, screen, shown)
    standing = () if over else standing_of(screen, shown)
    return Glance(shown, told, phase, asked, points, standing, result.winners if result else (), signs)


def standing_of(screen: Screen, position: Any) -> tuple[Say, ...]:
    if screen.standing is None:
        return ()
    of, words = screen.standing
    return tuple(say(words, n=int(n)) for n in of_seats(position, of))


def scores_in(words: Texts, match: Match, glance: Glance | None) -> list[str]:
    """What is said behind the name of each seat; nothing as long as nobody has looked."""
    if glance is None:
        return [""] * len(match.seats)
    speaker = Speaker(words, match.game, [seat.name for seat in match.seats])
    found = [speaker(one) for one in glance.standing] or [summed(points) for points in glance.points]
    return [*found, *[""] * (len(match.seats) - len(found))]


def signs_in(match: Match, glance: Glance | None) -> tuple[int, ...]:
    """What its seats bear at the table, or what was chosen for them as long as nobody has looked."""
    return glance.signs if glance is not None else tuple(seat.sign for seat in match.seats)


def when_key(saved_at: float, now: float) -> tuple[str, dict[str, Any]]:
    """Text key and values for how long ago something was saved: a time today, yesterday, a weekday, a date."""
    # not every system can show every second that a file may bear
    then, today = datetime.fromtimestamp(min(max(saved_at, 0.0), _LATEST)), datetime.fromtimestamp(now)
    days = (today.date() - then.date()).days
    if days <= 0:
        return "when.today", {"hour": f"{then.hour:02}", "minute": f"{then.minute:02}"}
    if days == 1:
        return "when.yesterday", {}
    if days < 7:
        return f"when.day.{then.weekday()}", {}
    return "when.date", {"day": then.day, "month": f"{then.month:02}", "year": then.year}
