"""Other truths: positions that may as well be the real one for all that a seat was told in the log.

They are made of the log alone, by drawing anew what was drawn unseen and choosing anew what others chose in secret.
Neither the game's view nor its guess has a hand in it, so a view that shows too much differs between two truths.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.core.contract import Event, Seat
from game.core.course import Course
from game.core.session import Session
from game.core.setup import Line
from tests.conformance.subjects import SEEDS, Moment, Subject, match

Told = list[Event]

NEAR = 6
"""Secrets do not keep for long: most of them are looked for among so many of the last."""
TRIES = 5
RARE = (1, 4)
"""Seeds of games with many options at once: in one of them a boat comes to a castle."""
_OTHERS = 12
"""So many other actions are tried where the one of the log is not possible in another truth."""


@cache
def hidden_lines(session: Session, viewer: Seat | None) -> tuple[int, ...]:
    """Lines of which the viewer was told that something happened, but not what."""
    return tuple(
        number
        for number, line in enumerate(session.lines)
        if line.seat != viewer and any(event.seen_by(viewer) != event for event in session._course.events[number])
    )


def another_truth(m: Moment, viewer: Seat | None, rng: random.Random) -> Any:
    """A position that differs from the real one in what the viewer was not told; None if none was found."""
    course = another_course(m, viewer, rng)
    return None if course is None else course.last


def another_course(m: Moment, viewer: Seat | None, rng: random.Random) -> Course | None:
    """How else the match may have gone to such a position."""
    hidden = [number for number in hidden_lines(m.session, viewer) if number < m.at]
    plain = m.plain()
    for number in range(TRIES if hidden else 0):
        course = _retold(m, viewer, rng.choice(hidden[-NEAR:] if number % 3 else hidden), rng)
        if course is not None and m.plain(course.last) != plain:
            return course
    return None


def _retold(m: Moment, viewer: Seat | None, since: int, rng: random.Random) -> Course | None:
    """The match told anew from this line on: there something else happened, afterwards the same wherever it can."""
    course = m.session._course.until(since)
    for number in range(since, m.at):
        line = m.session.lines[number]
        told = [event.seen_by(viewer) for event in m.session._course.events[number]]
        if not _step(course, viewer, line, told, rng, vary=number == since):
            return None
    return course


def _step(course: Course, viewer: Seat | None, line: Line, told: Told, rng: random.Random, *, vary: bool) -> bool:
    """Adds this line, or another that is told in the same words; False if there is none."""
    rules, state = course.rules, course.last
    if line.seat not in rules.waiting(state):
        return False
    options = rules.options(state, line.seat)
    if not vary and line.action in options and _told_alike(course, viewer, line, told):
        return True
    if line.seat == viewer:
        return False
    others = [one for one in options if one != line.action]
    tried = rng.sample(others, min(_OTHERS, len(others)))
    return any(_told_alike(course, viewer, Line(line.seat, other), told) for other in tried)


def _told_alike(course: Course, viewer: Seat | None, line: Line, told: Told) -> bool:
    """Adds the line if the viewer is told so of it."""
    course.add(line)
    alike = [event.seen_by(viewer) for event in course.events[-1]] == told
    if not alike:
        course.cut(len(course.lines) - 1)
    return alike


@cache
def truths(subject: Subject, most: int = 24) -> tuple[tuple[Moment, Seat | None, Any], ...]:
    """Moments with a viewer and another truth: right after something secret happened, and later on."""
    rng = random.Random(f"truths of {subject}")
    found = []
    for seed in RARE if len(subject.options) > 1 else SEEDS[:1] if subject.options else SEEDS:
        session = match(subject, seed)
        for viewer in (None, *range(subject.seats)):
            for at in _moments(session, hidden_lines(session, viewer), most, rng):
                m = Moment(session, at)
                other = another_truth(m, viewer, rng)
                if other is not None:
                    found.append((m, viewer, other))
    return tuple(found)


def _moments(session: Session, hidden: tuple[int, ...], most: int, rng: random.Random) -> Iterator[int]:
    """Of many secrets some; and the same number of moments at any time after the first of them."""
    if hidden:
        some = rng.sample(hidden, min(most // 2, len(hidden)))
        later = rng.choices(range(hidden[0] + 1, len(session) + 1), k=most // 2)
        # once it is over, much is turned up of which the log does not tell
        yield from (at for at in sorted({*(number + 1 for number in some), *later}) if session.waiting(at))


def forget() -> None:
    """Other rules play from now on: what was kept of those before does not count for them."""
    for kept in (match, truths, hidden_lines):
        kept.cache_clear()
