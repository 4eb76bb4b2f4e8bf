"""A match as a file: JSON that people can read, with a checksum at its end. What is not whole is refused in words.

Names, order and hash stand in the head, one line of the log on one line of text. Hands stand in clear: a save is for
its owner, not a lock against them. Next: saves.py, which makes a match of a file again.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NoReturn

from game.core.errors import HearthsideError
from game.core.files import FileTrouble, printable, read_bytes
from game.core.session import SeatSetup, Session, Setup
from game.core.setup import SIGNS

_WRITER = json.JSONEncoder(ensure_ascii=False)
FORMAT = "hearthside save"
VERSION = 1
MOST_BYTES = 4_000_000
"""No match comes near this; a bigger file is not read into memory."""
MOST_ORDER = 10**12 - 1
MOST_SEATS = 9
"""A line of the log names its seat with one digit."""

_LISTER = json.JSONEncoder(ensure_ascii=False, separators=(",\n  ", ": "))
_HALF_LETTER = re.compile("[\ud800-\udfff]")
_TAIL = '\n "checksum": "'
_END = '"\n}\n'
_YEARS = range(2000, 2900)
"""Dates outside are a clock gone wild; not every system can even show them."""

DAMAGES = {
    "cut": "it was cut off or changed",
    "changed": "it is not what was once written",
    "no_game": "it does not say which game it is",
    "senseless": "a part of it makes no sense",
    "moves": "its moves do not lead to the position that was saved",
    "disagrees": "what it says of the match does not agree with its moves",
    "unreadable": "it comes from an older version, and its position can no longer be read",
}
"""Why a save is damaged, for the command line; screens have it as core.save.damaged.<word>."""


class SaveTrouble(HearthsideError):
    """A saved game cannot be opened. The file was not touched."""


class DamagedSave(SaveTrouble):
    """Not what was once written, or it contradicts itself."""


class ForeignSave(SaveTrouble):
    """Something else than a saved game of ours."""


class UnknownSave(ForeignSave):
    """A saved game of ours, whole, with a game or a bot that is not there."""


class NewerSave(SaveTrouble):
    """Written by a later version of the application or of the rules."""


def damaged(file: str, why: str) -> DamagedSave:
    told = f"The saved game {file} is damaged: {DAMAGES[why]}. It was left as it is."
    return DamagedSave(told, key=f"core.save.damaged.{why}", file=file)


def foreign(file: str) -> ForeignSave:
    return ForeignSave(f"The file {file} is not a saved game of Hearthside.", key="core.save.foreign", file=file)


def is_damage(trouble: HearthsideError) -> bool:
    """Whether an earlier position of the match would help: not where only this version is too old for it."""
    return isinstance(trouble, DamagedSave | ForeignSave | FileTrouble) and not isinstance(trouble, UnknownSave)


# -- writing --------------------------------------------------------------------------------------------------------


def save_text(session: Session, *, title: str = "", saved_at: str = "", order: int = 0) -> str:
    """The whole file. `order` counts on over all matches of a folder, whatever its clock says."""
    setup = session.setup
    head: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "order": order,
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
        "played": [[until, list(bots)] for until, bots in setup.played],
        "start": session.start,
        "marks": {str(number): mark for number, mark in sorted(session.marks.items())},
        "hash": session.fingerprint(),
        "snapshot": session.exact(),
    }
    parts = [f" {_json(key)}: {_json(value)}" for key, value in head.items()]
    parts.append(_lines("old_log", session.old_log))
    parts.append(_lines("log", [line.text() for line in session.lines]))
    return sign("{\n" + ",\n".join(parts) + ",")


def _json(value: Any) -> str:
    """With the letters people use; half a letter, as a forged text may hold, is escaped."""
    text = _WRITER.encode(value)
    return text if _is_whole(text) else json.dumps(value)


def _is_whole(text: str) -> bool:
    return text.isascii() or not _HALF_LETTER.search(text)


def _lines(key: str, lines: Sequence[str]) -> str:
    """Each on a line of its own, all written at once: a log is long and written anew after each of its lines."""
    listed = _LISTER.encode(lines)[1:-1]
    if not _is_whole(listed):
        listed = ",\n  ".join(map(_json, lines))
    return f" {_json(key)}: [\n  {listed}\n ]" if lines else f" {_json(key)}: []"


def sign(body: str) -> str:
    """The body of a save, up to its last comma, with the checksum that closes it."""
    return f"{body}{_TAIL}{_checksum(body)}{_END}"


def _checksum(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()


# -- reading --------------------------------------------------------------------------------------------------------


def read_raw(path: Path) -> bytes:
    """The bytes of a file that may be a save; one that is far too big is refused."""
    try:
        too_big = path.stat().st_size > MOST_BYTES
    except (OSError, ValueError):
        too_big = False  # read_bytes tells why it cannot be read
    if too_big:
        file = file_name(path)
        raise ForeignSave(f"The file {file} is too big to be a saved game.", key="core.save.too_big", file=file)
    return read_bytes(path, MOST_BYTES)


def file_name(path: Path) -> str:
    return printable(Path(path.name))


def read_content(path: Path) -> dict[str, Any]:
    """The checked content of a file: it is ours, whole, and not from a later version. Nothing is replayed."""
    file, raw = file_name(path), read_raw(path)
    try:
        text = raw.decode()
        content = json.loads(text, parse_constant=_no_number, object_pairs_hook=_once_each)
    except (ValueError, RecursionError):
        if FORMAT.encode() in raw:
            raise damaged(file, "cut") from None
        raise foreign(file) from None
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        if FORMAT in text:
            raise damaged(file, "changed")
        raise foreign(file)
    body, tail, rest = text.rpartition(_TAIL)
    if not tail or _HALF_LETTER.search(body) or rest != _checksum(body) + _END:
        raise damaged(file, "changed")
    if not isinstance(content.get("version"), int) or content["version"] > VERSION:
        raise NewerSave(
            f"The saved game {file} comes from a newer version of Hearthside.", key="core.save.newer", file=file
        )
    return content


def _no_number(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no number")


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) != len(pairs):
        raise ValueError("the same key stands twice")
    return values


@dataclass(frozen=True, slots=True)
class Head:
    """What a list tells of a save. `saved_at` is empty where the file names no time that can be shown."""

    game: str
    order: int
    title: str
    saved_at: str
    seats: tuple[SeatSetup, ...]
    turns: tuple[int, ...]
    lines: int
    over: bool


def head_of(content: Mapping[str, Any], file: str) -> Head:
    """Raises DamagedSave, whatever somebody wrote into it."""
    try:
        order = content.get("order", 0)
        return Head(
            text_in(content["game"]),
            order if isinstance(order, int) and 0 < order <= MOST_ORDER else 0,
            text_in(content["title"]),
            _when(text_in(content["saved_at"])),
            setup_in(content).seats,
            tuple(whole_in(turns) for turns in content["turns"]),
            len(content["log"]),
            content["over"] is True,
        )
    except (KeyError, TypeError, ValueError, AttributeError):
        raise damaged(file, "senseless") from None


def _when(text: str) -> str:
    """The time in the one form that sorts; nothing if it is none, or of no year that people live in."""
    try:
        when = datetime.fromisoformat(text)
        if when.year not in _YEARS:
            return ""
        return when.replace(tzinfo=when.tzinfo or UTC).astimezone(UTC).isoformat(timespec="milliseconds")
    except (ValueError, OverflowError):
        return ""


def setup_in(content: Mapping[str, Any]) -> Setup:
    told = content["seats"]
    if not isinstance(told, list) or not 1 <= len(told) <= MOST_SEATS:
        raise TypeError("seats are a list, and nobody has so many")
    if not isinstance(content["options"], dict):
        raise TypeError("options are a mapping")
    seats = tuple(_seat(number, seat) for number, seat in enumerate(told))
    reseeds = tuple((whole_in(draw), whole_in(seed)) for draw, seed in content["reseeds"])
    return Setup(
        text_in(content["game"]),
        seats,
        whole_in(content["seed"]),
        dict(content["options"]),
        reseeds,
        was_shared=_yes(content, "was_shared"),
        open_hands=_yes(content, "open_hands"),
        played=_played(content, seats),
    )


def _played(content: Mapping[str, Any], seats: tuple[SeatSetup, ...]) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Files from before the key was known say nothing of it."""
    found = tuple((whole_in(until), tuple(map(text_in, bots))) for until, bots in content.get("played", []))
    if any(len(bots) != len(seats) for _, bots in found):
        raise TypeError("each seat was played by somebody")
    return found


def _yes(content: Mapping[str, Any], key: str) -> bool:
    """Files from before the key was known do not have it: no."""
    value = content.get(key, False)
    if not isinstance(value, bool):
        raise TypeError(f"{key} is yes or no, not {value!r}")
    return value


def _seat(number: int, told: Mapping[str, Any]) -> SeatSetup:
    seat = SeatSetup(text_in(told["name"]), whole_in(told["sign"]), text_in(told["bot"]))
    if not 0 <= seat.sign < SIGNS:
        raise ValueError(f"nobody has the sign {seat.sign}")
    # a seat without a readable name could not be spoken of
    return seat if seat.name else SeatSetup(str(number + 1), seat.sign, seat.bot)


def text_in(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not text")
    return value


def whole_in(value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{value!r} is not a whole number")
    return value
