"""A search takes what is typed as it is meant: large or small, without accents, ss for ß."""

from __future__ import annotations

import pytest

from game.core.folding import folded, sought


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("hafen", "Zwei Häfen"),
        ("STRASSE", "Die Straße"),
        ("straße", "Die Strasse"),
        ("schloss", "Schloß und Schloss"),
        ("a.b", "a.b"),
    ],
)
def test_what_is_typed_finds_the_word_however_it_is_written(typed: str, text: str) -> None:
    assert all(word.search(folded(text)) for word in sought(typed))


def test_a_find_lies_where_it_stands_in_the_text() -> None:
    text = "Über die große Straße"
    (word,) = sought("strasse")
    found = word.search(folded(text))
    assert found is not None and text[slice(*found.span())] == "Straße"


def test_a_dot_finds_only_a_dot() -> None:
    (word,) = sought("a.b")
    assert word.search(folded("axb")) is None
