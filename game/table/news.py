"""What others have done since the own last turn: worked out once for a match, for much asks for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.table import showing
from game.table.changes import with_changes
from game.table.film import Tale, tales_until

if TYPE_CHECKING:
    from game.table.model import TableModel


class News:
    """Belongs to the model of one table."""

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._known: tuple[object, Seat | None, tuple[Tale, ...]] = (None, None, ())
        """For which position and whom it was worked out."""
        self._past: tuple[object, int | None, Seat | None, tuple[Tale, ...]] = (None, None, None, ())
        """The same for what led to the past position that is looked at."""

    def all(self) -> tuple[Tale, ...]:
        model = self._model
        now, viewer = model.session.view(None), model.director.reader
        if self._known[0] is not now or self._known[1] != viewer:
            told, film = showing.recap(model.director, model.screen), model.screen.film
            session, eyes = model.session, model.director.eyes
            end = len(session)
            found = tuple(with_changes(tale, session, viewer, eyes, film, end) for tale in told)
            self._known = now, viewer, found
        return self._known[2]

    def shown(self) -> tuple[Tale, ...]:
        """As much of it as the table has shown; what came after a past position is not told with it."""
        model = self._model
        if model.looking_at is not None:
            return self._until(min(model.looking_at, len(model.session)))  # a lesson may have stepped back behind it
        end = model.position - model.held_back
        if model.rewound or end >= len(model.session):
            return self.all()
        viewer, turns = model.director.reader, dict.fromkeys(tale.turn for tale in self.all())
        return tuple(
            tale
            for turn in turns
            if turn.start < end
            for tale in tales_until(turn, min(turn.end, end), model.session, viewer, model.screen.film)
        )

    def _until(self, position: int) -> tuple[Tale, ...]:
        viewer, now = self._model.director.reader, self._model.session.view(None)
        if self._past[0] is not now or self._past[1:3] != (position, viewer):
            told = showing.latest(self._model.director, self._model.screen, position)
            self._past = now, position, viewer, told
        return self._past[3]
