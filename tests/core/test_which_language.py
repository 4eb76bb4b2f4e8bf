"""A sentence in the wrong language is known by its small words; names, values and short texts are left alone."""

from __future__ import annotations

import pytest

from game.core.which_language import foreign_sentences, foreign_words, small_words


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Place your tile on one of the lit spaces."),
        ("de", "{seat} takes the tile from {at}."),
        ("de", "You may not pass."),
        ("en", "Leg dein Plättchen auf ein helles Feld."),
        ("en", "{seat} nimmt das Plättchen von {at}."),
        ("en", "Das ist alles für heute."),
    ],
)
def test_a_sentence_of_another_language_is_found(language: str, text: str) -> None:
    assert foreign_words(text, language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Hammer of the Scots"),
        ("de", "Du baust *Castle of Mey* und nimmst die Karte."),
        ("de", "Glen More II: Chronicles"),
        ("de", "{seat}: {tile}"),
        ("de", "Firth of Clyde"),
        ("de", "data/glen_more/tiles_a.yaml: dort steht es"),
        ("en", "The land of Strathclyde and its castle"),
        ("en", "PyYAML, MIT licence"),
        ("en", "Scot"),
        ("en", "<wheat> {n} [[die|The die]]"),
    ],
)
def test_names_values_and_short_texts_are_left_alone(language: str, text: str) -> None:
    assert foreign_words(text, language) == ()


def test_the_sentence_is_named_with_its_line_in_the_text() -> None:
    text = "Das Haus steht hier.\nDann kommt ein Satz. This is the sentence that was left over.\n"
    ((number, sentence, words),) = foreign_sentences(text, "de")
    assert (number, sentence) == (1, "This is the sentence that was left over.")
    assert {"this", "is", "the"} <= set(words)


def test_no_word_is_a_sign_of_both_languages() -> None:
    assert not small_words("en") & small_words("de")
