"""Keys as they are printed: any key that a keyboard has may be given to a command."""

from __future__ import annotations

import pygame
import pytest

from game.core.words import LANGUAGES, Words
from game.table.keys import shown

EVERY_KEY = sorted({pygame.key.name(getattr(pygame, name)) for name in dir(pygame) if name.startswith("K_")} - {""})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_has_a_name(language: str) -> None:
    words = Words(language)
    assert len(EVERY_KEY) > 100
    assert [key for key in EVERY_KEY if not shown(f"ctrl+{key}", words).split("+", 1)[1].strip()] == []


@pytest.mark.parametrize(
    ("chord", "language", "printed"),
    [
        ("z", "en", "Z"),
        ("ctrl+z", "de", "Strg+Z"),
        ("+", "en", "+"),
        ("ctrl++", "de", "Strg++"),
        ("shift+f10", "de", "Umschalt+F10"),
        ("insert", "de", "Einfg"),
        ("page up", "de", "Bild auf"),
        ("scroll lock", "en", "Scroll Lock"),
    ],
)
def test_a_chord_is_printed_as_on_the_keys(chord: str, language: str, printed: str) -> None:
    assert shown(chord, Words(language)) == printed
