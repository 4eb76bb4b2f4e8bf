"""Names that people type: one limit for set-up, command line and saves, and no sign that breaks a line or a file."""

from __future__ import annotations

import unicodedata

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
