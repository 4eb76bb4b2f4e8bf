"""What is written down when Hearthside itself makes a mistake: enough to mend it, nothing about the people.

A report holds the traceback, the versions, the last things that were pressed and the log of the match. Names of
persons, what they typed and where their folders lie are left out.
"""

from __future__ import annotations

import os
import platform
import re
import traceback
from collections.abc import Iterable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from game.core import files, places

if TYPE_CHECKING:
    from game.core.session import Session

MOST_FILES = 10
_PREFIX = "hearthside-"
_MOST_CAUSES = 5
_HIDDEN = "[name]"
_PATH = re.compile(r"(?:[A-Za-z]:)?(?:[\\/][^\s'\":\\/]+)+[\\/]([^\s'\"\\/:]+)")


def signature(error: BaseException) -> str:
    """The same for the same mistake: its kind and the line it was made in."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{type(error).__name__} {_short(frames[-1].filename)}:{frames[-1].lineno}" if frames else repr(error)


def report(
    error: BaseException | str,
    moment: str,
    version: str,
    *,
    events: Sequence[str] = (),
    sessions: Iterable[Session] = (),
    private: Iterable[str] = (),
) -> str:
    """The whole report as text. `private` are words that must not stand in it; a mistake elsewhere comes as text."""
    matches = list(sessions)
    hidden = {*private, *(seat.name for session in matches for seat in session.setup.seats)}
    told = [conceal(line, hidden) for line in error.splitlines()] if isinstance(error, str) else _told(error, hidden)
    parts = [
        "A mistake of Hearthside. This file names no persons; whoever mends it needs all of it.",
        "",
        f"When: {moment}",
        *_versions(version),
        "",
        *told,
    ]
    for session in matches:
        parts += ["", *_match(session)]
    if events:
        parts += ["", f"The last {len(events)} things that happened, the newest at the end", *events]
    return "\n".join(parts) + "\n"


def conceal(text: str, names: Iterable[str]) -> str:
    """Without the names, and with paths of this computer cut down to the file."""
    for folder in (os.environ.get("HEARTHSIDE_HOME", ""), str(places.ROOT), str(Path.home())):
        if len(folder) > 1:
            text = text.replace(folder, "…")
    text = _PATH.sub(r"…/\1", text)
    for name in sorted({name.strip() for name in names}, key=len, reverse=True):
        if name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", _HIDDEN, text)
    return text


def keep(text: str, folder: Path | None = None, now: datetime | None = None) -> Path:
    """Writes a report and throws the oldest away; raises FileTrouble where nothing can be written."""
    folder = places.crashes() if folder is None else folder
    stem = f"{_PREFIX}{now or datetime.now():%Y%m%d-%H%M%S}"
    number, path = 1, folder / f"{stem}.txt"
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    files.write_text(path, text)
    _sweep(folder)
    return path


def _sweep(folder: Path) -> None:
    try:
        kept = sorted(folder.glob(f"{_PREFIX}*.txt"), key=lambda path: (path.stat().st_mtime_ns, path.name))
        for path in kept[:-MOST_FILES]:
            path.unlink()
    except OSError:
        return  # some reports too many harm nobody


def _told(error: BaseException, hidden: set[str]) -> list[str]:
    """The traceback with short paths; only what the error says can hold a name, our own lines cannot."""
    lines: list[str] = []
    chain = traceback.TracebackException.from_exception(error)
    found: traceback.TracebackException | None = chain
    for _ in range(_MOST_CAUSES):
        if found is None:
            break
        own = ["Traceback, the newest call at the end"]
        for line in found.stack.format():
            own += [re.sub(r'File "([^"]+)"', lambda file: f'File "{_short(file[1])}"', line).rstrip("\n")]
        own += [conceal(line.rstrip("\n"), hidden) for line in found.format_exception_only()]
        lines = [*own, *(["", "which led to", ""] if lines else []), *lines]
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)
    return lines


def _short(file: str) -> str:
    path = Path(file)
    if path.is_relative_to(places.ROOT) and "site-packages" not in path.parts:
        return path.relative_to(places.ROOT).as_posix()
    return "/".join(path.parts[-2:])


def _versions(version: str) -> list[str]:
    from importlib import metadata  # draws in all that reads mail: not before something has gone wrong

    try:
        pygame = metadata.version("pygame-ce")
    except metadata.PackageNotFoundError:
        pygame = "not installed as a package"
    return [
        f"Hearthside {version}, Python {platform.python_version()}, pygame-ce {pygame}",
        f"{platform.system()} {platform.release()}, {platform.machine()}",
    ]


def _match(session: Session) -> list[str]:
    setup = session.setup
    kinds = " ".join(seat.bot or "person" for seat in setup.seats)
    lines = [
        f"Match: {setup.game}, rules {session.rules.version}, seats {kinds}",
        f"Seed {setup.seed}, reseeds {list(setup.reseeds)}, options {dict(setup.options)}",
    ]
    if session.start is not None:
        lines.append("It did not begin with a new game.")
    return [*lines, f"Log, {len(session)} lines", *session.old_log, *(line.text() for line in session.lines)]
