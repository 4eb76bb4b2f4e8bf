"""Texts as a search compares them: large or small, with or without accents, every letter still in its place."""

from __future__ import annotations

import re
import unicodedata


def folded(text: str) -> str:
    """Letter for letter, so that a find's place is its place in the text too: `hafen` finds both Hafen and Häfen."""
    return "".join(_bare(letter) for letter in text)


def sought(wanted: str) -> list[re.Pattern[str]]:
    """The words that are looked for, each as it may stand in a folded text: `strasse` finds Straße, too."""
    return [re.compile(re.sub("ss|ß", "(?:ss|ß)", re.escape(word))) for word in folded(wanted).split()]


def searchable(letter: str) -> bool:
    """The stroke leads to the field and would stand in it, too."""
    return letter != "/"


def _bare(letter: str) -> str:
    small = letter.lower()
    base = unicodedata.normalize("NFD", small)[:1]
    return base if base.isalpha() else small[:1]
