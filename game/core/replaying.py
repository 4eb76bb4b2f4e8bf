"""Matches from what was written down: a log line by line, or a position whose log these rules cannot replay."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import AnyRules, Plain
from game.core.course import Course
from game.core.exact import read_exact
from game.core.session import Session
from game.core.setup import Line, Setup


def replay(
    rules: AnyRules,
    setup: Setup,
    lines: Iterable[Line],
    *,
    start: Plain | None = None,
    old_log: Iterable[str] = (),
    settle: bool = True,
    as_far_as_possible: bool = False,
) -> Session:
    """The session that these lines made; draws are taken from the log, not drawn again.

    `start` is the position before the first line if that was not a new game, `old_log` what had led to it. A line
    that is not possible is an error; with `as_far_as_possible` the match ends before it.
    """
    course = _begun(rules, setup, start, old_log)
    for line in lines:
        try:
            course.add_legal(line)
        except Exception:
            if not as_far_as_possible:
                raise
            break
    return Session(rules, setup, course=course, settle=settle)


def go_on_from(rules: AnyRules, setup: Setup, snapshot: Plain, old_log: Iterable[str] = ()) -> Session:
    """A match whose log these rules cannot replay goes on from its last position; that log is kept as text."""
    return Session(rules, setup, course=_begun(rules, setup, snapshot, old_log))


def _begun(rules: AnyRules, setup: Setup, start: Plain | None, old_log: Iterable[str]) -> Course:
    if start is None:
        return Course.new(rules, setup, old_log)
    return Course.at(rules, read_exact(rules, start), old_log)
