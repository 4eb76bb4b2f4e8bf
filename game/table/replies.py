"""What somebody else at this screen has answered to whoever is asked again now. No pygame."""

from __future__ import annotations

from collections.abc import Collection

from game.core.contract import Event
from game.table.director import Director, Stage


def reply(director: Director, words: Collection[str]) -> tuple[Event, ...]:
    """The events of the last line that are an answer of another person to the viewer; bots' lines are told anyway."""
    viewer, session = director.viewer, director.session
    last = session.lines[-1].seat if len(session) else None
    if director.stage is not Stage.PLAY or viewer is None or last == viewer or last not in director.persons:
        return ()
    happened = (event for _, event in session.events(viewer, len(session) - 1, len(session)))
    return tuple(
        event
        for event in happened
        if event.word in words and viewer in (getattr(event, "seat", None), getattr(event, "other", None))
    )
