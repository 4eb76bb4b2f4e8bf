"""What an action would do, before it is done: `step` on a copy of the seat's view, never a second calculation.

The rows are the difference of two score sheets, the facts are the events of that step.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, AnyRules, Entry, Event, Say, Seat
from game.core.fields import Seen, only_seen


@dataclass(frozen=True, slots=True)
class Change:
    """An entry of the score sheet that comes (points of `entry`) or goes (`points` is what is lost)."""

    entry: Entry
    points: int
    fresh: tuple[str, ...] = ()
    """Those of the entry's pieces that were not part of it before."""


@dataclass(frozen=True, slots=True)
class Preview:
    changes: tuple[Change, ...]
    events: tuple[Event, ...]
    after: Any
    """The seat's view once it is done; pieces may be drawn from it as a ghost."""

    def gained(self, seat: Seat, when: str) -> int:
        return sum(c.points for c in self.changes if c.entry.seat == seat and c.entry.when == when)


@dataclass(frozen=True, slots=True)
class Followed:
    """A position that a decision is meant for, farther on than its preview, and what is to happen after the decision
    on the way there."""

    after: Any
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Brought:
    """What comes to a place of the table on that way, in words: a slip there says so."""

    at: str
    what: Say


def preview(
    rules: AnyRules, view: Seen, seat: Seat, action: Action, before: tuple[Entry, ...] | None = None
) -> Preview:
    """`before` is the sheet of the view, where it is known already."""
    return preview_all(rules, view, seat, (action,), before)


def preview_all(
    rules: AnyRules, view: Seen, seat: Seat, actions: Iterable[Action], before: tuple[Entry, ...] | None = None
) -> Preview:
    """The same for several actions of a seat, one after the other."""
    after = only_seen(view).copy()
    events: list[Event] = []
    if before is None:
        before = rules.sheet(view).entries
    for action in actions:
        rules.step(after, seat, action, events)
    return Preview(changes_between(before, rules.sheet(after).entries), tuple(events), after)


class Previews:
    """Previews of one view, each made once: whoever points to and fro asks for the same ones again and again."""

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._view: Seen | None = None
        self._made: dict[Action, Preview] = {}

    def of(self, view: Seen, before: tuple[Entry, ...], seat: Seat, action: Action) -> Preview:
        """`before` are the entries of the view's sheet."""
        if view is not self._view:
            self._view = view
            self._made.clear()
        found = self._made.get(action)
        if found is None:
            found = self._made[action] = preview(self._rules, view, seat, action, before)
        return found


def changes_between(before: tuple[Entry, ...], after: tuple[Entry, ...]) -> tuple[Change, ...]:
    """Entries are the same source if seat, category, component and moment agree; then the points are compared."""

    def by_source(entries: tuple[Entry, ...]) -> dict[tuple[Seat, str, str, str], list[Entry]]:
        found: dict[tuple[Seat, str, str, str], list[Entry]] = {}
        for e in entries:
            found.setdefault((e.seat, e.category, e.component, e.when), []).append(e)
        return found

    old, new = by_source(before), by_source(after)
    changes = []
    for source in list(new) + [s for s in old if s not in new]:
        was = sum(e.points for e in old.get(source, ()))
        now = sum(e.points for e in new.get(source, ()))
        if was != now:
            shown = new[source][-1] if source in new else old[source][-1]
            had = {piece for e in old.get(source, ()) for piece in e.pieces}
            changes.append(Change(shown, now - was, tuple(one for one in shown.pieces if one not in had)))
    return tuple(changes)
