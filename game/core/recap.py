"""What happened, in turns: for "since your last turn", the full log and the replay's jumps. No pygame."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from game.core.contract import CHANCE, NOW, Event, Seat
from game.core.session import Session


@dataclass(frozen=True, slots=True)
class Turn:
    """Consecutive lines of one seat and the draws that followed. `seat` is CHANCE for the set-up."""

    seat: Seat
    start: int
    end: int
    events: tuple[Event, ...]

    def pieces(self) -> tuple[str, ...]:
        """Component ids that any of its events concerns, each once."""
        return tuple(dict.fromkeys(piece for event in self.events for piece in event.pieces()))


def turns_of(session: Session, eyes: Seat | None, start: int = 0, closes: Collection[str] = ()) -> list[Turn]:
    """The log as turns, told as `eyes` may know it. Where others act in a turn as well, or one seat has several in a
    row, `closes` are the words of events with which a turn of their seat ends; the draws after it belong to it."""
    lines, found = session.lines, []
    turn = _Running(CHANCE, start)
    for number in range(start, len(session)):
        seat = lines[number].seat
        events = [event for _, event in session.events(eyes, number, number + 1)]
        if seat != CHANCE and turn.is_over(seat, bool(closes)):
            found.append(turn)
            turn = _Running(seat, number)
        turn.events += events
        closing = next((event for event in events if event.word in closes), None)
        if closing is not None:
            turn.seat, turn.closed = getattr(closing, "seat", turn.seat), True
    found.append(turn)
    ends = [*(one.start for one in found[1:]), len(session)]
    return [
        Turn(one.seat, one.start, end, tuple(one.events))
        for one, end in zip(found, ends, strict=True)
        if end > one.start
    ]


@dataclass(slots=True)
class _Running:
    """A turn of which not all lines are read."""

    seat: Seat
    start: int
    events: list[Event] = field(default_factory=list)
    closed: bool = False

    def is_over(self, seat: Seat, by_events: bool) -> bool:
        """Whether a line of this seat begins another one."""
        if self.seat == CHANCE and not self.closed:
            return True
        return self.closed if by_events else seat != self.seat


def since_last_turn(session: Session, seat: Seat | None, closes: Collection[str] = ()) -> list[Turn]:
    """What happened since the last turn of `seat`, or since the start, but for what it did itself; `closes` as above.
    Draws that came right after that turn are a turn of CHANCE; those of the set-up are left out. While a turn of its
    own goes on, what it has done in it changes nothing here."""
    first = 0 if seat is None else _after_last_turn(session, seat, closes)
    lines, tells_draws = session.lines, bool(first and closes)
    while not tells_draws and first < len(lines) and lines[first].seat == CHANCE:
        first += 1
    return [turn for turn in turns_of(session, seat, first, closes) if turn.seat != seat]


def has_had_a_turn(session: Session, seat: Seat, closes: Collection[str] = ()) -> bool:
    """Whether there is a turn of its own since which others have done something; the one that goes on is none."""
    return _after_last_turn(session, seat, closes) > 0


def _after_last_turn(session: Session, seat: Seat, closes: Collection[str]) -> int:
    """The line with which the time since the last turn of a seat begins."""
    lines = session.lines
    end = len(lines)
    if closes:
        closed = (i for i in range(end - 1, -1, -1) if _closes(session, i, seat, closes))
        return next((i + 1 for i in closed), 0)
    if seat in session.waiting():
        while end and lines[end - 1].seat in (seat, CHANCE):
            end -= 1
    return next((i + 1 for i in range(end - 1, -1, -1) if lines[i].seat == seat), 0)


def _closes(session: Session, line: int, seat: Seat, closes: Collection[str]) -> bool:
    events = session.events(None, line, line + 1)
    return any(event.word in closes and getattr(event, "seat", None) == seat for _, event in events)


def points_at(session: Session, at: int | None = None) -> tuple[int, ...]:
    """Everybody's points on the track at a position."""
    sheet = session.sheet(None, at)
    points = [0] * session.seats
    for entry in sheet.entries:
        if entry.when == NOW:
            points[entry.seat] += entry.points
    return tuple(points)


def points_shown(session: Session, at: int | None = None) -> tuple[int, ...]:
    """What stands beside each name at a position: points on the track, and once all is over those of the result."""
    result = session.result() if at is None or at == len(session) else None
    return points_at(session, at) if result is None else tuple(result.points)


def points_of_turn(session: Session, turn: Turn) -> int:
    """What the turn brought its own seat on the track."""
    before, after = points_at(session, turn.start), points_at(session, turn.end)
    return after[turn.seat] - before[turn.seat]
