"""Whose eyes come next, and who has something to see that others may not: what the curtain is for. No pygame."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.core.contract import Seat
from game.core.session import Session


def next_person(waiting: Collection[Seat], seats: int, viewer: Seat | None, after: Seat | None) -> Seat:
    """Whoever looks now, else the first clockwise; if nobody looks, from `after` on, who acted openly last."""
    if viewer is not None and viewer in waiting:
        return viewer
    first = viewer + 1 if viewer is not None else after or 0
    return min(waiting, key=lambda seat: (seat - first) % seats)


def any_sees_more(session: Session, seats: Iterable[Seat | None]) -> bool:
    """Whether one of these seats sees now what not all may see."""
    public = session.plain(None)
    return any(session.plain(seat) != public for seat in seats)


def has_news(session: Session, seat: Seat) -> bool:
    """Whether something only this seat may see has happened since its last action."""
    lines = session.lines
    since = next((i for i in range(len(lines) - 1, -1, -1) if lines[i].seat == seat), None)
    return since is not None and session.events(seat, since) != session.events(None, since)
