"""Writes the running match after every action, and tells the people at the table once why it cannot be written.

The match goes on meanwhile. Saving is tried again by itself, and when it works once more that is told too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import Say, say
from game.core.errors import HearthsideError
from game.core.files import FULL, PROTECTED, FileTrouble
from game.core.save_store import ChangedElsewhere, MatchInUse, SaveStore
from game.core.session import Session
from game.scenes.table import asking
from game.ui.context import Context

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

RETRY_MS = 5000.0


class Saver:
    """`match_id` is empty for a match that begins here. `scene` is where troubles are told, once there is one."""

    def __init__(self, context: Context, match_id: str) -> None:
        self.context = context
        self.match_id = match_id
        self.scene: TableScene | None = None
        self.trouble: Say | None = None
        """Why the match as it stands is not on the disk; None while it is."""
        self._session: Session | None = None
        self._waiting = 0.0
        self._untold: Say | None = None

    @property
    def store(self) -> SaveStore | None:
        store: SaveStore | None = getattr(self.context.services, "saves", None)
        return store

    def __call__(self, session: Session) -> None:
        self._session, self._waiting = session, 0.0
        if self.store is None:
            return
        try:
            self._save(self.store, session)
            if self.trouble is not None:
                self.store.settle()  # before anybody is told that it works again
        except FileTrouble as error:
            self._complain(_reason(error))
        except HearthsideError as error:
            self._complain(say(error.key, **error.values) if error.key else say("table.saving.refused"))
        else:
            self._saved_again()

    def _save(self, store: SaveStore, session: Session) -> None:
        try:
            self.match_id = self.match_id or store.new_id(session.rules.id)
            store.save(session, self.match_id)
        except (ChangedElsewhere, MatchInUse):
            # two lines of play: both are kept, each under a name of its own
            store.release(self.match_id)
            self.match_id = store.new_id(session.rules.id)
            store.save(session, self.match_id)
            self._tell(say("table.saving.of_its_own"))

    def tick(self, dt_ms: float) -> None:
        """Hears how the last writing went, and tries again while the match is not on the disk."""
        if self.store is not None and not self.store.is_writing:
            try:
                self.store.settle()
            except FileTrouble as error:
                self._complain(_reason(error))
        if self.trouble is not None and self._session is not None:
            self._waiting += dt_ms
            if self._waiting >= RETRY_MS:
                self(self._session)

    def unsaved(self) -> Say | None:
        """Why the match would be lost if it were left now; waits for what is being written. Whoever asks tells it."""
        if self.store is not None:
            try:
                self.store.settle()
            except FileTrouble as error:
                self.trouble = _reason(error)
        return self.trouble

    def close(self) -> None:
        """The table is left: one last try, and others may play the match."""
        if self.unsaved() is not None and self._session is not None:
            self(self._session)
        if self.store is not None and self.match_id:
            self.store.release(self.match_id)

    # -- telling ------------------------------------------------------------------------------------------------

    def _complain(self, why: Say) -> None:
        if self.trouble is None or self.trouble != why:
            self._tell(why)
        self.trouble = why

    def _saved_again(self) -> None:
        if self.trouble is not None:
            self.trouble = None
            self._tell(say("table.saving.again"))

    def _tell(self, said: Say) -> None:
        """Until somebody has read it; before the table stands it waits there."""
        if self.scene is None or not self.scene.root.has_look:
            self._untold = said
        else:
            asking.tell_notice(self.scene, said)

    def seated(self, scene: TableScene, notice: Say | None) -> None:
        """The table stands: what it was opened with is told, or else what was found out before."""
        self.scene = scene
        scene.saver, scene.notice = self, notice or self._untold


def _reason(error: FileTrouble) -> Say:
    return say(
        {FULL: "table.saving.full", PROTECTED: "table.saving.protected"}.get(error.kind, "table.saving.refused")
    )
