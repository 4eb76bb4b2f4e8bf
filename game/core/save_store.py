"""The folder of saved matches: list, open, save at every action, throw away. One file per match."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from game.core.errors import BadInput, HearthsideError
from game.core.files import FileTrouble, write_text
from game.core.saves import Loaded, RulesOf, SaveTrouble, damaged, load_save, read_content, save_text, seats_of
from game.core.session import SeatSetup, Session

SUFFIX = ".save.json"
TRASH = "trash"
_STALE_SECONDS = 3600


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


class SaveStore:
    """`rules_of` finds the rules of a game; `now` may be replaced in tests."""

    def __init__(
        self, folder: Path, rules_of: RulesOf, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)
    ) -> None:
        self.folder = folder
        self._rules_of = rules_of
        self._now = now
        self._titles: dict[str, str] = {}
        self._sweep()

    def _sweep(self) -> None:
        """Removes what a kill in the middle of writing left behind."""
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f".*{SUFFIX}.*.tmp"):
                if time.time() - path.stat().st_mtime > _STALE_SECONDS:
                    path.unlink()

    def path(self, match_id: str) -> Path:
        if not match_id or match_id.startswith(".") or not all(c.isalnum() or c in "-_." for c in match_id):
            raise BadInput(f"'{match_id}' cannot be the name of a saved game.")
        return self.folder / f"{match_id}{SUFFIX}"

    def new_id(self, game: str) -> str:
        """An id that nobody has, the game's and the time's, such as `<game>-20261118-201500`."""
        stem = f"{game}-{self._now().astimezone():%Y%m%d-%H%M%S}"
        number, found = 1, stem
        while self.path(found).exists():
            number += 1
            found = f"{stem}-{number}"
        return found

    # -- looking ------------------------------------------------------------------------------------------------

    def list(self) -> list[SaveInfo]:
        """All saves, the newest first; damaged ones are told with the sentence why. Nothing is replayed."""
        infos = [self.info(path) for path in self.folder.glob(f"*{SUFFIX}") if not path.name.startswith(".")]
        return sorted(infos, key=lambda info: (info.saved_at or _changed_at(info.path), info.id), reverse=True)

    def info(self, path: Path) -> SaveInfo:
        match_id = path.name.removesuffix(SUFFIX)
        try:
            content = read_content(path)
            return SaveInfo(
                match_id, path, str(content["game"]), str(content["title"]), str(content["saved_at"]),
                seats_of(content), tuple(content["turns"]), len(content["log"]), content["over"] is True,
            )
        except (SaveTrouble, FileTrouble) as error:
            return SaveInfo(match_id, path, problem=error)
        except Exception:  # a forged header; the sentence is the same for a person
            return SaveInfo(match_id, path, problem=damaged(path.name, "its content makes no sense"))

    def load(self, match_id: str) -> Loaded:
        loaded = load_save(self.path(match_id), self._rules_of)
        self._titles[match_id] = loaded.title
        return loaded

    # -- writing ------------------------------------------------------------------------------------------------

    def save(self, session: Session, match_id: str, title: str | None = None) -> Path:
        """Writes the match in one step. A match keeps its title until it gets another one."""
        if title is not None:
            self._titles[match_id] = title
        path = self.path(match_id)
        saved_at = self._now().astimezone(UTC).isoformat(timespec="milliseconds")
        write_text(path, save_text(session, title=self._titles.get(match_id, ""), saved_at=saved_at))
        return path

    def autosave(
        self, session: Session, match_id: str, trouble: Callable[[HearthsideError], object] | None = None
    ) -> None:
        """Saves now and after every change of the match; a full disk is told to `trouble` and does not end the game.

        Without `trouble` the error is raised to whoever changed the match.
        """

        def keep() -> None:
            try:
                self.save(session, match_id)
            except FileTrouble as error:
                if trouble is None:
                    raise
                trouble(error)

        keep()
        session.listeners.append(keep)

    def delete(self, match_id: str) -> Path:
        """Moves the file to the trash folder, where it can be taken from again."""
        return self._move(self.path(match_id), self.folder / TRASH)

    def restore(self, trashed: Path) -> Path:
        """Takes back what `delete` returned."""
        return self._move(trashed, self.folder)

    def _move(self, path: Path, folder: Path) -> Path:
        stem = path.name.removesuffix(SUFFIX)
        target, number = folder / path.name, 1
        while target.exists():
            number += 1
            target = folder / f"{stem}-{number}{SUFFIX}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path.rename(target)
        except OSError as error:
            raise FileTrouble(
                f"The file {path} cannot be moved: {error.strerror}.",
                key="files.cannot_write", file=str(path), reason=error.strerror or "",
            ) from error
        return target


def _changed_at(path: Path) -> str:
    """For files that do not say when they were saved."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime, UTC).isoformat(timespec="milliseconds")
    except OSError:
        return ""
