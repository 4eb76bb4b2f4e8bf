"""The shelf of saved matches on top of the folder they lie in. Looks into a match once and remembers what it saw."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from game.core.errors import HearthsideError
from game.core.save_store import SaveInfo, SaveStore
from game.core.session import Session
from game.scenes.shelf import Glance, Match


class SavedShelf:
    """`say_trouble` puts a save's problem into the player's language."""

    def __init__(self, store: SaveStore, say_trouble: Any) -> None:
        self.store = store
        self._say_trouble = say_trouble
        self._glances: dict[tuple[str, float], Glance | None] = {}

    def matches(self) -> list[Match]:
        return [self._match(info) for info in self.store.list()]

    def _match(self, info: SaveInfo) -> Match:
        if info.problem is not None:
            saved_at = info.path.stat().st_mtime if info.path.exists() else 0.0
            return Match(info.id, info.game, info.seats, saved_at, trouble=self._say_trouble(info.problem))
        saved_at = datetime.fromisoformat(info.saved_at).timestamp()
        return Match(info.id, info.game, info.seats, saved_at, info.over)

    def glance(self, match: Match) -> Glance | None:
        key = (match.key, match.saved_at)
        if key not in self._glances:
            self._glances[key] = None if match.trouble else self._look(match)
        return self._glances[key]

    def _look(self, match: Match) -> Glance | None:
        try:
            session = self.open(match)
        except HearthsideError:
            return None
        round_, phase = session.progress()
        plain = session.rules.to_plain(session.view(None))
        result = session.result()
        return Glance(
            plain,
            round_,
            phase,
            session.waiting(),
            tuple(session.sheet(None).total(seat, at_end=session.is_over()) for seat in range(session.seats)),
            result.winners if result else (),
        )

    def open(self, match: Match) -> Session:
        return self.store.load(match.key).session

    def delete(self, match: Match) -> None:
        self.store.delete(match.key)
