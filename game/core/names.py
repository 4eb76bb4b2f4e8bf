"""Names that people type: one limit for set-up, command line and saves, and no sign that breaks a line or a file."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

LONGEST_NAME = 14
"""Letters that the places of names on all pages are made for."""

_LOOKED_AT = 400
"""Nobody looks through a megabyte for fourteen letters."""


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The readable letters of a name, blanks joined, at most so many; empty if nothing readable is in it.

    Halves of letters, control signs and signs that only steer the direction of writing are left out: some of them
    can neither be saved nor drawn, and none can be seen.
    """
    shown = (letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text[:_LOOKED_AT])
    joined = unicodedata.normalize("NFC", " ".join("".join(shown).split()))
    return joined[:longest].rstrip()


class Name(str):
    """What somebody is called: the one kind of text that may be written shorter where it has no room.

    Sentences hold it as it is; a painter that gives a line a room (`Fonts.draw`, `Label`, `Button`) takes the longest
    of its forms that fits. `before` and `behind` stand around it in every form: the place in an order, a mark.
    """

    before: str
    behind: str

    def __new__(cls, name: str, before: str = "", behind: str = "") -> Name:
        made = super().__new__(cls, f"{before}{name}{behind}")
        made.before, made.behind = before, behind
        return made

    @property
    def bare(self) -> str:
        return self[len(self.before) : len(self) - len(self.behind)]

    def within(self, before: str = "", behind: str = "") -> Name:
        """The same name with this around it."""
        return Name(self.bare, before, behind)

    def forms(self) -> Iterator[str]:
        """From the longest to the shortest: "Anna Sophie", "Anna S.", "Anna", "Ann…", "An…", "A…".

        A number at the end stays, for it tells "Player 2" from "Player 3": "Play… 2", "P… 2".
        """
        yield str(self)
        bare, _, last = self.bare.rpartition(" ")
        if bare and last.isdigit():
            yield from list(self.__class__(bare, self.before, f" {last}{self.behind}").forms())[1:]
            return
        first, *others = self.bare.split(" ")
        if others:
            yield f"{self.before}{first} {' '.join(f'{one[0]}.' for one in others)}{self.behind}"
            yield f"{self.before}{first}{self.behind}"
        for letters in range(len(first) - 2, 0, -1):
            yield f"{self.before}{first[:letters]}…{self.behind}"
