"""The folder of saved matches as the window has it: the disk is waited for on a thread, not by the picture.

A disk takes up to 25 ms until it has written a match for good, which one would see after each click. What is asked of
the folder in between waits, so that nobody finds it as it was before; only `save` returns at once.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.core.files import FileTrouble
from game.core.save_store import SaveInfo, SaveStore
from game.core.saves import Loaded
from game.core.session import Session

if TYPE_CHECKING:
    from concurrent.futures import Future


class SavesLater(SaveStore):
    """A match is still written whole or not at all, one after the other; the interpreter ends when all is written."""

    def __init__(self, *about: Any, **more: Any) -> None:
        self._trouble: FileTrouble | None = None
        self._running: Future[None] | None = None
        self._hand_over: Callable[..., Future[None]] | None = None
        super().__init__(*about, **more)

    def save(self, session: Session, match_id: str, title: str | None = None) -> Path:
        self._wait()
        return super().save(session, match_id, title)

    def _write(self, match_id: str, path: Path, text: str, lines: int, over: bool) -> None:
        if self._hand_over is None:
            from concurrent.futures import ThreadPoolExecutor  # only when something is saved: it takes time to load

            self._hand_over = ThreadPoolExecutor(1, "saves").submit
        self._running = self._hand_over(super()._write, match_id, path, text, lines, over)

    def _wait(self) -> None:
        """Keeps what went wrong for whoever settles."""
        running, self._running = self._running, None
        if running is not None:
            try:
                running.result()
            except FileTrouble as trouble:
                self._trouble = trouble
            else:
                self._trouble = None  # the newest position counts: it is on the disk

    def settle(self) -> None:
        self._wait()
        trouble, self._trouble = self._trouble, None
        if trouble is not None:
            raise trouble

    @property
    def is_writing(self) -> bool:
        return self._running is not None and not self._running.done()

    # -- whoever looks waits --------------------------------------------------------------------------------------

    def list(self) -> list[SaveInfo]:
        self._wait()
        return super().list()

    def info(self, path: Path) -> SaveInfo:
        self._wait()
        return super().info(path)

    def load(self, match_id: str) -> Loaded:
        self._wait()
        return super().load(match_id)

    def rescue(self, match_id: str) -> Loaded:
        self._wait()
        return super().rescue(match_id)

    def delete(self, match_id: str) -> Path:
        self._wait()
        return super().delete(match_id)

    def release(self, match_id: str) -> None:
        self._wait()
        super().release(match_id)
