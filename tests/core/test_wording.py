"""One word for one thing, and nothing quoted that is not there: in the texts as they are, and where it is planted."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.core.errors import Problems
from game.core.wording import check_wording
from game.core.words import LANGUAGES, Text
from game.core.words_check import all_texts


def told(language: str, stem: str, **texts: Mapping[str, str] | str) -> list[str]:
    problems = Problems()
    made = {
        f"{stem}.{name}": Text({"other": text} if isinstance(text, str) else text, f"{language}/{stem}.yaml", 1)
        for name, text in texts.items()
    }
    check_wording({language: made}, problems)
    return [str(problem) for problem in problems.found]


def test_the_texts_are_worded_as_they_shall_be() -> None:
    problems = Problems()
    check_wording({language: all_texts(language, problems) for language in LANGUAGES}, problems)
    problems.raise_if_any()


@pytest.mark.parametrize(
    ("language", "stem", "text", "found"),
    [
        ("de", "table", "Statt dessen (geschätzt)", "Statt dessen"),
        ("de", "table", "In der Wiederholung sehen", "Wiederholung"),
        ("de", "scythe", "Diese Fähigkeit hat die Fraktion von Anfang an.", "Fraktion"),
        ("de", "scythe_tutorial", "Führ das Volk, dessen Arbeiter schwimmen.", "Volk"),
        ("de", "isle_of_skye_rules", "Gold aus deinem eigenen Beutel", "deinem eigenen Beutel"),
        ("de", "rebirth.film", "Unfertige Siedlungen", "Unfertig"),
        ("en", "isle_of_skye", "1 point for each cattle", "each cattle"),
        ("en", "scythe", "Offers are made in the own turn.", "the own"),
    ],
)
def test_a_word_for_something_that_is_called_otherwise_is_told(
    language: str, stem: str, text: str, found: str
) -> None:
    assert any(f"says '{found}'" in one for one in told(language, stem, a=text))


@pytest.mark.parametrize(
    ("language", "stem", "text"),
    [
        ("de", "glen_more", "Diese Fähigkeit hat die Fraktion."),
        ("de", "isle_of_skye", "Zurück in den Beutel"),
        ("de", "rebirth_tutorial", "Die Taste S tut dasselbe."),
        ("en", "glen_more", "{seat} takes {goods}."),
    ],
)
def test_elsewhere_the_same_word_is_right(language: str, stem: str, text: str) -> None:
    assert told(language, stem, a=text) == []


def test_what_is_quoted_stands_somewhere() -> None:
    row = "The row “larger land” tells it."
    assert any("quotes “larger land”" in one for one in told("en", "glen_more_tutorial", a=row))
    assert told("en", "glen_more_tutorial", a=row, b="Larger land") == []


def test_straight_quotation_marks_are_told() -> None:
    assert any("straight '" in one for one in told("en", "rebirth", a="Morag's castle"))


def test_both_forms_of_a_number_have_their_commas_alike() -> None:
    one, other = "kostet {n} Münze mehr, als dir bleibt", "kostet {n} Münzen, mehr als dir bleibt"
    assert any("commas" in told_of for told_of in told("de", "glen_more", a={"one": one, "other": other}))
    assert told("de", "glen_more", a={"one": "ein Platz, mehr nicht", "other": "{n} Plätze, mehr nicht"}) == []


def test_what_is_counted_has_a_form_for_one() -> None:
    learnt = {"one": "{n} Münze", "other": "{n} Münzen"}
    found = told("de", "glen_more", a=learnt, b="gewinnt mit {n} Münzen", c="{n} Holz")
    assert len(found) == 1 and "'glen_more.b' would say '1 Münzen'" in found[0]
