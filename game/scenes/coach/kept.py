"""What was found out about matches that are over, kept in files: the next look at one begins where the last ended.

It can all be found out again, so a file that is missing, damaged or cannot be written costs only time.
"""

from __future__ import annotations

import contextlib
import hashlib
import threading

import msgspec

from game import VERSION
from game.bots.hindsight import Compared
from game.core import files, places
from game.core.contract import Seat
from game.core.session import Session

MOST = 40
"""Matches, seat by seat; those that were looked at longest ago go first."""
_FOLDER, _END = "looked_back", ".json"


class Entry(msgspec.Struct, array_like=True):
    start: int
    laps: int
    compared: Compared


def key_of(session: Session, seat: Seat) -> str:
    """Another version may judge otherwise, and another log is another match."""
    setup, lines = session.setup, [line.text() for line in session.lines]
    known = VERSION, session.rules.version, setup.game, setup.seed, sorted(setup.options.items()), seat, lines
    return hashlib.sha256(repr(known).encode()).hexdigest()[:24]


class Findings:
    """Of one match and one seat, by decision and number of laps."""

    def __init__(self, session: Session, seat: Seat) -> None:
        self._path = places.cache() / _FOLDER / f"{key_of(session, seat)}{_END}"
        self.found: dict[tuple[int, int], Compared] = {}
        with contextlib.suppress(files.FileTrouble, msgspec.MsgspecError):
            for one in msgspec.json.decode(files.read_bytes(self._path), type=list[Entry]):
                self.found[one.start, one.laps] = one.compared
        self._written = len(self.found)

    def write(self) -> threading.Thread | None:
        """In the background; what was only glimpsed is no finding."""
        entries = [Entry(*key, compared) for key, compared in self.found.items() if compared.laps]
        if len(entries) <= self._written:
            return None
        self._written = len(entries)
        worker = threading.Thread(target=self._write, args=(msgspec.json.encode(entries),), name="looked back")
        worker.start()
        return worker

    def _write(self, content: bytes) -> None:
        with contextlib.suppress(files.FileTrouble, OSError):
            files.write_bytes(self._path, content)
            old = sorted(self._path.parent.glob(f"*{_END}"), key=lambda file: file.stat().st_mtime)[:-MOST]
            for file in old:
                file.unlink()
