"""The game's own figures in previews: how an action changes what is counted, what places would bring. No pygame.

Which figures those are says `counts` in data/<game>/screen.yaml; they come from Rules.figures of two positions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.contract import Action
from game.core.preview import Preview
from game.core.session import Session
from game.table.entries import entry, seats_of
from game.table.rounds import rounds_of
from game.table.screen import CountsSpec
from game.table.telling import signed

Words = Callable[..., str]


@dataclass(frozen=True)
class Count:
    """One row: `change` of a figure that counts in `rounds`, those still to come; in none of them, never again."""

    badge: str
    component: str
    change: int
    rounds: tuple[int, ...]
    now: bool


def counts(spec: CountsSpec, position: Any, before: Any, after: Any) -> tuple[Count, ...]:
    """`before` and `after` are the game's figures of the position shown, and of the one after it."""
    found = []
    names, present = entry(position, spec.names), entry(position, spec.round)
    was, becomes = entry(before, spec.of), entry(after, spec.of)
    facts = rounds_of(spec.world, seats_of(position))
    for row in spec.rows:
        letter = row.rpartition(":")[2]
        rounds = tuple(n for n, one in enumerate(facts, 1) if n >= present and letter in one.score)
        name = names.get(letter)
        if row in was and row in becomes and name is not None:
            change = becomes[row] - was[row]
            found.append(Count(letter, f"{spec.named}:{name}", change, rounds, present in rounds))
    return tuple(sorted(found, key=lambda one: (not one.now, not one.rounds)))


def gained_in_all(found: Sequence[Count]) -> int:
    """In all rounds to come, if nothing else changes."""
    return sum(one.change * len(one.rounds) for one in found)


def gained_now(found: Sequence[Count]) -> int:
    return sum(one.change for one in found if one.now)


class Counter:
    """Counts for one table; previews of one position are kept."""

    def __init__(self, session: Session, spec: CountsSpec | None) -> None:
        self.session = session
        self.spec = spec
        self._at = -1
        self._kept: dict[tuple[int, Action, int | None], tuple[Preview, tuple[Count, ...], Any]] = {}

    def of(self, seat: int, action: Action, eyes: int | None) -> tuple[Preview, tuple[Count, ...], Any]:
        """What it would do, the rows of it, and the figures after it, as `eyes` may know them."""
        if self._at != len(self.session):
            self._kept.clear()
            self._at = len(self.session)
        if (seat, action, eyes) not in self._kept:
            found = self.session.preview_for(eyes, seat, action)
            rows: tuple[Count, ...] = ()
            after: Any = None
            if self.spec is not None:
                rules = self.session.rules
                view = self.session.view(eyes)
                after = rules.figures(found.after, seat)
                rows = counts(self.spec, self.session.shown(eyes), rules.figures(view, seat), after)
            self._kept[seat, action, eyes] = found, rows, after
        return self._kept[seat, action, eyes]

    def labels(self, seat: int, places: Mapping[str, Action], eyes: int | None, words: Words) -> dict[str, str]:
        """What each place would bring in this round; below a nothing what it would bring in those to come."""
        if self.spec is None or not self.spec.labels:
            return {}
        found = {
            place: self.of(seat, action, eyes)[1]
            for place, action in places.items()
            if place.partition(":")[0] == self.spec.labels
        }
        return {place: _label(self.spec, rows, words) for place, rows in found.items()}


def _label(spec: CountsSpec, rows: Sequence[Count], words: Words) -> str:
    now, later = gained_now(rows), gained_in_all(rows)
    return f"{signed(now)}\n{words(spec.later, n=later)}" if not now and later > 0 and spec.later else signed(now)
