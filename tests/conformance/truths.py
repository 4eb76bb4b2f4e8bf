"""Other truths: positions that may as well be the real one for all that a seat was told in the log.

They are made of the log alone, by drawing anew what was drawn unseen and choosing anew what others chose in secret.
Neither the game's view nor its guess has a hand in it, so a view that shows too much differs between two truths.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from game.core.contract import Event, Rules, Seat
from game.core.course import Course
from game.core.session import Session
from game.core.setup import Line
from tests.conformance.subjects import SEEDS, Moment, Subject, match, moments

Told = list[Event]

NEAR = 6
"""Secrets do not keep for long: most of them are looked for among so many of the last."""
TRIES = 5
RARE = (1, 4)
"""Seeds of games with many options at once: in one of them a boat comes to a castle."""
_OTHERS = 12
"""So many other actions are tried where the one of the log is not possible in another truth."""
_AFTER = 12
_YOUNGEST, _OLDER = 9, (0, 1)
"""Places of the truths that are told on beside the match."""


@cache
def hidden_lines(session: Session, viewer: Seat | None) -> tuple[int, ...]:
    """Lines of which the viewer was told that something happened, but not what."""
    return tuple(
        number
        for number, line in enumerate(session.lines)
        if line.seat != viewer and any(event.seen_by(viewer) != event for event in session._course.events[number])
    )


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
        line = m.session._course.lines[number]
        step = _step(m.rules, course.last, viewer, line, _told(m.session, viewer, number), rng, vary=number == since)
        if step is None:
            return None
        course.add(step[0])
    return course


def _told(session: Session, viewer: Seat | None, number: int) -> Told:
    return [event.seen_by(viewer) for event in session._course.events[number]]


def _step(
    rules: Rules, state: Any, viewer: Seat | None, line: Line, told: Told, rng: random.Random, *, vary: bool
) -> tuple[Line, Any] | None:
    """This line, or another that is told in the same words, and the position after it; None if there is none."""
    if line.seat not in rules.waiting(state):
        return None
    options = rules.options(state, line.seat)
    if not vary and line.action in options:
        after = _after(rules, state, viewer, line, told)
        if after is not None:
            return line, after
    if line.seat == viewer:
        return None
    others = [one for one in options if one != line.action]
    for other in rng.sample(others, min(_OTHERS, len(others))):
        tried = Line(line.seat, other)
        after = _after(rules, state, viewer, tried, told)
        if after is not None:
            return tried, after
    return None


def _after(rules: Rules, state: Any, viewer: Seat | None, line: Line, told: Told) -> Any:
    """The position after this line if the viewer is told so of it."""
    after, events = state.copy(), list[Event]()
    rules.step(after, line.seat, line.action, events)
    return after if [event.seen_by(viewer) for event in events] == told else None


Truths = tuple[tuple[Moment, Seat | None, Any], ...]


@cache
def truths(subject: Subject) -> Truths:
    """Moments with a viewer and another truth: right after something secret happened, and all along the match."""
    rng = random.Random(f"truths of {subject}")
    seeds = RARE if len(subject.options) > 1 else SEEDS[:1] if subject.options else SEEDS
    found: list[tuple[Moment, Seat | None, Any]] = []
    for seed in seeds:
        for viewer in (None, *range(subject.seats)):
            found += _along(subject, match(subject, seed), viewer, rng)
    return tuple(found)


def _along(subject: Subject, session: Session, viewer: Seat | None, rng: random.Random) -> Iterator[Any]:
    """Some other truths are told on beside the match, line by line: no line is told twice for each of them.

    At every secret a new one parts from the match. One place is for the youngest; those in the others parted at any
    secret so far, each as likely as the others.
    """
    hidden = set(hidden_lines(session, viewer))
    asked = _moments(subject, session, sorted(hidden), rng)
    tellings: dict[int, Any] = {}
    secrets = 0
    for at, (line, state) in enumerate(zip(session.lines, session._course.states, strict=False)):
        if at in asked and session.waiting(at):
            plain = session.rules.to_plain(state)
            tellings = {place: one for place, one in tellings.items() if session.rules.to_plain(one) != plain}
            if tellings:
                yield Moment(session, at), viewer, tellings[rng.choice(sorted(tellings))]
        if not tellings and at not in hidden:
            continue
        told = _told(session, viewer, at)
        steps = {
            place: _step(session.rules, one, viewer, line, told, rng, vary=False) for place, one in tellings.items()
        }
        tellings = {place: step[1] for place, step in steps.items() if step is not None}
        if at in hidden:
            secrets += 1
            parted = _step(session.rules, state, viewer, line, told, rng, vary=True)
            if parted is not None:
                tellings[_YOUNGEST] = parted[1]
                place = rng.randrange(secrets)
                for one in _OLDER:
                    if place == one or one not in tellings:
                        tellings[one] = parted[1]


def _moments(subject: Subject, session: Session, hidden: list[int], rng: random.Random) -> set[int]:
    """Those that other tests look at, and of those right after a secret some."""
    every = {m.at for m in moments(subject, 9, seeds=(session.setup.seed,))}
    return every | {number + 1 for number in rng.sample(hidden, min(_AFTER, len(hidden)))} if hidden else set()


def forget() -> None:
    """Other rules play from now on: what was kept of those before does not count for them."""
    for kept in (match, truths, hidden_lines):
        kept.cache_clear()
