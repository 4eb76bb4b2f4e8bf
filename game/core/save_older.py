"""Earlier positions of each match, in a folder of their own beside the saves: what is left if the newest is damaged.

They are a few, some moves apart, each a whole save. `<match>~<number>~<lines>.save.json` can be no match's own name.
"""

from __future__ import annotations

import contextlib
import glob
import re
from dataclasses import dataclass
from pathlib import Path

from game.core.files import FileTrouble, move, write_text

KEPT = 3
APART = 10
"""Lines of the log between two of them; so many are lost at most when the newest file is damaged."""

_NAME = re.compile(r"(.+)~(\d{1,9})~(\d{1,9})\.save\.json")


@dataclass(frozen=True, slots=True)
class OlderSave:
    number: int
    lines: int
    path: Path


class OlderSaves:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._known: dict[str, list[OlderSave]] = {}

    def of(self, match_id: str) -> list[OlderSave]:
        """Those of one match, the newest first, as the folder has them now."""
        found = []
        with contextlib.suppress(OSError):
            for path in self.folder.glob(f"{glob.escape(match_id)}~*"):
                if (parts := _NAME.fullmatch(path.name)) and parts[1] == match_id:
                    found.append(OlderSave(int(parts[2]), int(parts[3]), path))
        return sorted(found, key=lambda one: one.number, reverse=True)

    def keep(self, match_id: str, lines: int, text: str, *, over: bool = False) -> None:
        """Another one, if the match has moved on far enough or has ended. What cannot be written is not missed."""
        kept = self._known.get(match_id)
        if kept is None:
            kept = self._known[match_id] = self.of(match_id)
        if kept and abs(lines - kept[0].lines) < (1 if over else APART):
            return
        number = kept[0].number + 1 if kept else 1
        made = OlderSave(number, lines, self.folder / f"{match_id}~{number:04}~{lines}.save.json")
        with contextlib.suppress(FileTrouble):
            write_text(made.path, text)
            kept.insert(0, made)
            for one in kept[KEPT:]:
                with contextlib.suppress(OSError):
                    one.path.unlink(missing_ok=True)
            del kept[KEPT:]

    def move(self, match_id: str, folder: Path, new_id: str) -> None:
        """They go along when their match goes to the trash."""
        for one in self.of(match_id):
            with contextlib.suppress(FileTrouble):
                move(one.path, folder / one.path.name.replace(match_id, new_id, 1))
        self._known.clear()
