"""A match as a file: JSON that people can read, and the refusal of everything that is not whole.

The log is the match; loading replays it and compares the hash of the end. The snapshot is only for later versions
whose rules no longer agree with the log. The folder of saves is next door in save_store.py.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.contract import Plain, Rules, Say, say
from game.core.errors import BadInput, HearthsideError
from game.core.files import read_bytes
from game.core.session import Line, SeatSetup, Session, Setup, read_line, replay

FORMAT = "hearthside save"
VERSION = 1
MOST_BYTES = 4_000_000
"""No match comes near this; a bigger file is not read into memory."""

RulesOf = Callable[[str], Rules]
"""The rules of a game by id; raises BadInput if there is no such game."""

_HALF_LETTER = re.compile("[\ud800-\udfff]")
_TAIL = '\n "checksum": "'
_END = '"\n}\n'


class SaveTrouble(HearthsideError):
    """A saved game cannot be opened. The file was not touched."""


class DamagedSave(SaveTrouble):
    """Not what was once written, or it contradicts itself."""


class ForeignSave(SaveTrouble):
    """Something else than a saved game of ours."""


class NewerSave(SaveTrouble):
    """Written by a later version of the application or of the rules."""


def damaged(file: str, why: str) -> DamagedSave:
    return DamagedSave(f"The saved game {file} is damaged: {why}.", key="core.save.damaged", file=file)


def foreign(file: str) -> ForeignSave:
    return ForeignSave(f"The file {file} is not a saved game of Hearthside.", key="core.save.foreign", file=file)


# -- writing --------------------------------------------------------------------------------------------------------


def save_text(session: Session, *, title: str = "", saved_at: str = "") -> str:
    """The whole file. One line of the log stands on one line of text, the checksum at the very end."""
    setup = session.setup
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "game": setup.game,
        "rules": session.rules.version,
        "title": title,
        "saved_at": saved_at,
        "over": session.is_over(),
        "turns": list(session.turns()),
        "seats": [{"name": seat.name, "sign": seat.sign, "bot": seat.bot} for seat in setup.seats],
        "seed": setup.seed,
        "options": dict(setup.options),
        "reseeds": [list(reseed) for reseed in setup.reseeds],
        "was_shared": setup.was_shared,
        "open_hands": setup.open_hands,
        "start": session.start,
        "marks": {str(number): mark for number, mark in sorted(session.marks.items())},
        "hash": session.fingerprint(),
        "snapshot": session.snapshot(),
    }
    parts = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    parts.append(_lines("old_log", session.old_log))
    parts.append(_lines("log", [line.text() for line in session.lines]))
    return sign("{\n" + ",\n".join(parts) + ",")


def _json(value: Any) -> str:
    """With the letters people use; half a letter, as a broken paste may leave in a name, is escaped."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isascii() or not _HALF_LETTER.search(text) else json.dumps(value)


def _lines(key: str, lines: Any) -> str:
    listed = ",\n".join(f"  {_json(line)}" for line in lines)
    return f" {_json(key)}: [\n{listed}\n ]" if listed else f" {_json(key)}: []"


def sign(body: str) -> str:
    """The body of a save, up to its last comma, with the checksum that closes it."""
    return f"{body}{_TAIL}{_checksum(body)}{_END}"


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


# -- reading --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match that goes on. `notice` is told to the people if today's rules could not replay its log."""

    session: Session
    title: str
    saved_at: str
    notice: Say | None = None


def read_content(path: Path) -> dict[str, Any]:
    """The checked content of a file: it is ours, whole, and not from a later version. Nothing is replayed."""
    file = path.name
    try:
        too_big = path.stat().st_size > MOST_BYTES
    except OSError:
        too_big = False  # read_bytes tells why it cannot be read
    if too_big:
        raise ForeignSave(f"The file {file} is too big to be a saved game.", key="core.save.too_big", file=file)
    raw = read_bytes(path)
    try:
        text = raw.decode()
        content = json.loads(text)
    except (ValueError, RecursionError):
        if FORMAT.encode() in raw:
            raise damaged(file, "it was cut off or changed") from None
        raise foreign(file) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        if FORMAT in text:
            raise damaged(file, "it was changed")
        raise foreign(file)
    body, tail, rest = text.rpartition(_TAIL)
    if not tail or rest != _checksum(body) + _END:
        raise damaged(file, "it is not what was once written")
    if not isinstance(content.get("version"), int) or content["version"] > VERSION:
        raise NewerSave(
            f"The saved game {file} comes from a newer version of Hearthside.", key="core.save.newer", file=file
        )
    return content


