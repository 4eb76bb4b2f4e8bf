"""The folder of saved matches: list, open, save at every action, throw away. One file per match.

A match that is played here is locked for others, and a file that somebody else has written meanwhile is never written
over. Earlier positions of each match stand in save_older.py.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.core.contract import Say, say
from game.core.errors import BadInput, HearthsideError
from game.core.files import FileTrouble, copy_aside, move, printable, write_text
from game.core.locks import Lock
from game.core.save_format import (
    DamagedSave,
    ForeignSave,
    SaveTrouble,
    file_name,
    head_of,
    is_damage,
    read_content,
    save_text,
)
from game.core.save_older import OlderSaves
from game.core.save_order import Orders
from game.core.save_rescue import rescue_save
from game.core.save_seal import SEAL, seal_of
from game.core.saves import Loaded, RulesOf, load_save
from game.core.session import SeatSetup, Session

SUFFIX = ".save.json"
TRASH = "trash"
OLDER = "older"
_STALE_SECONDS = 3600
_LONGEST_ID = 200
_FORBIDDEN = set('/\\:*?"<>|~')
"""Signs that some system does not take in a name of a file, and the one between an id and an older position."""


class MatchInUse(HearthsideError):
    """Another Hearthside plays this match at this moment."""


class ChangedElsewhere(HearthsideError):
    """The file holds lines that this Hearthside has neither read nor written."""


@dataclass(frozen=True, slots=True)
class SaveInfo:
    """One row of the list. A file that cannot be opened has `problem` and nothing else of interest."""

    id: str
    path: Path
    game: str = ""
    title: str = ""
    saved_at: str = ""
    seats: tuple[SeatSetup, ...] = ()
    turns: tuple[int, ...] = ()
    lines: int = 0
    over: bool = False
    problem: HearthsideError | None = None
    order: int = 0


class SaveStore:
    """`rules_of` finds the rules of a game, `bots` are the ids of those that can play (None asks for none of them);
    `now` may be replaced in tests."""

    def __init__(
        self,
        folder: Path,
        rules_of: RulesOf,
        *,
        bots: Collection[str] | None = None,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.folder = folder
        self.bots = bots
        self.older = OlderSaves(folder / OLDER)
        self._rules_of = rules_of
        self._now = now
        self._titles: dict[str, str] = {}
        self._locks: dict[str, Lock] = {}
        self._seals: dict[str, bytes] = {}
        """What each file ended with when it was last read or written here."""
        self._to_set_aside: set[str] = set()
        self._orders = Orders(folder, SUFFIX)
        self._sweep()

    def _sweep(self) -> None:
        """Removes what a kill left behind: files half written, locks that nobody holds."""
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f".*{SUFFIX}.*.tmp"):
                if time.time() - path.stat().st_mtime > _STALE_SECONDS:
                    path.unlink()
        for path in self.folder.glob(".*.lock"):
            lock = Lock(path)
            lock.take()
            lock.release()

    def path(self, match_id: str) -> Path:
        """Where the match of that id lies: a file of this folder and of no other."""
        fine = match_id.isprintable() and not set(match_id) & _FORBIDDEN and len(match_id.encode()) <= _LONGEST_ID
        if not match_id or match_id.startswith(".") or not fine:
            shown = printable(Path(match_id))
            raise BadInput(f"'{shown}' cannot be the name of a saved game.", key="core.save.bad_name", file=shown)
        return self.folder / f"{match_id}{SUFFIX}"

    def new_id(self, game: str) -> str:
        """An id that nobody has, the game's and the time's, such as `<game>-20261118-201500`; it is held already."""
        stem = f"{game}-{self._now().astimezone():%Y%m%d-%H%M%S}"
        number, found = 1, stem
        while found in self._seals or self.path(found).exists() or not self._take(found):
            number += 1
            found = f"{stem}-{number}"
        return found

    # -- who plays ----------------------------------------------------------------------------------------------

    def hold(self, match_id: str) -> None:
        """Keeps others from playing this match until `release`; raises MatchInUse if somebody plays it already."""
        if not self._take(match_id):
            raise MatchInUse(
                "This match is being played in another window of Hearthside. Go on there, or look at it here as a"
                " replay.",
                key="core.save.in_use",
            )

    def _take(self, match_id: str) -> bool:
        lock = self._locks.setdefault(match_id, Lock(self.folder / f".{match_id}.lock"))
        with contextlib.suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
        return lock.take()

    def release(self, match_id: str) -> None:
        lock = self._locks.pop(match_id, None)
        if lock is not None:
            lock.release()

    # -- looking ------------------------------------------------------------------------------------------------

    def list(self) -> list[SaveInfo]:
        """All saves, the last played first; damaged ones are told with the sentence why. Nothing is replayed."""
        infos = [self.info(path) for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith(".")]
        return sorted(
            infos, key=lambda info: (info.order, info.saved_at or _changed_at(info.path), info.id), reverse=True
        )

    def info(self, path: Path) -> SaveInfo:
        """Of a damaged file what its match has in the newest whole position before."""
        match_id = path.name.removesuffix(SUFFIX)
        try:
            return self._info(match_id, self.path(match_id))
        except HearthsideError as error:
            if is_damage(error):
                for older in self.older.of(match_id):
                    with contextlib.suppress(HearthsideError):
                        return self._info(match_id, older.path)
            return SaveInfo(match_id, path, problem=error)

    def _info(self, match_id: str, path: Path) -> SaveInfo:
        head = head_of(read_content(path), file_name(path))
        return SaveInfo(
            match_id,
            path,
            head.game,
            head.title,
            head.saved_at,
            head.seats,
            head.turns,
            head.lines,
            head.over,
            None,
            head.order,
        )

    def load(self, match_id: str) -> Loaded:
        """The match as it was left. If its file is damaged, from the newest whole position before, with a notice."""
        path = self.path(match_id)
        seal = seal_of(path)
        try:
            loaded = load_save(path, self._rules_of, self.bots)
        except (SaveTrouble, FileTrouble) as trouble:
            loaded = self._load_older(match_id, trouble)
            self._to_set_aside.add(match_id)
        if seal is not None:
            self._seals[match_id] = seal
        self._titles[match_id] = loaded.title
        return loaded

    def _load_older(self, match_id: str, trouble: HearthsideError) -> Loaded:
        if is_damage(trouble):
            for older in self.older.of(match_id):
                with contextlib.suppress(HearthsideError):
                    found = load_save(older.path, self._rules_of, self.bots)
                    notice: Say = say("core.save.from_older", n=older.lines, file=file_name(self.path(match_id)))
                    return Loaded(found.session, found.title, found.saved_at, notice)
        raise trouble

    def rescue(self, match_id: str) -> Loaded:
        """What can still be read of a damaged match, to go on as a new one; the damaged file stays as it is."""
        return rescue_save(self.path(match_id), self._rules_of)

    # -- writing ------------------------------------------------------------------------------------------------

    def save(self, session: Session, match_id: str, title: str | None = None) -> Path:
        """Writes the match in one step. A match keeps its title until it gets another one.

        Raises ChangedElsewhere rather than write over what others have written, and MatchInUse if they are at it.
        """
        if title is not None:
            self._titles[match_id] = title
        path = self.path(match_id)
        self.hold(match_id)
        self._guard(match_id, path)
        text = save_text(
            session,
            title=self._titles.get(match_id, ""),
            order=self._orders.next_for(path.name),
            saved_at=self._now().astimezone(UTC).isoformat(timespec="milliseconds"),
        )
        self._write(match_id, path, text, len(session), session.is_over())
        return path

    def _write(self, match_id: str, path: Path, text: str, lines: int, over: bool) -> None:
        write_text(path, text)
        self._seals[match_id] = text.encode()[-SEAL:]
        self.older.keep(match_id, lines, text, over=over)

    def settle(self) -> None:
        """What is still to be written is on the disk when this returns; raises what went wrong on the way, once."""

    @property
    def is_writing(self) -> bool:
        """Whether `settle` would have to wait."""
        return False

    def _guard(self, match_id: str, path: Path) -> None:
        """Nothing is written over that we do not know; a damaged file is copied aside first."""
        there = seal_of(path)
        if there is not None and there != self._seals.get(match_id):
            if _is_good(path):
                raise ChangedElsewhere(
                    f"The saved game {file_name(path)} was changed by somebody else. It was left as it is.",
                    key="core.save.changed_elsewhere",
                    file=file_name(path),
                )
            self._to_set_aside.add(match_id)
        if match_id in self._to_set_aside:
            if there is not None:
                copy_aside(path)
            self._to_set_aside.discard(match_id)

    def delete(self, match_id: str) -> Path:
        """Moves the match to the trash folder, where it can be taken from again."""
        path = self.path(match_id)
        self.hold(match_id)
        try:
            trashed = self._move(path, self.folder / TRASH)
            self.older.move(match_id, self.folder / TRASH / OLDER, trashed.name.removesuffix(SUFFIX))
        finally:
            self.release(match_id)
        return trashed

    def _move(self, path: Path, folder: Path) -> Path:
        stem = path.name.removesuffix(SUFFIX)
        target, number = folder / path.name, 1
        while target.exists():
            number += 1
            target = folder / f"{stem}-{number}{SUFFIX}"
        move(path, target)
        return target


def _is_good(path: Path) -> bool:
    """Whether there is a whole save, be it one of a later version."""
    try:
        read_content(path)
    except (DamagedSave, ForeignSave, FileTrouble):
        return False
    except SaveTrouble:
        return True
    return True


def _changed_at(path: Path) -> str:
    """For files that do not say when they were saved."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="milliseconds")
    except (OSError, OverflowError, ValueError):
        return ""
