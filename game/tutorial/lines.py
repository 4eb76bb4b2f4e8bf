"""Lines that a chapter has somebody say: a way that is shown to the learner, and what the rivals answer."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from game.core.contract import Action, AnyRules, Seat
from game.core.session import read_line
from game.tutorial.demands import matches


def next_shown(show: Iterable[str], said: Sequence[Action], options: Collection[Action]) -> Action | None:
    """The first line that is offered and has not been said yet; None if all are spent."""
    left = list(said)
    for told in show:
        patterns = [one.strip() for one in told.split("|")]
        done = next((action for action in left if any(matches(one, action) for one in patterns)), None)
        if done is not None:
            left.remove(done)
            continue
        found = next((action for one in patterns for action in options if matches(one, action)), None)
        if found is not None:
            return found
    return None


def is_shown(show: Iterable[str], action: Action) -> bool:
    """Whether it is a step of the way that is shown."""
    return any(matches(one.strip(), action) for told in show for one in told.split("|"))


def as_if_said(
    rules: AnyRules, view: Any, seat: Seat, entered: Iterable[Action]
) -> tuple[list[Action], tuple[Action, ...]]:
    """Of what is entered on a page all that could be said, and what would be offered then. Changes the view."""
    kept: list[Action] = []
    for action in entered:
        if action in rules.options(view, seat):
            rules.step(view, seat, action)
            kept.append(action)
    return kept, rules.options(view, seat)


def next_said(
    rules: AnyRules, seat: Seat, then: Iterable[str], said: Iterable[Action], options: Collection[Action]
) -> Action | None:
    """The first of the rival's lines that is offered; each that was said puts away those before it."""
    left = [_meant(rules, told) for told in then if int(told.split()[0]) == seat]
    for action in said:
        at = next((number for number, meant in enumerate(left) if action in meant), -1)
        left = left[at + 1 :]
    return next((action for meant in left for action in meant if action in options), None)


def _meant(rules: AnyRules, told: str) -> list[Action]:
    """`1 buy tile=L05 | 1 pass`: several, of which the first that is offered is said."""
    return [read_line(rules, one.strip()).action for one in told.split("|")]
