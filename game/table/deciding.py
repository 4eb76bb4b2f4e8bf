"""The turns that decided a match that is over: those that moved most how likely its winner was to beat the second. No
pygame.

Measured by what everybody would have had if it had ended then, so that what is only paid at the end, and what was
hidden, counts as well. A lead that many turns can still answer is worth little; late in a close match it is all.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import erf, sqrt

from game.core.contract import CHANCE, Seat, Sheet
from game.core.recap import Turn, turns_of
from game.core.result import Result
from game.core.session import Session
from game.table.film import Tale, tales_of
from game.table.film_words import GOES_ON, wordings
from game.table.screen import Screen
from game.table.telling import Teller, signed

MOST = 3
_LETTERS, _FEWER_LETTERS = 150, 84
"""So long the turn itself is told, and where there is less room."""
_BYSTANDER = 0.5
"""So much less a turn weighs of somebody who was neither first nor second."""


@dataclass(frozen=True)
class Deciding:
    """One of those turns: the `number`th of its seat, with everybody's points before and after."""

    turn: Turn
    number: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    weight: float

    @property
    def seat(self) -> Seat:
        return self.turn.seat

    @property
    def gain(self) -> int:
        return self.after[self.seat] - self.before[self.seat]


def open_points(session: Session, at: int | None = None) -> tuple[int, ...]:
    """What each would have if it ended there, seen with its own eyes: nothing is secret any more."""
    return tuple(session.sheet(seat, at).total(seat) for seat in range(session.seats))


def lead_of(points: tuple[int, ...], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others; below zero behind it."""
    return points[seat] - max(other for one, other in enumerate(points) if one != seat)


def leaders(points: tuple[int, ...]) -> tuple[Seat, ...]:
    return tuple(seat for seat, own in enumerate(points) if own == max(points))


def deciding_turns(session: Session, closes: Collection[str] = ()) -> tuple[Deciding, ...]:
    """In the order in which they were played; not all of one seat as long as others have turned the match as well."""
    result = session.result()
    if result is None or session.seats < 2:
        return ()
    found = [one for one in _weighed(session, result, closes) if one.weight > 0]
    found.sort(key=lambda one: -one.weight)
    chosen = found[:MOST]
    if len({one.seat for one in chosen}) == 1:
        other = next((one for one in found if one.seat != chosen[0].seat), None)
        chosen = chosen if other is None else [*chosen[: MOST - 1], other]
    return tuple(sorted(chosen, key=lambda one: one.turn.start))


def _weighed(session: Session, result: Result, closes: Collection[str]) -> list[Deciding]:
    """Each turn with what it did to the chance of whoever has won."""
    winner = result.winners[0]
    second = min((seat for seat in range(session.seats) if seat != winner), key=lambda seat: result.places[seat])
    turns = [turn for turn in turns_of(session, None, closes=closes) if turn.seat != CHANCE]
    points = [open_points(session, turn.end) for turn in turns[:-1]]
    points = [open_points(session, turns[0].start), *points, tuple(result.points)] if turns else []
    moved = swings([one[winner] - one[second] for one in points], shared=len(result.winners) > 1)
    found = []
    for turn, before, after, swing in zip(turns, points, points[1:], moved, strict=False):
        number = max(1, session.turns(turn.end)[turn.seat])
        weight = abs(swing) * (1.0 if turn.seat in (winner, second) else _BYSTANDER)
        found.append(Deciding(turn, number, before, after, weight))
    return found


def swings(leads: Sequence[int], *, shared: bool = False) -> list[float]:
    """By how much each step between these leads moved the chance to end ahead, if what is left goes on as it went: so
    many more steps, each as large as those of this match."""
    steps = [after - before for before, after in pairwise(leads)]
    usual = max(1.0, sqrt(sum(step * step for step in steps) / max(1, len(steps))))
    left = range(len(steps), 0, -1)
    chances = [(1 + erf(lead / (usual * sqrt(2 * n)))) / 2 for lead, n in zip(leads, left, strict=False)]
    return [after - before for before, after in pairwise([*chances, 0.5 if shared else 1.0])]


@dataclass(frozen=True)
class DecidingTold:
    title: str
    gain: str
    text: str
    shorter: tuple[str, ...] = ()
    """The same with less of the turn, without whom else it moved, then without the row as well; for where all of it
    has no room."""


class DecidingWords:
    """What is said of such a turn: who, what was done, which row of the sheet grew most, and who leads since."""

    def __init__(self, session: Session, screen: Screen, teller: Teller) -> None:
        self.session = session
        self.screen = screen
        self.teller = teller

    def told(self, one: Deciding) -> DecidingTold:
        who = self.teller.seat(one.seat)
        title = self.teller.text("table.deciding.turn", who=who, n=one.number)
        tale = next(iter(tales_of((one.turn,), self.screen.film)), None)
        most, what = (self._what(tale, letters) for letters in (_LETTERS, _FEWER_LETTERS))
        row, other, lead = self._row(one), self._other(one), self._lead(one)
        said = ((most, row, other, lead), (what, row, other, lead), (what, row, lead), (what, lead))
        texts = dict.fromkeys(" ".join(filter(None, parts)) for parts in said)
        first, *shorter = texts
        return DecidingTold(title, signed(one.gain), first, tuple(shorter))

    def _what(self, tale: Tale | None, letters: int) -> str:
        """The turn in as many words as there is room for: whole sentences, for more of them follow."""
        told = [] if tale is None else wordings(tale, self.teller)
        told = [words for words in told if tale is not None and words.startswith(self.teller.seat(tale.seat))]
        found = next((words for words in told if len(words) <= letters), told[-1] if told else "")
        return f"{found.removesuffix(GOES_ON)}." if found.endswith(GOES_ON) else found

    def _row(self, one: Deciding) -> str:
        """The row of the sheet that brought most of it."""
        before, after = (self.session.sheet(one.seat, at) for at in (one.turn.start, one.turn.end))
        if one.turn.end == len(self.session):
            after = self.session.sheet(one.seat)
        changes = {row: _row(after, one.seat, row) - _row(before, one.seat, row) for row in after.categories}
        row = max(changes, key=lambda name: changes[name], default="")
        if not row or changes[row] <= 0 or one.gain <= 0:
            return ""
        return self.teller.text("table.deciding.row", row=self.teller.category(row), n=signed(changes[row]))

    def _other(self, one: Deciding) -> str:
        """Whom else it moved most, if it moved anybody."""
        moved = {seat: one.after[seat] - one.before[seat] for seat in range(len(one.after)) if seat != one.seat}
        seat = max(moved, key=lambda other: abs(moved[other]))
        if not moved[seat]:
            return ""
        key = "gains" if moved[seat] > 0 else "loses"
        return self.teller.text(f"table.deciding.{key}", who=self.teller.seat(seat), n=abs(moved[seat]))

    def _lead(self, one: Deciding) -> str:
        before, after = leaders(one.before), leaders(one.after)
        if len(after) > 1:
            names = self.teller.speaker.listed([self.teller.seat(seat) for seat in after])
            return self.teller.text("table.deciding.level", who=names)
        who, n = self.teller.seat(after[0]), lead_of(one.after, after[0])
        if before != after:
            return self.teller.text("table.deciding.takes", who=who, n=n)
        was = lead_of(one.before, after[0])
        return self.teller.text("table.deciding.keeps", who=who, n=n, before=was) if n != was else ""


def _row(sheet: Sheet, seat: Seat, row: str) -> int:
    return sum(entry.points for entry in sheet.entries if entry.seat == seat and entry.category == row)
