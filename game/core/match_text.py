"""The position as plain text, for whoever cannot or will not look: copied by a key, read aloud, pasted into a mail.

It names every fact that the seat may know, each as `path = value` with the names behind it, and what it may do now.
Nothing is left out and nothing is invented: read_facts gives back the plain form of the seat's view.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from game.core.contract import CHANCE, Plain, Seat, seat_id
from game.core.session import Session
from game.core.speaker import Speaker
from game.core.text import to_text

_FACT = re.compile(r"^  (?P<path>\S.*?) = (?P<value>\"(?:[^\"\\]|\\.)*\"|[^\"\s]\S*)(?:  \(.*\))?$")
_WORD = re.compile(r"[\w:]+")
_INDEX = re.compile(r"\[(\d+)\]")
_OWNER = re.compile(r"(\d) \w")
"""`0 food`: what belongs to a seat begins with its number, in the plain form of every game."""


def match_text(session: Session, speaker: Speaker, seat: Seat | None, at: int | None = None) -> str:
    """What `seat` may know, and its options if it must decide; None = what everybody may know."""
    words, rules = speaker.words, session.rules
    progress, phase = rules.progress(session.view(None, at))
    headline = [words(f"{rules.id}.title"), speaker(progress), speaker(phase) if phase else ""]
    parts = [" · ".join(part for part in headline if part)]
    parts += _who_is_asked(session, speaker, seat, at)
    view = session.view(seat, at)
    for key, value in rules.to_plain(view).items():
        label = f"{rules.id}.part.{key}"
        parts += ["", words(label)] if words.has(label) else [""]
        by_seat = isinstance(value, list) and len(value) == session.seats and key not in ("stack", "ledger")
        for path, fact in _facts(value, key):
            parts.append(f"  {path} = {_json(fact)}{_named(speaker, path, fact, by_seat)}")
    if seat is not None and seat in rules.waiting(view):
        parts += ["", words("core.match_text.options", seat=speaker.name(seat_id(seat)))]
        for action in rules.options(view, seat):
            line = to_text(action)
            parts.append(f"  {line}{_named(speaker, line, None, False)}")
    return "\n".join(parts) + "\n"


def _who_is_asked(session: Session, speaker: Speaker, seat: Seat | None, at: int | None) -> Iterator[str]:
    for number in range(session.seats):
        yield f"{number}: {speaker.name(seat_id(number))}"
    waiting = [other for other in session.waiting(at) if other != CHANCE]
    asked = seat if seat in waiting else next(iter(waiting), seat)
    if asked is not None:
        yield speaker(session.rules.prompt(session.view(seat, at), asked))
    result = session.rules.result(session.view(None, at))
    if result is not None:
        winners = speaker.listed([speaker.name(seat_id(winner)) for winner in result.winners])
        yield speaker.words("core.match_text.winners", winners=winners)


def _facts(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every scalar with the way to it; `[2]` is a position in a list. Empty containers are facts as well."""
    if isinstance(value, dict) and value:
        for key, item in value.items():
            yield from _facts(item, f"{path} {key}")
    elif isinstance(value, list) and value:
        for number, item in enumerate(value):
            yield from _facts(item, f"{path} [{number}]")
    else:
        yield path, value


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _named(speaker: Speaker, path: str, fact: Any, by_seat: bool) -> str:
    """The names of all ids and players in a line, in brackets behind it."""
    names: dict[str, None] = {}
    owner = _INDEX.search(path) if by_seat else _OWNER.match(fact) if isinstance(fact, str) else None
    if owner is not None:
        names[speaker.name(seat_id(int(owner[1])))] = None
    for word in _WORD.findall(f"{path} {fact}" if isinstance(fact, str) else path):
        if word.startswith("seat:") or speaker.words.has(speaker.name_key(word)):
            names[speaker.name(word)] = None
    return f"  ({', '.join(names)})" if names else ""


def read_facts(text: str) -> Plain:
    """The plain form of the view that match_text described."""
    plain: Plain = {}
    for line in text.splitlines():
        found = _FACT.match(line)
        if found is not None:
            _put(plain, found["path"].split(" "), json.loads(found["value"]))
    return plain


def _put(into: Any, path: list[str], value: Any) -> None:
    step, rest = path[0], path[1:]
    key: Any = int(step[1:-1]) if step.startswith("[") else step
    if isinstance(into, list):
        while len(into) <= key:
            into.append(None)
    if not rest:
        into[key] = value
        return
    inner = into[key] if isinstance(into, list) else into.get(key)
    if inner is None:
        inner = into[key] = [] if rest[0].startswith("[") else {}
    _put(inner, rest, value)
