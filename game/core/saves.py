"""From a file to the match that it holds: its log is replayed, and everything else it says must agree with that.

The log is the match. The snapshot is only for later versions whose rules no longer agree with the log. How a save is
written stands in save_format.py, what can be made of a damaged one in save_rescue.py, the folder in save_store.py.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core.contract import AnyRules, Plain, Say, say
from game.core.errors import BadInput
from game.core.replaying import go_on_from, replay
from game.core.save_format import (
    DamagedSave,
    NewerSave,
    SaveTrouble,
    UnknownSave,
    damaged,
    file_name,
    read_content,
    setup_in,
    text_in,
)
from game.core.session import Line, Session, Setup, read_line
from game.core.setup import plain_hash

RulesOf = Callable[[str], AnyRules]
"""The rules of a game by id; raises BadInput if there is no such game."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match that goes on. `notice` is told to the people if it is not exactly what was saved last."""

    session: Session
    title: str
    saved_at: str
    notice: Say | None = None


def load_save(path: Path, rules_of: RulesOf, bots: Collection[str] | None = None) -> Loaded:
    """The match as it was left, or a SaveTrouble with one sentence. `bots` are the ids of those that can play."""
    content = read_content(path)
    file = file_name(path)
    rules = rules_for(content, file, rules_of)
    written_by = content.get("rules")
    if not isinstance(written_by, int):
        raise damaged(file, "senseless")
    if written_by > rules.version:
        raise NewerSave(
            f"The saved game {file} was played by newer rules of the game.", key="core.save.newer", file=file
        )
    try:
        setup = setup_in(content)
        unknown = [seat.bot for seat in setup.seats if seat.bot and bots is not None and seat.bot not in bots]
        if unknown:
            raise unknown_bot(file)
        return _load(content, rules, setup, file, outdated=written_by < rules.version)
    except SaveTrouble:
        raise
    except Exception as error:  # whatever a forged content makes the rules do, the person reads one sentence
        raise damaged(file, "senseless") from error


def unknown_bot(file: str) -> UnknownSave:
    return UnknownSave(
        f"In the saved game {file} a bot plays that this version does not know.",
        key="core.save.unknown_bot",
        file=file,
    )


def rules_for(content: Mapping[str, Any], file: str, rules_of: RulesOf) -> AnyRules:
    try:
        return rules_of(text_in(content["game"]))
    except BadInput:
        raise UnknownSave(
            f"The saved game {file} is of a game that this version does not know.",
            key="core.save.unknown_game",
            file=file,
        ) from None
    except (KeyError, TypeError):
        raise damaged(file, "no_game") from None


def _load(content: Mapping[str, Any], rules: AnyRules, setup: Setup, file: str, *, outdated: bool) -> Loaded:
    title, saved_at = text_in(content["title"]), text_in(content["saved_at"])
    try:
        session = _replayed(content, rules, setup, file)
        _compare(content, session, file)
        return Loaded(session, title, saved_at)
    except Exception:
        if not outdated:
            raise
    snapshot: Plain = content["snapshot"]
    log = (*map(text_in, content["old_log"]), *map(text_in, content["log"]))
    try:
        session = go_on_from(rules, setup, snapshot, log)
        rules.sheet(session.view(None))
    except Exception:
        raise damaged(file, "unreadable") from None
    if plain_hash(snapshot) != content["hash"]:
        raise damaged(file, "disagrees")
    return Loaded(session, title, saved_at, say("core.save.from_snapshot"))


def _replayed(content: Mapping[str, Any], rules: AnyRules, setup: Setup, file: str) -> Session:
    lines: list[Line] = [read_line(rules, text_in(line)) for line in content["log"]]
    old_log = tuple(text_in(line) for line in content["old_log"])
    try:
        session = replay(rules, setup, lines, start=content["start"], old_log=old_log)
    except Exception as error:
        raise damaged(file, "moves") from error
    if len(session) != len(lines) or session.fingerprint() != content["hash"]:
        raise damaged(file, "moves")
    for number, mark in content["marks"].items():
        session.marks[int(number)] = text_in(mark)
    return session


def _compare(content: Mapping[str, Any], session: Session, file: str) -> None:
    """What a save states twice must be the same twice, or nobody knows which of the two was meant."""
    told = plain_hash(content["snapshot"]), content["turns"], content["over"]
    if told != (content["hash"], list(session.turns()), session.is_over()):
        raise damaged(file, "disagrees")
    if any(not 0 <= number < max(1, len(session)) for number in session.marks):
        raise damaged(file, "disagrees")


__all__ = ["DamagedSave", "Loaded", "NewerSave", "RulesOf", "SaveTrouble", "load_save", "rules_for", "unknown_bot"]
