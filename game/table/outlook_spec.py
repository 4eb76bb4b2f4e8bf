"""What screen.yaml says of the bars "if it ended now"."""

from __future__ import annotations

from game.core.catalogue import Record


class OutlookSpec(Record, frozen=True):
    """The words beside the bars "if it ended now"."""

    note: str
    secret: str = ""
    """What stands there as long as anything is hidden from anybody."""
    hidden: dict[str, str] = {}
    """Row of the score sheet, one of `veiled` -> words beside the bar of whoever hides so many things of it."""
    losses: dict[str, str] = {}
    """Rows of the score sheet in which the end takes points away, each with short words for it: the one that takes
    most from the viewer stands there in place of the note."""
