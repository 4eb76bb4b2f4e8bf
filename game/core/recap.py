"""What happened since a seat's last turn: the lines of the log between two own turns, with the pieces they concern.

The table shows it when a player's turn begins, the curtain when it lifts.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import CHANCE, Event, Say, Seat
from game.core.session import Session


@dataclass(frozen=True, slots=True)
class RecapLine:
    """One thing that happened, as the seat may know it. `by` is whose action led to it, draws included."""

    line: int
    by: Seat
    event: Event
    say: Say
    pieces: tuple[str, ...]


def since_own_turn(session: Session, seat: Seat, at: int | None = None) -> range:
    """The numbers of the lines after the seat's last action and the draws that belonged to it, up to line `at`."""
    lines = session.lines if at is None else session.lines[:at]
    start = next((n + 1 for n in reversed(range(len(lines))) if lines[n].seat == seat), 0)
    while start < len(lines) and lines[start].seat == CHANCE:
        start += 1
    return range(start, len(lines))


def recap(session: Session, seat: Seat, at: int | None = None) -> tuple[RecapLine, ...]:
    """Everything the others did since, in order; empty while the seat itself is at work."""
    numbers = since_own_turn(session, seat, at)
    lines, found, by = session.lines, [], CHANCE
    told = session.events(seat, numbers.start, numbers.stop)
    for number in numbers:
        by = lines[number].seat if lines[number].seat != CHANCE else by
        found += [
            RecapLine(number, by, event, event.say(session.rules.id), event.pieces())
            for n, event in told if n == number
        ]
    return tuple(found)
