"""The table of a lesson: an ordinary match from a stated position, fixed draws first and seeded luck after them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.core.contract import CHANCE, Action, AnyRules
from game.core.errors import HearthsideError
from game.core.replaying import replay
from game.core.session import Line, SeatSetup, Session, Setup, read_line
from game.tutorial.chapters import Chapter
from game.tutorial.progress import Place

RIVALS = "normal"
"""Who plays the other seats where the chapter names nobody."""


def setting_of(chapter: Chapter, number: int) -> tuple[Mapping[str, Any], Sequence[str]]:
    """Position and fixed draws of the table at which the task of that number is done."""
    for task in reversed(chapter.tasks[: number + 1]):
        if task.position:
            return task.position, task.draws
    return chapter.position, chapter.draws


def first_at_table(chapter: Chapter, number: int) -> int:
    """The task with which somebody sat down at the table where the task of that number is done."""
    return next((n for n in range(number, 0, -1) if chapter.tasks[n].position), 0)


def fixed_draws(rules: AnyRules, lines: Iterable[str]) -> list[Action]:
    return [rules.read_action(line.removeprefix("* ")) for line in lines]


def setup_of(rules: AnyRules, chapter: Chapter, names: Iterable[str]) -> Setup:
    """The learner is the person, the others are bots."""
    seats = tuple(
        SeatSetup(name, seat, "" if seat == chapter.learner else chapter.bots or RIVALS)
        for seat, name in zip(range(chapter.seats), names, strict=False)
    )
    return Setup(rules.id, seats, chapter.seed, dict(chapter.options))


def session_at(rules: AnyRules, chapter: Chapter, names: Iterable[str], number: int = 0) -> Session:
    """The table of a task as it is when nobody has done anything there."""
    position, draws = setting_of(chapter, number)
    setup, script = setup_of(rules, chapter, names), fixed_draws(rules, draws)
    if not position:
        return Session(rules, setup, script=script)
    stated = {"seats": chapter.seats, "options": dict(chapter.options), **position}
    return Session(rules, setup, state=rules.from_plain(stated), script=script)


def session_again(rules: AnyRules, chapter: Chapter, names: Iterable[str], place: Place) -> Session | None:
    """The table as it was left; None if these lessons or rules no longer know that place."""
    named = tuple(names)
    try:
        fresh = session_at(rules, chapter, named, place.task)
        lines = [read_line(rules, line) for line in place.log]
        if place.begun > len(lines):
            return None
        again = replay(rules, setup_of(rules, chapter, named), lines, start=fresh.start, settle=False)
        again.fix_draws(still_fixed(fixed_draws(rules, setting_of(chapter, place.task)[1]), lines))
    except HearthsideError:
        return None
    return again


def tables(
    rules: AnyRules, chapter: Chapter, names: Iterable[str], place: Place
) -> tuple[Session | None, Session | None]:
    """The table as it was left, and as it was before the first decision of the task."""
    named = tuple(names)
    left = session_again(rules, chapter, named, place)
    if left is None:
        return None, None
    own = (n for n, line in enumerate(left.lines) if n >= place.begun and line.seat != CHANCE)
    return left, session_again(rules, chapter, named, replace(place, log=place.log[: next(own, len(left))]))


def say_again(session: Session, log: Sequence[str]) -> bool:
    """The rest of a log, decision by decision; False if it came otherwise."""
    try:
        while len(session) < len(log):
            line = read_line(session.rules, log[len(session)])
            session.submit(line.seat, line.action)
    except HearthsideError:
        return False
    return [line.text() for line in session.lines] == list(log)


def still_fixed(script: Sequence[Action], lines: Iterable[Line]) -> list[Action]:
    """The fixed draws that are left after these lines: each was made as soon as it was possible."""
    left = list(script)
    for line in lines:
        if line.seat == CHANCE and left and left[0] == line.action:
            left.pop(0)
    return left
