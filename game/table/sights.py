"""What a first look over a table leads past, as data: where, in which words, and what is held up beside it."""

from __future__ import annotations

from game.core.catalogue import Record

PART, SEATS, LANDS = "part:", "seats", "lands"


class SightSpec(Record, frozen=True):
    """One stop. Places that nobody sees in this match are left out; without any there is no such stop."""

    at: tuple[str, ...]
    """Components, `seats` for the panels of all players, or whole parts of the table by `part:<its name>`."""
    says: str
    """Words; they may name {name} and {about} of a place where these are led past one by one."""
    each: bool = False
    """Past one place after another, each with words of its own."""
    back: str = ""
    """They lie face down first, this icon on their backs, and are turned over one by one."""
    along: bool = False
    """The light runs over them while the same words are said."""
    shows: str = ""
    """What is held over the table meanwhile: a thing of the gallery, or the `lands` of all players."""

    @property
    def one_by_one(self) -> bool:
        return self.each or bool(self.back)
