"""Golden playthroughs: whole games as text, so that a change of rules shows in review as a readable difference.

Choices and draws follow from the seed alone by the kernel's own arithmetic, hence the text is the same everywhere.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from game.core import chance
from game.core.contract import CHANCE, Plain, Seat
from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from tests.conformance.subjects import SUBJECTS, Subject

GAMES = tuple(subject for subject in SUBJECTS if subject.game in CATALOGUE and not subject.options)
SEED = 4711
_OTHER_LUCK = 1_000_003


def play_out(session: Session, seed: int) -> None:
    """To the end, each choice drawn like a pebble from a bag with one of each option."""
    number = 0
    while not session.is_over():
        waiting = session.waiting()
        seat = waiting[chance.draw(seed + _OTHER_LUCK, number, [1] * len(waiting))]
        options = session.options(seat)
        session.submit(seat, options[chance.draw(seed, number, [1] * len(options))])
        number += 1


def played(subject: Subject, seed: int) -> Session:
    seats = tuple(SeatSetup(f"P{seat}", seat) for seat in range(subject.seats))
    session = Session(subject.rules, Setup(subject.game, seats, seed, dict(subject.options)))
    play_out(session, seed)
    return session


def file_name(subject: Subject) -> str:
    return f"{subject.seats}_players.txt"


def record(subject: Subject, seed: int = SEED) -> str:
    """A line `seat (options) action` for each step, what happened below it, and what changed in each seat's view."""
    session = played(subject, seed)
    rules = rules_of(subject.game)
    lines = [
        f"# {subject.game}, {subject.seats} players, seed {seed}: a random game, step by step.",
        "# > who (number of options) what · events · after each turn what is new to all and to each seat.",
        "# Made by: python -m tests.playthroughs.regenerate",
    ]
    views: dict[Seat | None, Plain] = {seat: {} for seat in (None, *range(subject.seats))}
    for at, line in enumerate(session.lines):
        if at == 0 or session.waiting(at) != session.waiting(at - 1):
            lines += _changes(session, at, views)
        who = "*" if line.seat == CHANCE else str(line.seat)
        offered = rules.options(session._course.states[at], line.seat)
        lines.append(f"> {who} ({len(offered)}) {to_text(line.action)}")
        lines += [f"  {to_text(event)}" for event in session._course.events[at]]
    lines += _changes(session, len(session), views)
    result = session.result()
    assert result is not None
    lines.append(f"= points {list(result.points)} winners {list(result.winners)} places {list(result.places)}")
    lines.append(f"= {session.fingerprint()}")
    return "\n".join(lines) + "\n"


def _changes(session: Session, at: int, views: dict[Seat | None, Plain]) -> Iterator[str]:
    """Where a seat must decide, and at the end: what all see anew, and what each seat sees anew beyond that."""
    if CHANCE in session.waiting(at):
        return
    public = session.rules.to_plain(session.view(None, at))
    for seat in views:
        who = "all see" if seat is None else f"{seat} sees"
        now = public if seat is None else session.rules.to_plain(session.view(seat, at))
        for key, value in now.items():
            if value != views[seat].get(key) and (seat is None or value != public[key]):
                yield f"  {who} {key}: {_short(views[seat].get(key), value)}"
        views[seat] = now


def _short(before: Any, now: Any) -> str:
    return _json(now) if before is None else _difference(before, now)


def _difference(before: Any, now: Any) -> str:
    """Of mappings and lists only what changed: `+[…]` was added at the end, `-[…]` is gone."""
    if isinstance(now, dict) and isinstance(before, dict):
        changed = {key: value for key, value in now.items() if value != before.get(key)}
        return _json({**changed, **{key: None for key in before if key not in now}})
    if not isinstance(now, list) or not isinstance(before, list):
        return _json(now)
    if len(now) == len(before):
        changed = {n: _difference(b, v) for n, (b, v) in enumerate(zip(before, now, strict=True)) if b != v}
        return "{" + ", ".join(f"{n}: {told}" for n, told in changed.items()) + "}"
    if before == now[: len(before)]:
        return "+" + _json(now[len(before) :])
    gone = [one for one in before if one not in now]
    return "-" + _json(gone) if [one for one in before if one in now] == now else _json(now)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
