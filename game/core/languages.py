"""The languages of the edition. One more is a line here and a folder of texts in data/text."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else "other"


class Language(NamedTuple):
    """What it calls itself, and how systems begin to name it."""

    name: str
    spoken: tuple[str, ...]
    forms: tuple[str, ...] = ("one", "other")
    """What a text that depends on a number must give; the last serves where there is no number."""
    plural: Callable[[int], str] = _one_or_other
    """Which of the forms goes with a number."""


LANGUAGES: dict[str, Language] = {
    "en": Language("English", ("en", "english")),
    "de": Language("Deutsch", ("de", "german")),
}
"""By the name of their folder."""

FIRST = next(iter(LANGUAGES.values()))
"""Spoken where the system speaks none of ours."""


def spoken_language(system: str) -> str:
    """The language of a system that calls its own `de_DE.UTF-8` or `German_Germany`."""
    said = system.lower()
    return next((code for code, one in LANGUAGES.items() if said.startswith(one.spoken)), next(iter(LANGUAGES)))
