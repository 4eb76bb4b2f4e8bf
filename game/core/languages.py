"""The languages of the edition. One more is a line here and a folder of texts in data/text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

Prepositions = Mapping[str, Mapping[str, tuple[str, bool]]]
"""By what a text asks for (`{at:in}`) and a name's article: what is written before the name, and whether it bends."""


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
    prepositions: Prepositions = MappingProxyType({})
    quotes: tuple[str, str] = ("“", "”")
    """What stands before and behind a quoted word."""


def _dative(der: str, die: str, alone: str) -> dict[str, tuple[str, bool]]:
    """A preposition before `der` and `das`, which share their dative, before `die`, and before a town."""
    return {"der": (der, True), "das": (der, True), "die": (die, True), "": (alone, False)}


def _bare(der: str, bends: bool) -> dict[str, tuple[str, bool]]:
    """No preposition: who does it (`der`) or to whom it is done (`den`), which differ for `der` alone; at the
    beginning of a sentence with a capital. A town has no article."""
    das, die = ("Das", "Die") if der[0].isupper() else ("das", "die")
    return {"der": (der, bends), "das": (das, False), "die": (die, False), "": ("", False)}


_GERMAN: Prepositions = {
    "bei": _dative("beim", "bei der", "bei"),
    "zu": _dative("zum", "zur", "nach"),
    "von": _dative("vom", "von der", "von"),
    "aus": _dative("aus dem", "aus der", "aus"),
    "auf": _dative("auf dem", "auf der", "auf"),
    "für": {"der": ("für den", True), "das": ("für das", False), "die": ("für die", False), "": ("für", False)},
    "der": _bare("der", False),
    "Der": _bare("Der", False),
    "den": _bare("den", True),
    "Den": _bare("Den", True),
}
_ENGLISH: Prepositions = {"the": {"the": ("the", False), "": ("", False)}}

LANGUAGES: dict[str, Language] = {
    "en": Language("English", ("en", "english"), prepositions=_ENGLISH),
    "de": Language("Deutsch", ("de", "german"), prepositions=_GERMAN, quotes=("„", "“")),
}
"""By the name of their folder."""

FIRST = next(iter(LANGUAGES.values()))
"""Spoken where the system speaks none of ours."""


def spoken_language(system: str) -> str:
    """The language of a system that calls its own `de_DE.UTF-8` or `German_Germany`."""
    said = system.lower()
    return next((code for code, one in LANGUAGES.items() if said.startswith(one.spoken)), next(iter(LANGUAGES)))
