"""What happened, in turns: for "since your last turn", the full log and the replay's jumps. No pygame."""

from __future__ import annotations

from dataclasses import dataclass

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


def turns_of(session: Session, eyes: Seat | None, start: int = 0, begins: str = "") -> list[Turn]:
    """The log as turns, told as `eyes` may know it. Where others act in a turn as well, `begins` is the word of the
    action that begins one."""
    stop = len(session)
    lines = session.lines
    bounds: list[tuple[Seat, int]] = []
    for number in range(start, stop):
        seat = lines[number].seat
        if begins:
            if lines[number].action.word == begins:
                bounds.append((seat, number))
        elif not bounds or seat not in (CHANCE, bounds[-1][0]):
            bounds.append((seat, number))
    turns = []
    for i, (seat, first) in enumerate(bounds):
        after = bounds[i + 1][1] if i + 1 < len(bounds) else stop
        turns.append(Turn(seat, first, after, tuple(event for _, event in session.events(eyes, first, after))))
    return turns


def since_last_turn(session: Session, seat: Seat | None, begins: str = "") -> list[Turn]:
    """What others did since the last turn of `seat`, or since the start; `begins` says what begins a turn, where it
    is not told by who acts. While its own turn goes on, what it has done in it changes nothing here."""
    first = 0 if seat is None else _after_last_turn(session, seat, begins)
    lines = session.lines
    while first < len(lines) and lines[first].seat == CHANCE:
        first += 1
    return [turn for turn in turns_of(session, seat, first, begins=begins) if turn.seat not in (CHANCE, seat)]


def _after_last_turn(session: Session, seat: Seat, begins: str) -> int:
    """The line with which the time since the last turn of a seat begins."""
    lines = session.lines
    end = len(lines)
    if seat in session.waiting():
        end = _before_running_turn(session, seat, begins)
    own = (i for i in range(end - 1, -1, -1) if lines[i].seat == seat)
    return next((i + 1 for i in own if not begins or lines[i].action.word == begins), 0)


def _before_running_turn(session: Session, seat: Seat, begins: str) -> int:
    """Where the turn began that the seat is in the middle of; the end where it has not done anything yet."""
    lines, end = session.lines, len(session)
    if begins:
        latest = next((i for i in range(end - 1, -1, -1) if lines[i].action.word == begins), None)
        return latest if latest is not None and lines[latest].seat == seat else end
    while end and lines[end - 1].seat in (seat, CHANCE):
        end -= 1
    return end


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
