"""The section `motion` of screen.yaml: how each event is shown and heard."""

from __future__ import annotations

from game.core.catalogue import Record


class MotionSpec(Record, frozen=True):
    """How an event is shown, by names of fields: `piece` moves to `to`, `points` rise from `at`, `ring` is redrawn,
    `gold` goes from `payer` to `payee`. Where a field holds a seat, its panel is meant."""

    piece: str = ""
    """One component, or several that fly together."""
    to: str = ""
    """Where no field has that name it is a place itself."""
    last: str = ""
    """What stays outlined as others' last move; `to` if it is not said, for then places belong to everybody."""
    turn: str = ""
    """How the piece is turned; its picture is asked for as `<piece>/<turn>`."""
    lies: bool = False
    """The piece flies from where it lies, not from whoever plays it."""
    start: str = ""
    """The place from where it comes, if that is neither."""
    passing: bool = False
    """Nobody need look for it afterwards: its place is neither lit before nor outlined later, and nothing waits."""
    gold: str = ""
    payer: str = ""
    payee: str = ""
    supply: str = ""
    """The component from which gold comes that nobody pays."""
    points: str = ""
    at: str = ""
    ring: str = ""
    sound: str = ""
    begins: bool = False
    """It is heard with the beginning of what moves, not where that ends."""
    steps: bool = False
    """Such events are shown one step after the other, before the next position comes, with their pieces lit."""
    group: str = ""
    """What the events of one step have in common; all of them are one step if empty."""