def load_save(path: Path, rules_of: RulesOf) -> Loaded:
    """The match as it was left, or a SaveTrouble with one sentence."""
    content = read_content(path)
    file = path.name
    try:
        rules = rules_of(content["game"])
    except BadInput:
        raise ForeignSave(
            f"The saved game {file} is of a game that this version does not know.",
            key="core.save.unknown_game", file=file,
        ) from None
    except (KeyError, TypeError):
        raise damaged(file, "it does not say which game it is") from None
    written_by = content.get("rules")
    if not isinstance(written_by, int):
        raise damaged(file, "it does not say which rules it was played by")
    if written_by > rules.version:
        raise NewerSave(
            f"The saved game {file} was played by newer rules of the game.", key="core.save.newer", file=file
        )
    try:
        return _load(content, rules, outdated=written_by < rules.version)
    except SaveTrouble:
        raise
    except _OldUnreadable:
        raise DamagedSave(
            f"The saved game {file} comes from an older version whose position can no longer be read.",
            key="core.save.old_unreadable", file=file,
        ) from None
    except Exception as error:  # whatever a forged content makes the rules do, the person reads one sentence
        raise damaged(file, f"its content makes no sense ({type(error).__name__})") from error


class _OldUnreadable(Exception):
    """Neither the log nor the snapshot of an older save means anything today."""


def _load(content: Mapping[str, Any], rules: Rules, *, outdated: bool) -> Loaded:
    setup = _setup(content)
    log = tuple(_text(line) for line in content["log"])
    title, saved_at = _text(content["title"]), _text(content["saved_at"])
    try:
        session = _replayed(content, rules, setup, log)
        return Loaded(session, title, saved_at)
    except Exception:
        if not outdated:
            raise
    snapshot: Plain = content["snapshot"]
    try:
        session = Session.restore_from_snapshot(rules, setup, snapshot, (*map(_text, content["old_log"]), *log))
        rules.sheet(session.view(None))
    except Exception:
        raise _OldUnreadable from None
    return Loaded(session, title, saved_at, say("core.save.from_snapshot"))


def _replayed(content: Mapping[str, Any], rules: Rules, setup: Setup, log: tuple[str, ...]) -> Session:
    lines: list[Line] = [read_line(rules, line) for line in log]
    old_log = tuple(_text(line) for line in content["old_log"])
    session = replay(rules, setup, lines, start=content["start"], old_log=old_log)
    if len(session) != len(lines) or session.fingerprint() != content["hash"]:
        raise BadInput("The log does not lead to the position that was saved.")
    for number, mark in content["marks"].items():
        session.marks[int(number)] = _text(mark)
    return session


def _setup(content: Mapping[str, Any]) -> Setup:
    seats = tuple(SeatSetup(_text(s["name"]), _whole(s["sign"]), _text(s["bot"])) for s in content["seats"])
    if not isinstance(content["options"], dict):
        raise TypeError("options are a mapping")
    reseeds = tuple((_whole(draw), _whole(seed)) for draw, seed in content["reseeds"])
    return Setup(
        content["game"], seats, _whole(content["seed"]), dict(content["options"]), reseeds,
        was_shared=_yes(content, "was_shared"), open_hands=_yes(content, "open_hands"),
    )


def _yes(content: Mapping[str, Any], key: str) -> bool:
    """Files from before the key was known do not have it: no."""
    value = content.get(key, False)
    if not isinstance(value, bool):
        raise TypeError(f"{key} is yes or no, not {value!r}")
    return value


def seats_of(content: Mapping[str, Any]) -> tuple[SeatSetup, ...]:
    return _setup(content).seats


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return value


def _whole(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a whole number")
    return value
