"""What a turn of somebody else changes for whoever reads of it: figures of the game and points of the own sheet.

Only what the reader's eyes may know before and after; what has become otherwise since is not told. No pygame.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.core.contract import CHANCE, Seat
from game.core.preview import changes_between
from game.core.session import Session
from game.table.film import Tale
from game.table.film_spec import ChangeSpec, FilmSpec
from game.table.telling import Teller, signed

MOST = 2
"""So many are told of a turn: more would be read by nobody."""
_THINGS = 3


@dataclass(frozen=True)
class Changed:
    """By one figure: its things with the number before and after, which are the same where seats are told; without a
    figure rows of the sheet, with what they brought."""

    spec: ChangeSpec | None
    things: tuple[tuple[str, int, int], ...]

    def pieces(self) -> tuple[str, ...]:
        return tuple(thing for thing, _, _ in self.things) if self.spec is not None else ()


def with_changes(
    tale: Tale, session: Session, reader: Seat | None, eyes: Seat | None, spec: FilmSpec, now: int | None = None
) -> Tale:
    """`now` is until when it must have held; the end of the turn without it."""
    if reader is None or tale.seat in (CHANCE, reader):
        return tale
    rows = _counted(tale, session, reader, eyes)
    found = (rows, *_figures(tale, session, reader, eyes, spec, now))
    again = {one for one in found if rows.things and one.spec is not None and one.spec.points}
    told = tuple(one for one in found if one.things and one not in again)[:MOST]
    return replace(tale, changes=told) if told else tale


def told_changes(tale: Tale, teller: Teller) -> str:
    """In words; empty where nothing changes."""
    told = [_words(one, tale.seat, teller) for one in tale.changes]
    return str(teller.text("table.film.for_you", told=" ".join(told))) if told else ""


def _figures(
    tale: Tale, session: Session, reader: Seat, eyes: Seat | None, spec: FilmSpec, now: int | None
) -> Iterator[Changed]:
    if not spec.changes:
        return
    turn = tale.turn
    before, after, since = (
        session.figures(eyes, reader, at) for at in (turn.start, turn.end, turn.end if now is None else now)
    )
    for one in spec.changes:
        was, then, still = (getattr(figures, one.of) for figures in (before, after, since))
        yield Changed(one, tuple(_different(was, then, still, tale.seat))[:_THINGS])


def _different(
    was: dict[str, object], then: dict[str, object], still: dict[str, object], seat: Seat
) -> Iterator[tuple[str, int, int]]:
    for thing, value in then.items():
        if isinstance(value, tuple):
            here, now = was.get(thing, ()), still.get(thing, ())
            assert isinstance(here, tuple) and isinstance(now, tuple)
            if seat in value and seat not in here and seat in now:
                yield thing, seat, seat
        elif isinstance(value, int):
            old = was.get(thing)
            if isinstance(old, int) and value != old and still.get(thing) == value:
                yield thing, old, value


def _counted(tale: Tale, session: Session, reader: Seat, eyes: Seat | None) -> Changed:
    """Points of the reader that come or go with the turn; what all get at once is told by a line of its own."""
    if tale.shared:
        return Changed(None, ())
    before, after = (session.sheet(eyes, at).entries for at in (tale.turn.start, tale.turn.end))
    private = {entry.category for entry in (*before, *after) if entry.private}
    rows = Counter[str]()
    for change in changes_between(before, after):
        if change.entry.seat == reader and change.entry.category not in private:
            rows[change.entry.category] += change.points
    return Changed(None, tuple((row, 0, points) for row, points in rows.items() if points)[:_THINGS])


def _words(changed: Changed, seat: Seat, teller: Teller) -> str:
    spec, listed = changed.spec, teller.speaker.listed
    if spec is None:
        rows = [f"{teller.category(row)} {signed(points)}" for row, _, points in changed.things]
        return str(teller.text("table.film.counted", rows=listed(rows)))
    names = [teller.name(f"{spec.kind}:{thing}" if spec.kind else thing) for thing, _, _ in changed.things]
    if spec.each:
        numbers = zip(names, changed.things, strict=True)
        names = [teller.text(spec.each, thing=name, was=was, n=n) for name, (_, was, n) in numbers]
    return str(teller.text(spec.tells, seat=teller.seat(seat), things=listed(names)))
